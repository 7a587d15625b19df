// bufdiff-profile: calls
// bufdiff-choices: 2ff245dc12e8b816fd3302c11990737b873a25d6ed8553c027205c8995a77a49e80de598f38d8e6d
// bufdiff-choices: 871e52bd8b9f550401c51147b06ef6654ca6f7dd2bf9ac1f78f68634cac3555c8de42dff3577c50b
// bufdiff-choices: ba73a42c410aeec9234a6743d38675d393cd56184c834a8aad6b85a740f3aba5039752a99d3b3f94
// bufdiff-choices: 49a8fdfd8a61f5633297297f371ba37aa6d80970cefe083063fe05c83cfaa861041715c034152cf3
// bufdiff-choices: bfdb28585d0becdd3ae62bba8dc4ffc4e7fb5376917c04e38552863acfd4947706026a1e1b6ca859
// bufdiff-choices: 41dd35cb6c5bcd741f5bfebe234d2f4a741b0d69d696c8d18d83d021c61a74b62b3935d7bc5d842d
// bufdiff-choices: 0541e0505ec882693bb082102e0b0c9fc130523425b4acb3bfccc88744d087af91ca681a8bee0f83
// bufdiff-choices: 1f7b1a72c10b006f42edba034ef457251071
// bufdiff-features: 1150 3392 4045 5013 5066 5305 6237 6611 9479 11162 12276 12932 13233 14454
// bufdiff-features: 14704 15671 15751 16289 18822 20023 20099 21522 22095 22280 22448 23225 26568
// bufdiff-features: 26960 27640 28389 29590 29968 30666 31543 32809 32918 33769 33881 34167 34838
// bufdiff-features: 35163 36784 38783 40266 40663 40669 40712 42344 42984 43442 44505 45147 45202
// bufdiff-features: 46203 46459 48598 48974 49657 50894 52062 52558 52807 52823 52900 53180 53252
// bufdiff-features: 53469 54385 54658 55113 55148 59620 60417 60686 61037 61944 63071 63800 64119
// bufdiff-features: 64120 65726 66327 66422 66995 68355 69427 71050 71259 71306 73388 73802 73894
// bufdiff-features: 74057 74257 74864 75134 75361 75696 77617 78283 78430 80567 81104 81736 82011
// bufdiff-features: 82135 84585 85681 85843 86125 86834 86844 88732 89780 89812 90777 90977 92194
// bufdiff-features: 93171 93908 95407 95930 96808 97006 97715 97924 98170 98501 99294 99383 100059
// bufdiff-features: 104149 104931 105700 107412 107425 108038 108977 109125 109643 110780 112929
// bufdiff-features: 113041 113920 113940 115252 115801 116549 117206 117235 117724 119588 119597
// bufdiff-features: 121626 124626 124985 127533 128685 128916 130310 130352 133084 135868 137014
// bufdiff-features: 137045 142040 142623 144060 146063 146512 147747 148698 149846 151758 153226
// bufdiff-features: 153293 155898 156460 157774 158120 158373 159251 160756 163044 163131 164709
// bufdiff-features: 165394 165695 165719 166065 166456 166559 166579 168323 168858 171369 171551
// bufdiff-features: 172832 173354 177211 177355 177904 178067 178560 180207 181522 184030 185016
// bufdiff-features: 185342 185394 185572 186959 188790 190046 191472 191690 192374 192422 192628
// bufdiff-features: 192771 193773 194134 194714 195182 195246 196031 196349 197267 198279 198432
// bufdiff-features: 198460 199506 200298 201059 201594 201601 202085 202241 202814 203746 203867
// bufdiff-features: 205434 205689 207442 208379 208557 210406 210461 211183 211786 211967 212111
// bufdiff-features: 213275 214143 214325 214484 214744 217216 217672 218018 218096 218657 218738
// bufdiff-features: 221903 222705 222809 223640 224041 224899 225827 226151 226357 228390 229117
// bufdiff-features: 230293 230640 231722 231770 231792 233174 233731 235141 235375 236024 236714
// bufdiff-features: 236930 236986 239049 239241 240158 241308 243718 243872 246543 246622 247062
// bufdiff-features: 249011 249841 250948 252466 252539 253836 254743 255394 255729 258331 258378
// bufdiff-features: 259785 259840 261781
module {
  func.func private @f2(%arg0: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %generated = tensor.generate %dim, %dim_0 {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      %0 = arith.index_cast %arg1 : index to i64
      %1 = arith.sitofp %0 : i64 to f32
      %2 = arith.index_cast %arg2 : index to i64
      %3 = arith.sitofp %2 : i64 to f32
      %4 = arith.index_cast %arg3 : index to i64
      %5 = arith.sitofp %4 : i64 to f32
      %6 = arith.maximumf %1, %3 : f32
      %7 = arith.subf %6, %5 : f32
      tensor.yield %7 : f32
    } : tensor<?x?x2xf32>
    %reduced = linalg.reduce ins(%generated : tensor<?x?x2xf32>) outs(%arg0 : tensor<?x?xf32>) dimensions = [2] 
      (%in: f32, %init: f32) {
        %0 = arith.subf %in, %init : f32
        linalg.yield %0 : f32
      }
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    return %extracted_slice, %reduced : tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func @f1(%arg0: tensor<5xf32>, %arg1: tensor<0xf32>, %arg2: tensor<5xf32>, %arg3: f32) -> (tensor<0xf32>, tensor<5xf32>) {
    %c3 = arith.constant 3 : index
    %inserted = tensor.insert %arg3 into %arg0[%c3] : tensor<5xf32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg1[%c0] [0] [1] : tensor<0xf32> to tensor<0xf32>
    %extracted_slice_0 = tensor.extract_slice %arg1[%c0] [0] [1] : tensor<0xf32> to tensor<0xf32>
    %0 = linalg.div ins(%arg1, %extracted_slice_0 : tensor<0xf32>, tensor<0xf32>) outs(%extracted_slice : tensor<0xf32>) -> tensor<0xf32>
    %1 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%extracted_slice, %extracted_slice_0 : tensor<0xf32>, tensor<0xf32>) outs(%extracted_slice_0 : tensor<0xf32>) -> tensor<0xf32>
    %inserted_slice = tensor.insert_slice %1 into %arg1[%c0] [0] [1] : tensor<0xf32> into tensor<0xf32>
    %inserted_slice_1 = tensor.insert_slice %0 into %inserted_slice[%c0] [0] [1] : tensor<0xf32> into tensor<0xf32>
    return %inserted_slice_1, %inserted : tensor<0xf32>, tensor<5xf32>
  }
  func.func @f3(%arg0: tensor<5xf32>, %arg1: tensor<4x3xf32>) -> (tensor<?x?xf32>, tensor<5xf32>, tensor<?x?xf32>) {
    %c4 = arith.constant 4 : index
    %cst = arith.constant 1.000000e+10 : f32
    %inserted = tensor.insert %cst into %arg0[%c4] : tensor<5xf32>
    %cast = tensor.cast %arg1 : tensor<4x3xf32> to tensor<?x?xf32>
    %0:2 = call @f2(%cast) : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
    %1 = bufferization.alloc_tensor() copy(%0#0) : tensor<?x?xf32>
    return %1, %inserted, %0#1 : tensor<?x?xf32>, tensor<5xf32>, tensor<?x?xf32>
  }
  func.func @main(%arg0: tensor<5xf32>, %arg1: tensor<0xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<1x2x?x?xf32>, tensor<?xf32>, tensor<0xf32>, tensor<?x?xf32>, tensor<5xf32>, tensor<?x?xf32>) {
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %10 = arith.index_cast %arg2 : index to i64
      %11 = arith.sitofp %10 : i64 to f32
      %12 = arith.index_cast %arg3 : index to i64
      %13 = arith.sitofp %12 : i64 to f32
      %14 = arith.subf %11, %13 : f32
      tensor.yield %14 : f32
    } : tensor<4x3xf32>
    %0:3 = call @f3(%arg0, %generated) : (tensor<5xf32>, tensor<4x3xf32>) -> (tensor<?x?xf32>, tensor<5xf32>, tensor<?x?xf32>)
    %cst = arith.constant 3.000000e+00 : f32
    %1:2 = call @f1(%arg0, %arg1, %arg0, %cst) : (tensor<5xf32>, tensor<0xf32>, tensor<5xf32>, f32) -> (tensor<0xf32>, tensor<5xf32>)
    %c1 = arith.constant 1 : index
    %2 = tensor.empty(%c1, %c1) : tensor<1x2x?x?xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<1x2x?x?xf32>) -> tensor<1x2x?x?xf32>
    %4 = tensor.empty() : tensor<1x2x2x1xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %3[%c0, %c1, %c0, %c0] : tensor<1x2x?x?xf32>
    %5 = linalg.fill ins(%extracted : f32) outs(%4 : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
    %6 = tensor.empty() : tensor<2x2x2x1xf32>
    %7 = linalg.fill ins(%extracted : f32) outs(%6 : tensor<2x2x2x1xf32>) -> tensor<2x2x2x1xf32>
    %8 = linalg.conv_2d_nchw_fchw ins(%5, %7 : tensor<1x2x2x1xf32>, tensor<2x2x2x1xf32>) outs(%3 : tensor<1x2x?x?xf32>) -> tensor<1x2x?x?xf32>
    %cst_0 = arith.constant dense<3.000000e+00> : tensor<1x3xf32>
    %cast = tensor.cast %cst_0 : tensor<1x3xf32> to tensor<?x?xf32>
    %9:2 = call @f2(%cast) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
    %cast_1 = tensor.cast %1#1 : tensor<5xf32> to tensor<?xf32>
    return %9#1, %9#0, %8, %cast_1, %1#0, %0#2, %0#1, %0#0 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<1x2x?x?xf32>, tensor<?xf32>, tensor<0xf32>, tensor<?x?xf32>, tensor<5xf32>, tensor<?x?xf32>
  }
}

