// bufdiff-profile: calls
// bufdiff-choices: 8ca7e0e1381176fb6a1f521c44bf166da2030edc9fbfc6e4d696d14d40861f9449ca74a5b6eab09b
// bufdiff-choices: 6bd223face8207cb52bf27252f530de9b1385dc43a8db0f9c785ac8ef7fbe9b21d70648c14f83b9a
// bufdiff-choices: df218943deb4d470a380bb6e6c5feea3f63c02dd037b72414f14f7688183a42d4ba961f56ca0d52a
// bufdiff-choices: 130eea9fb39df4b3e29dc6557f29e6a60f597e68760f8f258ce6a86d50b8ad59a1ee4bf635deb7a3
// bufdiff-choices: 2b002275550b8c6cea38672fb229610937e8805727d2c47ced6433d3cbc268996c6ccac1aa28ad2a
// bufdiff-choices: e66041546ca04e8becd2e416bfc943d6686b7994f734a51885076584e69f79eb3d79165f588c8585
// bufdiff-choices: b53fde1e92a7d7937072a8363902e818158eade05d684e8da785d5e2b1dcf0e7082dee66610f15e8
// bufdiff-choices: d28396a1fe74335dc7ffb1e123533257ceae0fdc9fd1b173ce5c376e6761d515244a001593705435
// bufdiff-choices: 1f903c9f817fb2b34d2f9e6e3aee0f0680ee0926331bfdbbefa6067fa80bda9637275a1004674dbb
// bufdiff-choices: fcb09f5430733383cd0c4239c8a45b145833c4ccef4aac3f48d40c855696bddcc748cbdd758784e0
// bufdiff-choices: aff9e802b01d7fcc63444f45562c346a6178c8ad7c72b6284f417578ec53aff97d9fc0fe456a3bee
// bufdiff-choices: 5d331049aa8de485cadf1fa18e1ca7503e38ed5449f5b07d8a23b3e580
// bufdiff-features: 1470 1854 2898 2945 3972 4784 6314 6611 8470 8918 10568 11162 12170 12276 12593
// bufdiff-features: 12638 13233 13915 14298 14454 14704 15671 15751 16172 16617 16960 17015 17915
// bufdiff-features: 18322 19419 19628 20023 20749 20987 22095 22280 22448 23225 24184 24259 25345
// bufdiff-features: 26464 26568 26922 27704 28564 28814 29590 29968 30002 30293 30666 31143 33772
// bufdiff-features: 34167 34299 36504 36784 38069 38783 40712 42344 42398 42467 43442 43963 44505
// bufdiff-features: 45202 45869 46203 46208 46993 47230 47244 48360 48598 48974 49074 49956 50763
// bufdiff-features: 50894 52062 52322 52558 52807 52900 53180 53252 54385 54468 54998 55113 56880
// bufdiff-features: 56964 58024 61023 61969 63071 63929 64120 64216 64235 65171 66422 68355 69403
// bufdiff-features: 71050 71168 71259 71306 71701 73802 74057 74336 74450 74471 74507 74672 75696
// bufdiff-features: 76639 76643 76953 77793 77967 78283 78430 78828 79706 80533 81443 81612 81713
// bufdiff-features: 81736 82011 82135 82565 83050 83314 83493 84322 84585 85005 85389 85843 86125
// bufdiff-features: 88732 89178 89780 89812 89952 90070 90777 90832 92022 92194 92976 93062 93286
// bufdiff-features: 93714 96621 97131 97924 98190 98501 99228 99294 99383 99969 100059 102795
// bufdiff-features: 103056 104034 104446 104790 104931 105579 106321 107091 107412 107425 107783
// bufdiff-features: 108012 108038 109055 109093 110136 110816 110952 111024 111976 112929 113374
// bufdiff-features: 113443 113940 115778 115967 117235 117336 117766 118884 119597 120049 121626
// bufdiff-features: 122360 122865 125331 125397 125699 125850 125908 128915 128916 129630 129849
// bufdiff-features: 131306 133331 136030 136269 137045 137111 139524 140556 140924 141891 142084
// bufdiff-features: 142434 142680 143878 144093 144409 145075 146512 146608 147477 147500 147712
// bufdiff-features: 149304 149593 150404 151326 151587 151758 151936 152750 153293 153896 155465
// bufdiff-features: 155898 156154 156191 156460 157034 157579 158120 158897 159928 162917 163044
// bufdiff-features: 164569 164602 164709 165695 165719 166125 166456 167446 167614 168323 168387
// bufdiff-features: 168858 169982 170469 170835 172926 173354 173800 174042 175546 175687 177182
// bufdiff-features: 177211 177758 177904 178547 180207 180404 180614 181789 182283 182444 182884
// bufdiff-features: 182971 184030 185016 185723 186202 186257 186959 187189 187560 187745 188571
// bufdiff-features: 188790 189012 189820 190142 190520 190824 192323 192524 192529 192628 192771
// bufdiff-features: 192965 193747 193773 194134 194714 194757 195182 196031 196349 197267 197392
// bufdiff-features: 197837 198432 198460 198578 198670 198820 198889 200104 200870 201059 201433
// bufdiff-features: 201601 201716 202739 203000 203437 203746 204212 204527 204797 205434 205689
// bufdiff-features: 207081 207442 208944 209666 210022 210461 211884 212092 212375 212549 213275
// bufdiff-features: 213339 214248 214621 214632 215925 215959 216034 217118 218657 220013 220223
// bufdiff-features: 220358 220816 221413 221903 222809 223045 223687 223719 224899 225016 225985
// bufdiff-features: 226357 226579 226777 227189 227217 227345 228061 228390 228936 230081 230293
// bufdiff-features: 230640 231722 231770 232269 234387 235144 235325 235375 235396 235433 235882
// bufdiff-features: 236024 236094 236217 237755 238474 239237 239241 239623 240158 241126 241213
// bufdiff-features: 241714 242267 242306 243546 243872 244895 245619 246062 246543 247062 248929
// bufdiff-features: 249094 249594 249841 250713 250948 252466 252539 253659 253836 254057 255520
// bufdiff-features: 255556 256112 257401 257513 258625 258994 259216 259840 261833
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @f4(%arg0: tensor<0x2xf64>, %arg1: f64, %arg2: tensor<0x2xf64>, %arg3: f64) -> tensor<0x2xf64> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %0 = arith.cmpf ogt, %arg1, %cst : f64
    %1 = arith.index_castui %0 : i1 to index
    %extracted_slice = tensor.extract_slice %arg0[%c0, %1] [0, 1] [1, 1] : tensor<0x2xf64> to tensor<0xf64>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> indexing_maps = [#map, #map1, #map] ins(%arg2, %extracted_slice : tensor<0x2xf64>, tensor<0xf64>) outs(%arg0 : tensor<0x2xf64>) -> tensor<0x2xf64>
    return %2 : tensor<0x2xf64>
  }
  func.func @f3(%arg0: tensor<0x?xf64>, %arg1: tensor<0x2xf64>, %arg2: tensor<0x2xf64>) -> (tensor<?x?xf64>, tensor<0xf64>, tensor<0x1x?xf64>, tensor<0x?xf64>, index) {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%arg2, %arg1 : tensor<0x2xf64>, tensor<0x2xf64>) outs(%arg2 : tensor<0x2xf64>) -> tensor<0x2xf64>
    %cast = tensor.cast %arg0 : tensor<0x?xf64> to tensor<?x?xf64>
    %cast_0 = tensor.cast %arg2 : tensor<0x2xf64> to tensor<0x?xf64>
    %1:2 = call @f2(%0, %cast_0) : (tensor<0x2xf64>, tensor<0x?xf64>) -> (tensor<0x1x?xf64>, tensor<0xf64>)
    %cast_1 = tensor.cast %arg0 : tensor<0x?xf64> to tensor<?x?xf64>
    %2:3 = call @f1(%cast_1, %cast_1) : (tensor<?x?xf64>, tensor<?x?xf64>) -> (tensor<?x?xf64>, tensor<0x?xf64>, index)
    %3 = bufferization.alloc_tensor() copy(%1#0) : tensor<0x1x?xf64>
    return %2#0, %1#1, %3, %2#1, %2#2 : tensor<?x?xf64>, tensor<0xf64>, tensor<0x1x?xf64>, tensor<0x?xf64>, index
  }
  func.func @f2(%arg0: tensor<0x2xf64>, %arg1: tensor<0x?xf64>) -> (tensor<0x1x?xf64>, tensor<0xf64>) {
    %mapped = linalg.map ins(%arg1 : tensor<0x?xf64>) outs(%arg1 : tensor<0x?xf64>)
      (%in: f64, %init: f64) {
        %cst = arith.constant 1.000000e+01 : f64
        %1 = arith.maximumf %in, %cst : f64
        linalg.yield %1 : f64
      }
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<0x?xf64>
    %expanded = tensor.expand_shape %mapped [[0, 1], [2]] output_shape [0, 1, %dim] : tensor<0x?xf64> into tensor<0x1x?xf64>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = arith.remui %dim, %c2 : index
    %extracted_slice = tensor.extract_slice %arg0[%c0, %0] [0, 1] [1, 1] : tensor<0x2xf64> to tensor<0xf64>
    return %expanded, %extracted_slice : tensor<0x1x?xf64>, tensor<0xf64>
  }
  func.func private @f1(%arg0: tensor<?x?xf64>, %arg1: tensor<?x?xf64>) -> (tensor<?x?xf64>, tensor<0x?xf64>, index) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg0 : tensor<?x?xf64>, tensor<?x?xf64>) outs(%arg1 : tensor<?x?xf64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %4 = arith.negf %in : f64
      %5 = arith.addf %4, %in_0 : f64
      linalg.yield %5 : f64
    } -> tensor<?x?xf64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %1:3 = scf.while (%arg2 = %c0, %arg3 = %arg1, %arg4 = %0) : (index, tensor<?x?xf64>, tensor<?x?xf64>) -> (index, tensor<?x?xf64>, tensor<?x?xf64>) {
      %4 = arith.cmpi ult, %arg2, %c3 : index
      scf.condition(%4) %arg2, %arg3, %arg4 : index, tensor<?x?xf64>, tensor<?x?xf64>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<?x?xf64>, %arg4: tensor<?x?xf64>):
      %4 = arith.addi %arg2, %c1 : index
      %5 = linalg.floor ins(%arg1 : tensor<?x?xf64>) outs(%arg4 : tensor<?x?xf64>) -> tensor<?x?xf64>
      %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf64>
      %6 = tensor.empty(%dim_0) : tensor<0x?xf64>
      %cst_1 = arith.constant 1.000000e+00 : f64
      %7 = linalg.fill ins(%cst_1 : f64) outs(%6 : tensor<0x?xf64>) -> tensor<0x?xf64>
      %8 = linalg.ceil ins(%7 : tensor<0x?xf64>) outs(%arg3 : tensor<?x?xf64>) -> tensor<?x?xf64>
      scf.yield %4, %8, %5 : index, tensor<?x?xf64>, tensor<?x?xf64>
    }
    %cst = arith.constant dense<> : tensor<0xf64>
    %cast = tensor.cast %cst : tensor<0xf64> to tensor<?xf64>
    %broadcasted = linalg.broadcast ins(%cast : tensor<?xf64>) outs(%1#1 : tensor<?x?xf64>) dimensions = [1] 
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xf64>
    %2 = tensor.empty(%dim) : tensor<0x?xf64>
    %3 = linalg.copy ins(%1#2 : tensor<?x?xf64>) outs(%2 : tensor<0x?xf64>) -> tensor<0x?xf64>
    return %broadcasted, %3, %1#0 : tensor<?x?xf64>, tensor<0x?xf64>, index
  }
  func.func private @f5(%arg0: tensor<0x2xf64>) -> tensor<0x2xf64> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<0x2xf64>) outs(%arg0 : tensor<0x2xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst = arith.constant -2.500000e+00 : f64
      %1 = arith.negf %in : f64
      %2 = arith.addf %1, %cst : f64
      linalg.yield %2 : f64
    } -> tensor<0x2xf64>
    return %0 : tensor<0x2xf64>
  }
  func.func @main(%arg0: tensor<0x2xf64>, %arg1: tensor<0x2xf64>, %arg2: f64, %arg3: f64) -> (tensor<0xf64>, tensor<0x1x?xf64>, tensor<?x?xf64>, tensor<0x2xf64>, tensor<?x2xf64>, tensor<0x2xf64>, tensor<0x?xf64>, tensor<?x?xf64>, index, index) {
    %cast = tensor.cast %arg0 : tensor<0x2xf64> to tensor<0x?xf64>
    %0:5 = call @f3(%cast, %arg0, %arg0) : (tensor<0x?xf64>, tensor<0x2xf64>, tensor<0x2xf64>) -> (tensor<?x?xf64>, tensor<0xf64>, tensor<0x1x?xf64>, tensor<0x?xf64>, index)
    %1 = linalg.fill ins(%arg3 : f64) outs(%0#3 : tensor<0x?xf64>) -> tensor<0x?xf64>
    %cast_0 = tensor.cast %1 : tensor<0x?xf64> to tensor<0x2xf64>
    %cst = arith.constant -0.000000e+00 : f64
    %cst_1 = arith.constant 1.000000e+10 : f64
    %2 = call @f4(%cast_0, %cst, %cast_0, %cst_1) : (tensor<0x2xf64>, f64, tensor<0x2xf64>, f64) -> tensor<0x2xf64>
    %cast_2 = tensor.cast %2 : tensor<0x2xf64> to tensor<?x?xf64>
    %3:3 = call @f1(%cast_2, %cast_2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<?x?xf64>, tensor<?x?xf64>) -> (tensor<?x?xf64>, tensor<0x?xf64>, index)
    %4 = linalg.sqrt ins(%3#1 : tensor<0x?xf64>) outs(%2 : tensor<0x2xf64>) -> tensor<0x2xf64>
    %5 = call @f5(%4) : (tensor<0x2xf64>) -> tensor<0x2xf64>
    %6 = call @f5(%2) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<0x2xf64>) -> tensor<0x2xf64>
    %7 = linalg.ceil ins(%6 : tensor<0x2xf64>) outs(%4 : tensor<0x2xf64>) -> tensor<0x2xf64>
    %8 = call @f5(%4) : (tensor<0x2xf64>) -> tensor<0x2xf64>
    %cast_3 = tensor.cast %7 : tensor<0x2xf64> to tensor<?x2xf64>
    return %0#1, %0#2, %3#0, %5, %cast_3, %8, %0#3, %0#0, %3#2, %0#4 : tensor<0xf64>, tensor<0x1x?xf64>, tensor<?x?xf64>, tensor<0x2xf64>, tensor<?x2xf64>, tensor<0x2xf64>, tensor<0x?xf64>, tensor<?x?xf64>, index, index
  }
}

