// bufdiff-profile: loops
// bufdiff-choices: d3a50a7d4251cc426ac5248baf70ef82aee0370c9574676d8aec333392d5fc532eb31db29ce54352
// bufdiff-choices: 41f9bf2851994457b30833dd00d4747b2fd3c0ac8e6da1b9c5c6e17814d045770c559492140a3645
// bufdiff-choices: 96237bb95b16ee05c7a837e938aa9f644cef841c28c17de892d5d30628aacdeaed82db1e11a2f632
// bufdiff-choices: 459c84942f4a2f9de4f5006d82ec224047d478b49ae539419975b135a8efbe8811c51f392bb91463
// bufdiff-choices: a180000d3abad486cac8e8cdb37a82e217159da0f2864d01032b9b8f3674099567fd2382d32d229f
// bufdiff-choices: f4b9eed7e10fb6a1fdcfafe4c69d16bd8ee71180313e72d34347217f34747c58dfed6905900fefe7
// bufdiff-choices: 66b24f4526187cebc4888cacb2a3ad7d92e420f980d19f796c7964ddba98b49485b4030cd51009e6
// bufdiff-choices: 84ad844208b1f0fc5a5d9e4502c7689da6ab2da93e498a5e2458e5f25a74631f15a099b80fdf41a1
// bufdiff-choices: 7b6d211589642c5b6b1518
// bufdiff-features: 706 1854 1858 3579 4752 4958 5297 6136 6787 7122 7490 9479 13233 13424 15751
// bufdiff-features: 16269 17193 18166 18383 19205 19726 19922 20402 20968 22280 22630 24207 24682
// bufdiff-features: 25729 25898 26117 26536 27869 33162 34167 35163 36936 37007 37183 38783 40675
// bufdiff-features: 40712 41984 43631 43774 44093 45031 45617 46203 47138 47203 47392 47762 48259
// bufdiff-features: 49635 51178 51851 52148 52322 52558 52807 52900 54827 55003 55014 55463 56314
// bufdiff-features: 56404 59764 60686 63071 63614 63800 64235 66797 67159 68355 69875 71306 72442
// bufdiff-features: 73141 73289 73849 74057 75361 76268 76540 77617 78038 78162 78283 79181 81160
// bufdiff-features: 81316 81628 82135 82168 82552 83023 83194 84202 84585 84628 84922 85157 85557
// bufdiff-features: 85634 86125 88000 88732 89121 89178 89250 89780 89964 90585 91074 91312 91884
// bufdiff-features: 92022 92194 93318 93719 94172 94951 95339 95407 96353 98501 99279 99870 99991
// bufdiff-features: 101081 101264 101296 101582 102788 102809 103108 103673 103851 104339 104931
// bufdiff-features: 104958 105236 107702 108221 108977 109375 109528 109923 110162 110780 110816
// bufdiff-features: 112756 112929 113084 116891 117151 119129 119200 119588 120049 120650 120933
// bufdiff-features: 121181 121561 121632 123884 124839 126825 127096 129878 131544 131851 132976
// bufdiff-features: 133446 133756 134511 135464 136273 137045 137650 139061 139515 141891 142393
// bufdiff-features: 142680 144530 147178 148814 149534 150751 150818 153293 155884 155898 156325
// bufdiff-features: 156460 158120 158897 159042 159724 159796 160138 160756 161065 162350 162764
// bufdiff-features: 162971 163406 164201 165636 165719 166169 167086 168639 168858 169744 171053
// bufdiff-features: 174571 174717 175312 176447 176927 178067 178165 180469 181088 181548 183114
// bufdiff-features: 183224 183817 184030 185598 185723 186039 186942 187683 188136 188522 188737
// bufdiff-features: 188790 189471 189820 190142 190520 191076 192422 192771 193290 193354 193747
// bufdiff-features: 194134 194256 195183 195205 195366 196031 197837 200104 202241 204195 204527
// bufdiff-features: 205430 205434 206157 207051 208812 210461 211283 212565 212651 212779 213275
// bufdiff-features: 215959 216527 216754 218064 220223 220973 222612 223970 224739 226668 227154
// bufdiff-features: 227345 227536 228061 228139 228291 228390 228519 228936 229266 229587 230081
// bufdiff-features: 230640 230810 231770 232911 233766 234718 235880 236986 237223 237281 238954
// bufdiff-features: 239941 240158 240999 245380 245619 246543 246966 247062 247204 248643 249841
// bufdiff-features: 251444 252377 252466 252539 253836 254836 255520 256112 257794 257806 259528
// bufdiff-features: 259685 259840 261114
#map = affine_map<() -> ()>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func private @f4(%arg0: tensor<f32>) -> (tensor<3xf32>, tensor<f32>) {
    %0 = tensor.empty() : tensor<f32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.square ins(%1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %rank = tensor.rank %0 : tensor<f32>
    %3:4 = call @f2(%1) : (tensor<f32>) -> (tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<f32>)
    %4 = linalg.abs ins(%3#0 : tensor<3xf32>) outs(%3#0 : tensor<3xf32>) -> tensor<3xf32>
    return %4, %3#3 : tensor<3xf32>, tensor<f32>
  }
  func.func @f3(%arg0: tensor<f32>) -> (tensor<f32>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.while (%arg1 = %c0, %arg2 = %arg0) : (index, tensor<f32>) -> (index, tensor<f32>) {
      %c11 = arith.constant 11 : index
      %4 = arith.cmpi ult, %arg1, %c11 : index
      %5 = scf.if %4 -> (tensor<f32>) {
        scf.yield %arg0 : tensor<f32>
      } else {
        scf.yield %arg2 : tensor<f32>
      }
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%5 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<f32>
      %extracted_0 = tensor.extract %arg0[] : tensor<f32>
      %7 = arith.cmpi ult, %arg1, %c1 : index
      %8 = arith.andi %7, %4 : i1
      scf.condition(%8) %arg1, %arg2 : index, tensor<f32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<f32>):
      %4 = arith.addi %arg1, %c1 : index
      %5 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %arg2) -> (tensor<f32>) {
        %extracted_0 = tensor.extract %arg4[] : tensor<f32>
        %cst = arith.constant -2.500000e+00 : f32
        %inserted = tensor.insert %cst into %arg4[] : tensor<f32>
        scf.yield %inserted : tensor<f32>
      }
      scf.yield %4, %5 : index, tensor<f32>
    }
    %1 = tensor.empty() : tensor<f32>
    %extracted = tensor.extract %0#1[] : tensor<f32>
    %2 = linalg.fill ins(%extracted : f32) outs(%1 : tensor<f32>) -> tensor<f32>
    %3 = linalg.square ins(%2 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %3, %0#0 : tensor<f32>, index
  }
  func.func @f1(%arg0: tensor<f32>) -> tensor<3xf32> {
    %0 = tensor.empty() : tensor<3xf32>
    %cst = arith.constant 3.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %3 = arith.index_cast %arg1 : index to i64
      %4 = arith.sitofp %3 : i64 to f32
      %cst_0 = arith.constant 5.000000e-01 : f32
      %5 = arith.subf %4, %cst_0 : f32
      tensor.yield %5 : f32
    } : tensor<3xf32>
    %2 = linalg.dot ins(%1, %generated : tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %1 : tensor<3xf32>
  }
  func.func private @f2(%arg0: tensor<f32>) -> (tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = arith.constant dense<8.500000e+00> : tensor<f32>
    %0 = linalg.min ins(%arg0, %cst : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %cst[] : tensor<f32>
    %cst_0 = arith.constant -1.000000e+00 : f32
    %1 = arith.cmpf ogt, %extracted, %cst_0 : f32
    %2 = arith.select %1, %0, %cst : tensor<f32>
    %3 = call @f1(%cst) : (tensor<f32>) -> tensor<3xf32>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.copy ins(%cst : tensor<f32>) outs(%4 : tensor<f32>) -> tensor<f32>
    return %3, %2, %0, %5 : tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<3xf32>, tensor<f32>) {
    %c2 = arith.constant 2 : index
    affine.if #set(%c2) {
      %4 = linalg.max ins(%arg1, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      %extracted = tensor.extract %4[] : tensor<f32>
      vector.print %extracted : f32
    } else {
      %extracted = tensor.extract %arg0[] : tensor<f32>
      %4 = linalg.exp ins(%arg1 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
      %5 = tensor.empty() : tensor<f32>
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%4 : tensor<f32>) outs(%5 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %7 = arith.minimumf %in, %extracted : f32
        linalg.yield %7 : f32
      } -> tensor<f32>
    }
    %0:2 = call @f4(%arg0) : (tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
    %1:2 = call @f3(%0#1) : (tensor<f32>) -> (tensor<f32>, index)
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.sub ins(%arg1, %1#0 : tensor<f32>, tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    return %3, %0#0, %1#0 : tensor<f32>, tensor<3xf32>, tensor<f32>
  }
}

