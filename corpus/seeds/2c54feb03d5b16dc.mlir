// bufdiff-profile: slices
// bufdiff-choices: 64169c46b4824852d2366b1f59e6fc3a0f1b9dcd10ffb8f4ee7ceebed086cac6644b000c85736700
// bufdiff-choices: 68f92ad5dc43796e9b3f746ae4d190cad7a22b1dda518d4aead7962ae7c13cf7393fd1581f28674c
// bufdiff-choices: d7467984aff1e32750329070fd9cc7c43e91f38f149df984b1615b87802e72aba19350cbbc6b91dc
// bufdiff-choices: 5be08fc496dc75b987432ab736ffc804da0f901225212eed68544a8273f8c66387d3af7bfa565085
// bufdiff-choices: 0647d2291f128ad9a0b80e1606a87eefdcacf457f8d12f887b8cf7fea228356417d7e4973e87c91e
// bufdiff-choices: 91821bc2128719e3f3170233b08a809e738ef19356624df8634f30fd076894f35bdbd586ba8b71da
// bufdiff-choices: 93c68bb975a5bb66cabc
// bufdiff-features: 2684 2961 3217 4020 4064 4752 5973 6363 6611 8818 8918 9479 9706 10020 10039
// bufdiff-features: 10166 10968 11162 11277 11538 13017 13233 13424 14454 15440 15540 15686 15751
// bufdiff-features: 15791 15903 16269 16682 17015 17232 18166 18486 18588 18602 18936 19100 19419
// bufdiff-features: 19746 19979 20092 20237 20874 22280 23600 23874 24207 24826 25119 25388 26023
// bufdiff-features: 26107 26546 26568 26663 26796 27048 27825 28556 29590 29667 29684 30305 30666
// bufdiff-features: 31756 31899 32301 33530 33853 34167 34564 34647 36014 36092 36721 36784 36935
// bufdiff-features: 37183 37251 37499 37736 37743 39540 39927 40712 40841 40884 41137 41679 41984
// bufdiff-features: 42467 42797 43022 43098 43171 43209 43774 44474 44522 44621 44959 45159 46095
// bufdiff-features: 46203 46995 47200 47392 47486 48038 48724 48974 49635 50894 51564 52042 52558
// bufdiff-features: 52595 52900 52958 53243 54203 54309 54827 54998 55088 55472 56087 56404 57234
// bufdiff-features: 57598 57718 57773 58228 60348 60686 60897 61699 61969 62218 63062 63479 63495
// bufdiff-features: 63610 64120 64235 64778 64959 66192 66422 66765 66777 66869 67360 68355 68755
// bufdiff-features: 68764 69032 69403 69817 69987 69999 70119 70335 71168 71169 71904 72363 73141
// bufdiff-features: 73192 73289 73802 74057 74362 74617 74833 75061 75874 76211 76370 76373 76677
// bufdiff-features: 76915 76953 77551 78283 78430 79389 80920 81200 81502 81707 81736 82011 82552
// bufdiff-features: 83194 83332 83549 84585 84774 84853 84922 85047 86125 86676 86992 87923 88341
// bufdiff-features: 88583 88732 89109 89410 89445 89780 89812 90097 91633 91737 92194 92541 93150
// bufdiff-features: 94755 95285 95385 95407 96464 96989 97447 98501 99009 99228 99383 99512 99568
// bufdiff-features: 101823 102204 102461 104315 104790 104931 104973 105858 105902 107882 108038
// bufdiff-features: 108165 108169 108221 108920 109028 109086 109105 109187 109528 109878 110136
// bufdiff-features: 110772 110917 111976 112474 112929 113171 114601 114712 114783 115471 115711
// bufdiff-features: 115890 116725 117235 117618 118555 118769 118884 119138 119340 121363 121394
// bufdiff-features: 121467 122668 122764 124839 125174 125797 125854 126554 127813 127922 128182
// bufdiff-features: 128456 128768 130192 130602 130632 130942
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f2(%arg0: tensor<i64>) -> tensor<i64> {
    %cst = arith.constant dense<6> : tensor<i64>
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%cst, %cst : tensor<i64>, tensor<i64>) outs(%arg0 : tensor<i64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %2 = arith.maxsi %in, %in_0 : i64
      linalg.yield %2 : i64
    } -> tensor<i64>
    %1 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%cst, %cst : tensor<i64>, tensor<i64>) outs(%0 : tensor<i64>) -> tensor<i64>
    %expanded = tensor.expand_shape %1 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    return %0 : tensor<i64>
  }
  func.func private @f1(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<i64>, tensor<1xi1>, tensor<i1>, tensor<i64>) {
    %0 = tensor.empty() : tensor<i1>
    %false = arith.constant false
    %1 = linalg.fill ins(%false : i1) outs(%0 : tensor<i1>) -> tensor<i1>
    %2 = linalg.select ins(%1, %arg1, %arg1 : tensor<i1>, tensor<i64>, tensor<i64>) outs(%arg1 : tensor<i64>) -> tensor<i64>
    %expanded = tensor.expand_shape %1 [] output_shape [1] : tensor<i1> into tensor<1xi1>
    %3 = call @pick1(%arg0, %2) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %c100_i64 = arith.constant 100 : i64
    %4 = linalg.fill ins(%c100_i64 : i64) outs(%3 : tensor<i64>) -> tensor<i64>
    %5 = tensor.empty() : tensor<i64>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<i64>) outs(%5 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<i64>
    return %4, %expanded, %1, %6 : tensor<i64>, tensor<1xi1>, tensor<i1>, tensor<i64>
  }
  func.func private @pick1(%arg0: tensor<i64>, %arg1: tensor<i64>) -> tensor<i64> {
    return %arg1 : tensor<i64>
  }
  func.func @main(%arg0: tensor<3x4xi64>) -> (tensor<3x?xi64>, tensor<i64>, tensor<i1>, tensor<1xi1>, tensor<3x2xi64>, tensor<i64>) {
    %c2 = arith.constant 2 : index
    %cst = arith.constant dense<3> : tensor<3x2xi64>
    %cast = tensor.cast %cst : tensor<3x2xi64> to tensor<3x?xi64>
    %inserted_slice = tensor.insert_slice %cast into %arg0[0, 1] [3, %c2] [1, 2] : tensor<3x?xi64> into tensor<3x4xi64>
    %c100_i64 = arith.constant 100 : i64
    %from_elements = tensor.from_elements %c100_i64 : tensor<i64>
    %0:4 = call @f1(%from_elements, %from_elements) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<1xi1>, tensor<i1>, tensor<i64>)
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg0[%c2, %c3] : tensor<3x4xi64>
    %1 = arith.cmpi sle, %extracted, %c100_i64 : i64
    %2 = scf.if %1 -> (tensor<3x4xi64>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %inserted_slice_1 = tensor.insert_slice %0#0 into %cst[%c0, %c1] [1, 1] [1, 1] : tensor<i64> into tensor<3x2xi64>
      scf.yield %inserted_slice : tensor<3x4xi64>
    } else {
      %4 = func.call @pick1(%from_elements, %0#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %5 = tensor.empty() : tensor<4xi64>
      %6 = linalg.fill ins(%c100_i64 : i64) outs(%5 : tensor<4xi64>) -> tensor<4xi64>
      %7 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<4xi64>) outs(%arg0 : tensor<3x4xi64>) {
      ^bb0(%in: i64, %out: i64):
        %8 = arith.cmpi slt, %in, %out : i64
        %9 = arith.select %8, %in, %out : i64
        linalg.yield %9 : i64
      } -> tensor<3x4xi64>
      scf.yield %7 : tensor<3x4xi64>
    }
    %3 = call @f2(%from_elements) : (tensor<i64>) -> tensor<i64>
    %cast_0 = tensor.cast %2 : tensor<3x4xi64> to tensor<3x?xi64>
    return %cast_0, %0#3, %0#2, %0#1, %cst, %3 : tensor<3x?xi64>, tensor<i64>, tensor<i1>, tensor<1xi1>, tensor<3x2xi64>, tensor<i64>
  }
}

