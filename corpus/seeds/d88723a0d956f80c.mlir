// bufdiff-profile: types
// bufdiff-choices: 13476e4f93ec16e4126aec6a4a2d3814f16fea0c01addb4b00cc762092ffdf4d6af47105004fe594
// bufdiff-choices: 211ef7ab88009dd6449b28c8bf46b3b56190176c8556211e1c3fa71fb4b4cd34c13bc615f0a18f4e
// bufdiff-choices: e1fa52627ec0c9452ea6fbc2ef0366f57967a696349e8ccecb5cdc782ec9ed2e0307af36dd29f302
// bufdiff-choices: 4a8fe014d38a59cada861024ad58cc78a728c67082f801a7813e32ba7c699cfbfaf9a14e68757a39
// bufdiff-choices: 0098835681c736bb9f94d91bb9348e20811358
// bufdiff-features: 1935 6277 9282 9479 10035 11132 14884 15751 17232 18486 18775 20656 21161 21544
// bufdiff-features: 22259 23384 23675 23787 24826 25388 26568 26663 28504 34167 34564 34647 35163
// bufdiff-features: 36589 37786 38583 40540 40712 43812 43917 45159 46203 48915 50953 52042 52558
// bufdiff-features: 55887 56140 61531 64235 65472 65496 66422 66765 68355 69032 70730 70955 72541
// bufdiff-features: 74362 74833 76258 76339 77551 81612 84853 88337 90123 90950 91958 94586 95183
// bufdiff-features: 97131 98409 99009 99243 101427 103013 104650 107882 108221 109135 111101 112709
// bufdiff-features: 113633 114248 115311 115471 115990 118469 124340 127834 127944 128768 130942
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xi7>, %arg1: tensor<4xi7> {bufferization.writable = false}, %arg2: memref<?xi7, 1>, %arg3: memref<6x?xi7, strided<[?, ?], offset: ?>>) -> tensor<4xi7> {
    %c0 = arith.constant 0 : index
    %0 = bufferization.to_buffer %arg0 read_only : tensor<4xi7> to memref<4xi7>
    %1 = memref.load %0[%c0] : memref<4xi7>
    %c0_i7 = arith.constant 0 : i7
    %2 = arith.cmpi uge, %1, %c0_i7 : i7
    %3 = scf.if %2 -> (tensor<4xi7>) {
      %4 = memref.alloca_scope  -> (i7) {
        %6 = linalg.copy ins(%arg1 : tensor<4xi7>) outs(%arg0 : tensor<4xi7>) -> tensor<4xi7>
        %c3 = arith.constant 3 : index
        %extracted = tensor.extract %6[%c3] : tensor<4xi7>
        %c-1_i7 = arith.constant -1 : i7
        memref.alloca_scope.return %c-1_i7 : i7
      }
      %5 = linalg.add ins(%arg1, %arg0 : tensor<4xi7>, tensor<4xi7>) outs(%arg1 : tensor<4xi7>) -> tensor<4xi7>
      scf.yield %5 : tensor<4xi7>
    } else {
      %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<4xi7>, tensor<4xi7>) outs(%arg1 : tensor<4xi7>) {
      ^bb0(%in: i7, %in_0: i7, %out: i7):
        %5 = arith.muli %in, %in_0 : i7
        %6 = arith.maxui %5, %out : i7
        linalg.yield %6 : i7
      } -> tensor<4xi7>
      scf.yield %4 : tensor<4xi7>
    }
    return %3 : tensor<4xi7>
  }
}

