// bufdiff-profile: mixed
// bufdiff-choices: e53b39563c567d43c1f5ca197e0062e4142257ada43673947211f5803a409109c23e13a637ce0332
// bufdiff-choices: 767537a4a23db7c388da0f0b2c2990e703bff77c7709508b3fd5f9b4dc8ca2593b7ea171702624a8
// bufdiff-choices: 6bae004c2e455ab1c35d3402f03c96dffc972fa3bc4fb38df72a0b92e72571e0b261e816ab9008e8
// bufdiff-choices: 5bb931bfd3df91f671e4e2a364c858d52ac8c3ddfbdd3831232df351311295a3d58c39d3f3324d11
// bufdiff-choices: 262458436fafc7bb7f9ed89c574cdeeee3422cb36c41cde5123d829346f11fc8737671157ad95b13
// bufdiff-choices: 5dd4c4ddada04fb37276d76a3a86fad8a324648d0b890db42e565ba957df17ecc35bd755c2bc86f9
// bufdiff-choices: 9be51d3848bac45d9c371ce16e898b9e3982700f340e6a20cda612793ba8107cbd97a8152bbfe945
// bufdiff-choices: 6d365f29779ad8c04440834bed734bc3ad2fc46ee4db75e6ec678765ec6587aa765bcf5e169eddf7
// bufdiff-choices: d574d3f27182b40535c8cc9bbe1c
// bufdiff-features: 211 1089 1935 2027 2898 3217 7072 9085 10647 11047 11162 11556 13074 13233
// bufdiff-features: 14454 14704 15300 15671 15751 16385 16455 18486 19100 20003 20023 20749 22259
// bufdiff-features: 23787 26568 26796 29968 30293 30573 30666 32085 32918 33443 34167 35163 36784
// bufdiff-features: 38783 40712 41226 41900 42467 46203 48038 48974 49949 50894 51062 52148 52322
// bufdiff-features: 52558 52807 52900 53244 53252 54734 54998 55014 61169 63071 63800 64120 64235
// bufdiff-features: 65445 66422 66712 66995 68355 69403 69965 70335 70955 72541 73289 73335 73802
// bufdiff-features: 73849 73898 74057 74375 74833 76339 76405 76915 77261 78283 78430 81612 81736
// bufdiff-features: 82135 83194 84585 84712 85843 86125 87277 88714 88732 89646 89780 89812 90128
// bufdiff-features: 90218 90495 90777 92194 93255 93633 94879 94961 97131 97924 98501 99228 104790
// bufdiff-features: 104931 105579 107412 107425 108012 108673 111024 112929 113041 113374 115459
// bufdiff-features: 117183 117336 117532 118884 125675 125908 127813 128916 130933 133297 136273
// bufdiff-features: 137045 138919 140066 140534 140971 141238 144093 146038 146512 147474 147712
// bufdiff-features: 148647 149534 150818 151758 153092 154430 154456 154946 155884 155898 156191
// bufdiff-features: 157579 158012 158120 158897 161377 163687 165636 165695 165719 168323 168858
// bufdiff-features: 169655 172832 173354 173800 174170 177182 178067 178228 179987 180204 181789
// bufdiff-features: 182283 183052 183114 183222 184030 185723 186202 186257 186677 186959 188790
// bufdiff-features: 188845 190142 190520 192422 192524 192771 194205 195809 196031 196359 196544
// bufdiff-features: 197814 197837 198889 200104 201059 201122 201945 202162 202241 203538 203746
// bufdiff-features: 204195 204212 204527 205072 205434 207454 208379 209605 210461 210828 213275
// bufdiff-features: 213339 214579 215925 216892 216969 216985 220013 221661 222809 223566 223719
// bufdiff-features: 228390 228936 230081 230293 230640 230896 231722 233652 235375 236024 236930
// bufdiff-features: 240158 240709 241225 241554 242872 243546 243989 246383 246543 246966 248233
// bufdiff-features: 252466 252539 254851 255520 255729 259216 259840 260534
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f4(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = linalg.sub ins(%arg1, %arg0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg1 : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %arg1 : tensor<4x4xf32>
  }
  func.func private @f3(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %cst = arith.constant dense<4.500000e+00> : tensor<1x1xf32>
    %0 = linalg.conv_2d ins(%arg0, %cst : tensor<4x4xf32>, tensor<1x1xf32>) outs(%arg0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func private @f1(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.mulf %in, %in_0 : f32
      %3 = arith.negf %2 : f32
      %4 = arith.addf %3, %out : f32
      linalg.yield %4 : f32
    } -> tensor<?x?xf32>
    %1 = bufferization.alloc_tensor() copy(%arg0) : tensor<?x?xf32>
    return %0, %1, %arg0 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func private @f2(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<?x?xf32>) {
    %0 = tensor.empty() : tensor<4x4xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = linalg.mul ins(%arg0, %1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %c4 = arith.constant 4 : index
    %3 = tensor.empty(%c4, %c4) : tensor<?x?xf32>
    %4 = linalg.copy ins(%arg0 : tensor<4x4xf32>) outs(%3 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %2, %4 : tensor<4x4xf32>, tensor<?x?xf32>
  }
  func.func @main(%arg0: tensor<?x4xf32>, %arg1: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x4xf32>, tensor<4x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
    %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<?x?xf32>
    %0:3 = call @f1(%cast, %cast) : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>)
    %1 = tensor.empty() : tensor<4x4xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %3 = call @f3(%2) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %4:2 = call @f2(%3) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<?x?xf32>)
    %5 = call @f4(%3, %4#0) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %6 = arith.cmpi uge, %dim, %c1 : index
    %7 = scf.if %6 -> (tensor<4x4xf32>) {
      %8 = func.call @f3(%4#0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
      scf.yield %3 : tensor<4x4xf32>
    } else {
      %8 = linalg.add ins(%4#1, %3 : tensor<?x?xf32>, tensor<4x4xf32>) outs(%4#0 : tensor<4x4xf32>) -> tensor<4x4xf32>
      scf.yield %8 : tensor<4x4xf32>
    }
    %cast_0 = tensor.cast %5 : tensor<4x4xf32> to tensor<?x4xf32>
    return %0#1, %0#2, %cast_0, %7, %arg1, %0#0 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x4xf32>, tensor<4x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>
  }
}

