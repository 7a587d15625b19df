// bufdiff-profile: wide
// bufdiff-choices: 0395d8b573caa0ad21a549292cc2e56b0531e530c73d3f975f9e2b2346cff08d6e02a488c4abc6fb
// bufdiff-choices: fe71cb9b88733f7cc731eddc21383305cce565390eb80286e45946947398071e1dbaf484d62963de
// bufdiff-choices: 290105bd1c03dd0ffea0c989bdb1d1460438b60f8c14cdf22bf2d8d69659709d0f4b4a24db3fd169
// bufdiff-choices: b3cbce539b19ca05376b3e9568a527d9f2a1b0328e9ba6a0f7f31fd59689821ae34b10521669003a
// bufdiff-choices: 8dcc2da5290474ff7aadad7e818bcc75a72ae5290bc9829411f0443731ea42fb7402c594c7585a5d
// bufdiff-choices: 629b2a06b6694f79dde5e3b5c55dba7bf65f479bb679065fab0ea224d529ac3baa65d541fa2d2b53
// bufdiff-choices: f560ca3bcd8496638355e929c8303f4243bd4027d7cf169874ef91618b6c27224a09b8bbe4d7c428
// bufdiff-choices: baa7276f4c391049c40711a10fef1161925fea8ba88bdf64d73f6820777b24dabd42c50115d46e9e
// bufdiff-choices: b19a52aae01b336fcebb5c7d6a7f30e5e82a5a20eef81a2e0f09d06fd7529ae22e6ff05400731c5d
// bufdiff-choices: 23480920e09197a5cfd72d316742f491182c806c6a5f129d3db47e27b6b9bdbf55d0560a43e85364
// bufdiff-choices: eaf4024c16f03ae86674a1dc54a70a0390164d9747b091970ab32c6ccc7ce6506c0e872b2b6a7862
// bufdiff-choices: 84cf76c60e6faec0dadca700f17f1e07874f82fa2944b7ad714403d4b32a24019cc9154eaf662f77
// bufdiff-choices: c5c7c4241e976062cbbdb17d6ce5b69f9c5bacd04ad2c48521c5fed2d2b4ff609b7346553be4a5c5
// bufdiff-choices: 2ee2fd20072643cea8804703168215065b273adbe10a2727557bef164496bd5fb94a448fcd186bf0
// bufdiff-choices: 8e6b56fa003051be95eb438216f75241d5613ceacd7e69e4c6e9b326b34d91509aa17614c15e330e
// bufdiff-choices: 3e077818b59c56b6d959aae2fe6dc99c8687b1318325a766afdad71d9ca542c36a9158be7e215764
// bufdiff-choices: ff008b060014675e
// bufdiff-features: 17 24 397 600 1150 2898 2945 2961 3041 4752 6611 6641 6812 7369 7384 9255 9479
// bufdiff-features: 9768 9968 10035 10254 10262 10384 10445 11162 12170 12246 12638 12932 13233
// bufdiff-features: 13915 14454 14925 15751 15903 16451 16682 16728 16960 17792 18486 18952 19419
// bufdiff-features: 19631 20092 20749 21140 21522 21579 22095 22280 22498 22593 22630 22637 23047
// bufdiff-features: 23097 23143 24184 24207 25367 25818 26125 26552 26568 26796 26922 26960 27351
// bufdiff-features: 27725 28564 29590 29839 29968 30002 30209 30293 30666 31143 33769 33853 34167
// bufdiff-features: 34779 36193 36784 37314 38225 38783 40712 41396 42344 42467 43839 44522 45617
// bufdiff-features: 46203 47371 47392 47762 48038 48598 48974 49635 50146 50894 51415 52322 52558
// bufdiff-features: 52900 53244 53252 53469 53716 54546 54998 55113 55270 55318 57548 58290 58303
// bufdiff-features: 58718 59347 60025 60384 60519 60686 61628 61944 61969 63044 63071 63341 63929
// bufdiff-features: 64119 64120 64235 64716 64724 65401 65496 66422 67310 67936 68334 68355 68370
// bufdiff-features: 68782 68935 69112 69121 69660 70036 71050 71168 71306 72413 73141 73289 73802
// bufdiff-features: 74833 74864 75921 76328 76339 76700 76953 77586 78041 78283 78430 78703 78808
// bufdiff-features: 79099 80542 81443 81736 82011 82135 84127 84585 85843 86125 86834 86844 87199
// bufdiff-features: 87345 87862 87935 88337 88635 88732 88999 89481 89767 89780 89812 90070 91074
// bufdiff-features: 91248 91633 92022 92194 92376 93255 94049 95273 95407 95900 97059 97131 97924
// bufdiff-features: 98299 98308 98409 98501 98658 99383 99525 99757 99969 100073 101823 101867
// bufdiff-features: 101987 103159 103715 104229 104315 104931 105573 107412 107425 107732 108012
// bufdiff-features: 108038 108210 109105 109732 110220 110552 110780 111024 112929 113327 113940
// bufdiff-features: 115026 117151 117206 117231 117235 117336 117618 118035 119588 121363 121626
// bufdiff-features: 121682 121977 125699 125702 125908 126928 127096 127813 128182 128916 129435
// bufdiff-features: 129630 129849 130933 132156 132398 133331 135363 135534 136039 136269 137045
// bufdiff-features: 138476 140940 141168 141834 141891 142040 142349 143475 144053 144093 144724
// bufdiff-features: 144921 145008 145058 146118 146512 147500 147712 148304 149351 149884 150328
// bufdiff-features: 150631 150818 150995 151326 151758 151936 152721 153293 154216 155465 155898
// bufdiff-features: 156154 156460 156568 157034 158120 158897 159348 159421 160505 160604 160756
// bufdiff-features: 160932 160967 161295 161377 162390 162971 163687 163876 165161 165340 165636
// bufdiff-features: 165719 166065 167197 167614 167973 168516 168752 168858 170057 170701 171116
// bufdiff-features: 171134 171369 171551 172478 172957 173800 173922 174042 174170 176577 176774
// bufdiff-features: 177182 177355 177871 177904 178067 178558 178560 178854 179649 179739 179796
// bufdiff-features: 181352 181522 181541 181789 183114 184030 184625 184718 185723 186257 186959
// bufdiff-features: 187896 187925 188571 188719 188790 188845 190141 190142 192210 192374 192422
// bufdiff-features: 192628 192771 193290 193382 193625 193747 193773 194134 194682 194714 196031
// bufdiff-features: 196048 196734 197738 197837 198003 198460 198820 198889 200004 200104 201059
// bufdiff-features: 201095 201461 201601 202241 202616 203158 203352 203746 204527 204797 205434
// bufdiff-features: 205689 206133 207081 207731 208115 208623 210022 210301 210461 210927 211118
// bufdiff-features: 212375 214071 214143 214325 214560 214621 214744 214865 215340 215938 215959
// bufdiff-features: 216066 217040 217137 217282 218286 218635 218738 222809 222982 223016 223640
// bufdiff-features: 223719 224222 225246 225827 225971 227345 228061 228390 228519 228936 228960
// bufdiff-features: 229273 230081 230293 230477 230640 230915 230920 234562 235375 236336 236930
// bufdiff-features: 236986 238185 240158 240218 240339 241225 242306 242335 242955 243546 243781
// bufdiff-features: 243784 243872 243943 244729 246543 246783 246895 247624 248209 249841 250415
// bufdiff-features: 250596 250917 250948 252260 252466 252539 252921 253665 253836 255520 255896
// bufdiff-features: 256112 256850 256972 257513 258331 258378 259434 259510 259528 259840 261091
// bufdiff-features: 261426 261708 261714 261833 262097
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f5(%arg0: tensor<3x3xindex>, %arg1: tensor<3x3xindex>, %arg2: tensor<3x3xindex>, %arg3: f64) -> (tensor<3x3xindex>, tensor<3x?xindex>, tensor<2xf64>, tensor<2x?xindex>) {
    %0 = linalg.copy ins(%arg0 : tensor<3x3xindex>) outs(%arg2 : tensor<3x3xindex>) -> tensor<3x3xindex>
    %1 = tensor.empty() : tensor<4xf64>
    %2 = linalg.fill ins(%arg3 : f64) outs(%1 : tensor<4xf64>) -> tensor<4xf64>
    %cast = tensor.cast %2 : tensor<4xf64> to tensor<?xf64>
    %cst = arith.constant 2.000000e+00 : f64
    %from_elements = tensor.from_elements %cst, %arg3 : tensor<2xf64>
    %3:2 = call @f2(%cast, %from_elements) : (tensor<?xf64>, tensor<2xf64>) -> (tensor<3x?xindex>, tensor<2xf64>)
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [2, %c3] [2, 1] : tensor<3x3xindex> to tensor<2x?xindex>
    return %0, %3#0, %3#1, %extracted_slice : tensor<3x3xindex>, tensor<3x?xindex>, tensor<2xf64>, tensor<2x?xindex>
  }
  func.func private @f3(%arg0: tensor<?x?xindex>, %arg1: tensor<?x?xindex>) -> tensor<?x?xindex> {
    %cst = arith.constant dense<4> : tensor<2x3x3xindex>
    %cast = tensor.cast %cst : tensor<2x3x3xindex> to tensor<2x?x?xindex>
    %reduced = linalg.reduce ins(%cast : tensor<2x?x?xindex>) outs(%arg0 : tensor<?x?xindex>) dimensions = [0] 
      (%in: index, %init: index) {
        %0 = arith.cmpi slt, %in, %init : index
        %1 = arith.select %0, %in, %init : index
        linalg.yield %1 : index
      }
    return %reduced : tensor<?x?xindex>
  }
  func.func @f2(%arg0: tensor<?xf64>, %arg1: tensor<2xf64>) -> (tensor<3x?xindex>, tensor<2xf64>) {
    %0 = tensor.empty() : tensor<3x4xindex>
    %c2 = arith.constant 2 : index
    %1 = linalg.fill ins(%c2 : index) outs(%0 : tensor<3x4xindex>) -> tensor<3x4xindex>
    %cast = tensor.cast %1 : tensor<3x4xindex> to tensor<3x?xindex>
    %2 = call @f1(%cast) : (tensor<3x?xindex>) -> tensor<3x?xindex>
    return %2, %arg1 : tensor<3x?xindex>, tensor<2xf64>
  }
  func.func private @f1(%arg0: tensor<3x?xindex>) -> tensor<3x?xindex> {
    %0 = scf.forall (%arg1) in (3) shared_outs(%arg2 = %arg0) -> (tensor<3x?xindex>) {
      %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<3x?xindex> into tensor<?xindex>
      %c1 = arith.constant 1 : index
      %dim = tensor.dim %arg0, %c1 : tensor<3x?xindex>
      %1 = arith.cmpi uge, %dim, %c1 : index
      %2 = scf.if %1 -> (tensor<?xindex>) {
        scf.yield %collapsed : tensor<?xindex>
      } else {
        %c0 = arith.constant 0 : index
        %dim_0 = tensor.dim %collapsed, %c0 : tensor<?xindex>
        %inserted_slice = tensor.insert_slice %collapsed into %collapsed[0] [%dim_0] [1] : tensor<?xindex> into tensor<?xindex>
        scf.yield %inserted_slice : tensor<?xindex>
      }
      %extracted_slice = tensor.extract_slice %arg2[%arg1, 0] [1, %dim] [1, 1] : tensor<3x?xindex> to tensor<?xindex>
      %3 = linalg.fill ins(%arg1 : index) outs(%extracted_slice : tensor<?xindex>) -> tensor<?xindex>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %3 into %arg2[%arg1, 0] [1, %dim] [1, 1] : tensor<?xindex> into tensor<3x?xindex>
      }
    }
    %mapped = linalg.map ins(%0 : tensor<3x?xindex>) outs(%arg0 : tensor<3x?xindex>)
      (%in: index, %init: index) {
        linalg.yield %in : index
      }
    return %mapped : tensor<3x?xindex>
  }
  func.func private @f4(%arg0: tensor<3x?xindex>, %arg1: tensor<3x?xindex>, %arg2: tensor<3x?xindex>, %arg3: f64) -> (tensor<3x?xindex>, tensor<3x3xindex>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %inserted = tensor.insert %c2 into %arg0[%c1, %c1] : tensor<3x?xindex>
    %cast = tensor.cast %arg0 : tensor<3x?xindex> to tensor<?x?xindex>
    %cast_0 = tensor.cast %arg0 : tensor<3x?xindex> to tensor<?x?xindex>
    %0 = call @f3(%cast, %cast_0) : (tensor<?x?xindex>, tensor<?x?xindex>) -> tensor<?x?xindex>
    %1 = tensor.empty() : tensor<3x3xindex>
    %2 = linalg.copy ins(%0 : tensor<?x?xindex>) outs(%1 : tensor<3x3xindex>) -> tensor<3x3xindex>
    return %inserted, %2 : tensor<3x?xindex>, tensor<3x3xindex>
  }
  func.func @f6(%arg0: tensor<3x3xindex>) -> (tensor<3x3xindex>, index) {
    %c2 = arith.constant 2 : index
    %0 = tensor.empty() : tensor<2x1xindex>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1, %c2] : tensor<3x3xindex>
    %1 = linalg.fill ins(%extracted : index) outs(%0 : tensor<2x1xindex>) -> tensor<2x1xindex>
    %inserted_slice = tensor.insert_slice %1 into %arg0[1, %c2] [2, 1] [1, 1] : tensor<2x1xindex> into tensor<3x3xindex>
    return %inserted_slice, %extracted : tensor<3x3xindex>, index
  }
  func.func @main(%arg0: tensor<2xf64>, %arg1: tensor<3x3xindex>) -> (tensor<?x?xindex>, tensor<?xf64>, tensor<3x3xindex>, tensor<3x3xindex>, tensor<3x3xindex>, tensor<3x?xindex>, index, index) {
    %cst = arith.constant -0.000000e+00 : f64
    %0:4 = call @f5(%arg1, %arg1, %arg1, %cst) : (tensor<3x3xindex>, tensor<3x3xindex>, tensor<3x3xindex>, f64) -> (tensor<3x3xindex>, tensor<3x?xindex>, tensor<2xf64>, tensor<2x?xindex>)
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 0.000000e+00 : f64
    %1 = arith.cmpf ogt, %cst, %cst_0 : f64
    %2 = arith.index_castui %1 : i1 to index
    %inserted = tensor.insert %2 into %0#0[%c2, %c0] : tensor<3x3xindex>
    %3 = tensor.empty() : tensor<3x3xindex>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %0#3[%c1, %c0] : tensor<2x?xindex>
    %4 = linalg.fill ins(%extracted : index) outs(%3 : tensor<3x3xindex>) -> tensor<3x3xindex>
    %5:2 = call @f6(%4) : (tensor<3x3xindex>) -> (tensor<3x3xindex>, index)
    %cast = tensor.cast %5#0 : tensor<3x3xindex> to tensor<3x?xindex>
    %cast_1 = tensor.cast %0#0 : tensor<3x3xindex> to tensor<3x?xindex>
    %6:2 = call @f4(%cast, %cast_1, %cast_1, %cst) : (tensor<3x?xindex>, tensor<3x?xindex>, tensor<3x?xindex>, f64) -> (tensor<3x?xindex>, tensor<3x3xindex>)
    %c7 = arith.constant 7 : index
    %7 = arith.cmpi sle, %extracted, %c7 : index
    %8 = scf.if %7 -> (tensor<3x3xindex>) {
      %cast_4 = tensor.cast %0#0 : tensor<3x3xindex> to tensor<3x?xindex>
      %cast_5 = tensor.cast %0#0 : tensor<3x3xindex> to tensor<3x?xindex>
      %15:2 = func.call @f4(%cast_4, %cast_5, %cast_4, %cst) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<3x?xindex>, tensor<3x?xindex>, tensor<3x?xindex>, f64) -> (tensor<3x?xindex>, tensor<3x3xindex>)
      scf.yield %4 : tensor<3x3xindex>
    } else {
      %collapsed = tensor.collapse_shape %4 [[0, 1]] : tensor<3x3xindex> into tensor<9xindex>
      %extracted_4 = tensor.extract %6#0[%c1, %c0] : tensor<3x?xindex>
      %inserted_5 = tensor.insert %extracted_4 into %4[%c0, %c2] : tensor<3x3xindex>
      scf.yield %inserted_5 : tensor<3x3xindex>
    }
    %9 = tensor.empty() : tensor<2xf64>
    %extracted_2 = tensor.extract %0#2[%c1] : tensor<2xf64>
    %10 = linalg.fill ins(%extracted_2 : f64) outs(%9 : tensor<2xf64>) -> tensor<2xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf64>) outs(%9 : tensor<2xf64>) {
    ^bb0(%in: f64, %out: f64):
      %15 = arith.subf %in, %extracted_2 : f64
      linalg.yield %15 : f64
    } -> tensor<2xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%10, %11 : tensor<2xf64>, tensor<2xf64>) outs(%10 : tensor<2xf64>) {
    ^bb0(%in: f64, %in_4: f64, %out: f64):
      %15 = arith.divf %in, %in_4 : f64
      linalg.yield %15 : f64
    } -> tensor<2xf64>
    %13 = linalg.log ins(%10 : tensor<2xf64>) outs(%10 : tensor<2xf64>) -> tensor<2xf64>
    %14 = scf.if %7 -> (tensor<?x?xindex>) {
      %15 = tensor.empty() : tensor<2xf64>
      %16 = linalg.round ins(%10 : tensor<2xf64>) outs(%15 : tensor<2xf64>) -> tensor<2xf64>
      %17 = arith.select %7, %16, %12 : tensor<2xf64>
      %18:2 = func.call @f6(%0#0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<3x3xindex>) -> (tensor<3x3xindex>, index)
      %cast_4 = tensor.cast %6#0 : tensor<3x?xindex> to tensor<?x?xindex>
      scf.yield %cast_4 : tensor<?x?xindex>
    } else {
      %15 = arith.index_castui %7 : i1 to index
      %16 = arith.remui %15, %c2 : index
      %extracted_slice = tensor.extract_slice %10[%c1] [1] [1] : tensor<2xf64> to tensor<f64>
      %inserted_slice = tensor.insert_slice %extracted_slice into %12[%16] [1] [1] : tensor<f64> into tensor<2xf64>
      %cast_4 = tensor.cast %0#3 : tensor<2x?xindex> to tensor<?x?xindex>
      scf.yield %cast_4 : tensor<?x?xindex>
    }
    %cast_3 = tensor.cast %13 : tensor<2xf64> to tensor<?xf64>
    return %14, %cast_3, %8, %6#1, %inserted, %0#1, %5#1, %extracted : tensor<?x?xindex>, tensor<?xf64>, tensor<3x3xindex>, tensor<3x3xindex>, tensor<3x3xindex>, tensor<3x?xindex>, index, index
  }
}

