// bufdiff-profile: slices
// bufdiff-choices: 17fc9ff1d13ef2d8f9315b137f9c7ca36b15bde5e06400e55982335e475dd3b2fb69daf0910cdd1a
// bufdiff-choices: af88585c2bfc474014350ad81b7622a12a83f8b1655dfd7ca66b58f641f375f787555627ef24b114
// bufdiff-choices: bd47c4e3183fa3aae0c61fff8a5505999debef8ddd0512e1b5dfaadd318793142847d662874a2791
// bufdiff-choices: 855545bc8fb2ef694939fd3e378008ed53d0352640d3a4b9e7f77f5026a9ba57fdf55c4edbf7c3ae
// bufdiff-choices: 2e66777897d2e8a09d76365181a8da37e3cca11fbebaed1da00786e7ef60db8256e71ebf75020a29
// bufdiff-choices: b18b0ab2c8a1ef1ffe8bea980d6a621ead28d899c5c9460efa4ba2aea9de70ca12508f7ed9170ee4
// bufdiff-choices: 04c4296d967dfa8cb144bc999110e8f6f316ad5ffc0159972e5e98bcdab3b5257ef896f1ef0f017b
// bufdiff-choices: ab75e613dc2259f6231da30114c66a444269a76bde89ed5aa7e44974fef515d8ead42812c36420ea
// bufdiff-choices: 1cda1e8fa6a46e8abad633fffa0880a1989bec9cd4cc6e3f505c518024fa9647333943907641ccf1
// bufdiff-features: 1486 1985 2882 3027 3579 4165 4752 6363 6611 7060 9479 9748 9889 11162 11441
// bufdiff-features: 12068 12874 12932 13233 13424 13915 14385 15751 15903 16269 16662 16682 18166
// bufdiff-features: 19545 19606 19726 20092 21120 21910 22280 22801 24844 26663 27644 29590 30666
// bufdiff-features: 31143 31943 34167 37183 37849 38702 38783 39150 39352 39915 40675 40712 41984
// bufdiff-features: 42467 43774 43942 46203 47392 47779 48598 48974 49800 50101 50504 52322 52558
// bufdiff-features: 52807 52900 53469 54734 54827 54964 55014 56238 56404 56592 59649 60686 61628
// bufdiff-features: 63071 63168 63480 63929 64119 64120 64235 64435 68355 68555 69208 69875 70177
// bufdiff-features: 70255 71306 71904 72565 73041 73289 73335 73849 74057 74864 76339 77283 78283
// bufdiff-features: 78430 79288 79462 81200 81502 82135 82552 82723 84090 84585 85843 86125 87495
// bufdiff-features: 87862 88008 88267 89780 90097 90543 90585 91748 92194 92259 92831 93165 93255
// bufdiff-features: 94267 95407 96352 96983 97715 98501 99224 102419 102597 102708 103318 103851
// bufdiff-features: 104315 104931 109187 109923 110561 112929 117336 117506 117724 117779 117843
// bufdiff-features: 118221 119993 121117 121309 121524 121632 123446 126321 127243 128803 129630
// bufdiff-features: 129849 131544 131851 135749 137045 137343 137774 138188 138476 142040 142393
// bufdiff-features: 142680 143172 145140 148304 148685 149534 150313 151292 152187 153092 154053
// bufdiff-features: 155040 155898 156460 158120 158415 158897 159348 159724 160327 160756 162764
// bufdiff-features: 163581 164323 164472 165051 165124 165373 165719 166037 166169 166515 167164
// bufdiff-features: 167614 169224 169744 171369 171426 171945 173166 174571 175888 177488 178067
// bufdiff-features: 178165 178275 178560 179647 181355 181522 182853 184030 185252 185723 186257
// bufdiff-features: 186677 187312 187596 188790 189004 190142 190520 192528 192628 192771 192861
// bufdiff-features: 193290 193747 194063 194134 195138 195183 195656 195820 196031 197125 198873
// bufdiff-features: 199827 200674 200685 202162 202241 204527 205434 210022 210461 211508 212375
// bufdiff-features: 212779 213630 213844 214325 215959 216570 217085 217672 217899 218064 218127
// bufdiff-features: 219349 222982 223429 223566 223640 223719 225759 225827 226457 227536 228058
// bufdiff-features: 228291 228390 228741 228936 228964 229266 230081 230810 233154 233268 236929
// bufdiff-features: 236930 237042 240158 241225 241503 242793 243796 245380 246543 247062 248584
// bufdiff-features: 249841 250137 252466 252539 252919 253591 253670 255520 255556 256695 257251
// bufdiff-features: 258143 258239 258317 258994 259528 259768 259840 261572
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<f64> {bufferization.writable = false}, %arg1: f64, %arg2: tensor<f64>) -> (tensor<index>, tensor<1xf64>, tensor<i64>, tensor<index>, tensor<f64>, f64, f64) {
    %0 = call @x2(%arg0, %arg0, %arg0) : (tensor<f64>, tensor<f64>, tensor<f64>) -> i64
    %1 = call @x1(%arg2) : (tensor<f64>) -> f64
    %generated = tensor.generate  {
      tensor.yield %arg1 : f64
    } : tensor<f64>
    %2:2 = call @f1(%generated, %generated) : (tensor<f64>, tensor<f64>) -> (tensor<1xf64>, tensor<f64>)
    %cst = arith.constant dense<7> : tensor<i64>
    %3 = arith.index_cast %cst : tensor<i64> to tensor<index>
    %extracted = tensor.extract %3[] : tensor<index>
    %4 = linalg.fill ins(%extracted : index) outs(%3 : tensor<index>) -> tensor<index>
    %c0 = arith.constant 0 : index
    %inserted_slice = tensor.insert_slice %generated into %2#0[%c0] [1] [1] : tensor<f64> into tensor<1xf64>
    %c1 = arith.constant 1 : index
    %5:3 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %cst, %arg5 = %3, %arg6 = %1) -> (tensor<i64>, tensor<index>, f64) {
      %cst_0 = arith.constant dense<[7.500000e+00, 6.500000e+00]> : tensor<2xf64>
      %6 = tensor.empty() : tensor<2xf64>
      %7 = linalg.fill ins(%1 : f64) outs(%6 : tensor<2xf64>) -> tensor<2xf64>
      %8 = linalg.conv_1d ins(%7, %cst_0 : tensor<2xf64>, tensor<2xf64>) outs(%2#0 : tensor<1xf64>) -> tensor<1xf64>
      %extracted_slice = tensor.extract_slice %cst_0[0] [1] [1] : tensor<2xf64> to tensor<1xf64>
      %inserted_slice_1 = tensor.insert_slice %extracted_slice into %cst_0[0] [1] [1] : tensor<1xf64> into tensor<2xf64>
      %extracted_slice_2 = tensor.extract_slice %8[%c0] [1] [1] : tensor<1xf64> to tensor<f64>
      %9 = func.call @x2(%generated, %extracted_slice_2, %generated) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f64>, tensor<f64>, tensor<f64>) -> i64
      %extracted_3 = tensor.extract %arg4[] : tensor<i64>
      %generated_4 = tensor.generate  {
        %12 = arith.andi %9, %0 : i64
        tensor.yield %12 : i64
      } : tensor<i64>
      %10 = linalg.max ins(%cst, %generated_4 : tensor<i64>, tensor<i64>) outs(%arg4 : tensor<i64>) -> tensor<i64>
      %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%extracted_slice : tensor<1xf64>) outs(%10 : tensor<i64>) {
      ^bb0(%in: f64, %out: i64):
        %cst_5 = arith.constant 0.000000e+00 : f64
        %12 = arith.cmpf ogt, %in, %cst_5 : f64
        %13 = arith.extui %12 : i1 to i64
        %14 = arith.addi %13, %out : i64
        %c4_i64 = arith.constant 4 : i64
        %15 = arith.shli %14, %c4_i64 : i64
        linalg.yield %15 : i64
      } -> tensor<i64>
      scf.yield %11, %arg5, %arg6 : tensor<i64>, tensor<index>, f64
    }
    return %4, %inserted_slice, %5#0, %5#1, %2#1, %5#2, %arg1 : tensor<index>, tensor<1xf64>, tensor<i64>, tensor<index>, tensor<f64>, f64, f64
  }
  func.func private @x1(tensor<f64>) -> f64
  func.func private @x2(tensor<f64> {bufferization.access = "read-write"}, tensor<f64> {bufferization.access = "read-write"}, tensor<f64> {bufferization.access = "write"}) -> i64
  func.func private @f1(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<1xf64>, tensor<f64>) {
    %0 = linalg.sub ins(%arg0, %arg1 : tensor<f64>, tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %c1_i32 = arith.constant 1 : i32
    %from_elements = tensor.from_elements %c1_i32 : tensor<1xi32>
    %reshape = tensor.reshape %0(%from_elements) : (tensor<f64>, tensor<1xi32>) -> tensor<1xf64>
    %c0 = arith.constant 0 : index
    %1 = tensor.empty() : tensor<f64>
    %extracted = tensor.extract %arg1[] : tensor<f64>
    %2 = linalg.fill ins(%extracted : f64) outs(%1 : tensor<f64>) -> tensor<f64>
    %inserted_slice = tensor.insert_slice %2 into %reshape[%c0] [1] [1] : tensor<f64> into tensor<1xf64>
    %3 = tensor.empty() : tensor<f64>
    %4 = linalg.copy ins(%arg1 : tensor<f64>) outs(%3 : tensor<f64>) -> tensor<f64>
    return %inserted_slice, %4 : tensor<1xf64>, tensor<f64>
  }
}

