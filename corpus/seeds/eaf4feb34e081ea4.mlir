// bufdiff-profile: slices
// bufdiff-choices: 5d83bdd940e6cadf9a80a8aee4d0e7608344fc640609d5c4719dc453ccf9a9b77a8a8838657e3408
// bufdiff-choices: 0a6ea6c8d78a276d3e3b561fd0cb8152353ab42c05ee7269993f6efde1830e66522641f234581a7c
// bufdiff-choices: 5efbfdd5d0d8b5e8a23db4edf437746f4563f9bb66a2315f17565771d861d20c6e94539e097c354a
// bufdiff-choices: a405c93f59b8bee26650754cd0466928d1ded6d2320fdcdf296fc091ed4602c73f9dc731e197cb87
// bufdiff-choices: 548d45954bb0e7702ab97f00e5d69ae6c4a9b497458801ca79380cf1ef85cb86f3a80eb9ef243780
// bufdiff-choices: edf4f88fd14ebd56afa7f334cb67e74b6e2e8b4e035dd2dd87dcc91f45e71b362ac7cf4124f99d40
// bufdiff-choices: a324cc241c3dc1762606a042571c1457329cf5138000a4a1505d1dbc045ba1e3c4ac3d6c11d4
// bufdiff-features: 587 2270 2332 3217 6666 7541 9479 13424 15751 16269 18166 19166 20127 25367
// bufdiff-features: 29590 30666 32457 34167 35239 37183 38401 38702 39026 40084 41396 41679 41996
// bufdiff-features: 42294 42467 46203 46732 47200 47392 49575 51467 52062 52558 53951 54964 55113
// bufdiff-features: 56404 57401 59347 61484 64162 64235 65133 65259 65987 66762 68355 73051 73388
// bufdiff-features: 74057 76339 78100 78221 78703 82552 83673 84322 84922 85843 86844 87495 88008
// bufdiff-features: 89780 91248 92159 95407 95625 99383 101427 107555 108221 109187 109287 109643
// bufdiff-features: 112929 113239 113940 115801 117235 121632 124509 124614 125875 131528 131567
// bufdiff-features: 132087 133756 136030 137102 139524 141891 144093 148401 150907 151728 152233
// bufdiff-features: 153293 155530 156346 156460 158489 159895 160756 162935 162971 164602 165719
// bufdiff-features: 167086 167973 168323 171080 171369 172926 174138 175888 176626 177627 177703
// bufdiff-features: 177904 178003 178165 178854 180075 183290 184030 187855 187925 188790 192628
// bufdiff-features: 193290 194134 194551 197837 198460 200298 205434 205636 205689 208251 208524
// bufdiff-features: 213275 213400 217741 218064 220999 222022 222638 223907 226357 227623 227724
// bufdiff-features: 229810 230081 230594 230640 231792 231994 233276 235384 237042 238938 238954
// bufdiff-features: 239237 241308 246543 249184 252056 252539 253836 254310 256112 256688 258378
// bufdiff-features: 258994 259528 260364 260616
#map = affine_map<() -> ()>
module {
  func.func @f1(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>) -> tensor<f64> {
    %cst = arith.constant dense<3.500000e+00> : tensor<f64>
    %0 = linalg.div ins(%cst, %arg2 : tensor<f64>, tensor<f64>) outs(%arg3 : tensor<f64>) -> tensor<f64>
    %expanded = tensor.expand_shape %arg3 [] output_shape [1] : tensor<f64> into tensor<1xf64>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %expanded[%c0] [1] [1] : tensor<1xf64> to tensor<f64>
    return %0 : tensor<f64>
  }
  func.func @f2(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, f64, f64) {
    %cst = arith.constant 5.000000e-01 : f64
    %cst_0 = arith.constant 1.000000e+01 : f64
    %from_elements = tensor.from_elements %cst, %cst_0 : tensor<2xf64>
    %reduced = linalg.reduce ins(%from_elements : tensor<2xf64>) outs(%arg1 : tensor<f64>) dimensions = [0] 
      (%in: f64, %init: f64) {
        %0 = arith.negf %in : f64
        %1 = arith.addf %0, %init : f64
        linalg.yield %1 : f64
      }
    %cst_1 = arith.constant 1.000000e+02 : f64
    return %reduced, %cst_1, %cst : tensor<f64>, f64, f64
  }
  func.func @main(%arg0: tensor<f64> {bufferization.writable = false}, %arg1: tensor<f64> {bufferization.writable = false}, %arg2: tensor<f64>) -> (tensor<f64>, f64, f64) {
    %extracted = tensor.extract %arg1[] : tensor<f64>
    %cst = arith.constant 5.000000e-01 : f64
    %0 = arith.cmpf ule, %extracted, %cst : f64
    %1 = arith.select %0, %arg0, %arg1 : tensor<f64>
    %2 = memref.alloca_scope  -> (index) {
      %c1 = arith.constant 1 : index
      %from_elements = tensor.from_elements %c1 : tensor<1xindex>
      %reshape = tensor.reshape %arg2(%from_elements) : (tensor<f64>, tensor<1xindex>) -> tensor<1xf64>
      %inserted = tensor.insert %extracted into %arg0[] : tensor<f64>
      %5 = linalg.copy ins(%arg1 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
      %6 = tensor.empty() : tensor<f64>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%5 : tensor<f64>) outs(%6 : tensor<f64>) {
      ^bb0(%in: f64, %out: f64):
        %8 = arith.subf %in, %extracted : f64
        linalg.yield %8 : f64
      } -> tensor<f64>
      %c0 = arith.constant 0 : index
      memref.alloca_scope.return %c0 : index
    }
    %3:3 = call @f2(%1, %1) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, f64, f64)
    %4 = call @f1(%3#0, %3#0, %arg0, %arg0) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<f64>
    return %4, %3#2, %extracted : tensor<f64>, f64, f64
  }
}

