// bufdiff-profile: mixed
// bufdiff-choices: ed19d8d191bd49524c999b203a301c99970eb7452592a1cfdbd6666df4a35492e1479a3f534a2536
// bufdiff-choices: feb377d264a4be8cdcf018a897b9aded06d72b67fe018891da2c2600855af41f5a361d2963baabbe
// bufdiff-choices: b8ce1d159b9c536a391b2f1beebc508129c00d9171ba8a9146965b3ee45b9a1bc4a0d28c2af50c7e
// bufdiff-choices: a851733aed1ba90a87cfcb757bd4d01ed584869b7cecb9cd2dfa146e035ebeec2b93b53adb079b90
// bufdiff-choices: 6589481c1fca9885a8beb45def1fc26deb57acaf655812c9fd2d79fe3f9dd1d405c6091f8a0ce78f
// bufdiff-choices: 1a4b3a908129d5877ee66456a1fcccfb8b6858521e83a0393790b9f3632b62be4856b631256f08
// bufdiff-features: 2320 2898 6002 8021 9479 10035 12170 12638 12775 13233 13390 14454 14884 15751
// bufdiff-features: 15903 17096 19419 21382 21522 22280 24259 25729 25818 26568 27123 28814 30205
// bufdiff-features: 30293 30666 32085 34159 34167 36784 38783 38800 40712 42467 42858 42984 43092
// bufdiff-features: 44839 46143 46203 47392 49370 49635 50146 50894 51415 52558 52807 52900 54998
// bufdiff-features: 58290 59291 60686 61692 62912 63071 64235 64435 64716 66422 68355 68782 68867
// bufdiff-features: 70736 71168 73168 73289 74057 74507 75921 77129 77617 78283 78430 81736 82135
// bufdiff-features: 82186 83194 84585 85843 85985 86125 88732 89780 89928 90069 92194 92492 93255
// bufdiff-features: 94220 94507 95273 95900 97924 98501 98859 99383 103715 104931 107412 107425
// bufdiff-features: 108012 108173 108221 108977 111976 112929 114309 115026 115337 117001 117506
// bufdiff-features: 119588 121682 122744 125908 126398 128916 128968 129189 129630 130933 132042
// bufdiff-features: 132976 134823 135899 136007 138167 140479 140613 140940 141238 141891 142274
// bufdiff-features: 144624 146512 147500 148304 150580 150631 151758 153293 153911 154946 155898
// bufdiff-features: 156460 157409 157579 158120 158897 160756 161534 162280 162740 162971 165066
// bufdiff-features: 165719 166968 167446 168858 169648 171116 173800 174170 176066 178067 178558
// bufdiff-features: 178934 180956 181548 181789 181964 182283 184030 186959 187698 188790 191770
// bufdiff-features: 191888 192628 192771 193290 193760 194134 196031 197695 197736 197837 198413
// bufdiff-features: 198889 200104 200593 201059 201945 202241 203746 205426 205430 205434 205689
// bufdiff-features: 206676 210461 211491 212375 213339 214744 215938 216810 218300 220013 222601
// bufdiff-features: 225250 225985 226178 228061 228390 228581 229266 230081 230293 230640 233748
// bufdiff-features: 236336 236986 238118 238951 238954 239758 240158 243546 243781 245380 245458
// bufdiff-features: 246543 246783 247062 247418 249841 252466 252539 253120 253836 256112 256235
// bufdiff-features: 257128 258994 259515 259528 259840 261082
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<2x2xf64>) -> (tensor<?x?xf64>, tensor<3xf64>, tensor<3xf64>, tensor<2x2xf64>) {
    %cast = tensor.cast %arg0 : tensor<2x2xf64> to tensor<?x?xf64>
    %0 = call @f4(%cast, %cast) : (tensor<?x?xf64>, tensor<?x?xf64>) -> tensor<?x?xf64>
    %cst = arith.constant dense<[[2.500000e+00, 5.500000e+00], [8.500000e+00, 1.150000e+01]]> : tensor<2x2xf64>
    %1 = call @f2(%cst, %cst, %cst) : (tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    %2 = call @f1(%arg0) : (tensor<2x2xf64>) -> tensor<2x2xf64>
    %cst_0 = arith.constant dense<-0.000000e+00> : tensor<3xf64>
    %3:2 = call @f3(%cst_0) : (tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>)
    %c1 = arith.constant 1 : index
    affine.if #set(%c1) {
      %4 = linalg.reciprocal ins(%2 : tensor<2x2xf64>) outs(%1 : tensor<2x2xf64>) -> tensor<2x2xf64>
      %5 = tensor.empty() : tensor<2x2xf64>
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<2x2xf64>) outs(%5 : tensor<2x2xf64>) {
      ^bb0(%in: f64, %out: f64):
        %cst_1 = arith.constant 1.000000e+01 : f64
        %7 = arith.negf %in : f64
        %8 = arith.addf %7, %cst_1 : f64
        linalg.yield %8 : f64
      } -> tensor<2x2xf64>
    }
    return %0, %3#0, %3#1, %1 : tensor<?x?xf64>, tensor<3xf64>, tensor<3xf64>, tensor<2x2xf64>
  }
  func.func private @f4(%arg0: tensor<?x?xf64>, %arg1: tensor<?x?xf64>) -> tensor<?x?xf64> {
    %cst = arith.constant dense<[[2.500000e+00, 1.500000e+00], [5.000000e-01, -5.000000e-01]]> : tensor<2x2xf64>
    %0 = linalg.matmul ins(%arg1, %cst : tensor<?x?xf64>, tensor<2x2xf64>) outs(%arg1 : tensor<?x?xf64>) -> tensor<?x?xf64>
    return %0 : tensor<?x?xf64>
  }
  func.func @f3(%arg0: tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>) {
    %0 = linalg.tanh ins(%arg0 : tensor<3xf64>) outs(%arg0 : tensor<3xf64>) -> tensor<3xf64>
    %1 = tensor.empty() : tensor<3xf64>
    %2 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xf64>) outs(%1 : tensor<3xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst = arith.constant 3.000000e+00 : f64
      %3 = arith.subf %in, %cst : f64
      linalg.yield %3 : f64
    } -> tensor<3xf64>
    return %0, %2 : tensor<3xf64>, tensor<3xf64>
  }
  func.func private @f2(%arg0: tensor<2x2xf64>, %arg1: tensor<2x2xf64>, %arg2: tensor<2x2xf64> {bufferization.buffer_layout = #map}) -> tensor<2x2xf64> {
    %0 = scf.forall (%arg3) in (2) shared_outs(%arg4 = %arg2) -> (tensor<2x2xf64>) {
      %extracted_slice = tensor.extract_slice %arg4[%arg3, 0] [1, 2] [1, 1] : tensor<2x2xf64> to tensor<1x2xf64>
      %cst = arith.constant dense<0.000000e+00> : tensor<2x3xf64>
      %1 = linalg.conv_2d ins(%cst, %arg1 : tensor<2x3xf64>, tensor<2x2xf64>) outs(%extracted_slice : tensor<1x2xf64>) -> tensor<1x2xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %1 into %arg4[%arg3, 0] [1, 2] [1, 1] : tensor<1x2xf64> into tensor<2x2xf64>
      }
    }
    return %0 : tensor<2x2xf64>
  }
  func.func private @f1(%arg0: tensor<2x2xf64>) -> tensor<2x2xf64> {
    %0 = tensor.empty() : tensor<2x2xf64>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c1, %c0] : tensor<2x2xf64>
    %1 = linalg.fill ins(%extracted : f64) outs(%0 : tensor<2x2xf64>) -> tensor<2x2xf64>
    %2 = linalg.matmul ins(%arg0, %1 : tensor<2x2xf64>, tensor<2x2xf64>) outs(%arg0 : tensor<2x2xf64>) -> tensor<2x2xf64>
    return %arg0 : tensor<2x2xf64>
  }
}

