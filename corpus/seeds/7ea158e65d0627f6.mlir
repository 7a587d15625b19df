// bufdiff-profile: calls
// bufdiff-choices: 234fda3e50cc9587e453d98ba4663fbdbb76c10e4d1a0261e0da4df5c07217cc9695333731d569ec
// bufdiff-choices: 46d43df5d30483dbfc16d1d00889241ecaa04d2052c65f7270e03a82a5913ed3dd9d0fe72bb11497
// bufdiff-choices: 2bb07637e4988f11e06e1dd4ac10cab1230215e5fcc6b50a94e0607e0ac7e5bb81830ec3069b31ed
// bufdiff-choices: 6d83a612cda6452089b41e38605d8fe264ec950b132923e2ffe6a6b3950467f61489dd5a348f2b7b
// bufdiff-choices: 721459e6064fff5c2cac7500e9a4fcbe3d2808c4264bf5f443518ca8949c4a186809e11b1716ae56
// bufdiff-choices: bcc18c2f9a4dd20a62aed2d6bab03aff63653915c4224ab7a3c012594b12f931dcd53414363eea6f
// bufdiff-choices: 97e882236eb4f4731854b3cff522ccf2774526d3dcbfe806b7da261e
// bufdiff-features: 3579 3617 3638 4752 6169 9294 9479 9889 9965 10872 11441 12560 12932 13233
// bufdiff-features: 13290 15751 18984 19014 20402 20793 21652 21953 22933 23143 25571 25863 25898
// bufdiff-features: 26568 28907 29590 29968 30666 31637 31864 32536 32809 33769 34159 34167 36784
// bufdiff-features: 36936 38783 40540 40712 41907 42344 42467 42919 42984 43442 43612 46203 47392
// bufdiff-features: 48269 48598 50318 50894 52062 52322 52558 52900 53469 54385 55276 55561 57401
// bufdiff-features: 58403 59620 59625 60686 63800 66422 67880 68137 68355 71050 71306 73319 73802
// bufdiff-features: 74057 74607 75502 76700 76748 77129 78620 79462 81736 82135 84090 84199 84585
// bufdiff-features: 85843 86125 88337 88732 88958 89780 90402 90543 91748 92821 93255 93994 94961
// bufdiff-features: 97650 97715 104315 104436 104931 107412 107702 107987 108012 108810 109949
// bufdiff-features: 110162 111275 112929 113618 115252 117235 119764 121626 122544 123936 125602
// bufdiff-features: 125702 127373 130310 133446 134766 134816 135464 136030 136039 137355 137774
// bufdiff-features: 139524 141891 142393 142670 144761 144847 146027 146512 147888 149944 150313
// bufdiff-features: 151250 152226 152321 153928 154689 155898 156460 158120 158897 160967 161883
// bufdiff-features: 162764 162819 163687 164323 165340 165636 165695 165719 165817 166060 168858
// bufdiff-features: 169734 170082 172145 173166 173354 175848 176774 177182 177904 178549 178558
// bufdiff-features: 181789 182719 184030 186849 186959 187057 188790 189004 191490 192628 194256
// bufdiff-features: 194682 194714 196031 197339 197392 197738 197837 198460 200256 201059 202241
// bufdiff-features: 204212 205434 205689 207124 207330 207449 207760 209647 209902 210461 212600
// bufdiff-features: 213275 216623 220028 223047 225759 226357 228390 228835 228903 229759 230081
// bufdiff-features: 230640 230810 235375 239798 239929 240158 241225 243781 243872 243967 246543
// bufdiff-features: 247062 247671 250453 250948 252466 252539 252543 253796 253836 255676 256112
// bufdiff-features: 256208 256695 257251 259840 260202
module {
  func.func @f2(%arg0: tensor<5xf64>, %arg1: tensor<?xf64>) -> (tensor<15xf64>, index, index) {
    %0:2 = call @f1(%arg0, %arg0) : (tensor<5xf64>, tensor<5xf64>) -> (tensor<15xf64>, index)
    %1:2 = call @f1(%arg0, %arg0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<5xf64>, tensor<5xf64>) -> (tensor<15xf64>, index)
    return %1#0, %1#1, %0#1 : tensor<15xf64>, index, index
  }
  func.func private @f1(%arg0: tensor<5xf64>, %arg1: tensor<5xf64>) -> (tensor<15xf64>, index) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<5xf64>
    %cst = arith.constant dense<1.000000e+10> : tensor<5xf64>
    %0 = linalg.max ins(%arg1, %cst : tensor<5xf64>, tensor<5xf64>) outs(%arg0 : tensor<5xf64>) -> tensor<5xf64>
    %concat = tensor.concat dim(0) %0, %0, %0 : (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) -> tensor<15xf64>
    return %concat, %dim : tensor<15xf64>, index
  }
  func.func @main(%arg0: tensor<?xf64> {bufferization.writable = false}, %arg1: tensor<5xf64>) -> (tensor<5xf64>, tensor<?xf64>, tensor<?xf64>) {
    %cast = tensor.cast %arg1 : tensor<5xf64> to tensor<?xf64>
    %0:3 = call @f2(%arg1, %cast) : (tensor<5xf64>, tensor<?xf64>) -> (tensor<15xf64>, index, index)
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %1 = scf.for %arg2 = %c1 to %c3 step %c1 iter_args(%arg3 = %arg1) -> (tensor<5xf64>) {
      %cst = arith.constant -6.000000e+00 : f64
      %c0_1 = arith.constant 0 : index
      %2:2 = scf.for %arg4 = %c0_1 to %c3 step %c1 iter_args(%arg5 = %arg3, %arg6 = %cst) -> (tensor<5xf64>, f64) {
        %cst_2 = arith.constant dense<[6.500000e+00, 9.500000e+00, 1.250000e+01, 1.550000e+01, 1.850000e+01]> : tensor<5xf64>
        %8 = linalg.max ins(%cst_2, %arg5 : tensor<5xf64>, tensor<5xf64>) outs(%cst_2 : tensor<5xf64>) -> tensor<5xf64>
        %9 = linalg.copy ins(%8 : tensor<5xf64>) outs(%arg5 : tensor<5xf64>) -> tensor<5xf64>
        scf.yield %9, %arg6 : tensor<5xf64>, f64
      }
      %3 = scf.execute_region -> tensor<15xf64> {
        %cst_2 = arith.constant dense<0.000000e+00> : tensor<5xf64>
        %8:2 = func.call @f1(%cst_2, %cst_2) : (tensor<5xf64>, tensor<5xf64>) -> (tensor<15xf64>, index)
        %9 = linalg.square ins(%8#0 : tensor<15xf64>) outs(%0#0 : tensor<15xf64>) -> tensor<15xf64>
        scf.yield %9 : tensor<15xf64>
      }
      %4 = linalg.fill ins(%2#1 : f64) outs(%arg3 : tensor<5xf64>) -> tensor<5xf64>
      %extracted = tensor.extract %4[%arg2] : tensor<5xf64>
      %5 = tensor.empty() : tensor<5xf64>
      %6 = linalg.fill ins(%2#1 : f64) outs(%5 : tensor<5xf64>) -> tensor<5xf64>
      %7 = linalg.max ins(%6, %arg1 : tensor<5xf64>, tensor<5xf64>) outs(%4 : tensor<5xf64>) -> tensor<5xf64>
      scf.yield %7 : tensor<5xf64>
    }
    %cast_0 = tensor.cast %0#0 : tensor<15xf64> to tensor<?xf64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf64>
    %extracted_slice = tensor.extract_slice %arg0[0] [%dim] [1] : tensor<?xf64> to tensor<?xf64>
    return %1, %cast_0, %extracted_slice : tensor<5xf64>, tensor<?xf64>, tensor<?xf64>
  }
}

