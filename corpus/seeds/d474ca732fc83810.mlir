// bufdiff-profile: types
// bufdiff-choices: 5bc6b3ca3a0167d98676271ee766b56cfb62f503039d33e4b80a01f411a2c198a673c8ebda521554
// bufdiff-choices: 197f6afc5fafdb2becedc5bc5f895edea6be65db5aa240948d8a4655ac43e85903ffdb3efc452279
// bufdiff-choices: cf12cfa89c013ea2a4c535deee15cff9cc6b846ade75d2455cc5a05696ea48caff893936d73d0f33
// bufdiff-choices: 7afe34585a5c9fcfc4bf1de477d24fdc444539e754fd81240ede8dfae2d139f05f4da2a3b1483892
// bufdiff-choices: 511fd30d76664860e1d3346b4aeaac1fae4d004533f4fc68e67064718461add574b14fa26dbd14e6
// bufdiff-choices: 379bacc52316fd22a360daa79ee163c96378ca552aa974bf8a461acf1c8dae1bef4cf658ec0602df
// bufdiff-choices: 60457f9f45a8ce370e4228671681e41dba59b6a8960c483338b9
// bufdiff-features: 435 472 1993 3123 3207 3336 3579 4165 4958 4967 5075 5534 5732 5790 6611 8134
// bufdiff-features: 8452 9115 9238 9479 9529 10819 10968 11162 11321 12147 12583 13032 13233 13424
// bufdiff-features: 14703 15150 15593 15751 15929 16161 16269 16759 18166 18330 18523 19241 20838
// bufdiff-features: 21953 22221 22860 24131 24682 24826 24844 25388 26400 26568 26808 27048 27825
// bufdiff-features: 29590 29684 30593 31864 31876 32116 34167 34623 34647 35097 35163 36014 36674
// bufdiff-features: 37183 37315 37332 37490 38227 39150 40070 40297 40712 40812 41055 42094 43499
// bufdiff-features: 43774 43917 43942 46203 46832 46995 47093 47200 47392 48259 48412 48575 48598
// bufdiff-features: 50450 51372 51781 52062 52322 52558 52900 52928 52958 54651 54827 54964 55185
// bufdiff-features: 56087 56404 57718 57773 58024 58288 59070 59294 60686 61350 61375 61556 61699
// bufdiff-features: 62218 63610 63800 63915 63929 64119 64120 64235 64716 65133 66765 67388 67608
// bufdiff-features: 67920 68355 68403 68746 69613 71013 71169 71306 71689 71701 71904 72505 72804
// bufdiff-features: 74057 74362 74507 74617 76258 76915 77283 77885 78283 78430 78950 79288 81247
// bufdiff-features: 81380 81707 82558 83253 83339 84887 84922 84986 85474 86031 86125 86992 87666
// bufdiff-features: 87862 88732 88932 89812 89964 90116 90441 90543 90585 91737 91910 92022 92647
// bufdiff-features: 92831 93171 93255 94401 94687 94755 95183 95407 96273 96421 96464 96562 96983
// bufdiff-features: 97715 97864 98327 98459 99009 99383 99568 99738 102601 103315 103819 103851
// bufdiff-features: 104315 104580 104931 105700 107805 109135 109923 110176 110184 111995 112929
// bufdiff-features: 113868 114817 115471 115778 115801 115990 116071 116568 117336 117724 118769
// bufdiff-features: 119065 119698 120197 121250 121394 121406 122764 122766 124484 124839 125040
// bufdiff-features: 125180 125616 126321 126503 126932 127167 127259 127922 128332 128456 128768
// bufdiff-features: 129955
module {
  func.func @main(%arg0: tensor<2x6xf8E4M3FN>, %arg1: tensor<f8E4M3FN>, %arg2: tensor<f8E4M3FN>, %arg3: tensor<f8E4M3FN>) -> (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<f8E4M3FN>, tensor<f8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, f8E4M3FN, f8E4M3FN) {
    %cst = complex.constant [0.000000e+00 : f32, -6.000000e+00 : f32] : complex<f32>
    %0:5 = call @f1(%arg1, %cst) : (tensor<f8E4M3FN>, complex<f32>) -> (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, f8E4M3FN, f8E4M3FN)
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %arg2, %arg6 = %arg1) -> (tensor<f8E4M3FN>, tensor<f8E4M3FN>) {
      %2 = func.call @f2(%arg3, %arg6, %arg3) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
      %extracted = tensor.extract %arg5[] : tensor<f8E4M3FN>
      %3 = linalg.negf ins(%arg2 : tensor<f8E4M3FN>) outs(%arg5 : tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
      scf.yield %3, %arg6 : tensor<f8E4M3FN>, tensor<f8E4M3FN>
    }
    %extracted_slice = tensor.extract_slice %0#2[0] [3] [1] : tensor<3xf8E4M3FN> to tensor<3xf8E4M3FN>
    %inserted_slice = tensor.insert_slice %extracted_slice into %0#2[0] [3] [1] : tensor<3xf8E4M3FN> into tensor<3xf8E4M3FN>
    return %0#0, %0#1, %1#0, %1#1, %inserted_slice, %extracted_slice, %0#4, %0#3 : tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<f8E4M3FN>, tensor<f8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, f8E4M3FN, f8E4M3FN
  }
  func.func @f1(%arg0: tensor<f8E4M3FN>, %arg1: complex<f32>) -> (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, f8E4M3FN, f8E4M3FN) {
    %cst = arith.constant 1.000000e+01 : f8E4M3FN
    %from_elements = tensor.from_elements %cst : tensor<f8E4M3FN>
    %0 = linalg.powf ins(%from_elements, %arg0 : tensor<f8E4M3FN>, tensor<f8E4M3FN>) outs(%arg0 : tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    %1 = bufferization.to_buffer %from_elements read_only : tensor<f8E4M3FN> to memref<f8E4M3FN>
    %2 = memref.load %1[] : memref<f8E4M3FN>
    %cst_0 = arith.constant dense<[3.500000e+00, 4.500000e+00, 5.500000e+00]> : tensor<3xf8E4M3FN>
    %broadcasted = linalg.broadcast ins(%0 : tensor<f8E4M3FN>) outs(%cst_0 : tensor<3xf8E4M3FN>) dimensions = [0] 
    %3 = tensor.empty() : tensor<3xf8E4M3FN>
    %4 = linalg.copy ins(%cst_0 : tensor<3xf8E4M3FN>) outs(%3 : tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN>
    %5 = tensor.empty() : tensor<3xf8E4M3FN>
    %6 = linalg.copy ins(%cst_0 : tensor<3xf8E4M3FN>) outs(%5 : tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN>
    return %broadcasted, %4, %6, %2, %cst : tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, f8E4M3FN, f8E4M3FN
  }
  func.func @f2(%arg0: tensor<f8E4M3FN>, %arg1: tensor<f8E4M3FN>, %arg2: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
    %extracted = tensor.extract %arg0[] : tensor<f8E4M3FN>
    %0 = linalg.fill ins(%extracted : f8E4M3FN) outs(%arg1 : tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    %1 = tensor.empty() : tensor<f8E4M3FN>
    %2 = linalg.rsqrt ins(%arg2 : tensor<f8E4M3FN>) outs(%1 : tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    %extracted_0 = tensor.extract %2[] : tensor<f8E4M3FN>
    return %0 : tensor<f8E4M3FN>
  }
}

