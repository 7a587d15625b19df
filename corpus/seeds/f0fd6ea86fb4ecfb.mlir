// bufdiff-profile: mixed
// bufdiff-choices: f1a0488b821ecc6d397d00bc739c16f6d4b1097ec36d5048d0d645ce2ffa5bb209e90c5d4ec90542
// bufdiff-choices: 8b46d1315bc552c4ebaa37fabdbdef6747bb41b6ab29d0247b00cd4cf8bdc5c25c8168ba1f8a9635
// bufdiff-choices: e95b1b82a516b89dd3a665af3e125127059fbf890de1976ff2c967a8b76dc0bfa869444bfe58f822
// bufdiff-choices: 99981bc01624cb62d6ea44e0da05cd6389a96cd9dc19160210e39d81d6cc26d0a4586f318a6f14a2
// bufdiff-choices: 783a8f2610d8b328a120a2715dbaa20a811442cff943a21ba03edc7665af5466639d38622b3a9775
// bufdiff-choices: 37f636ddcb9ed3325864c6289013e1ab88339bc93601c50f636f0d7462b5fb8fe99ba365960650a1
// bufdiff-choices: 7f5a6d0d3612a28dbc7a978a0b77feb639964d9a9cb9ff36207b645988ae8e8c07c6debf433c9bb3
// bufdiff-choices: 86232b9010f4bb846f4384
// bufdiff-features: 2461 2898 3579 4752 5187 6611 6812 7060 8130 9479 10872 11047 11162 11556 12276
// bufdiff-features: 12789 13233 13424 15671 15751 15903 16269 16385 17255 17470 18166 18984 19100
// bufdiff-features: 21044 21522 21883 22095 23071 24259 24268 26568 27672 29590 30205 30666 32085
// bufdiff-features: 33769 34031 34167 34650 34902 35610 36784 37183 38202 38783 39329 40712 41984
// bufdiff-features: 42398 42467 42506 42858 42984 43774 43942 44427 44505 45147 45818 46203 47200
// bufdiff-features: 47392 48451 48974 52062 52322 52558 52807 52900 52958 53180 53252 53469 54827
// bufdiff-features: 54998 55113 55561 56404 58308 61944 63071 64120 64235 66422 67526 68355 68867
// bufdiff-features: 69027 69875 70335 73289 73802 74057 74375 74450 74465 76700 77491 78283 78385
// bufdiff-features: 78430 79099 79596 81443 81612 81736 82135 82552 83194 83584 84585 84922 85047
// bufdiff-features: 85843 86125 87355 88732 88947 88958 89250 89732 89780 89812 89928 90218 90777
// bufdiff-features: 91319 92144 92194 93255 94280 95289 97131 98501 99224 99228 99383 100481 103108
// bufdiff-features: 103339 103510 104123 104931 107425 108038 108977 109187 109732 109923 110322
// bufdiff-features: 110780 112929 113940 117151 117206 117235 117336 117767 119205 119340 119588
// bufdiff-features: 121626 121632 123014 124152 124254 125397 125702 126398 127096 127533 127997
// bufdiff-features: 128138 128916 130574 130933 133121 133756 135534 136987 137045 139357 141891
// bufdiff-features: 142393 144093 146512 147712 150766 151967 152538 153427 154430 155670 155884
// bufdiff-features: 155898 156191 156460 156660 156807 158120 158292 158415 158897 158996 159796
// bufdiff-features: 161546 162265 162400 162425 163581 163975 164472 165695 165719 166361 167164
// bufdiff-features: 167959 167973 168562 168808 168858 169249 169562 171190 171369 172236 174170
// bufdiff-features: 174243 174571 175248 177211 177226 177904 178067 178165 178228 178558 178785
// bufdiff-features: 178854 180207 180259 180817 181384 182044 184030 184321 184722 184863 185723
// bufdiff-features: 186257 186959 188571 188727 188790 188845 189845 190142 190520 190547 190818
// bufdiff-features: 192524 192528 192628 192771 192952 193290 194682 196031 196063 197837 198820
// bufdiff-features: 200104 201945 202241 202472 202814 204527 204697 204797 204862 205434 205689
// bufdiff-features: 207124 208557 210022 210461 210828 211003 211044 212779 214579 214744 215925
// bufdiff-features: 215959 216570 216969 217085 217513 218064 218635 218657 222135 222809 223719
// bufdiff-features: 225985 226053 226254 228390 228936 230081 230303 230640 233154 236930 236986
// bufdiff-features: 240158 242872 243546 243781 246062 246543 247062 248209 248930 249841 250373
// bufdiff-features: 252466 252539 255520 256112 256362 256421 257251 258994 259840 261572 261643
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<3xi32>) -> (tensor<2x3xi64>, tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3xi32>) {
    %c0 = arith.constant 0 : index
    %c42_i32 = arith.constant 42 : i32
    %inserted = tensor.insert %c42_i32 into %arg0[%c0] : tensor<3xi32>
    %0:2 = call @f4(%inserted) : (tensor<3xi32>) -> (tensor<2x3xi64>, tensor<3xi32>)
    %cast = tensor.cast %inserted : tensor<3xi32> to tensor<?xi32>
    %cst = arith.constant dense<[0, 1, 2]> : tensor<3xi32>
    %cast_0 = tensor.cast %cst : tensor<3xi32> to tensor<?xi32>
    %c42_i32_1 = arith.constant 42 : i32
    %1 = call @f2(%cast, %0#1, %cast_0, %c42_i32_1) : (tensor<?xi32>, tensor<3xi32>, tensor<?xi32>, i32) -> tensor<3xi32>
    %extracted_slice = tensor.extract_slice %arg0[%c0] [1] [1] : tensor<3xi32> to tensor<i32>
    %2:2 = call @f3(%extracted_slice) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %c1 = arith.constant 1 : index
    %extracted_slice_2 = tensor.extract_slice %0#1[%c1] [1] [1] : tensor<3xi32> to tensor<i32>
    %3:2 = call @f1(%2#0, %extracted_slice_2) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    return %0#0, %1, %2#1, %3#0, %3#1, %arg0 : tensor<2x3xi64>, tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3xi32>
  }
  func.func private @f4(%arg0: tensor<3xi32>) -> (tensor<2x3xi64>, tensor<3xi32>) {
    %0 = tensor.empty() : tensor<2x3xi64>
    %c127_i64 = arith.constant 127 : i64
    %1 = linalg.fill ins(%c127_i64 : i64) outs(%0 : tensor<2x3xi64>) -> tensor<2x3xi64>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %1[%c0, 0] [1, 2] [1, 1] : tensor<2x3xi64> to tensor<1x2xi64>
    %2 = tensor.empty() : tensor<2x4xi64>
    %3 = linalg.fill ins(%c127_i64 : i64) outs(%2 : tensor<2x4xi64>) -> tensor<2x4xi64>
    %4 = linalg.conv_2d ins(%3, %extracted_slice : tensor<2x4xi64>, tensor<1x2xi64>) outs(%1 : tensor<2x3xi64>) -> tensor<2x3xi64>
    return %4, %arg0 : tensor<2x3xi64>, tensor<3xi32>
  }
  func.func private @f3(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %0:3 = scf.for %arg1 = %c1 to %c4 step %c1 iter_args(%arg2 = %arg0, %arg3 = %arg0, %arg4 = %arg0) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
      %c11_i32 = arith.constant 11 : i32
      %3 = linalg.fill ins(%c11_i32 : i32) outs(%arg4 : tensor<i32>) -> tensor<i32>
      %4 = linalg.copy ins(%3 : tensor<i32>) outs(%arg3 : tensor<i32>) -> tensor<i32>
      %5 = tensor.empty() : tensor<i32>
      %c1_i32 = arith.constant 1 : i32
      %6 = linalg.fill ins(%c1_i32 : i32) outs(%5 : tensor<i32>) -> tensor<i32>
      %cst = arith.constant dense<5> : tensor<i32>
      %7 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%6, %cst : tensor<i32>, tensor<i32>) outs(%arg2 : tensor<i32>) -> tensor<i32>
      %extracted = tensor.extract %7[] : tensor<i32>
      %inserted = tensor.insert %c11_i32 into %7[] : tensor<i32>
      scf.yield %inserted, %4, %3 : tensor<i32>, tensor<i32>, tensor<i32>
    }
    %1 = tensor.empty() : tensor<i32>
    %2 = linalg.copy ins(%0#1 : tensor<i32>) outs(%1 : tensor<i32>) -> tensor<i32>
    return %0#0, %2 : tensor<i32>, tensor<i32>
  }
  func.func private @f2(%arg0: tensor<?xi32>, %arg1: tensor<3xi32>, %arg2: tensor<?xi32>, %arg3: i32) -> tensor<3xi32> {
    %0 = tensor.empty() : tensor<1xi32>
    %1 = linalg.fill ins(%arg3 : i32) outs(%0 : tensor<1xi32>) -> tensor<1xi32>
    %2 = linalg.conv_1d ins(%arg1, %1 : tensor<3xi32>, tensor<1xi32>) outs(%arg1 : tensor<3xi32>) -> tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @f1(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg1, %arg0 : tensor<i32>, tensor<i32>) outs(%arg1 : tensor<i32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.ori %in, %in_0 : i32
      %c0_i32 = arith.constant 0 : i32
      %3 = arith.shrui %2, %c0_i32 : i32
      linalg.yield %3 : i32
    } -> tensor<i32>
    %1 = bufferization.alloc_tensor() copy(%arg1) : tensor<i32>
    return %1, %0 : tensor<i32>, tensor<i32>
  }
}

