// bufdiff-profile: cfg
// bufdiff-choices: 4310207b59be7dc26d7a6415ebb3c478438608d5dc7cf900cab16162e1e36d877f6dfbb516ffe3e2
// bufdiff-choices: 96ca630d33db0c2e5d7311cbbe61335400c45cbba08d5c76eb28f594ff4b1c36cc87478990511ea9
// bufdiff-choices: 31200b368e058489ecff36efa327117f25601675d15d35323a80fccaeb0803ab91af4ea67f0f84dd
// bufdiff-choices: 7e8477699f41b22b3ea1b575f315ab576e560a3bfce27e1317c032bcdac731de7fb1757d3f7034d3
// bufdiff-choices: 8a7dde9775e121d11e9a39e949f98ff00287650139facdea5930af6c8b654f88700670bfa84ec3d0
// bufdiff-choices: f098db7d36c9425f534a5ff1d0585a83a7a693fa53c1b3c93aa8c612c7a8d35b3f95393495faac83
// bufdiff-choices: 6c26fad55957e5f76428e98f7ba1b0cd06932d9c79771dca2e394e65ef929048eafc8212c0b467e4
// bufdiff-choices: 77b2b3b2e6c2ed09936b16b5b51cc0884f90fc2acfc8f1a0fa5d30fb4b85e10477e40dac5432d600
// bufdiff-choices: 1fbe0e
// bufdiff-features: 897 2602 2603 3217 4752 4795 5075 5258 5296 5356 6169 6237 6641 8438 8918 9238
// bufdiff-features: 9479 9748 10035 10817 11123 11162 12170 12276 12638 12932 13233 14674 15595
// bufdiff-features: 15751 15903 18428 19371 19419 20729 22095 22112 22280 23143 24123 24184 24262
// bufdiff-features: 24747 26400 26568 27725 29590 29968 30018 30666 30673 31543 33769 33853 34167
// bufdiff-features: 35163 35364 36784 39200 41605 41907 42344 42858 42984 43092 43104 44505 44621
// bufdiff-features: 46203 47392 48260 48598 49635 50101 50894 51415 52062 52148 52807 52900 53180
// bufdiff-features: 53252 54998 55113 57176 61408 61968 62091 62641 63800 64120 64235 64716 66422
// bufdiff-features: 68355 69081 69403 70119 70596 71306 72136 72565 72909 72975 73802 74181 74450
// bufdiff-features: 76700 78283 78430 81736 82757 83284 84090 84922 85219 85843 86125 88337 88635
// bufdiff-features: 88732 88947 89110 89780 89812 90070 91633 92022 92194 93286 95273 95407 97059
// bufdiff-features: 98501 99228 99383 99969 100262 101547 103819 104315 104931 105798 107425 109103
// bufdiff-features: 109445 110539 111232 112929 113041 113801 113940 115588 116586 118841 120049
// bufdiff-features: 121626 123232 124626 125702 125971 126398 126825 127243 128916 129404 129630
// bufdiff-features: 130310 131348 134279 134741 135116 135534 136056 137477 139357 142846 146512
// bufdiff-features: 147477 147500 147747 148304 149595 149660 149846 151728 151758 152233 153293
// bufdiff-features: 155465 156191 156460 158120 158897 159348 160756 161098 162885 162971 163044
// bufdiff-features: 163687 165719 166579 167793 168562 168858 169507 169734 171369 172683 173354
// bufdiff-features: 173718 173800 174281 175248 176252 177167 177182 177211 177904 178067 179647
// bufdiff-features: 179792 180207 181541 184030 184722 184863 185027 185252 186959 188571 188790
// bufdiff-features: 192422 192528 192628 192771 194134 194256 194714 195407 196031 196048 197267
// bufdiff-features: 197837 198460 198820 200104 201059 201322 202241 202270 202608 203800 204212
// bufdiff-features: 204697 205434 205689 207710 208998 209704 210351 210461 211050 211335 211884
// bufdiff-features: 212111 212375 215925 215959 218659 222658 222809 222902 225818 226357 227345
// bufdiff-features: 228936 229531 229569 230640 231645 233154 233259 233268 233533 234589 234718
// bufdiff-features: 235375 236216 236324 237169 238648 240438 240696 241225 241966 242955 243546
// bufdiff-features: 243872 245594 245619 246543 246622 247062 247181 249841 250573 250948 251992
// bufdiff-features: 252260 252466 252539 254840 255451 256247 258006 258378 258906 259528 259840
// bufdiff-features: 260040 260202 260631 261263
#map = affine_map<(d0) -> (d0)>
module {
  func.func @f1(%arg0: tensor<?xf32>, %arg1: tensor<5xf32>, %arg2: tensor<?xf32>, %arg3: tensor<5xf32>) -> (tensor<5xf32>, tensor<?xf32>, tensor<6xf32>, f32) {
    %cst = arith.constant dense<[4.500000e+00, 7.500000e+00]> : tensor<2xf32>
    %0 = tensor.empty() : tensor<6xf32>
    %c4 = arith.constant 4 : index
    %extracted = tensor.extract %arg3[%c4] : tensor<5xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<6xf32>) -> tensor<6xf32>
    %2 = linalg.conv_1d ins(%1, %cst : tensor<6xf32>, tensor<2xf32>) outs(%arg3 : tensor<5xf32>) -> tensor<5xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %3 = tensor.empty(%dim) : tensor<?xf32>
    %4 = linalg.fill ins(%extracted : f32) outs(%3 : tensor<?xf32>) -> tensor<?xf32>
    %5 = linalg.max ins(%arg0, %4 : tensor<?xf32>, tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    return %2, %5, %1, %extracted : tensor<5xf32>, tensor<?xf32>, tensor<6xf32>, f32
  }
  func.func private @x1(tensor<5xf32> {bufferization.access = "read"}, tensor<5x4xf32>, tensor<5x4xf32> {bufferization.access = "write"})
  func.func private @x2(tensor<5xf32> {bufferization.access = "read"}) -> f32
  func.func @main(%arg0: tensor<5x4xf32>, %arg1: f32) -> (tensor<1xf32>, tensor<2xf32>, tensor<5xf32>, tensor<6xf32>, tensor<5x2xf32>, tensor<2xf32>, tensor<?xf32>) {
    %c5 = arith.constant 5 : index
    %c4 = arith.constant 4 : index
    %0 = tensor.empty(%c5, %c4) : tensor<?x?xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %2 = linalg.copy ins(%1 : tensor<?x?xf32>) outs(%arg0 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %3 = tensor.empty() : tensor<5xf32>
    %4 = linalg.fill ins(%arg1 : f32) outs(%3 : tensor<5xf32>) -> tensor<5xf32>
    call @x1(%4, %2, %2) : (tensor<5xf32>, tensor<5x4xf32>, tensor<5x4xf32>) -> ()
    %5 = linalg.softmax dimension(0) ins(%4 : tensor<5xf32>) outs(%4 : tensor<5xf32>) -> tensor<5xf32>
    %cast = tensor.cast %5 : tensor<5xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %5 : tensor<5xf32> to tensor<?xf32>
    %6:4 = call @f1(%cast, %5, %cast_0, %5) : (tensor<?xf32>, tensor<5xf32>, tensor<?xf32>, tensor<5xf32>) -> (tensor<5xf32>, tensor<?xf32>, tensor<6xf32>, f32)
    %cst = arith.constant 0.000000e+00 : f32
    %7 = arith.cmpf ogt, %6#3, %cst : f32
    %8 = arith.index_castui %7 : i1 to index
    %extracted_slice = tensor.extract_slice %6#2[%8] [1] [1] : tensor<6xf32> to tensor<1xf32>
    %extracted_slice_1 = tensor.extract_slice %4[1] [2] [2] : tensor<5xf32> to tensor<2xf32>
    %9 = call @write4(%extracted_slice_1) : (tensor<2xf32>) -> tensor<2xf32>
    %10 = tensor.empty() : tensor<2xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_1 : tensor<2xf32>) outs(%10 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%4, %6#0 : tensor<5xf32>, tensor<5xf32>) outs(%6#0 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %15 = arith.negf %in : f32
      %16 = arith.addf %15, %in_6 : f32
      linalg.yield %16 : f32
    } -> tensor<5xf32>
    %13 = call @x2(%12) : (tensor<5xf32>) -> f32
    %cast_2 = tensor.cast %9 : tensor<2xf32> to tensor<?xf32>
    %cast_3 = tensor.cast %4 : tensor<5xf32> to tensor<?xf32>
    %extracted_slice_4 = tensor.extract_slice %arg0[0, %8] [5, 1] [1, 1] : tensor<5x4xf32> to tensor<5xf32>
    %14:4 = call @f1(%cast_2, %6#0, %cast_3, %extracted_slice_4) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<?xf32>, tensor<5xf32>, tensor<?xf32>, tensor<5xf32>) -> (tensor<5xf32>, tensor<?xf32>, tensor<6xf32>, f32)
    %rank = tensor.rank %14#1 : tensor<?xf32>
    %c2 = arith.constant 2 : index
    %extracted_slice_5 = tensor.extract_slice %arg0[0, 1] [5, 2] [1, %c2] : tensor<5x4xf32> to tensor<5x2xf32>
    return %extracted_slice, %11, %14#0, %14#2, %extracted_slice_5, %extracted_slice_1, %6#1 : tensor<1xf32>, tensor<2xf32>, tensor<5xf32>, tensor<6xf32>, tensor<5x2xf32>, tensor<2xf32>, tensor<?xf32>
  }
  func.func private @write4(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf32>) outs(%arg0 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.cmpf one, %in, %out : f32
      %2 = arith.select %1, %in, %out : f32
      linalg.yield %2 : f32
    } -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}

