// bufdiff-profile: calls
// bufdiff-choices: 7b91faf245819ebd750fbad480a588db2db7b4d82120f177c699c32ae08c2c7483b80f139cea702b
// bufdiff-choices: 0fa566ef9a38c1662424501415fcc2149465d4742ccca4e82373b9bd47ecd3e1e40a3a3559bc2dfe
// bufdiff-choices: 93b9149f5aee836ad0e95e53df4db21ee417f1a02e7e720cb9b91ef04098fbc10d07e95dfac98ca0
// bufdiff-choices: 9c747895bc8edd2fdd6b4f3ebe42a73b2a2d3290eb14be319077dc58949e3cfd30ed14407d588fdc
// bufdiff-choices: 5aa4140b3bcab84e05928cbf49dfdf162f11cf2f2957e99c072105c3ace76264514b70637c240259
// bufdiff-choices: 26ecb51c38d731eca164bb990911a467ff02d5344e1f96ca518f8b759702b770d3cd919202132eaf
// bufdiff-choices: 5d24cb9b7ecc6e648437a2ef2ff16680c0f9d83da862ec10d059640f99d71ae8e0fcc03713fc91a6
// bufdiff-choices: eb8ccbee1f63ae40ed244321421548ada5f60720b8de51a8af516fbb4d7fbd0b40e19083e7376db2
// bufdiff-choices: 8682ea8d72e13d02e1f7674498d61ec8b26bb0a7a555783108bf98dae0ddddd41cd002730fdf6b57
// bufdiff-choices: 2248aa920822a75a826a87c15987bf5896571de95f43240f105d17e38c2501ee1fe084bbe28472e1
// bufdiff-choices: 0f1ae52213fbd3c3fe09961fb58c037fadd708bd120f663bf99fe6dba5583fa05939e11e57b8549a
// bufdiff-choices: bed21798f0e9c5fcd64de00d
// bufdiff-features: 600 1089 1631 2898 3795 5013 5018 6188 6237 6363 6611 6812 8821 9479 10647
// bufdiff-features: 10938 11162 12170 13074 13233 13390 14355 14454 14523 15751 15903 16682 16728
// bufdiff-features: 16960 18322 19223 19419 20746 21382 22280 22448 24184 24259 25818 26023 26186
// bufdiff-features: 26568 27725 28556 29590 29968 30002 30293 30666 31155 32153 34159 34167 36784
// bufdiff-features: 38783 40390 40712 41680 42344 42530 42656 42858 43092 43442 44522 45617 46034
// bufdiff-features: 46203 46701 46874 46993 47230 47242 47326 47392 48598 48974 49370 49489 50146
// bufdiff-features: 50894 51344 52322 52558 52807 52900 53057 53244 53469 54385 54998 56382 56477
// bufdiff-features: 57548 58029 58290 59291 60046 60686 62253 62912 63071 63415 64120 64235 65445
// bufdiff-features: 65578 65583 65726 66416 66422 68355 68782 69121 69505 71168 71259 71306 72450
// bufdiff-features: 73289 73802 74255 74382 74672 75921 76677 78136 78283 78430 78447 78486 80567
// bufdiff-features: 81066 81443 81736 82011 82135 83493 83734 84585 85843 86125 87277 89646 89780
// bufdiff-features: 89812 90070 90097 91339 92194 92849 93255 93722 93875 95407 95465 95900 96807
// bufdiff-features: 98501 99137 99228 99383 100866 101629 101823 102456 103715 104021 104315 104790
// bufdiff-features: 104931 107412 107425 107997 108012 108173 110552 110952 112929 115026 115081
// bufdiff-features: 117235 117336 117532 118884 119597 120303 121682 121884 122950 123204 124056
// bufdiff-features: 125699 125908 126398 126927 128916 129435 130294 130602 130933 132184 134882
// bufdiff-features: 136056 136223 136269 136271 137045 138366 138753 138919 139524 140778 140940
// bufdiff-features: 141238 141891 141951 142040 142661 143475 143896 144193 144286 144409 144761
// bufdiff-features: 145974 146512 146814 147477 150404 150580 153293 154304 154420 154946 155465
// bufdiff-features: 155898 156154 156191 156460 158012 158120 158188 158258 158897 160349 160604
// bufdiff-features: 160691 160756 162280 162971 163044 163581 164472 164709 165695 165719 166816
// bufdiff-features: 167164 167973 168323 168403 168858 170469 171116 171551 172814 173354 173800
// bufdiff-features: 173990 174170 174371 176031 177274 177708 177904 178067 178560 178854 179280
// bufdiff-features: 180207 181055 181789 182283 184030 184853 185016 185382 185626 185723 186257
// bufdiff-features: 186959 187560 188037 188790 190141 190142 191770 192628 192771 193290 193353
// bufdiff-features: 193398 193747 193773 194134 194205 194503 194714 195084 195182 195809 196003
// bufdiff-features: 196031 197267 197837 197924 198432 198460 199748 200104 200521 201059 201253
// bufdiff-features: 201601 201802 202241 203229 203746 204527 204589 204797 205434 206056 207442
// bufdiff-features: 208017 209146 210461 210850 211625 214072 216354 216985 217282 217899 218657
// bufdiff-features: 218756 219393 220013 221162 222601 222809 223016 223719 224402 226178 226357
// bufdiff-features: 226579 228058 228219 228390 228936 229951 230081 230640 234562 235375 236238
// bufdiff-features: 236336 238254 239241 240100 240158 240311 240400 241554 241602 242872 243053
// bufdiff-features: 243546 243728 243989 244978 245337 246543 246622 246783 246895 248209 250948
// bufdiff-features: 252466 252539 253389 253836 255520 255729 256112 256235 258532 258994 259229
// bufdiff-features: 259528 259840 260195 260534 260869
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f3(%arg0: tensor<5x?xi8>, %arg1: tensor<5x?xi8>) -> (tensor<5x?xi8>, tensor<5x?xi8>) {
    %0 = linalg.mul ins(%arg0, %arg0 : tensor<5x?xi8>, tensor<5x?xi8>) outs(%arg0 : tensor<5x?xi8>) -> tensor<5x?xi8>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<5x?xi8>
    %extracted_slice = tensor.extract_slice %arg1[%c1, 0] [1, %dim] [1, 1] : tensor<5x?xi8> to tensor<1x?xi8>
    %1 = tensor.empty(%dim, %dim) : tensor<?x?xi8>
    %c-128_i8 = arith.constant -128 : i8
    %2 = linalg.fill ins(%c-128_i8 : i8) outs(%1 : tensor<?x?xi8>) -> tensor<?x?xi8>
    %3 = linalg.matmul ins(%extracted_slice, %2 : tensor<1x?xi8>, tensor<?x?xi8>) outs(%extracted_slice : tensor<1x?xi8>) -> tensor<1x?xi8>
    %inserted_slice = tensor.insert_slice %3 into %arg1[%c1, 0] [1, %dim] [1, 1] : tensor<1x?xi8> into tensor<5x?xi8>
    %4 = tensor.empty(%dim) : tensor<5x?xi8>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<5x?xi8>) outs(%4 : tensor<5x?xi8>) {
    ^bb0(%in: i8, %out: i8):
      %6 = arith.addi %in, %c-128_i8 : i8
      %c1_i8 = arith.constant 1 : i8
      %7 = arith.divui %6, %c1_i8 : i8
      linalg.yield %7 : i8
    } -> tensor<5x?xi8>
    return %0, %5 : tensor<5x?xi8>, tensor<5x?xi8>
  }
  func.func private @f1(%arg0: tensor<5x?xi8>) -> tensor<5x?xi8> {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%arg0, %arg0 : tensor<5x?xi8>, tensor<5x?xi8>) outs(%arg0 : tensor<5x?xi8>) -> tensor<5x?xi8>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c-1_i8 = arith.constant -1 : i8
    %c0 = arith.constant 0 : index
    %1 = vector.transfer_read %0[%c2, %c1], %c-1_i8 : tensor<5x?xi8>, vector<4xi8>
    %c3 = arith.constant 3 : index
    %2 = vector.transfer_write %1, %0[%c3, %c1] : vector<4xi8>, tensor<5x?xi8>
    return %2 : tensor<5x?xi8>
  }
  func.func private @f2(%arg0: tensor<5x2xi8>, %arg1: tensor<5x2xi8>) -> (tensor<5x2xi8>, tensor<?x?xi8>) {
    %0:2 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %arg1, %arg4 = %arg1) -> (tensor<5x2xi8>, tensor<5x2xi8>) {
      %4 = scf.forall (%arg5, %arg6) in (5, 2) shared_outs(%arg7 = %arg1) -> (tensor<5x2xi8>) {
        %8 = tensor.empty() : tensor<5x2xi8>
        %c-3_i8 = arith.constant -3 : i8
        %9 = linalg.fill ins(%c-3_i8 : i8) outs(%8 : tensor<5x2xi8>) -> tensor<5x2xi8>
        %cast = tensor.cast %9 : tensor<5x2xi8> to tensor<5x?xi8>
        %10 = func.call @f1(%cast) : (tensor<5x?xi8>) -> tensor<5x?xi8>
        %11 = tensor.empty() : tensor<1x1xi8>
        %c1_1 = arith.constant 1 : index
        %c0 = arith.constant 0 : index
        %extracted = tensor.extract %arg0[%c1_1, %c0] : tensor<5x2xi8>
        %12 = linalg.fill ins(%extracted : i8) outs(%11 : tensor<1x1xi8>) -> tensor<1x1xi8>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %12 into %arg7[%arg5, %arg6] [1, 1] [1, 1] : tensor<1x1xi8> into tensor<5x2xi8>
        }
      }
      %extracted_slice = tensor.extract_slice %arg3[0, %arg2] [5, 1] [1, 1] : tensor<5x2xi8> to tensor<5x1xi8>
      %c1 = arith.constant 1 : index
      %extracted_slice_0 = tensor.extract_slice %4[0, 1] [5, %c1] [1, 1] : tensor<5x2xi8> to tensor<5x?xi8>
      %5 = tensor.empty() : tensor<5x1xi8>
      %c127_i8 = arith.constant 127 : i8
      %6 = linalg.fill ins(%c127_i8 : i8) outs(%5 : tensor<5x1xi8>) -> tensor<5x1xi8>
      %7 = linalg.mul ins(%extracted_slice_0, %6 : tensor<5x?xi8>, tensor<5x1xi8>) outs(%extracted_slice : tensor<5x1xi8>) -> tensor<5x1xi8>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %7 into %arg3[0, %arg2] [5, 1] [1, 1] : tensor<5x1xi8> into tensor<5x2xi8>
        tensor.parallel_insert_slice %7 into %arg4[0, %arg2] [5, 1] [1, 1] : tensor<5x1xi8> into tensor<5x2xi8>
      }
    }
    %1 = linalg.add ins(%0#0, %arg0 : tensor<5x2xi8>, tensor<5x2xi8>) outs(%arg1 : tensor<5x2xi8>) -> tensor<5x2xi8>
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %2 = tensor.empty(%c5, %c2) : tensor<?x?xi8>
    %3 = linalg.copy ins(%0#1 : tensor<5x2xi8>) outs(%2 : tensor<?x?xi8>) -> tensor<?x?xi8>
    return %1, %3 : tensor<5x2xi8>, tensor<?x?xi8>
  }
  func.func @f4(%arg0: tensor<5x2xi8>, %arg1: i1) -> (tensor<5x2xi8>, tensor<5x2xi8>) {
    %0 = arith.index_castui %arg1 : i1 to index
    %c5 = arith.constant 5 : index
    %1 = arith.remui %0, %c5 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%1, %c0] : tensor<5x2xi8>
    %inserted = tensor.insert %extracted into %arg0[%1, %c0] : tensor<5x2xi8>
    return %arg0, %inserted : tensor<5x2xi8>, tensor<5x2xi8>
  }
  func.func @main(%arg0: tensor<5x2xi8>, %arg1: tensor<5x2xi8>) -> (tensor<5x2xi8>, tensor<?x5xi8>, tensor<?x2xi8>, tensor<5x2xi8>, tensor<5x?xi8>, tensor<5x?xi8>, tensor<?x?xi8>, tensor<?x?xi8>, i1, i1) {
    %cast = tensor.cast %arg1 : tensor<5x2xi8> to tensor<5x?xi8>
    %0:2 = call @f3(%cast, %cast) : (tensor<5x?xi8>, tensor<5x?xi8>) -> (tensor<5x?xi8>, tensor<5x?xi8>)
    %true = arith.constant true
    %1:2 = call @f4(%arg1, %true) : (tensor<5x2xi8>, i1) -> (tensor<5x2xi8>, tensor<5x2xi8>)
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %arg1 nofold low[2, 1] high[%c0, 2] {
    ^bb0(%arg2: index, %arg3: index):
      %4 = arith.index_cast %arg2 : index to i8
      %5 = arith.index_cast %arg3 : index to i8
      %6 = arith.addi %4, %5 : i8
      %c0_i8 = arith.constant 0 : i8
      %7 = arith.shli %6, %c0_i8 : i8
      tensor.yield %7 : i8
    } : tensor<5x2xi8> to tensor<?x5xi8>
    %2:2 = call @f2(%arg0, %arg0) : (tensor<5x2xi8>, tensor<5x2xi8>) -> (tensor<5x2xi8>, tensor<?x?xi8>)
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %3 = arith.extui %true : i1 to i8
    %inserted = tensor.insert %3 into %2#1[%c4, %c1] : tensor<?x?xi8>
    %cast_0 = tensor.cast %1#1 : tensor<5x2xi8> to tensor<?x2xi8>
    %true_1 = arith.constant true
    return %2#0, %padded, %cast_0, %1#0, %0#1, %0#0, %2#1, %inserted, %true_1, %true : tensor<5x2xi8>, tensor<?x5xi8>, tensor<?x2xi8>, tensor<5x2xi8>, tensor<5x?xi8>, tensor<5x?xi8>, tensor<?x?xi8>, tensor<?x?xi8>, i1, i1
  }
}

