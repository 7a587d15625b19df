// bufdiff-profile: idioms
// bufdiff-choices: 2759140bdc0ea3303ceb5226befa28b2f33b43111ab93f9ab14c360bd5a2dc65e25501166668601d
// bufdiff-choices: 79a583058f1f7d6242310c764a036cd32dc1fe0bb6ea563f576ff52f9442121c7d8259fe06b11049
// bufdiff-choices: 4828b71b1352ffd5021f4997145f07cf6adff8d7ed71b4ba120a315ab2e343ce2b65dfbffe7a850d
// bufdiff-choices: 05ef241a860e4bdb4256a12092631a98098663b0e9180a1847015479d1465a746983618de0c2fc36
// bufdiff-choices: c07c15e388a167b67236e956e367d85a6c7e4ab98081c6a00925470dba6ea11efd5bb4783afb349b
// bufdiff-choices: 69c8dcc20fe1512d9b30a81e9946dd5cb7daacde16a36458269cfeee412e845a027d139cee920c88
// bufdiff-choices: 09
// bufdiff-features: 3027 3579 6169 7060 7534 8438 9748 12170 12932 13233 14454 14674 14884 15751
// bufdiff-features: 15786 16682 19979 20237 20402 22109 22280 22801 24123 26087 26464 26546 26568
// bufdiff-features: 28724 29590 29968 30666 31864 34167 36784 39927 41907 42344 42467 42942 42984
// bufdiff-features: 46203 46404 47554 49956 50894 51863 52062 52558 52900 63071 64235 66422 68355
// bufdiff-features: 69081 71122 72909 73802 76700 76973 77283 79811 81736 82011 82135 83548 84090
// bufdiff-features: 84322 85843 89780 90543 92488 96716 97679 101264 101547 101823 104315 107035
// bufdiff-features: 107425 109327 110561 112929 117235 117724 123204 124232 127243 127813 128916
// bufdiff-features: 130878 130933 136003 136269 140929 141891 142846 146512 146792 150313 150642
// bufdiff-features: 151292 152226 155898 156460 157579 158120 158415 158897 159724 159928 160967
// bufdiff-features: 163373 164602 165636 165719 166579 168007 168323 169734 171369 172435 172926
// bufdiff-features: 173166 173354 173964 176031 176774 177758 177904 178067 180699 181094 184686
// bufdiff-features: 185490 186849 186959 187188 187596 188790 192323 192422 192628 194256 195820
// bufdiff-features: 196031 197738 197837 198460 201059 202241 203746 204212 205689 207396 208500
// bufdiff-features: 211508 214597 222902 225250 225759 226357 228139 230081 230584 231636 231792
// bufdiff-features: 232364 234455 235375 236929 236930 239237 241225 241844 242793 243781 246543
// bufdiff-features: 247913 249855 250948 252466 252539 253836 255676 256112 257421 258143 258317
// bufdiff-features: 258378 259229 259840 260202 260775
#map = affine_map<(d0) -> (d0)>
module {
  func.func @f1(%arg0: tensor<3xf32>, %arg1: tensor<?xf32>) -> tensor<1x?xf32> {
    %0 = linalg.max ins(%arg1, %arg1 : tensor<?xf32>, tensor<?xf32>) outs(%arg1 : tensor<?xf32>) -> tensor<?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
    %expanded = tensor.expand_shape %0 [[0, 1]] output_shape [1, %dim] : tensor<?xf32> into tensor<1x?xf32>
    return %expanded : tensor<1x?xf32>
  }
  func.func @main(%arg0: tensor<2x6xf32>, %arg1: tensor<3xf32>) -> (tensor<1x?xf32>, tensor<2x?xf32>) {
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %0 = scf.for %arg2 = %c1 to %c5 step %c2 iter_args(%arg3 = %arg0) -> (tensor<2x6xf32>) {
      %extracted_slice_1 = tensor.extract_slice %arg1[0] [%c2] [2] : tensor<3xf32> to tensor<?xf32>
      %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_1 : tensor<?xf32>) outs(%extracted_slice_1 : tensor<?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %6 = linalg.index 0 : index
        %7 = arith.index_cast %6 : index to i64
        %8 = arith.sitofp %7 : i64 to f32
        %9 = arith.mulf %in, %8 : f32
        linalg.yield %9 : f32
      } -> tensor<?xf32>
      %cast_2 = tensor.cast %5 : tensor<?xf32> to tensor<2xf32>
      %inserted_slice = tensor.insert_slice %cast_2 into %arg1[0] [2] [2] : tensor<2xf32> into tensor<3xf32>
      %extracted_slice_3 = tensor.extract_slice %extracted_slice_1[1] [1] [1] : tensor<?xf32> to tensor<1xf32>
      scf.yield %arg3 : tensor<2x6xf32>
    }
    %1 = tensor.empty() : tensor<2x6xi1>
    %true = arith.constant true
    %2 = linalg.fill ins(%true : i1) outs(%1 : tensor<2x6xi1>) -> tensor<2x6xi1>
    %3 = linalg.select ins(%2, %arg0, %0 : tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) outs(%0 : tensor<2x6xf32>) -> tensor<2x6xf32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %0[%c0, 0] [1, %c3] [1, %c2] : tensor<2x6xf32> to tensor<?xf32>
    %cast = tensor.cast %extracted_slice : tensor<?xf32> to tensor<3xf32>
    %4 = call @f1(%cast, %extracted_slice) : (tensor<3xf32>, tensor<?xf32>) -> tensor<1x?xf32>
    %cast_0 = tensor.cast %3 : tensor<2x6xf32> to tensor<2x?xf32>
    return %4, %cast_0 : tensor<1x?xf32>, tensor<2x?xf32>
  }
}

