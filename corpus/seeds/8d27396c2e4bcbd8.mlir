// bufdiff-profile: types
// bufdiff-choices: 26545e1365c559fb3a9ef83a12787166c71dba324fe57caf1d5da7bd870828105946f5668e1eea2b
// bufdiff-choices: 5852d75cc70d09f90bb29636d04634438e436df948de6968343ee9674e4c0636698e064cb81fed7d
// bufdiff-choices: 6212bb963babff8092434a3e32bdd7a6b1504647a440890c5d5b8ffc04ee7326c8a42269aaf14bad
// bufdiff-choices: 47a804e59091e3adcd8ffbcae09a143f79c7c2e3716eb6dbdad93581453f558a923f522a1dc7615e
// bufdiff-choices: cb3356589020f358a57c1486eb1ee7b0020f0e050fc975737d0e056dfd01ae335351773c07b74967
// bufdiff-choices: a7db6cf966715eeeb92881df76a8b4697fc6e5361d
// bufdiff-features: 2507 3752 6724 9479 12125 13652 14609 15751 16769 20003 20952 21623 22095 22280
// bufdiff-features: 23787 24402 25869 26568 29832 30105 32018 33762 34159 34167 36784 39673 40712
// bufdiff-features: 43929 46203 46331 47141 47762 49575 50774 50894 51178 51415 52807 52900 53252
// bufdiff-features: 54998 55131 60686 63071 64235 64370 66422 68355 69403 72629 74181 75900 76081
// bufdiff-features: 76953 81736 82135 83023 84037 85481 88835 89780 90883 92193 93255 93286 93666
// bufdiff-features: 95273 95690 97774 97924 98501 99022 99383 104574 107412 107976 108221 108507
// bufdiff-features: 109732 110552 111024 112929 125908 132624 132976 143154 145305 146512 148324
// bufdiff-features: 148401 151446 151738 152764 153293 155898 156460 157719 158120 158897 158902
// bufdiff-features: 159052 160515 162971 163901 165051 165636 165695 165719 167072 167927 167973
// bufdiff-features: 168271 168640 168815 168858 173800 174170 178067 179836 180600 181548 183114
// bufdiff-features: 184112 186959 188621 188790 190154 190508 192422 193747 194134 196031 197392
// bufdiff-features: 197837 197849 198460 198762 199305 200572 201059 201122 201601 202152 202271
// bufdiff-features: 203000 203746 203880 204791 205430 205434 207468 207731 208944 209108 210246
// bufdiff-features: 212129 215466 216892 218635 221661 223177 224011 226357 230081 231783 235514
// bufdiff-features: 237041 238954 240822 240824 241688 242257 242872 243546 243808 246543 246749
// bufdiff-features: 247107 247990 249184 249510 252377 252466 252539 258155 258906 259840 260550
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<5x0xf64> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>}, %arg1: tensor<5x0xf64>, %arg2: tensor<5x0xf64>, %arg3: tensor<5x?xf64> {bufferization.writable = false}, %arg4: memref<5x0xf64, strided<[?, ?], offset: ?>>) -> tensor<?x?xf64> {
    bufferization.materialize_in_destination %arg2 in restrict writable %arg4 : (tensor<5x0xf64>, memref<5x0xf64, strided<[?, ?], offset: ?>>) -> ()
    %0:2 = call @f1(%arg1) : (tensor<5x0xf64>) -> (tensor<3x?x?xf64>, tensor<5x0xf64>)
    %cst = arith.constant 7.250000e+00 : f64
    %1 = vector.broadcast %cst : f64 to vector<4xf64>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %2 = vector.transfer_write %1, %0#0[%c1, %c1, %c1] : vector<4xf64>, tensor<3x?x?xf64>
    call @x1(%arg0) : (tensor<5x0xf64>) -> ()
    %c2 = arith.constant 2 : index
    affine.if #set(%c2) {
      %extracted = tensor.extract %0#0[%c2, %c0, %c1] : tensor<3x?x?xf64>
      %3 = linalg.square ins(%0#1 : tensor<5x0xf64>) outs(%arg0 : tensor<5x0xf64>) -> tensor<5x0xf64>
    } else {
      %extracted = tensor.extract %2[%c1, %c1, %c0] : tensor<3x?x?xf64>
      %cst_0 = arith.constant -6.000000e+00 : f64
      %3 = arith.cmpf une, %extracted, %cst_0 : f64
      %4 = scf.if %3 -> (tensor<3x?x?xf64>) {
        scf.yield %2 : tensor<3x?x?xf64>
      } else {
        %cst_1 = arith.constant dense<5.000000e-01> : tensor<3x2x2xf64>
        %8 = linalg.mul ins(%2, %cst_1 : tensor<3x?x?xf64>, tensor<3x2x2xf64>) outs(%2 : tensor<3x?x?xf64>) -> tensor<3x?x?xf64>
        scf.yield %8 : tensor<3x?x?xf64>
      }
      %5 = arith.index_castui %3 : i1 to index
      %c3 = arith.constant 3 : index
      %6 = arith.remui %5, %c3 : index
      %inserted = tensor.insert %extracted into %2[%6, %c0, %c1] : tensor<3x?x?xf64>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted : tensor<3x?x?xf64>) outs(%4 : tensor<3x?x?xf64>) {
      ^bb0(%in: f64, %out: f64):
        %8 = arith.maximumf %in, %out : f64
        linalg.yield %8 : f64
      } -> tensor<3x?x?xf64>
    }
    %cast = tensor.cast %arg3 : tensor<5x?xf64> to tensor<?x?xf64>
    return %cast : tensor<?x?xf64>
  }
  func.func @f1(%arg0: tensor<5x0xf64>) -> (tensor<3x?x?xf64>, tensor<5x0xf64>) {
    %0 = tensor.empty() : tensor<3x2x2xf64>
    %cst = arith.constant -6.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<3x2x2xf64>) -> tensor<3x2x2xf64>
    %2 = tensor.empty() : tensor<1xf64>
    %3 = linalg.pooling_nwc_sum ins(%1, %2 : tensor<3x2x2xf64>, tensor<1xf64>) outs(%1 : tensor<3x2x2xf64>) -> tensor<3x2x2xf64>
    %c2 = arith.constant 2 : index
    %4 = bufferization.alloc_tensor(%c2) : tensor<3x?x2xf64>
    %5 = bufferization.materialize_in_destination %3 in %4 : (tensor<3x2x2xf64>, tensor<3x?x2xf64>) -> tensor<3x?x2xf64>
    %6 = tensor.empty(%c2, %c2) : tensor<3x?x?xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<3x?x2xf64>) outs(%6 : tensor<3x?x?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %8 = arith.subf %in, %cst : f64
      linalg.yield %8 : f64
    } -> tensor<3x?x?xf64>
    return %7, %arg0 : tensor<3x?x?xf64>, tensor<5x0xf64>
  }
  func.func private @x1(tensor<5x0xf64>)
}

