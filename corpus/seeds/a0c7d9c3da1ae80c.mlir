// bufdiff-profile: slices
// bufdiff-choices: 13476e4f93ec16e4126aec6a4a2d3814f16fea0c01addb4b00cc762092ffdf4d6af47105004fe594
// bufdiff-choices: 211ef7ab88009dd6449b28c8bf46b3b56190176c8556211e1c3fa71fb4b4cd34c13bc615f0a18f4e
// bufdiff-choices: e1fa52627ec0c9452ea6fbc2ef0366f57967a696349e8ccecb5cdc782ec9ed2e0307af36dd29f302
// bufdiff-choices: 4a8fe014d38a59cada861024ad58cc78a728c67082f801a7813e32ba7c699cfbfaf9a14e68757a39
// bufdiff-choices: 0098835681c736bb9f94d91bb9348e20811358fadaecb7afbd1fb180b9cfb9afb61e28a591fec4d7
// bufdiff-choices: 1ad1824eb56d7b776a7a599b24516e52e1226e1025f5481257abc2d98c9845eeee08ce42def8b638
// bufdiff-choices: e3fcd82819ea392425f898
// bufdiff-features: 17 600 1922 2898 5075 6250 9479 10616 11162 12170 12932 13233 13915 14454 15751
// bufdiff-features: 16960 17406 18486 18541 19172 19419 20003 21140 22280 26087 26464 26568 27249
// bufdiff-features: 27725 28724 28999 29590 29839 29968 30666 30725 31501 33848 33853 34167 35085
// bufdiff-features: 35100 35163 36784 36797 37314 39534 41707 42344 42467 44621 44646 45211 46203
// bufdiff-features: 46316 47242 47244 47762 47778 50894 52062 52148 52625 52807 52900 53676 59620
// bufdiff-features: 61280 64120 64235 68131 68355 73271 73802 74057 74833 78283 78430 78697 81736
// bufdiff-features: 81809 82594 83466 84322 85219 85843 86125 86710 87923 89780 90070 90777 91148
// bufdiff-features: 91633 93360 95407 96980 97131 97810 98299 99383 100073 100262 101866 103210
// bufdiff-features: 103635 104315 104931 107035 108221 109327 110552 111024 111618 112929 114143
// bufdiff-features: 124182 125908 127661 127813 129423 129849 130933 130942 140725 141238 142084
// bufdiff-features: 142610 146001 146512 146792 151260 151446 151758 153488 153896 154946 155153
// bufdiff-features: 157293 158120 159251 159348 159928 160756 161377 163876 164602 165636 165719
// bufdiff-features: 166037 167252 167614 171204 172926 173354 173800 174170 174314 174403 175304
// bufdiff-features: 175723 176231 176255 177758 177904 179105 179330 180699 181094 181592 183114
// bufdiff-features: 183565 184543 185252 186959 188790 192323 192603 192628 192771 193193 193297
// bufdiff-features: 193773 194046 196031 196786 196787 197392 197837 198762 201059 201362 201834
// bufdiff-features: 203000 203746 204212 205434 210484 214484 214916 215066 216251 218863 220181
// bufdiff-features: 222638 226473 226580 226659 227838 228390 230063 230081 230729 231722 235375
// bufdiff-features: 235730 238316 238954 239237 239960 241602 244705 245299 246543 246783 246966
// bufdiff-features: 247118 247587 249653 249948 250712 250948 252260 252466 252539 253854 255556
// bufdiff-features: 257566 257842 258455 259528 259840 260101
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x1xi32>, %arg1: tensor<?x1xi32>) -> (tensor<?x1x1xi32>, tensor<6x1xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<6x1xi32>, i32, i32) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x1xi32>
    %expanded = tensor.expand_shape %arg1 [[0], [1, 2]] output_shape [%dim, 1, 1] : tensor<?x1xi32> into tensor<?x1x1xi32>
    %0 = tensor.empty() : tensor<6x1xi32>
    %c0_i32 = arith.constant 0 : i32
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<6x1xi32>) -> tensor<6x1xi32>
    %c0_i32_0 = arith.constant 0 : i32
    %c11_i32 = arith.constant 11 : i32
    %c5_i32 = arith.constant 5 : i32
    %c100_i32 = arith.constant 100 : i32
    %from_elements = tensor.from_elements %c0_i32, %c0_i32_0, %c11_i32, %c11_i32, %c5_i32, %c100_i32 : tensor<6x1xi32>
    %2 = call @f1(%1, %from_elements) : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi32>
    %dim_1 = tensor.dim %arg0, %c0 : tensor<?x1xi32>
    %c1 = arith.constant 1 : index
    %3 = arith.minui %dim_1, %c1 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [%3, 1] [1, 1] : tensor<?x1xi32> to tensor<?x1xi32>
    %c2 = arith.constant 2 : index
    %4 = arith.cmpi uge, %dim, %c2 : index
    %5:2 = scf.if %4 -> (tensor<6x1xi32>, tensor<?x?xi32>) {
      %extracted = tensor.extract %1[%c1, %c0] : tensor<6x1xi32>
      %6 = arith.cmpi uge, %extracted, %c11_i32 : i32
      %7 = scf.if %6 -> (tensor<6x1xi32>) {
        %9 = bufferization.alloc_tensor() copy(%from_elements) : tensor<6x1xi32>
        %generated = tensor.generate  {
        ^bb0(%arg2: index, %arg3: index):
          %extracted_5 = tensor.extract %9[%arg2, %arg3] : tensor<6x1xi32>
          %11 = arith.trunci %extracted_5 : i32 to i1
          %12 = arith.index_cast %arg2 : index to i1
          %13 = arith.index_cast %arg3 : index to i1
          %14 = arith.addi %11, %12 : i1
          %true = arith.constant true
          %15 = arith.divui %14, %true : i1
          %16 = arith.ori %15, %13 : i1
          tensor.yield %16 : i1
        } : tensor<6x1xi1>
        %cst = arith.constant dense<[[4], [5], [6], [7], [8], [9]]> : tensor<6x1xi32>
        %10 = linalg.select ins(%generated, %1, %cst : tensor<6x1xi1>, tensor<6x1xi32>, tensor<6x1xi32>) outs(%0 : tensor<6x1xi32>) -> tensor<6x1xi32>
        scf.yield %10 : tensor<6x1xi32>
      } else {
        scf.yield %0 : tensor<6x1xi32>
      }
      %mapped = linalg.map ins(%1, %2, %from_elements : tensor<6x1xi32>, tensor<6x1xi32>, tensor<6x1xi32>) outs(%from_elements : tensor<6x1xi32>)
        (%in: i32, %in_5: i32, %in_6: i32, %init: i32) {
          %9 = arith.maxui %in, %in_5 : i32
          %10 = arith.subi %9, %in_6 : i32
          linalg.yield %10 : i32
        }
      %c4 = arith.constant 4 : index
      %extracted_3 = tensor.extract %from_elements[%c4, %c0] : tensor<6x1xi32>
      %8 = linalg.fill ins(%extracted_3 : i32) outs(%0 : tensor<6x1xi32>) -> tensor<6x1xi32>
      %cast_4 = tensor.cast %8 : tensor<6x1xi32> to tensor<?x?xi32>
      scf.yield %mapped, %cast_4 : tensor<6x1xi32>, tensor<?x?xi32>
    } else {
      %c3_i32 = arith.constant 3 : i32
      %6 = tensor.empty() : tensor<6x1xi32>
      %7 = linalg.fill ins(%c3_i32 : i32) outs(%6 : tensor<6x1xi32>) -> tensor<6x1xi32>
      %8 = tensor.empty() : tensor<6x1xi32>
      %9 = linalg.fill ins(%c11_i32 : i32) outs(%8 : tensor<6x1xi32>) -> tensor<6x1xi32>
      %10 = linalg.div_unsigned ins(%9, %7 : tensor<6x1xi32>, tensor<6x1xi32>) outs(%from_elements : tensor<6x1xi32>) -> tensor<6x1xi32>
      %11 = tensor.empty(%3) : tensor<1x?xi32>
      %12 = linalg.fill ins(%c11_i32 : i32) outs(%11 : tensor<1x?xi32>) -> tensor<1x?xi32>
      %13 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %extracted_slice : tensor<1x?xi32>, tensor<?x1xi32>) outs(%extracted_slice : tensor<?x1xi32>) {
      ^bb0(%in: i32, %in_4: i32, %out: i32):
        %14 = arith.cmpi ule, %in, %in_4 : i32
        %15 = arith.select %14, %in, %in_4 : i32
        linalg.yield %15 : i32
      } -> tensor<?x1xi32>
      %cast_3 = tensor.cast %13 : tensor<?x1xi32> to tensor<?x?xi32>
      scf.yield %10, %cast_3 : tensor<6x1xi32>, tensor<?x?xi32>
    }
    %cast = tensor.cast %extracted_slice : tensor<?x1xi32> to tensor<?x?xi32>
    %extracted_slice_2 = tensor.extract_slice %1[0, 0] [6, 1] [1, 1] : tensor<6x1xi32> to tensor<6x1xi32>
    return %expanded, %5#0, %5#1, %cast, %extracted_slice_2, %c100_i32, %c0_i32 : tensor<?x1x1xi32>, tensor<6x1xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<6x1xi32>, i32, i32
  }
  func.func @f1(%arg0: tensor<6x1xi32>, %arg1: tensor<6x1xi32>) -> tensor<6x1xi32> {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c3, %c0] : tensor<6x1xi32>
    vector.print %extracted : i32
    return %arg0 : tensor<6x1xi32>
  }
}

