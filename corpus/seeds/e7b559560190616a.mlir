// bufdiff-profile: slices
// bufdiff-choices: 17fc9ff1d13ef2d8f9315b137f9c7ca36b15bde5e06400e55982335e475dd3b2fb69daf0910cdd1a
// bufdiff-choices: af88585c2bfc474014350ad81b7622a12a83f8b1655dfd7ca66b58f641f375f787555627ef24b114
// bufdiff-choices: bd47c4e3183fa3aae0c61fff8a5505999debef8ddd0512e1b5dfaadd318793142847d662874a2791
// bufdiff-choices: 855545bc8fb2ef694939fd3e378008ed53d0352640d3a4b9e7f77f5026a9ba57fdf55c4edbf7c3ae
// bufdiff-choices: 2e66777897d2e8a09d76365181a8da37e3cca11fbebaed1da00786e7ef60db8256e71ebf75020a29
// bufdiff-choices: b18b0ab2c8a1ef1ffe8bea980d6a621ead28d899c5c9460efa4ba2aea9de70ca12508f7ed9170ee4
// bufdiff-choices: 04c4296d967dfa8cb144bc999110e8f6f316ad5ffc0159972e5e98bcdab3b5257ef896f1ef0f017b
// bufdiff-choices: ab75e613dc2259f6231d
// bufdiff-features: 1714 1915 4020 6363 8925 9479 10476 11408 13424 15751 16269 16822 18166 19419
// bufdiff-features: 22280 26369 26796 31143 34159 34167 37007 37183 38229 38520 38783 40272 40712
// bufdiff-features: 41996 42294 45897 46203 47762 47779 48281 52361 52558 54408 54734 54964 55014
// bufdiff-features: 56404 60686 62433 62927 64235 66327 66677 67609 68355 68961 71306 71904 73289
// bufdiff-features: 73335 73849 74057 75900 76915 76953 79562 80757 82552 83023 83546 84585 84922
// bufdiff-features: 86937 87231 89780 90097 90585 91074 92259 94267 96431 97715 98501 101264 102809
// bufdiff-features: 103257 104958 108221 109445 110700 112756 112929 113171 113618 119678 120441
// bufdiff-features: 120599 120772 121117 121819 124028 124839 129590 129630 130602 131544 131851
// bufdiff-features: 132976 133364 133692 133756 136808 138086 138443 139885 141238 146711 147013
// bufdiff-features: 149534 153092 153306 154946 155898 156460 158476 158897 160756 162740 165051
// bufdiff-features: 165719 168271 169744 171053 174170 178067 178121 178165 180469 180748 181548
// bufdiff-features: 186677 187683 188306 188790 190820 193059 193122 193290 193747 193811 194134
// bufdiff-features: 195138 195183 197837 198460 200223 201601 202162 202241 204264 205430 205434
// bufdiff-features: 205477 205689 209848 210461 212779 213275 213844 213938 215925 218064 218987
// bufdiff-features: 219572 219934 222612 223566 226357 226543 226699 227345 227536 228058 228291
// bufdiff-features: 228519 229266 230081 232706 233276 238954 239241 240100 240158 240950 241225
// bufdiff-features: 245673 246543 247695 250917 251217 252466 252493 252539 253703 253836 259282
// bufdiff-features: 259528
#map = affine_map<() -> ()>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<f64> {bufferization.writable = false}, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f64> {
    %cst = arith.constant 1.000000e+00 : f64
    %from_elements = tensor.from_elements %cst : tensor<f64>
    %0:3 = call @f1(%from_elements, %from_elements) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, f64, f64)
    %c0 = arith.constant 0 : index
    affine.if #set(%c0) {
      %false = arith.constant false
      %1 = func.call @either5(%arg2, %0#0, %false) : (tensor<f64>, tensor<f64>, i1) -> tensor<f64>
      %from_elements_0 = tensor.from_elements %0#2, %0#2 : tensor<2xf64>
      %reduced = linalg.reduce ins(%from_elements_0 : tensor<2xf64>) outs(%0#0 : tensor<f64>) dimensions = [0] 
        (%in: f64, %init: f64) {
          %4 = arith.addf %in, %init : f64
          linalg.yield %4 : f64
        }
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<f64>) outs(%0#0 : tensor<f64>) {
      ^bb0(%in: f64, %out: f64):
        %4 = arith.maximumf %in, %out : f64
        linalg.yield %4 : f64
      } -> tensor<f64>
      %3 = linalg.tanh ins(%1 : tensor<f64>) outs(%1 : tensor<f64>) -> tensor<f64>
      %extracted = tensor.extract %3[] : tensor<f64>
    } else {
      %extracted = tensor.extract %arg1[] : tensor<f64>
      %1 = math.cbrt %extracted : f64
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0#0 : tensor<f64>) outs(%arg2 : tensor<f64>) {
      ^bb0(%in: f64, %out: f64):
        %cst_0 = arith.constant 0.000000e+00 : f64
        %4 = arith.maximumf %in, %cst_0 : f64
        linalg.yield %4 : f64
      } -> tensor<f64>
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%2 : tensor<f64>) outs(%arg2 : tensor<f64>) {
      ^bb0(%in: f64, %out: f64):
        %4 = arith.addf %in, %out : f64
        linalg.yield %4 : f64
      } -> tensor<f64>
    }
    return %arg1 : tensor<f64>
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
  func.func private @either5(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: i1) -> tensor<f64> {
    %0 = arith.select %arg2, %arg0, %arg1 : tensor<f64>
    return %0 : tensor<f64>
  }
}

