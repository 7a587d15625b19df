// bufdiff-profile: loops
// bufdiff-choices: 6ff7d0dc1190589d841408b6a22f9cec5fb282f78a9ae365b8793225ffe27aa7d9f8b15580926d89
// bufdiff-choices: 3bd1b30280eff440f312629a5797d32caabcbb62a136c27692104c8528dc777577dc930a4d383596
// bufdiff-choices: 80655a90aaad93a77dde164de57173114d91ea317c117049f6fae2ffdbad69f9810933be9fc52815
// bufdiff-choices: 50da87c4b92fb27a566355f33bb02d9f9b6adba6ad586f8aef357cd111f0842e81ed098e2c3d911c
// bufdiff-choices: afc027a5b7065806dcb20beceeb59b3cdf89b90182fc86774ee11e42a3e29d18982883c314d5bcb8
// bufdiff-choices: 182e03392bdeb04b4265ee7895871c159d64ad38e60e561000ea11e66c802e35355a9e90d2713c1b
// bufdiff-choices: 54b03f088c3a4b248383b0ff4fe76788a7844532f1ff267af0a73e4dafcd952d1da52f6cfe6fd97b
// bufdiff-choices: 0f64a4b73f9878a54cd6dd7912aa5fee48dc88388bde7a538490e6ba178c5531dcb64e2a991cad04
// bufdiff-choices: a2c3c146961363015c51a9f9104dc37746bf34614253add6f2dad1c37b49d4f28850fcd17ad909ea
// bufdiff-choices: da0538d1ad1131164cdc8e5e68bf6be73efe253013f4ca79e43eff2e51b33120545829f5b1c4bb6b
// bufdiff-choices: 5b04195e08c81f8b4e43d23da921af4135a39d7f76fead4a3e97749a424a5c3fff90b2aabb1470ed
// bufdiff-choices: db3765714b20b41aa3b579e90442955d4f4b
// bufdiff-features: 1858 2898 3027 3059 3398 3579 4422 4506 5187 6136 6476 7541 9479 10185 10384
// bufdiff-features: 11556 12170 12638 13233 13831 13915 14256 14364 14454 14884 15751 15903 15926
// bufdiff-features: 16682 16769 16926 17757 18322 20023 22095 22280 22483 22952 23169 23787 24268
// bufdiff-features: 24845 25656 26087 26546 26568 28814 28987 29104 29968 30666 32358 32614 34167
// bufdiff-features: 35968 36784 37054 38427 38702 38783 39211 39927 40712 41993 42344 42398 43258
// bufdiff-features: 43442 43942 44491 44522 45571 45617 46203 46404 47554 47583 48069 48360 48598
// bufdiff-features: 49575 49707 50426 50774 50894 51054 51344 52148 52558 52695 53160 54385 59166
// bufdiff-features: 59620 60092 60468 61484 62253 62433 63071 64119 64235 66422 67304 68355 69505
// bufdiff-features: 70544 71306 72142 72413 73672 73802 73833 74057 75900 78447 79273 79811 81539
// bufdiff-features: 81736 81819 82011 82135 82416 82594 82731 83023 83332 83412 83419 83493 84465
// bufdiff-features: 84585 85634 85843 86346 86457 87248 87434 87495 87685 87862 88008 89178 89780
// bufdiff-features: 90234 90777 90979 91368 93255 94297 94626 95299 98058 98291 99383 99757 100406
// bufdiff-features: 101081 101867 103568 104315 104580 104730 105147 105628 107412 107997 108012
// bufdiff-features: 108221 108810 110162 110379 110561 110816 111024 111765 111976 113374 115592
// bufdiff-features: 116705 116711 116721 117196 117235 117618 120379 121351 121707 121914 125908
// bufdiff-features: 127813 129630 129878 130060 130663 130933 131343 131366 132730 132944 132976
// bufdiff-features: 133331 134367 134468 136039 136077 136269 136271 136273 137045 137523 137586
// bufdiff-features: 137656 139088 139375 139890 140778 140924 141238 141891 142084 142393 143475
// bufdiff-features: 144409 144597 145362 145872 146512 146792 147477 147500 149464 150751 151128
// bufdiff-features: 151292 151326 151758 152226 153780 153982 154946 155408 156460 158120 158794
// bufdiff-features: 158897 159348 161004 161174 161536 161912 162659 162799 162971 163876 163975
// bufdiff-features: 165636 165719 165910 166169 167614 167699 167973 168271 171715 172159 173354
// bufdiff-features: 173800 174042 174249 175888 177385 178067 178854 179647 180916 181548 181789
// bufdiff-features: 182460 184030 184869 184962 185365 186122 186959 189388 190932 191076 192327
// bufdiff-features: 192422 192628 193193 193353 194134 194682 196031 196597 197392 197468 197837
// bufdiff-features: 198889 200521 200941 201059 201461 201802 202271 203627 203746 204851 205430
// bufdiff-features: 205477 205953 206380 208547 208604 209168 210461 211044 212375 213339 216555
// bufdiff-features: 217188 217513 218211 218480 219958 220013 220223 220558 221162 222219 222306
// bufdiff-features: 222982 223783 226351 226357 227372 227838 228222 228741 229273 230081 230315
// bufdiff-features: 230652 234332 235375 235578 236180 236909 237064 238954 239241 240158 242034
// bufdiff-features: 242145 242894 243140 243778 244334 244729 245112 245272 246543 246783 246806
// bufdiff-features: 247514 247699 250483 250712 251532 252466 252539 253389 253714 253836 255556
// bufdiff-features: 255709 256112 256538 257210 257251 259528 259620 259840 260360 261263 261652
#map = affine_map<(d0, d1) -> (d0, d1)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func private @f2(%arg0: tensor<?x?xf64>, %arg1: tensor<?x?xf64>) -> (tensor<?xf64>, tensor<?x2xf64>) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<?x?xf64> into tensor<?xf64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf64>
    %0 = tensor.empty(%dim) : tensor<?x2xf64>
    %cst = arith.constant 0.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?x2xf64>) -> tensor<?x2xf64>
    %2 = linalg.add ins(%1, %arg1 : tensor<?x2xf64>, tensor<?x?xf64>) outs(%arg0 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %c6 = arith.constant 6 : index
    %c2 = arith.constant 2 : index
    %3:2 = scf.for %arg2 = %c0 to %c6 step %c2 iter_args(%arg3 = %0, %arg4 = %2) -> (tensor<?x2xf64>, tensor<?x?xf64>) {
      %4 = linalg.sub ins(%1, %2 : tensor<?x2xf64>, tensor<?x?xf64>) outs(%arg4 : tensor<?x?xf64>) -> tensor<?x?xf64>
      %mapped = linalg.map ins(%2 : tensor<?x?xf64>) outs(%4 : tensor<?x?xf64>)
        (%in: f64, %init: f64) {
          %5 = arith.subf %in, %cst : f64
          linalg.yield %5 : f64
        }
      %cast = tensor.cast %2 : tensor<?x?xf64> to tensor<?x2xf64>
      %cast_0 = tensor.cast %mapped : tensor<?x?xf64> to tensor<?x2xf64>
      %mapped_1 = linalg.map { arith.subf } ins(%cast, %cast_0 : tensor<?x2xf64>, tensor<?x2xf64>) outs(%arg3 : tensor<?x2xf64>)
      scf.yield %mapped_1, %mapped : tensor<?x2xf64>, tensor<?x?xf64>
    }
    return %collapsed, %3#0 : tensor<?xf64>, tensor<?x2xf64>
  }
  func.func private @f1(%arg0: tensor<2x6xf32>, %arg1: tensor<2x6xf32>, %arg2: tensor<2x6xf32>) -> (tensor<2x6xf32>, f64) {
    %c0 = arith.constant 0 : index
    affine.if #set(%c0) {
      %0 = bufferization.alloc_tensor() copy(%arg1) : tensor<2x6xf32>
      %c12_i64 = arith.constant 12 : i64
      %c1_i64 = arith.constant 1 : i64
      %from_elements = tensor.from_elements %c12_i64, %c1_i64 : tensor<2xi64>
      %reshape = tensor.reshape %arg0(%from_elements) : (tensor<2x6xf32>, tensor<2xi64>) -> tensor<?x1xf32>
      %1 = linalg.floor ins(%0 : tensor<2x6xf32>) outs(%arg2 : tensor<2x6xf32>) -> tensor<2x6xf32>
      %c2 = arith.constant 2 : index
      %c6 = arith.constant 6 : index
      %2 = tensor.empty(%c2, %c6) : tensor<?x?xf32>
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<2x6xf32>) outs(%2 : tensor<?x?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_0 = arith.constant -2.500000e+00 : f32
        %4 = arith.mulf %in, %cst_0 : f32
        linalg.yield %4 : f32
      } -> tensor<?x?xf32>
    } else {
      %c3 = arith.constant 3 : index
      %extracted = tensor.extract %arg1[%c0, %c3] : tensor<2x6xf32>
      %0 = linalg.fill ins(%extracted : f32) outs(%arg0 : tensor<2x6xf32>) -> tensor<2x6xf32>
      %c5 = arith.constant 5 : index
      %extracted_0 = tensor.extract %0[%c0, %c5] : tensor<2x6xf32>
      vector.print %extracted_0 : f32
    }
    %cst = arith.constant 2.000000e+00 : f64
    return %arg0, %cst : tensor<2x6xf32>, f64
  }
  func.func @main(%arg0: tensor<3x2xf64> {bufferization.writable = false}, %arg1: f32) -> tensor<?xf64> {
    %0 = tensor.empty() : tensor<2x6xf32>
    %1 = arith.maximumf %arg1, %arg1 : f32
    %2 = linalg.fill ins(%1 : f32) outs(%0 : tensor<2x6xf32>) -> tensor<2x6xf32>
    %3:2 = call @f1(%2, %2, %2) : (tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>) -> (tensor<2x6xf32>, f64)
    %cst = arith.constant 0.000000e+00 : f32
    %4 = arith.cmpf ogt, %1, %cst : f32
    %5 = arith.index_castui %4 : i1 to index
    affine.if #set(%5) {
      %collapsed = tensor.collapse_shape %3#0 [[0, 1]] : tensor<2x6xf32> into tensor<12xf32>
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %7:2 = scf.while (%arg2 = %c0, %arg3 = %3#0) : (index, tensor<2x6xf32>) -> (index, tensor<2x6xf32>) {
        %c3 = arith.constant 3 : index
        %12:2 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %arg3, %arg6 = %arg1) -> (tensor<2x6xf32>, f32) {
          %14 = arith.remui %arg4, %c2 : index
          %extracted_slice = tensor.extract_slice %3#0[1, 2] [1, %c2] [1, 1] : tensor<2x6xf32> to tensor<1x?xf32>
          %cast_0 = tensor.cast %extracted_slice : tensor<1x?xf32> to tensor<1x2xf32>
          %inserted_slice = tensor.insert_slice %cast_0 into %arg3[%14, 1] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<2x6xf32>
          %15 = tensor.empty() : tensor<2x6xi64>
          %c1_i64 = arith.constant 1 : i64
          %16 = linalg.fill ins(%c1_i64 : i64) outs(%15 : tensor<2x6xi64>) -> tensor<2x6xi64>
          %17 = arith.index_cast %16 : tensor<2x6xi64> to tensor<2x6xindex>
          %c5 = arith.constant 5 : index
          %extracted = tensor.extract %arg5[%5, %c5] : tensor<2x6xf32>
          %extracted_slice_1 = tensor.extract_slice %3#0[0, 0] [2, 2] [1, 3] : tensor<2x6xf32> to tensor<2x2xf32>
          %inserted_slice_2 = tensor.insert_slice %extracted_slice_1 into %arg5[0, 1] [2, 2] [1, 2] : tensor<2x2xf32> into tensor<2x6xf32>
          scf.yield %inserted_slice_2, %1 : tensor<2x6xf32>, f32
        }
        %13 = arith.cmpi ult, %arg2, %c2 : index
        scf.condition(%13) %arg2, %arg3 : index, tensor<2x6xf32>
      } do {
      ^bb0(%arg2: index, %arg3: tensor<2x6xf32>):
        %12 = arith.addi %arg2, %c1 : index
        %13 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg3) -> (tensor<2x6xf32>) {
          %extracted = tensor.extract %arg5[%arg4, %5] : tensor<2x6xf32>
          %14 = tensor.empty() : tensor<2x6xf32>
          %15 = linalg.fill ins(%extracted : f32) outs(%14 : tensor<2x6xf32>) -> tensor<2x6xf32>
          %16 = linalg.powf ins(%3#0, %15 : tensor<2x6xf32>, tensor<2x6xf32>) outs(%arg5 : tensor<2x6xf32>) -> tensor<2x6xf32>
          scf.yield %16 : tensor<2x6xf32>
        }
        scf.yield %12, %13 : index, tensor<2x6xf32>
      }
      %8 = arith.index_cast %5 : index to i64
      %9 = arith.sitofp %8 : i64 to f64
      %inserted = tensor.insert %9 into %arg0[%5, %c1] : tensor<3x2xf64>
      %10 = tensor.empty() : tensor<3x2xf64>
      %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted : tensor<3x2xf64>) outs(%10 : tensor<3x2xf64>) {
      ^bb0(%in: f64, %out: f64):
        linalg.yield %in : f64
      } -> tensor<3x2xf64>
    }
    %cast = tensor.cast %arg0 : tensor<3x2xf64> to tensor<?x?xf64>
    %6:2 = call @f2(%cast, %cast) : (tensor<?x?xf64>, tensor<?x?xf64>) -> (tensor<?xf64>, tensor<?x2xf64>)
    return %6#0 : tensor<?xf64>
  }
}

