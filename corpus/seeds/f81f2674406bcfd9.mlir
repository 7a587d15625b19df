// bufdiff-profile: idioms
// bufdiff-choices: 1ea883a9d1907c1df7e7a34138b0d85077047cb1461739e0e3d8dc283992609ca82b6002d7dfa22f
// bufdiff-choices: 06a8dfae0156abe23d4e4a3422595bc3098cf91606637041363ef2b323138885c86822fab5ae9e1d
// bufdiff-choices: e7023d33cf937e0234e54340b75266b779b8ff4ac402a00dc71d3ee7af2e2f99d86adb19fb485356
// bufdiff-choices: dc78456232c9e48cd090a312702c632d4545e73c5b1e14922fbb270bd9e8beee627ee26b8d485c92
// bufdiff-choices: 3d
// bufdiff-features: 2898 3500 6611 9479 10670 11162 11825 13233 14925 15751 18330 20127 22280 26568
// bufdiff-features: 26922 27725 28773 31705 34159 34167 34779 36784 40712 46203 46447 47392 52807
// bufdiff-features: 52900 53443 59176 60686 61944 64120 64235 64435 68355 71701 72450 72629 73289
// bufdiff-features: 73802 73926 74057 76994 78283 78430 81736 84585 86125 88732 89780 90070 90202
// bufdiff-features: 92194 96439 98501 101791 102601 102809 103056 103869 104931 106321 106761
// bufdiff-features: 110552 112099 112929 115778 117490 120963 122950 125908 127329 130585 130933
// bufdiff-features: 136030 140958 141834 141891 146001 146512 151326 151936 153957 155898 156460
// bufdiff-features: 157426 158120 158897 160756 164734 165719 166037 168858 169159 171204 171992
// bufdiff-features: 176963 177905 178067 180469 181541 184030 185916 186959 188358 188376 188790
// bufdiff-features: 189708 190520 192422 192771 196031 196787 197770 197837 199097 203352 203746
// bufdiff-features: 205434 205689 210461 215938 215959 219393 220962 220999 223687 223933 225828
// bufdiff-features: 228390 229266 230081 230517 231887 233137 236930 240158 240315 242841 245380
// bufdiff-features: 246208 246543 246783 247913 248929 249140 252466 252539 256112 256550 259528
// bufdiff-features: 259840 260308 260971
module {
  func.func @main(%arg0: tensor<2x2xindex>, %arg1: tensor<?x?xindex>, %arg2: i32) -> (tensor<2x2xindex>, tensor<2x2xindex>, tensor<2x2x2x1xi32>, tensor<2x2x2x1xi32>, tensor<?xindex>) {
    %0 = call @f1(%arg0) : (tensor<2x2xindex>) -> tensor<2x2xindex>
    %1 = tensor.empty() : tensor<2x2xindex>
    %c2 = arith.constant 2 : index
    %2 = tensor.empty(%c2) : tensor<?xindex>
    %c3 = arith.constant 3 : index
    %3 = linalg.fill ins(%c3 : index) outs(%2 : tensor<?xindex>) -> tensor<?xindex>
    %cast = tensor.cast %3 : tensor<?xindex> to tensor<2xindex>
    %broadcasted = linalg.broadcast ins(%cast : tensor<2xindex>) outs(%1 : tensor<2x2xindex>) dimensions = [1] 
    %cst = arith.constant dense<7> : tensor<2x2x2x1xi32>
    %4 = tensor.empty() : tensor<2x1x1xi32>
    %5 = linalg.fill ins(%arg2 : i32) outs(%4 : tensor<2x1x1xi32>) -> tensor<2x1x1xi32>
    %6 = linalg.depthwise_conv_2d_nchw_chw ins(%cst, %5 : tensor<2x2x2x1xi32>, tensor<2x1x1xi32>) outs(%cst : tensor<2x2x2x1xi32>) -> tensor<2x2x2x1xi32>
    return %0, %broadcasted, %6, %cst, %3 : tensor<2x2xindex>, tensor<2x2xindex>, tensor<2x2x2x1xi32>, tensor<2x2x2x1xi32>, tensor<?xindex>
  }
  func.func private @f1(%arg0: tensor<2x2xindex>) -> tensor<2x2xindex> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %0 = vector.transfer_read %arg0[%c0, %c1], %c7 : tensor<2x2xindex>, vector<3xindex>
    %1 = vector.extract %0[0] : index from vector<3xindex>
    %2 = tensor.empty() : tensor<2x2xindex>
    %3 = linalg.fill ins(%1 : index) outs(%2 : tensor<2x2xindex>) -> tensor<2x2xindex>
    %c3 = arith.constant 3 : index
    %4 = arith.cmpi sgt, %1, %c3 : index
    %5 = arith.select %4, %arg0, %3 : tensor<2x2xindex>
    %mapped = linalg.map ins(%3 : tensor<2x2xindex>) outs(%5 : tensor<2x2xindex>)
      (%in: index, %init: index) {
        %6 = arith.addi %in, %1 : index
        %c5 = arith.constant 5 : index
        %7 = arith.shli %6, %c5 : index
        linalg.yield %7 : index
      }
    %extracted = tensor.extract %arg0[%c1, %c0] : tensor<2x2xindex>
    return %mapped : tensor<2x2xindex>
  }
}

