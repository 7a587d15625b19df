// bufdiff-profile: single
// bufdiff-choices: f0347fedcd64695e23d126d4101bb36504979ca52d935c472bcfff348b107da29a
// bufdiff-features: 4165 6812 10020 10540 13233 14454 15751 20023 22095 26464 26568 29104 29968
// bufdiff-features: 30348 30666 31492 34159 34167 36784 38783 40712 42984 46203 49635 50894 52774
// bufdiff-features: 52900 53243 54385 54998 55113 55837 58024 59115 60686 63800 63929 64646 65581
// bufdiff-features: 66422 68355 68867 69403 71050 72363 72629 73289 74507 76373 78283 83992 84585
// bufdiff-features: 85843 86125 89780 89859 99757 101264 103678 104931 107412 112929 113940 113959
// bufdiff-features: 114783 115801 118841 123012 123148 125702 128087 128554 133022 136030 136056
// bufdiff-features: 137045 137235 141891 142376 146512 150818 152983 155898 156191 157034 158120
// bufdiff-features: 158897 160854 162318 164602 165719 166579 167973 168858 170366 172809 173354
// bufdiff-features: 174281 177167 178067 178558 182283 184030 186042 186849 186959 188790 196031
// bufdiff-features: 202616 203746 205434 205689 207450 208765 209910 210351 210461 211534 212628
// bufdiff-features: 216892 220387 225325 225818 226777 227368 228390 229273 230081 230640 231722
// bufdiff-features: 233533 234387 235477 236930 239237 240158 246303 251992 252466 252539 253836
// bufdiff-features: 256112 258906 258994 259840 260130
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func private @f3(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> (tensor<4x2x2xi8>, tensor<4x2x2xi8>, tensor<?x?xi8>, index) {
    %cast = tensor.cast %arg3 : tensor<4x4xi8> to tensor<?x?xi8>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %cast, %c0 : tensor<?x?xi8>
    %c2 = arith.constant 2 : index
    %expanded = tensor.expand_shape %cast [[0], [1, 2]] output_shape [%dim, %c2, %c2] : tensor<?x?xi8> into tensor<?x?x?xi8>
    %0 = arith.index_castui %arg5 : i1 to index
    %1 = arith.remui %0, %c2 : index
    %inserted = tensor.insert %arg4 into %expanded[%c0, %1, %1] : tensor<?x?x?xi8>
    %collapsed = tensor.collapse_shape %inserted [[0], [1, 2]] : tensor<?x?x?xi8> into tensor<?x?xi8>
    %2 = linalg.fill ins(%arg4 : i8) outs(%collapsed : tensor<?x?xi8>) -> tensor<?x?xi8>
    %3 = tensor.empty() : tensor<4x2x2xi8>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<?x?x?xi8>) outs(%3 : tensor<4x2x2xi8>) {
    ^bb0(%in: i8, %out: i8):
      %6 = arith.subi %in, %arg4 : i8
      linalg.yield %6 : i8
    } -> tensor<4x2x2xi8>
    %5 = linalg.fill ins(%arg4 : i8) outs(%3 : tensor<4x2x2xi8>) -> tensor<4x2x2xi8>
    return %4, %5, %2, %1 : tensor<4x2x2xi8>, tensor<4x2x2xi8>, tensor<?x?xi8>, index
  }
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> (tensor<4x2x2xi8>, tensor<4x2x2xi8>, tensor<?x?xi8>, index) {
    %0:4 = call @f3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<4xi8>, tensor<?xi8>, tensor<4x4xi8>, tensor<4x4xi8>, i8, i1) -> (tensor<4x2x2xi8>, tensor<4x2x2xi8>, tensor<?x?xi8>, index)
    return %0#0, %0#1, %0#2, %0#3 : tensor<4x2x2xi8>, tensor<4x2x2xi8>, tensor<?x?xi8>, index
  }
}

