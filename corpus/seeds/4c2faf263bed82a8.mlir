// bufdiff-profile: loops
// bufdiff-choices: 7fe934ea9694a0232613f88b474b1edb1dbe6eafc0f1fc521602c1db1b0a4ec58291a6a39b023e1c
// bufdiff-choices: 71af89aa410c35262e4b0569a1aa36be116c834b8e78e9c62ce1f294ce3d486687feedd8334a7f48
// bufdiff-choices: b8635082f5b4c4f224d03c0148624488762bc530f98a772dc2f60f9716a250e9db8818f8c7420e13
// bufdiff-choices: 621cf10c29c4d01d4bdaff7e932f9d6b70bcb6dcfc3038ebab72b07b8b8a66a757704eaab78fffe2
// bufdiff-choices: 307d16435fc8bb4ff6427b4c2d0e70598225472f2b5f8ca6c902fb21bee7f98611bf584048838389
// bufdiff-choices: 7fa368b75941c0748640badf2175c066c19b9f28f1c61be139a7b3420be314bfceea99bf563f15a1
// bufdiff-choices: c09891469dd33714dafac208c840ae7521dc9c680c6e57dec20a6dd0f770e4b0602ae05f762f3025
// bufdiff-choices: c53712bee9e50a1c81f954147e93848ac04389b75a386d2bd992125347daa731ddc7dd8ba7de9474
// bufdiff-choices: b9d2fea72d588a2c05134c8b223c71bfb6da9447c0ce81e011ce4eeb43837ba5ea31
// bufdiff-features: 600 1337 1486 2945 3233 3579 4200 4506 5187 6314 6873 7693 7933 9306 9479 10020
// bufdiff-features: 10840 10872 11162 11825 12560 12932 13233 13915 15424 15751 15903 15929 17919
// bufdiff-features: 18428 18941 20659 20749 20838 21044 21883 21953 22095 22280 22448 22450 23787
// bufdiff-features: 24268 24747 24758 25302 25367 25818 26568 28807 29968 30666 30896 31090 31425
// bufdiff-features: 31864 32589 32897 33769 34159 34167 35708 36784 36936 38702 38783 39352 39472
// bufdiff-features: 39627 39968 40540 40669 40712 41396 42398 42467 42984 43942 45617 46034 46203
// bufdiff-features: 46321 46522 47311 48333 48360 49263 49370 49635 50101 50894 52322 52486 52807
// bufdiff-features: 52900 53244 53504 53614 54385 55113 55690 57548 58024 58190 58272 58308 58403
// bufdiff-features: 58480 58661 59347 60686 61480 61884 63435 64120 65897 66422 67901 68355 68408
// bufdiff-features: 68782 70544 71050 71259 71415 71701 72775 72782 73141 73289 73802 74057 75133
// bufdiff-features: 75769 75921 76373 76953 77389 78283 78385 78430 78703 78828 79099 79263 80454
// bufdiff-features: 81443 81539 81677 81736 82135 82177 82712 82723 83153 83597 84585 85843 86019
// bufdiff-features: 86125 86844 87495 87862 88008 88635 88958 89732 89780 89812 90070 90198 91248
// bufdiff-features: 91319 91491 92194 93255 94455 94879 94961 94981 95299 95407 99383 100025 101813
// bufdiff-features: 102601 103056 103339 103715 104931 105700 105750 106321 106415 107290 107412
// bufdiff-features: 110507 111024 111588 111733 112929 113041 113244 113816 113901 113940 113943
// bufdiff-features: 115026 115728 115801 116721 117235 119136 119597 119683 119764 121434 121682
// bufdiff-features: 123204 123840 125397 125921 128916 129849 130574 130648 131381 131661 132574
// bufdiff-features: 132763 133622 135464 136341 137045 137657 139524 139972 140924 141238 146512
// bufdiff-features: 147477 147747 150313 150818 152226 152233 153144 153227 153293 154216 154946
// bufdiff-features: 155465 155545 155741 155898 156460 156716 156807 158120 158128 158897 159421
// bufdiff-features: 160329 160756 161779 162232 162400 163044 163876 163983 165141 165272 165286
// bufdiff-features: 165636 165719 165817 166361 167614 168766 168815 169288 170746 170817 171116
// bufdiff-features: 171992 172025 173354 173777 174170 175235 175248 175888 176219 177182 177262
// bufdiff-features: 178067 179404 184030 184854 184863 185723 186959 187925 188412 188790 189391
// bufdiff-features: 190142 191455 191690 192087 192210 192327 192528 192628 192771 193773 194987
// bufdiff-features: 195182 196031 196048 196299 197238 197263 197267 197392 197837 197849 198081
// bufdiff-features: 198460 201059 203000 203158 204527 204614 205434 206942 207124 207330 207837
// bufdiff-features: 210096 210363 210461 214143 215023 216570 217209 217513 218563 218738 220358
// bufdiff-features: 220627 221880 222809 223687 223767 224041 224897 224965 226329 226357 227372
// bufdiff-features: 228040 228061 228936 229564 230081 230519 233154 233259 234387 234718 234736
// bufdiff-features: 235141 235375 236668 236929 236930 237470 238033 240158 240541 242872 242955
// bufdiff-features: 243781 244092 245181 246460 246543 246685 247062 248929 250059 252466 252539
// bufdiff-features: 252543 252666 255520 255556 256247 256442 258625 258916 259433 259528 259705
// bufdiff-features: 259840 260161
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func private @f1(%arg0: tensor<?x3x1xf32>, %arg1: f32, %arg2: tensor<3x3x1xf32>) -> (tensor<?x3x1xf32>, tensor<?x2x3x1xf32>, tensor<?x2x3x1xf32>, tensor<3x3x1xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x3x1xf32>
    %0 = tensor.empty(%dim) : tensor<?x2x3x1xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<?x2x3x1xf32>) -> tensor<?x2x3x1xf32>
    %reduced = linalg.reduce ins(%1 : tensor<?x2x3x1xf32>) outs(%arg0 : tensor<?x3x1xf32>) dimensions = [1] 
      (%in: f32, %init: f32) {
        %7 = arith.maximumf %in, %init : f32
        linalg.yield %7 : f32
      }
    %cst = arith.constant 0.000000e+00 : f32
    %2 = arith.cmpf ogt, %arg1, %cst : f32
    %3 = arith.index_castui %2 : i1 to index
    %c1 = arith.constant 1 : index
    %4:2 = scf.for %arg3 = %c0 to %3 step %c1 iter_args(%arg4 = %1, %arg5 = %1) -> (tensor<?x2x3x1xf32>, tensor<?x2x3x1xf32>) {
      %7 = linalg.copy ins(%1 : tensor<?x2x3x1xf32>) outs(%arg5 : tensor<?x2x3x1xf32>) -> tensor<?x2x3x1xf32>
      %8 = linalg.copy ins(%7 : tensor<?x2x3x1xf32>) outs(%arg4 : tensor<?x2x3x1xf32>) -> tensor<?x2x3x1xf32>
      scf.yield %8, %7 : tensor<?x2x3x1xf32>, tensor<?x2x3x1xf32>
    }
    %5 = tensor.empty(%dim) : tensor<?x2x3x1xf32>
    %6 = linalg.copy ins(%4#1 : tensor<?x2x3x1xf32>) outs(%5 : tensor<?x2x3x1xf32>) -> tensor<?x2x3x1xf32>
    return %reduced, %4#0, %6, %arg2 : tensor<?x3x1xf32>, tensor<?x2x3x1xf32>, tensor<?x2x3x1xf32>, tensor<3x3x1xf32>
  }
  func.func private @f2(%arg0: tensor<2xi8>, %arg1: tensor<2xi8>) -> (tensor<2xi8>, i64) {
    affine.parallel (%arg2) = (0) to (1) {
      %cst = arith.constant 1.000000e+02 : f32
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %0:4 = scf.for %arg3 = %c1 to %c2 step %c2 iter_args(%arg4 = %arg1, %arg5 = %arg1, %arg6 = %arg1, %arg7 = %cst) -> (tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, f32) {
        %c0 = arith.constant 0 : index
        %1 = scf.for %arg8 = %c0 to %arg2 step %c1 iter_args(%arg9 = %arg4) -> (tensor<2xi8>) {
          %from_elements = tensor.from_elements %c2, %c1 : tensor<2xindex>
          %reshape = tensor.reshape %arg5(%from_elements) : (tensor<2xi8>, tensor<2xindex>) -> tensor<2x1xi8>
          %4 = linalg.copy ins(%arg5 : tensor<2xi8>) outs(%arg9 : tensor<2xi8>) -> tensor<2xi8>
          scf.yield %4 : tensor<2xi8>
        }
        %cst_0 = arith.constant 1.000000e+01 : f32
        %2 = linalg.copy ins(%arg6 : tensor<2xi8>) outs(%arg5 : tensor<2xi8>) -> tensor<2xi8>
        %cst_1 = arith.constant dense<2> : tensor<1xi8>
        %3 = linalg.conv_1d ins(%arg6, %cst_1 : tensor<2xi8>, tensor<1xi8>) outs(%arg4 : tensor<2xi8>) -> tensor<2xi8>
        scf.yield %3, %2, %arg6, %cst_0 : tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, f32
      }
    }
    %c1_i64 = arith.constant 1 : i64
    return %arg0, %c1_i64 : tensor<2xi8>, i64
  }
  func.func @main(%arg0: tensor<2xi8>, %arg1: tensor<3x3x1xf32>, %arg2: tensor<3x3x1xf32>) -> (tensor<?x?x1xf32>, tensor<?x2x3x1xf32>, tensor<?x2x3x1xf32>, tensor<3x3x1xf32>, tensor<2xi8>, tensor<?x3x1xf32>, tensor<3x3x1xf32>, tensor<3x?xf32>) {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3) : tensor<3x?x1xf32>
    %c1 = arith.constant 1 : index
    %1 = tensor.empty(%c1) : tensor<3x?xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c1, %c0, %c0] : tensor<3x3x1xf32>
    %2 = linalg.fill ins(%extracted : f32) outs(%1 : tensor<3x?xf32>) -> tensor<3x?xf32>
    %cast = tensor.cast %2 : tensor<3x?xf32> to tensor<3x1xf32>
    %broadcasted = linalg.broadcast ins(%cast : tensor<3x1xf32>) outs(%0 : tensor<3x?x1xf32>) dimensions = [1] 
    %3 = scf.forall (%arg3) in (%c1) shared_outs(%arg4 = %2) -> (tensor<3x?xf32>) {
      %c1_i8 = arith.constant 1 : i8
      %6:3 = scf.for %arg5 = %c1 to %c3 step %c1 iter_args(%arg6 = %1, %arg7 = %broadcasted, %arg8 = %c1_i8) -> (tensor<3x?xf32>, tensor<3x?x1xf32>, i8) {
        %c2 = arith.constant 2 : index
        affine.if #set(%c2) {
          %extracted_slice_3 = tensor.extract_slice %arg7[%arg3, 0, 0] [1, 3, 1] [1, 1, 1] : tensor<3x?x1xf32> to tensor<3x1xf32>
          %9 = linalg.copy ins(%extracted_slice_3 : tensor<3x1xf32>) outs(%2 : tensor<3x?xf32>) -> tensor<3x?xf32>
        }
        %c5_i8 = arith.constant 5 : i8
        %7 = linalg.floor ins(%arg2 : tensor<3x3x1xf32>) outs(%arg7 : tensor<3x?x1xf32>) -> tensor<3x?x1xf32>
        %8 = linalg.copy ins(%2 : tensor<3x?xf32>) outs(%arg6 : tensor<3x?xf32>) -> tensor<3x?xf32>
        scf.yield %8, %7, %c5_i8 : tensor<3x?xf32>, tensor<3x?x1xf32>, i8
      }
      %extracted_slice = tensor.extract_slice %arg4[0, %arg3] [3, 1] [1, 1] : tensor<3x?xf32> to tensor<3x1xf32>
      %reduced = linalg.reduce ins(%arg1 : tensor<3x3x1xf32>) outs(%extracted_slice : tensor<3x1xf32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %7 = arith.minimumf %in, %init : f32
          linalg.yield %7 : f32
        }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %reduced into %arg4[0, %arg3] [3, 1] [1, 1] : tensor<3x1xf32> into tensor<3x?xf32>
      }
    }
    %cast_0 = tensor.cast %arg1 : tensor<3x3x1xf32> to tensor<?x3x1xf32>
    %cst = arith.constant -6.000000e+00 : f32
    %4:4 = call @f1(%cast_0, %cst, %arg2) : (tensor<?x3x1xf32>, f32, tensor<3x3x1xf32>) -> (tensor<?x3x1xf32>, tensor<?x2x3x1xf32>, tensor<?x2x3x1xf32>, tensor<3x3x1xf32>)
    %5:2 = call @f2(%arg0, %arg0) : (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>, i64)
    %cast_1 = tensor.cast %4#0 : tensor<?x3x1xf32> to tensor<?x?x1xf32>
    %cast_2 = tensor.cast %arg1 : tensor<3x3x1xf32> to tensor<?x3x1xf32>
    return %cast_1, %4#1, %4#2, %4#3, %5#0, %cast_2, %arg2, %3 : tensor<?x?x1xf32>, tensor<?x2x3x1xf32>, tensor<?x2x3x1xf32>, tensor<3x3x1xf32>, tensor<2xi8>, tensor<?x3x1xf32>, tensor<3x3x1xf32>, tensor<3x?xf32>
  }
}

