// bufdiff-profile: cfg
// bufdiff-choices: 4a179829010368ef0a13547ebe0b9967ad3c937e230572487c0434744e6e9a36ef2e75f4596ff460
// bufdiff-choices: 3e60477a60f412a068351fcbdfd3675b3679eca4b3c2e688d351b9c4651d362005c5f0d745a5ab45
// bufdiff-choices: ecaffa65965e2c6da7eea31f1503f56bf1d72d011ae8fc5d310ee7650897a330f280b05976932e1a
// bufdiff-choices: 1232810cfaa8240182a8c42c53376c3fb95b212f0b1226f0a5dad0fec2b41e9d35daf0c2b8251fc1
// bufdiff-choices: 28e7d662af11cc2c8abf247368c3c610049ad8c8c198feca928a11901fde1f56b256400c327b9562
// bufdiff-choices: 84ffbdd2d02d15d4fd340d
// bufdiff-features: 3579 4440 4752 5187 6812 7541 8174 9479 10872 11162 12276 13233 15751 15929
// bufdiff-features: 19100 19545 19606 20838 21522 21652 21953 22095 22280 22405 23143 23787 24747
// bufdiff-features: 26568 26832 28503 29966 29968 30666 30996 31326 34034 34167 35957 38702 38783
// bufdiff-features: 40540 40712 42344 42398 43942 44505 46203 47392 49605 52322 52558 52900 53180
// bufdiff-features: 53243 53252 53469 54823 55113 55387 55561 56348 58308 60686 61480 63384 63800
// bufdiff-features: 64119 64120 64716 66422 67526 68355 69081 72243 72975 73802 74057 74257 75063
// bufdiff-features: 77586 78169 78283 78430 79271 81443 82011 83194 84585 85843 86125 87495 87862
// bufdiff-features: 87895 88008 88337 88732 88958 89015 89732 89780 89812 92144 92194 95407 95603
// bufdiff-features: 99383 99525 100481 103339 104931 105579 105700 107783 108012 110322 112929
// bufdiff-features: 113041 113940 116002 116148 117206 117235 117724 117767 118081 119764 125702
// bufdiff-features: 127533 135534 135868 136341 136987 137045 142040 147477 150818 153293 155465
// bufdiff-features: 155742 155898 156460 156501 156807 158120 158128 158897 160756 161883 163687
// bufdiff-features: 163975 165231 165373 165695 165719 165817 167753 167973 168323 168858 169562
// bufdiff-features: 172236 173354 174830 175263 175888 177355 178019 178040 178067 178560 180207
// bufdiff-features: 180710 181506 181522 183482 184030 185723 186849 186959 188790 188845 190142
// bufdiff-features: 191455 192422 192771 194987 196031 196048 197392 198460 201059 201601 202241
// bufdiff-features: 204212 204527 205434 205689 207124 207330 207731 208947 210461 211044 212111
// bufdiff-features: 213275 214744 217587 217899 222809 223767 225246 226357 228354 228936 232044
// bufdiff-features: 235141 235375 236764 236930 240158 240339 241225 242872 246543 247062 248209
// bufdiff-features: 249841 250415 251312 252466 252539 253532 253836 255520 255556 256247 257681
// bufdiff-features: 258239 258378 258994 259587 259766 259840 261833
module {
  func.func @main(%arg0: tensor<?xi64> {bufferization.writable = false}) -> (tensor<2xi64>, tensor<1xi64>, tensor<?xi64>, tensor<?x1xi64>, tensor<2xi64>, tensor<?xi64>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi64>
    %0 = arith.index_cast %dim : index to i32
    %c1_i32 = arith.constant 1 : i32
    %from_elements = tensor.from_elements %0, %c1_i32 : tensor<2xi32>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<?xi64>, tensor<2xi32>) -> tensor<?x1xi64>
    %1 = tensor.empty() : tensor<2xi64>
    %c100_i64 = arith.constant 100 : i64
    %2 = linalg.fill ins(%c100_i64 : i64) outs(%1 : tensor<2xi64>) -> tensor<2xi64>
    %cast = tensor.cast %2 : tensor<2xi64> to tensor<?xi64>
    %3:3 = call @f1(%arg0, %cast, %2) : (tensor<?xi64>, tensor<?xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<?xi64>, tensor<1xi64>)
    %c2 = arith.constant 2 : index
    %4 = arith.remui %dim, %c2 : index
    %extracted = tensor.extract %3#0[%4] : tensor<2xi64>
    ml_program.global_store @g1 = %3#0 : tensor<2xi64>
    %inserted = tensor.insert %extracted into %3#0[%c0] : tensor<2xi64>
    return %inserted, %3#2, %3#1, %reshape, %3#0, %arg0 : tensor<2xi64>, tensor<1xi64>, tensor<?xi64>, tensor<?x1xi64>, tensor<2xi64>, tensor<?xi64>
  }
  func.func private @f1(%arg0: tensor<?xi64>, %arg1: tensor<?xi64>, %arg2: tensor<2xi64>) -> (tensor<2xi64>, tensor<?xi64>, tensor<1xi64>) {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg2[1] [1] [%c1] : tensor<2xi64> to tensor<1xi64>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg1[%c1] [1] [1] : tensor<1xi64> into tensor<?xi64>
    %c0 = arith.constant 0 : index
    %0:2 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %arg2, %arg5 = %inserted_slice) -> (tensor<2xi64>, tensor<?xi64>) {
      %3 = tensor.empty() : tensor<2xi64>
      %4 = linalg.copy ins(%arg4 : tensor<2xi64>) outs(%3 : tensor<2xi64>) -> tensor<2xi64>
      %5 = linalg.copy ins(%arg5 : tensor<?xi64>) outs(%arg4 : tensor<2xi64>) -> tensor<2xi64>
      %6 = linalg.copy ins(%4 : tensor<2xi64>) outs(%arg5 : tensor<?xi64>) -> tensor<?xi64>
      scf.yield %5, %6 : tensor<2xi64>, tensor<?xi64>
    }
    %1 = tensor.empty() : tensor<1xi64>
    %2 = linalg.copy ins(%extracted_slice : tensor<1xi64>) outs(%1 : tensor<1xi64>) -> tensor<1xi64>
    return %0#0, %0#1, %2 : tensor<2xi64>, tensor<?xi64>, tensor<1xi64>
  }
  ml_program.global private mutable @g1(dense<[1, 2]> : tensor<2xi64>) : tensor<2xi64>
  ml_program.global private mutable @g0(dense<[3, 6]> : tensor<2xi64>) : tensor<2xi64>
}

