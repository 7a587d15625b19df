// bufdiff-profile: types
// bufdiff-choices: 80243337c3b3c82a9b3e24e1687b33c0ed235d3160c73c8794d7aeff822f5e35b1016cad9d1d944f
// bufdiff-choices: 5ea13867528e2bca9bbb4e2a27083d5bcf43ce9d94c9ebe8111e7027b0114248836d0d95cda0f98f
// bufdiff-choices: ff3e3c630723525b5ee64f3005a719380c442a6ce85c07e1515df8ef6f87011053f302d0bf3422bd
// bufdiff-choices: 4e2510b4fced66362298f0ba9b4ce4a750f0a540fe757834a8a03e8183f34cee19c422a0427c9cfd
// bufdiff-choices: 19d9ba2d55fa029a393eb0dcd2c3cfac05f633fbac4bb72195e2f7c453e350535e2845f751e34d25
// bufdiff-choices: 25fb1636fb4db9801aab1439db5cbc210644ad0acd8cbfe7fd7ce8b95f10ba5523f3c3b4e9df68bd
// bufdiff-choices: 89850a3f15dbc8d8b37b0e45f774b9743255ae0c06b52f3e437fc12e2c0925f8f19710f5c2c4363f
// bufdiff-choices: a0f510c943efdbb4454d90b3228e9645a1db406e4af595e62877af48c7142365529cb47007131fe4
// bufdiff-choices: d6c46295f071445fcd4393ccee2a0e6c89023440578ca925103d0813d1cf4372425c5c64b0bccb7c
// bufdiff-choices: ecb51aadc1
// bufdiff-features: 2461 2572 3217 3579 4506 6363 8261 9158 9479 10035 10872 11441 13424 13915
// bufdiff-features: 14109 14757 15668 15751 16269 18166 18952 18984 19442 19928 21036 21044 21883
// bufdiff-features: 22109 22280 23059 23787 27766 30666 30721 30916 31385 32809 34167 37183 39540
// bufdiff-features: 40070 40712 41519 41679 41984 42467 43229 43442 43942 46203 46208 47392 48598
// bufdiff-features: 48965 49800 51475 51719 52148 52322 52558 52900 54827 54964 55113 55472 56404
// bufdiff-features: 59620 60417 60686 63800 64235 64370 64435 65133 65385 68355 68854 69875 70292
// bufdiff-features: 70335 71050 71306 71904 72243 73289 74057 76915 76953 77283 78283 80036 80273
// bufdiff-features: 82011 84585 84922 86125 88732 88958 90097 90543 90585 92740 93255 94079 95299
// bufdiff-features: 95603 96716 97493 98187 98823 99224 99383 103108 103851 104931 104973 107702
// bufdiff-features: 108221 108416 109187 109853 109923 112751 112929 113940 115113 116732 117235
// bufdiff-features: 117779 119764 120421 121610 121632 124839 127238 128138 129425 129849 130635
// bufdiff-features: 131544 132976 134882 136039 136273 136522 141044 141112 141891 142393 142610
// bufdiff-features: 144513 148304 149674 151936 153063 153293 153913 156460 157579 158120 158897
// bufdiff-features: 160327 161281 161546 162764 162971 163373 163420 163876 164013 164602 165716
// bufdiff-features: 165719 165817 165818 166169 167086 167614 168007 168271 168323 168858 169175
// bufdiff-features: 169584 170744 174571 175248 175723 178067 178165 179506 179649 179977 180258
// bufdiff-features: 181548 182855 183290 184030 184686 184863 187159 188175 188790 189287 190142
// bufdiff-features: 190818 192422 192528 193290 194134 194682 195129 196031 197125 197837 199305
// bufdiff-features: 200685 201284 201322 202241 204527 205430 205434 205689 205953 206220 206618
// bufdiff-features: 207124 207457 207836 208821 210246 210291 210351 210461 211044 212779 213275
// bufdiff-features: 213455 215684 215707 215959 217085 218064 218127 222544 222638 224222 224506
// bufdiff-features: 224961 225759 225818 226357 227536 227972 228291 228390 228485 228519 228936
// bufdiff-features: 230081 230303 230307 230640 230810 231792 233154 233276 235325 236930 238954
// bufdiff-features: 240158 241844 246303 246543 246962 246966 249465 249870 250137 250365 251992
// bufdiff-features: 252133 252422 252466 252539 253740 253836 254648 255520 256112 256688 256926
// bufdiff-features: 257251 258239 258378 260206 260463
#map = affine_map<(d0) -> (d0)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func private @f3(%arg0: tensor<i5>, %arg1: tensor<i5>, %arg2: tensor<i5>, %arg3: tensor<i5>) -> tensor<i5> {
    %0 = tensor.empty() : tensor<i5>
    %c3_i5 = arith.constant 3 : i5
    %1 = linalg.fill ins(%c3_i5 : i5) outs(%0 : tensor<i5>) -> tensor<i5>
    %2 = call @f1(%arg0, %arg0, %1, %arg0) : (tensor<i5>, tensor<i5>, tensor<i5>, tensor<i5>) -> tensor<i5>
    %3 = linalg.copy ins(%2 : tensor<i5>) outs(%arg1 : tensor<i5>) -> tensor<i5>
    %4 = call @f2(%1, %2) : (tensor<i5>, tensor<i5>) -> tensor<i5>
    return %4 : tensor<i5>
  }
  func.func @f2(%arg0: tensor<i5>, %arg1: tensor<i5>) -> tensor<i5> {
    %true = arith.constant true
    %from_elements = tensor.from_elements %true : tensor<i1>
    %0 = tensor.empty() : tensor<i5>
    %c-1_i5 = arith.constant -1 : i5
    %1 = linalg.fill ins(%c-1_i5 : i5) outs(%0 : tensor<i5>) -> tensor<i5>
    %2 = linalg.select ins(%from_elements, %1, %arg1 : tensor<i1>, tensor<i5>, tensor<i5>) outs(%arg0 : tensor<i5>) -> tensor<i5>
    return %1 : tensor<i5>
  }
  func.func @f1(%arg0: tensor<i5>, %arg1: tensor<i5>, %arg2: tensor<i5>, %arg3: tensor<i5>) -> tensor<i5> {
    %c0 = arith.constant 0 : index
    affine.if #set(%c0) {
      %expanded = tensor.expand_shape %arg1 [] output_shape [1] : tensor<i5> into tensor<1xi5>
      %1 = linalg.conv_1d ins(%expanded, %expanded : tensor<1xi5>, tensor<1xi5>) outs(%expanded : tensor<1xi5>) -> tensor<1xi5>
      %2 = tensor.empty() : tensor<1xi5>
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<1xi5>) outs(%2 : tensor<1xi5>) {
      ^bb0(%in: i5, %out: i5):
        %c1_i5_0 = arith.constant 1 : i5
        %4 = arith.ori %in, %c1_i5_0 : i5
        %c1_i5_1 = arith.constant 1 : i5
        %5 = arith.shrui %4, %c1_i5_1 : i5
        linalg.yield %5 : i5
      } -> tensor<1xi5>
    }
    %c1_i5 = arith.constant 1 : i5
    %0 = linalg.fill ins(%c1_i5 : i5) outs(%arg1 : tensor<i5>) -> tensor<i5>
    return %0 : tensor<i5>
  }
  func.func @main(%arg0: tensor<i5>, %arg1: i5, %arg2: memref<i5, strided<[], offset: ?>>) -> (tensor<i5>, tensor<i5>, tensor<i5>) {
    %cst = arith.constant dense<6> : tensor<i5>
    bufferization.materialize_in_destination %cst in restrict writable %arg2 : (tensor<i5>, memref<i5, strided<[], offset: ?>>) -> ()
    %0 = tensor.empty() : tensor<i5>
    %1 = linalg.fill ins(%arg1 : i5) outs(%0 : tensor<i5>) -> tensor<i5>
    %mapped = linalg.map ins(%arg0 : tensor<i5>) outs(%1 : tensor<i5>)
      (%in: i5, %init: i5) {
        linalg.yield %in : i5
      }
    %2 = call @f3(%mapped, %mapped, %mapped, %mapped) : (tensor<i5>, tensor<i5>, tensor<i5>, tensor<i5>) -> tensor<i5>
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %3:3 = scf.for %arg3 = %c2 to %c8 step %c2 iter_args(%arg4 = %0, %arg5 = %2, %arg6 = %arg0) -> (tensor<i5>, tensor<i5>, tensor<i5>) {
      %5 = func.call @f2(%cst, %1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<i5>, tensor<i5>) -> tensor<i5>
      %6 = linalg.fill ins(%arg1 : i5) outs(%arg6 : tensor<i5>) -> tensor<i5>
      %extracted = tensor.extract %6[] : tensor<i5>
      %c4_i5 = arith.constant 4 : i5
      %7 = linalg.fill ins(%c4_i5 : i5) outs(%6 : tensor<i5>) -> tensor<i5>
      %extracted_0 = tensor.extract %arg5[] : tensor<i5>
      %8 = linalg.fill ins(%arg1 : i5) outs(%arg5 : tensor<i5>) -> tensor<i5>
      %9 = linalg.fill ins(%extracted_0 : i5) outs(%8 : tensor<i5>) -> tensor<i5>
      %10 = linalg.copy ins(%9 : tensor<i5>) outs(%arg4 : tensor<i5>) -> tensor<i5>
      scf.yield %10, %9, %7 : tensor<i5>, tensor<i5>, tensor<i5>
    }
    %4 = linalg.fill ins(%arg1 : i5) outs(%3#1 : tensor<i5>) -> tensor<i5>
    return %4, %3#2, %mapped : tensor<i5>, tensor<i5>, tensor<i5>
  }
}

