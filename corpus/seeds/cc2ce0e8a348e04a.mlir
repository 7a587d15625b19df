// bufdiff-profile: wide
// bufdiff-choices: 0499ddb5bb25a2143dde5b189c2bdc5501e80612b5c52360cc61bf6f7dc421cb05fed0ad9a5f5781
// bufdiff-choices: 9d6ee89d3a8ec7472763094352a0ba1fd51301c7465ef215dfbb77da3241f79b81274de7e266395f
// bufdiff-choices: a55b8a5f52fec20725b0629dcdb59d5ea3b0f1837c0ea32ef123f3d9edb9dae892e15eb0b434f089
// bufdiff-choices: 4077f77702d2d40209196dc9b187c64a22930212e640162672502b833f850368cfc8e1f97291f0e4
// bufdiff-choices: 91620dfa2fdaaed6cb159b56842d3d7aadd4c3461a6e350517f468662651fda2566f275aebf78693
// bufdiff-choices: c74470885e08cbc0a522c92c0a054ed846e50b42ff2420ca551366d4a1ffee58dd466c4aa2e08feb
// bufdiff-choices: c5a4e3b04ca8f9f1b92de2ce4d4afcfea01f247ec7cf41de0c0cb4b891b704fcc1af37cf93771366
// bufdiff-choices: 956dff7fb78a65512899ca0a1e16f4670061d33c816df306dc8490feb0f482013692329afef5a54c
// bufdiff-choices: a2d5ecbcd4eb2a237a96e5891299e33a1dc1468947109d6413533ef1aa07f023f6028fd79c95836f
// bufdiff-choices: 8d9da078ee702b9f6736b21f9a1e40839525c0442314ec30b2e24e5cb42345772dca6462eb6cb577
// bufdiff-choices: 337d56bfac7f505ae2a9af08bde801b6ceef82a701eac748de113d0ecaaa495a3a7e65e5167459cd
// bufdiff-choices: ef6ab1d76006f05ebe539e68f682b76be0e9a0eec18f1fc71af2fdc0d24099c8c2ac4178a7597619
// bufdiff-choices: 6ccc588715f6c45abfa97d25fc336d075c2559e7be609b72b51f7c273f450c4414ce38f8a67c2939
// bufdiff-choices: d6c784e6a12b3b77cad8ed7105e4c189d66cd9b388bf8504cb07ccfa85434c373f57183a5ab8db77
// bufdiff-choices: 21477251ebf300aae88fc3926373ad51bbe321962f2680f91e4028b1e4b205505445ca9bb9addeec
// bufdiff-choices: 14bd8fd7630dace5bfe35c15dc749ed0028bb1b63da0edd55a16b31e6267cbb851b19296bb894028
// bufdiff-choices: d76077b37b797ef122de3ceafc6de2d4b804db566069cc700b32d1e21bb55ffe918dfc91c598d17d
// bufdiff-choices: c9086fd4bd1db39508e55331798d934a8a45c931857b
// bufdiff-features: 429 587 706 755 965 1580 2332 2442 2898 2943 4064 4752 4795 5075 5113 5903 6363
// bufdiff-features: 6641 6666 9132 9144 9189 9479 9768 10035 11162 12170 12276 12296 13233 13623
// bufdiff-features: 13978 14109 14364 14454 14925 15751 16269 16289 16417 16682 16712 17216 17255
// bufdiff-features: 18166 18322 18428 18458 18486 18952 19371 19419 19606 20099 20402 21140 22280
// bufdiff-features: 22448 22498 23143 23169 23326 23454 24184 24892 25553 25892 26050 26087 26568
// bufdiff-features: 26796 26922 27556 27672 28907 29014 29590 30105 30666 30725 30996 31543 31724
// bufdiff-features: 32536 32918 33881 34167 35163 35239 36076 36330 36784 38702 38783 39025 39322
// bufdiff-features: 40070 40084 40712 41648 41884 42344 42467 42984 43442 43460 43774 44505 45617
// bufdiff-features: 46203 46208 47102 47200 47392 48506 48598 48944 49439 50315 50894 51729 52148
// bufdiff-features: 52322 52558 52695 52900 53180 53252 53469 54466 54493 54827 56024 56404 56773
// bufdiff-features: 57401 57690 59508 60094 60686 61550 63071 63384 63800 64120 64235 64449 65133
// bufdiff-features: 66258 66327 66422 66561 66788 66869 67526 68355 68457 69007 71168 71306 71701
// bufdiff-features: 71825 71877 72565 73289 73388 73802 73833 74388 74450 74543 75414 75502 76074
// bufdiff-features: 76320 76328 76700 76953 77617 78038 78283 78430 78487 79145 81411 81443 81736
// bufdiff-features: 81801 82011 82135 83493 84090 84347 84585 84979 85316 85673 85843 86125 86826
// bufdiff-features: 86844 87495 88337 88645 88732 88947 89780 89812 90097 90585 91289 92022 92159
// bufdiff-features: 93255 93875 95407 95930 96439 97715 97924 98082 98190 98501 98995 99156 99383
// bufdiff-features: 99969 100059 100558 100569 101098 102601 103159 104149 104315 104574 104931
// bufdiff-features: 105517 105700 107412 107425 108012 108038 108055 108221 109103 109187 109732
// bufdiff-features: 112929 113041 113107 113781 113801 114672 115804 116362 116586 116728 116977
// bufdiff-features: 117206 117235 117647 117724 117867 117988 118081 119588 119597 119993 120049
// bufdiff-features: 121305 121406 121561 121626 122724 122967 123012 123014 123071 123204 124614
// bufdiff-features: 124626 125702 125875 125908 125971 126908 126928 126932 127528 127533 128182
// bufdiff-features: 128355 128893 128916 129236 129278 129404 130135 130190 130310 130602 130933
// bufdiff-features: 131366 131544 131672 131999 132244 132554 135534 136039 136273 136943 137045
// bufdiff-features: 137502 139357 139635 139763 142349 142680 142951 143117 143896 146512 146792
// bufdiff-features: 147173 147189 147747 148304 149320 149552 149846 149884 149892 150404 150818
// bufdiff-features: 151936 152233 152538 153293 154294 154454 155153 155465 155530 155898 156460
// bufdiff-features: 156916 157034 157516 157579 157995 158012 158120 158569 158897 159612 159650
// bufdiff-features: 160756 160983 161779 162935 162971 163044 163077 163118 163687 164201 165394
// bufdiff-features: 165636 165719 165817 168102 168323 169114 169249 169299 171205 171369 171551
// bufdiff-features: 171884 172243 173614 174138 174170 174659 175248 175888 176031 176626 177167
// bufdiff-features: 177182 177211 177402 177904 177905 178067 179647 179649 180207 181536 181541
// bufdiff-features: 181567 181789 182135 182514 182719 183565 184030 184321 184572 184722 184863
// bufdiff-features: 184962 185222 185572 185670 186362 186849 186959 187135 188112 188790 189012
// bufdiff-features: 189707 190142 190166 190457 190970 191863 192138 192422 192528 192628 192771
// bufdiff-features: 193290 193747 193773 194134 194682 195182 195363 195407 195820 196031 197267
// bufdiff-features: 197837 198003 198889 199392 200104 200166 200521 201059 201095 202241 202472
// bufdiff-features: 202506 203352 203746 203800 204527 204862 205434 205689 207081 207330 207468
// bufdiff-features: 207639 207760 207902 208140 208524 208609 208947 208959 209102 210022 210351
// bufdiff-features: 210461 212111 212779 213275 213392 213400 215257 215959 216076 216808 217099
// bufdiff-features: 217672 218018 218064 218635 219393 219549 219821 220387 221162 221213 221661
// bufdiff-features: 222612 222767 222809 224222 225325 225690 225728 226053 227736 228390 228519
// bufdiff-features: 228635 228936 229266 230081 230293 230594 230610 230640 231330 231783 232616
// bufdiff-features: 233175 233259 233268 233276 233533 233762 234487 235141 235325 235584 236087
// bufdiff-features: 236714 236776 236930 236986 237022 237234 237470 237763 238954 239049 239241
// bufdiff-features: 239621 240100 240158 240311 240438 240836 241248 241308 241778 243781 244619
// bufdiff-features: 244940 245619 246303 246415 246453 246543 246783 247062 247869 247913 248226
// bufdiff-features: 248581 248971 249841 250015 250948 251455 251957 251992 252260 252466 252539
// bufdiff-features: 253482 253836 254232 254310 255487 255520 255729 255826 256112 256245 257210
// bufdiff-features: 257741 257842 258625 259510 259528 259840 259851 260101 260364 260672 260924
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<3xf64>, %arg1: tensor<f64>) -> (tensor<?xf64>, tensor<?x?xf64>, tensor<1x2x2x2xf64>, tensor<f64>, tensor<3xf64>, tensor<?x?xf64>, tensor<?x?xf64>, tensor<?xf64>, f64, f64) {
    %0 = memref.alloca_scope  -> (index) {
      %extracted_slice_6 = tensor.extract_slice %arg0[0] [1] [1] : tensor<3xf64> to tensor<1xf64>
      %extracted_slice_7 = tensor.extract_slice %arg0[2] [1] [1] : tensor<3xf64> to tensor<1xf64>
      %mapped_8 = linalg.map ins(%extracted_slice_6, %extracted_slice_7, %extracted_slice_6 : tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) outs(%extracted_slice_6 : tensor<1xf64>)
        (%in: f64, %in_11: f64, %in_12: f64, %init: f64) {
          %18 = arith.negf %in : f64
          %19 = arith.addf %18, %in_11 : f64
          %20 = arith.mulf %19, %in_12 : f64
          linalg.yield %20 : f64
        }
      %12 = linalg.div ins(%extracted_slice_7, %extracted_slice_6 : tensor<1xf64>, tensor<1xf64>) outs(%extracted_slice_7 : tensor<1xf64>) -> tensor<1xf64>
      %inserted_slice = tensor.insert_slice %mapped_8 into %arg0[0] [1] [1] : tensor<1xf64> into tensor<3xf64>
      %inserted_slice_9 = tensor.insert_slice %12 into %inserted_slice[2] [1] [1] : tensor<1xf64> into tensor<3xf64>
      %13 = tensor.empty() : tensor<3xf64>
      %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xf64>) outs(%13 : tensor<3xf64>) {
      ^bb0(%in: f64, %out: f64):
        %cst = arith.constant -6.000000e+00 : f64
        %18 = arith.subf %in, %cst : f64
        linalg.yield %18 : f64
      } -> tensor<3xf64>
      %15 = linalg.max ins(%inserted_slice, %arg0 : tensor<3xf64>, tensor<3xf64>) outs(%14 : tensor<3xf64>) -> tensor<3xf64>
      %16 = tensor.empty() : tensor<3xf64>
      %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%15 : tensor<3xf64>) outs(%16 : tensor<3xf64>) {
      ^bb0(%in: f64, %out: f64):
        linalg.yield %in : f64
      } -> tensor<3xf64>
      %c1_10 = arith.constant 1 : index
      memref.alloca_scope.return %c1_10 : index
    }
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c1 : tensor<1xindex>
    %reshape = tensor.reshape %arg1(%from_elements) : (tensor<f64>, tensor<1xindex>) -> tensor<?xf64>
    %1 = tensor.empty() : tensor<2x3xf64>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c2] : tensor<3xf64>
    %2 = linalg.fill ins(%extracted : f64) outs(%1 : tensor<2x3xf64>) -> tensor<2x3xf64>
    %reduced = linalg.reduce ins(%2 : tensor<2x3xf64>) outs(%arg0 : tensor<3xf64>) dimensions = [0] 
      (%in: f64, %init: f64) {
        %12 = arith.addf %in, %init : f64
        linalg.yield %12 : f64
      }
    %3:2 = call @f5(%reduced, %reduced) : (tensor<3xf64>, tensor<3xf64>) -> (tensor<?xf64>, index)
    %extracted_slice = tensor.extract_slice %2[0, 2] [2, 1] [1, 1] : tensor<2x3xf64> to tensor<2x1xf64>
    %extracted_slice_0 = tensor.extract_slice %2[0, 0] [2, 1] [1, 1] : tensor<2x3xf64> to tensor<2x1xf64>
    %4:2 = call @f2(%extracted_slice, %extracted_slice_0) : (tensor<2x1xf64>, tensor<2x1xf64>) -> (tensor<2x1xf64>, i1)
    %cast = tensor.cast %extracted_slice_0 : tensor<2x1xf64> to tensor<?x?xf64>
    %5:3 = call @f3(%cast) : (tensor<?x?xf64>) -> (tensor<?x?xf64>, f64, f64)
    %broadcasted = linalg.broadcast ins(%arg1 : tensor<f64>) outs(%arg0 : tensor<3xf64>) dimensions = [0] 
    %cast_1 = tensor.cast %broadcasted : tensor<3xf64> to tensor<?xf64>
    %6:3 = call @f4(%arg1, %cast_1, %0, %arg1) : (tensor<f64>, tensor<?xf64>, index, tensor<f64>) -> (tensor<1x2x2x2xf64>, tensor<?xf64>, tensor<f64>)
    %cast_2 = tensor.cast %arg0 : tensor<3xf64> to tensor<?xf64>
    %mapped = linalg.map ins(%6#1, %cast_2, %3#0 : tensor<?xf64>, tensor<?xf64>, tensor<?xf64>) outs(%6#1 : tensor<?xf64>)
      (%in: f64, %in_6: f64, %in_7: f64, %init: f64) {
        %12 = arith.divf %in, %in_6 : f64
        %13 = arith.addf %12, %in_7 : f64
        linalg.yield %13 : f64
      }
    %cast_3 = tensor.cast %mapped : tensor<?xf64> to tensor<3xf64>
    %7 = call @f6(%cast_3) : (tensor<3xf64>) -> tensor<3xf64>
    %cast_4 = tensor.cast %extracted_slice : tensor<2x1xf64> to tensor<?x?xf64>
    %8:3 = call @f3(%cast_4) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<?x?xf64>) -> (tensor<?x?xf64>, f64, f64)
    %cast_5 = tensor.cast %4#0 : tensor<2x1xf64> to tensor<?x?xf64>
    %9:3 = call @f3(%cast_5) : (tensor<?x?xf64>) -> (tensor<?x?xf64>, f64, f64)
    %c3 = arith.constant 3 : index
    %10 = arith.remui %3#1, %c3 : index
    %11 = scf.index_switch %10 -> tensor<?x?xf64> 
    case 0 {
      %12 = linalg.copy ins(%9#0 : tensor<?x?xf64>) outs(%8#0 : tensor<?x?xf64>) -> tensor<?x?xf64>
      scf.yield %12 : tensor<?x?xf64>
    }
    case 1 {
      %12 = arith.remui %3#1, %c3 : index
      %cst = arith.constant -2.500000e+00 : f64
      %c0 = arith.constant 0 : index
      %13 = vector.transfer_read %6#1[%12], %cst : tensor<?xf64>, vector<4xf64>
      %14 = arith.remui %12, %c2 : index
      %15 = vector.transfer_write %13, %8#0[%14, %c0] : vector<4xf64>, tensor<?x?xf64>
      scf.yield %15 : tensor<?x?xf64>
    }
    default {
      %from_elements_6 = tensor.from_elements %extracted : tensor<f64>
      %12:3 = func.call @f4(%arg1, %6#1, %3#1, %from_elements_6) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f64>, tensor<?xf64>, index, tensor<f64>) -> (tensor<1x2x2x2xf64>, tensor<?xf64>, tensor<f64>)
      %extracted_slice_7 = tensor.extract_slice %2[0, 2] [2, 1] [1, 1] : tensor<2x3xf64> to tensor<2x1xf64>
      %cast_8 = tensor.cast %extracted_slice_7 : tensor<2x1xf64> to tensor<?x?xf64>
      scf.yield %cast_8 : tensor<?x?xf64>
    }
    return %reshape, %5#0, %6#0, %6#2, %7, %11, %8#0, %6#1, %9#2, %extracted : tensor<?xf64>, tensor<?x?xf64>, tensor<1x2x2x2xf64>, tensor<f64>, tensor<3xf64>, tensor<?x?xf64>, tensor<?x?xf64>, tensor<?xf64>, f64, f64
  }
  func.func private @f6(%arg0: tensor<3xf64>) -> tensor<3xf64> {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [%c1] : tensor<3xf64> to tensor<2xf64>
    %c4 = arith.constant 4 : index
    %0 = tensor.empty(%c4) : tensor<?xf64>
    %cst = arith.constant 1.000000e+10 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?xf64>) -> tensor<?xf64>
    %2 = linalg.conv_1d ins(%1, %extracted_slice : tensor<?xf64>, tensor<2xf64>) outs(%arg0 : tensor<3xf64>) -> tensor<3xf64>
    return %2 : tensor<3xf64>
  }
  func.func private @f5(%arg0: tensor<3xf64>, %arg1: tensor<3xf64>) -> (tensor<?xf64>, index) {
    %mapped = linalg.map ins(%arg0, %arg1 : tensor<3xf64>, tensor<3xf64>) outs(%arg1 : tensor<3xf64>)
      (%in: f64, %in_1: f64, %init: f64) {
        %1 = arith.cmpf uge, %in, %in_1 : f64
        %2 = arith.select %1, %in, %in_1 : f64
        linalg.yield %2 : f64
      }
    %cast = tensor.cast %arg0 : tensor<3xf64> to tensor<?xf64>
    %cast_0 = tensor.cast %mapped : tensor<3xf64> to tensor<?xf64>
    %0:3 = call @f1(%cast, %cast_0) : (tensor<?xf64>, tensor<?xf64>) -> (tensor<?xf64>, tensor<3xf64>, index)
    return %0#0, %0#2 : tensor<?xf64>, index
  }
  func.func private @f3(%arg0: tensor<?x?xf64>) -> (tensor<?x?xf64>, f64, f64) {
    %0 = linalg.exp ins(%arg0 : tensor<?x?xf64>) outs(%arg0 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %1 = linalg.copy ins(%0 : tensor<?x?xf64>) outs(%arg0 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %2 = tensor.empty() : tensor<2x1xf64>
    %cst = arith.constant -1.000000e+00 : f64
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<2x1xf64>) -> tensor<2x1xf64>
    %generated = tensor.generate  {
      %cst_0 = arith.constant 5.000000e-01 : f64
      tensor.yield %cst_0 : f64
    } : tensor<f64>
    %4 = call @x1(%3, %generated) : (tensor<2x1xf64>, tensor<f64>) -> f64
    return %1, %4, %cst : tensor<?x?xf64>, f64, f64
  }
  func.func private @f2(%arg0: tensor<2x1xf64>, %arg1: tensor<2x1xf64>) -> (tensor<2x1xf64>, i1) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c1, %c0] : tensor<2x1xf64>
    %cst = arith.constant 0.000000e+00 : f64
    %0 = arith.cmpf uno, %extracted, %cst : f64
    %true = arith.constant true
    %1 = arith.ori %0, %true : i1
    cf.assert %1, "never fails"
    %2 = linalg.div ins(%arg1, %arg0 : tensor<2x1xf64>, tensor<2x1xf64>) outs(%arg1 : tensor<2x1xf64>) -> tensor<2x1xf64>
    return %2, %0 : tensor<2x1xf64>, i1
  }
  func.func private @x1(tensor<2x1xf64> {bufferization.access = "read-write"}, tensor<f64> {bufferization.access = "read"}) -> f64
  func.func private @x2(tensor<?x?xf64> {bufferization.access = "write"}, tensor<?x?xf64> {bufferization.access = "read"}) -> index
  func.func private @f1(%arg0: tensor<?xf64>, %arg1: tensor<?xf64>) -> (tensor<?xf64>, tensor<3xf64>, index) {
    %cst = arith.constant dense<-6.000000e+00> : tensor<4x2xf64>
    %cast = tensor.cast %cst : tensor<4x2xf64> to tensor<?x?xf64>
    %0 = call @x2(%cast, %cast) : (tensor<?x?xf64>, tensor<?x?xf64>) -> index
    %1 = tensor.empty() : tensor<3xf64>
    %cst_0 = arith.constant 3.000000e+00 : f64
    %2 = linalg.fill ins(%cst_0 : f64) outs(%1 : tensor<3xf64>) -> tensor<3xf64>
    %3 = linalg.copy ins(%2 : tensor<3xf64>) outs(%arg0 : tensor<?xf64>) -> tensor<?xf64>
    return %3, %2, %0 : tensor<?xf64>, tensor<3xf64>, index
  }
  func.func private @f4(%arg0: tensor<f64>, %arg1: tensor<?xf64>, %arg2: index, %arg3: tensor<f64>) -> (tensor<1x2x2x2xf64>, tensor<?xf64>, tensor<f64>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c1, %c2, %c2, %c2) : tensor<?x?x2x?x?xf64>
    %cst = arith.constant 1.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?x?x2x?x?xf64>) -> tensor<?x?x2x?x?xf64>
    %cst_0 = arith.constant dense<[[[[[4.500000e+00, 5.500000e+00], [6.500000e+00, 7.500000e+00]], [[8.500000e+00, 9.500000e+00], [1.050000e+01, 1.150000e+01]], [[1.250000e+01, 1.350000e+01], [1.450000e+01, 1.550000e+01]]], [[[1.650000e+01, 1.750000e+01], [1.850000e+01, 1.950000e+01]], [[2.050000e+01, 2.150000e+01], [2.250000e+01, 2.350000e+01]], [[2.450000e+01, 2.550000e+01], [2.650000e+01, 2.750000e+01]]]]]> : tensor<1x2x3x2x2xf64>
    %cst_1 = arith.constant -6.000000e+00 : f64
    %cst_2 = arith.constant -0.000000e+00 : f64
    %cst_3 = arith.constant -6.000000e+00 : f64
    %from_elements = tensor.from_elements %cst, %cst_1, %cst_2, %cst_3 : tensor<1x2x1x2xf64>
    %2 = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%cst_0, %from_elements : tensor<1x2x3x2x2xf64>, tensor<1x2x1x2xf64>) outs(%1 : tensor<?x?x2x?x?xf64>) -> tensor<?x?x2x?x?xf64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %2[%c0, %c0, %c1, %c1, %c0] : tensor<?x?x2x?x?xf64>
    %3 = linalg.fill ins(%extracted : f64) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %extracted_slice = tensor.extract_slice %1[0, %c0, 0, 0, 0] [1, 1, 2, 2, 2] [1, 1, 1, 1, %c1] : tensor<?x?x2x?x?xf64> to tensor<1x2x2x2xf64>
    return %extracted_slice, %arg1, %3 : tensor<1x2x2x2xf64>, tensor<?xf64>, tensor<f64>
  }
}

