// bufdiff-profile: idioms
// bufdiff-choices: 1e115d9be89a5395a9f593455880917980ab5a2916603911529cc03e590bf2db12983f9bd3d0cdbe
// bufdiff-choices: 175d74d3cbe3afb94561a0d1072ed0622cbef78ac760c308a239a8aa911c5507acf1631bbe2dcd70
// bufdiff-choices: 4aabc60e9d5fba2b85083bfd62eaf3625af1fc60a0fc5976fef56626b6ed14374177bad2a2c460fb
// bufdiff-choices: d0bdcd5b8491677178986c7ca6759b7bbcdedd35e4d491aa650464a1d8456737c85942cbb3634764
// bufdiff-choices: e8a5c79107da293f7acade2b1862b3c1e1682a8634d072882e4afdcbb51f6b441fdecadf947390fd
// bufdiff-choices: bd7add0dc561077d0bdb7ecd5ae8298d8c445b712f30ead312b40a94583c43a48f3dbc1fb83fea73
// bufdiff-choices: b6599b7bf8157da0f665788d13839636ad6b
// bufdiff-features: 276 1089 2945 4795 5973 6250 7404 8492 9479 9748 10384 10968 11407 12276 12753
// bufdiff-features: 13233 14458 14523 14884 15440 15751 15903 15989 16148 16371 16682 18774 18820
// bufdiff-features: 19746 20261 20749 21019 21115 21522 21692 22095 22114 22129 22221 22280 23787
// bufdiff-features: 24259 24393 24826 25119 25388 26507 26546 26568 27048 27825 28040 28349 28564
// bufdiff-features: 28652 28814 29590 29911 29968 31543 31899 32399 33324 33848 33853 34167 34206
// bufdiff-features: 34623 34647 34937 35163 35593 35759 35869 36092 36180 36784 37023 37694 38783
// bufdiff-features: 39927 40479 40712 41742 42173 42282 42344 42467 42517 43299 43607 44505 44522
// bufdiff-features: 44621 44959 45710 45779 46139 46203 46522 46832 46874 46995 47488 47699 47918
// bufdiff-features: 48033 48991 49139 49301 49635 49800 50894 51341 52322 52502 52558 52762 52900
// bufdiff-features: 52958 53180 53469 54385 54651 54998 55113 55185 55202 55831 56306 57718 59038
// bufdiff-features: 59070 59082 60014 61350 61556 61628 61699 62091 62106 62218 62701 63062 63109
// bufdiff-features: 63133 64119 64737 64959 65583 66320 66422 68343 68355 68755 69386 69449 69987
// bufdiff-features: 70025 70106 70290 70891 71169 71928 72546 73141 73289 73455 73802 73850 73853
// bufdiff-features: 73977 74057 74181 74360 74362 74617 74890 74984 75564 76953 77777 78283 78430
// bufdiff-features: 78461 79024 79389 79499 80894 80895 81467 81736 82541 83261 83672 84585 84962
// bufdiff-features: 85913 86125 86827 89646 89780 90198 91547 91862 92022 92647 94755 94913 95285
// bufdiff-features: 95401 96273 96567 96989 97183 97864 98497 99228 99383 99738 100025 101983
// bufdiff-features: 103383 104072 104303 104315 104931 105185 105346 105579 105857 105858 105950
// bufdiff-features: 107412 107425 107783 109086 111721 111976 112065 112474 112736 112929 113035
// bufdiff-features: 113250 113940 114869 115471 115989 117213 117336 117532 118581 118987 119285
// bufdiff-features: 119665 121188 121394 121467 121785 121854 122438 122764 122839 124448 125397
// bufdiff-features: 127071 127243 127306 127922 128694 128768 128916 129404 129882 130135 130367
// bufdiff-features: 130542
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<3x3x3xi32>, %arg1: i32) -> (tensor<?x3x?xi32>, tensor<3x3x?xi32>, tensor<3x?x?xi32>, tensor<3x3x?xi32>) {
    %0 = arith.index_cast %arg1 : i32 to index
    %c3 = arith.constant 3 : index
    %1 = arith.remui %0, %c3 : index
    %extracted_slice = tensor.extract_slice %arg0[0, %1, 0] [3, 1, 3] [1, 1, 1] : tensor<3x3x3xi32> to tensor<3x1x3xi32>
    %c3_i32 = arith.constant 3 : i32
    %2 = tensor.empty(%c3, %c3) : tensor<?x1x?xi32>
    %3 = linalg.fill ins(%c3_i32 : i32) outs(%2 : tensor<?x1x?xi32>) -> tensor<?x1x?xi32>
    %4 = linalg.div_unsigned ins(%3, %3 : tensor<?x1x?xi32>, tensor<?x1x?xi32>) outs(%extracted_slice : tensor<3x1x3xi32>) -> tensor<3x1x3xi32>
    %inserted_slice = tensor.insert_slice %4 into %arg0[0, %1, 0] [3, 1, 3] [1, 1, 1] : tensor<3x1x3xi32> into tensor<3x3x3xi32>
    affine.for %arg2 = 0 to 3 {
      %cast_0 = tensor.cast %arg0 : tensor<3x3x3xi32> to tensor<3x3x?xi32>
      %inserted_slice_1 = tensor.insert_slice %cast_0 into %inserted_slice[0, 0, 0] [3, 3, %c3] [1, 1, 1] : tensor<3x3x?xi32> into tensor<3x3x3xi32>
      %c0 = arith.constant 0 : index
      %extracted_slice_2 = tensor.extract_slice %4[0, %c0, 0] [3, 1, 3] [1, 1, 1] : tensor<3x1x3xi32> to tensor<3x3xi32>
      func.call @x1(%extracted_slice_2) : (tensor<3x3xi32>) -> ()
      %c1 = arith.constant 1 : index
      %extracted_slice_3 = tensor.extract_slice %inserted_slice[%c1, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<3x3x3xi32> to tensor<3x3xi32>
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2 : tensor<3x3xi32>) outs(%extracted_slice_3 : tensor<3x3xi32>) {
      ^bb0(%in: i32, %out: i32):
        %7 = arith.ori %in, %out : i32
        %c6_i32 = arith.constant 6 : i32
        %8 = arith.shrui %7, %c6_i32 : i32
        linalg.yield %8 : i32
      } -> tensor<3x3xi32>
      %inserted_slice_4 = tensor.insert_slice %6 into %inserted_slice_1[%arg2, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<3x3xi32> into tensor<3x3x3xi32>
      %c2 = arith.constant 2 : index
      %extracted = tensor.extract %inserted_slice_4[%c2, %1, %c1] : tensor<3x3x3xi32>
      vector.print %extracted : i32
    }
    %cast = tensor.cast %inserted_slice : tensor<3x3x3xi32> to tensor<?x3x?xi32>
    %5:4 = call @f1(%cast, %arg1, %inserted_slice) : (tensor<?x3x?xi32>, i32, tensor<3x3x3xi32>) -> (tensor<3x3x?xi32>, tensor<3x?x?xi32>, tensor<3x3x?xi32>, tensor<?x3x?xi32>)
    return %5#3, %5#2, %5#1, %5#0 : tensor<?x3x?xi32>, tensor<3x3x?xi32>, tensor<3x?x?xi32>, tensor<3x3x?xi32>
  }
  func.func private @f1(%arg0: tensor<?x3x?xi32>, %arg1: i32, %arg2: tensor<3x3x3xi32>) -> (tensor<3x3x?xi32>, tensor<3x?x?xi32>, tensor<3x3x?xi32>, tensor<?x3x?xi32>) {
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg0, %c2 : tensor<?x3x?xi32>
    %0 = tensor.empty(%dim) : tensor<3x3x?xi32>
    %1 = linalg.fill ins(%arg1 : i32) outs(%0 : tensor<3x3x?xi32>) -> tensor<3x3x?xi32>
    %2 = linalg.mul ins(%arg0, %1 : tensor<?x3x?xi32>, tensor<3x3x?xi32>) outs(%arg0 : tensor<?x3x?xi32>) -> tensor<?x3x?xi32>
    %extracted_slice = tensor.extract_slice %1[0, 0, 0] [3, 3, %dim] [1, 1, 1] : tensor<3x3x?xi32> to tensor<3x3x?xi32>
    %inserted_slice = tensor.insert_slice %1 into %1[0, 0, 0] [3, 3, %dim] [1, 1, 1] : tensor<3x3x?xi32> into tensor<3x3x?xi32>
    %3 = tensor.empty(%dim) : tensor<3x3x?xi32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<3x3x?xi32>) outs(%3 : tensor<3x3x?xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c-128_i32 = arith.constant -128 : i32
      %7 = arith.subi %in, %c-128_i32 : i32
      %c1_i32 = arith.constant 1 : i32
      %8 = arith.shrsi %7, %c1_i32 : i32
      linalg.yield %8 : i32
    } -> tensor<3x3x?xi32>
    %c3 = arith.constant 3 : index
    %5 = tensor.empty(%c3, %dim) : tensor<3x?x?xi32>
    %6 = linalg.copy ins(%inserted_slice : tensor<3x3x?xi32>) outs(%5 : tensor<3x?x?xi32>) -> tensor<3x?x?xi32>
    return %extracted_slice, %6, %4, %2 : tensor<3x3x?xi32>, tensor<3x?x?xi32>, tensor<3x3x?xi32>, tensor<?x3x?xi32>
  }
  func.func private @x1(tensor<3x3xi32> {bufferization.access = "read-write"})
}

