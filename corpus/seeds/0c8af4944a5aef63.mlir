// bufdiff-profile: mixed
// bufdiff-choices: b9481a8bcc9a403a31faac8a433dbdaaa80c0ad3de7f04050ea34eee5970184acc71ca67ebe0f9c8
// bufdiff-choices: e104fe4acf859457b7cd75f76733b0dff8df0ba1d5cb316edfe65716f3cfb1fd80ef53e8ecb14ba4
// bufdiff-choices: 183f90da1d46557688d4f208cc1acb331da8affe307599dfe97550e231e9f8cd9e1988f796c525c2
// bufdiff-choices: c051238d37d34fe0f63c666f0a8595a780b9e63ed9c8ef8357954eab4b8b0917fdb6b3cd1c5b6f3d
// bufdiff-choices: 264b9a1e1669c98328cb8a220cab0cc103ad75153751e5d18f0b97fe2fa77377c767278aaba01402
// bufdiff-choices: 6e74050b46217713bb0e3f475d99e2a6e71e4c69800ef4243e6cd3a832c4c78be0ea43661238d0ca
// bufdiff-choices: e873a1faf22ad7842d131153c3cde7fc23b9779897c289dd4e3cbde709f7b49d4242d400d34e1a33
// bufdiff-choices: 4c86e066835c1b3e7ae574ba8c06233d25f61a5e26b472a9fba18fb246adbbcf642d94c73efc3f79
// bufdiff-choices: 48156bbc641228f1dc8967b10acaf65f42cd6b8c28c4ba9659f04e836348af360968fd0adb6a4f87
// bufdiff-choices: a172f64f189a6ef9d4827134c2e299797a2fe33b428639
// bufdiff-features: 2898 3392 3579 3752 4020 5187 6611 7384 9479 10647 11162 12638 13233 14109
// bufdiff-features: 14454 14884 15751 16269 16960 17757 18166 19100 21366 22095 22280 22678 23228
// bufdiff-features: 23787 24268 25078 26568 26993 27766 28047 29968 30666 31231 31492 34167 35968
// bufdiff-features: 36784 37155 37183 38783 40712 41984 42398 42467 43942 44467 45031 46203 46618
// bufdiff-features: 46732 47392 47779 48974 50894 51344 51415 51658 51791 52148 52322 52558 52900
// bufdiff-features: 54964 54998 55113 55270 55318 55770 56404 58024 58191 61944 62433 63071 64120
// bufdiff-features: 64235 64435 65133 65726 66422 66995 68355 69403 71770 72470 73388 73802 74057
// bufdiff-features: 76328 76339 76700 78283 78430 79782 81736 82135 83194 84585 85843 86125 87199
// bufdiff-features: 87895 88732 89250 89780 89812 91083 91633 92194 93200 94586 94961 95407 97039
// bufdiff-features: 98299 98501 100059 101264 101823 101867 103108 104931 105902 107412 108012
// bufdiff-features: 109187 109408 109643 109732 109923 110780 111024 112929 113940 115102 115528
// bufdiff-features: 118841 119914 120049 120094 121524 122980 123148 124509 124985 127997 129648
// bufdiff-features: 129663 131175 131544 133756 136269 136273 136987 137045 138919 141419 141891
// bufdiff-features: 143172 144485 145992 146512 153293 155698 155898 156013 156460 158120 158897
// bufdiff-features: 159251 159796 160756 161281 163975 165161 165719 166361 168858 172025 172094
// bufdiff-features: 172127 172236 173293 173354 174170 174379 178067 178417 178558 179739 180699
// bufdiff-features: 180710 181789 184030 185275 185723 186042 186959 187560 187683 188358 188571
// bufdiff-features: 188790 188845 190142 192422 192771 196003 196031 197125 197392 197837 198820
// bufdiff-features: 198889 200298 200350 202241 203627 203746 204195 204212 204527 204797 205434
// bufdiff-features: 205689 207294 207713 208206 208947 210351 210461 210850 211044 212779 214484
// bufdiff-features: 215938 216570 216712 216890 216892 217513 218064 218635 218709 219153 219393
// bufdiff-features: 220098 222040 222809 223935 225250 225607 225818 226796 227610 228390 228808
// bufdiff-features: 228936 230081 230315 230640 233276 233731 234387 235141 235375 235730 236238
// bufdiff-features: 236930 240158 241308 244281 245380 245458 245619 245673 245861 246543 246783
// bufdiff-features: 246966 249803 251992 252466 252539 253836 255520 255556 255896 256112 257251
// bufdiff-features: 258625 259199 259510 259528 259805 259840 260843 261244
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<4x2xf32>) -> (tensor<f32>, tensor<f32>, tensor<4x?xf32>, tensor<?x?xf32>, tensor<4x2xf32>, tensor<f32>) {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<4x2xf32>) {
    ^bb0(%out: f32):
      %cst_4 = arith.constant -1.000000e+00 : f32
      %8 = arith.mulf %out, %cst_4 : f32
      linalg.yield %8 : f32
    } -> tensor<4x2xf32>
    %1 = tensor.empty() : tensor<f32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c1, %c0] : tensor<4x2xf32>
    %2 = linalg.fill ins(%extracted : f32) outs(%1 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant -6.000000e+00 : f32
    %cast = tensor.cast %arg0 : tensor<4x2xf32> to tensor<?x2xf32>
    %3:2 = call @f1(%2, %cst, %cast) : (tensor<f32>, f32, tensor<?x2xf32>) -> (tensor<4x2xf32>, tensor<?x2xf32>)
    %cst_0 = arith.constant dense<1.150000e+01> : tensor<f32>
    %cast_1 = tensor.cast %0 : tensor<4x2xf32> to tensor<?x?xf32>
    %cast_2 = tensor.cast %0 : tensor<4x2xf32> to tensor<4x?xf32>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.fill ins(%extracted : f32) outs(%4 : tensor<f32>) -> tensor<f32>
    %6:2 = call @f3(%cst_0, %cast_1, %cast_2, %5) : (tensor<f32>, tensor<?x?xf32>, tensor<4x?xf32>, tensor<f32>) -> (tensor<4x?xf32>, tensor<f32>)
    %7 = call @f2(%5) : (tensor<f32>) -> tensor<f32>
    %cast_3 = tensor.cast %3#1 : tensor<?x2xf32> to tensor<?x?xf32>
    return %7, %6#1, %6#0, %cast_3, %3#0, %5 : tensor<f32>, tensor<f32>, tensor<4x?xf32>, tensor<?x?xf32>, tensor<4x2xf32>, tensor<f32>
  }
  func.func @f2(%arg0: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant dense<9.500000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<f32>
    %cst_0 = arith.constant 2.000000e+00 : f32
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.div ins(%1, %cst : tensor<f32>, tensor<f32>) outs(%cst : tensor<f32>) -> tensor<f32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%cst : tensor<f32>) outs(%cst : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.subf %in, %out : f32
      linalg.yield %4 : f32
    } -> tensor<f32>
    return %3 : tensor<f32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: f32, %arg2: tensor<?x2xf32>) -> (tensor<4x2xf32>, tensor<?x2xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg2) -> (tensor<f32>, tensor<?x2xf32>) {
      %cst = arith.constant -6.000000e+00 : f32
      %from_elements = tensor.from_elements %cst : tensor<f32>
      %3 = func.call @x1(%from_elements, %from_elements, %from_elements) : (tensor<f32>, tensor<f32>, tensor<f32>) -> f32
      %4 = vector.transfer_read %arg2[%arg3, %c0], %3 : tensor<?x2xf32>, vector<3xf32>
      %c2 = arith.constant 2 : index
      %5 = vector.transfer_write %4, %arg5[%c2, %c0] : vector<3xf32>, tensor<?x2xf32>
      %cst_0 = arith.constant dense<1.000000e+02> : tensor<4x2xf32>
      %6 = linalg.add ins(%arg2, %cst_0 : tensor<?x2xf32>, tensor<4x2xf32>) outs(%5 : tensor<?x2xf32>) -> tensor<?x2xf32>
      %inserted = tensor.insert %arg1 into %arg4[] : tensor<f32>
      %7 = linalg.fill ins(%arg1 : f32) outs(%inserted : tensor<f32>) -> tensor<f32>
      scf.yield %7, %6 : tensor<f32>, tensor<?x2xf32>
    }
    %1 = tensor.empty() : tensor<4x2xf32>
    %2 = linalg.copy ins(%arg2 : tensor<?x2xf32>) outs(%1 : tensor<4x2xf32>) -> tensor<4x2xf32>
    return %2, %0#1 : tensor<4x2xf32>, tensor<?x2xf32>
  }
  func.func private @x1(tensor<f32> {bufferization.access = "read"}, tensor<f32> {bufferization.access = "none"}, tensor<f32> {bufferization.access = "read-write"}) -> f32
  func.func @f3(%arg0: tensor<f32>, %arg1: tensor<?x?xf32>, %arg2: tensor<4x?xf32>, %arg3: tensor<f32>) -> (tensor<4x?xf32>, tensor<f32>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg2, %c1 : tensor<4x?xf32>
    %generated = tensor.generate %dim {
    ^bb0(%arg4: index, %arg5: index):
      %0 = arith.index_cast %arg4 : index to i64
      %1 = arith.sitofp %0 : i64 to f32
      %2 = arith.index_cast %arg5 : index to i64
      %3 = arith.sitofp %2 : i64 to f32
      %4 = arith.subf %1, %3 : f32
      tensor.yield %4 : f32
    } : tensor<4x?xf32>
    return %generated, %arg3 : tensor<4x?xf32>, tensor<f32>
  }
}

