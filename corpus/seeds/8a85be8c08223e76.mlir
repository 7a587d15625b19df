// bufdiff-profile: mixed
// bufdiff-choices: ed19d8d191bd49524c999b203a301c99970eb7452592a1cfdbd6666df4a35492e1479a3f534a2536
// bufdiff-choices: feb377d264a4be8cdcf018a897b9aded06d72b67fe018891da2c2600855af41f5a361d2963baabbe
// bufdiff-choices: b8ce1d159b9c536a391b2f1beebc508129c00d9171ba8a9146965b3ee45b9a1bc4a0d28c2af50c7e
// bufdiff-choices: a851733aed1ba90a87cfcb757bd4d01ed584869b7cecb9cd2dfa146e035ebeec2b93b53adb079b90
// bufdiff-choices: 6589481c1fca9885a8beb45def1fc26deb57acaf655812c9fd2d79fe3f9dd1d405c6091f8a0ce78f
// bufdiff-choices: 1a4b3a908129d5877ee66456a1fcccfb8b6858521e83a0393790b9f3632b62be4856b631256f0884
// bufdiff-choices: 4f320d9707384786
// bufdiff-features: 2320 2898 2945 3579 6002 8021 9479 10035 10872 12170 12638 13233 13390 14454
// bufdiff-features: 14884 15751 15903 17096 18952 19419 21382 21652 21953 22280 25729 25818 26568
// bufdiff-features: 27123 30205 30666 32085 34167 36784 38783 38800 40540 40712 42467 42858 42984
// bufdiff-features: 43092 44839 46143 46203 48974 49370 50146 51415 52322 52558 52807 52900 53252
// bufdiff-features: 54998 55561 58290 59291 61692 62912 63071 63800 64235 64435 66422 68355 68782
// bufdiff-features: 68867 70335 70736 71168 73168 73289 73802 74057 74507 75921 76700 77129 77161
// bufdiff-features: 77617 78283 81736 82135 83194 84585 85843 86125 88337 88732 88958 89780 89928
// bufdiff-features: 90069 92492 93255 94220 94507 95273 95900 97924 98501 99383 100059 103715
// bufdiff-features: 104931 107425 108012 108038 108055 108173 110162 110552 112929 114309 115026
// bufdiff-features: 115337 117001 117506 119588 119764 119822 120049 121682 122744 125908 126398
// bufdiff-features: 128916 129189 129630 130933 134823 135899 136007 138167 140479 140940 141238
// bufdiff-features: 141726 142274 142393 144093 144624 146512 147500 148304 150580 151758 153293
// bufdiff-features: 153911 154946 156460 157409 158120 158897 160756 162280 162740 162971 165636
// bufdiff-features: 165719 165817 166169 168858 169648 171116 173800 174170 176066 178067 178558
// bufdiff-features: 178934 180258 181789 181964 184030 186959 187698 188175 188790 191770 191888
// bufdiff-features: 192628 193290 194118 194134 196031 197695 197736 197837 198413 198889 200104
// bufdiff-features: 200593 201059 201945 202241 203746 205426 205434 205689 207124 207330 210461
// bufdiff-features: 211044 211491 212375 213275 213339 215707 215938 216712 216810 218300 222601
// bufdiff-features: 225250 225759 226178 228390 228581 229266 230081 230293 230640 230810 231722
// bufdiff-features: 233748 236336 236986 238118 238951 239758 240158 243546 243781 243967 245380
// bufdiff-features: 245458 245619 246543 246783 247062 249841 250596 252466 252539 253120 256235
// bufdiff-features: 258994 259515 259528 259840 261082
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<2x2xf64>) -> (tensor<3xf64>, tensor<2x2xf64>, tensor<?x?xf64>) {
    %cst = arith.constant dense<[[4.500000e+00, 5.500000e+00], [6.500000e+00, 7.500000e+00]]> : tensor<2x2xf64>
    %cast = tensor.cast %cst : tensor<2x2xf64> to tensor<?x?xf64>
    %cast_0 = tensor.cast %cst : tensor<2x2xf64> to tensor<?x?xf64>
    %0 = call @f4(%cast, %cast_0) : (tensor<?x?xf64>, tensor<?x?xf64>) -> tensor<?x?xf64>
    %cst_1 = arith.constant dense<[[9.500000e+00, 1.050000e+01], [1.150000e+01, 1.250000e+01]]> : tensor<2x2xf64>
    %1 = call @f2(%cst_1, %cst_1, %cst_1) : (tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    %2 = call @f1(%1) : (tensor<2x2xf64>) -> tensor<2x2xf64>
    %cst_2 = arith.constant dense<[1.050000e+01, 1.150000e+01, 1.250000e+01]> : tensor<3xf64>
    %3:2 = call @f3(%cst_2) : (tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>)
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %4 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %3#1) -> (tensor<3xf64>) {
      %extracted = tensor.extract %arg2[%c1] : tensor<3xf64>
      %5 = linalg.copy ins(%3#0 : tensor<3xf64>) outs(%arg2 : tensor<3xf64>) -> tensor<3xf64>
      scf.yield %5 : tensor<3xf64>
    }
    return %4, %2, %0 : tensor<3xf64>, tensor<2x2xf64>, tensor<?x?xf64>
  }
  func.func private @f4(%arg0: tensor<?x?xf64>, %arg1: tensor<?x?xf64>) -> tensor<?x?xf64> {
    %cst = arith.constant dense<[[2.500000e+00, 1.500000e+00], [5.000000e-01, -5.000000e-01]]> : tensor<2x2xf64>
    %0 = linalg.matmul ins(%arg1, %cst : tensor<?x?xf64>, tensor<2x2xf64>) outs(%arg1 : tensor<?x?xf64>) -> tensor<?x?xf64>
    return %0 : tensor<?x?xf64>
  }
  func.func @f3(%arg0: tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>) {
    %0 = linalg.tanh ins(%arg0 : tensor<3xf64>) outs(%arg0 : tensor<3xf64>) -> tensor<3xf64>
    %1 = tensor.empty() : tensor<3xf64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xf64>) outs(%1 : tensor<3xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst = arith.constant 3.000000e+00 : f64
      %3 = arith.subf %in, %cst : f64
      linalg.yield %3 : f64
    } -> tensor<3xf64>
    return %0, %2 : tensor<3xf64>, tensor<3xf64>
  }
  func.func private @f2(%arg0: tensor<2x2xf64>, %arg1: tensor<2x2xf64>, %arg2: tensor<2x2xf64> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>}) -> tensor<2x2xf64> {
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

