// bufdiff-profile: idioms
// bufdiff-choices: 30d2568237ae347843ce095c8bcf6c060119b4dfe59bbcca5552796aa0a0617fb54061f13f92beb0
// bufdiff-choices: 6f0f54dec2ab4fe09434cef1760f49eff821372221ede8528e22924e9faa5374f019ddde65451ec8
// bufdiff-choices: 1756cedc5fbf6e4c7a8b97f4a9860a4c65f314fdfd74a330cfffc84fad057d061f4bfc34de70a79b
// bufdiff-choices: 684402c35aa7fff6db3d1b75dbe2aa4494967608955fb51f7c285df02d426d116e305a60b7cce5b4
// bufdiff-choices: 62606ff5869dac66428f0110be6867a6e97bc40fbee5b1b505e0e13a42bbca6e9787700d80d954e8
// bufdiff-choices: 24a19848ff64fc90a4110ffc4309b4d86429b44d2982a0ac2e5b0600f70bc43207648980364a71be
// bufdiff-choices: 8a457d9e9829244dec2f41999d041a30a44ec5ff524332b8bf2b16cb295dd1bcead6f838b339d22e
// bufdiff-choices: 747dfccdb31f6f8302c70611aac59f7d06c9cd01e2cac02baa86f2a6d768ae98683384ece187e6d7
// bufdiff-choices: 45e4d18662dd5a84bcde58
// bufdiff-features: 2 11 826 1089 1150 2602 2893 4796 5075 5258 6169 6277 6363 7793 8174 8352 9132
// bufdiff-features: 10035 10112 10896 11162 11751 12276 12932 13233 15336 15595 15750 15751 16417
// bufdiff-features: 18480 18667 18952 19100 19769 20402 20729 20888 22280 23039 23143 24184 25863
// bufdiff-features: 26568 27571 28999 29590 30666 31543 32536 34167 35163 36059 36784 38783 39534
// bufdiff-features: 40266 40712 41605 41907 42344 42467 42984 43276 44505 44554 46203 46476 47067
// bufdiff-features: 47392 47918 48598 48938 48974 50827 51415 52062 52900 53180 53252 53469 54998
// bufdiff-features: 55463 56024 60609 63071 64119 64120 64193 64235 64716 66212 66422 66995 67526
// bufdiff-features: 68355 69818 71050 71306 73802 74057 74181 74864 75502 77419 78283 78430 78506
// bufdiff-features: 79099 79499 79596 81736 82011 82135 83194 84090 84585 85219 85843 86125 86562
// bufdiff-features: 87966 88040 88732 88896 89646 89780 89812 90097 91257 91748 92022 92194 95273
// bufdiff-features: 96431 98501 99224 99383 100262 101611 102788 104315 104931 105700 107702 109163
// bufdiff-features: 109445 109932 111809 112099 112929 113901 113920 114643 117235 117724 120933
// bufdiff-features: 121626 121707 124626 125908 127533 130310 130585 132619 133364 134205 134279
// bufdiff-features: 134816 137045 137909 138086 139357 140534 140906 142040 143825 145530 146512
// bufdiff-features: 148304 149846 151140 151758 152098 152233 153293 156109 156325 156460 158120
// bufdiff-features: 158897 159348 160967 162764 162971 165373 165719 167252 167793 168323 168562
// bufdiff-features: 168815 168858 169224 169734 171308 171369 171551 174201 176701 176774 177355
// bufdiff-features: 177904 178067 178560 179647 180207 180699 181522 181541 183574 183908 184030
// bufdiff-features: 184722 184962 186959 188790 188845 189039 189674 191490 192422 192628 192771
// bufdiff-features: 194063 194134 194714 195407 195809 196031 196744 197738 197837 197849 198460
// bufdiff-features: 201059 201122 201601 202241 203469 205434 207330 207710 207760 208524 210022
// bufdiff-features: 210461 211967 212111 214325 215959 216985 217085 217216 217455 217899 218121
// bufdiff-features: 219153 222809 223640 223738 226357 226473 227345 228936 230896 232027 233154
// bufdiff-features: 236216 236930 237281 240158 241887 242988 243546 243872 244746 245380 246543
// bufdiff-features: 247062 247659 249272 249841 250948 252466 252539 255647 257780 258994 259840
// bufdiff-features: 260202 260534 260616 261266
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<2x2xf32>, %arg1: i32) -> (tensor<?xi32>, tensor<?xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<1xi32>) {
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %10 = arith.index_cast %arg2 : index to i32
      %11 = arith.index_cast %arg3 : index to i32
      %12 = arith.subi %10, %11 : i32
      %c3_i32 = arith.constant 3 : i32
      %13 = arith.shrsi %12, %c3_i32 : i32
      tensor.yield %13 : i32
    } : tensor<4x4xi32>
    call @x2(%generated) : (tensor<4x4xi32>) -> ()
    %cst = arith.constant dense<[8, 9, 10]> : tensor<3xi32>
    %0:2 = call @f1(%cst, %cst) : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
    %1 = linalg.copy ins(%0#0 : tensor<3xi32>) outs(%0#1 : tensor<3xi32>) -> tensor<3xi32>
    call @x1(%0#1, %arg0) : (tensor<3xi32>, tensor<2x2xf32>) -> ()
    %extracted_slice = tensor.extract_slice %1[0] [2] [2] : tensor<3xi32> to tensor<2xi32>
    %c1 = arith.constant 1 : index
    %extracted_slice_0 = tensor.extract_slice %1[2] [%c1] [1] : tensor<3xi32> to tensor<?xi32>
    %cst_1 = arith.constant dense<-3> : tensor<2xi32>
    %2 = linalg.conv_1d ins(%cst_1, %extracted_slice_0 : tensor<2xi32>, tensor<?xi32>) outs(%extracted_slice : tensor<2xi32>) -> tensor<2xi32>
    %3 = tensor.empty() : tensor<3xi32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<3xi32>) outs(%3 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c42_i32 = arith.constant 42 : i32
      %10 = arith.subi %in, %c42_i32 : i32
      linalg.yield %10 : i32
    } -> tensor<3xi32>
    %5 = call @part4(%cst_1) : (tensor<2xi32>) -> tensor<1xi32>
    %c1_i32 = arith.constant 1 : i32
    %c2 = arith.constant 2 : index
    %6 = tensor.empty(%c2) : tensor<?xi32>
    %7 = linalg.fill ins(%c1_i32 : i32) outs(%6 : tensor<?xi32>) -> tensor<?xi32>
    %8 = linalg.div_unsigned ins(%cst_1, %7 : tensor<2xi32>, tensor<?xi32>) outs(%cst_1 : tensor<2xi32>) -> tensor<2xi32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<1xi32>) outs(%5 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %10 = arith.minui %in, %out : i32
      linalg.yield %10 : i32
    } -> tensor<1xi32>
    %cast = tensor.cast %8 : tensor<2xi32> to tensor<?xi32>
    %cast_2 = tensor.cast %4 : tensor<3xi32> to tensor<?xi32>
    return %cast, %cast_2, %2, %cst_1, %extracted_slice, %9 : tensor<?xi32>, tensor<?xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<1xi32>
  }
  func.func private @x1(tensor<3xi32> {bufferization.access = "read-write"}, tensor<2x2xf32> {bufferization.access = "write"})
  func.func private @x2(tensor<4x4xi32> {bufferization.access = "none"})
  func.func private @f1(%arg0: tensor<3xi32>, %arg1: tensor<3xi32> {bufferization.buffer_layout = #map}) -> (tensor<3xi32>, tensor<3xi32>) {
    %cst = arith.constant dense<[6, 7, 8]> : tensor<3xi32>
    %0 = linalg.max ins(%cst, %arg0 : tensor<3xi32>, tensor<3xi32>) outs(%arg0 : tensor<3xi32>) -> tensor<3xi32>
    %extracted_slice = tensor.extract_slice %arg1[0] [2] [1] : tensor<3xi32> to tensor<2xi32>
    %extracted_slice_0 = tensor.extract_slice %arg1[1] [2] [1] : tensor<3xi32> to tensor<2xi32>
    %cst_1 = arith.constant dense<[4, 5]> : tensor<2xi32>
    %1 = linalg.mul ins(%cst_1, %extracted_slice_0 : tensor<2xi32>, tensor<2xi32>) outs(%extracted_slice : tensor<2xi32>) -> tensor<2xi32>
    %2 = linalg.min ins(%extracted_slice_0, %extracted_slice : tensor<2xi32>, tensor<2xi32>) outs(%extracted_slice_0 : tensor<2xi32>) -> tensor<2xi32>
    %inserted_slice = tensor.insert_slice %2 into %arg1[0] [2] [1] : tensor<2xi32> into tensor<3xi32>
    %inserted_slice_2 = tensor.insert_slice %1 into %inserted_slice[1] [2] [1] : tensor<2xi32> into tensor<3xi32>
    return %inserted_slice_2, %0 : tensor<3xi32>, tensor<3xi32>
  }
  func.func private @part4(%arg0: tensor<2xi32>) -> tensor<1xi32> {
    %extracted_slice = tensor.extract_slice %arg0[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
    return %extracted_slice : tensor<1xi32>
  }
}

