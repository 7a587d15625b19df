// bufdiff-profile: types
// bufdiff-choices: 2fb8b20560fb3a588203694714f13aa82eaca65734520815b7db1edc82bb3fdc4aa637d1b5fe5340
// bufdiff-choices: 3a320cdeeac0d603550917e98660ccd3284d3225e81bca3d01226c996ee950bcfe3550ccf640507b
// bufdiff-choices: 85f61a7131107bd3e438c98d81a2103c8c6d7dac4c0542a480028d3164d68d597a08b05a9e100886
// bufdiff-choices: 6a52f88401e1048bd99e3b36f752735e1b30fff18b6b94c84b10a4b9631329ccfdf3304d9c57c95e
// bufdiff-choices: fa5ba9fac4175aab014adb27adcb4d975218d1026f9a2607670783757f1a30bfd933153a2d057e06
// bufdiff-choices: 4794284197ab93373dcbb4757b9d5670aea0df23e1ed87a8b31ad3e981b93667050da37b36a073a9
// bufdiff-features: 397 1518 5075 6277 7060 9455 9479 10166 10384 10968 12276 13689 15751 16822
// bufdiff-features: 17329 19545 19606 20656 21161 21579 22280 22856 23454 23715 23874 25388 26354
// bufdiff-features: 26568 26960 27048 27343 29590 29684 30293 30666 30996 33769 34167 34647 35383
// bufdiff-features: 35507 36681 37007 37409 37786 38490 38702 39981 40297 40712 41171 41605 42344
// bufdiff-features: 42984 43488 44505 44522 44816 45773 46139 46283 46414 46832 46995 47392 47486
// bufdiff-features: 47488 49135 49397 49635 50426 50450 52051 52062 52558 52900 52958 53180 53249
// bufdiff-features: 53252 55887 57050 58288 59145 60348 61350 61556 61699 63384 64119 64235 64335
// bufdiff-features: 64959 65499 66422 66765 67726 68019 68355 69449 69987 71168 71169 71434 71798
// bufdiff-features: 71825 72413 73242 73387 74057 74362 74450 74552 74617 75546 76258 76339 77093
// bufdiff-features: 77452 78003 78283 78430 78683 79099 79229 79279 79389 80212 80373 80962 84585
// bufdiff-features: 84887 85316 85843 86125 87495 88008 88732 89780 91074 91705 91948 92194 94049
// bufdiff-features: 94755 95285 95407 96989 97864 98526 99009 99032 99743 100157 102809 103014
// bufdiff-features: 104315 104931 106097 108561 108748 109086 109327 109567 110479 110725 112267
// bufdiff-features: 112709 112929 113781 114965 115471 115711 115990 116080 117206 118769 119501
// bufdiff-features: 119588 120920 121394 121467 122764 124448 124909 125702 127259 127528 127834
// bufdiff-features: 128768 130933
module {
  func.func private @f1(%arg0: tensor<3xcomplex<f32>>, %arg1: tensor<3xcomplex<f32>>, %arg2: i7, %arg3: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
    %0 = linalg.copy ins(%arg1 : tensor<3xcomplex<f32>>) outs(%arg1 : tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %1 = linalg.copy ins(%arg1 : tensor<3xcomplex<f32>>) outs(%arg3 : tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %c7_i7 = arith.constant 7 : i7
    %2 = arith.cmpi uge, %arg2, %c7_i7 : i7
    %3 = arith.select %2, %arg3, %1 : tensor<3xcomplex<f32>>
    return %arg3 : tensor<3xcomplex<f32>>
  }
  func.func @main(%arg0: tensor<2x2xcomplex<f32>>, %arg1: tensor<?xf32>) -> (tensor<4xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) {
    %c4_i64 = arith.constant 4 : i64
    %from_elements = tensor.from_elements %c4_i64 : tensor<1xi64>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<2x2xcomplex<f32>>, tensor<1xi64>) -> tensor<4xcomplex<f32>>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [1, 2] [1, 1] : tensor<2x2xcomplex<f32>> to tensor<1x2xcomplex<f32>>
    %0 = tensor.empty() : tensor<2x1xcomplex<f32>>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %extracted_slice[%c0, %c0] : tensor<1x2xcomplex<f32>>
    %1 = linalg.fill ins(%extracted : complex<f32>) outs(%0 : tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %transposed = linalg.transpose ins(%1 : tensor<2x1xcomplex<f32>>) outs(%extracted_slice : tensor<1x2xcomplex<f32>>) permutation = [1, 0] 
    %inserted_slice = tensor.insert_slice %transposed into %arg0[0, 0] [1, 2] [1, 1] : tensor<1x2xcomplex<f32>> into tensor<2x2xcomplex<f32>>
    %c4_i32 = arith.constant 4 : i32
    %from_elements_0 = tensor.from_elements %c4_i32 : tensor<1xi32>
    %reshape_1 = tensor.reshape %inserted_slice(%from_elements_0) : (tensor<2x2xcomplex<f32>>, tensor<1xi32>) -> tensor<4xcomplex<f32>>
    %extracted_slice_2 = tensor.extract_slice %reshape_1[0] [3] [1] : tensor<4xcomplex<f32>> to tensor<3xcomplex<f32>>
    %c0_i7 = arith.constant 0 : i7
    %2 = call @f1(%extracted_slice_2, %extracted_slice_2, %c0_i7, %extracted_slice_2) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, i7, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    return %reshape, %2, %extracted_slice, %transposed : tensor<4xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>
  }
}

