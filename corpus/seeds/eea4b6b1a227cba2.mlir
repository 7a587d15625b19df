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
// bufdiff-choices: 14bd8fd7630dace5bfe35c15dc749ed0028bb1b63d
// bufdiff-features: 2572 2602 2898 3041 3217 3579 4752 5143 6169 6611 7541 7594 8130 8325 9085 9189
// bufdiff-features: 9473 9479 9748 10020 10035 11162 11940 12170 12796 13233 13387 14265 14454
// bufdiff-features: 14704 15751 15786 15903 15929 16682 16712 16960 18166 18322 19100 19545 19579
// bufdiff-features: 19606 20402 20729 20838 22095 22280 23143 23621 24123 24259 25818 25863 26568
// bufdiff-features: 26600 27725 27766 27869 28512 28564 29014 29968 30002 30666 30725 31543 31864
// bufdiff-features: 33769 34159 34167 35239 36330 36784 36936 37183 38702 38783 40712 41884 41907
// bufdiff-features: 41932 41984 42344 42467 43442 43631 43774 43963 44145 44522 45031 45617 45626
// bufdiff-features: 46034 46203 46720 47102 47200 47392 47554 48598 48974 49367 49370 49635 50426
// bufdiff-features: 52322 52558 52900 52928 53180 53244 53252 53469 53471 53725 54385 54827 55113
// bufdiff-features: 55276 55801 56404 56592 57401 57548 58122 58190 58191 60094 60686 61944 63071
// bufdiff-features: 63168 63800 63929 64119 64120 64235 66422 66869 68065 68210 68355 68782 69702
// bufdiff-features: 69875 70975 71306 71877 72728 72975 73287 73289 73319 73802 74159 74244 74720
// bufdiff-features: 75502 75698 75921 76320 76328 76339 76373 76700 76953 76973 77491 78038 78283
// bufdiff-features: 78430 78487 79271 81443 81736 82135 83493 83716 84090 84347 84367 84585 84922
// bufdiff-features: 85843 86103 86125 86837 87199 87495 88008 88732 89250 89780 89812 89964 90070
// bufdiff-features: 90585 91633 91652 92849 93255 94301 96353 96562 97308 97715 98187 98190 98291
// bufdiff-features: 98501 99383 100059 101105 101547 101823 101983 102215 103984 104315 104446
// bufdiff-features: 104931 107425 107702 107728 107805 108012 108038 108221 109187 109961 110136
// bufdiff-features: 110162 110780 112363 112714 112929 113027 113821 113920 113940 114432 115026
// bufdiff-features: 115801 117151 117235 117647 117724 118081 119588 120863 121626 121632 121682
// bufdiff-features: 121699 121707 122967 124626 124839 125702 125908 126928 126932 127096 127687
// bufdiff-features: 127813 128733 128828 128893 128916 129290 129955 130602 130824 132244 132574
// bufdiff-features: 133084 133784 134451 134816 135464 135534 136039 136269 137045 137462 137502
// bufdiff-features: 137637 138844 138936 139524 140374 141891 142349 142393 142955 143896 145269
// bufdiff-features: 145775 146127 146512 147041 147173 148304 149552 149846 149884 150313 150631
// bufdiff-features: 150818 152226 152616 153293 153896 154454 155153 155465 155530 155545 155898
// bufdiff-features: 156154 156460 157034 157213 157579 157953 158120 158204 158897 159038 159348
// bufdiff-features: 160604 160756 160967 161281 161974 162764 162948 162971 163084 164201 165141
// bufdiff-features: 165636 165695 165719 166579 167446 167606 168323 168858 169734 170819 171116
// bufdiff-features: 171551 172111 173166 173354 173614 173800 174138 174367 174659 175248 175888
// bufdiff-features: 176245 177182 177677 177904 177966 178019 178067 178549 179280 179647 179649
// bufdiff-features: 179722 180748 181355 181536 181789 182283 182514 182719 183565 183793 183831
// bufdiff-features: 184030 184513 184863 184962 185723 186257 186849 186959 188529 188790 188845
// bufdiff-features: 190142 190457 191076 191455 191490 191863 192246 192422 192628 192771 192991
// bufdiff-features: 193398 193747 194134 194255 194596 194632 194682 194714 194987 196031 196048
// bufdiff-features: 197392 197738 197837 198003 198889 199491 200307 200521 201059 202241 202506
// bufdiff-features: 203746 204527 205434 205689 205953 207330 207639 207710 208959 208998 210022
// bufdiff-features: 210351 210461 211118 211335 211967 213275 213392 214190 214769 215959 217103
// bufdiff-features: 217695 218064 218480 219734 220843 221162 221798 222612 222809 223719 223767
// bufdiff-features: 224222 225759 225985 226178 226777 227345 227395 227536 228291 228390 228519
// bufdiff-features: 228835 228936 229266 229951 230081 230640 230783 231636 231705 232365 232462
// bufdiff-features: 233969 234487 235375 235547 235868 236024 236929 236930 236986 237763 238433
// bufdiff-features: 238954 239241 240158 240709 240824 242101 242955 243872 244092 244895 246543
// bufdiff-features: 246783 248971 250136 250397 250948 251771 251992 252466 252539 253836 254310
// bufdiff-features: 255449 255487 255520 255676 256112 256247 257210 257842 258472 258906 259229
// bufdiff-features: 259510 259528 259771 259840 260101 260138 260202 260364 261091 261131 261426
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f6(%arg0: tensor<f64>, %arg1: tensor<3xf64>) -> (tensor<f64>, tensor<?xf64>, tensor<f64>, index) {
    %generated = tensor.generate  {
      %cst = arith.constant 1.000000e+01 : f64
      %4 = arith.minimumf %cst, %cst : f64
      tensor.yield %4 : f64
    } : tensor<f64>
    %0 = linalg.copy ins(%generated : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %1:3 = call @f2(%0) : (tensor<f64>) -> (tensor<?xf64>, tensor<f64>, index)
    %2 = tensor.empty() : tensor<f64>
    %3 = linalg.copy ins(%0 : tensor<f64>) outs(%2 : tensor<f64>) -> tensor<f64>
    return %1#1, %1#0, %3, %1#2 : tensor<f64>, tensor<?xf64>, tensor<f64>, index
  }
  func.func private @f4(%arg0: tensor<2x1xf64>, %arg1: tensor<?xf64>, %arg2: tensor<2x1xf64>, %arg3: tensor<?xf64>) -> (tensor<1x2xf64>, f64) {
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %from_elements = tensor.from_elements %c1_i32, %c2_i32 : tensor<2xi32>
    %reshape = tensor.reshape %arg2(%from_elements) : (tensor<2x1xf64>, tensor<2xi32>) -> tensor<1x2xf64>
    %0 = linalg.rsqrt ins(%arg2 : tensor<2x1xf64>) outs(%arg0 : tensor<2x1xf64>) -> tensor<2x1xf64>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg3[%c2] : tensor<?xf64>
    return %reshape, %extracted : tensor<1x2xf64>, f64
  }
  func.func private @f3(%arg0: tensor<?x1xf64>) -> (tensor<?x1xf64>, tensor<?x1xf64>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x1xf64>
    %0 = tensor.empty(%dim) : tensor<?x1xf64>
    %cst = arith.constant -1.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?x1xf64>) -> tensor<?x1xf64>
    %2 = linalg.max ins(%1, %arg0 : tensor<?x1xf64>, tensor<?x1xf64>) outs(%arg0 : tensor<?x1xf64>) -> tensor<?x1xf64>
    return %1, %2 : tensor<?x1xf64>, tensor<?x1xf64>
  }
  func.func private @x1(tensor<2x1xf64> {bufferization.access = "read-write"}, tensor<f64> {bufferization.access = "read"}) -> f64
  func.func private @x2(tensor<?x?xf64> {bufferization.access = "write"}, tensor<?x?xf64> {bufferization.access = "read"}) -> index
  func.func private @f1(%arg0: tensor<?xf64>, %arg1: tensor<?xf64>) -> (tensor<?xf64>, index) {
    %cst = arith.constant dense<-6.000000e+00> : tensor<4x2xf64>
    %cast = tensor.cast %cst : tensor<4x2xf64> to tensor<?x?xf64>
    %0 = call @x2(%cast, %cast) : (tensor<?x?xf64>, tensor<?x?xf64>) -> index
    %1 = tensor.empty() : tensor<3xf64>
    %cst_0 = arith.constant 3.000000e+00 : f64
    %2 = linalg.fill ins(%cst_0 : f64) outs(%1 : tensor<3xf64>) -> tensor<3xf64>
    %3 = linalg.copy ins(%2 : tensor<3xf64>) outs(%arg0 : tensor<?xf64>) -> tensor<?xf64>
    return %3, %0 : tensor<?xf64>, index
  }
  func.func private @f2(%arg0: tensor<f64>) -> (tensor<?xf64>, tensor<f64>, index) {
    %cst = arith.constant 3.000000e+00 : f64
    %from_elements = tensor.from_elements %cst : tensor<f64>
    %0 = linalg.copy ins(%from_elements : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %cst_0 = arith.constant dense<[9.500000e+00, 1.050000e+01, 1.150000e+01]> : tensor<3xf64>
    %cast = tensor.cast %cst_0 : tensor<3xf64> to tensor<?xf64>
    %1:2 = call @f1(%cast, %cast) : (tensor<?xf64>, tensor<?xf64>) -> (tensor<?xf64>, index)
    return %1#0, %0, %1#1 : tensor<?xf64>, tensor<f64>, index
  }
  func.func private @f5(%arg0: tensor<2x1xf64>, %arg1: tensor<2x1xf64>) -> (tensor<1x1xf64>, index) {
    %0 = linalg.copy ins(%arg0 : tensor<2x1xf64>) outs(%arg1 : tensor<2x1xf64>) -> tensor<2x1xf64>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %0[%c1, %c0] : tensor<2x1xf64>
    %cst = arith.constant -2.500000e+00 : f64
    %1 = arith.cmpf uno, %extracted, %cst : f64
    %2 = arith.index_castui %1 : i1 to index
    %3 = scf.index_switch %2 -> tensor<2x1xf64> 
    case 0 {
      scf.yield %arg0 : tensor<2x1xf64>
    }
    default {
      scf.yield %arg0 : tensor<2x1xf64>
    }
    %4 = arith.index_castui %1 : i1 to index
    %c2 = arith.constant 2 : index
    %5 = arith.remui %4, %c2 : index
    %extracted_slice = tensor.extract_slice %arg0[%5, 0] [1, 1] [1, 1] : tensor<2x1xf64> to tensor<1x1xf64>
    return %extracted_slice, %5 : tensor<1x1xf64>, index
  }
  func.func @main(%arg0: tensor<2x1xf64>, %arg1: tensor<2x1xf64>, %arg2: tensor<?xf64>) -> (tensor<?x1xf64>, tensor<1x?xf64>, tensor<f64>, tensor<f64>, tensor<2x1xf64>, tensor<?x1xf64>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg1) -> (tensor<2x1xf64>) {
      %9 = scf.for %arg5 = %c0 to %c1 step %c1 iter_args(%arg6 = %arg4) -> (tensor<2x1xf64>) {
        %extracted = tensor.extract %arg1[%arg5, %c0] : tensor<2x1xf64>
        %inserted = tensor.insert %extracted into %arg6[%c0, %c0] : tensor<2x1xf64>
        scf.yield %inserted : tensor<2x1xf64>
      }
      scf.yield %9 : tensor<2x1xf64>
    }
    %cst = arith.constant dense<1.050000e+01> : tensor<f64>
    %1 = tensor.empty() : tensor<3xf64>
    %cst_0 = arith.constant -6.000000e+00 : f64
    %2 = linalg.fill ins(%cst_0 : f64) outs(%1 : tensor<3xf64>) -> tensor<3xf64>
    %3:4 = call @f6(%cst, %2) : (tensor<f64>, tensor<3xf64>) -> (tensor<f64>, tensor<?xf64>, tensor<f64>, index)
    %4 = memref.alloca_scope  -> (index) {
      %extracted_slice = tensor.extract_slice %3#1[0] [1] [1] : tensor<?xf64> to tensor<1xf64>
      %extracted_slice_4 = tensor.extract_slice %3#1[2] [1] [1] : tensor<?xf64> to tensor<1xf64>
      %cst_5 = arith.constant dense<9.500000e+00> : tensor<1xf64>
      %mapped = linalg.map ins(%cst_5, %extracted_slice, %extracted_slice_4 : tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) outs(%extracted_slice : tensor<1xf64>)
        (%in: f64, %in_7: f64, %in_8: f64, %init: f64) {
          %15 = arith.addf %in, %in_7 : f64
          %16 = arith.maximumf %15, %in_8 : f64
          linalg.yield %16 : f64
        }
      %9 = tensor.empty() : tensor<1xf64>
      %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_4 : tensor<1xf64>) outs(%9 : tensor<1xf64>) {
      ^bb0(%in: f64, %out: f64):
        %cst_7 = arith.constant 5.000000e-01 : f64
        %15 = arith.negf %in : f64
        %16 = arith.addf %15, %cst_7 : f64
        linalg.yield %16 : f64
      } -> tensor<1xf64>
      %11 = linalg.rsqrt ins(%extracted_slice : tensor<1xf64>) outs(%extracted_slice_4 : tensor<1xf64>) -> tensor<1xf64>
      %inserted_slice = tensor.insert_slice %mapped into %3#1[0] [1] [1] : tensor<1xf64> into tensor<?xf64>
      %inserted_slice_6 = tensor.insert_slice %11 into %inserted_slice[2] [1] [1] : tensor<1xf64> into tensor<?xf64>
      %12 = linalg.max ins(%3#1, %2 : tensor<?xf64>, tensor<3xf64>) outs(%inserted_slice_6 : tensor<?xf64>) -> tensor<?xf64>
      %13 = tensor.empty() : tensor<3xf64>
      %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%12 : tensor<?xf64>) outs(%13 : tensor<3xf64>) {
      ^bb0(%in: f64, %out: f64):
        linalg.yield %in : f64
      } -> tensor<3xf64>
      memref.alloca_scope.return %3#3 : index
    }
    %cast = tensor.cast %1 : tensor<3xf64> to tensor<?xf64>
    %cast_1 = tensor.cast %2 : tensor<3xf64> to tensor<?xf64>
    %5:2 = call @f4(%arg0, %cast, %arg0, %cast_1) : (tensor<2x1xf64>, tensor<?xf64>, tensor<2x1xf64>, tensor<?xf64>) -> (tensor<1x2xf64>, f64)
    %6 = scf.forall (%arg3, %arg4) in (%c1, 2) shared_outs(%arg5 = %arg1) -> (tensor<2x1xf64>) {
      %9:2 = func.call @f5(%arg1, %0) : (tensor<2x1xf64>, tensor<2x1xf64>) -> (tensor<1x1xf64>, index)
      %extracted_slice = tensor.extract_slice %arg5[%arg4, %arg3] [1, 1] [1, 1] : tensor<2x1xf64> to tensor<1x1xf64>
      %10 = linalg.ceil ins(%extracted_slice : tensor<1x1xf64>) outs(%extracted_slice : tensor<1x1xf64>) -> tensor<1x1xf64>
      %extracted_slice_4 = tensor.extract_slice %0[1, 0] [1, 1] [1, 1] : tensor<2x1xf64> to tensor<1x1xf64>
      %11 = linalg.sub ins(%extracted_slice_4, %extracted_slice : tensor<1x1xf64>, tensor<1x1xf64>) outs(%10 : tensor<1x1xf64>) -> tensor<1x1xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %11 into %arg5[%arg4, %arg3] [1, 1] [1, 1] : tensor<1x1xf64> into tensor<2x1xf64>
      }
    }
    %cast_2 = tensor.cast %0 : tensor<2x1xf64> to tensor<?x1xf64>
    %7:2 = call @f3(%cast_2) : (tensor<?x1xf64>) -> (tensor<?x1xf64>, tensor<?x1xf64>)
    %8 = call @x1(%6, %3#0) : (tensor<2x1xf64>, tensor<f64>) -> f64
    %cast_3 = tensor.cast %5#0 : tensor<1x2xf64> to tensor<1x?xf64>
    return %7#0, %cast_3, %3#2, %3#0, %6, %7#1 : tensor<?x1xf64>, tensor<1x?xf64>, tensor<f64>, tensor<f64>, tensor<2x1xf64>, tensor<?x1xf64>
  }
}

