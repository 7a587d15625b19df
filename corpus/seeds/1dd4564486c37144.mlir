// bufdiff-profile: cfg
// bufdiff-choices: 5e6a056027acd54ba7e7c9dc9a72bba5b04282276ce7deac65e9d2f40807d66f81f76b47041f6d1b
// bufdiff-choices: 4e25d97637b3d72b6d6cf448b0c2fcbbab535fe74ae0daa8b8d3531402a4138c6399317ac87d0914
// bufdiff-choices: 5a70a947327a782fa057fd81fed198d709acbb8e832266c99081cbd7254e742b5ba19545c547e066
// bufdiff-choices: be2d749803203c60d33b811b3dae62f9ded230c6856ec05a022eac
// bufdiff-features: 706 6118 9479 11556 13484 15671 15751 16269 16289 16975 18166 21522 23787 27556
// bufdiff-features: 27766 29001 29966 30666 34159 34888 37183 38202 40829 41984 44132 46203 47678
// bufdiff-features: 49657 49806 51952 52558 52900 52928 54309 54658 54827 54964 55113 56404 57343
// bufdiff-features: 60153 60686 63071 63800 64235 68355 71050 71904 75133 76735 76915 84922 85843
// bufdiff-features: 86125 88732 89780 90777 99383 104931 105795 107912 109187 109732 110780 112929
// bufdiff-features: 113940 115801 117206 121252 130602 141238 142610 144482 145775 149674 150397
// bufdiff-features: 153293 154946 156460 157510 158120 159796 163131 165719 167086 167469 168833
// bufdiff-features: 168858 173741 174170 178165 186708 188790 190969 193290 195728 196349 197392
// bufdiff-features: 197837 202301 205434 205689 210406 210461 212886 213275 213898 216062 218064
// bufdiff-features: 218635 228058 228391 228738 230081 230329 230810 233276 239107 239759 240539
// bufdiff-features: 244678 245673 246543 246962 250415 252539 253740 256112 256688 256926 259300
// bufdiff-features: 259528
module {
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
    %0:3 = call @f1(%arg1, %arg0, %arg1) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, i1)
    %1 = bufferization.alloc_tensor() copy(%arg2) : tensor<i32>
    affine.parallel (%arg3) = (0) to (3) {
      %2 = func.call @pick2(%1, %arg2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %cst = arith.constant dense<false> : tensor<i1>
      %3 = linalg.select ins(%cst, %2, %0#1 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%2 : tensor<i32>) -> tensor<i32>
      %extracted = tensor.extract %arg2[] : tensor<i32>
      %false = arith.constant false
      %4 = arith.shli %0#2, %false : i1
    }
    return %0#0, %arg2, %0#1 : tensor<i32>, tensor<i32>, tensor<i32>
  }
  func.func @f1(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<i32>, tensor<i32>, i1) {
    %c9_i32 = arith.constant 9 : i32
    %inserted = tensor.insert %c9_i32 into %arg2[] : tensor<i32>
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.cmpi ne, %c9_i32, %c5_i32 : i32
    return %inserted, %arg1, %0 : tensor<i32>, tensor<i32>, i1
  }
  func.func private @pick2(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    return %arg1 : tensor<i32>
  }
}

