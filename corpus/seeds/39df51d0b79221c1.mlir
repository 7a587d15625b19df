// bufdiff-profile: loops
// bufdiff-choices: ae0a0198aee7cec964a932f1a2d6b6fd2db54fd3d526dfdee13c69a4fcad2dceb63c9dce7b9d9906
// bufdiff-choices: 76ad486c2cb0854197c62c1d2df981bf720686e8d977ecf4e4b5d3ca67338d19a3ff7838e83c85df
// bufdiff-choices: dbf42b043fe67cb29318dc4da17283612efc7cefe269ec1f606ff18e9c9d4b83fa3369447304df9a
// bufdiff-choices: c1c5dba25cf0751349a19b7a1b611bcdc3f9303e4c5b8cb7b06b0432a20260d82c4a3d20175496aa
// bufdiff-choices: 41333cc1ae449860cd2ecbd5f08ff797300e30ae68759374cfe1737769a05a3d2e800d4bf8eb16a7
// bufdiff-choices: 698fe068ff413b8a8de59174b62cbc74716af84f000e2fb6097409b78180112004517d0b3ae96dcb
// bufdiff-choices: ea67515bdb114b7aa1239c61c9b2bd777f488447f1bb0b2d2abc58104474eaf218fe32c073048fbb
// bufdiff-choices: 83c73af2d80199db5b850fe89d8c38ffe07035a89a7a677c1d9d3e5324a6fdf668a15a349f
// bufdiff-features: 1858 2898 3233 4020 6289 6363 6611 8839 8918 9479 9968 11162 12583 12638 12932
// bufdiff-features: 13074 13233 13387 14454 15356 15751 16269 18166 19442 21312 22280 23787 25289
// bufdiff-features: 26464 26568 27556 28814 29590 30666 32421 33511 34167 36784 37829 38783 39329
// bufdiff-features: 41337 42467 43963 44522 46203 47392 47762 47779 48598 49635 50894 51415 52322
// bufdiff-features: 52900 53244 53252 54964 54998 56404 58191 58228 60417 60469 60686 61375 61769
// bufdiff-features: 63071 63800 64120 64235 66422 67880 67929 68355 68457 69403 71168 71306 72363
// bufdiff-features: 73802 74057 74181 75361 76953 78283 78430 79562 81736 82011 82135 83194 84322
// bufdiff-features: 84585 84727 85673 85843 86125 87199 89780 90097 90469 90585 90679 91633 93286
// bufdiff-features: 95273 95633 97924 98501 99383 101867 103147 104315 104931 107200 107702 107987
// bufdiff-features: 108012 110552 111976 112275 112929 113821 114783 114824 115289 117235 117336
// bufdiff-features: 117506 118367 119678 121250 122159 123149 125667 125908 129630 130602 132244
// bufdiff-features: 134279 136039 141816 143896 144093 144724 144761 146512 146608 146969 147477
// bufdiff-features: 149304 150740 151758 153293 153488 154294 154812 155898 156460 156683 157579
// bufdiff-features: 158120 158204 158897 159210 159421 159895 159928 160349 162764 162948 163581
// bufdiff-features: 163687 164242 164472 164602 165719 166037 167352 168323 168411 168815 168858
// bufdiff-features: 171020 172145 172442 172926 176066 176335 176499 177182 177758 178019 178560
// bufdiff-features: 184030 185252 185723 186257 186959 188509 188790 190142 190880 192323 192771
// bufdiff-features: 193747 193773 194134 194682 195246 196048 197337 197339 197837 197849 197853
// bufdiff-features: 198889 200065 200104 201059 201889 202241 203746 205434 207721 209108 210301
// bufdiff-features: 210461 212301 212375 212628 213348 215925 215959 217103 217672 223719 223738
// bufdiff-features: 224222 225228 226053 226357 228519 228936 230081 230640 235144 236136 239237
// bufdiff-features: 240158 242370 243546 243989 245380 246463 246543 246783 248408 250278 251672
// bufdiff-features: 251943 252539 253030 253591 253836 256112 256247 258994 259199 259840 260534
// bufdiff-features: 260882
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f3(%arg0: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<12x6xf32>) {
    %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<12x6xf32>
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x6xf32>) outs(%arg0 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = linalg.index 0 : index
      %2 = arith.index_cast %1 : index to i64
      %3 = arith.sitofp %2 : i64 to f32
      %4 = arith.negf %in : f32
      %5 = arith.addf %4, %3 : f32
      linalg.yield %5 : f32
    } -> tensor<6x6xf32>
    return %0, %concat : tensor<6x6xf32>, tensor<12x6xf32>
  }
  func.func private @f1(%arg0: tensor<6x6xf32>, %arg1: tensor<6x6xf32>) -> tensor<2x3x6xf32> {
    %0 = linalg.ceil ins(%arg1 : tensor<6x6xf32>) outs(%arg0 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %expanded = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 6] : tensor<6x6xf32> into tensor<2x3x6xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %cst_0 = arith.constant dense<[[5.500000e+00], [6.500000e+00]]> : tensor<2x1xf32>
    %cast = tensor.cast %cst_0 : tensor<2x1xf32> to tensor<?x?xf32>
    call @x2(%from_elements, %cast, %from_elements) : (tensor<f32>, tensor<?x?xf32>, tensor<f32>) -> ()
    return %expanded : tensor<2x3x6xf32>
  }
  func.func private @x1(tensor<f32>, tensor<6x6xf32>, tensor<f32> {bufferization.access = "read-write"})
  func.func private @x2(tensor<f32> {bufferization.access = "read"}, tensor<?x?xf32>, tensor<f32> {bufferization.access = "read-write"})
  func.func @f2(%arg0: tensor<6x6xf32>, %arg1: tensor<6x6xf32>, %arg2: f32) -> (tensor<2x3x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, f32) {
    %0 = linalg.rsqrt ins(%arg0 : tensor<6x6xf32>) outs(%arg1 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %generated = tensor.generate  {
    ^bb0(%arg3: index, %arg4: index):
      %extracted = tensor.extract %0[%arg3, %arg4] : tensor<6x6xf32>
      %4 = arith.index_cast %arg3 : index to i64
      %5 = arith.sitofp %4 : i64 to f32
      %6 = arith.index_cast %arg4 : index to i64
      %7 = arith.sitofp %6 : i64 to f32
      %8 = arith.subf %extracted, %5 : f32
      %9 = arith.negf %8 : f32
      %10 = arith.addf %9, %7 : f32
      tensor.yield %10 : f32
    } : tensor<6x6xf32>
    %1 = call @f1(%arg1, %generated) : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<2x3x6xf32>
    %2 = tensor.empty() : tensor<6x6xf32>
    %3 = linalg.copy ins(%0 : tensor<6x6xf32>) outs(%2 : tensor<6x6xf32>) -> tensor<6x6xf32>
    return %1, %3, %generated, %arg2 : tensor<2x3x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, f32
  }
  func.func @main(%arg0: tensor<6x6xf32>, %arg1: f32) -> (tensor<?x?xf32>, tensor<6x18xf32>, tensor<2x3x?xf32>, tensor<6x3x2xf32>, tensor<12x6xf32>, f32, f32) {
    %0:2 = call @f3(%arg0) : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<12x6xf32>)
    %expanded = tensor.expand_shape %0#0 [[0], [1, 2]] output_shape [6, 3, 2] : tensor<6x6xf32> into tensor<6x3x2xf32>
    %cst = arith.constant -6.000000e+00 : f32
    %1:4 = call @f2(%0#0, %0#0, %cst) : (tensor<6x6xf32>, tensor<6x6xf32>, f32) -> (tensor<2x3x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, f32)
    %concat = tensor.concat dim(1) %1#2, %0#0, %0#0 : (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x18xf32>
    %cast = tensor.cast %0#0 : tensor<6x6xf32> to tensor<?x?xf32>
    %cst_0 = arith.constant dense<-6.000000e+00> : tensor<f32>
    call @x1(%cst_0, %1#1, %cst_0) : (tensor<f32>, tensor<6x6xf32>, tensor<f32>) -> ()
    %cast_1 = tensor.cast %1#0 : tensor<2x3x6xf32> to tensor<2x3x?xf32>
    return %cast, %concat, %cast_1, %expanded, %0#1, %1#3, %arg1 : tensor<?x?xf32>, tensor<6x18xf32>, tensor<2x3x?xf32>, tensor<6x3x2xf32>, tensor<12x6xf32>, f32, f32
  }
}

