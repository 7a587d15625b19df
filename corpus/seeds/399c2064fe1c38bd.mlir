// bufdiff-profile: calls
// bufdiff-choices: 0b5499ef493be6e4b4851d0c49f203429b9614803f113c9919619c3e619052f208b94a33b6e950c2
// bufdiff-choices: e92987ed1fb46c760cf45da7ded45ddef40368b5a0cb2b03b22dcfa148b07ff5d7c8f8b19f9418c2
// bufdiff-choices: 36c2ad80ab98208534db82285e755abbd1c1cac22f4076ea74014cf63a96ebb6c31a5ce6550b95cb
// bufdiff-choices: 20de8f51c86d9aaa7b8d1a98aaff74c1ec0b55b90425614a4d2a6a464361e4085c19f6d6d1b342db
// bufdiff-choices: 5a2be56b38c237b704f10cd7081d5beccabd71186c34f0a4cc21b4f95b295dd886fed776e23170f0
// bufdiff-choices: 9cbe13212c4b482b202a50d66b2c586b46235ef1ed59d70cd5ecf2a92c659f88df80d2785453c121
// bufdiff-choices: a6c861fcc213fdb5f008c2b6649f4b4f35f41ab1140df90d129a24240574708f517aaf9630cecc8d
// bufdiff-choices: 12bd7b40431f0e2d19bd238fdde2e5cc54469e33f902dfe8cece85c187c3e1b7307113d776ed8b33
// bufdiff-choices: ee7eeda8bd3c3e577a8b812fce6cfda9d16dc643be52abc197
// bufdiff-features: 76 2339 4752 6831 8186 9479 11441 12638 12932 13233 15751 16682 20237 20874
// bufdiff-features: 22095 22280 23643 26414 26568 27316 30625 30666 32809 33769 34167 36941 37630
// bufdiff-features: 38783 39540 40712 42344 42984 43442 43612 44132 46203 47735 48598 49635 49657
// bufdiff-features: 50664 51341 51952 52900 52928 53180 53252 53469 54658 55472 57401 58858 59620
// bufdiff-features: 60417 63071 63800 64119 64778 66422 67160 68355 69735 70385 71050 71306 72629
// bufdiff-features: 73289 73707 74481 79099 82011 82094 82135 82149 83812 84127 84585 85843 86125
// bufdiff-features: 87862 87935 88337 89178 90001 90865 93255 95407 96621 97053 97308 97715 98688
// bufdiff-features: 99383 103673 103851 104315 104931 104973 106314 108810 108920 109732 110559
// bufdiff-features: 110780 110816 112929 116549 117235 117724 117779 119588 121132 123204 124839
// bufdiff-features: 127533 129878 130310 132281 135749 137045 138167 142040 142610 144058 144761
// bufdiff-features: 145422 146822 153293 153474 155898 156325 158120 158897 160138 160756 163131
// bufdiff-features: 163373 163687 165003 165373 165636 165719 166579 168007 168323 168833 168858
// bufdiff-features: 171083 171369 172435 174170 177323 177355 178067 181349 181522 184122 184851
// bufdiff-features: 186942 186959 188790 192628 194682 195820 196031 198447 198460 201059 201702
// bufdiff-features: 202241 205434 205689 205962 207731 208115 208480 210096 210406 210461 211884
// bufdiff-features: 212111 212549 213525 214071 214325 217899 218635 220223 220494 220695 221162
// bufdiff-features: 222330 222982 223437 223613 223735 223989 226053 227121 227536 228168 228291
// bufdiff-features: 228390 230081 230584 230640 230810 231267 233221 236024 236929 236986 237788
// bufdiff-features: 238278 240148 240158 241503 241844 242145 242793 243672 244024 244419 245458
// bufdiff-features: 246543 247062 249841 250397 250415 251119 252466 253836 255449 258143 259229
// bufdiff-features: 259528 259840
module {
  func.func private @f2(%arg0: tensor<4xi64>, %arg1: tensor<4xi64>) -> (tensor<4xi1>, tensor<4xi64>) {
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[0] [4] [1] : tensor<4xi64> into tensor<4xi64>
    %0 = tensor.empty() : tensor<4xi1>
    %false = arith.constant false
    %1 = linalg.fill ins(%false : i1) outs(%0 : tensor<4xi1>) -> tensor<4xi1>
    %2 = linalg.select ins(%1, %inserted_slice, %arg1 : tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) outs(%arg1 : tensor<4xi64>) -> tensor<4xi64>
    return %1, %2 : tensor<4xi1>, tensor<4xi64>
  }
  func.func @f1(%arg0: tensor<4xi64>, %arg1: tensor<4xi64>, %arg2: tensor<4xi64>) -> (tensor<4xi64>, tensor<4xi64>) {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg2[%c1] : tensor<4xi64>
    %inserted = tensor.insert %extracted into %arg2[%c3] : tensor<4xi64>
    return %inserted, %arg1 : tensor<4xi64>, tensor<4xi64>
  }
  func.func @main(%arg0: tensor<4xi64>, %arg1: tensor<1x1x2xi64>) -> (tensor<4xi64>, tensor<4xi1>, tensor<1x1x2xi64>, index) {
    %0:2 = call @f2(%arg0, %arg0) : (tensor<4xi64>, tensor<4xi64>) -> (tensor<4xi1>, tensor<4xi64>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %1:2 = scf.while (%arg2 = %c0, %arg3 = %arg1) : (index, tensor<1x1x2xi64>) -> (index, tensor<1x1x2xi64>) {
      %extracted_slice = tensor.extract_slice %0#0[%c0] [3] [%c1] : tensor<4xi1> to tensor<3xi1>
      %inserted_slice = tensor.insert_slice %extracted_slice into %0#0[0] [3] [1] : tensor<3xi1> into tensor<4xi1>
      %2 = arith.cmpi ult, %arg2, %c3 : index
      scf.condition(%2) %arg2, %arg3 : index, tensor<1x1x2xi64>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<1x1x2xi64>):
      %2:2 = func.call @f1(%0#1, %0#1, %0#1) : (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> (tensor<4xi64>, tensor<4xi64>)
      %extracted_slice = tensor.extract_slice %2#0[1] [2] [1] : tensor<4xi64> to tensor<2xi64>
      %cst = arith.constant dense<[10, 9]> : tensor<2xi64>
      %inserted_slice = tensor.insert_slice %cst into %extracted_slice[0] [2] [1] : tensor<2xi64> into tensor<2xi64>
      %extracted = tensor.extract %2#0[%c1] : tensor<4xi64>
      vector.print %extracted : i64
      %3 = arith.addi %arg2, %c1 : index
      %4 = linalg.fill ins(%extracted : i64) outs(%arg3 : tensor<1x1x2xi64>) -> tensor<1x1x2xi64>
      %extracted_0 = tensor.extract %4[%c0, %c0, %c0] : tensor<1x1x2xi64>
      %5 = arith.ori %extracted, %extracted_0 : i64
      %inserted = tensor.insert %5 into %4[%c0, %c0, %c1] : tensor<1x1x2xi64>
      scf.yield %3, %inserted : index, tensor<1x1x2xi64>
    }
    return %0#1, %0#0, %1#1, %1#0 : tensor<4xi64>, tensor<4xi1>, tensor<1x1x2xi64>, index
  }
}

