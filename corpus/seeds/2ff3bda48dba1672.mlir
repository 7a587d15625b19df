// bufdiff-profile: deep
// bufdiff-choices: 23f2f71a45649b3d2da33848b5d5f923d4464104c514c52e91063434e5f55cd345de3d91c46d3639
// bufdiff-choices: 7788b7a8405d42aa932b4b399ca2bc2092aa566bbd9cbdfb1bfa2d87a6acd3e9ae0c58c4127318aa
// bufdiff-choices: 5a24dc02889d6a3054f11e3ced85e14dff03cc3d7d7a0f170ff13814d5fbd840f7c4a40b083541e2
// bufdiff-choices: fc3c4ca0406b0d6ee0675ffabccdb376c5cf3a94d10fbf5e994865c3057a0545a3b9046dfaf6d1b3
// bufdiff-choices: 3be138178314a7f8d50fbeaf5b4e29408d5a07e92352ad97be8c1a0853aa4080014e651bc6e341f6
// bufdiff-choices: 4999853f21fcffb8be7f3f6e6c339b15381077361f0c4a33bb7e8f2018cc6245d61f3a882eb20685
// bufdiff-choices: 90282edd15e8321f078fa84a61bb541770b549d392d11d9056981e7c1a5ebcb39a282bf1c216be56
// bufdiff-choices: 499a63973f80cf3da94e37df1bd96996012e8dfcd998ada9673fdb6887d80402e290219428d8dbf4
// bufdiff-choices: c81ddd2f810bafdae9ab4eddf5a705c5e3df3360c77a4620cd67f0d05b4afa75324143e78becd058
// bufdiff-choices: 5f1bbd5cf97fca863b03655edf5dba2e8aad088b34a011ffa6814ee1c16b35c8bef99caabaa0a1cb
// bufdiff-choices: e9c1de56731b9bc88b2503a58fe84e8dc0be486df15910ec40c50d250babc5b9c0d1f98a1f61654f
// bufdiff-choices: 345478a2b97e610210e2dada0232b6c66010409c7188f84b74bf916d62a3b5ccf2b7ddecd787e4fb
// bufdiff-choices: 25a9de1bcc20fa461ea8ee511e495c17812ab43790e5944077eaebc4d7eddb93914a8ad88e5246eb
// bufdiff-choices: 215b38a7cb4f304672385f1704d407792bf2f7bbc312b8d01057955243f2cfd784501852377d3732
// bufdiff-choices: 89191e52e7d346e2d65278c6260a7dda84bed77bfb7833a7b7dfde69604ae9df8c935299106b4072
// bufdiff-choices: 71352cb7b65cf42e58b944ef676ef4ac4e00034c78a4ee58a9806f3ca4ac9ff47b558c813a7937e2
// bufdiff-choices: 3e520db17f78eb0987a2585a55940184ea89a97da72d4ad6b2c3d89f5fba3b0b225a79e51f9c95ed
// bufdiff-choices: 56ce54edf326f2ee43a28750707d9d6c55b1ab8b139f64e33bdb4ed767520e0335212d72bb0ca8c3
// bufdiff-choices: 8368def9dc1f9d613b8e130117ba510d80b52817d0d8c6ef6ee9b95a23fe079018b53206e6ecf803
// bufdiff-choices: e089f09af1548d38d08ee9ee02b38948d91bc76ea448648cc7dbf6cbe2defcf09301a43f556a1b46
// bufdiff-choices: c3491bb9e7e7dd9292d3fdb7a5e6a76e070f95848dfc7487338ee40057af3207cf65ecde67c9f1b6
// bufdiff-choices: c1435c003eb4c1ab5876b11fdbeb1be74202744aa60099990d08b2fb0e7481102c5fc0612b30a936
// bufdiff-choices: 1a569e63462fa8b24d8dd7230adcba20f099514996a114ed72e2c8b58664fcd32e9a47861304bc3c
// bufdiff-choices: ae143bc1fe4f4ab285a5a5a8a237592a3c703713200a981184abb95ce2c5a9219073f2017b60db3b
// bufdiff-choices: 65981393b2ef6290c3f87ebbf1cb9b9b6af36d42830eaa21c94178eb0324
// bufdiff-features: 397 819 826 1486 1941 2035 2332 2898 3579 3617 3785 4064 4165 4211 4752 4958
// bufdiff-features: 5296 6641 6812 6831 8130 8690 9282 9479 9748 10035 10384 10806 10872 11162
// bufdiff-features: 11228 11383 11441 11877 12058 12064 12170 12560 12677 13149 13233 13333 14052
// bufdiff-features: 14256 14884 14925 15136 15401 15671 15751 15903 16682 17255 18655 18667 18838
// bufdiff-features: 18952 19419 20092 20127 20392 21366 21652 21953 22095 22280 22640 22801 23892
// bufdiff-features: 24204 24402 25078 25236 25818 26087 26464 26568 26663 26922 27725 28145 28236
// bufdiff-features: 28512 28564 28814 29067 29130 29303 29590 30145 30205 30666 31279 31747 32113
// bufdiff-features: 32232 32278 32536 32809 32897 33769 33853 34159 34167 34233 35364 35950 36784
// bufdiff-features: 37302 37319 37348 38163 38218 38687 38754 39026 39130 39736 39915 39951 40084
// bufdiff-features: 40540 40712 41090 41519 42156 42467 42530 42806 42858 42984 43192 43248 43442
// bufdiff-features: 43642 43963 44007 44505 44621 44666 44865 44872 44943 45031 45147 46034 46203
// bufdiff-features: 46414 47102 47242 47244 47371 47392 48598 48938 48944 49370 49657 49707 49800
// bufdiff-features: 49956 50665 50894 51313 51415 51532 51729 51800 52062 52322 52432 52545 52558
// bufdiff-features: 52807 52823 52900 52928 53180 53244 53917 54003 54309 54658 54998 55480 55801
// bufdiff-features: 56094 56229 56696 56888 57176 57383 57548 57551 57745 57832 58190 58272 58303
// bufdiff-features: 58403 59176 59347 59620 60046 60567 60686 61169 61375 61484 61692 61873 61944
// bufdiff-features: 63600 63800 63929 64120 64235 64616 64716 64875 65188 65401 65873 66422 66662
// bufdiff-features: 66995 67959 68355 68782 69875 70335 70385 70596 71259 71306 71689 71851 72203
// bufdiff-features: 73289 73330 73388 73802 73926 74507 74607 74686 74862 75026 75502 75921 76953
// bufdiff-features: 76973 77129 77161 77213 77283 77389 77403 78182 78283 78430 78782 78808 79099
// bufdiff-features: 79368 79565 80962 81511 81736 82565 82758 83194 83672 84090 84098 84305 84322
// bufdiff-features: 84922 85675 85843 86125 86443 87151 87189 87199 87695 88089 88337 88732 88958
// bufdiff-features: 89250 89391 89780 89812 89928 90070 90202 90312 90383 90424 90543 90777 91074
// bufdiff-features: 91289 91491 92037 92129 92159 92194 92492 92849 92976 93094 93225 93374 94049
// bufdiff-features: 94364 94455 95183 95273 95394 95407 95693 96244 96353 97059 97131 98186 98299
// bufdiff-features: 98409 98501 99187 99359 99383 99723 99757 102215 102502 102809 103115 103318
// bufdiff-features: 103673 103715 103738 104315 104931 104983 105700 106087 106287 106607 108055
// bufdiff-features: 108549 108992 109135 109445 109643 109668 110162 110283 110561 110613 110780
// bufdiff-features: 110816 110904 112084 112929 113027 113374 113626 113927 113943 114309 115026
// bufdiff-features: 115804 116549 116728 117336 117606 117779 118880 119203 119340 119384 119597
// bufdiff-features: 119683 119764 119885 121000 121468 121626 121632 121682 121755 121812 122206
// bufdiff-features: 123204 123215 123446 123879 124090 124614 124626 125638 125702 125875 125901
// bufdiff-features: 125908 126337 126398 126825 127000 127243 127533 128666 128907 129009 129535
// bufdiff-features: 129711 130310 131038 131175 131433 131854 132574 132619 133022 133342 133364
// bufdiff-features: 133756 134145 134195 134279 134449 135764 136007 136030 136056 136110 136809
// bufdiff-features: 136943 137102 137105 137477 138086 138938 139102 139137 139704 139890 140374
// bufdiff-features: 140606 141113 141238 141360 141458 141726 142040 142393 142775 143172 143356
// bufdiff-features: 143475 144093 144727 145058 145422 145636 145996 146120 146512 146608 146822
// bufdiff-features: 147375 147654 147712 148141 148304 148377 148640 149304 149974 150313 150829
// bufdiff-features: 151507 151758 151936 152014 152133 152187 152226 152725 153304 154946 155143
// bufdiff-features: 155545 155644 155884 155898 155967 156109 156325 156460 156914 156983 157120
// bufdiff-features: 157293 157690 158120 158839 158897 159251 159359 159724 159762 159796 160349
// bufdiff-features: 160756 161281 161304 161974 162095 162113 162379 162740 162971 163044 164602
// bufdiff-features: 165141 165364 165636 165695 165719 165817 165837 166579 166888 166921 166937
// bufdiff-features: 167164 167442 167469 167973 168562 168881 169047 169288 170402 170819 170876
// bufdiff-features: 171053 171116 171369 172074 172090 172127 172926 173166 173800 174170 174225
// bufdiff-features: 174989 175523 175687 175950 176316 176335 177182 177211 177904 178067 178558
// bufdiff-features: 178560 178889 179105 179112 179280 180075 180207 180258 180284 181077 181541
// bufdiff-features: 182719 182966 183542 183547 183565 183645 183866 184030 184473 184576 185027
// bufdiff-features: 185198 185626 185723 185791 186257 186620 186959 187296 187596 187769 188175
// bufdiff-features: 188790 189223 190142 192138 192400 192411 192628 192720 192771 192913 193059
// bufdiff-features: 193290 193472 193522 193986 194134 194255 194682 195182 195363 195407 195820
// bufdiff-features: 196031 196349 196571 196632 196962 197125 197169 197267 197837 198081 198267
// bufdiff-features: 198447 198460 198578 199827 200256 200298 200896 201059 201601 201945 202032
// bufdiff-features: 202241 202814 202938 203352 203436 203595 203779 204126 205072 205434 205689
// bufdiff-features: 205953 206608 207124 207330 207675 207721 207731 207760 208122 208557 208637
// bufdiff-features: 208670 208765 209102 209380 209641 210022 210301 210461 210828 211044 211169
// bufdiff-features: 211508 212048 212549 213275 213392 213481 213701 214073 214484 214703 214830
// bufdiff-features: 215707 215959 216061 216076 217333 217778 218127 218141 218480 218709 218760
// bufdiff-features: 219413 220223 220985 221589 222487 222650 222767 222809 222839 223719 223802
// bufdiff-features: 223991 224897 224981 225016 225728 225759 225827 225948 226087 226178 226357
// bufdiff-features: 226457 226579 227111 227160 227345 227838 228120 228230 228255 228297 228814
// bufdiff-features: 228936 229266 229273 229671 229951 229978 230081 230104 230519 230570 230594
// bufdiff-features: 230810 231263 231527 231994 233919 234455 234510 234527 234718 234820 235168
// bufdiff-features: 235325 236180 236324 236929 236930 237146 237454 237763 238033 238374 238676
// bufdiff-features: 239237 240148 240158 240951 240960 241308 241532 242733 243095 243137 243256
// bufdiff-features: 243441 243546 243781 243784 244092 244729 244971 245045 245171 245594 245784
// bufdiff-features: 246256 246460 246463 246543 246783 246895 247062 247869 248209 248581 249184
// bufdiff-features: 249221 249278 249653 249841 250262 250917 251455 251506 251626 252407 252466
// bufdiff-features: 252539 252543 253439 253484 253772 253836 254791 254836 254840 255556 256076
// bufdiff-features: 256121 256200 256245 256415 257002 257647 258375 258477 258906 258916 258958
// bufdiff-features: 258994 259528 259840 260707 260798 260969 261091 262079 262121
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<() -> ()>
module {
  func.func @f1(%arg0: tensor<2xf32>) -> (tensor<1x2xf32>, tensor<2xf32>, tensor<1x2xf32>) {
    %0 = linalg.softmax dimension(0) ins(%arg0 : tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %0[%c1] : tensor<2xf32>
    %expanded = tensor.expand_shape %0 [[0, 1]] output_shape [1, 2] : tensor<2xf32> into tensor<1x2xf32>
    %c0 = arith.constant 0 : index
    %inserted = tensor.insert %extracted into %expanded[%c0, %c1] : tensor<1x2xf32>
    %inserted_slice = tensor.insert_slice %inserted into %expanded[0, 0] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<1x2xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = arith.cmpf ogt, %extracted, %cst : f32
    %2 = arith.index_castui %1 : i1 to index
    %inserted_0 = tensor.insert %extracted into %expanded[%c0, %2] : tensor<1x2xf32>
    %cst_1 = arith.constant 1.000000e+01 : f32
    %from_elements = tensor.from_elements %extracted, %cst_1 : tensor<2xf32>
    %c7 = arith.constant 7 : index
    %3 = arith.cmpi uge, %2, %c7 : index
    %4 = arith.select %3, %0, %from_elements : tensor<2xf32>
    %5 = bufferization.alloc_tensor() copy(%inserted_0) : tensor<1x2xf32>
    %6 = tensor.empty() : tensor<2xf32>
    %7 = linalg.copy ins(%4 : tensor<2xf32>) outs(%6 : tensor<2xf32>) -> tensor<2xf32>
    return %5, %7, %inserted_slice : tensor<1x2xf32>, tensor<2xf32>, tensor<1x2xf32>
  }
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<?xf32>, %arg2: tensor<2xf32>, %arg3: tensor<4xf32>) -> (tensor<1x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xf32>, tensor<1xf32>, tensor<2xf32>, tensor<1x?xf32>, tensor<1x?xf32>, tensor<2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<?xf32>) {
    %0:3 = call @f1(%arg2) : (tensor<2xf32>) -> (tensor<1x2xf32>, tensor<2xf32>, tensor<1x2xf32>)
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %0#0[%c0, %c0] : tensor<1x2xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %1 = arith.cmpf ogt, %extracted, %cst : f32
    %2 = arith.select %1, %0#2, %0#0 : tensor<1x2xf32>
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant dense<7.500000e+00> : tensor<f32>
    %inserted_slice = tensor.insert_slice %cst_0 into %0#1[%c1] [1] [1] : tensor<f32> into tensor<2xf32>
    %3 = arith.select %1, %2, %0#2 : tensor<1x2xf32>
    %rank = tensor.rank %3 : tensor<1x2xf32>
    %4:2 = scf.for %arg4 = %c0 to %rank step %c1 iter_args(%arg5 = %inserted_slice, %arg6 = %1) -> (tensor<2xf32>, i1) {
      %cst_7 = arith.constant dense<[[7.500000e+00], [8.500000e+00]]> : tensor<2x1xf32>
      %transposed = linalg.transpose ins(%cst_7 : tensor<2x1xf32>) outs(%3 : tensor<1x2xf32>) permutation = [1, 0] 
      %collapsed = tensor.collapse_shape %0#2 [[0, 1]] : tensor<1x2xf32> into tensor<2xf32>
      %extracted_slice_8 = tensor.extract_slice %cst_7[0, %c0] [%c1, 1] [%c1, 1] : tensor<2x1xf32> to tensor<?xf32>
      %cst_9 = arith.constant 7.250000e+00 : f32
      %inserted_10 = tensor.insert %cst_9 into %cst_7[%c1, %c0] : tensor<2x1xf32>
      %32 = tensor.empty(%c1) : tensor<?xf32>
      %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_8 : tensor<?xf32>) outs(%32 : tensor<?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %35 = arith.maximumf %in, %extracted : f32
        linalg.yield %35 : f32
      } -> tensor<?xf32>
      %34 = func.call @step2(%arg5) : (tensor<2xf32>) -> tensor<2xf32>
      scf.yield %34, %arg6 : tensor<2xf32>, i1
    }
    %5:3 = call @f1(%arg0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<2xf32>) -> (tensor<1x2xf32>, tensor<2xf32>, tensor<1x2xf32>)
    %6 = call @step2(%0#1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2xf32>) -> tensor<2xf32>
    %c2 = arith.constant 2 : index
    %7 = tensor.empty(%c1, %c2) : tensor<?x?xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5#0 : tensor<1x2xf32>) outs(%7 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_7 = arith.constant -6.000000e+00 : f32
      %32 = arith.minimumf %in, %cst_7 : f32
      linalg.yield %32 : f32
    } -> tensor<?x?xf32>
    %9 = scf.forall (%arg4) in (%c2) shared_outs(%arg5 = %arg0) -> (tensor<2xf32>) {
      %mapped = linalg.map { arith.addf } ins(%arg0, %inserted_slice : tensor<2xf32>, tensor<2xf32>) outs(%5#1 : tensor<2xf32>)
      %32:3 = func.call @f1(%mapped) : (tensor<2xf32>) -> (tensor<1x2xf32>, tensor<2xf32>, tensor<1x2xf32>)
      %extracted_slice_7 = tensor.extract_slice %arg5[%arg4] [1] [1] : tensor<2xf32> to tensor<f32>
      %33 = linalg.copy ins(%cst_0 : tensor<f32>) outs(%extracted_slice_7 : tensor<f32>) -> tensor<f32>
      %inserted_8 = tensor.insert %extracted into %33[] : tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted_8 into %arg5[%arg4] [1] [1] : tensor<f32> into tensor<2xf32>
      }
    }
    %extracted_1 = tensor.extract %2[%c0, %c0] : tensor<1x2xf32>
    %c3 = arith.constant 3 : index
    %10 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %5#1) -> (tensor<2xf32>) {
      %32:3 = scf.while (%arg6 = %c0, %arg7 = %3, %arg8 = %inserted_slice) : (index, tensor<1x2xf32>, tensor<2xf32>) -> (index, tensor<1x2xf32>, tensor<2xf32>) {
        %extracted_slice_9 = tensor.extract_slice %5#1[0] [2] [1] : tensor<2xf32> to tensor<2xf32>
        %extracted_slice_10 = tensor.extract_slice %5#1[0] [2] [1] : tensor<2xf32> to tensor<2xf32>
        %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_9 : tensor<2xf32>) outs(%extracted_slice_10 : tensor<2xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<2xf32>
        %40 = tensor.empty() : tensor<2xf32>
        %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%39 : tensor<2xf32>) outs(%40 : tensor<2xf32>) {
        ^bb0(%in: f32, %out: f32):
          %46 = arith.minimumf %in, %extracted_1 : f32
          linalg.yield %46 : f32
        } -> tensor<2xf32>
        %42 = arith.cmpi ult, %arg6, %c1 : index
        %cst_11 = arith.constant -0.000000e+00 : f32
        %43 = arith.cmpf uno, %extracted, %cst_11 : f32
        %44 = arith.andi %42, %43 : i1
        %45 = linalg.copy ins(%5#0 : tensor<1x2xf32>) outs(%arg7 : tensor<1x2xf32>) -> tensor<1x2xf32>
        scf.condition(%44) %arg6, %45, %arg8 : index, tensor<1x2xf32>, tensor<2xf32>
      } do {
      ^bb0(%arg6: index, %arg7: tensor<1x2xf32>, %arg8: tensor<2xf32>):
        %39 = tensor.empty() : tensor<2xf32>
        %40 = linalg.fill ins(%extracted : f32) outs(%39 : tensor<2xf32>) -> tensor<2xf32>
        %41 = func.call @pick3(%arg8, %40) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
        %42 = linalg.max ins(%inserted_slice, %5#1 : tensor<2xf32>, tensor<2xf32>) outs(%41 : tensor<2xf32>) -> tensor<2xf32>
        %43 = tensor.empty() : tensor<2xf32>
        %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%40 : tensor<2xf32>) outs(%43 : tensor<2xf32>) {
        ^bb0(%in: f32, %out: f32):
          %53 = arith.cmpf one, %in, %extracted : f32
          %54 = arith.select %53, %in, %extracted : f32
          linalg.yield %54 : f32
        } -> tensor<2xf32>
        %45 = arith.addi %arg6, %c1 : index
        %46 = linalg.copy ins(%44 : tensor<2xf32>) outs(%arg8 : tensor<2xf32>) -> tensor<2xf32>
        %47 = arith.index_castui %1 : i1 to index
        %48 = arith.remui %47, %c2 : index
        %extracted_9 = tensor.extract %arg7[%c0, %48] : tensor<1x2xf32>
        %cst_10 = arith.constant -2.500000e+00 : f32
        %cst_11 = arith.constant -2.500000e+00 : f32
        %from_elements = tensor.from_elements %cst_10, %cst_11 : tensor<1x2xf32>
        %49 = linalg.max ins(%8, %from_elements : tensor<?x?xf32>, tensor<1x2xf32>) outs(%arg7 : tensor<1x2xf32>) -> tensor<1x2xf32>
        %50 = tensor.empty(%c2, %c2) : tensor<?x?xf32>
        %51 = linalg.fill ins(%extracted_9 : f32) outs(%50 : tensor<?x?xf32>) -> tensor<?x?xf32>
        %cst_12 = arith.constant dense<[[2.500000e+00, 3.500000e+00, 4.500000e+00], [5.500000e+00, 6.500000e+00, 7.500000e+00]]> : tensor<2x3xf32>
        %52 = linalg.conv_2d ins(%cst_12, %51 : tensor<2x3xf32>, tensor<?x?xf32>) outs(%49 : tensor<1x2xf32>) -> tensor<1x2xf32>
        scf.yield %45, %52, %46 : index, tensor<1x2xf32>, tensor<2xf32>
      }
      %cst_7 = arith.constant dense<[[[[[8], [9]]], [[[10], [11]]]]]> : tensor<1x2x1x2x1xi32>
      %33 = tensor.empty() : tensor<1x1x1xi32>
      %34 = linalg.pooling_ndhwc_sum ins(%cst_7, %33 : tensor<1x2x1x2x1xi32>, tensor<1x1x1xi32>) outs(%cst_7 : tensor<1x2x1x2x1xi32>) -> tensor<1x2x1x2x1xi32>
      %35 = func.call @step2(%5#1) : (tensor<2xf32>) -> tensor<2xf32>
      %36:3 = func.call @f1(%5#1) : (tensor<2xf32>) -> (tensor<1x2xf32>, tensor<2xf32>, tensor<1x2xf32>)
      %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%35 : tensor<2xf32>) outs(%35 : tensor<2xf32>) {
      ^bb0(%in: f32, %out: f32):
        %39 = arith.subf %in, %out : f32
        linalg.yield %39 : f32
      } -> tensor<2xf32>
      %inserted_8 = tensor.insert %extracted_1 into %arg5[%c0] : tensor<2xf32>
      %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4#0 : tensor<2xf32>) outs(%inserted_8 : tensor<2xf32>) {
      ^bb0(%in: f32, %out: f32):
        %39 = arith.negf %in : f32
        %40 = arith.addf %39, %out : f32
        linalg.yield %40 : f32
      } -> tensor<2xf32>
      scf.yield %38 : tensor<2xf32>
    }
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%4#0, %6 : tensor<2xf32>, tensor<2xf32>) outs(%10 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %32 = arith.addf %in, %in_7 : f32
      linalg.yield %32 : f32
    } -> tensor<2xf32>
    %cst_2 = arith.constant 0.000000e+00 : f32
    %12 = arith.maximumf %cst, %cst_2 : f32
    %13:2 = scf.forall (%arg4) in (%c2) shared_outs(%arg5 = %10, %arg6 = %9) -> (tensor<2xf32>, tensor<2xf32>) {
      %32 = func.call @pick3(%10, %10) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %extracted_slice_7 = tensor.extract_slice %arg5[%arg4] [1] [1] : tensor<2xf32> to tensor<f32>
      %33 = linalg.powf ins(%extracted_slice_7, %cst_0 : tensor<f32>, tensor<f32>) outs(%extracted_slice_7 : tensor<f32>) -> tensor<f32>
      %34 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%33 : tensor<f32>) {
      ^bb0(%out: f32):
        %37 = arith.maximumf %out, %12 : f32
        linalg.yield %37 : f32
      } -> tensor<f32>
      %extracted_slice_8 = tensor.extract_slice %arg6[%arg4] [1] [1] : tensor<2xf32> to tensor<f32>
      %35 = linalg.log ins(%extracted_slice_7 : tensor<f32>) outs(%extracted_slice_8 : tensor<f32>) -> tensor<f32>
      %36 = linalg.round ins(%35 : tensor<f32>) outs(%35 : tensor<f32>) -> tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %34 into %arg5[%arg4] [1] [1] : tensor<f32> into tensor<2xf32>
        tensor.parallel_insert_slice %36 into %arg6[%arg4] [1] [1] : tensor<f32> into tensor<2xf32>
      }
    }
    %14 = arith.index_castui %1 : i1 to index
    %15 = arith.remui %14, %c2 : index
    %extracted_slice = tensor.extract_slice %2[0, %15] [1, 1] [1, 1] : tensor<1x2xf32> to tensor<1xf32>
    %extracted_slice_3 = tensor.extract_slice %extracted_slice[%c0] [1] [1] : tensor<1xf32> to tensor<1xf32>
    %inserted = tensor.insert %extracted into %extracted_slice[%c0] : tensor<1xf32>
    %16 = call @same4(%9) : (tensor<2xf32>) -> tensor<2xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%13#0 : tensor<2xf32>) outs(%9 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.addf %in, %out : f32
      linalg.yield %32 : f32
    } -> tensor<2xf32>
    %18 = arith.index_castui %1 : i1 to index
    %19 = arith.remui %18, %c2 : index
    %extracted_4 = tensor.extract %16[%19] : tensor<2xf32>
    vector.print %extracted_4 : f32
    %cst_5 = arith.constant dense<[[7.500000e+00, 8.500000e+00]]> : tensor<1x2xf32>
    %20 = call @pick5(%0#2, %cst_5) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %21 = linalg.div ins(%cst_5, %8 : tensor<1x2xf32>, tensor<?x?xf32>) outs(%0#2 : tensor<1x2xf32>) -> tensor<1x2xf32>
    %22 = tensor.empty(%c2) : tensor<1x?xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<1x2xf32>) outs(%22 : tensor<1x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_7 = arith.constant -6.000000e+00 : f32
      %32 = arith.negf %in : f32
      %33 = arith.addf %32, %cst_7 : f32
      linalg.yield %33 : f32
    } -> tensor<1x?xf32>
    %24 = call @step2(%6) : (tensor<2xf32>) -> tensor<2xf32>
    %25 = tensor.empty(%c2) : tensor<1x?xf32>
    %26 = linalg.ceil ins(%21 : tensor<1x2xf32>) outs(%25 : tensor<1x?xf32>) -> tensor<1x?xf32>
    %expanded = tensor.expand_shape %25 [[0], [1, 2]] output_shape [1, %c1, 2] : tensor<1x?xf32> into tensor<1x?x2xf32>
    %27 = bufferization.to_buffer %13#0 read_only : tensor<2xf32> to memref<2xf32, strided<[?], offset: ?>>
    %28 = memref.load %27[%c0] : memref<2xf32, strided<[?], offset: ?>>
    %29:3 = call @f1(%24) : (tensor<2xf32>) -> (tensor<1x2xf32>, tensor<2xf32>, tensor<1x2xf32>)
    %30 = scf.for %arg4 = %c1 to %c3 step %c1 iter_args(%arg5 = %29#1) -> (tensor<2xf32>) {
      %cst_7 = arith.constant 1.000000e+02 : f32
      %from_elements = tensor.from_elements %cst_7, %extracted : tensor<1x2xf32>
      %32 = func.call @pick5(%29#0, %from_elements) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %extracted_8 = tensor.extract %from_elements[%c0, %c1] : tensor<1x2xf32>
      vector.print %extracted_8 : f32
      %expanded_9 = tensor.expand_shape %32 [[0], [1, 2]] output_shape [1, 2, 1] : tensor<1x2xf32> into tensor<1x2x1xf32>
      %33 = linalg.copy ins(%13#0 : tensor<2xf32>) outs(%arg5 : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %33 : tensor<2xf32>
    }
    %31 = scf.forall (%arg4) in (1) shared_outs(%arg5 = %29#2) -> (tensor<1x2xf32>) {
      %extracted_slice_7 = tensor.extract_slice %arg5[%arg4, 0] [1, 2] [1, 1] : tensor<1x2xf32> to tensor<1x2xf32>
      %32 = tensor.empty(%c1, %c2) : tensor<?x?x2xf32>
      %33 = linalg.fill ins(%12 : f32) outs(%32 : tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
      %cast_8 = tensor.cast %33 : tensor<?x?x2xf32> to tensor<1x2x2xf32>
      %reduced = linalg.reduce ins(%cast_8 : tensor<1x2x2xf32>) outs(%extracted_slice_7 : tensor<1x2xf32>) dimensions = [2] 
        (%in: f32, %init: f32) {
          %34 = arith.cmpf olt, %in, %init : f32
          %35 = arith.select %34, %in, %init : f32
          linalg.yield %35 : f32
        }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %reduced into %arg5[%arg4, 0] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<1x2xf32>
      }
    }
    %cast = tensor.cast %extracted_slice_3 : tensor<1xf32> to tensor<?xf32>
    %cast_6 = tensor.cast %24 : tensor<2xf32> to tensor<?xf32>
    return %5#2, %11, %13#1, %cast, %inserted, %17, %23, %26, %30, %31, %29#0, %cast_6 : tensor<1x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xf32>, tensor<1xf32>, tensor<2xf32>, tensor<1x?xf32>, tensor<1x?xf32>, tensor<2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<?xf32>
  }
  func.func private @step2(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2) : tensor<?xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %2 = tensor.empty(%c2) : tensor<?xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %1[%c0] : tensor<?xf32>
    %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
    %4 = linalg.div ins(%1, %3 : tensor<?xf32>, tensor<?xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    return %4 : tensor<2xf32>
  }
  func.func private @pick3(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> tensor<2xf32> {
    return %arg0 : tensor<2xf32>
  }
  func.func private @same4(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = tensor.empty() : tensor<2xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1] : tensor<2xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %mapped = linalg.map ins(%arg0, %1, %arg0 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) outs(%arg0 : tensor<2xf32>)
      (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
        %2 = arith.cmpf ogt, %in, %in_0 : f32
        %3 = arith.select %2, %in, %in_0 : f32
        %4 = arith.cmpf ogt, %3, %in_1 : f32
        %5 = arith.select %4, %3, %in_1 : f32
        linalg.yield %5 : f32
      }
    return %arg0 : tensor<2xf32>
  }
  func.func private @pick5(%arg0: tensor<1x2xf32>, %arg1: tensor<1x2xf32>) -> tensor<1x2xf32> {
    return %arg0 : tensor<1x2xf32>
  }
}

