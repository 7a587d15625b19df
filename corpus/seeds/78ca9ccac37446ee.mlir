// bufdiff-profile: idioms
// bufdiff-choices: 47217bffcf9e189d999894d22075d8b38b35b387f0fb97984a5f9768719e887fcbae65114a199696
// bufdiff-choices: 9c2413aafe2c1b8f55e038ffe975963b13102de1c21c71046f11432dcb94e230b92145f20e578017
// bufdiff-choices: cf5ed02c40813b36e1998f4d762932f231d06f6877b1e14ce69e2ab9cb505e067753bf5dc5f2cf06
// bufdiff-choices: 8a0adc0593a2d7596076e942ebc1cd4a879ae70e17f2473a246c1ac734035fcc2aebd7fbcc8668a4
// bufdiff-choices: e64fc8016c2129b18a008faddae824362a8247b927f6783c4499191affba9c40a50e93fc5cfec2d4
// bufdiff-choices: 636fecab8f4a6a764aa28a438bd0ba2d88f61b6f1571333bafcf9a3b2d8f02e953042593f61553f6
// bufdiff-choices: bfe058526510
// bufdiff-features: 2898 3027 3579 6002 7384 9479 10135 10384 10872 10938 12170 12760 13233 14454
// bufdiff-features: 14884 15202 15751 16682 17096 17603 18272 22095 22280 22801 25729 26186 26568
// bufdiff-features: 28564 28814 29590 30666 32278 33682 34167 35765 36318 36784 37115 40712 41090
// bufdiff-features: 41478 42344 42858 46203 47392 47762 47825 48598 51415 52062 52322 52807 52900
// bufdiff-features: 53244 53779 54998 55113 55561 55909 58303 63071 64119 64235 65726 66422 68355
// bufdiff-features: 69403 71306 71333 72413 72629 73802 74057 76700 77161 81612 81736 82063 82135
// bufdiff-features: 83194 83548 83794 85843 87199 88732 88958 89765 89780 90543 91452 92488 93255
// bufdiff-features: 94981 95273 97131 98291 98501 99137 99676 100085 103775 104315 108012 109327
// bufdiff-features: 110162 110552 110561 111976 112929 113940 117235 119764 119822 121707 123852
// bufdiff-features: 124254 125908 126398 127813 128355 134823 135749 135784 136030 136535 139890
// bufdiff-features: 141726 142040 142393 144761 146512 147712 149402 149901 151292 154812 155898
// bufdiff-features: 156460 158120 158128 158897 159421 160349 160967 165636 165719 165817 166455
// bufdiff-features: 167260 167352 167955 168858 169249 173437 173597 176774 177182 177355 177904
// bufdiff-features: 178067 180258 181522 181789 182675 183595 184030 184321 186959 187596 187769
// bufdiff-features: 188175 188790 189137 191584 192422 192628 194682 196031 197738 197837 198460
// bufdiff-features: 198889 199797 200104 200521 201253 202241 203083 203746 205434 205689 207124
// bufdiff-features: 209605 211044 212628 214073 214699 215707 215925 215938 216034 216892 218756
// bufdiff-features: 220142 223989 225759 225827 226357 226777 226838 228390 230081 230810 233401
// bufdiff-features: 234086 236929 236930 238386 239758 241436 242145 242793 243546 243967 244408
// bufdiff-features: 244978 246543 246783 247797 250948 252466 252539 252834 253255 256235 258143
// bufdiff-features: 258331 259229 259528 259785 259840 260364
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x3xi32>, %arg1: tensor<3x3xi32>) -> (tensor<2x3xi32>, tensor<2x?x1xi32>) {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [2, 3] [%c1, 1] : tensor<3x3xi32> to tensor<2x3xi32>
    %0:2 = call @f2(%extracted_slice) : (tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>)
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %1 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %0#1) -> (tensor<2x3xi32>) {
      %c3 = arith.constant 3 : index
      %extracted_slice_1 = tensor.extract_slice %0#0[0, 0] [%c2, %c3] [1, 1] : tensor<2x3xi32> to tensor<?x?xi32>
      %inserted_slice = tensor.insert_slice %0#0 into %0#0[0, 0] [2, 3] [1, 1] : tensor<2x3xi32> into tensor<2x3xi32>
      %extracted = tensor.extract %extracted_slice_1[%arg2, %arg2] : tensor<?x?xi32>
      vector.print %extracted : i32
      %extracted_slice_2 = tensor.extract_slice %extracted_slice_1[%c1, 0] [1, 3] [1, 1] : tensor<?x?xi32> to tensor<3xi32>
      %extracted_slice_3 = tensor.extract_slice %extracted_slice[0, 2] [2, 1] [1, 1] : tensor<2x3xi32> to tensor<2x1xi32>
      %cst = arith.constant dense<[[8], [9], [10]]> : tensor<3x1xi32>
      %3 = linalg.matmul ins(%extracted_slice_1, %cst : tensor<?x?xi32>, tensor<3x1xi32>) outs(%extracted_slice_3 : tensor<2x1xi32>) -> tensor<2x1xi32>
      %inserted_slice_4 = tensor.insert_slice %3 into %extracted_slice[0, 2] [2, 1] [1, 1] : tensor<2x1xi32> into tensor<2x3xi32>
      %extracted_5 = tensor.extract %extracted_slice_3[%c0, %c0] : tensor<2x1xi32>
      %4 = linalg.copy ins(%extracted_slice : tensor<2x3xi32>) outs(%arg3 : tensor<2x3xi32>) -> tensor<2x3xi32>
      scf.yield %4 : tensor<2x3xi32>
    }
    %cast = tensor.cast %0#1 : tensor<2x3xi32> to tensor<?x?xi32>
    %2 = call @f1(%0#0, %cast, %0#0) : (tensor<2x3xi32>, tensor<?x?xi32>, tensor<2x3xi32>) -> tensor<2x2x1xi32>
    %cast_0 = tensor.cast %2 : tensor<2x2x1xi32> to tensor<2x?x1xi32>
    return %1, %cast_0 : tensor<2x3xi32>, tensor<2x?x1xi32>
  }
  func.func @f1(%arg0: tensor<2x3xi32>, %arg1: tensor<?x?xi32>, %arg2: tensor<2x3xi32>) -> tensor<2x2x1xi32> {
    %inserted_slice = tensor.insert_slice %arg2 into %arg0[0, 0] [2, 3] [1, 1] : tensor<2x3xi32> into tensor<2x3xi32>
    %0 = tensor.empty() : tensor<2x2x1xi32>
    %c-128_i32 = arith.constant -128 : i32
    %1 = linalg.fill ins(%c-128_i32 : i32) outs(%0 : tensor<2x2x1xi32>) -> tensor<2x2x1xi32>
    %2 = tensor.empty() : tensor<2x3x1xi32>
    %3 = linalg.fill ins(%c-128_i32 : i32) outs(%2 : tensor<2x3x1xi32>) -> tensor<2x3x1xi32>
    %4 = tensor.empty() : tensor<2xi32>
    %5 = linalg.pooling_nwc_min ins(%3, %4 : tensor<2x3x1xi32>, tensor<2xi32>) outs(%1 : tensor<2x2x1xi32>) -> tensor<2x2x1xi32>
    return %5 : tensor<2x2x1xi32>
  }
  func.func @f2(%arg0: tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg0 : tensor<2x3xi32>, tensor<2x3xi32>) outs(%arg0 : tensor<2x3xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %3 = arith.maxui %in, %in_0 : i32
      linalg.yield %3 : i32
    } -> tensor<2x3xi32>
    %1 = tensor.empty() : tensor<2x3xi32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%1 : tensor<2x3xi32>) {
    ^bb0(%out: i32):
      %3 = linalg.index 0 : index
      %c1 = arith.constant 1 : index
      %4 = arith.subi %c1, %3 : index
      %5 = linalg.index 1 : index
      %c2 = arith.constant 2 : index
      %6 = arith.subi %c2, %5 : index
      %extracted = tensor.extract %arg0[%4, %6] : tensor<2x3xi32>
      %c-128_i32 = arith.constant -128 : i32
      %7 = arith.minui %extracted, %c-128_i32 : i32
      linalg.yield %7 : i32
    } -> tensor<2x3xi32>
    return %0, %2 : tensor<2x3xi32>, tensor<2x3xi32>
  }
}

