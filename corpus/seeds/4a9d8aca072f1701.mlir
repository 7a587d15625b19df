// bufdiff-profile: calls
// bufdiff-choices: 17fc9ff1d13ef2d8f9315b137f9c7ca36b15bde5e06400e55982335e475dd3b2fb69daf0910cdd1a
// bufdiff-choices: af88585c2bfc474014350ad81b7622a12a83f8b1655dfd7ca66b58f641f375f787555627ef24b114
// bufdiff-choices: bd47c4e3183fa3aae0c61fff8a5505999debef8ddd0512e1b5dfaadd318793142847d662874a2791
// bufdiff-choices: 855545bc8fb2ef694939fd3e378008ed53d0352640d3a4b9e7f77f5026a9ba57fdf55c4edbf7c3ae
// bufdiff-choices: 2e66777897d2e8a09d76365181a8da37e3cca11fbebaed1da00786e7ef60db8256e71ebf75020a29
// bufdiff-choices: b18b0ab2c8a1ef1ffe8bea980d6a621ead28d899c5c9460efa4ba2aea9de70ca12508f7ed9170ee4
// bufdiff-choices: 04c4296d967dfa8cb144bc999110e8f6f316ad5ffc0159972e5e98bcdab3b5257ef896f1ef0f017b
// bufdiff-choices: ab75e613dc2259f6231da30114c66a44
// bufdiff-features: 965 2945 3786 4020 6363 8925 9479 12932 13233 13424 13915 15751 16269 18166
// bufdiff-features: 19419 19606 21646 22280 23143 23454 24682 25289 26215 29248 30996 31143 34167
// bufdiff-features: 36784 37183 38520 38702 38783 40712 42467 42497 46203 47392 47779 48281 48974
// bufdiff-features: 49635 51026 52558 52807 52900 54408 54734 54827 54964 55014 55113 56404 59649
// bufdiff-features: 60686 61944 62433 63384 64162 64235 68355 68867 70335 71122 71306 71825 71904
// bufdiff-features: 73289 73335 73802 73849 74057 76953 78283 78430 81736 83194 83546 84322 84585
// bufdiff-features: 84922 85316 86125 87225 87495 88337 89780 90097 90585 92194 92259 94267 95407
// bufdiff-features: 97715 98501 99757 102597 104065 104931 107200 112929 113171 113618 113781
// bufdiff-features: 113940 118221 119678 120049 120441 121117 121626 122575 124839 125140 127528
// bufdiff-features: 129630 129946 130602 131544 131851 133364 137235 141238 141891 144093 146512
// bufdiff-features: 147013 149534 152983 153092 154812 154946 155898 156460 158120 158897 160327
// bufdiff-features: 160756 161638 162740 162799 164602 165051 165719 167614 168858 169224 169744
// bufdiff-features: 172926 174170 175888 178067 178165 178558 180748 182675 184030 186677 188126
// bufdiff-features: 188790 192771 193290 193747 194551 195138 195183 197837 198460 200223 201601
// bufdiff-features: 202162 202241 205434 205471 205689 210461 212779 213275 213372 213844 218064
// bufdiff-features: 218987 219413 221154 221176 222612 223566 226357 226699 227345 227368 227536
// bufdiff-features: 227540 228058 228061 228291 228519 229266 229273 229781 230081 230640 233251
// bufdiff-features: 233276 235730 236909 236930 238938 239237 239241 240100 240158 241225 245619
// bufdiff-features: 245673 246543 250917 252466 252539 253836 256112 256688 259282 259528 259840
module {
  func.func @main(%arg0: tensor<f64>) -> (tensor<f64>, tensor<?xf64>, tensor<f64>, tensor<?x?xf64>) {
    %c1_i32 = arith.constant 1 : i32
    %from_elements = tensor.from_elements %c1_i32 : tensor<1xi32>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<f64>, tensor<1xi32>) -> tensor<1xf64>
    %0 = call @x1(%arg0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f64>) -> f64
    %from_elements_0 = tensor.from_elements %0 : tensor<f64>
    %1 = call @x1(%from_elements_0) : (tensor<f64>) -> f64
    %generated = tensor.generate  {
      %cst = arith.constant -6.000000e+00 : f64
      %5 = arith.divf %0, %cst : f64
      tensor.yield %5 : f64
    } : tensor<f64>
    %2:3 = call @f1(%generated, %generated) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, f64, f64)
    %c100_i8 = arith.constant 100 : i8
    %3:3 = call @f2(%2#0, %c100_i8, %2#0) : (tensor<f64>, i8, tensor<f64>) -> (tensor<f64>, f64, f64)
    %4 = call @same3(%3#0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f64>) -> tensor<f64>
    %cast = tensor.cast %reshape : tensor<1xf64> to tensor<?xf64>
    %c1 = arith.constant 1 : index
    %expanded = tensor.expand_shape %cast [[0, 1]] output_shape [%c1, %c1] : tensor<?xf64> into tensor<?x?xf64>
    %collapsed = tensor.collapse_shape %expanded [[0, 1]] : tensor<?x?xf64> into tensor<?xf64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %reshape[%c0] : tensor<1xf64>
    vector.print %extracted : f64
    return %4, %collapsed, %3#0, %expanded : tensor<f64>, tensor<?xf64>, tensor<f64>, tensor<?x?xf64>
  }
  func.func private @f2(%arg0: tensor<f64>, %arg1: i8, %arg2: tensor<f64>) -> (tensor<f64>, f64, f64) {
    %extracted = tensor.extract %arg2[] : tensor<f64>
    %0 = linalg.fill ins(%extracted : f64) outs(%arg2 : tensor<f64>) -> tensor<f64>
    %extracted_0 = tensor.extract %arg2[] : tensor<f64>
    return %0, %extracted_0, %extracted : tensor<f64>, f64, f64
  }
  func.func private @x1(tensor<f64>) -> f64
  func.func private @x2(tensor<f64> {bufferization.access = "read-write"}, tensor<f64> {bufferization.access = "read-write"}, tensor<f64> {bufferization.access = "write"}) -> i64
  func.func private @f1(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, f64, f64) {
    %0 = linalg.sub ins(%arg0, %arg1 : tensor<f64>, tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %1 = call @x2(%arg1, %arg1, %arg1) : (tensor<f64>, tensor<f64>, tensor<f64>) -> i64
    %2 = call @x1(%arg1) : (tensor<f64>) -> f64
    %3 = call @same3(%0) : (tensor<f64>) -> tensor<f64>
    %4 = linalg.fill ins(%2 : f64) outs(%3 : tensor<f64>) -> tensor<f64>
    %extracted = tensor.extract %0[] : tensor<f64>
    return %4, %extracted, %2 : tensor<f64>, f64, f64
  }
  func.func private @same3(%arg0: tensor<f64>) -> tensor<f64> {
    return %arg0 : tensor<f64>
  }
}

