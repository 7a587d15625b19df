// bufdiff-profile: idioms
// bufdiff-choices: 54926483b79622233a32a886adce20f5e658144402d7c678a5c55ce28a6de87964ab86aec068bc6b
// bufdiff-choices: 1d15a1ef856cc5803cb85aba0d2d33c6a55c69284a2563d9df8b9027de2e75cde3fa1e0f179d87ef
// bufdiff-choices: cb3e5f728b794c4a23e63e243283653e1a14dfbcd5e9c8e2e91b7df6f8a20a28d1bdb1b9d70617a0
// bufdiff-choices: 62b56700be55664c6a8c5b16d918a9427335e0b284a79429d2fa6e54d35510191fdbbc7ca5aaf922
// bufdiff-choices: 2d66ff0ffb2702f276ea98c9ae15b906f74d707a26f60caeb6843283da676e8673d49dc3cd316dbf
// bufdiff-choices: 06925c061e3c5e3aca486bfde479721d6c5d9104fb5d5625016dad13672b1e44b2c3981c8b4c4326
// bufdiff-choices: be6a09a1e9be9bd677462aa0721fe4dc56ce4810e07c79c4d4c53362a9059f97ac4062da406c108a
// bufdiff-choices: 5813dbbe6b322a94ca0ad4e1e240419762839d33a13ff86ecf75592f2dba975846f9a52a15f41df3
// bufdiff-choices: 93322960879542788b2e9f5e8074f2c4924607c2f47a8b33a9c42eb42342ad1510e24ae04502c219
// bufdiff-choices: f875af9c74aa51fbbdd8f2d3faf440689875ec688b1e533536545b2c
// bufdiff-features: 2898 4752 4796 8918 9479 11162 12464 13915 14454 14704 15300 15751 15903 16682
// bufdiff-features: 18486 19164 19306 22280 23787 26568 26922 27249 29590 29839 29968 30002 30209
// bufdiff-features: 30666 30725 34167 34779 35100 36784 38427 39915 40070 40712 43191 43631 45617
// bufdiff-features: 46203 46208 47242 47762 48360 50246 50894 51415 51952 52062 52148 52625 52900
// bufdiff-features: 53252 54566 54998 58024 60384 61944 63071 64105 64120 65770 66869 68355 69403
// bufdiff-features: 73150 73802 74057 74672 74833 76211 76953 77398 77419 77617 78430 78506 80036
// bufdiff-features: 80416 81200 81502 81736 81809 82135 85289 85843 86125 87862 87895 87923 88337
// bufdiff-features: 89780 91289 93255 93286 93360 95273 97475 98190 98501 99383 99449 100059 101823
// bufdiff-features: 104315 104931 106762 107425 108012 108210 108921 109732 109736 110452 110552
// bufdiff-features: 111024 111574 111809 112929 113041 115778 116721 117206 117235 117724 119340
// bufdiff-features: 119588 121363 123204 124747 125702 128916 133331 136269 136273 138919 141111
// bufdiff-features: 141453 141834 142349 143400 144053 146512 147358 149046 149884 151260 151326
// bufdiff-features: 151758 151936 153293 153787 153896 155153 155898 156154 156460 156853 158120
// bufdiff-features: 159251 159895 161377 162799 163687 164913 165719 166037 166579 167252 168323
// bufdiff-features: 169562 171369 171933 173068 173354 173800 174042 174170 174201 174314 174403
// bufdiff-features: 177904 178046 178067 179330 179796 181789 183114 183565 183599 184030 184163
// bufdiff-features: 186959 188790 191420 192422 192628 192771 193290 193773 194134 195820 196031
// bufdiff-features: 200104 201004 201059 202241 204212 205434 205448 205689 206115 206133 207081
// bufdiff-features: 208206 208623 210351 210484 212213 214484 215925 218635 220181 222982 226357
// bufdiff-features: 226473 228390 228707 230081 230329 230477 230640 230729 231263 231330 234387
// bufdiff-features: 235325 235375 235730 236024 236930 236986 237169 241225 241602 241887 243546
// bufdiff-features: 246543 247118 247152 247587 249695 249948 250573 250712 251444 251992 252466
// bufdiff-features: 252539 254851 255556 256538 256870 257842 258906 258994 259785 259840 260101
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?xi32>, %arg1: tensor<5x?xi32>) -> (tensor<5x6xi32>, tensor<?x6xi32>, tensor<5x?xi32>, tensor<?x?xi32>, tensor<5x?xi32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi32>
    %c1 = arith.constant 1 : index
    %0 = arith.cmpi eq, %dim, %c1 : index
    %1:2 = scf.if %0 -> (tensor<5x?xi32>, tensor<5x?xi32>) {
      %cst = arith.constant dense<[6, 9, 12]> : tensor<3xi32>
      %c2_i32 = arith.constant 2 : i32
      %3 = tensor.empty() : tensor<3xi32>
      %4 = linalg.fill ins(%c2_i32 : i32) outs(%3 : tensor<3xi32>) -> tensor<3xi32>
      %5 = linalg.div_unsigned ins(%cst, %4 : tensor<3xi32>, tensor<3xi32>) outs(%cst : tensor<3xi32>) -> tensor<3xi32>
      %extracted = tensor.extract %cst[%c0] : tensor<3xi32>
      %extracted_slice = tensor.extract_slice %cst[%c0] [1] [1] : tensor<3xi32> to tensor<1xi32>
      %inserted_slice = tensor.insert_slice %extracted_slice into %cst[1] [1] [1] : tensor<1xi32> into tensor<3xi32>
      %6 = linalg.fill ins(%extracted : i32) outs(%arg1 : tensor<5x?xi32>) -> tensor<5x?xi32>
      scf.yield %arg1, %6 : tensor<5x?xi32>, tensor<5x?xi32>
    } else {
      %mapped = linalg.map ins(%arg1, %arg1, %arg1 : tensor<5x?xi32>, tensor<5x?xi32>, tensor<5x?xi32>) outs(%arg1 : tensor<5x?xi32>)
        (%in: i32, %in_1: i32, %in_2: i32, %init: i32) {
          %3 = arith.addi %in, %in_1 : i32
          %4 = arith.xori %3, %in_2 : i32
          %c5_i32 = arith.constant 5 : i32
          %5 = arith.remui %4, %c5_i32 : i32
          linalg.yield %5 : i32
        }
      scf.yield %mapped, %arg1 : tensor<5x?xi32>, tensor<5x?xi32>
    }
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %3 = arith.index_cast %arg2 : index to i32
      %4 = arith.index_cast %arg3 : index to i32
      %5 = arith.subi %3, %4 : i32
      %c7_i32 = arith.constant 7 : i32
      %6 = arith.shrsi %5, %c7_i32 : i32
      tensor.yield %6 : i32
    } : tensor<3x6xi32>
    %cast = tensor.cast %generated : tensor<3x6xi32> to tensor<?x6xi32>
    %2:2 = call @f2(%cast) : (tensor<?x6xi32>) -> (tensor<?x6xi32>, tensor<5x6xi32>)
    %cast_0 = tensor.cast %1#0 : tensor<5x?xi32> to tensor<?x?xi32>
    return %2#1, %2#0, %1#1, %cast_0, %arg1 : tensor<5x6xi32>, tensor<?x6xi32>, tensor<5x?xi32>, tensor<?x?xi32>, tensor<5x?xi32>
  }
  func.func @f2(%arg0: tensor<?x6xi32>) -> (tensor<?x6xi32>, tensor<5x6xi32>) {
    %c100_i32 = arith.constant 100 : i32
    %0 = linalg.fill ins(%c100_i32 : i32) outs(%arg0 : tensor<?x6xi32>) -> tensor<?x6xi32>
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %generated = tensor.generate %c5, %c6 {
    ^bb0(%arg1: index, %arg2: index):
      %2 = arith.index_cast %arg1 : index to i32
      %3 = arith.index_cast %arg2 : index to i32
      %4 = arith.minsi %2, %3 : i32
      tensor.yield %4 : i32
    } : tensor<?x?xi32>
    %cast = tensor.cast %generated : tensor<?x?xi32> to tensor<5x6xi32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %generated[1, %c0] [2, 1] [2, 1] : tensor<?x?xi32> to tensor<2xi32>
    %1:2 = call @f1(%0, %cast, %c100_i32, %extracted_slice) : (tensor<?x6xi32>, tensor<5x6xi32>, i32, tensor<2xi32>) -> (tensor<?x6xi32>, tensor<5x6xi32>)
    %mapped = linalg.map ins(%1#0 : tensor<?x6xi32>) outs(%1#0 : tensor<?x6xi32>)
      (%in: i32, %init: i32) {
        %c11_i32 = arith.constant 11 : i32
        %2 = arith.subi %in, %c11_i32 : i32
        %c3_i32 = arith.constant 3 : i32
        %3 = arith.shrsi %2, %c3_i32 : i32
        linalg.yield %3 : i32
      }
    return %mapped, %1#1 : tensor<?x6xi32>, tensor<5x6xi32>
  }
  func.func @f1(%arg0: tensor<?x6xi32>, %arg1: tensor<5x6xi32>, %arg2: i32, %arg3: tensor<2xi32>) -> (tensor<?x6xi32>, tensor<5x6xi32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x6xi32>) outs(%arg0 : tensor<?x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<?x6xi32>
    %generated = tensor.generate  {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index):
      %4 = arith.index_cast %arg4 : index to i32
      %5 = arith.index_cast %arg5 : index to i32
      %6 = arith.index_cast %arg6 : index to i32
      %7 = arith.index_cast %arg7 : index to i32
      %8 = arith.index_cast %arg8 : index to i32
      %9 = arith.minsi %4, %5 : i32
      %10 = arith.subi %9, %6 : i32
      %11 = arith.subi %10, %7 : i32
      %12 = arith.subi %11, %8 : i32
      tensor.yield %12 : i32
    } : tensor<2x2x2x1x2xi32>
    %1 = tensor.empty() : tensor<2x2x3x1x3xi32>
    %c2_i32 = arith.constant 2 : i32
    %2 = linalg.fill ins(%c2_i32 : i32) outs(%1 : tensor<2x2x3x1x3xi32>) -> tensor<2x2x3x1x3xi32>
    %3 = linalg.conv_3d_ncdhw_fcdhw ins(%2, %generated : tensor<2x2x3x1x3xi32>, tensor<2x2x2x1x2xi32>) outs(%generated : tensor<2x2x2x1x2xi32>) -> tensor<2x2x2x1x2xi32>
    return %0, %arg1 : tensor<?x6xi32>, tensor<5x6xi32>
  }
}

