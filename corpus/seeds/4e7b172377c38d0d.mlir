// bufdiff-profile: loops
// bufdiff-choices: 5e6a056027acd54ba7e7c9dc9a72bba5b04282276ce7deac65e9d2f40807d66f81f76b47041f6d1b
// bufdiff-choices: 4e25d97637b3d72b6d6cf448b0c2fcbbab535fe74ae0daa8b8d3531402a4138c6399317ac87d0914
// bufdiff-choices: 5a70a947327a782fa057fd81fed198d709acbb8e832266c99081cbd7254e742b5ba19545c547e066
// bufdiff-choices: be2d749803203c60d33b811b3dae62f9ded230c6856ec05a022eacefc3dee9e40e4a91a0cf28a1cf
// bufdiff-choices: cb727491c50b8da90bceb0b7b0c991528c149714cf8acd3a83d23fb3dbf209c00b5f9e382dc9652a
// bufdiff-choices: f03fe9e0734fae9d94bdc6e9ab6f050542261d99e0e6ccb6ec69d19459f5d41c068cdcb2227a7c0e
// bufdiff-choices: c48646b4b015f2b48f5c7ea8a427fa992c7c1756241dc3f0d6e459c95cdf810ca608fe338e74cf7b
// bufdiff-choices: 16b5667624f3
// bufdiff-features: 706 980 1528 3579 4018 4216 6136 8235 9479 10020 11441 11695 12638 13233 13915
// bufdiff-features: 15671 15751 16269 17074 17919 18166 18480 18952 18984 19123 20480 22280 23052
// bufdiff-features: 24268 27249 28537 30666 31143 32430 32457 34167 35362 37038 37183 38202 38300
// bufdiff-features: 38890 39150 39541 39832 40712 41984 43942 44132 44522 45017 45147 46203 47545
// bufdiff-features: 47779 48038 49657 49672 49681 49800 50516 51415 52322 52558 52900 54658 54827
// bufdiff-features: 54964 54998 55003 55463 55561 56404 57551 58303 60417 60686 62091 62352 63094
// bufdiff-features: 63800 64235 64435 64601 64934 68355 69875 69965 71050 75361 76540 76953 77283
// bufdiff-features: 79493 80036 80567 81511 81809 82011 82552 83194 84922 85843 86125 86562 86710
// bufdiff-features: 87923 89178 89732 89780 90543 90585 90777 92022 92740 93255 94360 95273 95407
// bufdiff-features: 95963 97131 97475 98501 98833 99383 101764 102788 103851 104931 105750 108055
// bufdiff-features: 108977 109144 109187 109445 109923 110780 110816 111563 111809 112929 113671
// bufdiff-features: 115155 115728 115778 117183 121000 121632 124404 126608 129630 129878 130479
// bufdiff-features: 131575 133446 133756 140929 147712 148647 149464 150313 151967 152133 153293
// bufdiff-features: 154982 155898 156460 156807 158120 158292 158529 158897 159348 159796 160327
// bufdiff-features: 160756 165636 165719 167086 167252 167973 168323 168833 168858 173166 173990
// bufdiff-features: 174314 174571 174717 176836 177126 178165 179005 183114 183599 184030 184163
// bufdiff-features: 184869 185970 186221 187596 187769 188790 191062 191908 193290 193747 193835
// bufdiff-features: 195129 196031 196349 197837 198460 198873 201601 202241 202814 204430 204995
// bufdiff-features: 205072 205434 205689 206445 207406 208034 208557 210406 212176 212375 212565
// bufdiff-features: 212779 212965 213275 214597 216810 218064 218127 220223 221472 225759 226207
// bufdiff-features: 226310 226473 226668 227345 230640 231527 231792 233174 233276 236318 237454
// bufdiff-features: 243388 243546 243967 245380 245898 246543 246888 247118 249451 250415 250417
// bufdiff-features: 250477 250917 252379 252466 252539 253216 253836 255556 256525 257251 257794
// bufdiff-features: 259301 259846 260339
#map = affine_map<() -> ()>
module {
  func.func @f2(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
    %0 = call @f1(%arg0, %arg0, %arg0) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = linalg.min ins(%0, %arg0 : tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %cst = arith.constant dense<11> : tensor<i32>
    %2 = bufferization.alloc_tensor() copy(%cst) : tensor<i32>
    %3 = bufferization.alloc_tensor() copy(%cst) : tensor<i32>
    return %2, %3, %1 : tensor<i32>, tensor<i32>, tensor<i32>
  }
  func.func @f1(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %c9_i32 = arith.constant 9 : i32
    %inserted = tensor.insert %c9_i32 into %arg2[] : tensor<i32>
    %extracted = tensor.extract %inserted[] : tensor<i32>
    %inserted_0 = tensor.insert %extracted into %inserted[] : tensor<i32>
    return %inserted_0 : tensor<i32>
  }
  func.func @main(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, i32, i32) {
    %0:3 = call @f2(%arg0) : (tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>)
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%0#2, %0#0 : tensor<i32>, tensor<i32>) outs(%0#1 : tensor<i32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %3 = arith.subi %in, %in_0 : i32
      %c6_i32 = arith.constant 6 : i32
      %4 = arith.shrsi %3, %c6_i32 : i32
      %5 = arith.muli %4, %out : i32
      linalg.yield %5 : i32
    } -> tensor<i32>
    %c-128_i32 = arith.constant -128 : i32
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %2:3 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %1, %arg3 = %0#1, %arg4 = %c-128_i32) -> (tensor<i32>, tensor<i32>, i32) {
      %3 = arith.cmpi sgt, %arg1, %c1 : index
      %4:2 = scf.if %3 -> (tensor<i32>, tensor<i32>) {
        %7:2 = scf.while (%arg5 = %c0, %arg6 = %0#0) : (index, tensor<i32>) -> (index, tensor<i32>) {
          %inserted_0 = tensor.insert %arg4 into %arg3[] : tensor<i32>
          %10 = arith.cmpi ult, %arg5, %c1 : index
          %11 = arith.andi %10, %3 : i1
          scf.condition(%11) %arg5, %arg6 : index, tensor<i32>
        } do {
        ^bb0(%arg5: index, %arg6: tensor<i32>):
          %10 = arith.addi %arg5, %c1 : index
          %11 = linalg.copy ins(%0#0 : tensor<i32>) outs(%arg6 : tensor<i32>) -> tensor<i32>
          scf.yield %10, %11 : index, tensor<i32>
        }
        %8:3 = func.call @f2(%7#1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>)
        %c0_i32 = arith.constant 0 : i32
        %9 = linalg.fill ins(%c0_i32 : i32) outs(%arg2 : tensor<i32>) -> tensor<i32>
        scf.yield %0#1, %9 : tensor<i32>, tensor<i32>
      } else {
        %c2_i32_0 = arith.constant 2 : i32
        %7 = tensor.empty() : tensor<i32>
        %8 = linalg.fill ins(%c2_i32_0 : i32) outs(%7 : tensor<i32>) -> tensor<i32>
        %9 = linalg.div_unsigned ins(%1, %8 : tensor<i32>, tensor<i32>) outs(%arg2 : tensor<i32>) -> tensor<i32>
        scf.yield %arg2, %9 : tensor<i32>, tensor<i32>
      }
      %5:3 = func.call @f2(%0#2) : (tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>)
      %c11_i32 = arith.constant 11 : i32
      %c-3_i32 = arith.constant -3 : i32
      %6 = linalg.fill ins(%c-3_i32 : i32) outs(%arg3 : tensor<i32>) -> tensor<i32>
      scf.yield %arg2, %6, %c11_i32 : tensor<i32>, tensor<i32>, i32
    }
    %c2_i32 = arith.constant 2 : i32
    %inserted = tensor.insert %c2_i32 into %2#1[] : tensor<i32>
    return %2#0, %inserted, %0#2, %2#2, %c-128_i32 : tensor<i32>, tensor<i32>, tensor<i32>, i32, i32
  }
}

