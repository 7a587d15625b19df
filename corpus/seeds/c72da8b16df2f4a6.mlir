// bufdiff-profile: single
// bufdiff-choices: 60aa79fdd3eb21ff377bceb1bafd560b7857eb222e8c4d1eaf3db9baefefeeae431da2fd95ca7f19
// bufdiff-choices: 9a02b4b8af51a3ce
// bufdiff-features: 2898 9479 9748 9768 10035 12170 12276 12760 13233 13915 15751 18486 19419 21140
// bufdiff-features: 22095 22280 22498 23621 24184 24402 26087 26568 26796 29839 34167 36797 40070
// bufdiff-features: 40712 42344 42858 43092 46203 47242 47762 48038 49575 50894 52807 52900 53180
// bufdiff-features: 53252 54998 58122 60422 63071 64235 65496 66422 68334 68355 68935 73289 73802
// bufdiff-features: 74057 74450 74507 74833 76973 82135 83194 84585 87215 88337 88732 93255 94322
// bufdiff-features: 97924 98501 99228 99383 100059 100073 102597 103159 107425 108210 108221 109327
// bufdiff-features: 109732 109932 110552 111024 112929 115920 121626 124626 124839 125702 126398
// bufdiff-features: 127096 127813 128916 130942 135534 136056 137045 138395 138844 143438 143475
// bufdiff-features: 146512 146792 149884 150328 153293 155465 155898 156191 158120 158897 160756
// bufdiff-features: 161377 162799 162971 165636 165719 166455 166579 167614 167973 169642 173293
// bufdiff-features: 173800 176231 178067 178854 179739 180259 180699 183114 184030 184962 186959
// bufdiff-features: 187159 188790 190520 191863 192628 193747 194134 196048 197837 198204 198460
// bufdiff-features: 199750 200104 200358 201059 205434 205689 206133 208623 209755 210461 218635
// bufdiff-features: 223030 227536 228255 228291 229266 230081 230293 230640 236909 237633 238954
// bufdiff-features: 240158 241602 242173 242955 243546 244408 249653 249841 250948 252466 253836
// bufdiff-features: 258906 258994 259528 259840
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xindex>, %arg1: tensor<?xindex>, %arg2: tensor<4x4xindex>, %arg3: tensor<4x4xindex>, %arg4: index, %arg5: i1) -> (tensor<4x4xindex>, tensor<4x4xindex>) {
    %0 = scf.if %arg5 -> (tensor<4x4xindex>) {
      %c4 = arith.constant 4 : index
      %extracted_slice = tensor.extract_slice %arg3[0, 0] [%c4, 4] [1, 1] : tensor<4x4xindex> to tensor<?x4xindex>
      %cast = tensor.cast %extracted_slice : tensor<?x4xindex> to tensor<?x?xindex>
      %1 = func.call @write1(%cast) : (tensor<?x?xindex>) -> tensor<?x?xindex>
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<?x4xindex>) outs(%extracted_slice : tensor<?x4xindex>) {
      ^bb0(%in: index, %out: index):
        %3 = arith.subi %in, %out : index
        linalg.yield %3 : index
      } -> tensor<?x4xindex>
      %cast_0 = tensor.cast %2 : tensor<?x4xindex> to tensor<4x4xindex>
      scf.yield %cast_0 : tensor<4x4xindex>
    } else {
      %c3 = arith.constant 3 : index
      %extracted_slice = tensor.extract_slice %arg3[0, %c3] [4, 1] [1, 1] : tensor<4x4xindex> to tensor<4xindex>
      %cast = tensor.cast %extracted_slice : tensor<4xindex> to tensor<?xindex>
      %1:2 = func.call @write2(%cast) : (tensor<?xindex>) -> (tensor<?xindex>, tensor<4xindex>)
      %c4 = arith.constant 4 : index
      %2 = arith.remui %arg4, %c4 : index
      %extracted = tensor.extract %extracted_slice[%2] : tensor<4xindex>
      vector.print %extracted : index
      %c2 = arith.constant 2 : index
      %extracted_0 = tensor.extract %1#1[%c2] : tensor<4xindex>
      %c1 = arith.constant 1 : index
      %inserted = tensor.insert %extracted_0 into %arg3[%c1, %c1] : tensor<4x4xindex>
      scf.yield %inserted : tensor<4x4xindex>
    }
    return %0, %arg3 : tensor<4x4xindex>, tensor<4x4xindex>
  }
  func.func private @write1(%arg0: tensor<?x?xindex>) -> tensor<?x?xindex> {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c3, %c0] : tensor<?x?xindex>
    %0 = linalg.fill ins(%extracted : index) outs(%arg0 : tensor<?x?xindex>) -> tensor<?x?xindex>
    return %0 : tensor<?x?xindex>
  }
  func.func private @write2(%arg0: tensor<?xindex>) -> (tensor<?xindex>, tensor<4xindex>) {
    %c1 = arith.constant 1 : index
    %0 = linalg.fill ins(%c1 : index) outs(%arg0 : tensor<?xindex>) -> tensor<?xindex>
    %1 = tensor.empty() : tensor<4xindex>
    %2 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xindex>) outs(%1 : tensor<4xindex>) {
    ^bb0(%in: index, %out: index):
      %c3 = arith.constant 3 : index
      %3 = arith.subi %in, %c3 : index
      linalg.yield %3 : index
    } -> tensor<4xindex>
    return %0, %2 : tensor<?xindex>, tensor<4xindex>
  }
}

