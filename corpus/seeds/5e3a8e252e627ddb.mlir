// bufdiff-profile: slices
// bufdiff-choices: 21c25274447ab2273e559a0f602d769c24f7750219312b614d24642f482f86e2d0ec1fa4057a73fa
// bufdiff-choices: 9077cdf9a82d0a1a6a1ee6370d2c0105cf6b910d6e5238a8dd0edf89457eb6fd4f600f10cd80080a
// bufdiff-choices: 44bcf2ad4bf8bb6203e5d3bffb42654be61243cced8e54a8d86e7166b2af0704298931c098596202
// bufdiff-choices: afbc2e39d7596ae31de4c47e8b2adbab29f35846db88f8d4ca06d514d7cb18d43e578ab934f537a6
// bufdiff-choices: c9f25ed06b206e7d83a22fceb0dd89ef81a085a01a84042dee2989ddb7bfb62c4906faa678000c75
// bufdiff-choices: 4f70a0ca54fb0c822f5636
// bufdiff-features: 600 1935 2027 2684 2898 4984 5201 5973 6611 7847 8960 9479 11162 11825 12064
// bufdiff-features: 12276 12366 12932 13233 14704 15751 16363 16385 16960 17174 17757 17792 18486
// bufdiff-features: 18812 20008 22259 22603 22824 23358 23384 23787 24194 24826 26568 27048 27061
// bufdiff-features: 27825 28389 29619 29684 29932 29968 30002 31899 32971 33324 33443 33597 34167
// bufdiff-features: 34462 34564 34623 34647 34965 37786 38570 38783 40712 41226 41826 41900 42282
// bufdiff-features: 42344 42728 43098 46154 46203 46618 46636 46833 46995 47242 47293 49795 49949
// bufdiff-features: 51344 51415 52042 52148 52558 52807 52900 52958 53180 53252 54844 54998 55197
// bufdiff-features: 57718 60417 60791 61350 61556 61622 61699 61944 62701 63062 63071 64120 64959
// bufdiff-features: 64991 65472 66422 66698 67207 68355 69987 70106 70873 71169 71701 72157 72541
// bufdiff-features: 73140 73289 73675 74362 74375 74833 75061 76227 77551 77617 78283 78430 79389
// bufdiff-features: 79756 81601 82135 82459 83194 83507 83760 83817 84585 86125 86261 87563 87585
// bufdiff-features: 87923 88337 88732 89109 89780 90218 91253 91633 91770 93827 93917 95273 95285
// bufdiff-features: 95407 96808 97006 97318 98194 98501 99009 102601 103056 104303 104931 104952
// bufdiff-features: 105858 105914 106321 108210 109086 109732 110530 110552 112474 112929 114869
// bufdiff-features: 115450 115459 115471 115711 115778 115894 116721 117569 119360 119588 119876
// bufdiff-features: 120372 121394 121467 122631 122649 122764 125478 125908 127770 128456 128768
// bufdiff-features: 130761 130933 130951
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c1, %c2) : tensor<?x?xi32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0, %c1] : tensor<2x2xi32>
    %1 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %c9_i32 = arith.constant 9 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c42_i32 = arith.constant 42 : i32
    %c9_i32_0 = arith.constant 9 : i32
    %c5_i32 = arith.constant 5 : i32
    %from_elements = tensor.from_elements %c9_i32, %extracted, %c-1_i32, %c42_i32, %c9_i32_0, %c5_i32 : tensor<2x3xi32>
    %2 = linalg.conv_2d ins(%from_elements, %1 : tensor<2x3xi32>, tensor<?x?xi32>) outs(%arg0 : tensor<2x2xi32>) -> tensor<2x2xi32>
    return %2, %arg0 : tensor<2x2xi32>, tensor<2x2xi32>
  }
  func.func @main(%arg0: tensor<2x?xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>, tensor<1x?xi32>, tensor<2x?xi32>, tensor<2x2xi32>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<2x?xi32>
    %true = arith.constant true
    %0 = scf.if %true -> (tensor<1x?xi32>) {
      %extracted_slice = tensor.extract_slice %arg0[0, 0] [1, %dim] [1, 1] : tensor<2x?xi32> to tensor<1x?xi32>
      %c0_0 = arith.constant 0 : index
      %extracted_slice_1 = tensor.extract_slice %arg0[%c0_0, 0] [1, %dim] [1, 1] : tensor<2x?xi32> to tensor<1x?xi32>
      %6 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%extracted_slice, %extracted_slice_1 : tensor<1x?xi32>, tensor<1x?xi32>) outs(%extracted_slice : tensor<1x?xi32>) -> tensor<1x?xi32>
      scf.yield %6 : tensor<1x?xi32>
    } else {
      %extracted_slice = tensor.extract_slice %arg0[1, 0] [1, %dim] [1, 1] : tensor<2x?xi32> to tensor<1x?xi32>
      %6 = tensor.empty(%dim) : tensor<1x?xi32>
      %c9_i32 = arith.constant 9 : i32
      %7 = linalg.fill ins(%c9_i32 : i32) outs(%6 : tensor<1x?xi32>) -> tensor<1x?xi32>
      %8 = linalg.add ins(%7, %extracted_slice : tensor<1x?xi32>, tensor<1x?xi32>) outs(%extracted_slice : tensor<1x?xi32>) -> tensor<1x?xi32>
      scf.yield %8 : tensor<1x?xi32>
    }
    %cst = arith.constant dense<[1, 2]> : tensor<2xi32>
    %broadcasted = linalg.broadcast ins(%cst : tensor<2xi32>) outs(%arg0 : tensor<2x?xi32>) dimensions = [1] 
    %1 = tensor.empty(%dim) : tensor<1x?xi32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<1x?xi32>) outs(%1 : tensor<1x?xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c-128_i32 = arith.constant -128 : i32
      %6 = arith.addi %in, %c-128_i32 : i32
      %c6_i32 = arith.constant 6 : i32
      %7 = arith.divui %6, %c6_i32 : i32
      linalg.yield %7 : i32
    } -> tensor<1x?xi32>
    %3 = tensor.empty() : tensor<2x2xi32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %cst[%c0] : tensor<2xi32>
    %4 = linalg.fill ins(%extracted : i32) outs(%3 : tensor<2x2xi32>) -> tensor<2x2xi32>
    %5:2 = call @f1(%4) : (tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>)
    return %5#1, %5#0, %2, %broadcasted, %4 : tensor<2x2xi32>, tensor<2x2xi32>, tensor<1x?xi32>, tensor<2x?xi32>, tensor<2x2xi32>
  }
}

