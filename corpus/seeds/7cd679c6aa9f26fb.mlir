// bufdiff-profile: idioms
// bufdiff-choices: 3ec27f340c08e8d5b76a2e70c68bea2448d76c91f3b342c6daf5178d18a6f425c2bd07d0ec6172ec
// bufdiff-choices: 858e154368d3a9ab26e51be803b99301d909112ba966ea1fde11fa957c25035299c9935eb66c6f87
// bufdiff-choices: 404cb3ca8ad98baeb2b99971a43205e709a368078297ca4d0d638614b247c41a05e2702d568af8aa
// bufdiff-choices: d184f04a6b729ca3be0e5e2eb9972d131852a4b687eeddc88daace5162829891f85264b9abcba403
// bufdiff-choices: d9d790c54952710500359eb3188ce44e02862ab2de7a9ec86e3f4faa7a42bc36aeff573ecb49d8f6
// bufdiff-choices: bffc7ee2152d2a6c7517aee65bcd6f96a0b0be29e9713f3fc902cc22f7c419666c8bfb48881e6922
// bufdiff-choices: fe9e0afff6d09ab7163753baddc4999c003a2010a7f92565992f711d17fcbebef969460e28d9d802
// bufdiff-choices: 84a374c20bf7f2e2e4991aae8f57bc2cc91b9eab8dc14da497ce79918b9e65e58dae691f
// bufdiff-features: 53 1854 2442 2898 4020 4165 4546 4967 4984 5201 5964 5973 6002 6136 6169 6363
// bufdiff-features: 6611 7122 8818 9407 9479 9972 10203 10384 10968 11162 11774 12170 12276 12824
// bufdiff-features: 12932 13233 13390 14454 14925 15440 15639 15662 15750 15751 16161 16269 16675
// bufdiff-features: 16682 18166 19124 19508 20402 20686 20864 22095 22280 24826 25388 25497 25735
// bufdiff-features: 25898 26559 26568 27048 27404 27644 27725 27766 27825 28047 29590 29684 30293
// bufdiff-features: 30666 31972 32116 32614 33084 33985 34159 34167 34301 34344 34564 34623 34647
// bufdiff-features: 35383 36092 36314 36674 36784 37183 38129 38427 38662 38783 40132 40479 40712
// bufdiff-features: 41984 42344 42398 42467 42728 43098 43499 43631 44505 44959 46203 46283 46321
// bufdiff-features: 46416 46832 46995 47228 47392 47488 48033 48185 48974 49135 50450 50717 50894
// bufdiff-features: 51902 52033 52042 52148 52322 52558 52631 52807 52836 52900 52958 53036 53178
// bufdiff-features: 53180 53244 53469 54180 54651 55016 55185 55887 56404 56814 57234 57450 57718
// bufdiff-features: 57923 58308 59070 59291 60686 60698 61350 61556 61699 61969 62035 62218 62675
// bufdiff-features: 62912 62987 62991 63071 63610 63648 63929 64119 64120 64235 64959 65496 66195
// bufdiff-features: 66422 66489 66765 66931 67055 67388 67520 67526 67620 67817 67829 68355 68755
// bufdiff-features: 69235 69817 69875 69987 71169 71198 71904 72413 72909 73041 73289 73455 73725
// bufdiff-features: 73802 74057 74255 74362 74450 74552 74864 74881 74984 76540 76659 77317 77872
// bufdiff-features: 77875 78235 78283 78430 78950 79229 79389 79700 79785 80046 81477 81493 81502
// bufdiff-features: 81511 81736 82135 82203 83091 83549 84585 84887 85513 85843 86125 86827 86992
// bufdiff-features: 87199 87214 87408 87563 87684 87895 88800 89110 89151 89178 89732 89780 89812
// bufdiff-features: 90070 90097 91737 92037 92194 92431 92647 93027 93255 94755 95285 95407 96352
// bufdiff-features: 96431 96986 97318 97354 97736 97864 98187 98194 98501 99009 99137 100455 100783
// bufdiff-features: 103339 104069 104315 104850 104931 105795 105902 105950 107109 107402 107412
// bufdiff-features: 108012 108173 108176 108977 109028 109076 109086 109579 109732 109752 109878
// bufdiff-features: 110552 110816 111733 112549 112929 113822 113906 114547 114601 115289 115471
// bufdiff-features: 115711 116732 117235 117336 118093 119641 119876 120049 120197 120687 120772
// bufdiff-features: 121000 121394 121467 121632 122163 122598 122631 122764 122985 124448 124626
// bufdiff-features: 125573 125602 125908 126386 126864 127346 127813 128750 128768 129878 130500
// bufdiff-features: 130602 130933
module {
  func.func @main(%arg0: tensor<2x5xf32> {bufferization.writable = false}, %arg1: f32, %arg2: tensor<2x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<f32>, tensor<f32>, tensor<2x5xf32>) {
    %false = arith.constant false
    %0 = call @either5(%arg2, %arg0, %false) : (tensor<2x5xf32>, tensor<2x5xf32>, i1) -> tensor<2x5xf32>
    %1 = linalg.max ins(%0, %arg0 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%arg2 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %0[%c1, %c1] : tensor<2x5xf32>
    vector.print %extracted : f32
    %generated = tensor.generate  {
    ^bb0(%arg3: index, %arg4: index):
      %7 = arith.index_cast %arg3 : index to i64
      %8 = arith.sitofp %7 : i64 to f32
      %9 = arith.index_cast %arg4 : index to i64
      %10 = arith.sitofp %9 : i64 to f32
      %11 = arith.subf %8, %10 : f32
      tensor.yield %11 : f32
    } : tensor<1x5xf32>
    %inserted_slice = tensor.insert_slice %generated into %arg0[0, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<2x5xf32>
    %from_elements = tensor.from_elements %arg1 : tensor<f32>
    %cast = tensor.cast %arg2 : tensor<2x5xf32> to tensor<?x?xf32>
    %2 = call @x2(%from_elements, %cast) : (tensor<f32>, tensor<?x?xf32>) -> f32
    %3 = tensor.empty() : tensor<2x5xf32>
    %4 = linalg.fill ins(%arg1 : f32) outs(%3 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %c5_i32 = arith.constant 5 : i32
    %5:3 = call @f1(%4, %c5_i32) : (tensor<2x5xf32>, i32) -> (tensor<2x5xf32>, tensor<2x5xf32>, f32)
    %from_elements_0 = tensor.from_elements %extracted : tensor<f32>
    %c5_i32_1 = arith.constant 5 : i32
    %6:2 = call @f2(%from_elements_0, %from_elements_0, %c5_i32_1) : (tensor<f32>, tensor<f32>, i32) -> (tensor<f32>, tensor<f32>)
    return %1, %inserted_slice, %5#0, %5#1, %6#0, %6#1, %arg0 : tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<f32>, tensor<f32>, tensor<2x5xf32>
  }
  func.func private @f1(%arg0: tensor<2x5xf32>, %arg1: i32) -> (tensor<2x5xf32>, tensor<2x5xf32>, f32) {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 3] [1, 1] : tensor<2x5xf32> to tensor<2x3xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 2] [2, 3] [1, 1] : tensor<2x5xf32> to tensor<2x3xf32>
    %mapped = linalg.map ins(%extracted_slice_0 : tensor<2x3xf32>) outs(%extracted_slice : tensor<2x3xf32>)
      (%in: f32, %init: f32) {
        %cst = arith.constant 0.000000e+00 : f32
        %5 = arith.addf %in, %cst : f32
        linalg.yield %5 : f32
      }
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %extracted_slice_0[%c0, %c2] : tensor<2x3xf32>
    %0 = tensor.empty() : tensor<3x3xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %2 = linalg.matmul ins(%extracted_slice, %1 : tensor<2x3xf32>, tensor<3x3xf32>) outs(%extracted_slice_0 : tensor<2x3xf32>) -> tensor<2x3xf32>
    %inserted_slice = tensor.insert_slice %mapped into %arg0[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x5xf32>
    %inserted_slice_1 = tensor.insert_slice %2 into %inserted_slice[0, 2] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x5xf32>
    %3 = tensor.empty() : tensor<2x5xf32>
    %4 = linalg.copy ins(%inserted_slice : tensor<2x5xf32>) outs(%3 : tensor<2x5xf32>) -> tensor<2x5xf32>
    return %inserted_slice_1, %4, %extracted : tensor<2x5xf32>, tensor<2x5xf32>, f32
  }
  func.func private @x1(tensor<f32> {bufferization.access = "read"}, tensor<2x5xf32> {bufferization.access = "read"}) -> f32
  func.func private @x2(tensor<f32> {bufferization.access = "write"}, tensor<?x?xf32>) -> f32
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: i32) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.negf ins(%arg0 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.while (%arg3 = %c0, %arg4 = %0) : (index, tensor<f32>) -> (index, tensor<f32>) {
      %2 = tensor.empty() : tensor<2x5xf32>
      %cst = arith.constant 7.250000e+00 : f32
      %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %4 = func.call @x1(%0, %3) : (tensor<f32>, tensor<2x5xf32>) -> f32
      %5 = arith.cmpi ult, %arg3, %c1 : index
      scf.condition(%5) %arg3, %arg4 : index, tensor<f32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<f32>):
      %c2 = arith.constant 2 : index
      %c5 = arith.constant 5 : index
      %2 = tensor.empty(%c2, %c5) : tensor<?x?xf32>
      %cst = arith.constant -2.500000e+00 : f32
      %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %cast = tensor.cast %3 : tensor<?x?xf32> to tensor<2x5xf32>
      %4 = func.call @x1(%0, %cast) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f32>, tensor<2x5xf32>) -> f32
      %5 = arith.addi %arg3, %c1 : index
      %6 = linalg.copy ins(%0 : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
      scf.yield %5, %6 : index, tensor<f32>
    }
    return %1#1, %arg0 : tensor<f32>, tensor<f32>
  }
  func.func private @either5(%arg0: tensor<2x5xf32>, %arg1: tensor<2x5xf32>, %arg2: i1) -> tensor<2x5xf32> {
    %0 = scf.if %arg2 -> (tensor<2x5xf32>) {
      scf.yield %arg0 : tensor<2x5xf32>
    } else {
      scf.yield %arg1 : tensor<2x5xf32>
    }
    return %0 : tensor<2x5xf32>
  }
}

