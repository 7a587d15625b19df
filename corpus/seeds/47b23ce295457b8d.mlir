// bufdiff-profile: loops
// bufdiff-choices: 5d83bdd940e6cadf9a80a8aee4d0e7608344fc640609d5c4719dc453ccf9a9b77a8a8838657e3408
// bufdiff-choices: 0a6ea6c8d78a276d3e3b561fd0cb8152353ab42c05ee7269993f6efde1830e66522641f234581a7c
// bufdiff-choices: 5efbfdd5d0d8b5e8a23db4edf437746f4563f9bb66a2315f17565771d861d20c6e94539e097c354a
// bufdiff-choices: a405c93f59b8bee26650754cd0466928d1ded6d2320fdcdf296fc091ed4602c73f9dc731e197cb87
// bufdiff-choices: 548d45954bb0e7702ab97f00e5d69ae6c4a9b497458801ca79380cf1ef85cb86f3a80eb9ef243780
// bufdiff-choices: edf4f88fd14ebd56afa7f334cb67e74b6e2e8b4e035dd2dd87dcc91f45e71b362ac7cf4124f99d40
// bufdiff-choices: a324cc241c3dc1762606a042571c1457329cf5138000a4a1505d1dbc045ba1e3c4ac3d6c11d41635
// bufdiff-choices: ac7deaeceeaa7c7dda78d3d092575abf6d8d99b8734a039dea382c02e9d845f8cb8df3b01d68d106
// bufdiff-choices: 5053292009f3694860cb63cafaef957794e42868d7c09f875be9dd56ae8d30b1d8f317
// bufdiff-features: 706 1854 2461 3392 3579 6611 7947 9479 10020 10872 11162 12796 13074 13233
// bufdiff-features: 13424 14109 14884 15671 15751 15893 15929 16269 17577 17853 18166 19100 19685
// bufdiff-features: 20838 20968 24208 24330 25095 25651 26094 27316 27556 29294 30159 30625 30666
// bufdiff-features: 31231 31492 31637 31864 34167 36448 36784 36936 37183 37289 38202 39150 39457
// bufdiff-features: 40070 40712 41679 41984 43774 44810 46203 46732 47200 47392 49635 49956 51178
// bufdiff-features: 51475 52148 52322 52558 52900 54827 54964 56404 58024 60897 61375 61944 63800
// bufdiff-features: 64120 64875 65133 66660 66980 66995 68355 69875 70119 70644 71415 71770 73141
// bufdiff-features: 73289 73330 73388 74057 74481 75253 76339 76373 76540 77491 77617 78283 78430
// bufdiff-features: 79827 80114 81511 81736 82186 82552 82565 82723 83194 84322 84585 84922 86125
// bufdiff-features: 88732 88958 88990 89178 89780 89812 90777 92194 93255 94003 97053 98501 99383
// bufdiff-features: 99917 100807 101342 103673 103851 104931 105236 105902 109049 109187 109643
// bufdiff-features: 109923 110136 110780 110816 112552 112929 112932 113626 113940 113959 114566
// bufdiff-features: 115655 115778 116554 116845 117235 118841 119340 119764 121000 121041 121318
// bufdiff-features: 121626 121632 123446 124509 124723 124985 125976 127711 130133 133030 133756
// bufdiff-features: 134279 135887 136077 136273 137045 137477 138092 138167 139765 139901 142274
// bufdiff-features: 146512 149219 150818 152226 153063 154349 155372 156460 157632 158120 158897
// bufdiff-features: 159042 159724 159796 159895 159928 160138 160349 161883 162935 164602 165636
// bufdiff-features: 165719 165817 167466 168323 169429 170082 170876 171670 172926 173026 173537
// bufdiff-features: 174457 174571 175687 177182 177758 177987 178067 178165 178558 179977 180075
// bufdiff-features: 181454 183290 184022 184030 185723 186942 188175 188790 188845 189820 190142
// bufdiff-features: 191239 192055 192323 192771 193290 194457 194814 194987 196031 196632 197392
// bufdiff-features: 198267 198447 198460 200104 200298 201410 202241 204691 205434 205689 205953
// bufdiff-features: 207124 210022 210351 210461 210539 211508 212565 212779 214073 214975 215707
// bufdiff-features: 215959 216969 217644 218064 218480 220223 220862 220918 222638 222809 223935
// bufdiff-features: 224222 225016 225818 226357 226607 226782 228061 228519 228936 230081 230640
// bufdiff-features: 230810 231256 233276 233731 233919 234206 234387 234718 236930 239237 239941
// bufdiff-features: 240158 241308 243989 245673 246543 246767 246966 247062 247418 252466 252539
// bufdiff-features: 253836 254791 254836 255556 256112 256688 257621 259164 260534 261572
#map = affine_map<() -> ()>
module {
  func.func private @f2(%arg0: tensor<f64>, %arg1: f64) -> (tensor<1xf64>, tensor<f64>, tensor<f64>, tensor<f64>, index) {
    %0 = linalg.fill ins(%arg1 : f64) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %1 = tensor.empty() : tensor<f64>
    %2 = linalg.fill ins(%arg1 : f64) outs(%1 : tensor<f64>) -> tensor<f64>
    %cst = arith.constant dense<6.500000e+00> : tensor<f64>
    %3:4 = call @f1(%0, %2, %cst, %0) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<1xf64>, tensor<f64>, tensor<f64>, index)
    %4 = bufferization.alloc_tensor() copy(%1) : tensor<f64>
    return %3#0, %3#1, %3#2, %2, %3#3 : tensor<1xf64>, tensor<f64>, tensor<f64>, tensor<f64>, index
  }
  func.func @f1(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>) -> (tensor<1xf64>, tensor<f64>, tensor<f64>, index) {
    %cst = arith.constant dense<3.500000e+00> : tensor<f64>
    %0 = linalg.div ins(%cst, %arg2 : tensor<f64>, tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %expanded = tensor.expand_shape %arg3 [] output_shape [1] : tensor<f64> into tensor<1xf64>
    %1 = tensor.empty() : tensor<f64>
    %2 = linalg.copy ins(%arg1 : tensor<f64>) outs(%1 : tensor<f64>) -> tensor<f64>
    %c4 = arith.constant 4 : index
    return %expanded, %0, %2, %c4 : tensor<1xf64>, tensor<f64>, tensor<f64>, index
  }
  func.func @main(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<?xf64>, tensor<f64>, tensor<f64>, tensor<f64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.while (%arg1 = %c0, %arg2 = %arg0, %arg3 = %arg0) : (index, tensor<f64>, tensor<f64>) -> (index, tensor<f64>, tensor<f64>) {
      %3 = arith.cmpi ult, %arg1, %c1 : index
      %c2 = arith.constant 2 : index
      %4 = arith.cmpi sle, %arg1, %c2 : index
      %5 = arith.andi %3, %4 : i1
      scf.condition(%5) %arg1, %arg2, %arg3 : index, tensor<f64>, tensor<f64>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<f64>, %arg3: tensor<f64>):
      %c3 = arith.constant 3 : index
      %3 = scf.for %arg4 = %c1 to %c3 step %c1 iter_args(%arg5 = %arg0) -> (tensor<f64>) {
        %c2 = arith.constant 2 : index
        %7 = scf.for %arg6 = %c2 to %c3 step %c1 iter_args(%arg7 = %arg5) -> (tensor<f64>) {
          %rank = tensor.rank %arg5 : tensor<f64>
          %10 = linalg.copy ins(%arg2 : tensor<f64>) outs(%arg7 : tensor<f64>) -> tensor<f64>
          scf.yield %10 : tensor<f64>
        }
        %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %arg3 : tensor<f64>, tensor<f64>) outs(%arg5 : tensor<f64>) {
        ^bb0(%in: f64, %in_1: f64, %out: f64):
          %10 = arith.cmpf one, %in, %in_1 : f64
          %11 = arith.select %10, %in, %in_1 : f64
          %12 = arith.mulf %11, %out : f64
          linalg.yield %12 : f64
        } -> tensor<f64>
        %9 = linalg.square ins(%arg0 : tensor<f64>) outs(%8 : tensor<f64>) -> tensor<f64>
        scf.yield %9 : tensor<f64>
      }
      %4 = arith.addi %arg1, %c1 : index
      %extracted = tensor.extract %arg3[] : tensor<f64>
      %5 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%arg3 : tensor<f64>) {
      ^bb0(%out: f64):
        %cst_1 = arith.constant -0.000000e+00 : f64
        %7 = arith.divf %out, %cst_1 : f64
        linalg.yield %7 : f64
      } -> tensor<f64>
      %extracted_0 = tensor.extract %5[] : tensor<f64>
      %6 = linalg.copy ins(%3 : tensor<f64>) outs(%5 : tensor<f64>) -> tensor<f64>
      %inserted = tensor.insert %extracted into %arg2[] : tensor<f64>
      scf.yield %4, %inserted, %6 : index, tensor<f64>, tensor<f64>
    }
    %1 = linalg.reciprocal ins(%0#2 : tensor<f64>) outs(%0#1 : tensor<f64>) -> tensor<f64>
    %cst = arith.constant -0.000000e+00 : f64
    %2:5 = call @f2(%1, %cst) : (tensor<f64>, f64) -> (tensor<1xf64>, tensor<f64>, tensor<f64>, tensor<f64>, index)
    %cast = tensor.cast %2#0 : tensor<1xf64> to tensor<?xf64>
    return %2#2, %2#1, %cast, %0#1, %0#2, %2#3 : tensor<f64>, tensor<f64>, tensor<?xf64>, tensor<f64>, tensor<f64>, tensor<f64>
  }
}

