// bufdiff-profile: idioms
// bufdiff-choices: 7c021e404022fb6437a9c3c70f80817d254aad30f0e58219afbef72fbfba711161adda827b870c82
// bufdiff-choices: 5b899eaf586cac0e6ad36a3bd7b664eae33bd5d0803eb03d1e3e009fcf5f8b7167cc70f68a63d964
// bufdiff-choices: 295225c9974a063605b20727f0218aea56fb5e9d5c97352a67206778651ace5e3104fac25c1c902f
// bufdiff-choices: 17bdae165148dc82b223a0d8b0f5fcfbae0e98d1f816f012fb9e408abb539e81b36cb851b4afbe61
// bufdiff-choices: 8fcec70b30a444e4cb7e52265323e84dd4d57f008d177782f12589c38cc9607db09c744f80f9127d
// bufdiff-choices: 73cd94404492bb25b7c450f3bd17b601bcd28bfd57c02ee0e2212235c8e97fd379769df9e9cd8074
// bufdiff-choices: e71dbd0c8067a36a364c168214607f13849b4269a08a551aa0d479920da0aeba82178ec9dc2c7914
// bufdiff-choices: 6a0ff318a5d1c30400d2f2fb7348d6f82924631558f6f82a6f9f1fd2d1adb88f4f6bb75a95ffaa23
// bufdiff-choices: 3468cd583e2aecdafc56923ef86b7321e76e954055a2322c2263d36d9f4ba61308c7fde3ed13bddc
// bufdiff-choices: ddc9348133738a958dea68e180fccb8754633e1c51a933f57c15233200ac823519725c9d55ea4e36
// bufdiff-choices: 231c477808164c9b7e9fcc52cbb07023bb4cc7feeb9fb5bc4346fe61d320f52d20efcc24f6667da0
// bufdiff-choices: cfb327b97e8699ff07d15e5481a3282dfd92c4f789e3253a64fae867
// bufdiff-features: 1388 1854 3217 4752 6277 6787 6831 7122 7516 7554 7662 8918 9294 9479 10035
// bufdiff-features: 11136 11751 12932 13233 14884 15671 15751 15929 16172 16682 17470 18480 19419
// bufdiff-features: 19496 19979 20838 21374 21953 22280 23047 23143 24259 24330 26148 26568 27644
// bufdiff-features: 28389 28814 29001 29590 30666 32232 33772 33853 34159 34167 35239 35957 36784
// bufdiff-features: 38783 38876 39915 40663 40712 41605 41799 42398 42467 42984 44505 44621 45202
// bufdiff-features: 45432 45571 45683 45897 46203 46476 46835 47102 47203 47392 47762 48974 50633
// bufdiff-features: 51178 51415 52062 52267 52322 52558 52807 52900 53180 53469 53472 54395 54998
// bufdiff-features: 55318 55463 55966 56140 58272 58308 59292 60686 62232 64119 64162 64235 64716
// bufdiff-features: 65625 65726 66422 68355 68664 68707 69050 69081 69403 69735 69965 70119 73041
// bufdiff-features: 73141 73802 74057 74255 76328 76339 76700 76953 76973 78100 78283 78430 78796
// bufdiff-features: 79271 79405 80290 80400 81511 81736 82565 83194 84585 85557 85780 85843 86125
// bufdiff-features: 86525 86562 86582 86643 86866 86886 88337 88732 88932 89481 89732 89780 89882
// bufdiff-features: 90777 90977 91163 92194 93171 93318 93653 94405 94736 94981 98138 98501 98975
// bufdiff-features: 99383 100427 100631 101264 101854 102788 103339 103673 104315 104339 104931
// bufdiff-features: 105573 107425 107614 108012 108221 109144 110426 110658 110816 111835 112929
// bufdiff-features: 113014 113084 113374 115778 116758 117183 117235 117724 117914 118093 118695
// bufdiff-features: 119572 120933 121000 121318 121626 122414 123118 123293 123503 124013 124626
// bufdiff-features: 124826 125702 125921 127205 128907 128916 130933 131107 131366 132624 133440
// bufdiff-features: 133571 134122 135534 136056 136296 137045 137656 140924 141625 141891 142040
// bufdiff-features: 142610 144093 144120 146063 146512 147477 148304 148647 150232 150631 150818
// bufdiff-features: 152098 152233 152748 153293 155465 155884 155898 155976 156460 156807 157531
// bufdiff-features: 157579 158119 158120 158128 158862 158897 159348 159590 159769 160349 161304
// bufdiff-features: 161862 161883 162862 163947 164709 165719 166047 166456 167164 167793 168858
// bufdiff-features: 171083 171134 171369 171551 172435 173537 174138 174367 175312 175687 175735
// bufdiff-features: 176031 176782 177211 177488 177904 178560 179647 180207 181522 181789 182719
// bufdiff-features: 183007 183224 183722 184030 184851 184962 185723 186849 186959 188790 189471
// bufdiff-features: 190142 190166 190520 190627 191911 192628 192771 192878 193747 194134 194987
// bufdiff-features: 195820 196031 196632 197837 198209 198432 198460 198689 199827 200104 201438
// bufdiff-features: 201601 202032 202118 202241 204103 204195 204527 204797 205434 205689 206056
// bufdiff-features: 206712 207330 207442 210461 211786 211974 212549 213065 214073 214469 216677
// bufdiff-features: 216969 217621 217899 218089 218657 220098 220181 220223 220923 221549 221903
// bufdiff-features: 222130 222219 223180 223423 223839 224466 224744 224899 225016 225827 225985
// bufdiff-features: 226151 226357 226607 227623 227829 228061 228936 229936 230081 230640 230915
// bufdiff-features: 231527 231564 231770 231792 233919 234527 235831 236930 237022 237281 237763
// bufdiff-features: 237788 237963 238474 238596 238938 238954 240158 242145 242267 243781 243784
// bufdiff-features: 244746 245738 246037 246062 246543 246783 247062 247241 248726 249793 249841
// bufdiff-features: 250713 251476 252466 252539 253523 253836 254057 254310 254836 255201 255520
// bufdiff-features: 255556 255676 255758 256112 257949 258331 258378 258455 258477 259510 259840
// bufdiff-features: 261426
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2xf32> {bufferization.writable = false}) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<2xf32>, index) {
    %0:5 = call @f1(%arg0) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, index)
    %1 = call @f2(%0#2) : (tensor<2xf32>) -> tensor<1xf32>
    %cast = tensor.cast %0#3 : tensor<2xf32> to tensor<?xf32>
    %2 = call @f3(%cast, %cast) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %cast_0 = tensor.cast %0#1 : tensor<2xf32> to tensor<?xf32>
    %cast_1 = tensor.cast %0#1 : tensor<2xf32> to tensor<?xf32>
    %3 = call @f3(%cast_0, %cast_1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %4 = call @f3(%3, %3) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %extracted_slice = tensor.extract_slice %4[0] [1] [2] : tensor<?xf32> to tensor<1xf32>
    %extracted_slice_2 = tensor.extract_slice %4[1] [1] [2] : tensor<?xf32> to tensor<1xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%1, %extracted_slice_2 : tensor<1xf32>, tensor<1xf32>) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
    %cst = arith.constant dense<[[6.500000e+00, 7.500000e+00]]> : tensor<1x2xf32>
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant 2.000000e+00 : f32
    %from_elements = tensor.from_elements %cst_3, %cst_4 : tensor<2xf32>
    %6 = linalg.matvec ins(%cst, %from_elements : tensor<1x2xf32>, tensor<2xf32>) outs(%extracted_slice_2 : tensor<1xf32>) -> tensor<1xf32>
    %inserted_slice = tensor.insert_slice %5 into %4[0] [1] [2] : tensor<1xf32> into tensor<?xf32>
    %inserted_slice_5 = tensor.insert_slice %6 into %inserted_slice[1] [1] [2] : tensor<1xf32> into tensor<?xf32>
    return %2, %inserted_slice_5, %inserted_slice, %0#0, %0#4 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<2xf32>, index
  }
  func.func @f3(%arg0: tensor<?xf32> {bufferization.buffer_layout = #map}, %arg1: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg0 : tensor<?xf32>) {
    ^bb0(%out: f32):
      %cst = arith.constant 1.000000e+10 : f32
      %2 = arith.divf %out, %cst : f32
      linalg.yield %2 : f32
    } -> tensor<?xf32>
    %1 = memref.alloca_scope  -> (f32) {
      %2 = tensor.empty() : tensor<3x3xf32>
      %cst = arith.constant 2.000000e+00 : f32
      %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<3x3xf32>) outs(%3 : tensor<3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<3x3xf32>
      %c3 = arith.constant 3 : index
      %5 = tensor.empty(%c3, %c3) : tensor<?x?xf32>
      %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %7 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%3, %6 : tensor<3x3xf32>, tensor<?x?xf32>) outs(%3 : tensor<3x3xf32>) {
      ^bb0(%in: f32, %in_1: f32, %out: f32):
        %8 = arith.maximumf %in, %in_1 : f32
        linalg.yield %8 : f32
      } -> tensor<3x3xf32>
      %c1 = arith.constant 1 : index
      %extracted = tensor.extract %7[%c1, %c1] : tensor<3x3xf32>
      %cst_0 = arith.constant -2.500000e+00 : f32
      memref.alloca_scope.return %cst_0 : f32
    }
    return %0 : tensor<?xf32>
  }
  func.func private @f2(%arg0: tensor<2xf32>) -> tensor<1xf32> {
    %cst = arith.constant dense<1.000000e+01> : tensor<2xf32>
    %0 = linalg.min ins(%arg0, %cst : tensor<2xf32>, tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %1 = linalg.copy ins(%0 : tensor<2xf32>) outs(%cst : tensor<2xf32>) -> tensor<2xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %cst[0] [%c1] [%c1] : tensor<2xf32> to tensor<?xf32>
    %2 = tensor.empty() : tensor<1xf32>
    %3 = linalg.copy ins(%extracted_slice : tensor<?xf32>) outs(%2 : tensor<1xf32>) -> tensor<1xf32>
    return %3 : tensor<1xf32>
  }
  func.func private @f1(%arg0: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, index) {
    %cst = arith.constant dense<1.000000e+00> : tensor<2xf32>
    %0 = linalg.min ins(%arg0, %cst : tensor<2xf32>, tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %inserted_slice = tensor.insert_slice %cst into %arg0[0] [2] [1] : tensor<2xf32> into tensor<2xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %1:3 = scf.while (%arg1 = %c0, %arg2 = %inserted_slice, %arg3 = %arg0) : (index, tensor<2xf32>, tensor<2xf32>) -> (index, tensor<2xf32>, tensor<2xf32>) {
      %8 = arith.cmpi ult, %arg1, %c3 : index
      %extracted = tensor.extract %arg3[%c1] : tensor<2xf32>
      %cst_2 = arith.constant 0.000000e+00 : f32
      %9 = arith.cmpf ule, %extracted, %cst_2 : f32
      %10 = arith.andi %8, %9 : i1
      %extracted_3 = tensor.extract %arg3[%c1] : tensor<2xf32>
      %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0 : tensor<2xf32>) outs(%arg3 : tensor<2xf32>) {
      ^bb0(%in: f32, %out: f32):
        %16 = arith.mulf %in, %out : f32
        linalg.yield %16 : f32
      } -> tensor<2xf32>
      %extracted_4 = tensor.extract %11[%c1] : tensor<2xf32>
      %12 = tensor.empty() : tensor<2xf32>
      %cst_5 = arith.constant -2.500000e+00 : f32
      %13 = linalg.fill ins(%cst_5 : f32) outs(%12 : tensor<2xf32>) -> tensor<2xf32>
      %14 = linalg.round ins(%13 : tensor<2xf32>) outs(%11 : tensor<2xf32>) -> tensor<2xf32>
      %15 = linalg.square ins(%14 : tensor<2xf32>) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
      scf.condition(%10) %arg1, %15, %14 : index, tensor<2xf32>, tensor<2xf32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<2xf32>, %arg3: tensor<2xf32>):
      %8 = arith.addi %arg1, %c1 : index
      %cst_2 = arith.constant dense<[false, true]> : tensor<2xi1>
      %9 = linalg.select ins(%cst_2, %arg0, %cst : tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) outs(%arg3 : tensor<2xf32>) -> tensor<2xf32>
      %mapped = linalg.map { arith.addf } ins(%inserted_slice, %0 : tensor<2xf32>, tensor<2xf32>) outs(%9 : tensor<2xf32>)
      %10 = linalg.copy ins(%mapped : tensor<2xf32>) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %8, %10, %mapped : index, tensor<2xf32>, tensor<2xf32>
    }
    %cst_0 = arith.constant 1.000000e+10 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %from_elements = tensor.from_elements %cst_0, %cst_1 : tensor<2xf32>
    %2 = linalg.floor ins(%from_elements : tensor<2xf32>) outs(%1#1 : tensor<2xf32>) -> tensor<2xf32>
    %3 = bufferization.alloc_tensor() copy(%1#2) : tensor<2xf32>
    %4 = tensor.empty() : tensor<2xf32>
    %5 = linalg.copy ins(%arg0 : tensor<2xf32>) outs(%4 : tensor<2xf32>) -> tensor<2xf32>
    %6 = tensor.empty() : tensor<2xf32>
    %7 = linalg.copy ins(%1#2 : tensor<2xf32>) outs(%6 : tensor<2xf32>) -> tensor<2xf32>
    return %2, %3, %5, %7, %1#0 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, index
  }
}

