// bufdiff-profile: wide
// bufdiff-choices: 007f1ce1486c1b91f12beb6e484e4cbb78eca61b10d5aa8a56d4d3a3d5d2540cc9aeb06e73deb7f1
// bufdiff-choices: 5b27974d276b9f2b922b43e3fba518ab9cdf13299c4f8948f0537867d5f33ce19d61af030cfa0a1a
// bufdiff-choices: b13b2267955e37c63ec8774f9d9f697a5ca969d7a79c86d50f07285c772904b823b62636e0c38ede
// bufdiff-choices: f6027c5e130794238cbd13713b57ca13d81bd8e31d773e6889121df9b37644ba0da269dd889f4aa7
// bufdiff-choices: 3cbca3b35657fdd8d59e078588e4a70adb74383058761ded760a7cb0d785757a612940895e5d2d0d
// bufdiff-choices: c1c21aa8faf2b49e61eb6df64702f1937fe3e1a2932ebf9b03fb3bf9dcb03cfa2fc9224c2801bab0
// bufdiff-choices: 79780ced0f73da6d1c810d487d3ced2ad903bb6ab83334910ae1c3be2756c9d7e8f43cf08e69552d
// bufdiff-choices: 9c0251091306c5e4e4c82936f2ddac
// bufdiff-features: 6363 6666 6831 9479 11162 11441 11759 13233 15300 15751 16269 16417 16431 16682
// bufdiff-features: 17259 18166 19595 22280 24571 25727 25818 26568 29590 29687 29968 30666 30700
// bufdiff-features: 31383 32232 32897 34167 35163 35196 37183 37289 37849 39265 40712 42344 42467
// bufdiff-features: 43631 43774 44522 46203 47392 48598 51415 51684 52148 52558 52807 52900 53951
// bufdiff-features: 54827 54998 56404 58190 59347 60465 64119 64120 64235 64435 65478 65496 65561
// bufdiff-features: 66422 67563 68355 68782 69817 71306 71392 71701 71904 72450 74057 74382 75921
// bufdiff-features: 76953 76988 77823 78283 78430 79099 82552 84922 85052 85134 85843 86125 86362
// bufdiff-features: 86844 88337 89780 89812 89884 90097 90585 91248 91491 92194 92492 92921 93255
// bufdiff-features: 94455 95273 95407 96431 100481 102601 103715 104315 104790 104931 105700 105902
// bufdiff-features: 109187 109923 112929 113041 113171 113239 115026 117724 118884 119683 120772
// bufdiff-features: 120909 121406 121682 130933 132574 132840 133364 133756 136273 138086 139102
// bufdiff-features: 142040 146711 149908 151344 153293 154759 156460 158120 158188 158897 159348
// bufdiff-features: 160515 160756 161779 162971 163875 164396 165141 165636 165719 167973 169288
// bufdiff-features: 169299 170819 171116 171884 173354 174170 176031 178067 178165 178854 181522
// bufdiff-features: 183114 184030 184853 185252 186959 188790 188845 190508 191738 192422 192628
// bufdiff-features: 192771 194134 195820 196031 197837 200307 200521 201178 202241 204212 205434
// bufdiff-features: 205953 206665 207296 207454 210022 210461 212779 213372 214325 215959 216738
// bufdiff-features: 217282 217748 218064 218286 218480 218743 219393 220284 220506 221661 221975
// bufdiff-features: 222809 224897 225827 226119 226357 229266 230081 230519 235375 236929 237470
// bufdiff-features: 238033 239005 240400 241225 241248 241857 242793 243546 244092 244711 244940
// bufdiff-features: 245380 245673 245941 246543 246895 246953 247062 249841 252466 252539 254851
// bufdiff-features: 255676 257696 258143 258331 259528 259822 259840 259851
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<f32>, f32) {
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c1] : tensor<3xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %0 = scf.forall (%arg2) in (%dim) shared_outs(%arg3 = %arg0) -> (tensor<?xf32>) {
      %inserted = tensor.insert %extracted into %arg1[%c1] : tensor<3xf32>
      %cst_0 = arith.constant dense<3.000000e+00> : tensor<3xf32>
      %inserted_slice_1 = tensor.insert_slice %cst_0 into %arg1[0] [3] [1] : tensor<3xf32> into tensor<3xf32>
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<?xf32> to tensor<1xf32>
      %9 = tensor.empty() : tensor<2x1xf32>
      %10 = linalg.fill ins(%extracted : f32) outs(%9 : tensor<2x1xf32>) -> tensor<2x1xf32>
      %reduced_2 = linalg.reduce ins(%10 : tensor<2x1xf32>) outs(%extracted_slice : tensor<1xf32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %11 = arith.minimumf %in, %init : f32
          linalg.yield %11 : f32
        }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %reduced_2 into %arg3[%arg2] [1] [1] : tensor<1xf32> into tensor<?xf32>
      }
    }
    %1 = tensor.empty() : tensor<3xf32>
    %generated = tensor.generate  {
      %cst_0 = arith.constant 7.250000e+00 : f32
      %9 = arith.addf %extracted, %cst_0 : f32
      tensor.yield %9 : f32
    } : tensor<f32>
    %broadcasted = linalg.broadcast ins(%generated : tensor<f32>) outs(%1 : tensor<3xf32>) dimensions = [0] 
    %cst = arith.constant dense<[4.500000e+00, 5.500000e+00]> : tensor<2xf32>
    %inserted_slice = tensor.insert_slice %cst into %1[1] [2] [1] : tensor<2xf32> into tensor<3xf32>
    %2 = call @either1(%generated, %generated) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %reduced = linalg.reduce ins(%0 : tensor<?xf32>) outs(%generated : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %9 = arith.cmpf olt, %in, %init : f32
        %10 = arith.select %9, %in, %init : f32
        linalg.yield %10 : f32
      }
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%2 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.maximumf %in, %extracted : f32
      linalg.yield %9 : f32
    } -> tensor<f32>
    %5 = vector.transfer_read %broadcasted[%c0], %extracted {in_bounds = [true]} : tensor<3xf32>, vector<3xf32>
    %6 = vector.transfer_write %5, %cst[%c1] : vector<3xf32>, tensor<2xf32>
    %padded = tensor.pad %cst low[0] high[1] {
    ^bb0(%arg2: index):
      %9 = arith.index_cast %arg2 : index to i64
      %10 = arith.sitofp %9 : i64 to f32
      %11 = arith.cmpf ogt, %10, %extracted : f32
      %12 = arith.select %11, %10, %extracted : f32
      tensor.yield %12 : f32
    } : tensor<2xf32> to tensor<3xf32>
    %7 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<f32>) -> tensor<f32>
    %8 = call @either1(%7, %7) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %padded, %6, %4, %reduced, %arg1, %8, %extracted : tensor<3xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<f32>, f32
  }
  func.func private @either1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %cst = arith.constant 2.000000e+00 : f32
    %0 = arith.cmpf uno, %extracted, %cst : f32
    %1 = scf.if %0 -> (tensor<f32>) {
      scf.yield %arg0 : tensor<f32>
    } else {
      scf.yield %arg1 : tensor<f32>
    }
    return %1 : tensor<f32>
  }
}

