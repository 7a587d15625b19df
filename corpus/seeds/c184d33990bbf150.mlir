// bufdiff-profile: slices
// bufdiff-choices: 10324c0a8b1c464df6b2cb01dae9bed9d9bf6b5259bf878e699aceb4abf137b72cfb10093b466df8
// bufdiff-choices: 8b255ad86d5768ad292708e80af7b0f10d88de35a78bc9e3d55d4a1dc76f8429ea337be211e89b97
// bufdiff-choices: e21dbc5efb8e304ea5ec36de94824ef47b22163d8ea1e39360ca6df7faa8c7c1087249af05f0d9b0
// bufdiff-choices: 1a0f7c6c03e0a8b69a5e7253e6d9cb1b13b07053da2981625f27273c7b11c40c5a2bc67ad662023b
// bufdiff-choices: 6531b09e46cec95409f234a4560907a3ac099035f5f0fbb78f088631b8c20cd3867e3fef4c20c06a
// bufdiff-choices: 121167881c786e748a799d578c3f64e71c81d0e7350edf
// bufdiff-features: 76 2898 6363 7384 11044 11441 13915 14704 15751 18480 21963 22095 22280 23052
// bufdiff-features: 25367 26568 29590 34034 34167 40580 40712 41396 44043 44505 44544 46203 49450
// bufdiff-features: 49707 52148 53180 53252 53659 55024 59347 61320 61952 62495 63071 64119 66422
// bufdiff-features: 68355 71168 72413 72629 73289 74450 74507 75934 76677 76953 78703 79852 80036
// bufdiff-features: 82135 82594 86844 87862 89178 89227 89780 90097 91248 99383 99834 103568 103851
// bufdiff-features: 104315 109732 109949 110552 110816 111755 112929 114028 118585 120671 125908
// bufdiff-features: 129630 129849 129878 130933 137045 137455 142008 142040 143896 147500 153220
// bufdiff-features: 153293 155898 156460 158120 161779 163876 165033 165636 165719 167614 171164
// bufdiff-features: 173800 174170 177211 177323 178067 178560 179647 180207 180627 181522 184030
// bufdiff-features: 186942 186959 187925 190052 195129 196031 197837 198081 198460 198798 201059
// bufdiff-features: 201601 202241 202472 203158 203821 205434 205689 209350 210461 212375 212549
// bufdiff-features: 214143 215938 216712 218635 220223 220494 222330 225827 226357 229775 230081
// bufdiff-features: 230640 234822 236024 236180 237470 240158 243351 246543 250345 250917 252466
// bufdiff-features: 252539 253802 253836 258331 258916 258994 259840
module {
  func.func @main(%arg0: tensor<?x?xi32>, %arg1: tensor<?x4xi32>) -> (tensor<2x4xi32>, index) {
    %0 = tensor.empty() : tensor<2x4xi32>
    %c2_i32 = arith.constant 2 : i32
    %1 = linalg.fill ins(%c2_i32 : i32) outs(%0 : tensor<2x4xi32>) -> tensor<2x4xi32>
    %2:2 = call @f1(%1, %1, %1) : (tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>) -> (tensor<2x4xi32>, tensor<2x4xi32>)
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %1[0, 1] [%c2, 2] [1, 1] : tensor<2x4xi32> to tensor<?x2xi32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %1[0, 0] [%c2, 2] [1, 1] : tensor<?x2xi32> into tensor<2x4xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %3:2 = scf.while (%arg2 = %c0, %arg3 = %0) : (index, tensor<2x4xi32>) -> (index, tensor<2x4xi32>) {
      %4 = arith.cmpi ult, %arg2, %c2 : index
      %c3 = arith.constant 3 : index
      %5 = arith.cmpi sgt, %arg2, %c3 : index
      %6 = arith.andi %4, %5 : i1
      scf.condition(%6) %arg2, %arg3 : index, tensor<2x4xi32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<2x4xi32>):
      %4 = arith.addi %arg2, %c1 : index
      %5 = linalg.min ins(%2#0, %inserted_slice : tensor<2x4xi32>, tensor<2x4xi32>) outs(%arg3 : tensor<2x4xi32>) -> tensor<2x4xi32>
      %6 = linalg.fill ins(%c2_i32 : i32) outs(%5 : tensor<2x4xi32>) -> tensor<2x4xi32>
      scf.yield %4, %6 : index, tensor<2x4xi32>
    }
    return %2#1, %3#0 : tensor<2x4xi32>, index
  }
  func.func private @f1(%arg0: tensor<2x4xi32>, %arg1: tensor<2x4xi32>, %arg2: tensor<2x4xi32>) -> (tensor<2x4xi32>, tensor<2x4xi32>) {
    %0 = tensor.empty() : tensor<2x4x2xi32>
    %c3_i32 = arith.constant 3 : i32
    %1 = linalg.fill ins(%c3_i32 : i32) outs(%0 : tensor<2x4x2xi32>) -> tensor<2x4x2xi32>
    %reduced = linalg.reduce ins(%1 : tensor<2x4x2xi32>) outs(%arg2 : tensor<2x4xi32>) dimensions = [2] 
      (%in: i32, %init: i32) {
        %2 = arith.addi %in, %init : i32
        linalg.yield %2 : i32
      }
    return %reduced, %arg1 : tensor<2x4xi32>, tensor<2x4xi32>
  }
}

