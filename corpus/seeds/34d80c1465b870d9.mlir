// bufdiff-profile: cfg
// bufdiff-choices: ffa9e7386cc75bb39ff4fd1c00bb6962257a9fecce73ce00e06c8558a2177dc821b9d843ac2708ba
// bufdiff-choices: 3c65d4d483e6bc1970cd238526b078909c892325087132cb5846bec6e53ed05550ea035cef7b0492
// bufdiff-choices: a6cee0c034d6c70e22519f823225bc57d412323167e95b640e21be4fc121a0677fa9d6727465518a
// bufdiff-choices: aa620e9f0672e89578d607fadc192ced6864ea5b7e83f6f1dd2f1b55b9d19fda77e546bcf2695532
// bufdiff-choices: bf93f201076988a5d8fe4f9d1d1cf25e54c03b0607d4cdebeb0c65e0b0c21b4a65229bcf4966520d
// bufdiff-choices: 9e212823c46e9e9979ef0cca4e7ac3b04210270578ee2cab9bbea88137b92b924ef9268b28d1007b
// bufdiff-choices: d92889b2c6bbaefa9451db32dcd695449ae393754ab4840ea44d26325083154caaaea942f01ca722
// bufdiff-choices: 6f04b94ea7e8035d9b630d9ce48818937927b860ba08dd4e87f9170874df99265d80802abdfc0c06
// bufdiff-choices: 716ec7d656c7a701f135fc607943143e246abc090ad89b08afb1d82d1c2cdae5165f122a1e3b4f37
// bufdiff-choices: b4d76bc423fab5b5920f7eafce4eb70c5622473c6f8281fa282cbb9afe29c5d2f172a1d5931f75c0
// bufdiff-choices: 85bf3fa1c8603777c3e250603c7a82dc4dd1749f40b3c33840d2e9b8e0a3db63b0b09e92ef689130
// bufdiff-choices: a71e97134a58802314c81e6d1d3ad5d5ccc0e50f8978c0d36fda0c5c36de8eed79d5064e8ad96db9
// bufdiff-choices: dd24aff3b41c200f4f31c004758ff7bac2512ebbf859990b1841bdc3d5878cc70305e5b7fdef909c
// bufdiff-choices: 32782cc076daed25c2ee18e628278c5644311467581575f245f86391b2d8c68709dca8644f43a876
// bufdiff-choices: 2a580993990ec308a7dce4b05095a0f49d7ff7de2b9eed69cfa1c0be2f3cdbc6a02d7aedfcebc366
// bufdiff-choices: bf8ae0cc01e1c5ea74b8b7cc75d5be771cfcdc05f805c3b181adcf82fceae6e9a410945cd62ac463
// bufdiff-choices: dccc540aec89b0ed618dcf9fcd4a65d930d305db7ab98b3d12974af7aae7f551b37aedea43a84449
// bufdiff-choices: 9dafde78462012b02eb2d2cf546089
// bufdiff-features: 91 876 1935 2461 2784 2945 3041 3233 3579 4752 5276 6363 6385 6611 6787 7122
// bufdiff-features: 7554 7662 9034 9479 9781 10872 11037 11162 11344 12170 12276 12667 12932 13233
// bufdiff-features: 13375 13915 14653 14709 14925 15671 15751 15903 16086 17174 17193 18322 18330
// bufdiff-features: 18486 18952 19419 19769 19985 20261 20749 21044 21140 21883 22095 22259 22280
// bufdiff-features: 23047 23787 24402 24747 24941 25026 25558 26568 26796 26922 27725 29502 29590
// bufdiff-features: 29667 29968 30666 32080 33853 34167 34233 34617 34779 35036 35610 36101 36784
// bufdiff-features: 37231 37399 38783 39061 39884 40712 41111 41799 41984 42150 42344 42467 42749
// bufdiff-features: 42858 42984 43387 43799 43942 44520 44522 44587 45017 45765 46203 46936 47392
// bufdiff-features: 48038 48609 48974 48991 49657 50894 51062 51344 51475 52062 52322 52558 52807
// bufdiff-features: 52900 52946 53180 53243 53252 53472 53504 54205 54385 54998 55987 56024 56404
// bufdiff-features: 57383 58024 60025 60384 60686 60897 61944 61969 62411 62641 63071 63800 64119
// bufdiff-features: 64120 64162 64235 64435 64716 65074 65153 65770 66422 66821 67936 68141 68355
// bufdiff-features: 69081 69403 69427 69437 69593 70119 71306 72541 72629 72975 73141 73289 73330
// bufdiff-features: 73802 74057 74833 75652 75696 76211 76339 76587 76700 77389 77403 78283 78430
// bufdiff-features: 78470 78526 78828 79099 79539 79850 80567 80894 81047 81443 81736 82011 82135
// bufdiff-features: 82552 82730 83194 83493 83548 83634 84268 84585 85047 85843 86125 86710 88337
// bufdiff-features: 88635 88732 88958 89251 89764 89780 89812 90070 90097 90141 90777 91148 91289
// bufdiff-features: 91312 92144 92194 92488 92500 93255 93286 93464 95407 95930 97582 98413 98501
// bufdiff-features: 99228 99383 100025 100059 100073 100354 100631 100983 101105 101582 101823
// bufdiff-features: 103009 103790 104123 104315 104931 105259 105346 105573 105696 106314 107412
// bufdiff-features: 107425 108012 108055 108221 109105 110527 110561 110780 111096 111316 111979
// bufdiff-features: 112929 113014 113084 113142 113821 113940 114432 114874 115778 116039 116721
// bufdiff-features: 116732 117235 117724 117767 119138 119764 120049 121585 121626 121726 122227
// bufdiff-features: 122649 122987 123359 123446 124626 124945 125573 125702 125921 125963 127205
// bufdiff-features: 127329 127711 128182 128355 128916 129446 130488 130602 130632 130933 130942
// bufdiff-features: 131107 131366 132244 132307 133331 133446 133756 135534 136056 137045 137122
// bufdiff-features: 137998 138096 139530 141044 141392 141834 142349 142393 143438 144093 145305
// bufdiff-features: 145441 145599 146001 146155 146438 146451 146512 146570 146863 146991 147477
// bufdiff-features: 148304 149464 149660 150818 151326 151936 152650 153293 153488 153574 153896
// bufdiff-features: 154456 155465 155898 156191 156460 157034 158120 158839 158897 158996 159370
// bufdiff-features: 159421 159796 160349 160756 160967 161319 161377 162265 163687 163876 164481
// bufdiff-features: 164669 164710 164734 165401 165636 165695 165719 165817 166047 166169 166361
// bufdiff-features: 166579 166946 167197 167357 167614 167959 168562 168766 168858 169642 169783
// bufdiff-features: 170928 171369 171813 172025 172094 172898 173016 173354 173990 174042 174243
// bufdiff-features: 174734 175312 175735 176231 176774 176851 177182 177904 178007 178067 178165
// bufdiff-features: 178227 178365 178657 179471 179796 180240 180881 181302 181789 182044 183105
// bufdiff-features: 183114 184030 184962 185723 186959 187413 187740 188571 188790 188845 190142
// bufdiff-features: 190520 190812 191880 192422 192628 192771 193747 193773 194134 194321 194682
// bufdiff-features: 196031 196048 196544 196941 197392 197468 197738 197837 198820 199750 200104
// bufdiff-features: 200307 200358 201059 201074 201509 201535 201601 202085 202241 203000 203352
// bufdiff-features: 203760 204316 204527 204620 204641 205434 205689 205705 206133 207081 207124
// bufdiff-features: 208119 208623 209102 210022 210351 210461 210713 211508 212111 212628 213275
// bufdiff-features: 213389 213630 214248 214325 214428 214621 214830 215035 215340 215880 215925
// bufdiff-features: 215959 216034 216581 216892 216969 217621 218657 218738 219556 219751 220627
// bufdiff-features: 221045 221160 221162 221987 222612 222809 223030 223839 223989 224222 224466
// bufdiff-features: 224776 226357 226607 228058 228061 228390 228519 228687 228936 229266 230081
// bufdiff-features: 230106 230324 230640 231155 233174 233674 234206 234387 234718 235325 235375
// bufdiff-features: 235433 236094 236867 236909 236930 237295 237454 237921 238696 238954 240158
// bufdiff-features: 241225 242276 242306 242830 242872 242955 243481 243546 243808 245328 245380
// bufdiff-features: 245619 246543 247040 247062 247272 247384 248581 249007 249451 249653 250059
// bufdiff-features: 250192 250948 251478 251678 251992 252161 252466 252539 253297 253394 253836
// bufdiff-features: 254791 255309 255520 256247 256396 256731 256922 257605 257697 257806 258378
// bufdiff-features: 258906 258994 259528 259766 259840 260161 260364 260490
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<3xf32>) -> (tensor<0x1x0xf32>, tensor<0x?x0xf32>, tensor<3xf32>, tensor<?x?x0xf32>, tensor<0x0x2xf32>, tensor<3xf32>, i8, i8) {
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c2] : tensor<3xf32>
    %cst = arith.constant 1.000000e+01 : f32
    %0 = arith.cmpf uno, %extracted, %cst : f32
    %true = arith.constant true
    %1 = arith.ori %0, %true : i1
    cf.assert %1, "never fails"
    %from_elements = tensor.from_elements  : tensor<0x2x0xf32>
    %cast = tensor.cast %from_elements : tensor<0x2x0xf32> to tensor<0x2x?xf32>
    %2:5 = call @f7(%cast) : (tensor<0x2x?xf32>) -> (tensor<0x2x?xf32>, tensor<f32>, tensor<0x1x0xf32>, tensor<0x2x0xf32>, i1)
    %extracted_slice = tensor.extract_slice %arg0[0] [1] [1] : tensor<3xf32> to tensor<1xf32>
    %cast_0 = tensor.cast %extracted_slice : tensor<1xf32> to tensor<?xf32>
    %cast_1 = tensor.cast %2#3 : tensor<0x2x0xf32> to tensor<0x?x?xf32>
    %3 = call @f5(%cast_0, %cast_1) : (tensor<?xf32>, tensor<0x?x?xf32>) -> tensor<?xf32>
    %cast_2 = tensor.cast %2#0 : tensor<0x2x?xf32> to tensor<?x?x?xf32>
    %4 = call @f4(%cast_2) : (tensor<?x?x?xf32>) -> tensor<?x1xf32>
    %5 = scf.if %2#4 -> (tensor<0x2x0xf32>) {
      %7 = arith.index_castui %2#4 : i1 to index
      %8 = arith.remui %7, %c2 : index
      %c0 = arith.constant 0 : index
      %inserted = tensor.insert %extracted into %4[%8, %c0] : tensor<?x1xf32>
      %9 = linalg.log ins(%2#3 : tensor<0x2x0xf32>) outs(%2#3 : tensor<0x2x0xf32>) -> tensor<0x2x0xf32>
      scf.yield %9 : tensor<0x2x0xf32>
    } else {
      %c1 = arith.constant 1 : index
      %7:3 = scf.for %arg1 = %c1 to %c2 step %c2 iter_args(%arg2 = %4, %arg3 = %arg0, %arg4 = %2#1) -> (tensor<?x1xf32>, tensor<3xf32>, tensor<f32>) {
        %extracted_7 = tensor.extract %arg4[] : tensor<f32>
        %c0 = arith.constant 0 : index
        %extracted_slice_8 = tensor.extract_slice %extracted_slice[%c0] [1] [1] : tensor<1xf32> to tensor<f32>
        %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%2#1, %extracted_slice_8 : tensor<f32>, tensor<f32>) outs(%arg4 : tensor<f32>) {
        ^bb0(%in: f32, %in_10: f32, %out: f32):
          %14 = arith.negf %in : f32
          %15 = arith.addf %14, %in_10 : f32
          linalg.yield %15 : f32
        } -> tensor<f32>
        %extracted_9 = tensor.extract %11[] : tensor<f32>
        %generated = tensor.generate  {
          %extracted_10 = tensor.extract %2#1[] : tensor<f32>
          %14 = arith.divf %extracted_10, %extracted : f32
          tensor.yield %14 : f32
        } : tensor<f32>
        %12 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%2#1, %generated : tensor<f32>, tensor<f32>) outs(%11 : tensor<f32>) -> tensor<f32>
        %13 = linalg.copy ins(%4 : tensor<?x1xf32>) outs(%arg2 : tensor<?x1xf32>) -> tensor<?x1xf32>
        scf.yield %13, %arg3, %12 : tensor<?x1xf32>, tensor<3xf32>, tensor<f32>
      }
      %inserted_slice = tensor.insert_slice %arg0 into %7#1[0] [3] [1] : tensor<3xf32> into tensor<3xf32>
      %8 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction"]} ins(%arg0 : tensor<3xf32>) outs(%7#2 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %11 = arith.minimumf %in, %out : f32
        linalg.yield %11 : f32
      } -> tensor<f32>
      %cast_5 = tensor.cast %2#3 : tensor<0x2x0xf32> to tensor<0x?x?xf32>
      %9 = func.call @f5(%3, %cast_5) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?xf32>, tensor<0x?x?xf32>) -> tensor<?xf32>
      %cst_6 = arith.constant dense<> : tensor<0x2x0xf32>
      %10 = linalg.add ins(%2#3, %cst_6 : tensor<0x2x0xf32>, tensor<0x2x0xf32>) outs(%2#3 : tensor<0x2x0xf32>) -> tensor<0x2x0xf32>
      scf.yield %10 : tensor<0x2x0xf32>
    }
    %cast_3 = tensor.cast %arg0 : tensor<3xf32> to tensor<?xf32>
    %6:5 = call @f3(%cast_3, %arg0) : (tensor<?xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<?x?x0xf32>, tensor<0x0x2xf32>, i8, i8)
    %cast_4 = tensor.cast %5 : tensor<0x2x0xf32> to tensor<0x?x0xf32>
    return %2#2, %cast_4, %6#0, %6#1, %6#2, %arg0, %6#4, %6#3 : tensor<0x1x0xf32>, tensor<0x?x0xf32>, tensor<3xf32>, tensor<?x?x0xf32>, tensor<0x0x2xf32>, tensor<3xf32>, i8, i8
  }
  func.func private @f7(%arg0: tensor<0x2x?xf32>) -> (tensor<0x2x?xf32>, tensor<f32>, tensor<0x1x0xf32>, tensor<0x2x0xf32>, i1) {
    %cast = tensor.cast %arg0 : tensor<0x2x?xf32> to tensor<0x2x0xf32>
    %0:2 = call @f6(%cast, %cast, %cast) : (tensor<0x2x0xf32>, tensor<0x2x0xf32>, tensor<0x2x0xf32>) -> (tensor<0x2x0xf32>, tensor<f32>)
    %mapped = linalg.map ins(%arg0 : tensor<0x2x?xf32>) outs(%arg0 : tensor<0x2x?xf32>)
      (%in: f32, %init: f32) {
        linalg.yield %in : f32
      }
    %extracted = tensor.extract %0#1[] : tensor<f32>
    %inserted = tensor.insert %extracted into %0#1[] : tensor<f32>
    %cast_0 = tensor.cast %arg0 : tensor<0x2x?xf32> to tensor<0x2x0xf32>
    %c7_i8 = arith.constant 7 : i8
    %1:2 = call @f1(%cast_0, %c7_i8) : (tensor<0x2x0xf32>, i8) -> (tensor<0x1x0xf32>, i1)
    %2 = bufferization.alloc_tensor() copy(%1#0) : tensor<0x1x0xf32>
    %3 = tensor.empty() : tensor<0x2x0xf32>
    %4 = linalg.copy ins(%arg0 : tensor<0x2x?xf32>) outs(%3 : tensor<0x2x0xf32>) -> tensor<0x2x0xf32>
    return %mapped, %inserted, %2, %4, %1#1 : tensor<0x2x?xf32>, tensor<f32>, tensor<0x1x0xf32>, tensor<0x2x0xf32>, i1
  }
  func.func private @f2(%arg0: tensor<3xf32>, %arg1: f32, %arg2: i8, %arg3: tensor<?x?x0xf32>) -> (tensor<0x0x2xf32>, tensor<?x?x0xf32>, i8) {
    %0 = tensor.empty() : tensor<0x0x2xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<0x0x2xf32>) -> tensor<0x0x2xf32>
    %2 = linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %arg3 : tensor<0x0x2xf32>, tensor<?x?x0xf32>) outs(%arg3 : tensor<?x?x0xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %6 = arith.cmpf ogt, %in, %in_0 : f32
      %7 = arith.select %6, %in, %in_0 : f32
      linalg.yield %7 : f32
    } -> tensor<?x?x0xf32>
    %3 = tensor.empty() : tensor<0x1xf32>
    %4 = linalg.fill ins(%arg1 : f32) outs(%3 : tensor<0x1xf32>) -> tensor<0x1xf32>
    %5 = linalg.depthwise_conv_1d_ncw_cw ins(%1, %4 : tensor<0x0x2xf32>, tensor<0x1xf32>) outs(%0 : tensor<0x0x2xf32>) -> tensor<0x0x2xf32>
    return %5, %2, %arg2 : tensor<0x0x2xf32>, tensor<?x?x0xf32>, i8
  }
  func.func private @f1(%arg0: tensor<0x2x0xf32>, %arg1: i8) -> (tensor<0x1x0xf32>, i1) {
    %c0 = arith.constant 0 : index
    %c9_i8 = arith.constant 9 : i8
    %0 = arith.cmpi sgt, %arg1, %c9_i8 : i8
    %1 = scf.if %0 -> (tensor<0x1x0xf32>) {
      %extracted_slice = tensor.extract_slice %arg0[%c0, 0, %c0] [0, 1, 0] [1, 1, 1] : tensor<0x2x0xf32> to tensor<0x1x0xf32>
      scf.yield %extracted_slice : tensor<0x1x0xf32>
    } else {
      %extracted_slice = tensor.extract_slice %arg0[%c0, 1, %c0] [0, 1, 0] [1, 1, 1] : tensor<0x2x0xf32> to tensor<0x1x0xf32>
      scf.yield %extracted_slice : tensor<0x1x0xf32>
    }
    %cst = arith.constant dense<0.000000e+00> : tensor<0x2x0xf32>
    %mapped = linalg.map ins(%arg0, %cst, %arg0 : tensor<0x2x0xf32>, tensor<0x2x0xf32>, tensor<0x2x0xf32>) outs(%arg0 : tensor<0x2x0xf32>)
      (%in: f32, %in_1: f32, %in_2: f32, %init: f32) {
        %3 = arith.maximumf %in, %in_1 : f32
        %4 = arith.negf %3 : f32
        %5 = arith.addf %4, %in_2 : f32
        linalg.yield %5 : f32
      }
    %2 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<0x1x0xf32>) outs(%1 : tensor<0x1x0xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.maximumf %in, %out : f32
      linalg.yield %3 : f32
    } -> tensor<0x1x0xf32>
    %mapped_0 = linalg.map { arith.minimumf } ins(%mapped, %cst : tensor<0x2x0xf32>, tensor<0x2x0xf32>) outs(%arg0 : tensor<0x2x0xf32>)
    return %2, %0 : tensor<0x1x0xf32>, i1
  }
  func.func @f3(%arg0: tensor<?xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<?x?x0xf32>, tensor<0x0x2xf32>, i8, i8) {
    %cst = arith.constant -1.000000e+00 : f32
    %c2_i8 = arith.constant 2 : i8
    %0 = tensor.empty() : tensor<0x2x0xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c1] : tensor<3xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<0x2x0xf32>) -> tensor<0x2x0xf32>
    %cast = tensor.cast %1 : tensor<0x2x0xf32> to tensor<?x?x0xf32>
    %2:3 = call @f2(%arg1, %cst, %c2_i8, %cast) : (tensor<3xf32>, f32, i8, tensor<?x?x0xf32>) -> (tensor<0x0x2xf32>, tensor<?x?x0xf32>, i8)
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %4 = arith.index_cast %arg2 : index to i64
      %5 = arith.sitofp %4 : i64 to f32
      %6 = arith.index_cast %arg3 : index to i64
      %7 = arith.sitofp %6 : i64 to f32
      %8 = arith.subf %5, %7 : f32
      tensor.yield %8 : f32
    } : tensor<3x3xf32>
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %generated[%c1, 0] [1, %c3] [1, 1] : tensor<3x3xf32> to tensor<?xf32>
    %3 = linalg.matvec ins(%generated, %extracted_slice : tensor<3x3xf32>, tensor<?xf32>) outs(%arg1 : tensor<3xf32>) -> tensor<3xf32>
    return %3, %2#1, %2#0, %2#2, %c2_i8 : tensor<3xf32>, tensor<?x?x0xf32>, tensor<0x0x2xf32>, i8, i8
  }
  func.func private @f4(%arg0: tensor<?x?x?xf32>) -> tensor<?x1xf32> {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?x?xf32>
    %0 = tensor.empty(%dim) : tensor<?x1xf32>
    %cst = arith.constant 1.000000e+10 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %2 = linalg.depthwise_conv_1d_ncw_cw ins(%arg0, %1 : tensor<?x?x?xf32>, tensor<?x1xf32>) outs(%arg0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %mapped = linalg.map ins(%1 : tensor<?x1xf32>) outs(%1 : tensor<?x1xf32>)
      (%in: f32, %init: f32) {
        %3 = arith.addf %in, %init : f32
        linalg.yield %3 : f32
      }
    return %mapped : tensor<?x1xf32>
  }
  func.func private @f5(%arg0: tensor<?xf32>, %arg1: tensor<0x?x?xf32>) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%dim, %c2) : tensor<?x?xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %2 = tensor.empty() : tensor<2xf32>
    %cst_0 = arith.constant 1.000000e+10 : f32
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<2xf32>) -> tensor<2xf32>
    %4 = linalg.matvec ins(%1, %3 : tensor<?x?xf32>, tensor<2xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    return %4 : tensor<?xf32>
  }
  func.func private @f6(%arg0: tensor<0x2x0xf32>, %arg1: tensor<0x2x0xf32>, %arg2: tensor<0x2x0xf32>) -> (tensor<0x2x0xf32>, tensor<f32>) {
    %mapped = linalg.map ins(%arg1 : tensor<0x2x0xf32>) outs(%arg0 : tensor<0x2x0xf32>)
      (%in: f32, %init: f32) {
        %cst_2 = arith.constant 2.000000e+00 : f32
        %1 = arith.subf %in, %cst_2 : f32
        linalg.yield %1 : f32
      }
    %cst = arith.constant dense<3.000000e+00> : tensor<f32>
    %cst_0 = arith.constant dense<[2.500000e+00, 5.500000e+00, 8.500000e+00]> : tensor<3xf32>
    %cst_1 = arith.constant dense<[1.050000e+01, 1.150000e+01, 1.250000e+01]> : tensor<3xf32>
    %0 = linalg.dot ins(%cst_0, %cst_1 : tensor<3xf32>, tensor<3xf32>) outs(%cst : tensor<f32>) -> tensor<f32>
    return %mapped, %0 : tensor<0x2x0xf32>, tensor<f32>
  }
}

