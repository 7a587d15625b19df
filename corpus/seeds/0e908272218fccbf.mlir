// bufdiff-profile: cfg
// bufdiff-choices: abf5a83c999f1f403e71cca09d9ae7b7a91682c2e09423c480c92d6cfce5f6ca07c8fed89b4bdc7a
// bufdiff-choices: 81b69e1acd8e5a7396d4ec2d13110104183e79e5197c6bf339cc2e262ac13220e135f533d6d01016
// bufdiff-choices: a7d74eac5fbc711356c8e4d544a98989f99692a470affaa43ef1a428be96c5c40c65182c4964f6d4
// bufdiff-choices: 762eae95d2ecee53c30872b4c450af6534210f54a08c9f0e276596048b0dc1d727eaadacafb9ba90
// bufdiff-choices: 2b000796e7200f3747d701cd23b9abefe3d606a694f5b327df9f7ea78f3a310625f5c20a182e6b89
// bufdiff-choices: 15b5dbf6c63bd62c7ec6aa19f0fbc85bc6807665699c10894680f2d4f335ca5cc194000b8316b574
// bufdiff-choices: 2086f09b2fa34b1cf98109f2df92402b313318ce99a641f600153a7d99ba273c7c627975bd9e5b24
// bufdiff-choices: 43d6d5f3909afb5ccc19c05a541e51e9a9dae895a0bb35dc36fe1251a965daaee66dae1ba21cd426
// bufdiff-choices: d7a19cb1d0e375a4fdfa90196b14d97112c53d7082981a632fa076cb3502e573b6153df385b6f920
// bufdiff-choices: ea631a6ca782c74c7057e9092709d0d28bd034f15d091b2f9336f1d5fc0a8dc6fd68d3378ae5fe46
// bufdiff-choices: 6f7b29b3619ee2d2382961c7c2e06e88a4c87dd56aa392704a7b4cf1abb452db8c6e6399b017bec7
// bufdiff-choices: caf71e
// bufdiff-features: 76 706 977 2270 2461 3638 4752 6363 7947 8021 9479 9789 9965 11162 11694 12170
// bufdiff-features: 13424 14884 15751 15903 16269 16512 17470 18166 18249 19166 20806 22095 22280
// bufdiff-features: 23787 24259 25213 25898 26125 26568 27704 27725 27766 28133 29261 29590 30275
// bufdiff-features: 30427 30503 30539 30593 31143 34167 34544 34648 34960 36784 37183 38427 39150
// bufdiff-features: 39706 40540 41396 41984 41996 42228 42294 42344 42398 42984 43410 44522 44625
// bufdiff-features: 44835 44839 45017 45617 46203 47779 48038 48974 49956 51851 52062 52148 52322
// bufdiff-features: 52558 52900 53252 53951 54827 54964 55113 56024 56404 58020 58024 58308 59347
// bufdiff-features: 59428 60686 61128 62883 63071 64120 64435 65133 65225 65401 66422 68355 69875
// bufdiff-features: 72243 72520 73289 73802 74135 74833 75502 77823 77910 78283 78430 78457 78808
// bufdiff-features: 79099 79852 81511 82011 82094 82135 82565 82851 84585 84922 86125 86710 86844
// bufdiff-features: 87923 88337 88354 88732 89178 89780 90070 90097 90441 91248 91748 92344 92740
// bufdiff-features: 93032 93567 93718 93827 94202 94450 95407 95603 96351 98430 99383 99834 101867
// bufdiff-features: 103339 103673 104034 104931 105286 105700 106808 108907 110816 111275 111422
// bufdiff-features: 111765 111839 112929 113041 113626 113940 115801 116253 116845 119555 120049
// bufdiff-features: 121000 121406 121632 125573 126134 129404 129423 129630 130602 130933 131567
// bufdiff-features: 131780 135522 135868 136056 136273 137045 137477 139901 141111 141238 141392
// bufdiff-features: 141891 142008 142660 146441 146512 147358 150838 150907 151446 153192 153220
// bufdiff-features: 153293 154129 154946 156325 156460 157034 157769 158120 158373 158897 159348
// bufdiff-features: 160756 160786 161092 161410 161961 163581 164472 164679 165636 165719 166037
// bufdiff-features: 166579 166639 167086 167793 168323 168858 169299 170458 171358 171369 171884
// bufdiff-features: 174170 174571 175687 175711 175786 177904 178067 178165 179594 182148 183114
// bufdiff-features: 183323 183778 184030 185252 186959 187179 188790 189024 189674 191908 192422
// bufdiff-features: 192628 192771 193223 193290 193773 194063 195021 195420 196031 196632 196722
// bufdiff-features: 197695 198267 198762 198870 199818 201059 202241 203158 204721 205434 205688
// bufdiff-features: 205689 206820 207760 208623 209666 209883 210461 212111 212301 212375 212565
// bufdiff-features: 212600 214143 215340 220223 222386 223099 223970 224099 224217 225016 225250
// bufdiff-features: 225985 226357 227002 227154 227217 228058 229623 230081 230580 230640 231527
// bufdiff-features: 233276 234387 235396 237990 238254 238474 239888 240100 240158 242267 243117
// bufdiff-features: 243351 245380 245458 245619 246062 246543 247062 249451 249631 249841 250143
// bufdiff-features: 250713 250980 252260 252466 252539 253836 254817 255556 256112 256792 257099
// bufdiff-features: 257120 258994 259840 260179 262097
module {
  func.func @main(%arg0: tensor<f32>, %arg1: i64) -> (tensor<4xi64>, tensor<f32>, tensor<f32>, tensor<4xi64>, tensor<2xi64>, i64, i64) {
    %cst = arith.constant dense<[10, 13, 16, 19]> : tensor<4xi64>
    %0:2 = call @f1(%cst, %cst, %cst) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> (tensor<4xi64>, tensor<4xi64>)
    %cst_0 = arith.constant 0.000000e+00 : f32
    %1:2 = call @f3(%arg0, %cst_0, %arg0, %arg0) : (tensor<f32>, f32, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %c7_i64 = arith.constant 7 : i64
    %2 = arith.cmpi uge, %arg1, %c7_i64 : i64
    scf.if %2 {
      %cst_1 = arith.constant dense<[2, 3, 0, 1]> : vector<4xi32>
      %cst_2 = arith.constant dense<true> : vector<4xi1>
      %4 = vector.broadcast %arg1 : i64 to vector<4xi64>
      %5 = arith.index_castui %2 : i1 to index
      %c4 = arith.constant 4 : index
      %6 = arith.remui %5, %c4 : index
      %c0 = arith.constant 0 : index
      %7 = vector.scatter %0#0[%c0] [%cst_1], %cst_2, %4 : tensor<4xi64>, vector<4xi32>, vector<4xi1>, vector<4xi64> -> tensor<4xi64>
    } else {
      %4:2 = scf.if %2 -> (tensor<4xi64>, f32) {
        %c9_i64 = arith.constant 9 : i64
        %from_elements = tensor.from_elements %c9_i64 : tensor<i64>
        %broadcasted = linalg.broadcast ins(%from_elements : tensor<i64>) outs(%cst : tensor<4xi64>) dimensions = [0] 
        %5 = tensor.empty() : tensor<4xi64>
        %6 = linalg.fill ins(%arg1 : i64) outs(%5 : tensor<4xi64>) -> tensor<4xi64>
        %7:2 = func.call @f1(%6, %6, %6) : (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> (tensor<4xi64>, tensor<4xi64>)
        %cst_1 = arith.constant dense<[1, 2, 3, 0]> : vector<4xi32>
        %cst_2 = arith.constant dense<[false, true, true, false]> : vector<4xi1>
        %c3_i64 = arith.constant 3 : i64
        %8 = vector.broadcast %c3_i64 : i64 to vector<4xi64>
        %c1 = arith.constant 1 : index
        %c0 = arith.constant 0 : index
        %9 = vector.scatter %cst[%c0] [%cst_1], %cst_2, %8 : tensor<4xi64>, vector<4xi32>, vector<4xi1>, vector<4xi64> -> tensor<4xi64>
        scf.yield %9, %cst_0 : tensor<4xi64>, f32
      } else {
        %5 = linalg.max ins(%cst, %0#0 : tensor<4xi64>, tensor<4xi64>) outs(%cst : tensor<4xi64>) -> tensor<4xi64>
        %cst_1 = arith.constant -0.000000e+00 : f32
        scf.yield %5, %cst_1 : tensor<4xi64>, f32
      }
    }
    %c5_i64 = arith.constant 5 : i64
    %3:2 = call @f2(%0#1, %cst, %c5_i64) : (tensor<4xi64>, tensor<4xi64>, i64) -> (tensor<4xi64>, tensor<2xi64>)
    return %3#0, %1#1, %1#0, %0#0, %3#1, %c5_i64, %arg1 : tensor<4xi64>, tensor<f32>, tensor<f32>, tensor<4xi64>, tensor<2xi64>, i64, i64
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: f32, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:3 = scf.while (%arg4 = %c0, %arg5 = %arg2, %arg6 = %arg3) : (index, tensor<f32>, tensor<f32>) -> (index, tensor<f32>, tensor<f32>) {
      %from_elements = tensor.from_elements %arg1 : tensor<f32>
      %1 = arith.cmpi ult, %arg4, %c3 : index
      scf.condition(%1) %arg4, %arg5, %arg6 : index, tensor<f32>, tensor<f32>
    } do {
    ^bb0(%arg4: index, %arg5: tensor<f32>, %arg6: tensor<f32>):
      %extracted = tensor.extract %arg5[] : tensor<f32>
      %1 = arith.addi %arg4, %c1 : index
      %2 = linalg.copy ins(%arg5 : tensor<f32>) outs(%arg6 : tensor<f32>) -> tensor<f32>
      %from_elements = tensor.from_elements %extracted, %arg1 : tensor<2xf32>
      %reduced = linalg.reduce ins(%from_elements : tensor<2xf32>) outs(%arg5 : tensor<f32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %3 = arith.minimumf %in, %init : f32
          linalg.yield %3 : f32
        }
      scf.yield %1, %reduced, %2 : index, tensor<f32>, tensor<f32>
    }
    return %0#1, %0#2 : tensor<f32>, tensor<f32>
  }
  func.func private @f1(%arg0: tensor<4xi64>, %arg1: tensor<4xi64>, %arg2: tensor<4xi64>) -> (tensor<4xi64>, tensor<4xi64>) {
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %0 = tensor.empty(%c2, %c4) : tensor<?x?xi64>
    %c42_i64 = arith.constant 42 : i64
    %1 = linalg.fill ins(%c42_i64 : i64) outs(%0 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %cast = tensor.cast %1 : tensor<?x?xi64> to tensor<?x4xi64>
    %reduced = linalg.reduce ins(%cast : tensor<?x4xi64>) outs(%arg1 : tensor<4xi64>) dimensions = [0] 
      (%in: i64, %init: i64) {
        %2 = arith.maxui %in, %init : i64
        linalg.yield %2 : i64
      }
    return %arg0, %reduced : tensor<4xi64>, tensor<4xi64>
  }
  func.func @f2(%arg0: tensor<4xi64>, %arg1: tensor<4xi64>, %arg2: i64) -> (tensor<4xi64>, tensor<2xi64>) {
    %c0_i64 = arith.constant 0 : i64
    %0 = arith.cmpi sle, %arg2, %c0_i64 : i64
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %1:2 = call @f1(%arg0, %arg0, %arg0) : (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> (tensor<4xi64>, tensor<4xi64>)
    %2 = tensor.empty() : tensor<2x4xi64>
    %3 = linalg.fill ins(%arg2 : i64) outs(%2 : tensor<2x4xi64>) -> tensor<2x4xi64>
    %c42_i64 = arith.constant 42 : i64
    %from_elements = tensor.from_elements %c0_i64, %c42_i64 : tensor<2xi64>
    %4 = linalg.vecmat ins(%from_elements, %3 : tensor<2xi64>, tensor<2x4xi64>) outs(%arg1 : tensor<4xi64>) -> tensor<4xi64>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %3[%c1, 0] [1, 4] [1, 1] : tensor<2x4xi64> to tensor<4xi64>
    cf.br ^bb3(%4, %extracted_slice : tensor<4xi64>, tensor<4xi64>)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%arg1, %arg1 : tensor<4xi64>, tensor<4xi64>)
  ^bb3(%5: tensor<4xi64>, %6: tensor<4xi64>):  // 2 preds: ^bb1, ^bb2
    %7 = tensor.empty() : tensor<2x4xi64>
    %c1_0 = arith.constant 1 : index
    %extracted = tensor.extract %6[%c1_0] : tensor<4xi64>
    %8 = linalg.fill ins(%extracted : i64) outs(%7 : tensor<2x4xi64>) -> tensor<2x4xi64>
    %cst = arith.constant dense<[11, 14]> : tensor<2xi64>
    %9 = linalg.vecmat ins(%cst, %8 : tensor<2xi64>, tensor<2x4xi64>) outs(%arg0 : tensor<4xi64>) -> tensor<4xi64>
    %extracted_slice_1 = tensor.extract_slice %5[0] [2] [3] : tensor<4xi64> to tensor<2xi64>
    return %9, %extracted_slice_1 : tensor<4xi64>, tensor<2xi64>
  }
}

