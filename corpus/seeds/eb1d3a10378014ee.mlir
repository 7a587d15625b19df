// bufdiff-profile: types
// bufdiff-choices: 15a299da776764b706e8bb9ed57a285780543b6869d6c8795fa75e6c1e1912bd69dce064c8d8fdf6
// bufdiff-choices: 6d067aa2919a99d6005adde6cf70f695b2c98087878439bc1bf9908d7ad5802353fdc4bab6efb730
// bufdiff-choices: 98558883e15383aace9dbf5a6b9ae1b6961b7b7226220c98a2cf7b1f96539a8cd832d3ef9d4fb897
// bufdiff-choices: 68d6c2337b28a682b627762cdc67c96e7209c75f3c785c192eea01d604791bc6430c482641fed77e
// bufdiff-choices: 1af33dd571d38fa618fe871bc00424ba629dbba9c61405cb8c7483fccf95a09ad45a5503862c3db5
// bufdiff-choices: b0a02891e9180a9673bcf6aaf6e8ed3cc30c09031f4b8f65652fb8cf9bae5c48a0af3f75d644fda9
// bufdiff-choices: 5d264962c3343a09519e251a91e7cb086f4df0267b8b7a4890a4083b2445
// bufdiff-features: 3579 5712 9479 9768 10370 10872 13233 14454 14557 15536 15751 16822 19164 19403
// bufdiff-features: 20023 21760 22095 24268 24989 26568 29130 29968 31864 33811 33887 34167 35968
// bufdiff-features: 36936 37007 40712 43942 46203 46404 47392 47554 47695 52322 52558 52900 53244
// bufdiff-features: 53252 54385 55561 61981 63071 65950 66422 68355 70036 70278 72442 73802 74057
// bufdiff-features: 76328 76339 76700 77283 78828 79782 80422 81022 82135 82723 84585 84952 87199
// bufdiff-features: 88732 88958 89732 89946 90543 91074 96353 96421 97924 98170 99969 101105 101342
// bufdiff-features: 101823 102809 103481 103851 107183 107425 108012 110322 110552 112929 114432
// bufdiff-features: 115728 118035 120772 121726 127813 128916 131038 136987 137045 138665 140929
// bufdiff-features: 142393 146512 146711 148814 151326 152226 153577 155898 156460 156807 158120
// bufdiff-features: 158897 160954 165636 165695 165719 166169 166361 168858 170082 171053 171204
// bufdiff-features: 171715 172127 173237 173354 178558 180258 180469 180710 181789 182012 184030
// bufdiff-features: 185723 186039 186959 187596 188175 188571 190142 196787 197125 197362 198460
// bufdiff-features: 198820 198889 201059 201095 201344 202795 203627 203746 203933 204527 205434
// bufdiff-features: 205689 206014 207124 207353 208379 210461 211044 214597 215707 215938 220098
// bufdiff-features: 225759 225818 227654 228936 230081 230293 230920 231770 235375 236180 238988
// bufdiff-features: 240158 240967 243140 246543 246783 247272 248086 250712 251217 252379 252919
// bufdiff-features: 254826 255520 255556 255729 258752 258906 259510 259840 261061
module {
  func.func @main(%arg0: tensor<5x6xi1> {bufferization.writable = false}, %arg1: tensor<5x6xi1> {bufferization.writable = false}, %arg2: tensor<?x?xi1>) -> (tensor<?x?xi1>, tensor<5x6xi1>) {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:2 = scf.for %arg3 = %c1 to %c3 step %c1 iter_args(%arg4 = %arg2, %arg5 = %arg1) -> (tensor<?x?xi1>, tensor<5x6xi1>) {
      %1 = scf.for %arg6 = %c1 to %c3 step %c1 iter_args(%arg7 = %arg0) -> (tensor<5x6xi1>) {
        %3 = arith.cmpi uge, %arg3, %c3 : index
        %4 = arith.select %3, %arg4, %arg2 : tensor<?x?xi1>
        %generated = tensor.generate  {
        ^bb0(%arg8: index, %arg9: index):
          %6 = arith.index_cast %arg8 : index to i64
          %7 = arith.sitofp %6 : i64 to f8E5M2
          %8 = arith.index_cast %arg9 : index to i64
          %9 = arith.sitofp %8 : i64 to f8E5M2
          %10 = arith.addf %7, %9 : f8E5M2
          tensor.yield %10 : f8E5M2
        } : tensor<5x4xf8E5M2>
        %cast = tensor.cast %generated : tensor<5x4xf8E5M2> to tensor<?x?xf8E5M2>
        %cast_0 = tensor.cast %generated : tensor<5x4xf8E5M2> to tensor<?x?xf8E5M2>
        %5:2 = func.call @f1(%cast, %cast, %cast_0, %cast) : (tensor<?x?xf8E5M2>, tensor<?x?xf8E5M2>, tensor<?x?xf8E5M2>, tensor<?x?xf8E5M2>) -> (tensor<5x?xf8E5M2>, tensor<?x?xf8E5M2>)
        %c4 = arith.constant 4 : index
        %extracted = tensor.extract %arg7[%c4, %arg6] : tensor<5x6xi1>
        %mapped = linalg.map ins(%arg5 : tensor<5x6xi1>) outs(%arg7 : tensor<5x6xi1>)
          (%in: i1, %init: i1) {
            linalg.yield %in : i1
          }
        scf.yield %mapped : tensor<5x6xi1>
      }
      %2 = linalg.copy ins(%arg0 : tensor<5x6xi1>) outs(%arg5 : tensor<5x6xi1>) -> tensor<5x6xi1>
      scf.yield %arg4, %2 : tensor<?x?xi1>, tensor<5x6xi1>
    }
    return %0#0, %0#1 : tensor<?x?xi1>, tensor<5x6xi1>
  }
  func.func private @f1(%arg0: tensor<?x?xf8E5M2>, %arg1: tensor<?x?xf8E5M2>, %arg2: tensor<?x?xf8E5M2>, %arg3: tensor<?x?xf8E5M2>) -> (tensor<5x?xf8E5M2>, tensor<?x?xf8E5M2>) {
    %0 = linalg.log ins(%arg3 : tensor<?x?xf8E5M2>) outs(%arg0 : tensor<?x?xf8E5M2>) -> tensor<?x?xf8E5M2>
    %false = arith.constant false
    %1 = arith.select %false, %arg3, %arg0 : tensor<?x?xf8E5M2>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xf8E5M2>
    %2 = tensor.empty(%dim) : tensor<5x?xf8E5M2>
    %true = arith.constant true
    %3 = arith.select %true, %arg3, %1 : tensor<?x?xf8E5M2>
    %4 = tensor.empty(%dim) : tensor<5x?xf8E5M2>
    %5 = linalg.copy ins(%0 : tensor<?x?xf8E5M2>) outs(%4 : tensor<5x?xf8E5M2>) -> tensor<5x?xf8E5M2>
    return %5, %3 : tensor<5x?xf8E5M2>, tensor<?x?xf8E5M2>
  }
}

