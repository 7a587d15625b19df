// bufdiff-profile: calls
// bufdiff-choices: 0636ec07c8680fd67ed09aa1f5aa9566e8979cb2988fe4cde8daf09731463853b99351206c0a9ef0
// bufdiff-choices: dd940b4b00114fc3218e19f490e9ae7112685b829b68ac423ca7730ec426f44c40a55b4b343bb103
// bufdiff-choices: d1003662e3dae14e78445c02446a1bf65eb0e7b124818df8a214efe97bddd95801847459b5266159
// bufdiff-choices: 1d4d085a35d03bd8e279e300e6c9b1b550a6e8ea2a2295
// bufdiff-features: 6363 6611 6812 8918 9479 11162 13233 13424 15671 15751 16269 18166 19545 19606
// bufdiff-features: 22280 27766 30996 32457 34167 37183 37289 38202 38702 40712 41984 46203 47392
// bufdiff-features: 52148 52900 54823 54827 54998 56404 58579 58892 63071 63384 64120 68355 69403
// bufdiff-features: 71904 74057 75511 76953 78169 78283 78430 78457 79852 80567 82135 83512 84922
// bufdiff-features: 86125 87495 88008 89780 90097 90777 92194 93255 95407 99383 104487 104931
// bufdiff-features: 106843 109732 112929 115778 117235 130602 133756 136030 136273 137045 141891
// bufdiff-features: 149873 153293 156191 156460 158120 160756 162862 165695 165719 166037 167086
// bufdiff-features: 167753 167973 173990 174170 175888 177905 178067 178165 178765 184030 185916
// bufdiff-features: 188790 192422 192771 193290 196031 196349 198460 200104 201601 202241 205434
// bufdiff-features: 205689 210022 210461 212779 214073 214248 215959 217216 218064 218635 226357
// bufdiff-features: 230081 230640 233276 235433 235730 236094 236930 237042 238254 239241 239725
// bufdiff-features: 243053 244677 245397 245673 246543 248209 252466 252539 255917 256112 256550
// bufdiff-features: 259528 259840 261572
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<i8>, %arg1: tensor<i8>) -> (tensor<i8>, tensor<i8>, tensor<i8>, tensor<?x?xi8>, tensor<i8>) {
    %0 = tensor.empty() : tensor<i8>
    %extracted = tensor.extract %arg0[] : tensor<i8>
    %1 = linalg.fill ins(%extracted : i8) outs(%0 : tensor<i8>) -> tensor<i8>
    %2:2 = call @f1(%1, %1) : (tensor<i8>, tensor<i8>) -> (tensor<i8>, tensor<i8>)
    %inserted = tensor.insert %extracted into %1[] : tensor<i8>
    %3 = bufferization.alloc_tensor() copy(%2#1) : tensor<i8>
    %c1_i64 = arith.constant 1 : i64
    %c1_i64_0 = arith.constant 1 : i64
    %from_elements = tensor.from_elements %c1_i64, %c1_i64_0 : tensor<2xi64>
    %reshape = tensor.reshape %2#1(%from_elements) : (tensor<i8>, tensor<2xi64>) -> tensor<?x?xi8>
    return %2#0, %inserted, %3, %reshape, %1 : tensor<i8>, tensor<i8>, tensor<i8>, tensor<?x?xi8>, tensor<i8>
  }
  func.func private @f1(%arg0: tensor<i8>, %arg1: tensor<i8>) -> (tensor<i8>, tensor<i8>) {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%arg1 : tensor<i8>) {
    ^bb0(%out: i8):
      %c42_i8 = arith.constant 42 : i8
      %1 = arith.subi %out, %c42_i8 : i8
      %c0_i8 = arith.constant 0 : i8
      %2 = arith.shrsi %1, %c0_i8 : i8
      linalg.yield %2 : i8
    } -> tensor<i8>
    return %0, %arg0 : tensor<i8>, tensor<i8>
  }
}

