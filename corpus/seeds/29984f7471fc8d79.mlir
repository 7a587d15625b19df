// bufdiff-profile: types
// bufdiff-choices: 2b2073c02f27db139d212525418d08efa9afc353e373323184650bd0147c78abd0e795199baafbfc
// bufdiff-choices: 9b8ca6b140462efd763114fc4f00fc666f190a8cc59237c05532eb7f7594426942e794e9c1e2b740
// bufdiff-choices: e530101599f6bb5424c399bebe39556315f6c5a4ae4a35da55f01384d1936fd51600fddca2328284
// bufdiff-choices: d862bf3b0ff98829e326a525f812f4bd6aefb54bfe2b5e8479b9d95a2548eb2f434e2c5199214fe5
// bufdiff-choices: f58a82f3f7d1
// bufdiff-features: 9479 10035 11751 13074 14704 15751 18480 22280 23143 24747 24968 25078 25818
// bufdiff-features: 26568 27704 29590 30666 32929 34167 35163 36784 40712 41098 42467 44943 46203
// bufdiff-features: 47160 47392 48974 49635 50146 50894 51415 52062 52900 53252 54998 55034 55463
// bufdiff-features: 55995 58290 58589 59064 60235 62890 63071 68355 68782 69081 72975 73150 73802
// bufdiff-features: 74057 75921 78283 78430 81736 82135 85843 86125 86362 86562 88635 89780 90723
// bufdiff-features: 90899 92194 92492 93318 93542 95273 95407 95900 99383 101894 102788 103715
// bufdiff-features: 104931 108012 109144 109932 110780 115026 115612 117235 119384 120933 121626
// bufdiff-features: 121682 123204 127997 128916 129404 130292 132188 135534 136007 137045 140120
// bufdiff-features: 140940 146512 147477 147534 148304 150829 153293 155465 155898 156460 157557
// bufdiff-features: 157579 158120 158897 158996 159251 159584 159796 160756 161883 161974 162971
// bufdiff-features: 165106 165719 166579 168881 169047 169585 170674 171116 177904 178019 178067
// bufdiff-features: 179005 179560 180699 183908 184962 186849 186959 188790 192422 192628 192771
// bufdiff-features: 193290 194134 194682 196031 196048 197401 201059 201982 202241 204949 205689
// bufdiff-features: 206823 207731 209666 210461 214484 216712 217216 220061 224574 225973 226357
// bufdiff-features: 226610 227194 228061 228390 229385 231330 234487 236024 236336 236930 237281
// bufdiff-features: 238118 240649 241629 242955 243546 243989 246543 252260 252466 252539 254672
// bufdiff-features: 255676 256076 256247 258994 259515 259840 260534 261931
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<3xi24> {bufferization.writable = false}, %arg1: memref<2xi24, 1>) -> (tensor<?xi24>, tensor<2x1x1x1x1xi24>, tensor<?xi24>, tensor<2x2x?x1x1xi24>) {
    %0 = bufferization.to_tensor %arg1 restrict : memref<2xi24, 1> to tensor<2xi24>
    %1 = tensor.empty() : tensor<2xi24>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0 : tensor<2xi24>) outs(%1 : tensor<2xi24>) {
    ^bb0(%in: i24, %out: i24):
      %c100_i24 = arith.constant 100 : i24
      %10 = arith.minsi %in, %c100_i24 : i24
      linalg.yield %10 : i24
    } -> tensor<2xi24>
    %cast = tensor.cast %2 : tensor<2xi24> to tensor<?xi24>
    %cast_0 = tensor.cast %2 : tensor<2xi24> to tensor<?xi24>
    %3:2 = call @f1(%cast, %cast_0) : (tensor<?xi24>, tensor<?xi24>) -> (tensor<?xi24>, tensor<?xi24>)
    %4 = tensor.empty() : tensor<2x2x2x1x1xi24>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %3#0[%c1] : tensor<?xi24>
    %5 = linalg.fill ins(%extracted : i24) outs(%4 : tensor<2x2x2x1x1xi24>) -> tensor<2x2x2x1x1xi24>
    %6 = tensor.empty() : tensor<2x2x3x1x1xi24>
    %7 = linalg.fill ins(%extracted : i24) outs(%6 : tensor<2x2x3x1x1xi24>) -> tensor<2x2x3x1x1xi24>
    %c2 = arith.constant 2 : index
    %8 = tensor.empty(%c2) : tensor<1x?x1xi24>
    %9 = linalg.pooling_ndhwc_min ins(%7, %8 : tensor<2x2x3x1x1xi24>, tensor<1x?x1xi24>) outs(%5 : tensor<2x2x2x1x1xi24>) -> tensor<2x2x2x1x1xi24>
    %cast_1 = tensor.cast %9 : tensor<2x2x2x1x1xi24> to tensor<2x2x?x1x1xi24>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %7[0, %c0, 1, 0, 0] [2, 1, 1, 1, 1] [1, 1, %c1, 1, 1] : tensor<2x2x3x1x1xi24> to tensor<2x1x1x1x1xi24>
    %cast_2 = tensor.cast %2 : tensor<2xi24> to tensor<?xi24>
    return %3#1, %extracted_slice, %cast_2, %cast_1 : tensor<?xi24>, tensor<2x1x1x1x1xi24>, tensor<?xi24>, tensor<2x2x?x1x1xi24>
  }
  func.func private @f1(%arg0: tensor<?xi24>, %arg1: tensor<?xi24>) -> (tensor<?xi24>, tensor<?xi24>) {
    %0 = linalg.min ins(%arg0, %arg0 : tensor<?xi24>, tensor<?xi24>) outs(%arg1 : tensor<?xi24>) -> tensor<?xi24>
    %1 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %arg0) -> (tensor<?xi24>) {
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<?xi24> to tensor<i24>
      %2 = arith.index_cast %arg2 : index to i24
      %inserted = tensor.insert %2 into %extracted_slice[] : tensor<i24>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted into %arg3[%arg2] [1] [1] : tensor<i24> into tensor<?xi24>
      }
    }
    return %0, %1 : tensor<?xi24>, tensor<?xi24>
  }
}

