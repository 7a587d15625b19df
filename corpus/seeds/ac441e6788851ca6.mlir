// bufdiff-profile: loops
// bufdiff-choices: 282a29371b7741d08fd113786f40ba7de1c28ac3389432cca9fb995886d3d17c471b2c9e06ce4212
// bufdiff-choices: b26aa1daf4ad0e44572caf5b2ca272acb97b3868226f09ecc2d2a6c0e909519d8f0468d812e06483
// bufdiff-choices: 3202dad8ea34816ae7bed4335d380ed70663d7bcf7c50fac67b3d02a9a9e747305b9c932ed5b0142
// bufdiff-choices: 51a8ec384ce221b21bb4b85e33a45c4a16fc2d9570806efd54cd186bf1a3ed729dc3bb6a4380d6f8
// bufdiff-choices: 68fd8345301d75eb2de9bb2d10e06ce1286848dc026ddbded89f1b3e935f3bbf
// bufdiff-features: 6611 6985 8317 8918 9255 9479 10674 11162 11825 12170 12932 13233 14884 15671
// bufdiff-features: 15751 15903 16682 18330 18699 21120 22095 22280 24259 26400 26568 29590 30539
// bufdiff-features: 30666 31247 32809 33660 34167 34960 35163 36784 40712 40913 42228 42984 46203
// bufdiff-features: 47392 47616 48421 48974 49515 52062 52558 52823 52900 54998 55113 59620 63071
// bufdiff-features: 64120 66422 66788 68355 69081 69403 69817 70596 71701 72458 73150 73289 73802
// bufdiff-features: 74057 76973 78283 78430 81502 81601 81736 82135 83194 84585 84922 84954 85843
// bufdiff-features: 86125 86159 87862 88337 88732 88999 89780 89812 90777 91633 93165 93171 93567
// bufdiff-features: 95407 99383 102601 103056 104315 104931 106156 106321 106445 106843 108012
// bufdiff-features: 112929 113901 113940 114089 117206 117490 117843 120153 120391 121309 121626
// bufdiff-features: 122735 123204 126825 129404 130488 130933 131780 135463 135868 137045 137477
// bufdiff-features: 142040 144214 146512 149595 150838 153001 153293 153422 154507 155465 155898
// bufdiff-features: 156191 156460 158120 158897 160756 162862 165106 165695 165719 166579 167164
// bufdiff-features: 168815 168858 171884 174830 176031 176215 177668 177904 177905 178067 179049
// bufdiff-features: 181789 183778 184030 184306 184962 185252 185916 186849 186959 188790 188845
// bufdiff-features: 189708 192422 192628 192771 193290 193773 195820 195843 196031 196349 197849
// bufdiff-features: 198460 199827 199843 200104 201059 201601 202241 205434 205688 205689 206820
// bufdiff-features: 208056 210022 210461 212953 214073 214248 215494 215959 217850 222809 222982
// bufdiff-features: 225827 225837 225985 226357 226539 227154 228116 228904 229266 229531 229623
// bufdiff-features: 230081 230640 231808 234718 235433 236094 236930 240158 240315 243781 243796
// bufdiff-features: 244107 246543 249411 249841 250917 252260 252334 252466 252539 256550 256792
// bufdiff-features: 258378 259528 259766 259840 260179 261439
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xf32> {bufferization.writable = false}) -> (tensor<?xf32>, tensor<4xindex>, tensor<2x2x1x1x1xi32>, tensor<?xf32>, tensor<3x4xf32>, tensor<?xf32>, index) {
    %0 = tensor.empty() : tensor<3x4xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1] : tensor<4xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %1[%c0, 0] [1, 3] [1, %c1] : tensor<3x4xf32> to tensor<3xf32>
    %2 = linalg.vecmat ins(%extracted_slice, %1 : tensor<3xf32>, tensor<3x4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    %cast = tensor.cast %2 : tensor<4xf32> to tensor<?xf32>
    %3:2 = call @f1(%2, %cast, %2) : (tensor<4xf32>, tensor<?xf32>, tensor<4xf32>) -> (tensor<?xf32>, tensor<2x2x1x1x1xi32>)
    %rank = tensor.rank %extracted_slice : tensor<3xf32>
    %4 = bufferization.alloc_tensor() copy(%3#1) : tensor<2x2x1x1x1xi32>
    %cst = arith.constant dense<[6, 7, 8, 9]> : tensor<4xi64>
    %5 = arith.index_cast %cst : tensor<4xi64> to tensor<4xindex>
    %cst_0 = arith.constant dense<8> : tensor<index>
    %broadcasted = linalg.broadcast ins(%cst_0 : tensor<index>) outs(%5 : tensor<4xindex>) dimensions = [0] 
    %c4 = arith.constant 4 : index
    %extracted_slice_1 = tensor.extract_slice %1[%c0, 0] [1, %c4] [1, 1] : tensor<3x4xf32> to tensor<?xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice_1 into %arg0[0] [%c4] [1] : tensor<?xf32> into tensor<4xf32>
    %cast_2 = tensor.cast %inserted_slice : tensor<4xf32> to tensor<?xf32>
    return %cast_2, %broadcasted, %4, %3#0, %1, %extracted_slice_1, %rank : tensor<?xf32>, tensor<4xindex>, tensor<2x2x1x1x1xi32>, tensor<?xf32>, tensor<3x4xf32>, tensor<?xf32>, index
  }
  func.func private @f1(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4xf32>) -> (tensor<?xf32>, tensor<2x2x1x1x1xi32>) {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg1 : tensor<?xf32>) {
    ^bb0(%out: f32):
      %cst = arith.constant 7.250000e+00 : f32
      %8 = arith.cmpf uge, %out, %cst : f32
      %9 = arith.select %8, %out, %cst : f32
      linalg.yield %9 : f32
    } -> tensor<?xf32>
    %1 = tensor.empty() : tensor<2x2x1x1x1xi32>
    %c2_i32 = arith.constant 2 : i32
    %2 = linalg.fill ins(%c2_i32 : i32) outs(%1 : tensor<2x2x1x1x1xi32>) -> tensor<2x2x1x1x1xi32>
    %3 = tensor.empty() : tensor<2x2x2x1x2xi32>
    %4 = linalg.fill ins(%c2_i32 : i32) outs(%3 : tensor<2x2x2x1x2xi32>) -> tensor<2x2x2x1x2xi32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %5 = tensor.empty(%c2, %c1, %c2) : tensor<?x?x?x1x2xi32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %4[%c1, %c1, %c1, %c0, %c1] : tensor<2x2x2x1x2xi32>
    %6 = linalg.fill ins(%extracted : i32) outs(%5 : tensor<?x?x?x1x2xi32>) -> tensor<?x?x?x1x2xi32>
    %c-128_i32 = arith.constant -128 : i32
    %7 = linalg.conv_2d_ngchw_gfchw_q ins(%4, %6, %c-128_i32, %extracted : tensor<2x2x2x1x2xi32>, tensor<?x?x?x1x2xi32>, i32, i32) outs(%2 : tensor<2x2x1x1x1xi32>) -> tensor<2x2x1x1x1xi32>
    return %0, %7 : tensor<?xf32>, tensor<2x2x1x1x1xi32>
  }
}

