// bufdiff-profile: mixed
// bufdiff-choices: b0dac9fc3bffd7a25e21daa0f977ea30dc697dab9fd7bca5b219eabb178f620dc0435f851cf17674
// bufdiff-choices: 52c5062f0797d7fe78df46529f1ac6ae8d50777495e072168a56d396348ac4355b57fc0ad57facdf
// bufdiff-choices: 3d0bc2bc12bab94fa2e9ce162035eda971c9a3645d7cc87abeb4101bae57cc33a70774abf78e9531
// bufdiff-choices: 68528a72465fe86b2265cc07a05ea1ac49cfa6ee9174ca9f2d4fea5e32fa905390fe28ed534cc2aa
// bufdiff-choices: 7dc9192c655499b5ec87c2447ec6116acd7ec52dd64140de0853f0deac706c4f09e6b174a623330f
// bufdiff-choices: 22bf721e1f5d67ceff424b00b5b881a410389b60b6bc464da65f5582c4fc33e81f3a22f5eae32b02
// bufdiff-choices: 6efc132687a034e2d8e27c73b60630fe31eca90dcc1b073515c53ef44ad561c294cebfa36b45d11b
// bufdiff-choices: f3331459
// bufdiff-features: 2898 6289 6812 8235 9479 12170 12796 12932 13074 15751 18663 19419 22095 22280
// bufdiff-features: 24184 25818 26087 26546 26568 28564 29590 29763 32614 34167 36784 39927 40712
// bufdiff-features: 42344 42530 46203 47392 48598 49370 50146 50894 51851 52148 52558 52900 53180
// bufdiff-features: 53252 56766 58112 58290 58854 60469 60567 61692 63800 64119 64235 64435 65478
// bufdiff-features: 66422 66821 66996 67880 68355 68782 71168 71306 72090 72413 73802 74201 74450
// bufdiff-features: 74507 75921 76677 77389 77617 80894 81736 85120 86125 86357 89780 89964 90424
// bufdiff-features: 92022 92492 93255 95407 95900 97039 98501 99383 103715 104931 107412 107702
// bufdiff-features: 107987 110552 111024 112050 112929 115026 119588 120094 120559 120745 121682
// bufdiff-features: 122159 123204 125908 130933 135899 136007 136273 140940 141891 144495 144513
// bufdiff-features: 144761 146512 153293 155898 156460 156683 158120 158188 160756 161281 162764
// bufdiff-features: 163687 165719 167973 168261 168858 170882 171116 172145 176782 178067 178854
// bufdiff-features: 178934 182719 184030 184122 186959 187057 188200 188790 190141 191602 191888
// bufdiff-features: 192422 192628 196031 197339 197392 197837 198460 198798 201059 202241 203000
// bufdiff-features: 205434 205689 207018 209902 210096 210461 213275 214782 216712 219153 219393
// bufdiff-features: 221648 222767 224477 226178 227345 228390 230081 230337 230517 230640 233156
// bufdiff-features: 234157 235144 236136 236238 236336 236986 238118 243989 245380 246543 248209
// bufdiff-features: 252466 252539 253836 255394 255618 256112 259515 259528 259840
module {
  func.func @main(%arg0: tensor<3x3x1xi1>, %arg1: tensor<?x3x1xi1>, %arg2: tensor<3x3x?xi1>) -> (tensor<9x3x?xi1>, tensor<3x5xi1>, tensor<?x3x?xi1>) {
    %concat = tensor.concat dim(0) %arg2, %arg2, %arg2 : (tensor<3x3x?xi1>, tensor<3x3x?xi1>, tensor<3x3x?xi1>) -> tensor<9x3x?xi1>
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %false = arith.constant false
    %inserted = tensor.insert %false into %arg0[%c2, %c0, %c0] : tensor<3x3x1xi1>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c2, %c1, %c0] : tensor<3x3x1xi1>
    vector.print %extracted : i1
    %extracted_0 = tensor.extract %inserted[%c0, %c2, %c0] : tensor<3x3x1xi1>
    vector.print %extracted_0 : i1
    %0 = tensor.empty() : tensor<3x5xi1>
    %true = arith.constant true
    %1 = linalg.fill ins(%true : i1) outs(%0 : tensor<3x5xi1>) -> tensor<3x5xi1>
    %cst = arith.constant 5.000000e-01 : f64
    %2 = call @f2(%1, %cst) : (tensor<3x5xi1>, f64) -> tensor<3x5xi1>
    %cast = tensor.cast %arg2 : tensor<3x3x?xi1> to tensor<?x3x?xi1>
    return %concat, %2, %cast : tensor<9x3x?xi1>, tensor<3x5xi1>, tensor<?x3x?xi1>
  }
  func.func private @f1(%arg0: tensor<3x5xi1>) -> tensor<3x5xi1> {
    %0 = scf.forall (%arg1) in (3) shared_outs(%arg2 = %arg0) -> (tensor<3x5xi1>) {
      %extracted_slice = tensor.extract_slice %arg2[%arg1, 0] [1, 5] [1, 1] : tensor<3x5xi1> to tensor<1x5xi1>
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %extracted_slice_0 = tensor.extract_slice %extracted_slice[0, 2] [%c1, 2] [1, 2] : tensor<1x5xi1> to tensor<?x2xi1>
      %cast = tensor.cast %extracted_slice_0 : tensor<?x2xi1> to tensor<1x?xi1>
      %inserted_slice = tensor.insert_slice %cast into %extracted_slice[0, 3] [1, %c2] [1, 1] : tensor<1x?xi1> into tensor<1x5xi1>
      %c0 = arith.constant 0 : index
      %false = arith.constant false
      %1 = vector.transfer_read %inserted_slice[%c0, %arg1], %false : tensor<1x5xi1>, vector<2xi1>
      %2 = vector.transfer_write %1, %inserted_slice[%c0, %c1] : vector<2xi1>, tensor<1x5xi1>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %2 into %arg2[%arg1, 0] [1, 5] [1, 1] : tensor<1x5xi1> into tensor<3x5xi1>
      }
    }
    return %0 : tensor<3x5xi1>
  }
  func.func @f2(%arg0: tensor<3x5xi1>, %arg1: f64) -> tensor<3x5xi1> {
    %cst = arith.constant dense<[[true, false, false, true, false], [false, true, false, false, true], [false, false, true, false, false]]> : tensor<3x5xi1>
    %0 = call @f1(%cst) : (tensor<3x5xi1>) -> tensor<3x5xi1>
    return %0 : tensor<3x5xi1>
  }
}

