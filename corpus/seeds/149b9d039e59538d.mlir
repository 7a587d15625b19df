// bufdiff-profile: calls
// bufdiff-choices: 0da4d4d92d2d248981ae919a757f4ccee97ff410ff1cea73dfb76fa2a1933b8f5c73b7b54c252231
// bufdiff-choices: 158514d5f7659480f326a4b18f874d076e38edae0e455b33a48c1c77332d5616069ec9ee707edb80
// bufdiff-choices: b6849dabd0d365e93bdecba0d612580a6579182e515b3a8a941d0063560886663441150488cee37e
// bufdiff-choices: 9f014c87d05cf2f8438d9bd4bba4e7585f7119899fb424fb6d9250c246174eef6854586ebf29dccb
// bufdiff-choices: eb5598c4611ab93b60671cd1f8c4e5c2135fdfe956dcfe9e5d802bf5c67cd271129145366a9505de
// bufdiff-choices: 4153f7ac4f14467fd2288f16a93ba26cfd5e539e6f132f2d1204ab522c71a12af2300007685aa332
// bufdiff-choices: eb8a7213fc531c3f99c0a42594ee65c24136433626f64544afeaccc50e185241996454e714
// bufdiff-features: 799 2332 3579 4752 5187 6363 6812 7122 8130 9479 10035 10318 11136 11825 12932
// bufdiff-features: 13233 14884 15669 15751 15903 17470 18156 20092 20099 20717 21652 22280 22860
// bufdiff-features: 23787 25729 26568 26803 26808 29590 31247 32358 32421 33881 34167 38783 40540
// bufdiff-features: 40712 42984 43258 45031 46203 47392 48333 49635 49657 50146 51415 52062 52148
// bufdiff-features: 52558 52829 52900 54658 54998 55182 55561 56024 56287 57401 58191 58403 58492
// bufdiff-features: 60686 63071 64119 64235 64716 66422 68355 71701 73388 74057 74471 76915 78283
// bufdiff-features: 78430 80567 80920 82135 83194 83911 84585 85639 86125 87895 88732 89250 89780
// bufdiff-features: 90097 91163 92194 93255 95056 95273 98501 100481 102601 102792 103056 104580
// bufdiff-features: 104931 105423 106321 109408 110162 110322 110561 110780 112929 115804 116549
// bufdiff-features: 117151 117235 117618 119822 121538 124614 124903 125875 127096 127997 128332
// bufdiff-features: 130173 130602 136039 136273 136808 137045 138086 139206 139524 141112 142393
// bufdiff-features: 142610 143842 146665 148304 149674 150185 150313 151292 151400 152226 155898
// bufdiff-features: 156142 156460 157534 158120 158897 158996 159796 159895 162819 162971 163975
// bufdiff-features: 165439 165636 165695 165719 166455 167793 167973 168323 168387 169047 171369
// bufdiff-features: 171884 171913 172236 173990 174094 177904 178067 178165 180259 182444 184030
// bufdiff-features: 185572 186959 188200 188790 189391 190166 190547 191135 191905 192138 192422
// bufdiff-features: 192628 192771 193290 193747 194134 196031 197169 197342 197837 201059 201601
// bufdiff-features: 202241 205434 205705 209146 210022 210215 210461 211044 214325 214553 215959
// bufdiff-features: 216076 216872 223180 223525 228058 228061 228390 228741 230081 230296 230640
// bufdiff-features: 231564 232341 233156 236930 239757 240100 240158 241308 243053 243546 243781
// bufdiff-features: 243967 244408 244691 246543 246962 247062 248209 249841 250917 251455 251506
// bufdiff-features: 252466 252539 253703 253740 256076 256926 257658 257697 258184 259840 261263
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<3xf64>, %arg1: tensor<3xf64>) -> tensor<3xf64> {
    %cst = arith.constant dense<[2.500000e+00, 1.500000e+00, 5.000000e-01]> : tensor<3xf64>
    %0 = linalg.div ins(%arg0, %cst : tensor<3xf64>, tensor<3xf64>) outs(%arg1 : tensor<3xf64>) -> tensor<3xf64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %0) -> (tensor<3xf64>) {
      %cst_0 = arith.constant 2.000000e+00 : f64
      %inserted = tensor.insert %cst_0 into %arg3[%arg2] : tensor<3xf64>
      scf.yield %inserted : tensor<3xf64>
    }
    return %1 : tensor<3xf64>
  }
  func.func private @f2(%arg0: tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>) {
    %cst = arith.constant dense<[4.500000e+00, 5.500000e+00, 6.500000e+00]> : tensor<3xf64>
    %0 = linalg.powf ins(%cst, %arg0 : tensor<3xf64>, tensor<3xf64>) outs(%arg0 : tensor<3xf64>) -> tensor<3xf64>
    %cst_0 = arith.constant -1.000000e+00 : f64
    %splat = tensor.splat %cst_0 : tensor<3xf64>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %0) -> (tensor<3xf64>) {
      %extracted_slice = tensor.extract_slice %arg2[%arg1] [1] [1] : tensor<3xf64> to tensor<f64>
      %extracted = tensor.extract %extracted_slice[] : tensor<f64>
      %inserted = tensor.insert %extracted into %extracted_slice[] : tensor<f64>
      %true = arith.constant true
      %from_elements = tensor.from_elements %true : tensor<i1>
      %extracted_slice_1 = tensor.extract_slice %0[%arg1] [1] [1] : tensor<3xf64> to tensor<f64>
      %c2 = arith.constant 2 : index
      %extracted_slice_2 = tensor.extract_slice %0[%c2] [1] [1] : tensor<3xf64> to tensor<f64>
      %2 = linalg.select ins(%from_elements, %extracted_slice_1, %extracted_slice_2 : tensor<i1>, tensor<f64>, tensor<f64>) outs(%inserted : tensor<f64>) -> tensor<f64>
      %inserted_slice = tensor.insert_slice %2 into %arg2[%arg1] [1] [1] : tensor<f64> into tensor<3xf64>
      scf.yield %inserted_slice : tensor<3xf64>
    }
    return %1, %splat : tensor<3xf64>, tensor<3xf64>
  }
  func.func @main(%arg0: tensor<3xf64>, %arg1: f64) -> (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) {
    %0 = call @f1(%arg0, %arg0) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %1 = tensor.empty() : tensor<3xf64>
    %2 = linalg.fill ins(%arg1 : f64) outs(%1 : tensor<3xf64>) -> tensor<3xf64>
    %3:2 = call @f2(%2) : (tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>)
    %c1 = arith.constant 1 : index
    %inserted = tensor.insert %arg1 into %3#0[%c1] : tensor<3xf64>
    %c2 = arith.constant 2 : index
    %inserted_0 = tensor.insert %arg1 into %3#1[%c2] : tensor<3xf64>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %3#1[%c0] [1] [1] : tensor<3xf64> to tensor<f64>
    %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<f64>) outs(%2 : tensor<3xf64>) dimensions = [0] 
    %4 = tensor.empty() : tensor<3xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0 : tensor<3xf64>) outs(%4 : tensor<3xf64>) {
    ^bb0(%in: f64, %out: f64):
      %6 = linalg.index 0 : index
      %7 = arith.index_cast %6 : index to i64
      %8 = arith.sitofp %7 : i64 to f64
      %9 = arith.cmpf olt, %in, %8 : f64
      %10 = arith.select %9, %in, %8 : f64
      linalg.yield %10 : f64
    } -> tensor<3xf64>
    return %broadcasted, %inserted_0, %inserted, %5 : tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>
  }
}

