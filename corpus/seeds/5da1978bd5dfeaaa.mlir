// bufdiff-profile: loops
// bufdiff-choices: 563c77b6c7c1dc84bfdb675c18b2d4452778b09e65cfa5f62a644fdc35d840cdf9c24a23e0a36f24
// bufdiff-choices: 62b2eb6ae990d257a6d0a92f93171bdf602bb5c6521f59ceeb15af331a58f30fe4df9aebcab5f37c
// bufdiff-choices: a2a79ab61beaad029153fb9ec2f57d716447f2df991cc8da4cfa60fae7501c4dd7991a7d6697c494
// bufdiff-choices: a8316fe967abe6a90ee3e05d2307cc9996b5142e4a085165fad00bc519d727df1dccdc43a57cf357
// bufdiff-choices: 21fb294f1e15a99c289c99f9f0498077edb810e4c7a3c818428b5f334ea75193df322e8e878f94c6
// bufdiff-choices: ef8c05183afde986786d85b66ed6f155e8e435d5d5cbe62f24e273a80ebb186d1c1b9304f6a13c0c
// bufdiff-choices: 71d67a37d193fb36688b6aaa37f52145c4a772a296cc70
// bufdiff-features: 395 6360 6727 9479 14318 14545 15751 16242 16269 17531 17989 18166 18480 19419
// bufdiff-features: 22280 27556 27766 31798 34167 34795 37183 39030 39194 40070 40593 40712 41429
// bufdiff-features: 41984 43229 43262 45624 46203 46826 47141 47200 47957 52558 52900 54964 59540
// bufdiff-features: 60686 61944 63800 64235 64370 65133 65308 66436 66788 68355 68567 69412 69955
// bufdiff-features: 70045 73289 74853 75102 75769 76670 78283 83023 84922 85557 85673 86125 89780
// bufdiff-features: 98501 99383 100049 104931 109732 112929 113162 115778 117235 118217 119340
// bufdiff-features: 120836 124839 128330 129404 130017 130060 131063 136018 137307 140906 144689
// bufdiff-features: 154616 155898 156460 156649 158120 161912 165719 167893 167941 168858 174170
// bufdiff-features: 176782 178067 187159 188790 191306 192422 192628 193290 194682 195005 196031
// bufdiff-features: 197197 197837 198475 199305 203268 205434 205689 208311 210096 210246 210461
// bufdiff-features: 212779 214857 218635 218695 219593 223122 223141 223165 227536 228390 229094
// bufdiff-features: 230081 233164 233276 236930 237895 245272 245673 245784 246543 252260 252466
// bufdiff-features: 252539 256112 259840
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<i32>, %arg1: i32, %arg2: tensor<i32>, %arg3: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<?x?x2x2x?xi32>, i32, i32) {
    %0 = call @f1(%arg2) : (tensor<i32>) -> tensor<i32>
    %alloc = memref.alloc() : memref<i32>
    bufferization.materialize_in_destination %arg3 in restrict writable %alloc : (tensor<i32>, memref<i32>) -> ()
    %1 = memref.load %alloc[] : memref<i32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %2 = tensor.empty(%c2, %c1, %c1) : tensor<?x?x2x2x?xi32>
    %3 = linalg.fill ins(%arg1 : i32) outs(%2 : tensor<?x?x2x2x?xi32>) -> tensor<?x?x2x2x?xi32>
    %4 = tensor.empty(%c2, %c2, %c1) : tensor<?x1x1x?x?xi32>
    %c2_i32 = arith.constant 2 : i32
    %5 = linalg.fill ins(%c2_i32 : i32) outs(%4 : tensor<?x1x1x?x?xi32>) -> tensor<?x1x1x?x?xi32>
    %cst = arith.constant dense<[[[[[2]]]], [[[[1]]]]]> : tensor<2x1x1x1x1xi32>
    %6 = linalg.conv_2d_ngchw_fgchw ins(%5, %cst : tensor<?x1x1x?x?xi32>, tensor<2x1x1x1x1xi32>) outs(%3 : tensor<?x?x2x2x?xi32>) -> tensor<?x?x2x2x?xi32>
    return %0, %arg3, %6, %1, %arg1 : tensor<i32>, tensor<i32>, tensor<?x?x2x2x?xi32>, i32, i32
  }
  func.func private @f1(%arg0: tensor<i32>) -> tensor<i32> {
    %c1 = arith.constant 1 : index
    affine.if #set(%c1) {
      affine.if #set(%c1) {
      }
    } else {
      %cst = arith.constant dense<-128> : tensor<2x3x3xi32>
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c4 = arith.constant 4 : index
      %1 = tensor.empty(%c2, %c3, %c4) : tensor<?x?x?xi32>
      %c2_i32 = arith.constant 2 : i32
      %2 = linalg.fill ins(%c2_i32 : i32) outs(%1 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
      %3 = tensor.empty() : tensor<2xi32>
      %4 = linalg.pooling_ncw_max ins(%2, %3 : tensor<?x?x?xi32>, tensor<2xi32>) outs(%cst : tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
      %extracted_slice = tensor.extract_slice %2[0, 0, 0] [2, 3, 3] [1, 1, %c1] : tensor<?x?x?xi32> to tensor<2x3x3xi32>
      %5 = linalg.min ins(%extracted_slice, %cst : tensor<2x3x3xi32>, tensor<2x3x3xi32>) outs(%4 : tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
      %c0 = arith.constant 0 : index
      %extracted = tensor.extract %5[%c1, %c0, %c2] : tensor<2x3x3xi32>
    }
    %c11_i32 = arith.constant 11 : i32
    %0 = linalg.fill ins(%c11_i32 : i32) outs(%arg0 : tensor<i32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
}

