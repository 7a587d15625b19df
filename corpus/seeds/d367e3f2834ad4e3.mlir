// bufdiff-profile: wide
// bufdiff-choices: 0e2a96206861eff978d52453296e9e8d7f6bd82e33e1331d1787d407a00e623d1b52ee160de32325
// bufdiff-choices: 7ee537fcccbd86835fd3b39502bd930eb77ee0b9c28d2d971ec95d275844fd48e5b93fe566d090ae
// bufdiff-choices: 04e6f3b679d37178b007dc2138134cfb41c84a63e0cac345ed9f40b8248fa042904661e0bd06ce33
// bufdiff-choices: dc513b1462ecf8b1bd287e4bdc3c2f094a897a26536cbc1e31fcff7d9a6ebf78193143919220d4c5
// bufdiff-choices: 693abd5cf9c89852ac9d3acf9e7cccac1b5b7d801132e4a2d18d33d4a3690ebc8000d1770dd0d92e
// bufdiff-choices: a77c1e00110f2fdfd220924835449deec955cdf3e9cb7c5eaddb325c09c6c9607886842c886c343a
// bufdiff-choices: bef6e5638545941eae8a1602a64630fd2a3949f8c426d8a1c18dd20e7220b662d6281b29e22bd78e
// bufdiff-choices: 8fa6dc375592749e20a641166f8cfe7e71de50d137935aed3fa677b37ce97f1def32ce376b10293e
// bufdiff-choices: dee682dc4a9694e884cd07b1e3a1804c0f6e73b1c33e12b0d34728e91f26b2650cd1d585ae951dc9
// bufdiff-choices: 6abcfa9801d103390c52c50e80c8d702da5f81bfb6eb492c896656bb4429c4ee6439bae89e8d5bf8
// bufdiff-choices: 52bbf995b6cfe49d72c9afe5a655dffa21bc7253f4a0cc07178cf37445f6f519752936ae50353915
// bufdiff-choices: 33a6aeaeedbbfc71f58c3328f9c52b72c698abdb0481a84c201d4d31d65111382aa7494014a8d665
// bufdiff-choices: 9aeb9c268c45d9a86b891bc3e7e800e925d98bf86ca290e0c4c7ac5cb5532597d7f2d2829f6a2f56
// bufdiff-choices: 0a980a1e05fc3275424dfd1055ce1bc0b9427e494c99cd966f70ed3eda693cbd9aaac1902a984792
// bufdiff-choices: a547de0e4030a4
// bufdiff-features: 1150 2898 4165 6002 6901 7384 10384 11162 11210 11228 11408 11556 11751 12170
// bufdiff-features: 12796 12932 13005 13233 14454 15671 15751 15903 16289 16960 18480 19419 20979
// bufdiff-features: 21382 22095 22280 23047 23225 23787 24184 24259 24690 24875 25818 26186 26546
// bufdiff-features: 26568 27378 27725 28047 28564 28814 29590 29966 29968 30002 30293 30666 32373
// bufdiff-features: 32434 32614 32894 32918 33848 33915 34167 35805 36784 38427 38783 39541 39927
// bufdiff-features: 40390 40712 42344 42467 42530 44922 45147 46203 46208 47012 47392 47630 47918
// bufdiff-features: 48598 48974 49147 49370 49635 50080 50146 50718 50894 51415 51475 52085 52558
// bufdiff-features: 52807 52900 53243 53252 53469 54385 54647 54998 55113 55463 57252 58024 58290
// bufdiff-features: 58492 58827 60686 61628 61692 63800 63929 64119 64120 64235 64435 65405 65726
// bufdiff-features: 66422 66995 67648 67959 68355 68457 68782 69403 70119 71050 71259 71306 72413
// bufdiff-features: 73141 73289 73330 73802 74057 74255 74382 74507 74672 74862 74864 75921 76677
// bufdiff-features: 76700 76953 77129 78283 78430 81736 82011 83194 84585 85843 86125 86302 86562
// bufdiff-features: 86694 88732 89780 89812 90070 90307 90777 92022 92194 92492 93255 93318 94961
// bufdiff-features: 95273 95900 98196 98501 99137 99294 99383 101264 101823 102417 102788 103115
// bufdiff-features: 103392 104931 105607 105832 107031 107425 107614 109144 109732 110552 111976
// bufdiff-features: 112929 113041 113212 113901 113940 115026 116270 116732 117206 117235 119203
// bufdiff-features: 119597 120041 120049 120687 120933 121682 122516 123148 125003 125908 127000
// bufdiff-features: 127238 128916 129535 130602 130933 131064 132244 136007 136056 136269 137045
// bufdiff-features: 138476 138742 139524 139901 140479 140940 141044 141238 142040 142081 142376
// bufdiff-features: 143825 144761 146280 146512 148304 148657 149660 150818 151758 151936 152597
// bufdiff-features: 153293 153304 153896 154216 154946 155465 155898 156154 156191 156460 157034
// bufdiff-features: 158120 158607 158897 160967 161304 161918 163044 163687 165373 165695 165719
// bufdiff-features: 166065 167252 168323 168815 168858 169507 169562 171116 171204 173354 173800
// bufdiff-features: 174170 175186 176525 176774 176782 177289 177355 177488 178067 178558 178560
// bufdiff-features: 178934 179280 181522 182656 183230 183793 184030 184576 184853 185275 186042
// bufdiff-features: 186959 187560 187886 188582 188790 189223 189224 190141 190520 191182 191888
// bufdiff-features: 192422 192628 192771 193141 193290 193747 195182 196031 196349 197264 197267
// bufdiff-features: 197288 197738 197837 197849 198460 199760 199781 199947 201059 201253 201475
// bufdiff-features: 202241 202814 203746 204195 204280 205434 205689 208557 208947 209830 210022
// bufdiff-features: 210301 210461 213254 213275 213395 214248 214560 215938 215959 216712 216892
// bufdiff-features: 216969 217899 218635 219153 219334 219734 220247 220517 221778 222809 223640
// bufdiff-features: 224212 224222 225228 225728 225985 226178 226473 226579 226777 227090 227345
// bufdiff-features: 227838 228061 228112 228390 228519 229951 230081 230601 230640 234387 235141
// bufdiff-features: 235325 235375 235433 236009 236094 236336 236930 237281 237335 237595 237620
// bufdiff-features: 237963 238676 239241 239758 239929 240158 240400 240539 243546 243943 244107
// bufdiff-features: 244770 244978 245380 245619 245769 246543 249221 249355 249440 250283 250917
// bufdiff-features: 251183 252466 252539 253297 253836 253911 254791 254842 255394 255618 255705
// bufdiff-features: 256235 258906 259515 259840 260178 261714
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f6(%arg0: tensor<?x4xi64>) -> tensor<?x4xi64> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4xi64>
    %0 = tensor.empty(%dim) : tensor<?x4xi64>
    %c3_i64 = arith.constant 3 : i64
    %c4 = arith.constant 4 : index
    %1 = tensor.empty(%dim, %c4) : tensor<?x?xi64>
    %2 = linalg.fill ins(%c3_i64 : i64) outs(%1 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %3 = linalg.div_unsigned ins(%arg0, %2 : tensor<?x4xi64>, tensor<?x?xi64>) outs(%0 : tensor<?x4xi64>) -> tensor<?x4xi64>
    %cast = tensor.cast %2 : tensor<?x?xi64> to tensor<?x4xi64>
    %inserted_slice = tensor.insert_slice %cast into %arg0[0, 0] [%dim, 4] [1, 1] : tensor<?x4xi64> into tensor<?x4xi64>
    return %inserted_slice : tensor<?x4xi64>
  }
  func.func private @f5(%arg0: tensor<4x4xi64>, %arg1: tensor<4x4xi64>) -> (tensor<4x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>) {
    %0 = bufferization.alloc_tensor() copy(%arg1) : tensor<4x4xi64>
    %1:3 = call @f2(%arg0, %arg0, %0) : (tensor<4x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>) -> (tensor<4x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>)
    %2 = bufferization.alloc_tensor() copy(%arg0) : tensor<4x4xi64>
    return %1#2, %1#1, %1#0, %2 : tensor<4x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>
  }
  func.func private @f1(%arg0: tensor<4x4xi64>, %arg1: tensor<4x?xi64>, %arg2: i64) -> tensor<4x4xi64> {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<4x?xi64>
    %0 = tensor.empty(%dim) : tensor<4x?xi64>
    %c5_i64 = arith.constant 5 : i64
    %1 = linalg.fill ins(%c5_i64 : i64) outs(%0 : tensor<4x?xi64>) -> tensor<4x?xi64>
    %2 = linalg.min ins(%arg1, %1 : tensor<4x?xi64>, tensor<4x?xi64>) outs(%arg1 : tensor<4x?xi64>) -> tensor<4x?xi64>
    return %arg0 : tensor<4x4xi64>
  }
  func.func private @f2(%arg0: tensor<4x4xi64>, %arg1: tensor<4x4xi64> {bufferization.buffer_layout = #map1}, %arg2: tensor<4x4xi64> {bufferization.buffer_layout = #map1}) -> (tensor<4x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>) {
    %c7_i64 = arith.constant 7 : i64
    %c7_i64_0 = arith.constant 7 : i64
    %c100_i64 = arith.constant 100 : i64
    %c11_i64 = arith.constant 11 : i64
    %from_elements = tensor.from_elements %c7_i64, %c7_i64_0, %c100_i64, %c11_i64 : tensor<4xi64>
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%from_elements : tensor<4xi64>) outs(%arg1 : tensor<4x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %2 = arith.cmpi slt, %in, %c7_i64 : i64
      %3 = arith.select %2, %in, %c7_i64 : i64
      linalg.yield %3 : i64
    } -> tensor<4x4xi64>
    %1 = bufferization.alloc_tensor() copy(%arg1) : tensor<4x4xi64>
    return %0, %arg2, %1 : tensor<4x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>
  }
  func.func @f3(%arg0: tensor<?x4xi64>) -> tensor<4x4xi64> {
    %c4 = arith.constant 4 : index
    %0 = tensor.empty(%c4) : tensor<?x4xi64>
    %cst = arith.constant dense<[[10, 11, 12, 13], [14, 15, 16, 17], [18, 19, 20, 21], [22, 23, 24, 25]]> : tensor<4x4xi64>
    %cst_0 = arith.constant dense<[[2, 3, 4, 5], [6, 7, 8, 9], [10, 11, 12, 13], [14, 15, 16, 17]]> : tensor<4x4xi64>
    %1 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst, %cst_0 : tensor<4x4xi64>, tensor<4x4xi64>) outs(%0 : tensor<?x4xi64>) {
    ^bb0(%in: i64, %in_1: i64, %out: i64):
      %3 = arith.muli %in, %in_1 : i64
      linalg.yield %3 : i64
    } -> tensor<?x4xi64>
    %2 = bufferization.alloc_tensor() copy(%cst_0) : tensor<4x4xi64>
    return %2 : tensor<4x4xi64>
  }
  func.func private @f4(%arg0: tensor<4x4xi64>, %arg1: i64) -> (tensor<2x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>) {
    %0 = tensor.empty() : tensor<2x4xi64>
    %1 = linalg.fill ins(%arg1 : i64) outs(%0 : tensor<2x4xi64>) -> tensor<2x4xi64>
    %inserted_slice = tensor.insert_slice %1 into %arg0[0, 0] [2, 4] [2, 1] : tensor<2x4xi64> into tensor<4x4xi64>
    %2 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %1) -> (tensor<2x4xi64>) {
      %cast = tensor.cast %inserted_slice : tensor<4x4xi64> to tensor<4x?xi64>
      %3 = func.call @f1(%inserted_slice, %cast, %arg1) : (tensor<4x4xi64>, tensor<4x?xi64>, i64) -> tensor<4x4xi64>
      %extracted_slice = tensor.extract_slice %arg3[%arg2, 0] [1, 4] [1, 1] : tensor<2x4xi64> to tensor<1x4xi64>
      %4 = linalg.matmul ins(%extracted_slice, %inserted_slice : tensor<1x4xi64>, tensor<4x4xi64>) outs(%extracted_slice : tensor<1x4xi64>) -> tensor<1x4xi64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %4 into %arg3[%arg2, 0] [1, 4] [1, 1] : tensor<1x4xi64> into tensor<2x4xi64>
      }
    }
    return %2, %inserted_slice, %inserted_slice : tensor<2x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>
  }
  func.func @main(%arg0: tensor<4x?xi64>, %arg1: tensor<4x4xi64>, %arg2: tensor<4x4xi64>, %arg3: tensor<?x?xi64>) -> (tensor<?x4xi64>, tensor<?x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>, tensor<?x4xi64>, tensor<?x?xi64>, tensor<4x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>, tensor<2x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>) {
    %mapped = linalg.map ins(%arg2 : tensor<4x4xi64>) outs(%arg1 : tensor<4x4xi64>)
      (%in: i64, %init: i64) {
        %c0_i64 = arith.constant 0 : i64
        %7 = arith.cmpi ule, %in, %c0_i64 : i64
        %8 = arith.select %7, %in, %c0_i64 : i64
        linalg.yield %8 : i64
      }
    %0 = tensor.empty() : tensor<4x4xi64>
    %c-3_i64 = arith.constant -3 : i64
    %1 = linalg.fill ins(%c-3_i64 : i64) outs(%0 : tensor<4x4xi64>) -> tensor<4x4xi64>
    %2:3 = call @f4(%1, %c-3_i64) : (tensor<4x4xi64>, i64) -> (tensor<2x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>)
    %3:4 = call @f5(%arg1, %arg1) : (tensor<4x4xi64>, tensor<4x4xi64>) -> (tensor<4x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>)
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %arg0 low[0, %c0] high[%c0, 0] {
    ^bb0(%arg4: index, %arg5: index):
      %c127_i64 = arith.constant 127 : i64
      %7 = arith.subi %c-3_i64, %c127_i64 : i64
      %c4_i64 = arith.constant 4 : i64
      %8 = arith.shrsi %7, %c4_i64 : i64
      tensor.yield %8 : i64
    } : tensor<4x?xi64> to tensor<?x?xi64>
    %cast = tensor.cast %3#3 : tensor<4x4xi64> to tensor<?x4xi64>
    %4 = call @f6(%cast) : (tensor<?x4xi64>) -> tensor<?x4xi64>
    %cast_0 = tensor.cast %3#1 : tensor<4x4xi64> to tensor<?x4xi64>
    %5 = call @f3(%cast_0) : (tensor<?x4xi64>) -> tensor<4x4xi64>
    %cst = arith.constant dense<[[3, 4, 5, 6], [7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]> : tensor<4x4xi64>
    %6:3 = call @f2(%arg1, %cst, %cst) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<4x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>) -> (tensor<4x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>)
    %cast_1 = tensor.cast %6#2 : tensor<4x4xi64> to tensor<?x4xi64>
    %cast_2 = tensor.cast %6#1 : tensor<4x4xi64> to tensor<?x4xi64>
    return %cast_1, %cast_2, %6#0, %5, %4, %padded, %3#2, %3#0, %2#2, %2#1, %2#0, %mapped, %arg1 : tensor<?x4xi64>, tensor<?x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>, tensor<?x4xi64>, tensor<?x?xi64>, tensor<4x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>, tensor<2x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>
  }
}

