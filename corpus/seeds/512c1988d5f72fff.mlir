// bufdiff-profile: slices
// bufdiff-choices: 1e00ed9aae1c7d7113af851c8bcfe7d71964f400ae02463f5d8ccc7565fe0be9de8c5ea4285f5c76
// bufdiff-choices: 6252eaed1fe0428a0ccb5683b7bb2b95827395e9ad7b096e3b31ad8e8dca72390f8b67e1f99937ee
// bufdiff-choices: 7589334007a1380fca54cc525b7e16437a76830c882dde7b6092dd0966c97682729edcf2451b3cde
// bufdiff-choices: 738e38197a5f61a686fcaca2e83b494ba0a2b9a8a22e44b5fc728872b8e79fa61692b7d39f64824b
// bufdiff-choices: 47debaf5c7b1c9e74df03bef08ff125e7cbceb8cbb574a40c3dccce075dfb88e61ab30b6940e62c9
// bufdiff-choices: 159174cbff1c3aafbdcc145fe97c9b55cb80b52938851574ae4658ae0dae5e0303a5963788c7573f
// bufdiff-choices: cec82f1b4add7cbcbb65b36f3b1ae96baf20572d1afb41f08761bf1ad8cb22ea4afc7fc7d7c2016a
// bufdiff-choices: 232da82c71c994bebf90
// bufdiff-features: 1388 4752 6425 9479 11441 12487 13233 13583 13915 15152 15296 15671 15751 15888
// bufdiff-features: 16822 20023 20237 20749 21368 22280 23143 23787 26369 26568 27908 28503 28907
// bufdiff-features: 29968 30666 33824 33853 34022 34167 34888 36784 37007 38229 38783 39001 42467
// bufdiff-features: 44865 45617 46203 47495 49084 49806 49956 50665 50894 51106 51344 52900 53252
// bufdiff-features: 54385 55234 57798 59888 60153 63071 63800 64875 65003 67448 68355 69660 69965
// bufdiff-features: 70101 75447 76953 76973 78283 79099 81736 81849 82135 82565 82976 84585 85229
// bufdiff-features: 85843 86125 86937 87792 87892 89178 89780 89859 90777 91074 95930 96353 97059
// bufdiff-features: 97131 97924 99061 100988 101264 102461 102809 103673 106065 107412 107425
// bufdiff-features: 107912 108012 108335 108992 109327 110816 112929 113374 113667 114484 114874
// bufdiff-features: 117183 119588 121252 121626 125331 125702 125818 126608 128809 128916 135534
// bufdiff-features: 136650 137045 137439 137488 139885 141238 142610 144299 144530 146512 148647
// bufdiff-features: 150631 150818 150995 151376 152748 153957 154946 155467 155898 156013 157510
// bufdiff-features: 157546 157632 158120 159348 159769 161004 161883 161974 162971 163212 163876
// bufdiff-features: 164124 165719 167614 168858 169998 170876 171053 172957 173354 173537 173741
// bufdiff-features: 174170 174854 175687 178558 179814 180469 181541 181789 183722 184030 184851
// bufdiff-features: 184962 185196 186202 186849 186959 188790 189507 190426 192411 193059 194134
// bufdiff-features: 195728 196031 198204 200104 201059 202562 205434 205534 205689 206618 208379
// bufdiff-features: 208670 210461 212549 212886 213275 213701 213898 213938 214248 216061 216969
// bufdiff-features: 219452 219906 220013 220223 221242 221296 222040 222537 225016 225999 226607
// bufdiff-features: 228555 228738 230081 230373 230584 232897 233769 233919 234965 235375 235433
// bufdiff-features: 235722 236094 236909 237676 237788 238596 240138 240158 240637 241225 242230
// bufdiff-features: 243140 246460 250432 252318 252466 252539 253836 254826 254836 255108 255201
// bufdiff-features: 255556 256121 257367 258477 259216 259300 259840 261404
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<?xi8>, %arg1: tensor<?xi8>) -> (tensor<?xi8>, tensor<?xi8>, tensor<?xi8>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi8>
    %0 = tensor.empty(%dim) : tensor<?xi8>
    %c3_i8 = arith.constant 3 : i8
    %1 = linalg.fill ins(%c3_i8 : i8) outs(%0 : tensor<?xi8>) -> tensor<?xi8>
    %dim_0 = tensor.dim %arg1, %c0 : tensor<?xi8>
    %2 = arith.cmpi sgt, %dim_0, %c0 : index
    %3 = arith.select %2, %arg0, %1 : tensor<?xi8>
    %4 = bufferization.alloc_tensor() copy(%1) : tensor<?xi8>
    %5 = bufferization.alloc_tensor() copy(%4) : tensor<?xi8>
    return %3, %4, %5 : tensor<?xi8>, tensor<?xi8>, tensor<?xi8>
  }
  func.func @main(%arg0: tensor<?x?xi8>, %arg1: tensor<3xi8>) -> (tensor<?x?xi8>, tensor<?xi8>) {
    %cast = tensor.cast %arg1 : tensor<3xi8> to tensor<?xi8>
    %0:3 = call @f1(%cast, %cast) : (tensor<?xi8>, tensor<?xi8>) -> (tensor<?xi8>, tensor<?xi8>, tensor<?xi8>)
    affine.parallel (%arg2) = (0) to (2) {
      %1 = arith.index_cast %arg2 : index to i32
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %2:3 = scf.while (%arg3 = %c0, %arg4 = %0#1, %arg5 = %0#2) : (index, tensor<?xi8>, tensor<?xi8>) -> (index, tensor<?xi8>, tensor<?xi8>) {
        %dim = tensor.dim %arg0, %c0 : tensor<?x?xi8>
        %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xi8>
        %7 = tensor.empty(%dim, %dim_0) : tensor<?x?xi8>
        %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x?xi8>) outs(%7 : tensor<?x?xi8>) {
        ^bb0(%in: i8, %out: i8):
          %c127_i8 = arith.constant 127 : i8
          %14 = arith.subi %in, %c127_i8 : i8
          linalg.yield %14 : i8
        } -> tensor<?x?xi8>
        %c7_i8_1 = arith.constant 7 : i8
        %9 = linalg.fill ins(%c7_i8_1 : i8) outs(%7 : tensor<?x?xi8>) -> tensor<?x?xi8>
        %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x?xi8>) outs(%7 : tensor<?x?xi8>) {
        ^bb0(%in: i8, %out: i8):
          %c9_i8 = arith.constant 9 : i8
          %14 = arith.addi %in, %c9_i8 : i8
          %c3_i8 = arith.constant 3 : i8
          %15 = arith.divui %14, %c3_i8 : i8
          linalg.yield %15 : i8
        } -> tensor<?x?xi8>
        %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %10 : tensor<?x?xi8>, tensor<?x?xi8>) outs(%10 : tensor<?x?xi8>) {
        ^bb0(%in: i8, %in_2: i8, %out: i8):
          %14 = arith.maxsi %in, %in_2 : i8
          linalg.yield %14 : i8
        } -> tensor<?x?xi8>
        %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x?xi8>) outs(%10 : tensor<?x?xi8>) {
        ^bb0(%in: i8, %out: i8):
          %14 = arith.subi %in, %out : i8
          %c5_i8 = arith.constant 5 : i8
          %15 = arith.shrsi %14, %c5_i8 : i8
          linalg.yield %15 : i8
        } -> tensor<?x?xi8>
        %13 = arith.cmpi ult, %arg3, %c3 : index
        scf.condition(%13) %arg3, %arg4, %arg5 : index, tensor<?xi8>, tensor<?xi8>
      } do {
      ^bb0(%arg3: index, %arg4: tensor<?xi8>, %arg5: tensor<?xi8>):
        %7 = arith.addi %arg3, %c1 : index
        %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%0#2 : tensor<?xi8>) outs(%arg5 : tensor<?xi8>) {
        ^bb0(%in: i8, %out: i8):
          %16 = arith.xori %in, %out : i8
          %c5_i8 = arith.constant 5 : i8
          %17 = arith.remui %16, %c5_i8 : i8
          linalg.yield %17 : i8
        } -> tensor<?xi8>
        %extracted = tensor.extract %8[%c0] : tensor<?xi8>
        %9 = tensor.empty() : tensor<3xi1>
        %false = arith.constant false
        %10 = linalg.fill ins(%false : i1) outs(%9 : tensor<3xi1>) -> tensor<3xi1>
        %11 = linalg.select ins(%10, %0#2, %arg4 : tensor<3xi1>, tensor<?xi8>, tensor<?xi8>) outs(%8 : tensor<?xi8>) -> tensor<?xi8>
        %12 = linalg.select ins(%10, %11, %0#2 : tensor<3xi1>, tensor<?xi8>, tensor<?xi8>) outs(%arg4 : tensor<?xi8>) -> tensor<?xi8>
        %extracted_0 = tensor.extract %12[%arg3] : tensor<?xi8>
        %13 = tensor.empty() : tensor<3xi8>
        %14 = linalg.fill ins(%extracted : i8) outs(%13 : tensor<3xi8>) -> tensor<3xi8>
        %15 = linalg.add ins(%14, %11 : tensor<3xi8>, tensor<?xi8>) outs(%12 : tensor<?xi8>) -> tensor<?xi8>
        scf.yield %7, %15, %11 : index, tensor<?xi8>, tensor<?xi8>
      }
      %3 = tensor.empty() : tensor<3xi1>
      %true = arith.constant true
      %4 = linalg.fill ins(%true : i1) outs(%3 : tensor<3xi1>) -> tensor<3xi1>
      %cst = arith.constant dense<[1, 0, -1]> : tensor<3xi8>
      %5 = linalg.select ins(%4, %cst, %0#1 : tensor<3xi1>, tensor<3xi8>, tensor<?xi8>) outs(%2#1 : tensor<?xi8>) -> tensor<?xi8>
      %c7_i8 = arith.constant 7 : i8
      %6 = linalg.fill ins(%c7_i8 : i8) outs(%2#2 : tensor<?xi8>) -> tensor<?xi8>
    }
    return %arg0, %0#0 : tensor<?x?xi8>, tensor<?xi8>
  }
}

