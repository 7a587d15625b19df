// bufdiff-profile: mixed
// bufdiff-choices: 5d83bdd940e6cadf9a80a8aee4d0e7608344fc640609d5c4719dc453ccf9a9b77a8a8838657e3408
// bufdiff-choices: 0a6ea6c8d78a276d3e3b561fd0cb8152353ab42c05ee7269993f6efde1830e66522641f234581a7c
// bufdiff-choices: 5efbfdd5d0d8b5e8a23db4edf437746f4563f9bb66a2315f17565771d861d20c6e94539e097c354a
// bufdiff-choices: a405c93f59b8bee26650754cd0466928d1ded6d2320fdcdf296fc091ed4602c73f9dc731e197cb87
// bufdiff-choices: 548d45954bb0e7702ab97f00e5d69ae6c4a9b4974588
// bufdiff-features: 706 5809 6363 13637 14109 14454 15424 15751 16161 16269 18166 19419 24184 27766
// bufdiff-features: 28747 28807 33242 34167 36674 36784 37183 41679 41984 43774 46203 47200 47392
// bufdiff-features: 49635 52900 54827 54964 55113 56404 57383 60686 62035 64235 65133 68355 70036
// bufdiff-features: 71904 75361 75452 75654 76915 78430 81736 84322 84922 86125 89780 90097 93255
// bufdiff-features: 98501 99383 101823 101987 104931 106352 108977 112929 113940 115073 115801
// bufdiff-features: 117235 118234 119588 120197 126932 127305 131973 133592 137477 138208 139765
// bufdiff-features: 144241 146512 146734 153293 158120 163154 163188 164602 165057 165719 167086
// bufdiff-features: 167341 168323 168815 172926 177677 181077 182283 183290 184030 188790 191185
// bufdiff-features: 192771 193747 194682 197561 197837 197849 204364 205434 205689 209108 210351
// bufdiff-features: 210461 212048 218064 222638 228058 228061 230640 233276 234399 236986 239237
// bufdiff-features: 240100 240651 241353 242126 245619 246303 246543 251992 252539 253836 256688
module {
  func.func @main(%arg0: tensor<f64>, %arg1: index, %arg2: tensor<f64> {bufferization.writable = false}) -> (tensor<1x?xf64>, tensor<f64>, tensor<f64>, tensor<f64>) {
    %expanded = tensor.expand_shape %arg2 [] output_shape [1, 1] : tensor<f64> into tensor<1x1xf64>
    %0 = call @f1(%arg0, %arg0, %arg0, %arg0) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %1 = call @f2(%arg0) : (tensor<f64>) -> tensor<f64>
    %cast = tensor.cast %expanded : tensor<1x1xf64> to tensor<1x?xf64>
    return %cast, %0, %1, %arg2 : tensor<1x?xf64>, tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func @f1(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>) -> tensor<f64> {
    %cst = arith.constant 3.000000e+00 : f64
    %from_elements = tensor.from_elements %cst : tensor<f64>
    %0 = linalg.log ins(%from_elements : tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    return %0 : tensor<f64>
  }
  func.func private @f2(%arg0: tensor<f64>) -> tensor<f64> {
    %0 = linalg.negf ins(%arg0 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    return %0 : tensor<f64>
  }
}

