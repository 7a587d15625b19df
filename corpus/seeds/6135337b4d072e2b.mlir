// bufdiff-profile: loops
// bufdiff-choices: 4e693e5fb3ef71173107fca348ab093f6e424cb5bf2b40944432721583d2b8aa60d8c29841384f7a
// bufdiff-choices: f87c5464d763442c2c153b755f9bc06fc5bf49193aba8870afe2bd79e4534bc5a675b942235e7be1
// bufdiff-choices: bf2f8fa47aa66432510e95090d41422899bb278566fcb3435d477f9dd8bbd7e23011d0e56d232826
// bufdiff-choices: a6ae86229393114f2c7ae0aa024229764840d72737bd5d03609bd6fd76623d2193499f09cebce7c5
// bufdiff-choices: d74644562f49b20d92d1f3c13df107938589805a8f0a2108f060c5ac55fd2168d26b8e82b01d7bc2
// bufdiff-choices: 902786468a670cdb3b0b39a42b9b93cb15e01cbaab23d2be344ca9b76c00bbc3a941b4e2c9c2b91b
// bufdiff-choices: 909208d664605f39de290fbb8e2d0ff406ddef9b17dee5fc0445634d1e781f08e9c5948b5226633e
// bufdiff-choices: d9303e23f1275923bc77e1d788716ff25f
// bufdiff-features: 571 2898 3579 4018 6002 6363 7497 9479 10035 10384 10872 11863 13233 13915
// bufdiff-features: 14256 15751 15893 17406 17919 18480 18486 19306 20952 21044 21883 22095 22280
// bufdiff-features: 22801 25600 25656 26568 27316 28814 29236 29968 30209 31864 32080 32358 33526
// bufdiff-features: 33751 34167 34570 36784 37672 39673 40712 40821 42344 42752 42858 43092 43942
// bufdiff-features: 44522 46203 46323 46476 47141 47392 47554 47988 48082 49301 49707 49956 50894
// bufdiff-features: 51099 51373 51415 52322 52368 52558 52625 52900 53244 53252 53898 54998 55113
// bufdiff-features: 55186 55270 55561 59931 60686 63071 63550 64119 66422 68206 68355 71168 72413
// bufdiff-features: 73148 74481 74833 76339 76700 78385 80273 81511 81736 82135 82565 82594 85557
// bufdiff-features: 85668 87033 87199 87791 88958 89178 89732 89765 89780 89968 90097 90979 91368
// bufdiff-features: 91946 93318 93742 93994 94297 95273 95407 96791 97004 98058 99383 103650 103673
// bufdiff-features: 104315 104787 105277 107412 107671 108176 110552 110561 110780 110816 111976
// bufdiff-features: 112929 113626 113940 114428 115127 116071 116589 117235 119764 120559 121000
// bufdiff-features: 121626 123359 123446 124404 125331 125702 125908 127813 129286 130663 134194
// bufdiff-features: 134367 136077 137586 138167 139524 139566 140479 140673 140929 142369 142393
// bufdiff-features: 143896 144053 146512 146898 148198 148304 149464 150313 151292 152098 152226
// bufdiff-features: 153293 153780 156460 156807 158120 158872 159348 160756 161174 161377 161742
// bufdiff-features: 162819 162971 164481 165636 165719 165817 168404 168858 170469 173166 174314
// bufdiff-features: 174734 175687 177053 178046 179252 180387 183114 184030 184163 185125 186959
// bufdiff-features: 187154 188175 188571 188790 189820 191062 191584 192628 194134 196133 196632
// bufdiff-features: 196741 197392 198267 198820 199818 200104 201059 202300 203746 204697 205434
// bufdiff-features: 205689 206868 207124 208623 211508 212104 214682 215707 215925 215938 216640
// bufdiff-features: 218330 220223 220627 220885 221833 222598 223030 223989 224443 225016 225759
// bufdiff-features: 226357 227070 228058 228479 230081 230640 230768 231527 231855 233919 235375
// bufdiff-features: 236180 236238 236929 238344 241225 243341 243481 243546 243781 243925 243967
// bufdiff-features: 244334 244746 245458 246543 246749 246783 250483 250948 251054 252539 252926
// bufdiff-features: 253216 253836 255556 255676 257814 259528 259840 261091 261263 261556
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x2xi32>, %arg1: tensor<4xf32>, %arg2: tensor<?x?xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>) {
    %cast = tensor.cast %arg1 : tensor<4xf32> to tensor<?xf32>
    %0:2 = call @f1(%arg0, %arg0, %cast) : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<?xf32>) -> (tensor<2x2xi32>, tensor<2x2xi32>)
    %1 = scf.execute_region -> tensor<2x2xi32> {
      scf.yield %0#1 : tensor<2x2xi32>
    }
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0, %c0] : tensor<2x2xi32>
    %c-3_i32 = arith.constant -3 : i32
    %2 = arith.cmpi sgt, %extracted, %c-3_i32 : i32
    %3:2 = scf.if %2 -> (tensor<2x2xi32>, tensor<2x2xi32>) {
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %4:3 = scf.while (%arg3 = %c0, %arg4 = %arg0, %arg5 = %1) : (index, tensor<2x2xi32>, tensor<2x2xi32>) -> (index, tensor<2x2xi32>, tensor<2x2xi32>) {
        %8 = arith.cmpi ult, %arg3, %c2 : index
        scf.condition(%8) %arg3, %arg4, %arg5 : index, tensor<2x2xi32>, tensor<2x2xi32>
      } do {
      ^bb0(%arg3: index, %arg4: tensor<2x2xi32>, %arg5: tensor<2x2xi32>):
        %dim = tensor.dim %arg0, %c1 : tensor<2x2xi32>
        %c4 = arith.constant 4 : index
        %8:3 = scf.for %arg6 = %c0 to %c4 step %c2 iter_args(%arg7 = %arg4, %arg8 = %0#0, %arg9 = %1) -> (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) {
          %14 = bufferization.alloc_tensor() : tensor<4xf32>
          %cst = arith.constant dense<[5.000000e-01, -5.000000e-01, -1.500000e+00, -2.500000e+00]> : tensor<4xf32>
          %15 = linalg.min ins(%arg1, %cst : tensor<4xf32>, tensor<4xf32>) outs(%14 : tensor<4xf32>) -> tensor<4xf32>
          %16 = bufferization.materialize_in_destination %arg1 in %15 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
          %17 = tensor.empty() : tensor<4xf32>
          %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%16 : tensor<4xf32>) outs(%17 : tensor<4xf32>) {
          ^bb0(%in: f32, %out: f32):
            linalg.yield %in : f32
          } -> tensor<4xf32>
          %inserted_slice = tensor.insert_slice %arg0 into %arg9[0, 0] [2, 2] [1, 1] : tensor<2x2xi32> into tensor<2x2xi32>
          %19 = arith.remui %dim, %c2 : index
          %extracted_1 = tensor.extract %inserted_slice[%19, %c1] : tensor<2x2xi32>
          %20 = linalg.matmul ins(%arg5, %arg4 : tensor<2x2xi32>, tensor<2x2xi32>) outs(%inserted_slice : tensor<2x2xi32>) -> tensor<2x2xi32>
          %21 = linalg.copy ins(%arg0 : tensor<2x2xi32>) outs(%arg8 : tensor<2x2xi32>) -> tensor<2x2xi32>
          %22 = linalg.copy ins(%arg0 : tensor<2x2xi32>) outs(%arg7 : tensor<2x2xi32>) -> tensor<2x2xi32>
          scf.yield %22, %21, %20 : tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>
        }
        %9 = arith.addi %arg3, %c1 : index
        %10 = linalg.copy ins(%8#1 : tensor<2x2xi32>) outs(%arg5 : tensor<2x2xi32>) -> tensor<2x2xi32>
        %11 = arith.index_castui %2 : i1 to index
        %12 = arith.remui %11, %c2 : index
        %extracted_0 = tensor.extract %arg4[%c0, %12] : tensor<2x2xi32>
        %13 = arith.extui %2 : i1 to i32
        %inserted = tensor.insert %13 into %arg4[%c1, %c1] : tensor<2x2xi32>
        scf.yield %9, %inserted, %10 : index, tensor<2x2xi32>, tensor<2x2xi32>
      }
      %5 = vector.broadcast %extracted : i32 to vector<2xi32>
      %6 = vector.transfer_write %5, %4#1[%c0, %c1] : vector<2xi32>, tensor<2x2xi32>
      %7 = linalg.fill ins(%extracted : i32) outs(%1 : tensor<2x2xi32>) -> tensor<2x2xi32>
      scf.yield %7, %0#1 : tensor<2x2xi32>, tensor<2x2xi32>
    } else {
      scf.yield %0#1, %arg0 : tensor<2x2xi32>, tensor<2x2xi32>
    }
    return %3#1, %3#0 : tensor<2x2xi32>, tensor<2x2xi32>
  }
  func.func @f1(%arg0: tensor<2x2xi32>, %arg1: tensor<2x2xi32>, %arg2: tensor<?xf32>) -> (tensor<2x2xi32>, tensor<2x2xi32>) {
    %0 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x2xi32>) outs(%arg1 : tensor<2x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c100_i32 = arith.constant 100 : i32
      %2 = arith.andi %in, %c100_i32 : i32
      linalg.yield %2 : i32
    } -> tensor<2x2xi32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1 = scf.for %arg3 = %c1 to %c2 step %c1 iter_args(%arg4 = %arg0) -> (tensor<2x2xi32>) {
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %arg2, %c0 : tensor<?xf32>
      %extracted_slice = tensor.extract_slice %arg2[0] [%dim] [1] : tensor<?xf32> to tensor<?xf32>
      %2 = linalg.copy ins(%arg0 : tensor<2x2xi32>) outs(%arg4 : tensor<2x2xi32>) -> tensor<2x2xi32>
      scf.yield %2 : tensor<2x2xi32>
    }
    return %1, %0 : tensor<2x2xi32>, tensor<2x2xi32>
  }
}

