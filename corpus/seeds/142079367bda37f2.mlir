// bufdiff-profile: mixed
// bufdiff-choices: b43f284671508c33158d2c2ca8b984ef3dd662e917816cd6ade12a6e7ea816a6f51614b5e412730e
// bufdiff-choices: dc730e60c1dc0547768d9c78750d8fc33f0d55e18793e4316361007de0b5f1d743f890f983fe6f33
// bufdiff-choices: 5361c08d6510b51590d07bbc59f21fcf38db3d0c3e6e53b7f6932dd542585310531bc6c9fabd526f
// bufdiff-choices: 1b6243476d352d3e1857364efa7c9c5d397be3ab1b6f45bfe492daff4078e92a919ad43c1ce366d1
// bufdiff-choices: 7c3ebb2ff54547cb284a589807285d2bbdd2b839a90d3753bb2a6e9a3b2054d5a20a3bb0d1bada46
// bufdiff-choices: 0ef5ed3f15ea802ce16d5ec1fdd2675cc55cea6bf8922482151586012a
// bufdiff-features: 2144 2898 4752 4768 4995 6363 7800 8130 12170 14292 14454 14536 15751 15903
// bufdiff-features: 16242 18355 20132 21382 22095 26568 26705 27704 28814 30666 34167 36784 37289
// bufdiff-features: 39915 40712 42344 43472 46203 47616 50893 50894 52148 52322 53243 53244 53252
// bufdiff-features: 53469 55113 56208 56883 58191 61944 63071 63454 63667 64235 65225 66422 68355
// bufdiff-features: 71050 73289 74057 74507 75769 76328 76700 76728 78457 79852 81736 82135 83194
// bufdiff-features: 84347 84585 85673 85843 87199 89780 90097 96351 96562 98501 99383 106376 107009
// bufdiff-features: 107425 108221 110552 111976 112929 113940 115408 115801 117206 117235 121707
// bufdiff-features: 125908 125943 126928 128163 128916 129762 129955 130602 130933 132976 135739
// bufdiff-features: 136039 136273 137045 140479 140878 141219 141891 142916 143896 144513 144724
// bufdiff-features: 146512 149884 150244 151404 151758 152226 153001 158120 159776 159895 160191
// bufdiff-features: 160786 162971 165719 166065 168271 168858 171551 172435 173800 174713 175248
// bufdiff-features: 177182 177904 178067 179649 180425 181548 182285 184030 184508 184863 186959
// bufdiff-features: 188790 190142 190906 192422 192628 194134 194682 194714 196031 197837 201059
// bufdiff-features: 202241 203198 204195 204527 205430 205434 205477 205688 205689 206820 208002
// bufdiff-features: 209666 210461 213671 214769 215938 216810 217103 218917 219153 220181 220399
// bufdiff-features: 223099 226357 226777 227002 227395 228390 228936 230293 230640 232330 235396
// bufdiff-features: 235868 236930 238433 238660 238954 239147 239758 240100 240158 240311 241524
// bufdiff-features: 243872 246543 247062 250172 250948 251560 251771 252466 252539 252705 252923
// bufdiff-features: 253836 254612 255520 255880 256112 256235 257362 259510 259840 260179
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func private @f2(%arg0: tensor<4x2xf32>, %arg1: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x1xf32>) {
    %cst = arith.constant dense<[[5.000000e-01, 1.500000e+00], [2.500000e+00, 3.500000e+00], [4.500000e+00, 5.500000e+00], [6.500000e+00, 7.500000e+00]]> : tensor<4x2xf32>
    %0 = linalg.rsqrt ins(%cst : tensor<4x2xf32>) outs(%arg1 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 1] [4, 1] [1, 1] : tensor<4x2xf32> to tensor<4x1xf32>
    return %0, %extracted_slice : tensor<4x2xf32>, tensor<4x1xf32>
  }
  func.func private @f1(%arg0: tensor<?x?xf32>) -> tensor<3xf32> {
    %0 = tensor.empty() : tensor<3xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
    %cst_0 = arith.constant dense<[[1.500000e+00, 2.500000e+00, 3.500000e+00], [4.500000e+00, 5.500000e+00, 6.500000e+00]]> : tensor<2x3xf32>
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %cst_0[0, %c0] [%c2, 1] [1, 1] : tensor<2x3xf32> to tensor<?xf32>
    %2 = linalg.vecmat ins(%extracted_slice, %cst_0 : tensor<?xf32>, tensor<2x3xf32>) outs(%1 : tensor<3xf32>) -> tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @f3(%arg0: tensor<4x2xf32>, %arg1: tensor<4x2xf32>, %arg2: tensor<4x2xf32>) -> tensor<4x2xf32> {
    %0 = tensor.empty() : tensor<4x2xf32>
    %cst = arith.constant 5.000000e-01 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %2 = linalg.copy ins(%1 : tensor<4x2xf32>) outs(%arg2 : tensor<4x2xf32>) -> tensor<4x2xf32>
    return %2 : tensor<4x2xf32>
  }
  func.func @main(%arg0: tensor<4x2xf32>, %arg1: tensor<4x2xf32>) -> tensor<3xf32> {
    %0 = tensor.empty() : tensor<4x2xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %2:2 = call @f2(%1, %1) : (tensor<4x2xf32>, tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x1xf32>)
    %c0 = arith.constant 0 : index
    affine.if #set(%c0) {
      %6 = tensor.empty() : tensor<1x2xf32>
      %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<1x2xf32>) -> tensor<1x2xf32>
      %8 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%2#0, %7 : tensor<4x2xf32>, tensor<1x2xf32>) outs(%2#1 : tensor<4x1xf32>) -> tensor<4x1xf32>
      %9 = tensor.empty() : tensor<4x1xf32>
      %10 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<4x1xf32>) outs(%9 : tensor<4x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_0 = arith.constant 1.000000e+02 : f32
        %11 = arith.subf %in, %cst_0 : f32
        linalg.yield %11 : f32
      } -> tensor<4x1xf32>
    } else {
      %c1 = arith.constant 1 : index
      %extracted_slice = tensor.extract_slice %2#1[0, 0] [1, %c1] [1, 1] : tensor<4x1xf32> to tensor<1x?xf32>
      %6 = linalg.matmul ins(%2#1, %extracted_slice : tensor<4x1xf32>, tensor<1x?xf32>) outs(%2#1 : tensor<4x1xf32>) -> tensor<4x1xf32>
      %7 = tensor.empty() : tensor<4x1xf32>
      %8 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<4x1xf32>) outs(%7 : tensor<4x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %9 = arith.addf %in, %cst : f32
        linalg.yield %9 : f32
      } -> tensor<4x1xf32>
    }
    %3 = tensor.empty() : tensor<4x2xf32>
    %4 = call @f3(%3, %arg1, %arg0) : (tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    %cast = tensor.cast %4 : tensor<4x2xf32> to tensor<?x?xf32>
    %5 = call @f1(%cast) : (tensor<?x?xf32>) -> tensor<3xf32>
    return %5 : tensor<3xf32>
  }
}

