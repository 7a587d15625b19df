// bufdiff-profile: types
// bufdiff-choices: 7e9d1ee3f5659bc91f5105da435650f77110a243d3478b690b897a5b7a24415bab1438f7d42beb8f
// bufdiff-choices: f808f9f187b395d90ef26f90c713ee48c5b25d55ca2c665ae9f81bce5727fa841882fd6c91ccef96
// bufdiff-choices: aa6d149a42b264d296fbd5a91b32c05568d33fdc228d4bbf228e8f3cb7d72329c5af7a6024321db0
// bufdiff-choices: 824531173e28d6fb5e0aace1ee79276e77c8fe8f899bd7eeafd2c2f8ce374311579ce1d0d5fbe1e7
// bufdiff-choices: 8c26cbf673bf7cb2c2885136611816397b46d3ad783c115ccc83c8c66f304d152b55a1964b69baa6
// bufdiff-choices: 51c649173e83665054b4e9f5049087efa4caa74defb27b30c0e0b99ce6afdbce6d6467233540c8d2
// bufdiff-choices: a1204e6faa3573f8bc52679ad17da4a004e27a334af5f5c9c989b4e9de5df17b44cc467cb14c19cb
// bufdiff-choices: f80f119d7103714731facab8215bc86c88737d2b5245b308a4172f836e3d5790fbb414f60048c21f
// bufdiff-choices: 0c4c0109a6f923c54641b6
// bufdiff-features: 826 1073 1854 1993 2461 2898 2945 7158 7947 8325 8470 8707 9479 9968 13233
// bufdiff-features: 13424 13493 14256 14421 14454 14704 14884 15751 18166 18322 19100 20003 20968
// bufdiff-features: 21522 22280 23787 24330 24747 25651 26568 28814 30625 30666 33853 34167 36448
// bufdiff-features: 36784 37183 38783 39457 40712 40753 42467 42621 42633 43442 43774 44093 44522
// bufdiff-features: 44621 44865 45021 46203 47392 49489 49635 49707 49956 50665 50894 51178 52322
// bufdiff-features: 52558 52900 53252 54225 54657 54998 56404 58191 59539 63071 63800 64875 65726
// bufdiff-features: 66422 66560 68355 69875 70119 71306 73141 73289 73802 74057 76339 76503 78283
// bufdiff-features: 79706 81511 81736 82149 82168 82565 82693 83493 84585 85843 86125 88732 89178
// bufdiff-features: 89780 90223 90585 91524 92022 92497 94405 94961 96353 97053 97059 98518 99383
// bufdiff-features: 100059 101619 101823 103673 103851 104931 108012 108038 108810 109445 110552
// bufdiff-features: 110816 111024 111976 112442 112929 113626 114428 115967 118888 119588 120049
// bufdiff-features: 120197 121000 121318 121632 123012 124374 124449 125113 125699 125901 126932
// bufdiff-features: 128916 129955 130933 133197 136269 137045 137667 138919 140673 141238 141557
// bufdiff-features: 144409 145847 146109 146512 147178 147477 149304 149659 150818 153063 153293
// bufdiff-features: 154216 154946 155465 156154 156191 156460 157034 158120 158204 158897 159042
// bufdiff-features: 159348 160138 160967 162364 162948 163188 163687 165719 167086 167197 168745
// bufdiff-features: 168858 170876 173537 174170 175240 175687 176066 176534 176774 177053 177089
// bufdiff-features: 177182 178067 181789 184030 186942 186959 187189 188175 188790 189820 191239
// bufdiff-features: 191421 192411 192771 193290 193674 194134 195726 196031 196048 196632 197337
// bufdiff-features: 197738 198267 200104 201059 202241 203246 203746 205434 208670 210301 210461
// bufdiff-features: 212452 212549 213275 213701 214073 214744 215707 216061 218064 218211 219734
// bufdiff-features: 220013 220185 220223 220387 221162 222612 223045 224187 224222 225016 225325
// bufdiff-features: 225669 226357 226782 227196 227345 228061 230081 230616 230640 231527 233766
// bufdiff-features: 233919 233993 236024 236180 236930 236986 238433 239241 239941 240158 241602
// bufdiff-features: 242955 245415 245619 246460 246543 246783 252377 252466 252539 254836 255556
// bufdiff-features: 255729 256247 256511 257985 258477 258625 258941 259840 260161
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<5x4xbf16> {bufferization.writable = false}, %arg1: tensor<bf16>) -> (tensor<bf16>, tensor<?x?xbf16>, tensor<5x4xbf16>, bf16) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.while (%arg2 = %c0, %arg3 = %arg0, %arg4 = %arg1) : (index, tensor<5x4xbf16>, tensor<bf16>) -> (index, tensor<5x4xbf16>, tensor<bf16>) {
      %c2 = arith.constant 2 : index
      %2:3 = scf.while (%arg5 = %c0, %arg6 = %arg0, %arg7 = %arg3) : (index, tensor<5x4xbf16>, tensor<5x4xbf16>) -> (index, tensor<5x4xbf16>, tensor<5x4xbf16>) {
        %4 = arith.cmpi ult, %arg5, %c2 : index
        scf.condition(%4) %arg5, %arg6, %arg7 : index, tensor<5x4xbf16>, tensor<5x4xbf16>
      } do {
      ^bb0(%arg5: index, %arg6: tensor<5x4xbf16>, %arg7: tensor<5x4xbf16>):
        %cst = arith.constant dense<7.250000e+00> : vector<2xf32>
        %4:6 = func.call @f2(%arg4, %cst) : (tensor<bf16>, vector<2xf32>) -> (tensor<5x4xbf16>, tensor<5x?xbf16>, tensor<5x?xbf16>, tensor<bf16>, bf16, bf16)
        %5 = arith.addi %arg5, %c1 : index
        %extracted = tensor.extract %arg7[%c2, %arg2] : tensor<5x4xbf16>
        %6 = linalg.ceil ins(%4#2 : tensor<5x?xbf16>) outs(%arg7 : tensor<5x4xbf16>) -> tensor<5x4xbf16>
        %c3 = arith.constant 3 : index
        %extracted_2 = tensor.extract %6[%arg5, %c3] : tensor<5x4xbf16>
        %7 = linalg.rsqrt ins(%arg0 : tensor<5x4xbf16>) outs(%6 : tensor<5x4xbf16>) -> tensor<5x4xbf16>
        %8 = tensor.empty() : tensor<4x5xbf16>
        %9 = linalg.fill ins(%4#4 : bf16) outs(%8 : tensor<4x5xbf16>) -> tensor<4x5xbf16>
        %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<4x5xbf16>) outs(%arg6 : tensor<5x4xbf16>) {
        ^bb0(%in: bf16, %out: bf16):
          linalg.yield %in : bf16
        } -> tensor<5x4xbf16>
        %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %4#0 : tensor<5x4xbf16>, tensor<5x4xbf16>) outs(%10 : tensor<5x4xbf16>) {
        ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
          %12 = arith.maximumf %in, %in_3 : bf16
          %13 = arith.maximumf %12, %out : bf16
          linalg.yield %13 : bf16
        } -> tensor<5x4xbf16>
        scf.yield %5, %11, %7 : index, tensor<5x4xbf16>, tensor<5x4xbf16>
      }
      %3 = arith.cmpi ult, %arg2, %c1 : index
      scf.condition(%3) %arg2, %arg3, %arg4 : index, tensor<5x4xbf16>, tensor<bf16>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<5x4xbf16>, %arg4: tensor<bf16>):
      %2 = arith.addi %arg2, %c1 : index
      %3 = linalg.copy ins(%arg1 : tensor<bf16>) outs(%arg4 : tensor<bf16>) -> tensor<bf16>
      %4 = linalg.negf ins(%arg0 : tensor<5x4xbf16>) outs(%arg3 : tensor<5x4xbf16>) -> tensor<5x4xbf16>
      scf.yield %2, %4, %3 : index, tensor<5x4xbf16>, tensor<bf16>
    }
    %cast = tensor.cast %arg0 : tensor<5x4xbf16> to tensor<5x?xbf16>
    %cast_0 = tensor.cast %0#1 : tensor<5x4xbf16> to tensor<5x?xbf16>
    %1:3 = call @f1(%cast, %cast_0) : (tensor<5x?xbf16>, tensor<5x?xbf16>) -> (tensor<5x?xbf16>, tensor<5x4xbf16>, bf16)
    %cast_1 = tensor.cast %1#0 : tensor<5x?xbf16> to tensor<?x?xbf16>
    return %0#2, %cast_1, %1#1, %1#2 : tensor<bf16>, tensor<?x?xbf16>, tensor<5x4xbf16>, bf16
  }
  func.func private @f2(%arg0: tensor<bf16>, %arg1: vector<2xf32>) -> (tensor<5x4xbf16>, tensor<5x?xbf16>, tensor<5x?xbf16>, tensor<bf16>, bf16, bf16) {
    %0 = linalg.square ins(%arg0 : tensor<bf16>) outs(%arg0 : tensor<bf16>) -> tensor<bf16>
    %cst = arith.constant dense<0.000000e+00> : tensor<5x4xbf16>
    %cast = tensor.cast %cst : tensor<5x4xbf16> to tensor<5x?xbf16>
    %1:3 = call @f1(%cast, %cast) : (tensor<5x?xbf16>, tensor<5x?xbf16>) -> (tensor<5x?xbf16>, tensor<5x4xbf16>, bf16)
    %cast_0 = tensor.cast %1#1 : tensor<5x4xbf16> to tensor<5x?xbf16>
    %2:3 = call @f1(%cast_0, %cast_0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<5x?xbf16>, tensor<5x?xbf16>) -> (tensor<5x?xbf16>, tensor<5x4xbf16>, bf16)
    return %2#1, %2#0, %1#0, %0, %2#2, %1#2 : tensor<5x4xbf16>, tensor<5x?xbf16>, tensor<5x?xbf16>, tensor<bf16>, bf16, bf16
  }
  func.func private @f1(%arg0: tensor<5x?xbf16>, %arg1: tensor<5x?xbf16>) -> (tensor<5x?xbf16>, tensor<5x4xbf16>, bf16) {
    %0 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<5x?xbf16>) {
    ^bb0(%out: bf16):
      %cst_0 = arith.constant -2.500000e+00 : bf16
      %3 = arith.subf %out, %cst_0 : bf16
      linalg.yield %3 : bf16
    } -> tensor<5x?xbf16>
    %1 = tensor.empty() : tensor<5x4xbf16>
    %cst = arith.constant 3.000000e+00 : bf16
    %2 = linalg.fill ins(%cst : bf16) outs(%1 : tensor<5x4xbf16>) -> tensor<5x4xbf16>
    return %arg1, %2, %cst : tensor<5x?xbf16>, tensor<5x4xbf16>, bf16
  }
}

