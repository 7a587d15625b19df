// bufdiff-profile: types
// bufdiff-choices: 2fc5b9913dd1f745d23edd5680d530b6b2056177f6c39ac1e0b0889c799745cb8163b72f0e62b29d
// bufdiff-choices: 538da549497a1dcf68e40dcb59fb950986b4fc9fa4cdc4e8bc2e6bb612b99627951fd178f406788b
// bufdiff-choices: f9a710411f797a3fd0b2e3f32d257b8c204eeaacd3c7a6dccfd1315bdb1d5128e90824759f687590
// bufdiff-choices: 975e599ee183cfb60e43da5d91c020b0eed415b984d1f12a337af7e68ed23c378a8465023663cda1
// bufdiff-choices: f9d8a20b8fc6fce9389319aea3f26d34cad7a011fdd4872cdce81a43c34b1d2a3fae54b99276ed9e
// bufdiff-choices: 6dd77fe9e6e2a5ace938aa8d6f3d106fb251db03fb6351efae
// bufdiff-features: 448 2442 3041 6360 9381 9479 12133 13233 13296 13915 14454 15751 15903 15989
// bufdiff-features: 16371 16682 17893 18486 19123 19419 20480 21140 22280 22630 22879 24747 26414
// bufdiff-features: 26546 26568 27725 28464 34167 37314 39025 39674 39927 40712 44132 44522 46203
// bufdiff-features: 47762 49635 49657 52900 53180 53252 53642 54548 54658 58973 61097 63800 64119
// bufdiff-features: 64235 64814 65058 66422 66869 67578 67588 68355 73802 74057 76677 77617 78229
// bufdiff-features: 78283 82011 83194 83634 84897 86125 89780 90070 92431 93994 98501 101983 103377
// bufdiff-features: 104850 104931 109220 110140 110780 111089 112929 114221 118576 118585 119588
// bufdiff-features: 121132 123204 124909 124956 128916 129849 130135 130933 132590 134939 140880
// bufdiff-features: 141044 142349 143081 145441 146512 147477 148700 149884 151513 153142 153474
// bufdiff-features: 155465 156460 158120 158856 158897 160983 163471 163876 165636 165719 166455
// bufdiff-features: 166579 167614 167749 168323 168833 169514 171798 172443 174281 175662 177167
// bufdiff-features: 183834 184122 188790 191863 192594 192628 193747 196031 196048 197837 198003
// bufdiff-features: 200521 201059 202472 205434 205689 210406 211010 211884 211967 212628 213878
// bufdiff-features: 216712 220181 223165 226357 226480 228354 228426 230106 232774 235477 236930
// bufdiff-features: 236986 239693 241582 242621 242955 244408 245478 246543 250415 251478 252260
// bufdiff-features: 252466 252539 253836 256247 257842 258498 259840 260550
module {
  func.func @f1(%arg0: tensor<3x3x3xcomplex<f32>>) -> tensor<3x3x3xcomplex<f32>> {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %cst = complex.constant [0.000000e+00 : f32, -2.500000e+00 : f32] : complex<f32>
    %inserted = tensor.insert %cst into %arg0[%c1, %c2, %c2] : tensor<3x3x3xcomplex<f32>>
    %inserted_0 = tensor.insert %cst into %inserted[%c2, %c2, %c2] : tensor<3x3x3xcomplex<f32>>
    return %inserted_0 : tensor<3x3x3xcomplex<f32>>
  }
  func.func @main(%arg0: tensor<4xi5>) -> (tensor<?x?x?xcomplex<f32>>, tensor<3x3x3xcomplex<f32>>, tensor<?x?x?xcomplex<f32>>, complex<f32>) {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3, %c3, %c3) : tensor<?x?x?xcomplex<f32>>
    %cst = complex.constant [-1.000000e+00 : f32, 1.000000e+10 : f32] : complex<f32>
    %1 = linalg.fill ins(%cst : complex<f32>) outs(%0 : tensor<?x?x?xcomplex<f32>>) -> tensor<?x?x?xcomplex<f32>>
    %cast = tensor.cast %1 : tensor<?x?x?xcomplex<f32>> to tensor<3x3x3xcomplex<f32>>
    %2 = call @f1(%cast) : (tensor<3x3x3xcomplex<f32>>) -> tensor<3x3x3xcomplex<f32>>
    %3 = scf.execute_region -> tensor<?x?x?xcomplex<f32>> {
      %c2 = arith.constant 2 : index
      %extracted_slice = tensor.extract_slice %1[%c2, 0, 0] [1, 3, %c3] [1, 1, 1] : tensor<?x?x?xcomplex<f32>> to tensor<1x3x?xcomplex<f32>>
      %extracted_slice_0 = tensor.extract_slice %1[1, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<?x?x?xcomplex<f32>> to tensor<1x3x3xcomplex<f32>>
      %mapped = linalg.map ins(%extracted_slice : tensor<1x3x?xcomplex<f32>>) outs(%extracted_slice : tensor<1x3x?xcomplex<f32>>)
        (%in: complex<f32>, %init: complex<f32>) {
          %cst_4 = complex.constant [7.250000e+00 : f32, 1.000000e+00 : f32] : complex<f32>
          %8 = complex.add %in, %cst_4 : complex<f32>
          linalg.yield %8 : complex<f32>
        }
      %c0 = arith.constant 0 : index
      %4 = tensor.empty() : tensor<1x3xcomplex<f32>>
      %5 = linalg.fill ins(%cst : complex<f32>) outs(%4 : tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %cast_1 = tensor.cast %5 : tensor<1x3xcomplex<f32>> to tensor<1x?xcomplex<f32>>
      %inserted_slice = tensor.insert_slice %cast_1 into %extracted_slice_0[0, 0, %c0] [1, %c3, 1] [1, 1, 1] : tensor<1x?xcomplex<f32>> into tensor<1x3x3xcomplex<f32>>
      %inserted_slice_2 = tensor.insert_slice %mapped into %1[%c2, 0, 0] [1, 3, %c3] [1, 1, 1] : tensor<1x3x?xcomplex<f32>> into tensor<?x?x?xcomplex<f32>>
      %inserted_slice_3 = tensor.insert_slice %inserted_slice into %inserted_slice_2[1, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<1x3x3xcomplex<f32>> into tensor<?x?x?xcomplex<f32>>
      %6 = tensor.empty(%c3, %c3, %c3) : tensor<?x?x?xcomplex<f32>>
      %c1 = arith.constant 1 : index
      %extracted = tensor.extract %extracted_slice[%c0, %c1, %c1] : tensor<1x3x?xcomplex<f32>>
      %7 = linalg.fill ins(%extracted : complex<f32>) outs(%6 : tensor<?x?x?xcomplex<f32>>) -> tensor<?x?x?xcomplex<f32>>
      %transposed = linalg.transpose ins(%7 : tensor<?x?x?xcomplex<f32>>) outs(%0 : tensor<?x?x?xcomplex<f32>>) permutation = [1, 2, 0] 
      scf.yield %transposed : tensor<?x?x?xcomplex<f32>>
    }
    return %3, %2, %1, %cst : tensor<?x?x?xcomplex<f32>>, tensor<3x3x3xcomplex<f32>>, tensor<?x?x?xcomplex<f32>>, complex<f32>
  }
}

