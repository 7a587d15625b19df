// bufdiff-profile: cfg
// bufdiff-choices: c5ee8d9fa705d9d1e749140c7f8a58582efa11bad9bfb4178b8e224749828e09ce0b73f461671398
// bufdiff-choices: 730b328124e45f568b3a27213b79320a1534fa85621b1621f2b27aba5757168fd2136d91438e56fd
// bufdiff-choices: cd7b545143c78043e92fee1fdd8199b1c45102b23bafbcbc4bd3bbf80739f987b634b5b6e7b9441a
// bufdiff-choices: 6e789ba33d3b42e1570dd2c5efc77d6a820f4090f7639f75154a1b5e353388ec2042187c71fcbbcd
// bufdiff-choices: 2b13928749dd712c3a8b975ea6f11ff342720174a1c9ab1d94c7000a7cfc8505136ff2181daf0a1a
// bufdiff-choices: 10055c10d0ccb0a70b7c8a1329202b92e2ad99899cd09280632c022eccec4d2005ddea8c62e51a50
// bufdiff-choices: 2e11e596038f3bcd120be96da3f7005e15b2caeba567bce1263b4b788855248d277dec94ebe87838
// bufdiff-choices: 45d542186ac460046fa108a8d354b87f5976e798ecf502c1cafea7cfea7fce3c0022d9ba9dc0b0cb
// bufdiff-choices: ff81e0b4ef88cdf6e729806c3619e49b3fddb7b0b6e2a3c5362fdcb9288e8301ea2ef40b1bfebb34
// bufdiff-choices: e182c686cdb4103868d40814acd2b1ba54446fb185b6d620817bc9f5e10a661071775371589ec423
// bufdiff-choices: 65bc32dfd78f3fd616a32d3b5d7e44b90dafb21c99b8234a
// bufdiff-features: 1206 2461 3579 5187 6169 9479 10872 12962 13233 13424 13852 14604 14704 15751
// bufdiff-features: 15903 16269 16833 17470 18166 18249 18480 19726 19928 20402 21044 21090 21883
// bufdiff-features: 22280 23052 23148 23787 24268 24842 25497 25863 25898 26023 26385 26716 27766
// bufdiff-features: 30666 31864 33005 34159 34167 35198 35416 35610 36076 37038 37183 38783 39150
// bufdiff-features: 39706 39832 40675 40712 41984 42398 42467 43442 43942 45571 45859 46203 46993
// bufdiff-features: 47030 47392 47918 48598 49635 50146 52236 52322 52558 52807 52900 54827 55003
// bufdiff-features: 55463 56314 56404 56879 57891 57982 58308 59491 60686 63071 63800 64235 65770
// bufdiff-features: 66212 67520 68355 69875 71050 71306 71423 72442 73289 74057 75975 78283 79493
// bufdiff-features: 79782 82149 84358 84585 84922 84952 85047 85843 86125 86562 87834 88337 88732
// bufdiff-features: 88958 89732 89780 90066 90585 90949 93255 94981 95407 97592 98501 98868 99383
// bufdiff-features: 101523 102788 103339 104931 107183 107226 108810 108977 109187 109375 109923
// bufdiff-features: 110561 110952 111563 111809 111839 112549 112929 113321 113626 116125 117235
// bufdiff-features: 119588 120049 120232 121015 121406 121632 121810 123314 123408 124839 126011
// bufdiff-features: 128817 131125 131544 132959 134816 136341 136684 137045 137656 139246 139524
// bufdiff-features: 140895 141850 142393 142680 143825 144493 144513 144574 147763 148814 150313
// bufdiff-features: 150512 151326 151967 153293 154779 155898 156460 156807 158120 158128 158640
// bufdiff-features: 158897 159348 160756 161846 161918 164709 165695 165719 166169 166361 166456
// bufdiff-features: 167086 167252 168459 168858 169299 169734 171358 171369 171715 171884 172236
// bufdiff-features: 173595 174243 174270 174571 177329 178067 178165 179005 180629 180710 182656
// bufdiff-features: 184030 188522 188790 189139 189391 189421 190520 190880 191622 191905 192331
// bufdiff-features: 192422 192628 193242 193290 194256 195420 196031 196212 196964 197837 197960
// bufdiff-features: 198267 198432 201736 202241 205434 205953 206220 207124 207442 210461 212779
// bufdiff-features: 213275 213455 215495 216615 216705 217513 218064 218480 218657 221089 221162
// bufdiff-features: 221903 224212 224961 226207 226473 227536 228291 228390 229266 229455 230081
// bufdiff-features: 230640 231770 233259 233830 235325 235579 236024 236986 239241 240158 242399
// bufdiff-features: 243140 245444 245619 245898 246062 246543 246966 250712 252466 252539 253543
// bufdiff-features: 257794 259221 259528 259846 260672
module {
  func.func @main(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>) {
    %0:4 = call @f1(%arg0, %arg0) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>, i64, i64)
    %c127_i64 = arith.constant 127 : i64
    %1 = arith.cmpi uge, %0#2, %c127_i64 : i64
    cf.cond_br %1, ^bb1(%0#0, %arg0 : tensor<i64>, tensor<i64>), ^bb2(%0#0, %arg0 : tensor<i64>, tensor<i64>)
  ^bb1(%2: tensor<i64>, %3: tensor<i64>):  // pred: ^bb0
    %cst = arith.constant 1.000000e+01 : f32
    %cst_0 = arith.constant 7.250000e+00 : f32
    %4 = complex.create %cst, %cst_0 : complex<f32>
    %5 = complex.sin %4 : complex<f32>
    %6 = complex.re %5 : complex<f32>
    %7 = tensor.empty() : tensor<i64>
    %extracted = tensor.extract %arg1[] : tensor<i64>
    %8 = linalg.fill ins(%extracted : i64) outs(%7 : tensor<i64>) -> tensor<i64>
    %9:4 = call @f1(%2, %8) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>, i64, i64)
    cf.br ^bb2(%2, %9#0 : tensor<i64>, tensor<i64>)
  ^bb2(%10: tensor<i64>, %11: tensor<i64>):  // 2 preds: ^bb0, ^bb1
    %12 = call @f3(%arg0, %c127_i64) : (tensor<i64>, i64) -> tensor<i64>
    %13 = arith.cmpi sle, %0#3, %0#2 : i64
    cf.cond_br %13, ^bb3(%arg1, %12 : tensor<i64>, tensor<i64>), ^bb4
  ^bb3(%14: tensor<i64>, %15: tensor<i64>):  // pred: ^bb2
    %16 = linalg.min ins(%0#0, %arg1 : tensor<i64>, tensor<i64>) outs(%14 : tensor<i64>) -> tensor<i64>
    %cst_1 = arith.constant dense<-1> : tensor<i64>
    cf.br ^bb5(%16, %cst_1 : tensor<i64>, tensor<i64>)
  ^bb4:  // pred: ^bb2
    %17 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg0, %0#1 : tensor<i64>, tensor<i64>) outs(%arg1 : tensor<i64>) -> tensor<i64>
    cf.br ^bb5(%17, %12 : tensor<i64>, tensor<i64>)
  ^bb5(%18: tensor<i64>, %19: tensor<i64>):  // 2 preds: ^bb3, ^bb4
    %20:3 = call @f2(%18, %18) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>, i64)
    return %20#1, %20#0, %12 : tensor<i64>, tensor<i64>, tensor<i64>
  }
  func.func private @f2(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<i64>, tensor<i64>, i64) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %arg0, %arg4 = %arg1, %arg5 = %arg0) -> (tensor<i64>, tensor<i64>, tensor<i64>) {
      %generated = tensor.generate  {
      ^bb0(%arg6: index):
        %3 = arith.index_cast %arg6 : index to i64
        tensor.yield %3 : i64
      } : tensor<2xi64>
      %broadcasted = linalg.broadcast ins(%arg1 : tensor<i64>) outs(%generated : tensor<2xi64>) dimensions = [0] 
      %extracted = tensor.extract %generated[%c0] : tensor<2xi64>
      %c9_i64 = arith.constant 9 : i64
      %low, %high = arith.mului_extended %extracted, %c9_i64 : i64
      %extracted_0 = tensor.extract %arg5[] : tensor<i64>
      %1 = linalg.copy ins(%arg4 : tensor<i64>) outs(%arg5 : tensor<i64>) -> tensor<i64>
      %extracted_slice = tensor.extract_slice %generated[%c0] [1] [1] : tensor<2xi64> to tensor<i64>
      %2 = linalg.copy ins(%extracted_slice : tensor<i64>) outs(%arg4 : tensor<i64>) -> tensor<i64>
      %mapped = linalg.map ins(%arg1 : tensor<i64>) outs(%arg3 : tensor<i64>)
        (%in: i64, %init: i64) {
          %3 = arith.maxui %in, %low : i64
          linalg.yield %3 : i64
        }
      scf.yield %mapped, %2, %1 : tensor<i64>, tensor<i64>, tensor<i64>
    }
    %c-128_i64 = arith.constant -128 : i64
    return %0#2, %0#1, %c-128_i64 : tensor<i64>, tensor<i64>, i64
  }
  func.func private @f1(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<i64>, tensor<i64>, i64, i64) {
    %c3_i64 = arith.constant 3 : i64
    %0 = tensor.empty() : tensor<i64>
    %1 = linalg.fill ins(%c3_i64 : i64) outs(%0 : tensor<i64>) -> tensor<i64>
    %2 = linalg.div_unsigned ins(%arg0, %1 : tensor<i64>, tensor<i64>) outs(%arg1 : tensor<i64>) -> tensor<i64>
    %extracted = tensor.extract %arg1[] : tensor<i64>
    %c3_i64_0 = arith.constant 3 : i64
    %c-3_i64 = arith.constant -3 : i64
    %3 = arith.cmpi uge, %extracted, %c-3_i64 : i64
    %4 = arith.select %3, %extracted, %c3_i64_0 : i64
    return %1, %2, %4, %extracted : tensor<i64>, tensor<i64>, i64, i64
  }
  func.func private @f3(%arg0: tensor<i64>, %arg1: i64) -> tensor<i64> {
    %extracted = tensor.extract %arg0[] : tensor<i64>
    %0 = linalg.max ins(%arg0, %arg0 : tensor<i64>, tensor<i64>) outs(%arg0 : tensor<i64>) -> tensor<i64>
    %extracted_0 = tensor.extract %arg0[] : tensor<i64>
    vector.print %extracted_0 : i64
    return %0 : tensor<i64>
  }
}

