// bufdiff-profile: mixed
// bufdiff-choices: 73af68cf619216002af3bcd6eeb14c6228a6de69d960a9e5f4b41ce4adc507d8f1e1bedf72e8ba7c
// bufdiff-choices: 7896f42677a372e6d15571004f63e5a84b53a5728fd712dc955b072d83f67aec98c361d7381e8b81
// bufdiff-choices: e700557cd1adf1c06c8c35ecf0585d04393f177d3aefa4abdb64e9fb94015a16a905dbc63c66f4f2
// bufdiff-choices: 93702d0b879f85654ebc0169e693177d2bd618161f40ca0f2fb228e949bcbe7eed3bbb33cee68491
// bufdiff-choices: 5ed842fc2e22d33cb278aca8fdd6b34515db91b3c99d6a294883d1b50124cbb6d9b40db4d6bb7c7e
// bufdiff-choices: 1d00550f8969a125456d01
// bufdiff-features: 1207 2898 4369 6188 6385 9132 9189 9479 9781 10647 14629 14884 15751 18458
// bufdiff-features: 19419 20749 22280 23143 24571 24747 26568 30666 34167 35239 36784 40390 40712
// bufdiff-features: 41799 42344 42467 44554 46203 46874 47762 47796 50894 51344 52148 52900 53252
// bufdiff-features: 53472 56140 56477 58122 63071 64235 66422 68355 69081 69859 71168 71877 72975
// bufdiff-features: 74057 74382 74507 77034 78447 80083 81736 82135 83194 84880 85843 88337 88990
// bufdiff-features: 89780 90495 94586 95930 97493 98413 99224 99383 100059 100631 104315 106898
// bufdiff-features: 107412 108012 112929 115081 119588 121052 121626 122987 123148 125908 128916
// bufdiff-features: 130933 131672 135534 136271 136273 137698 138753 141891 146512 147477 149884
// bufdiff-features: 151758 153293 155465 155530 155898 156460 157579 158120 158897 160011 165719
// bufdiff-features: 165818 166047 171369 174253 178067 181287 181789 182855 184962 186849 186959
// bufdiff-features: 188790 191880 192422 192526 192528 192628 193353 196031 196048 197837 198460
// bufdiff-features: 201059 201802 205434 205689 205953 210461 214383 217085 217621 218480 221653
// bufdiff-features: 224776 230081 230303 230324 230640 231792 233154 234923 236930 236986 240158
// bufdiff-features: 242955 243781 246543 250948 252466 252539 253389 253394 256112 256247 256922
// bufdiff-features: 258378 258625 258994 259840 260161
module {
  func.func @main(%arg0: tensor<2xi32>) -> (tensor<5x5xi32>, tensor<?xi32>) {
    %0 = memref.alloca_scope  -> (i32) {
      %padded = tensor.pad %arg0 low[2] high[0] {
      ^bb0(%arg1: index):
        %6 = arith.index_cast %arg1 : index to i32
        tensor.yield %6 : i32
      } : tensor<2xi32> to tensor<4xi32>
      %c1 = arith.constant 1 : index
      %extracted_slice = tensor.extract_slice %arg0[1] [1] [%c1] : tensor<2xi32> to tensor<1xi32>
      %5 = linalg.conv_1d ins(%padded, %extracted_slice : tensor<4xi32>, tensor<1xi32>) outs(%padded : tensor<4xi32>) -> tensor<4xi32>
      %c2 = arith.constant 2 : index
      %extracted = tensor.extract %5[%c2] : tensor<4xi32>
      vector.print %extracted : i32
      memref.alloca_scope.return %extracted : i32
    }
    %cast = tensor.cast %arg0 : tensor<2xi32> to tensor<?xi32>
    %cast_0 = tensor.cast %arg0 : tensor<2xi32> to tensor<?xi32>
    %1 = call @f2(%cast, %cast_0) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %2 = tensor.empty() : tensor<5x5xi32>
    %3 = linalg.fill ins(%0 : i32) outs(%2 : tensor<5x5xi32>) -> tensor<5x5xi32>
    %4 = call @f1(%3, %3) : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi32>
    return %4, %1 : tensor<5x5xi32>, tensor<?xi32>
  }
  func.func private @f2(%arg0: tensor<?xi32>, %arg1: tensor<?xi32>) -> tensor<?xi32> {
    %c3_i32 = arith.constant 3 : i32
    %c11_i32 = arith.constant 11 : i32
    %c9_i32 = arith.constant 9 : i32
    %from_elements = tensor.from_elements %c3_i32, %c3_i32, %c11_i32, %c9_i32 : tensor<2x2xi32>
    %0 = linalg.matvec ins(%from_elements, %arg1 : tensor<2x2xi32>, tensor<?xi32>) outs(%arg0 : tensor<?xi32>) -> tensor<?xi32>
    return %0 : tensor<?xi32>
  }
  func.func @f1(%arg0: tensor<5x5xi32>, %arg1: tensor<5x5xi32>) -> tensor<5x5xi32> {
    %0 = linalg.add ins(%arg0, %arg0 : tensor<5x5xi32>, tensor<5x5xi32>) outs(%arg0 : tensor<5x5xi32>) -> tensor<5x5xi32>
    return %0 : tensor<5x5xi32>
  }
}

