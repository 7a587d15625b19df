// bufdiff-profile: loops
// bufdiff-choices: 2759140bdc0ea3303ceb5226befa28b2f33b43111ab93f9ab14c360bd5a2dc65e25501166668601d
// bufdiff-choices: 79a583058f1f7d6242310c764a036cd32dc1fe0bb6ea563f576ff52f9442121c7d8259fe06b11049
// bufdiff-choices: 4828b71b1352ffd5021f4997145f07cf6adff8d7ed71b4ba120a315ab2e343ce2b65dfbffe7a850d
// bufdiff-choices: 05ef241a860e4bdb4256a12092631a98098663b0e9180a1847015479d1465a746983618de0c2fc36
// bufdiff-choices: c07c15e388a167b67236e956e367d85a6c7e4ab98081c6a00925470dba6ea11efd5bb4783afb349b
// bufdiff-choices: 69c8dcc20fe1512d9b30a81e9946dd5cb7daacde16a36458269cfeee412e845a027d139cee920c88
// bufdiff-choices: 096773ef8e8c319d35228ae811e7e6d95d2d8db889b229c14dea9f5a6cac1d8076f2c8174704e818
// bufdiff-features: 3579 5100 5692 6169 6611 7384 9479 9748 11162 12276 12593 13233 13915 15671
// bufdiff-features: 15751 16822 18480 19100 20023 20092 20402 20659 22095 22167 22280 23143 24135
// bufdiff-features: 24747 24989 25898 26568 29236 29590 29968 30666 31732 31864 33824 34159 34167
// bufdiff-features: 36784 36936 38528 40712 42467 42953 42984 44505 46203 46835 47160 47522 50894
// bufdiff-features: 51106 51130 51373 51415 52830 52900 53180 53252 54998 55561 56404 56442 59347
// bufdiff-features: 60686 63071 64119 64120 64393 66422 66990 67520 68355 69081 69849 69900 70036
// bufdiff-features: 72775 72909 72975 73802 74057 74454 76884 78430 79099 79492 79619 80454 81736
// bufdiff-features: 82011 82135 82552 82723 82851 83282 83357 85843 86125 89780 90543 90777 91074
// bufdiff-features: 94297 95273 95695 99383 99832 101342 101547 101987 102809 104931 106843 108012
// bufdiff-features: 109327 109732 110162 110322 111584 112929 113295 114028 118035 118196 118698
// bufdiff-features: 119068 119206 119822 120671 121557 121626 121977 122903 126853 127533 128046
// bufdiff-features: 129849 130024 130135 131381 131956 133756 134449 136987 138844 140924 141891
// bufdiff-features: 142040 142846 144761 145441 146512 147477 152068 152226 153293 153488 153896
// bufdiff-features: 153957 155465 155898 156460 157579 158120 158897 158996 160967 161779 161974
// bufdiff-features: 163687 163876 165636 165695 165719 166037 166169 167442 167614 167793 168323
// bufdiff-features: 169734 170082 170674 170817 171053 171267 173354 174170 174854 175432 176577
// bufdiff-features: 176774 177211 177355 178019 178028 178560 180207 180258 181522 182821 182966
// bufdiff-features: 184962 186088 186849 186959 188522 188886 192411 192771 193290 193773 194134
// bufdiff-features: 194256 195369 196031 196048 196349 197362 197738 198460 201059 201601 202562
// bufdiff-features: 204212 205434 205689 208379 210022 211044 211780 212048 212111 214325 215959
// bufdiff-features: 217216 218635 222902 225759 225827 226357 228343 230081 230920 231722 235375
// bufdiff-features: 237470 239107 241225 243546 245855 246543 249841 250345 251054 252318 252466
// bufdiff-features: 252539 253836 254672 256112 256247 257251 258331 258625 258906 258994 259840
// bufdiff-features: 260161 260254 261556 261572
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<?x?xf32>, %arg1: f32, %arg2: tensor<2x?xf32>, %arg3: tensor<3xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<3xf32>, tensor<f32>, i1) {
    %cast = tensor.cast %arg3 : tensor<3xf32> to tensor<?xf32>
    %0:2 = call @f1(%arg3, %cast) : (tensor<3xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<3xf32>)
    %1 = bufferization.alloc_tensor() copy(%0#1) : tensor<3xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %2 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
    %3 = linalg.fill ins(%arg1 : f32) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %cst = arith.constant 1.000000e+01 : f32
    %4 = arith.cmpf oeq, %arg1, %cst : f32
    %5 = arith.select %4, %arg0, %3 : tensor<?x?xf32>
    %extracted_slice = tensor.extract_slice %arg3[%c0] [1] [1] : tensor<3xf32> to tensor<f32>
    %6 = linalg.log ins(%extracted_slice : tensor<f32>) outs(%extracted_slice : tensor<f32>) -> tensor<f32>
    %inserted_slice = tensor.insert_slice %6 into %arg3[%c0] [1] [1] : tensor<f32> into tensor<3xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%extracted_slice : tensor<f32>) outs(%6 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = arith.addf %in, %out : f32
      linalg.yield %8 : f32
    } -> tensor<f32>
    %cast_1 = tensor.cast %1 : tensor<3xf32> to tensor<?xf32>
    return %0#0, %cast_1, %5, %inserted_slice, %7, %4 : tensor<?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<3xf32>, tensor<f32>, i1
  }
  func.func @f1(%arg0: tensor<3xf32>, %arg1: tensor<?xf32>) -> (tensor<?xf32>, tensor<3xf32>) {
    %0 = linalg.max ins(%arg1, %arg1 : tensor<?xf32>, tensor<?xf32>) outs(%arg1 : tensor<?xf32>) -> tensor<?xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %arg1) -> (tensor<?xf32>) {
      %cst = arith.constant 0.000000e+00 : f32
      %c3 = arith.constant 3 : index
      %2:2 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %arg1, %arg6 = %cst) -> (tensor<?xf32>, f32) {
        %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
        %generated = tensor.generate %dim {
        ^bb0(%arg7: index):
          %extracted = tensor.extract %arg3[%arg7] : tensor<?xf32>
          %7 = arith.index_cast %arg7 : index to i64
          %8 = arith.sitofp %7 : i64 to f32
          %9 = arith.minimumf %extracted, %8 : f32
          tensor.yield %9 : f32
        } : tensor<?xf32>
        %4 = linalg.floor ins(%generated : tensor<?xf32>) outs(%arg5 : tensor<?xf32>) -> tensor<?xf32>
        %5 = tensor.empty(%dim) : tensor<2x?xf32>
        %6 = linalg.fill ins(%arg6 : f32) outs(%5 : tensor<2x?xf32>) -> tensor<2x?xf32>
        %reduced = linalg.reduce ins(%6 : tensor<2x?xf32>) outs(%4 : tensor<?xf32>) dimensions = [0] 
          (%in: f32, %init: f32) {
            %7 = arith.maximumf %in, %init : f32
            linalg.yield %7 : f32
          }
        scf.yield %reduced, %arg6 : tensor<?xf32>, f32
      }
      %3 = linalg.min ins(%0, %2#0 : tensor<?xf32>, tensor<?xf32>) outs(%arg3 : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %3 : tensor<?xf32>
    }
    return %1, %arg0 : tensor<?xf32>, tensor<3xf32>
  }
}

