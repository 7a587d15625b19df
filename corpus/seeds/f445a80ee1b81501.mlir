// bufdiff-profile: loops
// bufdiff-choices: 61dfa106636759227c61666879a7b1d97c67b9f042364987c91d532b5924f554cd3470d604f8f70a
// bufdiff-choices: 18a9049b994e4c3530961d447deb1ee485a0c8b59adf2747bf0696669fe029ff418e9816880a7707
// bufdiff-choices: 1877024e53027a7310f9e1b91227dbe5d8693d8d3229db289aa6fab5c4a8587d879d733d1f7c85c8
// bufdiff-choices: 09c92c2c9c659b028ccd8032dd6e4ac87a8c8c4ff80408929751f0979b13621f512f6e1efc153d73
// bufdiff-choices: 62d5d093846c495f2b9b7ca18199f9b276d9d3169333da4b4a3bea514e3c678697cae252c5557fda
// bufdiff-choices: 4de9da2cfa0c9acfb77646a0fe9db3e15ce986933b104dfa66c3c04a556000003a16be0c79fd44fb
// bufdiff-choices: cd309e86f8ea59988695f51138bf6f8f3770c52a535dfa89c3bf6dafca854bdf3b47290b0a4d0967
// bufdiff-choices: 04de9b1d4ae4f4174d9b1d85d72df78e641de84a64972ce5f2a15718ce94b38cb4255997
// bufdiff-features: 1854 1858 2898 4752 4795 7299 7516 9479 10035 10203 11162 11602 12544 13233
// bufdiff-features: 15751 18822 19166 19419 20127 21522 22095 22280 23787 24184 24259 24330 26568
// bufdiff-features: 28747 28814 29590 30584 30666 31279 31543 31705 31925 32536 33769 33853 34167
// bufdiff-features: 37346 38783 40712 40753 42156 42398 42984 43612 43963 44621 45202 46203 47230
// bufdiff-features: 48451 49956 50894 51878 51913 52062 52148 52558 52900 53252 54998 55113 58272
// bufdiff-features: 59176 59539 59834 60306 60686 62035 62232 63800 64120 64235 64412 64716 65781
// bufdiff-features: 66380 66422 67929 68355 68457 71050 71168 71174 73289 73319 73926 74057 74507
// bufdiff-features: 75502 76953 77475 78283 78430 79099 79201 80144 80511 82565 83194 84090 84305
// bufdiff-features: 84585 84946 85843 86125 87895 88732 89178 89780 90099 90202 91633 92194 92970
// bufdiff-features: 93255 97559 98138 98501 98617 98936 99202 99228 99383 100465 102341 102809
// bufdiff-features: 104931 105038 105224 105579 107783 109732 110816 111561 112929 113041 113940
// bufdiff-features: 114656 115778 115801 117183 117235 118234 118544 120197 120963 121115 121318
// bufdiff-features: 123204 124723 124932 125446 125908 125921 126214 130933 131567 132624 135863
// bufdiff-features: 135868 136273 137045 137172 146109 146608 148304 149304 149846 149991 150707
// bufdiff-features: 150818 150907 152064 153293 153427 153957 155898 156191 156460 158120 160756
// bufdiff-features: 163188 163231 163465 163687 164679 165057 165719 165806 166037 166579 167793
// bufdiff-features: 170029 173530 173537 174170 175687 176499 177904 178067 179739 180469 184030
// bufdiff-features: 184183 186959 188217 189967 191059 192422 192628 192771 193747 194134 194682
// bufdiff-features: 196031 196289 197337 197392 197426 197561 197837 201059 202032 202241 204797
// bufdiff-features: 205005 205434 205689 207760 208947 209349 210461 211786 211884 212549 213275
// bufdiff-features: 215925 216062 218635 218657 219218 220223 220999 221163 221258 224099 225016
// bufdiff-features: 225985 226151 226357 227829 228390 228657 228835 229266 229810 230081 232494
// bufdiff-features: 233919 234441 234527 235141 235231 235840 236930 238474 240158 240651 240799
// bufdiff-features: 242267 243061 243546 243781 244054 244196 244658 245738 246062 246463 246543
// bufdiff-features: 246783 247062 248930 249841 250713 252466 252539 254057 254836 255556 258477
// bufdiff-features: 258906 259528 259840 260364 260971
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0, d0)>
module {
  func.func private @f1(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %0 = tensor.empty() : tensor<3xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<3xf32>) outs(%arg3 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.negf %in : f32
      %5 = arith.addf %4, %cst : f32
      linalg.yield %5 : f32
    } -> tensor<3xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %3:3 = scf.while (%arg4 = %c0, %arg5 = %1, %arg6 = %arg2) : (index, tensor<3xf32>, tensor<3xf32>) -> (index, tensor<3xf32>, tensor<3xf32>) {
      %4 = arith.cmpi ult, %arg4, %c2 : index
      scf.condition(%4) %arg4, %arg5, %arg6 : index, tensor<3xf32>, tensor<3xf32>
    } do {
    ^bb0(%arg4: index, %arg5: tensor<3xf32>, %arg6: tensor<3xf32>):
      %4 = arith.addi %arg4, %c1 : index
      %5 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%2, %arg2 : tensor<3xf32>, tensor<3xf32>) outs(%arg6 : tensor<3xf32>) -> tensor<3xf32>
      %6 = linalg.max ins(%1, %arg5 : tensor<3xf32>, tensor<3xf32>) outs(%5 : tensor<3xf32>) -> tensor<3xf32>
      %7 = tensor.empty() : tensor<3x3xf32>
      %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %9 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%8 : tensor<3x3xf32>) outs(%arg5 : tensor<3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %11 = arith.subf %in, %cst : f32
        linalg.yield %11 : f32
      } -> tensor<3xf32>
      %10 = linalg.erf ins(%2 : tensor<3xf32>) outs(%9 : tensor<3xf32>) -> tensor<3xf32>
      scf.yield %4, %10, %6 : index, tensor<3xf32>, tensor<3xf32>
    }
    return %3#1, %arg1, %3#2 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func private @f2(%arg0: tensor<4x3xf32>) -> tensor<4x3xf32> {
    %0 = tensor.empty() : tensor<4x3xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c0, %c2] : tensor<4x3xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %2 = arith.cmpf oeq, %extracted, %cst : f32
    %3 = arith.select %2, %arg0, %1 : tensor<4x3xf32>
    %4 = linalg.negf ins(%arg0 : tensor<4x3xf32>) outs(%3 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %5 = arith.index_castui %2 : i1 to index
    %c4 = arith.constant 4 : index
    %6 = arith.remui %5, %c4 : index
    %extracted_0 = tensor.extract %arg0[%6, %c2] : tensor<4x3xf32>
    vector.print %extracted_0 : f32
    %7 = linalg.ceil ins(%4 : tensor<4x3xf32>) outs(%arg0 : tensor<4x3xf32>) -> tensor<4x3xf32>
    return %7 : tensor<4x3xf32>
  }
  func.func @main(%arg0: tensor<3xf32> {bufferization.buffer_layout = #map}, %arg1: tensor<4x3xf32> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>}) -> (tensor<?x1x?x1xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x3xf32>) {
    %0 = tensor.empty() : tensor<4x3xf32>
    %cst = arith.constant 1.000000e+01 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %2 = call @f2(%1) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %3:3 = call @f1(%arg0, %arg0, %arg0, %arg0) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %4 = tensor.empty() : tensor<2x2x1x2xf32>
    %cst_0 = arith.constant 2.000000e+00 : f32
    %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<2x2x1x2xf32>) -> tensor<2x2x1x2xf32>
    %6 = tensor.empty() : tensor<1x1xf32>
    %7 = linalg.pooling_nchw_sum ins(%5, %6 : tensor<2x2x1x2xf32>, tensor<1x1xf32>) outs(%5 : tensor<2x2x1x2xf32>) -> tensor<2x2x1x2xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %7[%c0, 1, 0, %c1] [%c2, 1, %c1, 1] [1, %c1, 1, 1] : tensor<2x2x1x2xf32> to tensor<?x1x?x1xf32>
    return %extracted_slice, %3#2, %3#1, %3#0, %2 : tensor<?x1x?x1xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x3xf32>
  }
}

