// bufdiff-profile: calls
// bufdiff-choices: ae9fe3dc3ba2b83904652f971a987b46e3532dc7c71a5fe08fe9a76e9761a5b3d69fbd77c4479128
// bufdiff-choices: 331c4a32791b0656c5ea906bd038d0daeb76f5c83ceb721deea361602a8d5ec2eb5fda2616ea0d97
// bufdiff-choices: ea74ae2a53b536d9c472b96d2641ea369b02f15231a9cf1d8dd7916e0680a5b5cd029d3398e7acb5
// bufdiff-choices: b4bd7424d3012abdf318c948776f921b0fc3b88a5383e616dc0d1f7ce56e7f8e59b516d59cb77945
// bufdiff-choices: 206111ee92f0ee86cef3f80ecc79d06dc2a67223721a478d2ae2c657e8f7845986e3f357fab85689
// bufdiff-choices: 6e918fdb4a03049dd4d932db1e60685af7584dcf4d84325cafa241e19a65193e95c3591ae4e99d71
// bufdiff-choices: 9b8a3b2745e662466b52079983f3de6b2bc97f88821b13d185c085747a781cdb59a405c366004baa
// bufdiff-choices: de32b3b3435b51281888d4c6d7b83cb47f2faffe2013118eaa3297049b69d347f7339c5b6f2dc6e3
// bufdiff-choices: 958b346dc2ae132d37dba3f6c1eb8bb93897de44dc44842b255a033bc6afd00d7c89cb47faf67712
// bufdiff-choices: fb48fec5172982e92d19062df8fa79f25de0c3b0e10552def59085f1043d6ace8cef46ec3a45d6fe
// bufdiff-choices: f33980657f50c1d238ed6722d941bcb1b5467a
// bufdiff-features: 1345 1854 2898 3103 4014 5075 5297 6118 6363 6611 6724 7384 8130 9479 9768
// bufdiff-features: 10112 11162 11862 11880 12170 12276 13074 13233 14159 14256 14454 14925 15671
// bufdiff-features: 15751 15903 16682 16960 17989 18383 20237 22095 22109 22161 22220 22280 23787
// bufdiff-features: 24330 25651 25818 26546 26568 26922 27412 27725 28167 28724 29590 29968 33671
// bufdiff-features: 33762 34167 36065 36535 36784 38427 38783 39329 39927 40712 42344 42398 44093
// bufdiff-features: 44505 44522 45017 45147 45617 46203 47762 48974 49301 49370 49707 49956 50894
// bufdiff-features: 50979 51178 52062 52148 52322 52558 52807 52900 53180 53244 53252 53469 53716
// bufdiff-features: 54385 55113 55318 55525 56075 56140 57548 58024 58308 59764 60078 61944 62232
// bufdiff-features: 62641 63071 64120 65726 66422 67159 67348 67478 67526 68160 68355 68409 68782
// bufdiff-features: 69965 71168 73289 73802 74057 74507 75921 76268 76677 76700 76728 76911 76953
// bufdiff-features: 77491 77617 78283 78430 81066 81511 81628 81736 81763 81940 82135 82565 83194
// bufdiff-features: 84585 86125 87151 87199 88000 88732 89178 89780 90070 90097 90495 90777 91049
// bufdiff-features: 91563 91633 92084 93716 94736 95142 95465 96244 96716 96807 97053 97337 97924
// bufdiff-features: 98447 98501 99383 99969 101105 101629 101823 102456 103339 103715 104315 104931
// bufdiff-features: 105360 107035 107412 107425 108038 110426 110552 110816 111024 112133 112929
// bufdiff-features: 113618 113626 113816 113940 114428 114432 115026 115778 116758 116845 117183
// bufdiff-features: 117235 118740 119340 119588 120650 121000 121318 121682 121707 123012 123503
// bufdiff-features: 123967 125908 127305 128187 128916 129435 130933 132156 132322 134395 136034
// bufdiff-features: 136056 136269 136273 136296 136346 137045 139890 140673 141034 141044 141740
// bufdiff-features: 141891 142040 142916 143896 144286 145224 146512 146991 147178 147906 148647
// bufdiff-features: 150631 150642 151936 151980 152994 153293 153488 153896 155465 155898 156154
// bufdiff-features: 156183 156460 157034 158120 158897 159776 159895 160349 160944 160983 161065
// bufdiff-features: 163154 163373 163581 164472 165719 166037 167164 168007 168858 171116 171204
// bufdiff-features: 173354 175248 175687 176031 177053 177182 177262 177904 178067 180207 181094
// bufdiff-features: 182259 184030 184686 184863 185382 185490 185598 186959 187188 187855 188136
// bufdiff-features: 188571 188790 188792 189820 190520 192418 192422 192628 192771 193290 193747
// bufdiff-features: 194503 194682 195492 196031 196787 198267 198820 199000 199121 199474 199827
// bufdiff-features: 200256 201059 202190 202241 202685 202814 203352 203746 203761 204620 205434
// bufdiff-features: 205689 206712 207660 208122 208500 208557 209102 210351 210461 211283 211884
// bufdiff-features: 213275 215722 215938 216712 216969 217942 219153 219734 220223 220387 220517
// bufdiff-features: 222966 223857 225016 225325 225725 225827 226178 226357 226580 226777 227838
// bufdiff-features: 228229 230081 230293 230584 230640 231330 231527 231722 232327 232364 233919
// bufdiff-features: 234387 235375 236180 236986 238474 240158 240311 241397 241608 241844 242267
// bufdiff-features: 242988 243989 245272 246062 246543 246783 246895 246966 248581 249695 250611
// bufdiff-features: 250713 250917 251444 251992 252161 252377 252466 252539 253836 254057 255556
// bufdiff-features: 256112 258066 258196 258445 258876 258906 258994 259840 260130 260534 261833
// bufdiff-features: 262074
#map = affine_map<(d0, d1, d2) -> (d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<?x?xf64>, tensor<4x?xf64>, tensor<4x4xf64>) {
    %0 = tensor.empty() : tensor<4x4xf64>
    %c4 = arith.constant 4 : index
    %1 = tensor.empty(%c4, %c4) : tensor<?x?xf64>
    %cst = arith.constant 3.000000e+00 : f64
    %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %cast = tensor.cast %2 : tensor<?x?xf64> to tensor<?x4xf64>
    %inserted_slice = tensor.insert_slice %cast into %arg0[0, 0] [%c4, 4] [1, 1] : tensor<?x4xf64> into tensor<4x4xf64>
    %cast_0 = tensor.cast %arg0 : tensor<4x4xf64> to tensor<4x?xf64>
    %3:2 = call @f2(%cast_0) : (tensor<4x?xf64>) -> (tensor<4x?xf64>, tensor<4x?xf64>)
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x4xf64>
    %cast_2 = tensor.cast %cst_1 : tensor<2x4xf64> to tensor<?x?xf64>
    %cast_3 = tensor.cast %3#0 : tensor<4x?xf64> to tensor<4x4xf64>
    %4:2 = call @f5(%cast_2, %inserted_slice, %cast_3, %cast_3) : (tensor<?x?xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>)
    %5 = tensor.empty() : tensor<4x4xi1>
    %false = arith.constant false
    %6 = linalg.fill ins(%false : i1) outs(%5 : tensor<4x4xi1>) -> tensor<4x4xi1>
    %generated = tensor.generate  {
    ^bb0(%arg1: index, %arg2: index):
      %extracted = tensor.extract %inserted_slice[%arg1, %arg2] : tensor<4x4xf64>
      %8 = arith.index_cast %arg1 : index to i64
      %9 = arith.sitofp %8 : i64 to f64
      %10 = arith.index_cast %arg2 : index to i64
      %11 = arith.sitofp %10 : i64 to f64
      %12 = arith.divf %extracted, %9 : f64
      %13 = arith.addf %12, %11 : f64
      tensor.yield %13 : f64
    } : tensor<4x4xf64>
    %7 = linalg.select ins(%6, %generated, %inserted_slice : tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) outs(%4#1 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %cast_4 = tensor.cast %3#1 : tensor<4x?xf64> to tensor<?x?xf64>
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %4#1[0, 1] [4, %c3] [1, 1] : tensor<4x4xf64> to tensor<4x?xf64>
    return %7, %4#0, %cast_4, %extracted_slice, %4#1 : tensor<4x4xf64>, tensor<4x4xf64>, tensor<?x?xf64>, tensor<4x?xf64>, tensor<4x4xf64>
  }
  func.func @f5(%arg0: tensor<?x?xf64>, %arg1: tensor<4x4xf64>, %arg2: tensor<4x4xf64>, %arg3: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>) {
    %0 = linalg.square ins(%arg1 : tensor<4x4xf64>) outs(%arg1 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %cast = tensor.cast %arg2 : tensor<4x4xf64> to tensor<4x?xf64>
    %1:2 = call @f3(%cast) : (tensor<4x?xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>)
    %cast_0 = tensor.cast %1#0 : tensor<4x4xf64> to tensor<?x?xf64>
    %2:2 = call @f4(%cast_0) : (tensor<?x?xf64>) -> (tensor<?x?xf64>, tensor<4x2xf64>)
    return %0, %1#1 : tensor<4x4xf64>, tensor<4x4xf64>
  }
  func.func private @f4(%arg0: tensor<?x?xf64>) -> (tensor<?x?xf64>, tensor<4x2xf64>) {
    %cst = arith.constant dense<-1.000000e+00> : tensor<2x4xf64>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[0, %c0] [4, 2] [1, 3] : tensor<?x?xf64> to tensor<4x2xf64>
    %0 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%cst, %extracted_slice : tensor<2x4xf64>, tensor<4x2xf64>) outs(%arg0 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %1 = memref.alloca_scope  -> (f64) {
      %3 = tensor.empty() : tensor<4x2xf64>
      %c1 = arith.constant 1 : index
      %extracted = tensor.extract %cst[%c1, %c1] : tensor<2x4xf64>
      %4 = linalg.fill ins(%extracted : f64) outs(%3 : tensor<4x2xf64>) -> tensor<4x2xf64>
      %5 = linalg.round ins(%4 : tensor<4x2xf64>) outs(%extracted_slice : tensor<4x2xf64>) -> tensor<4x2xf64>
      %c3 = arith.constant 3 : index
      %extracted_0 = tensor.extract %5[%c3, %c0] : tensor<4x2xf64>
      %cst_1 = arith.constant -1.000000e+00 : f64
      memref.alloca_scope.return %cst_1 : f64
    }
    %2 = bufferization.alloc_tensor() copy(%extracted_slice) : tensor<4x2xf64>
    return %0, %2 : tensor<?x?xf64>, tensor<4x2xf64>
  }
  func.func private @f1(%arg0: tensor<4x4xf64>, %arg1: i8) -> (tensor<4x4xf64>, tensor<4x4xf64>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:3 = scf.while (%arg2 = %c0, %arg3 = %arg0, %arg4 = %arg0) : (index, tensor<4x4xf64>, tensor<4x4xf64>) -> (index, tensor<4x4xf64>, tensor<4x4xf64>) {
      %4 = scf.forall (%arg5) in (4) shared_outs(%arg6 = %arg0) -> (tensor<4x4xf64>) {
        %extracted_slice = tensor.extract_slice %arg6[0, %arg5] [4, 1] [1, 1] : tensor<4x4xf64> to tensor<4x1xf64>
        %c4_0 = arith.constant 4 : index
        %6 = tensor.empty(%c4_0, %c1) : tensor<?x?xf64>
        %cst_1 = arith.constant 3.000000e+00 : f64
        %7 = linalg.fill ins(%cst_1 : f64) outs(%6 : tensor<?x?xf64>) -> tensor<?x?xf64>
        %8 = linalg.copy ins(%7 : tensor<?x?xf64>) outs(%extracted_slice : tensor<4x1xf64>) -> tensor<4x1xf64>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %8 into %arg6[0, %arg5] [4, 1] [1, 1] : tensor<4x1xf64> into tensor<4x4xf64>
        }
      }
      %5 = arith.cmpi ult, %arg2, %c3 : index
      scf.condition(%5) %arg2, %arg3, %arg4 : index, tensor<4x4xf64>, tensor<4x4xf64>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<4x4xf64>, %arg4: tensor<4x4xf64>):
      %4 = arith.addi %arg2, %c1 : index
      %5 = linalg.copy ins(%arg3 : tensor<4x4xf64>) outs(%arg4 : tensor<4x4xf64>) -> tensor<4x4xf64>
      scf.yield %4, %arg3, %5 : index, tensor<4x4xf64>, tensor<4x4xf64>
    }
    %c4 = arith.constant 4 : index
    %1 = tensor.empty(%c4) : tensor<4x?xf64>
    %cst = arith.constant 0.000000e+00 : f64
    %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<4x?xf64>) -> tensor<4x?xf64>
    %cast = tensor.cast %2 : tensor<4x?xf64> to tensor<4x4xf64>
    %mapped = linalg.map ins(%0#1, %0#1, %cast : tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>) outs(%0#1 : tensor<4x4xf64>)
      (%in: f64, %in_0: f64, %in_1: f64, %init: f64) {
        %4 = arith.addf %in, %in_0 : f64
        %5 = arith.minimumf %4, %in_1 : f64
        linalg.yield %5 : f64
      }
    %3 = bufferization.alloc_tensor() copy(%0#2) : tensor<4x4xf64>
    return %3, %mapped, %0#0 : tensor<4x4xf64>, tensor<4x4xf64>, index
  }
  func.func private @f2(%arg0: tensor<4x?xf64>) -> (tensor<4x?xf64>, tensor<4x?xf64>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<4x?xf64>
    %0 = tensor.empty(%dim) : tensor<4x?xf64>
    %cst = arith.constant 2.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<4x?xf64>) -> tensor<4x?xf64>
    %2 = linalg.abs ins(%1 : tensor<4x?xf64>) outs(%arg0 : tensor<4x?xf64>) -> tensor<4x?xf64>
    return %2, %1 : tensor<4x?xf64>, tensor<4x?xf64>
  }
  func.func @f3(%arg0: tensor<4x?xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>) {
    %0 = tensor.empty() : tensor<4x4xf64>
    %cst = arith.constant 1.000000e+10 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %c-1_i8 = arith.constant -1 : i8
    %2:3 = call @f1(%1, %c-1_i8) : (tensor<4x4xf64>, i8) -> (tensor<4x4xf64>, tensor<4x4xf64>, index)
    return %2#0, %2#1 : tensor<4x4xf64>, tensor<4x4xf64>
  }
}

