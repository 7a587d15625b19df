// bufdiff-profile: calls
// bufdiff-choices: 44a9a1ce96eace06f3cda8b39bf1b93de83cd6a3d48443e6a1a9e7061179a8baa2ae0152541241b7
// bufdiff-choices: 77ca3d8b2c738b99d983e7dacd71e97bb91f668ff4f83ba3e1f754800d944897ed4644033b030f7d
// bufdiff-choices: f6d04ba6334abd63adab5d7acc46b2871e87070add32b618d5dee76874839ac7bcd6bd3020aa39a7
// bufdiff-choices: 6246ff387397ae11c0782532a38a9f1a5a787de8a04b3c815e032608cde3e3486a825dbf37abbc5e
// bufdiff-choices: b0c0fa4c4f92dc0c4c8227780b822f576cca6befddb53780b02ae41200f309f5d715e1c65d45b985
// bufdiff-choices: c38dec52e6ad47a62f24fdc4f1bc8ec47e35dd0c774e1fe4d3b1f4ed70232804dbcabe5cff480aa1
// bufdiff-choices: 9cd1fbb46fe325f9534b440f121af54ad1eb19d337e230634ce0cb6fd0a2ae23b490372cceff8f96
// bufdiff-choices: adc1f3e6bf4934944d260e524e6b122c26729fe29b1fbe5aada9dda7a5e9cf1f521158b9f8a1b0b5
// bufdiff-choices: 8821220655114bebca141b757e1e6396e2c2c0cdd0f5fe1709d4951b2062897deb1b5d5574552edf
// bufdiff-choices: e904221bff2631250ea5a6886db1f9da04adf77997ac9f990a9a2630ec9b9ed34f5d1ba97a336d39
// bufdiff-choices: 168cc5fa0c516454cdd2612e5b
// bufdiff-features: 429 706 2820 3233 4165 4958 6363 6611 7060 9238 9479 10020 11162 11584 12058
// bufdiff-features: 13233 13333 14109 14674 14704 14925 15172 15671 15751 15903 15929 15989 16269
// bufdiff-features: 16371 16682 16822 18166 18330 20261 20838 21953 22095 22280 22323 22448 23787
// bufdiff-features: 24259 25818 26546 26568 26922 27218 27725 27733 27766 29590 29687 30593 30666
// bufdiff-features: 30980 33084 34167 34873 35610 36784 37007 37183 38783 39927 40712 42344 42467
// bufdiff-features: 44943 45017 46203 47392 48974 49260 49635 50647 50751 51534 52062 52322 52558
// bufdiff-features: 52807 52900 53252 53435 53469 54408 54827 55113 56404 58190 59145 60384 60417
// bufdiff-features: 61628 63800 63929 64119 64120 64675 64716 65133 65152 65726 66163 66422 67532
// bufdiff-features: 68355 68457 68782 69007 69965 70335 71259 71689 71701 71879 71904 72629 73141
// bufdiff-features: 73289 73387 73802 74057 74255 74864 75921 76373 76512 76953 77261 78283 78430
// bufdiff-features: 81239 81443 81601 81736 81956 82011 83194 84098 84585 84922 85047 85562 85843
// bufdiff-features: 86125 88337 88732 89150 89780 89812 90070 90097 90441 90777 91074 91289 91365
// bufdiff-features: 92194 92492 92921 93255 96352 96570 96808 98501 98822 99383 102809 104931
// bufdiff-features: 105147 106376 108977 109187 109353 109732 110136 112929 113940 113959 115026
// bufdiff-features: 115655 117183 117235 117490 119138 119334 119597 121132 121406 121585 121682
// bufdiff-features: 122791 123470 124213 125638 126693 128817 128915 129811 130054 130602 131366
// bufdiff-features: 132574 133297 134195 134205 135497 136809 137045 138476 140286 140302 140388
// bufdiff-features: 141458 141834 142040 144093 144339 144811 146512 148647 149670 149772 149812
// bufdiff-features: 150404 150413 150818 151936 152897 153293 154349 155680 155884 155898 156460
// bufdiff-features: 158120 158415 158897 159112 159348 159421 159846 160349 160756 160967 163044
// bufdiff-features: 163471 163581 164472 165141 165364 165695 165719 167086 167164 167176 167793
// bufdiff-features: 167823 168323 168858 169299 170819 170979 171053 171116 171369 171884 173079
// bufdiff-features: 173963 174170 174243 176031 176525 176774 176782 177355 177904 178067 178165
// bufdiff-features: 178558 178560 180469 181522 183703 184030 185723 186448 186959 188790 189537
// bufdiff-features: 189674 190142 190547 192400 192422 192628 192771 193290 193773 193948 194063
// bufdiff-features: 194987 195182 196031 196063 196571 196734 197267 197392 197738 198460 198689
// bufdiff-features: 199823 200166 200521 201059 201601 202241 203352 204527 204922 205434 205689
// bufdiff-features: 206056 207081 207330 207731 208697 209102 210022 210351 210363 210461 211625
// bufdiff-features: 212628 213275 213455 215499 215959 216034 216969 217899 218064 218635 218657
// bufdiff-features: 218698 218760 220517 220985 222650 222809 225250 225818 225827 225985 228061
// bufdiff-features: 228519 228936 229266 229458 229951 230081 230640 230810 233175 233221 233276
// bufdiff-features: 235325 235477 236024 236929 236930 237105 237295 238254 239929 240158 240315
// bufdiff-features: 242145 244092 244940 245380 245673 246543 247062 247384 248581 249841 250059
// bufdiff-features: 250909 250917 251217 251478 251777 251992 252466 252539 254232 255520 255705
// bufdiff-features: 258331 258378 259766 259840
module {
  func.func private @f3(%arg0: tensor<3x3x3xi64>) -> (tensor<2xf64>, tensor<3x3x3xi64>, tensor<2xf64>, tensor<3x3x3xi64>) {
    %transposed = linalg.transpose ins(%arg0 : tensor<3x3x3xi64>) outs(%arg0 : tensor<3x3x3xi64>) permutation = [1, 2, 0] 
    %cst = arith.constant dense<5.500000e+00> : tensor<f64>
    %0:3 = call @f1(%cst, %cst) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<2xf64>, tensor<2xf64>)
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %0#2[%c1] : tensor<2xf64>
    %cst_0 = arith.constant 5.000000e-01 : f64
    %1 = arith.cmpf ule, %extracted, %cst_0 : f64
    %2 = arith.select %1, %arg0, %arg0 : tensor<3x3x3xi64>
    %3 = bufferization.alloc_tensor() copy(%transposed) : tensor<3x3x3xi64>
    return %0#1, %3, %0#2, %2 : tensor<2xf64>, tensor<3x3x3xi64>, tensor<2xf64>, tensor<3x3x3xi64>
  }
  func.func private @f2(%arg0: tensor<f64>, %arg1: tensor<3x3x3xi64>, %arg2: tensor<3x3x3xi64>, %arg3: tensor<f64>) -> (tensor<3x3x3xi64>, tensor<3x3x3xi64>, tensor<f64>, i64) {
    %c2 = arith.constant 2 : index
    %0 = tensor.empty() : tensor<1x2x2xi64>
    %c9_i64 = arith.constant 9 : i64
    %1 = linalg.fill ins(%c9_i64 : i64) outs(%0 : tensor<1x2x2xi64>) -> tensor<1x2x2xi64>
    %inserted_slice = tensor.insert_slice %1 into %arg1[%c2, 0, 0] [1, 2, 2] [1, 1, 2] : tensor<1x2x2xi64> into tensor<3x3x3xi64>
    return %inserted_slice, %arg1, %arg0, %c9_i64 : tensor<3x3x3xi64>, tensor<3x3x3xi64>, tensor<f64>, i64
  }
  func.func private @f1(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, tensor<2xf64>, tensor<2xf64>) {
    %mapped = linalg.map ins(%arg1, %arg1 : tensor<f64>, tensor<f64>) outs(%arg1 : tensor<f64>)
      (%in: f64, %in_1: f64, %init: f64) {
        %2 = arith.negf %in : f64
        %3 = arith.addf %2, %in_1 : f64
        linalg.yield %3 : f64
      }
    %cst = arith.constant dense<1.000000e+00> : tensor<2xf64>
    %cst_0 = arith.constant dense<-0.000000e+00> : tensor<f64>
    %broadcasted = linalg.broadcast ins(%cst_0 : tensor<f64>) outs(%cst : tensor<2xf64>) dimensions = [0] 
    %0 = tensor.empty() : tensor<2xf64>
    %1 = linalg.copy ins(%cst : tensor<2xf64>) outs(%0 : tensor<2xf64>) -> tensor<2xf64>
    return %mapped, %broadcasted, %1 : tensor<f64>, tensor<2xf64>, tensor<2xf64>
  }
  func.func @main(%arg0: tensor<3x3x3xi64>, %arg1: i64, %arg2: i64) -> (tensor<3x3x3xi64>, tensor<?x3x3xi64>, tensor<2xf64>, tensor<2xf64>, tensor<3x3x3xi64>, tensor<3x3x3xi64>, tensor<f64>, tensor<2xf64>, i64, i64) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = tensor.empty() : tensor<3x3x2xi64>
    %1 = linalg.fill ins(%arg2 : i64) outs(%0 : tensor<3x3x2xi64>) -> tensor<3x3x2xi64>
    %cast = tensor.cast %1 : tensor<3x3x2xi64> to tensor<3x3x?xi64>
    %inserted_slice = tensor.insert_slice %cast into %arg0[0, 0, %c0] [3, 3, %c2] [1, 1, 2] : tensor<3x3x?xi64> into tensor<3x3x3xi64>
    %cst = arith.constant dense<7.500000e+00> : tensor<f64>
    %2:4 = call @f2(%cst, %inserted_slice, %inserted_slice, %cst) : (tensor<f64>, tensor<3x3x3xi64>, tensor<3x3x3xi64>, tensor<f64>) -> (tensor<3x3x3xi64>, tensor<3x3x3xi64>, tensor<f64>, i64)
    %3:4 = call @f3(%2#0) : (tensor<3x3x3xi64>) -> (tensor<2xf64>, tensor<3x3x3xi64>, tensor<2xf64>, tensor<3x3x3xi64>)
    %4:4 = call @f3(%3#3) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<3x3x3xi64>) -> (tensor<2xf64>, tensor<3x3x3xi64>, tensor<2xf64>, tensor<3x3x3xi64>)
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %3#0[%c1] [1] [1] : tensor<2xf64> to tensor<f64>
    %5:3 = call @f1(%2#2, %extracted_slice) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<2xf64>, tensor<2xf64>)
    %6:3 = call @f1(%2#2, %2#2) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<2xf64>, tensor<2xf64>)
    %7 = scf.forall (%arg3) in (%c2) shared_outs(%arg4 = %4#2) -> (tensor<2xf64>) {
      %extracted = tensor.extract %6#0[] : tensor<f64>
      %extracted_slice_1 = tensor.extract_slice %6#2[0] [%c1] [%c1] : tensor<2xf64> to tensor<?xf64>
      %extracted_slice_2 = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<2xf64> to tensor<f64>
      %8 = linalg.powf ins(%6#0, %2#2 : tensor<f64>, tensor<f64>) outs(%extracted_slice_2 : tensor<f64>) -> tensor<f64>
      %9 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%extracted_slice_2, %6#0 : tensor<f64>, tensor<f64>) outs(%8 : tensor<f64>) -> tensor<f64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %9 into %arg4[%arg3] [1] [1] : tensor<f64> into tensor<2xf64>
      }
    }
    %cast_0 = tensor.cast %3#1 : tensor<3x3x3xi64> to tensor<?x3x3xi64>
    return %2#1, %cast_0, %3#2, %4#0, %4#1, %4#3, %5#0, %5#1, %2#3, %arg1 : tensor<3x3x3xi64>, tensor<?x3x3xi64>, tensor<2xf64>, tensor<2xf64>, tensor<3x3x3xi64>, tensor<3x3x3xi64>, tensor<f64>, tensor<2xf64>, i64, i64
  }
}

