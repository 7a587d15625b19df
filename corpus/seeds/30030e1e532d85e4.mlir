// bufdiff-profile: mixed
// bufdiff-choices: dc06cb8582f95e1fb1cee7e28936ff15c5fc562132e48a296cecfc0146e54f898b3531dff8a06683
// bufdiff-choices: 39ccf13025751518503d456a9ff19d3a16a80757258f7e479282ac2e5456a511cdd615c5bb369785
// bufdiff-choices: f8f9ef0f30c44e2eb39da2b3629a33304721e7ba867d68d291e1639cbd5f9d844b39ac5caf23f1c6
// bufdiff-choices: 012fadb4c93dff59afc1a178b440dce937066e3c3b92882005e40e8db3f78a2d73e79ac2354ab8b9
// bufdiff-choices: 3ca853279f2a463bed2926492b3509bd742778241d18c3316528afec0636de784c57d2c17568f5da
// bufdiff-choices: c7f8618064459e9b3bd1835c079f248ebee27d3bd02e350d542bd5c6a745ff14c7fd9680ffa91434
// bufdiff-choices: 9436904db149db9f4f9778e8b9df7008a44eea7599b068d2e2048e12d3147eb39c0b672ac80e1287
// bufdiff-choices: f145390ae1bc9048a18fb65a157c5347a0045cf20cc8f49f1adffe11806eb56ef91d619faeef165e
// bufdiff-choices: 5352c5107a02d1427b9b9d3d3419
// bufdiff-features: 600 2898 3866 4784 4958 7770 12932 13915 14454 15424 15751 19419 20003 20023
// bufdiff-features: 22095 22280 23929 24389 25818 26568 28807 29968 30666 33853 34167 34233 35239
// bufdiff-features: 36784 40712 42344 42467 42766 44621 46203 46720 46763 47843 49370 49635 50894
// bufdiff-features: 52322 52807 52900 53244 53252 55656 56599 56790 60286 60302 60686 63800 64235
// bufdiff-features: 64801 65596 66422 67954 68355 68782 69734 71168 71701 72142 73330 73802 74057
// bufdiff-features: 74471 75921 76257 76328 76728 77261 77617 78430 80024 81736 82594 84585 85673
// bufdiff-features: 85843 86125 87199 88306 89780 90070 91816 93677 95494 97924 98501 99383 100059
// bufdiff-features: 101823 103056 103715 104931 106321 107009 107412 107425 108012 108038 108221
// bufdiff-features: 108977 109440 109732 110695 112929 113374 114903 115026 115155 119340 119588
// bufdiff-features: 119705 121626 121682 122360 122865 123204 123503 125699 125908 126928 128915
// bufdiff-features: 128916 129849 130933 132090 133230 133297 133491 136269 137504 137542 138423
// bufdiff-features: 138919 142916 143269 144241 144724 146512 152070 153293 155577 156154 156253
// bufdiff-features: 157034 157579 158120 159431 162693 163687 163876 165719 167614 168387 168858
// bufdiff-features: 171116 173422 174138 174170 176370 179280 179357 179649 181789 182285 184030
// bufdiff-features: 185743 186017 186959 188790 190142 190154 191256 192210 192628 192771 193773
// bufdiff-features: 194134 194682 196031 196048 197837 198460 201059 204122 204527 205434 207632
// bufdiff-features: 208379 210022 210301 210461 211512 213275 214889 215925 215959 216073 217137
// bufdiff-features: 218635 220181 220358 223249 223687 226357 228061 228936 229951 230081 230293
// bufdiff-features: 230640 230915 231330 233293 233339 234488 234794 235375 235730 236930 236986
// bufdiff-features: 237633 237686 238398 238954 240466 242842 242872 242955 243137 245619 245784
// bufdiff-features: 246543 246895 248929 249537 252466 252539 254310 254791 255520 255618 255729
// bufdiff-features: 256525 258906 259510 259840 260923 261848
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func private @f1(%arg0: tensor<?x?xf64>) -> tensor<?x?xf64> {
    %cst = arith.constant dense<> : tensor<0xf64>
    %cast = tensor.cast %cst : tensor<0xf64> to tensor<?xf64>
    %broadcasted = linalg.broadcast ins(%cast : tensor<?xf64>) outs(%arg0 : tensor<?x?xf64>) dimensions = [1] 
    return %broadcasted : tensor<?x?xf64>
  }
  func.func @f2(%arg0: tensor<0x?xf64>, %arg1: tensor<0x?xf64>, %arg2: f64) -> (tensor<0x?xf64>, tensor<0x?xf64>, tensor<0x?xf64>) {
    %0 = linalg.erf ins(%arg0 : tensor<0x?xf64>) outs(%arg0 : tensor<0x?xf64>) -> tensor<0x?xf64>
    return %0, %arg0, %arg1 : tensor<0x?xf64>, tensor<0x?xf64>, tensor<0x?xf64>
  }
  func.func private @f3(%arg0: tensor<0x2xf64>, %arg1: f64) -> tensor<0x2xf64> {
    %cst = arith.constant dense<-2.500000e+00> : tensor<0x2xf64>
    %0 = linalg.copy ins(%cst : tensor<0x2xf64>) outs(%arg0 : tensor<0x2xf64>) -> tensor<0x2xf64>
    return %0 : tensor<0x2xf64>
  }
  func.func @main(%arg0: tensor<0x2xf64>, %arg1: f64, %arg2: tensor<?x?xf64>, %arg3: tensor<?x?xf64>) -> (tensor<0x?xf64>, tensor<?x?xf64>, tensor<0x2xf64>, tensor<?x?xf64>) {
    %cast = tensor.cast %arg0 : tensor<0x2xf64> to tensor<0x?xf64>
    %0 = tensor.empty() : tensor<0x1xf64>
    %1 = linalg.fill ins(%arg1 : f64) outs(%0 : tensor<0x1xf64>) -> tensor<0x1xf64>
    %cast_0 = tensor.cast %1 : tensor<0x1xf64> to tensor<0x?xf64>
    %2:3 = call @f2(%cast, %cast_0, %arg1) : (tensor<0x?xf64>, tensor<0x?xf64>, f64) -> (tensor<0x?xf64>, tensor<0x?xf64>, tensor<0x?xf64>)
    %3 = memref.alloca_scope  -> (f64) {
      %6:2 = scf.forall (%arg4) in (2) shared_outs(%arg5 = %2#0, %arg6 = %2#1) -> (tensor<0x?xf64>, tensor<0x?xf64>) {
        %cast_3 = tensor.cast %2#0 : tensor<0x?xf64> to tensor<0x2xf64>
        %10 = func.call @f3(%cast_3, %arg1) : (tensor<0x2xf64>, f64) -> tensor<0x2xf64>
        %c0_4 = arith.constant 0 : index
        %extracted_slice = tensor.extract_slice %arg5[%c0_4, %arg4] [0, 1] [1, 1] : tensor<0x?xf64> to tensor<0x1xf64>
        %11 = tensor.empty() : tensor<0x3xf64>
        %12 = linalg.fill ins(%arg1 : f64) outs(%11 : tensor<0x3xf64>) -> tensor<0x3xf64>
        %13 = tensor.empty() : tensor<1x3xf64>
        %14 = linalg.fill ins(%arg1 : f64) outs(%13 : tensor<1x3xf64>) -> tensor<1x3xf64>
        %15 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%12, %14 : tensor<0x3xf64>, tensor<1x3xf64>) outs(%extracted_slice : tensor<0x1xf64>) -> tensor<0x1xf64>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %15 into %arg5[%c0_4, %arg4] [0, 1] [1, 1] : tensor<0x1xf64> into tensor<0x?xf64>
          tensor.parallel_insert_slice %extracted_slice into %arg6[%c0_4, %arg4] [0, 1] [1, 1] : tensor<0x1xf64> into tensor<0x?xf64>
        }
      }
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %arg3, %c0 : tensor<?x?xf64>
      %c1 = arith.constant 1 : index
      %dim_2 = tensor.dim %arg3, %c1 : tensor<?x?xf64>
      %7 = tensor.empty(%dim, %dim_2) : tensor<?x2x?xf64>
      %8 = linalg.fill ins(%arg1 : f64) outs(%7 : tensor<?x2x?xf64>) -> tensor<?x2x?xf64>
      %9 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "reduction", "parallel"]} ins(%8 : tensor<?x2x?xf64>) outs(%arg3 : tensor<?x?xf64>) {
      ^bb0(%in: f64, %out: f64):
        %10 = arith.minimumf %in, %out : f64
        linalg.yield %10 : f64
      } -> tensor<?x?xf64>
      memref.alloca_scope.return %arg1 : f64
    }
    %cast_1 = tensor.cast %0 : tensor<0x1xf64> to tensor<?x?xf64>
    %4 = call @f1(%cast_1) : (tensor<?x?xf64>) -> tensor<?x?xf64>
    %5 = call @f3(%arg0, %3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<0x2xf64>, f64) -> tensor<0x2xf64>
    return %2#2, %4, %5, %arg2 : tensor<0x?xf64>, tensor<?x?xf64>, tensor<0x2xf64>, tensor<?x?xf64>
  }
}

