// bufdiff-profile: wide
// bufdiff-choices: 007f1ce1486c1b91f12beb6e484e4cbb78eca61b10d5aa8a56d4d3a3d5d2540cc9aeb06e73deb7f1
// bufdiff-choices: 5b27974d276b9f2b922b43e3fba518ab9cdf13299c4f8948f0537867d5f33ce19d61af030cfa0a1a
// bufdiff-choices: b13b2267955e37c63ec8774f9d9f697a5ca969d7a79c86d50f07285c772904b823b62636e0c38ede
// bufdiff-choices: f6027c5e130794238cbd13713b57ca13d81bd8e31d773e6889121df9b37644ba0da269dd889f4aa7
// bufdiff-choices: 3cbca3b35657fdd8d59e078588e4a70adb74383058761ded760a7cb0d785757a612940895e5d2d0d
// bufdiff-choices: c1c21aa8faf2b49e61eb6df64702f1937fe3e1a2932ebf9b03fb3bf9dcb03cfa2fc9224c2801bab0
// bufdiff-choices: 79780ced0f73da6d1c810d487d3ced2ad903bb6ab83334910ae1c3be2756c9d7e8f43cf08e69552d
// bufdiff-choices: 9c0251091306c5e4e4c82936f2ddacba75aaeefd44a656367c5ef5961d1167d4
// bufdiff-features: 6831 8235 9479 10035 11441 13233 15751 15903 16682 16728 17259 21511 22280
// bufdiff-features: 22640 25818 26568 29590 29687 29968 30145 32232 32897 34167 36784 40712 42344
// bufdiff-features: 43839 44522 44943 46203 47392 51684 52900 54915 58190 59347 60235 60465 63407
// bufdiff-features: 63800 64119 64652 65478 66422 67954 68343 68355 68782 69081 69121 70119 71392
// bufdiff-features: 71701 72748 73802 73977 75921 76988 77823 81736 84142 84412 85134 86125 86362
// bufdiff-features: 87466 88337 91148 91491 92235 92492 92921 94455 95407 98170 99383 100481 102601
// bufdiff-features: 103715 104315 104931 109272 110780 112929 113901 115026 116549 117724 119384
// bufdiff-features: 119683 121138 121406 121626 121682 125437 128753 130933 132574 132840 135890
// bufdiff-features: 136007 139102 140672 141458 141597 142040 146371 146512 148304 149400 150829
// bufdiff-features: 152187 153201 153293 154465 156005 156045 156460 158120 158188 158897 159348
// bufdiff-features: 159724 160756 161779 161883 163687 164034 165141 165719 167823 167973 168815
// bufdiff-features: 168858 168881 169288 169299 170819 171116 171369 171884 173354 176031 178234
// bufdiff-features: 178854 181522 183562 184625 184962 185940 186959 187863 188358 188790 190627
// bufdiff-features: 192628 193290 195820 196031 197849 198002 198447 200521 201275 202241 204212
// bufdiff-features: 205434 208797 211050 212779 213275 214325 214782 216292 217282 217748 218719
// bufdiff-features: 219393 220284 220506 221661 221975 224897 225827 226357 230081 230519 230810
// bufdiff-features: 235375 236929 236930 237470 237909 238033 239005 241018 241225 241248 242793
// bufdiff-features: 243781 244092 244651 244940 246362 246543 246895 246953 249653 249841 249850
// bufdiff-features: 250396 252466 253836 255676 258143 258331 259528 259840 259851
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<3xf32>) -> (tensor<?xf32>, tensor<3xf32>, tensor<?xf32>) {
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c1] : tensor<3xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %0 = scf.forall (%arg2) in (%dim) shared_outs(%arg3 = %arg0) -> (tensor<?xf32>) {
      %inserted = tensor.insert %extracted into %arg1[%c1] : tensor<3xf32>
      %cst_3 = arith.constant dense<3.000000e+00> : tensor<3xf32>
      %inserted_slice_4 = tensor.insert_slice %cst_3 into %arg1[0] [3] [1] : tensor<3xf32> into tensor<3xf32>
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<?xf32> to tensor<1xf32>
      %6 = tensor.empty() : tensor<2x1xf32>
      %7 = linalg.fill ins(%extracted : f32) outs(%6 : tensor<2x1xf32>) -> tensor<2x1xf32>
      %reduced = linalg.reduce ins(%7 : tensor<2x1xf32>) outs(%extracted_slice : tensor<1xf32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %8 = arith.minimumf %in, %init : f32
          linalg.yield %8 : f32
        }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %reduced into %arg3[%arg2] [1] [1] : tensor<1xf32> into tensor<?xf32>
      }
    }
    %1 = tensor.empty() : tensor<3xf32>
    %generated = tensor.generate  {
      %cst_3 = arith.constant 7.250000e+00 : f32
      %6 = arith.addf %extracted, %cst_3 : f32
      tensor.yield %6 : f32
    } : tensor<f32>
    %broadcasted = linalg.broadcast ins(%generated : tensor<f32>) outs(%1 : tensor<3xf32>) dimensions = [0] 
    %cst = arith.constant dense<[4.500000e+00, 5.500000e+00]> : tensor<2xf32>
    %inserted_slice = tensor.insert_slice %cst into %1[1] [2] [1] : tensor<2xf32> into tensor<3xf32>
    %cst_0 = arith.constant dense<[1, 2, 2, 2]> : vector<4xi32>
    %cst_1 = arith.constant dense<[true, true, false, true]> : vector<4xi1>
    %cst_2 = arith.constant -1.000000e+00 : f32
    %2 = vector.broadcast %cst_2 : f32 to vector<4xf32>
    %c2 = arith.constant 2 : index
    %3 = vector.gather %arg1[%c0] [%cst_0], %cst_1, %2 : tensor<3xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %4 = vector.extract %3[2] : f32 from vector<4xf32>
    affine.for %arg2 = 0 to 3 {
      %6 = vector.transfer_read %arg1[%c2], %4 : tensor<3xf32>, vector<3xf32>
      %7 = vector.transfer_write %6, %broadcasted[%c2] : vector<3xf32>, tensor<3xf32>
      %inserted = tensor.insert %extracted into %broadcasted[%c2] : tensor<3xf32>
      %extracted_3 = tensor.extract %inserted[%c0] : tensor<3xf32>
    }
    %5:2 = scf.forall (%arg2) in (3) shared_outs(%arg3 = %broadcasted, %arg4 = %1) -> (tensor<3xf32>, tensor<3xf32>) {
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<3xf32> to tensor<1xf32>
      %generated_3 = tensor.generate  {
      ^bb0(%arg5: index):
        %8 = arith.index_cast %arg5 : index to i64
        %9 = arith.sitofp %8 : i64 to f32
        tensor.yield %9 : f32
      } : tensor<1xf32>
      %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%generated_3, %extracted_slice : tensor<1xf32>, tensor<1xf32>) outs(%extracted_slice : tensor<1xf32>) {
      ^bb0(%in: f32, %in_5: f32, %out: f32):
        %8 = arith.mulf %in, %in_5 : f32
        %9 = arith.addf %8, %out : f32
        linalg.yield %9 : f32
      } -> tensor<1xf32>
      %inserted = tensor.insert %extracted into %6[%c0] : tensor<1xf32>
      %extracted_slice_4 = tensor.extract_slice %arg4[%arg2] [1] [1] : tensor<3xf32> to tensor<f32>
      %7 = linalg.fill ins(%extracted : f32) outs(%extracted_slice_4 : tensor<f32>) -> tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted into %arg3[%arg2] [1] [1] : tensor<1xf32> into tensor<3xf32>
        tensor.parallel_insert_slice %7 into %arg4[%arg2] [1] [1] : tensor<f32> into tensor<3xf32>
      }
    }
    %cast = tensor.cast %5#1 : tensor<3xf32> to tensor<?xf32>
    return %cast, %5#0, %0 : tensor<?xf32>, tensor<3xf32>, tensor<?xf32>
  }
}

