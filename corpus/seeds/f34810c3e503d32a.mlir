// bufdiff-profile: loops
// bufdiff-choices: 8910e02af0f91c43073d939904c754a15854f0cd927f3c8f97f4184586eeb6a181392a690b0eab31
// bufdiff-choices: addbb6d3c93905fca1e4e41c7f197525217f0002f4ea1fa27aa1213426a898035f568efa3b7b28ce
// bufdiff-choices: fd2a73fcd016cbd9e6164ca2e29e0eae003b4027634d49cc4052c80f3e1b10be002814a059d4e518
// bufdiff-choices: 29ad538682a4f5a99c8c285c2b4034dc5cf0225159a86ff54f3d878d30ea42156ecc625827dd2422
// bufdiff-choices: c55a9ee08e710a16fbe7d179ae9b7d6b45262185c0158e87de88724acb6d004615db84e44c35ab4d
// bufdiff-choices: e416e35089fdd4b577a58f6d97137ac9981aa84074561be047852130edb831409624f90d65f27457
// bufdiff-choices: 7aea2a85ca8da060ab35084d6239d7d0ba6508c7cb7650704fb06b7a5930
// bufdiff-features: 11 1375 1854 3866 4280 5178 6136 8294 8544 10203 10248 10381 11037 14695 15751
// bufdiff-features: 15778 16940 19124 19176 19419 19442 22280 22927 26081 26568 26587 27725 27998
// bufdiff-features: 30659 30666 33533 34167 34660 34832 36784 37231 38243 40712 41605 42467 42571
// bufdiff-features: 43442 45321 45636 45765 46203 46735 54309 54944 55420 56832 60686 62139 64212
// bufdiff-features: 64235 66422 68355 70522 71709 72615 72629 73802 76503 76700 77028 78453 78644
// bufdiff-features: 80894 81736 84320 84979 85440 85673 85843 86357 88732 89178 89780 90070 91293
// bufdiff-features: 91470 92226 92970 93048 93255 96969 98501 99383 100059 103851 104439 107702
// bufdiff-features: 108012 108038 110816 110899 112929 118740 119340 120197 123585 129878 132783
// bufdiff-features: 133446 134279 140020 141238 142955 143269 143633 144299 145087 145872 146512
// bufdiff-features: 147477 147804 149028 151728 152233 153518 154139 154946 155898 156460 156753
// bufdiff-features: 159421 162764 162971 163188 165636 165719 167469 167513 168640 170211 172303
// bufdiff-features: 174138 174170 175215 175235 175248 178067 178580 178909 179440 180503 181789
// bufdiff-features: 182338 183114 184030 184863 184869 185241 185275 186942 186959 188790 191076
// bufdiff-features: 192422 192920 194134 194682 195224 196031 196892 197837 201059 201601 202179
// bufdiff-features: 202484 203000 205434 205636 205689 206380 207457 207596 210363 210461 210706
// bufdiff-features: 212310 212628 213275 216581 219873 220223 223036 224099 226638 228390 228936
// bufdiff-features: 230081 232147 232204 232259 236216 238696 239941 245784 246543 248794 249272
// bufdiff-features: 250189 251478 252466 252539 252814 253446 253836 253953 254310 254848 257609
// bufdiff-features: 258053 258943 259840 261359
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<0x3x3xf64>, %arg1: tensor<0x3x3xf64>) -> tensor<0x3x?xf64> {
    %0 = tensor.empty() : tensor<0x3x3xf64>
    %cst = arith.constant 1.000000e+10 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
    %2 = linalg.copy ins(%1 : tensor<0x3x3xf64>) outs(%arg0 : tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
    %cast = tensor.cast %1 : tensor<0x3x3xf64> to tensor<0x3x?xf64>
    %3:3 = call @f2(%arg1, %cast) : (tensor<0x3x3xf64>, tensor<0x3x?xf64>) -> (tensor<0x3x?xf64>, f32, f32)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %4:2 = scf.while (%arg2 = %c0, %arg3 = %3#0) : (index, tensor<0x3x?xf64>) -> (index, tensor<0x3x?xf64>) {
      %5 = arith.cmpi ult, %arg2, %c3 : index
      %6 = arith.cmpi uge, %arg2, %c0 : index
      %7 = arith.andi %5, %6 : i1
      scf.condition(%7) %arg2, %arg3 : index, tensor<0x3x?xf64>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<0x3x?xf64>):
      %5 = index.divu %arg2, %c1
      %6 = arith.addi %arg2, %c1 : index
      %c5 = arith.constant 5 : index
      %7 = arith.cmpi uge, %arg2, %c5 : index
      %8 = scf.if %7 -> (tensor<0x3x?xf64>) {
        %9 = linalg.batch_matmul ins(%3#0, %0 : tensor<0x3x?xf64>, tensor<0x3x3xf64>) outs(%arg3 : tensor<0x3x?xf64>) -> tensor<0x3x?xf64>
        scf.yield %9 : tensor<0x3x?xf64>
      } else {
        %9 = linalg.negf ins(%arg0 : tensor<0x3x3xf64>) outs(%arg3 : tensor<0x3x?xf64>) -> tensor<0x3x?xf64>
        %10 = linalg.exp ins(%2 : tensor<0x3x3xf64>) outs(%9 : tensor<0x3x?xf64>) -> tensor<0x3x?xf64>
        scf.yield %10 : tensor<0x3x?xf64>
      }
      scf.yield %6, %8 : index, tensor<0x3x?xf64>
    }
    return %4#1 : tensor<0x3x?xf64>
  }
  func.func @f2(%arg0: tensor<0x3x3xf64>, %arg1: tensor<0x3x?xf64>) -> (tensor<0x3x?xf64>, f32, f32) {
    %0 = call @f1(%arg0) : (tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %1 = complex.create %cst, %cst_0 : complex<f32>
    %2 = complex.create %cst, %cst_0 : complex<f32>
    %3 = complex.div %1, %2 : complex<f32>
    %4 = complex.im %3 : complex<f32>
    return %arg1, %4, %cst : tensor<0x3x?xf64>, f32, f32
  }
  func.func private @f1(%arg0: tensor<0x3x3xf64>) -> tensor<0x3x3xf64> {
    %cst = arith.constant dense<-0.000000e+00> : tensor<0x3x3xf64>
    %0 = linalg.erf ins(%cst : tensor<0x3x3xf64>) outs(%arg0 : tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
    %1 = memref.alloca_scope  -> (f64) {
      %cast = tensor.cast %cst : tensor<0x3x3xf64> to tensor<?x?x?xf64>
      %2 = func.call @pick1(%cst, %cast) : (tensor<0x3x3xf64>, tensor<?x?x?xf64>) -> tensor<0x3x3xf64>
      %3 = linalg.sub ins(%2, %cast : tensor<0x3x3xf64>, tensor<?x?x?xf64>) outs(%2 : tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
      %4 = tensor.empty() : tensor<0x3x3xf64>
      %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<0x3x3xf64>) outs(%4 : tensor<0x3x3xf64>) {
      ^bb0(%in: f64, %out: f64):
        %cst_1 = arith.constant 0.000000e+00 : f64
        %7 = arith.subf %in, %cst_1 : f64
        linalg.yield %7 : f64
      } -> tensor<0x3x3xf64>
      %6 = linalg.sqrt ins(%cst : tensor<0x3x3xf64>) outs(%3 : tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
      %cst_0 = arith.constant 1.000000e+01 : f64
      memref.alloca_scope.return %cst_0 : f64
    }
    return %0 : tensor<0x3x3xf64>
  }
  func.func private @pick1(%arg0: tensor<0x3x3xf64>, %arg1: tensor<?x?x?xf64>) -> tensor<0x3x3xf64> {
    return %arg0 : tensor<0x3x3xf64>
  }
}

