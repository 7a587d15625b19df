// bufdiff-profile: idioms
// bufdiff-choices: 71ff7b45d20bbedad02c83daaa88c4d5248a89af5694d844184d76219b78c02562952311f96ef44a
// bufdiff-choices: 286faa1c758dd707542527fd6ef8e1c26ee712dd92f662560ee1111d6cbd2c5fed984b35aca57d56
// bufdiff-choices: 0237a4f59705533f04a83bd005fffd8c4a431e143f1a4b42d3568b1ca078d19559d39fb021d8658c
// bufdiff-choices: 2e6b290a9ca192853c4669f8db13afdff46dedb0d4632675e9fff0d6843198f7183b91500aa8b0da
// bufdiff-choices: 99e0240c106d8b77ed90a6a34f5704deb8733a1e208ab5a939285d6cd5bfcebf3ab4183a67f89bdb
// bufdiff-choices: 57b760039c2e5e5e21fc300f7d5ce9963bd234d48b71f4c6527121ab870d1b43244f96f2bc6283a2
// bufdiff-choices: 0e458f693c215e42d340907a90025276d0c0681e8f8f1982ef32285c72a6f11161ae4f24147e1077
// bufdiff-choices: 5ae904032a8d6d8e2670cdc3b2b5a0931c918ca0de352004b7688a
// bufdiff-features: 35 397 1470 2499 4020 4156 5973 6314 6385 6611 7014 7986 8813 9479 9852 10035
// bufdiff-features: 10819 10968 11162 12276 12638 12932 13233 13424 15440 15639 15751 16269 16682
// bufdiff-features: 16822 17232 18166 18462 18820 19100 19380 20749 22095 22221 22280 22824 23143
// bufdiff-features: 24236 24393 24826 25119 25388 25729 26369 26568 27048 27404 27411 27825 29590
// bufdiff-features: 29684 29911 29968 30666 31278 31466 31899 32514 32615 33769 34159 34167 34623
// bufdiff-features: 34647 34965 34975 35507 36092 36721 36784 37007 37251 37567 37786 38783 39296
// bufdiff-features: 39981 40297 40712 41799 42282 42344 42467 42858 42984 43092 43181 43442 44266
// bufdiff-features: 44505 44522 44663 44959 45375 45432 45683 46139 46203 46832 46995 47392 47488
// bufdiff-features: 48399 49135 49397 49676 49978 50717 50894 52062 52267 52558 52631 52767 52807
// bufdiff-features: 52900 52958 53180 53252 53472 53890 54205 54998 55777 55822 55887 55966 57718
// bufdiff-features: 58024 59448 60004 60686 60808 61350 61556 61699 61969 62411 63062 63071 63642
// bufdiff-features: 64120 64235 64716 64748 64959 65625 66422 66765 68355 68755 69081 69987 71050
// bufdiff-features: 71169 71306 73140 73849 74057 74181 74255 74336 74362 74617 74864 75299 76688
// bufdiff-features: 76915 76953 77223 77431 78430 78735 78950 79099 79389 80400 81039 81736 82011
// bufdiff-features: 82135 83194 83549 84585 84887 85239 85605 85843 86125 86549 86937 87000 87017
// bufdiff-features: 87248 88337 88732 89780 90116 91074 91540 92194 92351 92365 93150 93255 93394
// bufdiff-features: 93835 94049 94755 95285 95407 96352 96431 97318 97447 97715 97838 98170 98194
// bufdiff-features: 98299 98501 98864 99009 99228 99252 99383 99568 100631 101867 102809 103315
// bufdiff-features: 104303 104315 104931 105700 105795 105950 106151 106263 106412 107412 108012
// bufdiff-features: 108977 109086 110153 110658 110859 111096 112363 112474 112709 112929 113014
// bufdiff-features: 114386 114547 114817 115471 115990 117235 117724 118769 119588 119678 119845
// bufdiff-features: 119876 120049 120145 120772 121394 121467 121626 122322 122412 122764 124744
// bufdiff-features: 125040 125850 126398 127205 127533 127553 128127 128456 128699 128768 129106
// bufdiff-features: 129630 130135 130310 130933
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<3xf64>) -> (tensor<3xf64>, tensor<?xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, i32) {
    %extracted_slice = tensor.extract_slice %arg1[0] [2] [1] : tensor<3xf64> to tensor<2xf64>
    %extracted_slice_0 = tensor.extract_slice %arg1[1] [2] [1] : tensor<3xf64> to tensor<2xf64>
    %0 = linalg.sub ins(%extracted_slice, %extracted_slice_0 : tensor<2xf64>, tensor<2xf64>) outs(%extracted_slice : tensor<2xf64>) -> tensor<2xf64>
    %1 = tensor.empty() : tensor<2x3xf64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %0[%c0] : tensor<2xf64>
    %2 = linalg.fill ins(%extracted : f64) outs(%1 : tensor<2x3xf64>) -> tensor<2x3xf64>
    %3 = linalg.matvec ins(%2, %arg1 : tensor<2x3xf64>, tensor<3xf64>) outs(%extracted_slice_0 : tensor<2xf64>) -> tensor<2xf64>
    %inserted_slice = tensor.insert_slice %0 into %arg1[0] [2] [1] : tensor<2xf64> into tensor<3xf64>
    %inserted_slice_1 = tensor.insert_slice %3 into %inserted_slice[1] [2] [1] : tensor<2xf64> into tensor<3xf64>
    call @x1(%arg0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline} : (tensor<f64>) -> ()
    %4 = call @x2(%arg0) : (tensor<f64>) -> i32
    %cast = tensor.cast %arg1 : tensor<3xf64> to tensor<?xf64>
    %5 = call @f2(%inserted_slice, %cast) : (tensor<3xf64>, tensor<?xf64>) -> tensor<?xf64>
    %6:2 = call @f3(%arg0) : (tensor<f64>) -> (tensor<3xf64>, tensor<3xf64>)
    return %inserted_slice_1, %5, %6#0, %6#1, %inserted_slice, %4 : tensor<3xf64>, tensor<?xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, i32
  }
  func.func private @f3(%arg0: tensor<f64>) -> (tensor<3xf64>, tensor<3xf64>) {
    call @x1(%arg0) : (tensor<f64>) -> ()
    %cst = arith.constant 3.000000e+00 : f64
    %cst_0 = arith.constant -0.000000e+00 : f64
    %cst_1 = arith.constant 7.250000e+00 : f64
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1 : tensor<3xf64>
    %0:2 = call @f1(%from_elements, %from_elements, %from_elements) : (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>)
    return %0#0, %0#1 : tensor<3xf64>, tensor<3xf64>
  }
  func.func private @f1(%arg0: tensor<3xf64>, %arg1: tensor<3xf64>, %arg2: tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>) {
    %0 = call @either3(%arg2, %arg0) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %1 = linalg.floor ins(%arg0 : tensor<3xf64>) outs(%arg2 : tensor<3xf64>) -> tensor<3xf64>
    %2 = tensor.empty() : tensor<3xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0 : tensor<3xf64>) outs(%2 : tensor<3xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst = arith.constant 7.250000e+00 : f64
      %4 = arith.negf %in : f64
      %5 = arith.addf %4, %cst : f64
      linalg.yield %5 : f64
    } -> tensor<3xf64>
    return %1, %3 : tensor<3xf64>, tensor<3xf64>
  }
  func.func private @x1(tensor<f64> {bufferization.access = "read"})
  func.func private @x2(tensor<f64> {bufferization.access = "read"}) -> i32
  func.func private @either3(%arg0: tensor<3xf64>, %arg1: tensor<3xf64>) -> tensor<3xf64> {
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c2] : tensor<3xf64>
    %cst = arith.constant 1.000000e+10 : f64
    %0 = arith.cmpf une, %extracted, %cst : f64
    %1 = arith.select %0, %arg0, %arg1 : tensor<3xf64>
    return %1 : tensor<3xf64>
  }
  func.func @f2(%arg0: tensor<3xf64>, %arg1: tensor<?xf64>) -> tensor<?xf64> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xf64>
    %0 = tensor.empty(%dim) : tensor<?x2xf64>
    %cst = arith.constant -0.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?x2xf64>) -> tensor<?x2xf64>
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [1] : tensor<3xf64> to tensor<2xf64>
    %2 = linalg.matvec ins(%1, %extracted_slice : tensor<?x2xf64>, tensor<2xf64>) outs(%arg1 : tensor<?xf64>) -> tensor<?xf64>
    return %2 : tensor<?xf64>
  }
}

