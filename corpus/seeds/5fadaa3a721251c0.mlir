// bufdiff-profile: cfg
// bufdiff-choices: 664a3b1d8e181b0c0bfde1f840414975a599cf5793c2506652d4b047260c0711f4f9a35a349bc9de
// bufdiff-choices: 54a663dd8f7c38a430ad579e88a2155bb96284c0937ea3421dd14aafe7aa8ed69826b1bec31d8731
// bufdiff-choices: 9287072333346fe0eed7dae5ccd9b1471f1188e6dd286e55dd5e76846b55fc487e069c0c0ae0ff85
// bufdiff-choices: aadef0cb8a77b081b87ffce4a791329aa89684064c6c797ab2cab8b90ae32c4ed142b03dff95b51c
// bufdiff-choices: fc1f3dc088616942b978a52919e4f68d20abe085379a58153e6af3f56f7d35e61a2a7a3df8995b06
// bufdiff-choices: 5ae0f1fe9939b7b96eca2a392e5354ee31dfb9b4bc590053c15f0b6cd872b34945d329fd66
// bufdiff-features: 2572 2898 3470 3752 4784 4995 5136 6363 6611 7097 9479 11162 11663 12276 13233
// bufdiff-features: 13390 14884 15751 16048 17255 19100 19704 20806 21953 22095 23070 23787 24259
// bufdiff-features: 24835 26568 28556 30293 33772 34167 35957 38783 40712 42344 44505 45869 46203
// bufdiff-features: 46993 47392 47762 48974 49092 52272 52322 52558 52900 53180 53252 53469 55113
// bufdiff-features: 58191 58864 59189 59733 60686 61249 63800 64120 64235 66422 66974 66995 67526
// bufdiff-features: 68355 68614 71168 71701 74205 74450 74507 76328 76639 78283 78430 79369 80533
// bufdiff-features: 81601 83112 84585 86125 86960 88732 89780 89812 90097 92194 92677 94793 98813
// bufdiff-features: 99383 101574 101823 102482 103056 104931 105700 106321 109732 110552 110952
// bufdiff-features: 111275 111839 112929 113940 117235 121707 125908 126927 128915 136958 137045
// bufdiff-features: 138588 138919 139524 139901 140479 140778 142274 142660 143896 145690 150244
// bufdiff-features: 150580 150818 152355 153293 153488 154764 155898 156460 157426 158120 158897
// bufdiff-features: 159210 159431 160756 162948 163687 164709 165690 165719 166214 168858 170469
// bufdiff-features: 172442 173597 173800 174170 174379 175691 178974 180207 181055 184030 185723
// bufdiff-features: 186959 187560 188790 188845 189674 190142 192771 193750 194063 194682 197392
// bufdiff-features: 197770 197837 198432 198689 199818 200065 200358 202241 202710 203746 204527
// bufdiff-features: 205434 205689 207442 208697 208947 210301 210461 213275 214889 215153 217103
// bufdiff-features: 217672 218635 218657 220098 221089 222522 222601 222809 223958 224438 224899
// bufdiff-features: 225139 225985 226777 227395 228058 228390 228936 229266 230081 230640 235141
// bufdiff-features: 239241 240100 240107 240158 245978 246543 246783 247062 247660 251560 252539
// bufdiff-features: 253836 255520 256235 256414 257147 259510 259528 259840 260364 260628 261082
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<2x?xf32> {bufferization.writable = false}, %arg1: tensor<2x2xf32>) -> (tensor<2x?xf32>, tensor<2x2xf32>, tensor<2x?xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<2x2xf32>) {
    %cst = arith.constant dense<7.250000e+00> : tensor<2x2xf32>
    %0:3 = call @f2(%arg1, %arg1, %cst) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> (tensor<2xf32>, tensor<2x2xf32>, tensor<2x2xf32>)
    %cst_0 = arith.constant dense<1.000000e+10> : tensor<2x2xf32>
    %1 = call @f1(%0#2, %cst_0, %0#1) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %2 = linalg.matmul ins(%0#1, %arg0 : tensor<2x2xf32>, tensor<2x?xf32>) outs(%arg0 : tensor<2x?xf32>) -> tensor<2x?xf32>
    %g0 = ml_program.global_load @g0 : tensor<2x2xf32>
    %c2 = arith.constant 2 : index
    %generated = tensor.generate %c2 {
    ^bb0(%arg2: index, %arg3: index):
      %extracted = tensor.extract %0#1[%arg2, %arg3] : tensor<2x2xf32>
      %3 = arith.index_cast %arg2 : index to i64
      %4 = arith.sitofp %3 : i64 to f32
      %5 = arith.index_cast %arg3 : index to i64
      %6 = arith.sitofp %5 : i64 to f32
      %7 = arith.addf %extracted, %4 : f32
      %8 = arith.mulf %7, %6 : f32
      tensor.yield %8 : f32
    } : tensor<2x?xf32>
    %g0_1 = ml_program.global_load @g0 : tensor<2x2xf32>
    return %generated, %g0, %2, %1, %0#0, %g0_1 : tensor<2x?xf32>, tensor<2x2xf32>, tensor<2x?xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<2x2xf32>
  }
  func.func private @f2(%arg0: tensor<2x2xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<2x2xf32>) -> (tensor<2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg1[0, %c0] [%c2, 1] [1, 1] : tensor<2x2xf32> to tensor<?xf32>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<sub> indexing_maps = [#map, #map1, #map] ins(%arg1, %extracted_slice : tensor<2x2xf32>, tensor<?xf32>) outs(%arg1 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg2[%c1, %c1] : tensor<2x2xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %1 = arith.cmpf uno, %extracted, %cst : f32
    cf.cond_br %1, ^bb1(%extracted_slice : tensor<?xf32>), ^bb2
  ^bb1(%2: tensor<?xf32>):  // pred: ^bb0
    cf.br ^bb3(%extracted_slice : tensor<?xf32>)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%extracted_slice : tensor<?xf32>)
  ^bb3(%3: tensor<?xf32>):  // 2 preds: ^bb1, ^bb2
    %4 = tensor.empty() : tensor<2xf32>
    %5 = linalg.copy ins(%3 : tensor<?xf32>) outs(%4 : tensor<2xf32>) -> tensor<2xf32>
    return %5, %arg0, %0 : tensor<2xf32>, tensor<2x2xf32>, tensor<2x2xf32>
  }
  ml_program.global private mutable @g1(dense<[[7.500000e+00, 6.500000e+00], [5.500000e+00, 4.500000e+00]]> : tensor<2x2xf32>) : tensor<2x2xf32>
  ml_program.global private @g0(dense<[[3.500000e+00, 4.500000e+00], [5.500000e+00, 6.500000e+00]]> : tensor<2x2xf32>) : tensor<2x2xf32>
  func.func private @f1(%arg0: tensor<2x2xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %cst = arith.constant dense<7.250000e+00> : tensor<2xf32>
    %broadcasted = linalg.broadcast ins(%cst : tensor<2xf32>) outs(%arg1 : tensor<2x2xf32>) dimensions = [0] 
    %0 = linalg.rsqrt ins(%arg2 : tensor<2x2xf32>) outs(%broadcasted : tensor<2x2xf32>) -> tensor<2x2xf32>
    ml_program.global_store @g1 = %broadcasted : tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
}

