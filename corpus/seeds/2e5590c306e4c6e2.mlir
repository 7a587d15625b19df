// bufdiff-profile: idioms
// bufdiff-choices: 9203ebd1544cb52faeba0d15542ac73dfc9c8a30869bc5d626e5eac8eb1e4d0bd9fea428e9cc11b2
// bufdiff-choices: a1e3b53a0e4df88d73dc6218611c84b487be65c61de06f1f0e9a15316bc73ce36ef82358253a8402
// bufdiff-choices: 17bf9ff962f45a64a9ea54cd2bb07f33514fa1268ba2221047ea1e0686ac037f0ebf7078892b6248
// bufdiff-choices: bbe101de554482743ed5710db77ec23d06403af796058c466c7334a2806e2cca225fa62a4d3f3e1b
// bufdiff-choices: 213ad9bde5628787652876423d3e1fb19304557d85692e69a9b67ff3fe959f8702c4a0f9c18fcf34
// bufdiff-choices: a249bb7f1e8f9beeae46f952b6881054fb8ae0ea029b757d66a48fa855f105cac14f41647e1f0ccc
// bufdiff-choices: 8bae48e5ee6b8848b9ed5e8b8c9b9736cb90c3d6a2e35adc57cf1d80d4ac26d11d92e6eb11d94dcd
// bufdiff-choices: 0c91cc43f4c63ec28d2b2adda82f861f953fc77dc6021085090290b19b04827e852ddcef8623cde9
// bufdiff-choices: 7640c9816d67b7bae21ac3c448672995958dfe6e8465437b4e3927cd
// bufdiff-features: 1209 1663 1854 2066 3972 4020 4462 4795 4958 4970 4984 5973 6611 6812 7122 8235
// bufdiff-features: 8829 9479 10166 10819 11012 11162 11441 11538 12403 12638 12760 13233 14454
// bufdiff-features: 14884 15440 15751 15929 17329 18774 19746 19979 20686 20838 20874 20992 21420
// bufdiff-features: 21522 21579 21760 21825 21953 21991 22095 22221 22280 22323 22505 23055 23874
// bufdiff-features: 24259 24330 25388 25962 26568 27048 27116 27411 27825 29001 29066 29640 29684
// bufdiff-features: 29872 30625 30666 30902 31543 31692 32301 32966 33409 33979 34167 34299 34647
// bufdiff-features: 35053 35163 35507 36125 36448 36721 36784 36901 36935 38672 38783 39457 40011
// bufdiff-features: 40133 40479 40765 42344 42984 43098 44615 44994 45017 46203 46242 46832 47392
// bufdiff-features: 47486 47782 48905 48974 49800 49956 50482 51475 51534 51851 52150 52322 52558
// bufdiff-features: 52900 52958 53243 53435 53469 53779 54180 54651 55113 55472 55870 55887 57718
// bufdiff-features: 57773 58122 58308 58387 58748 58895 59070 59094 59302 59458 60122 60306 60686
// bufdiff-features: 61556 61699 61780 61944 62675 62688 62701 63800 63915 64057 64120 64235 64435
// bufdiff-features: 64716 64778 66422 66765 66995 67388 67817 68355 69735 69987 70046 71169 71544
// bufdiff-features: 72674 72689 73455 73802 74057 74181 74362 74507 74617 75377 76258 76659 77129
// bufdiff-features: 77307 78283 78430 79279 79389 80036 80533 81039 81303 81477 82203 82267 82565
// bufdiff-features: 83672 83710 83905 84585 84632 84887 85843 86125 87523 87585 88732 89151 89178
// bufdiff-features: 89780 89812 91558 91586 91737 91845 92022 92365 92541 93150 93255 93944 94178
// bufdiff-features: 94746 94913 95285 95705 96273 96538 97131 97318 97447 97731 97864 97924 98194
// bufdiff-features: 98501 99009 99383 99568 100059 101105 101259 101823 102329 102847 103851 104931
// bufdiff-features: 104973 105038 105579 106716 107702 107783 107840 108038 108857 108869 108920
// bufdiff-features: 109086 109624 110772 110816 110952 111073 112929 113940 114308 114432 115035
// bufdiff-features: 115471 115711 115990 116554 117206 117235 117506 118522 118769 121318 121394
// bufdiff-features: 121467 122286 122764 123204 123967 124448 124484 125040 125850 125908 126920
// bufdiff-features: 127691 127834 128456 128694 128713 128733 128768 129246 129630 130310 130952
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f3(%arg0: tensor<4xi8>) -> tensor<?x1xi8> {
    %cst = arith.constant dense<[[11, 12], [13, 14]]> : tensor<2x2xi8>
    %cast = tensor.cast %cst : tensor<2x2xi8> to tensor<?x?xi8>
    %0 = call @f2(%arg0, %cst, %cst, %cast) : (tensor<4xi8>, tensor<2x2xi8>, tensor<2x2xi8>, tensor<?x?xi8>) -> tensor<?x?xi8>
    %c-3_i8 = arith.constant -3 : i8
    call @x1(%arg0, %c-3_i8) : (tensor<4xi8>, i8) -> ()
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %0[%c1, %c0] : tensor<?x?xi8>
    %1 = arith.index_cast %extracted : i8 to index
    %c2 = arith.constant 2 : index
    %2 = arith.remui %1, %c2 : index
    %extracted_slice = tensor.extract_slice %0[0, %2] [%c1, 1] [1, 1] : tensor<?x?xi8> to tensor<?x1xi8>
    return %extracted_slice : tensor<?x1xi8>
  }
  func.func private @f2(%arg0: tensor<4xi8>, %arg1: tensor<2x2xi8>, %arg2: tensor<2x2xi8>, %arg3: tensor<?x?xi8>) -> tensor<?x?xi8> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c1, %c0] : tensor<2x2xi8>
    %inserted = tensor.insert %extracted into %arg2[%c0, %c0] : tensor<2x2xi8>
    %extracted_0 = tensor.extract %arg2[%c0, %c0] : tensor<2x2xi8>
    vector.print %extracted_0 : i8
    %extracted_1 = tensor.extract %inserted[%c0, %c0] : tensor<2x2xi8>
    vector.print %extracted_1 : i8
    return %arg3 : tensor<?x?xi8>
  }
  func.func private @x1(tensor<4xi8>, i8)
  func.func private @x2(tensor<?xi8> {bufferization.access = "read"}, tensor<?x?xi8> {bufferization.access = "none"}, tensor<?x?xi8> {bufferization.access = "write"})
  func.func private @f1(%arg0: tensor<2x4xi8>, %arg1: tensor<2x4xi8>, %arg2: tensor<5xi8>) -> (tensor<5xi8>, tensor<5xi8>, tensor<5xi1>) {
    %cst = arith.constant dense<true> : tensor<5xi1>
    %c-128_i8 = arith.constant -128 : i8
    %c2_i8 = arith.constant 2 : i8
    %c0_i8 = arith.constant 0 : i8
    %c11_i8 = arith.constant 11 : i8
    %from_elements = tensor.from_elements %c-128_i8, %c-128_i8, %c2_i8, %c0_i8, %c11_i8 : tensor<5xi8>
    %0 = linalg.select ins(%cst, %arg2, %from_elements : tensor<5xi1>, tensor<5xi8>, tensor<5xi8>) outs(%arg2 : tensor<5xi8>) -> tensor<5xi8>
    %1 = tensor.empty() : tensor<5xi1>
    %2 = linalg.copy ins(%cst : tensor<5xi1>) outs(%1 : tensor<5xi1>) -> tensor<5xi1>
    return %0, %from_elements, %2 : tensor<5xi8>, tensor<5xi8>, tensor<5xi1>
  }
  func.func @main(%arg0: tensor<?x?xi8>, %arg1: tensor<?xi8>) -> (tensor<?x1xi8>, tensor<5xi1>, tensor<5xi8>, tensor<5xi8>, tensor<?x?xi8>, tensor<2x4xi8>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:3 = scf.while (%arg2 = %c0, %arg3 = %arg0, %arg4 = %arg0) : (index, tensor<?x?xi8>, tensor<?x?xi8>) -> (index, tensor<?x?xi8>, tensor<?x?xi8>) {
      %3 = arith.cmpi ult, %arg2, %c3 : index
      scf.condition(%3) %arg2, %arg3, %arg4 : index, tensor<?x?xi8>, tensor<?x?xi8>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<?x?xi8>, %arg4: tensor<?x?xi8>):
      %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg1 : tensor<?xi8>) {
      ^bb0(%out: i8):
        %7 = linalg.index 0 : index
        %extracted = tensor.extract %arg1[%7] : tensor<?xi8>
        %c5_i8 = arith.constant 5 : i8
        %8 = arith.subi %extracted, %c5_i8 : i8
        %c2_i8 = arith.constant 2 : i8
        %9 = arith.shrsi %8, %c2_i8 : i8
        linalg.yield %9 : i8
      } -> tensor<?xi8>
      %cst_2 = arith.constant dense<-3> : tensor<4xi8>
      %c9_i8 = arith.constant 9 : i8
      func.call @x1(%cst_2, %c9_i8) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline} : (tensor<4xi8>, i8) -> ()
      %4 = arith.addi %arg2, %c1 : index
      %5 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%arg0, %arg4 : tensor<?x?xi8>, tensor<?x?xi8>) outs(%arg3 : tensor<?x?xi8>) -> tensor<?x?xi8>
      %c42_i8 = arith.constant 42 : i8
      %6 = linalg.fill ins(%c42_i8 : i8) outs(%5 : tensor<?x?xi8>) -> tensor<?x?xi8>
      scf.yield %4, %6, %arg4 : index, tensor<?x?xi8>, tensor<?x?xi8>
    }
    call @x2(%arg1, %0#2, %0#2) : (tensor<?xi8>, tensor<?x?xi8>, tensor<?x?xi8>) -> ()
    %cst = arith.constant dense<9> : tensor<2x4xi8>
    %cst_0 = arith.constant dense<-3> : tensor<5xi8>
    %1:3 = call @f1(%cst, %cst, %cst_0) : (tensor<2x4xi8>, tensor<2x4xi8>, tensor<5xi8>) -> (tensor<5xi8>, tensor<5xi8>, tensor<5xi1>)
    %c7_i8 = arith.constant 7 : i8
    %c100_i8 = arith.constant 100 : i8
    %c0_i8 = arith.constant 0 : i8
    %c100_i8_1 = arith.constant 100 : i8
    %from_elements = tensor.from_elements %c7_i8, %c100_i8, %c0_i8, %c100_i8_1 : tensor<4xi8>
    %2 = call @f3(%from_elements) : (tensor<4xi8>) -> tensor<?x1xi8>
    return %2, %1#2, %1#1, %1#0, %0#1, %cst, %0#0 : tensor<?x1xi8>, tensor<5xi1>, tensor<5xi8>, tensor<5xi8>, tensor<?x?xi8>, tensor<2x4xi8>, index
  }
}

