// bufdiff-profile: loops
// bufdiff-choices: 41fe52ab5369fb1369381ee9a5a066554ee768fd09f2664cddc031e9282a7bf2908bc4e82df8f542
// bufdiff-choices: 13371bed01623058002dbde9141609071f6c748499675710df6996af87959013f453eff9c4693463
// bufdiff-choices: f8d2c1773ba3be7a533d1d6ac7415846b03a817ec69926f719cf78fbb4f5b4fff2312754a6fcfd52
// bufdiff-choices: cc6a98880d182d3960085b7767d080fd033fdd57a5860a00a5e2304c460c64d7679e07b86b8d554d
// bufdiff-choices: 3c63b48fdc331127f3793705ce0ef3ea94853c4890d026fdfff95265605b5d0a598cf630
// bufdiff-features: 1150 2021 6363 7793 9479 10035 13233 15751 16289 16682 18486 20337 21522 22280
// bufdiff-features: 23039 23787 26568 27644 29590 30539 31385 31892 33056 34167 34960 38783 40540
// bufdiff-features: 40712 42228 42344 42797 42858 42984 43092 45017 46203 47392 49635 51796 52558
// bufdiff-features: 52900 53469 54998 56024 56208 60686 63071 63589 64119 64716 66115 66422 68355
// bufdiff-features: 68966 73041 73289 74057 74864 78283 78430 82135 84585 86125 88337 88732 89646
// bufdiff-features: 89780 90097 91547 92194 93994 97270 99228 99383 104315 104931 105728 112929
// bufdiff-features: 117235 117724 119138 123804 125943 126398 130602 130933 131780 132184 135749
// bufdiff-features: 136030 136296 137045 140534 141392 142040 144761 148304 148521 153142 153293
// bufdiff-features: 155898 156191 156460 158120 158897 160637 160756 162971 165373 165636 165719
// bufdiff-features: 166579 167157 167164 167793 168858 170469 173294 176701 177355 177488 178067
// bufdiff-features: 178560 181522 183778 184030 186959 188790 192771 194134 195809 195820 196031
// bufdiff-features: 199827 201059 201122 202241 204770 205434 205688 205689 206820 210461 212111
// bufdiff-features: 214325 214744 215959 217899 219278 223568 223640 225827 226175 227154 228058
// bufdiff-features: 228061 229266 229623 230081 230640 240158 243546 243781 246543 247062 248974
// bufdiff-features: 249841 251943 252466 252539 255068 258498 259528 259766 259840 260179
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>) {
    %0:2 = call @f1(%arg1, %arg1) : (tensor<6xi32>, tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>)
    %inserted_slice = tensor.insert_slice %0#1 into %0#0[0] [6] [1] : tensor<6xi32> into tensor<6xi32>
    %1 = linalg.mul ins(%0#0, %arg1 : tensor<6xi32>, tensor<6xi32>) outs(%inserted_slice : tensor<6xi32>) -> tensor<6xi32>
    %2 = scf.execute_region -> tensor<6xi32> {
      %cst = arith.constant dense<3> : tensor<6xi32>
      scf.yield %cst : tensor<6xi32>
    }
    return %2, %inserted_slice, %0#1, %1 : tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>
  }
  func.func private @f1(%arg0: tensor<6xi32>, %arg1: tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>) {
    %0 = tensor.empty() : tensor<2x6xi32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c1] : tensor<6xi32>
    %1 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<2x6xi32>) -> tensor<2x6xi32>
    %cst = arith.constant dense<[3, 4]> : tensor<2xi32>
    %2 = linalg.vecmat ins(%cst, %1 : tensor<2xi32>, tensor<2x6xi32>) outs(%arg1 : tensor<6xi32>) -> tensor<6xi32>
    %inserted_slice = tensor.insert_slice %2 into %arg1[0] [6] [1] : tensor<6xi32> into tensor<6xi32>
    %3 = tensor.empty() : tensor<6xi32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%inserted_slice : tensor<6xi32>) outs(%3 : tensor<6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %5 = arith.addi %in, %extracted : i32
      linalg.yield %5 : i32
    } -> tensor<6xi32>
    return %inserted_slice, %4 : tensor<6xi32>, tensor<6xi32>
  }
}

