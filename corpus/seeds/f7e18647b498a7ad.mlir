// bufdiff-profile: cfg
// bufdiff-choices: aee9ab3bb24d3df4f4e7ff2436b7b611ec5fdac329003d682efb5ff7a404f8b29338599b005a9037
// bufdiff-choices: 41d36b973963a6d20b1fd056ba97dd4ed59733cdf202cfc85152b1d675e6d2cf7c1a590466220a19
// bufdiff-choices: 09d03a012b20011e46065939c783149253630f4f3c7241c5b76189c364166a4a6bbfc793063c7c0c
// bufdiff-choices: 8cfdec147cbffc699c36f46295d859950ed92870a8fefc74b950bfd14ca0c4ddaf328e3c60e06bd2
// bufdiff-choices: b4d0b8dddde202d49bdf6c38187d5ca649db8bcddf499bea26ca74099ed90e693194c77001231b76
// bufdiff-choices: 1d0967cd1d6185c977e5d0c0b3af316603d3a275aef3fd8141ceadae8cc7d0ccade03f70d8a51860
// bufdiff-choices: c5dfd50b2e1fcf22e23a911aec0eec9d4765f8d993f275109653425d0d56143c48cdb4e579046398
// bufdiff-choices: c7c66f1dbad5ed1ecd2352c1f86b9f488b9f2b89038b4ce0c8c3434ee1aa2a822e419d5137c4198b
// bufdiff-choices: ad386f67647e10f4840a7483b08e2375bcb58f9a03f2f80ae84c48af6118f9c4ec246e8f30035434
// bufdiff-choices: 3bfb6ced47d537a7fea0e0c4f99dbf6a56c73a739409af6f23a89a5a442f59a4980ef7d94ea88711
// bufdiff-choices: a6dac547f9c54760b9aead038bb4fdebfccde383cb27b9ee07dd7643a4a99e180975bf99584eb2c1
// bufdiff-choices: e7e107bccefa0528b72aaf19ea2929a3b4f28be6bb9b77ea82cc7f999eca891ca1
// bufdiff-features: 3233 3579 3838 4280 5276 6363 6611 8235 9238 9479 10872 11162 11759 12296 12702
// bufdiff-features: 12932 13233 13673 13915 14912 15671 15751 15903 16086 16682 16822 17049 17259
// bufdiff-features: 17726 18004 19100 19628 20261 21522 22095 22280 23289 23787 25911 26087 26181
// bufdiff-features: 26414 26483 26546 26568 26643 26683 27725 28914 29502 29590 29839 30018 30659
// bufdiff-features: 30666 31852 33095 33306 33824 34167 34902 35096 36784 38442 39915 39927 40712
// bufdiff-features: 42293 42467 42469 42497 43552 44522 45031 45147 46203 47392 47836 48974 49130
// bufdiff-features: 50894 52062 52558 52807 52900 53252 54309 55113 57755 58024 58973 61169 61219
// bufdiff-features: 61944 63042 63071 63800 64120 64235 64435 64601 66422 66995 66996 67563 68355
// bufdiff-features: 68701 69027 69780 71162 72450 72629 73802 76235 76700 76915 76953 77389 77586
// bufdiff-features: 77617 78283 78430 78526 80894 81467 81736 81936 81956 82135 82729 82817 83194
// bufdiff-features: 83419 84834 85562 85843 86125 87923 88350 88732 89780 89812 90070 90097 90543
// bufdiff-features: 90777 91020 91074 92680 94322 95289 95407 97924 98501 99383 99757 100059 102809
// bufdiff-features: 103056 103510 104433 104931 106314 107425 109220 109327 110162 110780 110859
// bufdiff-features: 111619 112929 113940 114139 114221 114880 115155 115356 117151 117235 121132
// bufdiff-features: 122967 123204 127096 127427 128916 129849 129946 130054 133446 133631 133667
// bufdiff-features: 134449 135070 135363 136341 137235 138395 140032 141238 141891 142040 142042
// bufdiff-features: 142509 142977 145087 146512 146792 149713 150413 151980 152233 152824 153293
// bufdiff-features: 153957 154946 155266 155898 156183 156460 158120 159348 159421 160515 160543
// bufdiff-features: 160756 161681 162799 163359 163471 163687 163876 164481 164602 165012 165636
// bufdiff-features: 165695 165719 166169 167164 167197 167614 167735 167973 168404 168858 171053
// bufdiff-features: 172809 172821 172832 174170 174281 176021 176031 176782 177167 177904 178067
// bufdiff-features: 178535 178558 180258 180404 180817 182672 182675 182735 182966 183114 184030
// bufdiff-features: 185125 186448 186959 188175 188333 188358 188790 188845 190508 190547 190874
// bufdiff-features: 192184 192422 192628 192771 193773 195021 196031 196349 197392 197837 199818
// bufdiff-features: 199827 201059 201716 202241 202562 202814 204791 204922 205434 205689 206942
// bufdiff-features: 207299 207406 207731 208017 208557 210096 210363 210461 211003 211044 212104
// bufdiff-features: 212628 213275 213389 214679 214744 215035 216781 218657 219393 219413 220517
// bufdiff-features: 221154 221661 222809 223165 223326 225554 225759 225827 226357 226588 227540
// bufdiff-features: 228390 229266 229273 230081 230640 233969 234387 234823 235477 236238 236930
// bufdiff-features: 240100 241629 242872 245380 245458 246543 247181 247384 248011 248049 249245
// bufdiff-features: 250015 250057 250059 250303 250373 250737 250909 250917 251478 252088 252318
// bufdiff-features: 252466 252539 253836 254391 255713 255729 256112 257054 259528 259840 260178
// bufdiff-features: 261465
module {
  func.func @f1(%arg0: tensor<?x?x?xindex>) -> (tensor<?x?xindex>, tensor<?x?xindex>, tensor<?x?x?xindex>) {
    %c0 = arith.constant 0 : index
    %0 = linalg.fill ins(%c0 : index) outs(%arg0 : tensor<?x?x?xindex>) -> tensor<?x?x?xindex>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<?x?x?xindex> into tensor<?x?xindex>
    %1 = bufferization.alloc_tensor() copy(%collapsed) : tensor<?x?xindex>
    return %1, %collapsed, %0 : tensor<?x?xindex>, tensor<?x?xindex>, tensor<?x?x?xindex>
  }
  func.func private @f2(%arg0: tensor<?x?x?xindex>, %arg1: tensor<3x3x3xindex>) -> tensor<3x3x3xindex> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c0, %c0, %c1] : tensor<3x3x3xindex>
    return %arg1 : tensor<3x3x3xindex>
  }
  func.func @f3(%arg0: tensor<3x3x3xindex>, %arg1: tensor<3x3x3xindex>, %arg2: tensor<3x3x3xindex>) -> (tensor<2x3x3xi32>, tensor<3x3x3xindex>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c1, %c1, %c0], %c0 : tensor<3x3x3xindex>, vector<4xindex>
    %c2 = arith.constant 2 : index
    %1 = vector.transfer_write %0, %arg1[%c1, %c2, %c2] : vector<4xindex>, tensor<3x3x3xindex>
    %cst = arith.constant dense<9> : tensor<2x3x3xi32>
    %c-3_i32 = arith.constant -3 : i32
    %c-128_i32 = arith.constant -128 : i32
    %c-128_i32_0 = arith.constant -128 : i32
    %c-128_i32_1 = arith.constant -128 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c-3_i32_2 = arith.constant -3 : i32
    %from_elements = tensor.from_elements %c-3_i32, %c-128_i32, %c-128_i32_0, %c-128_i32_1, %c-1_i32, %c-3_i32_2 : tensor<2x3x1xi32>
    %extracted_slice = tensor.extract_slice %cst[1, 0, 0] [1, 1, 3] [%c1, 1, 1] : tensor<2x3x3xi32> to tensor<1x1x3xi32>
    %2 = linalg.conv_1d_nwc_wcf ins(%from_elements, %extracted_slice : tensor<2x3x1xi32>, tensor<1x1x3xi32>) outs(%cst : tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    return %2, %1 : tensor<2x3x3xi32>, tensor<3x3x3xindex>
  }
  func.func @main(%arg0: tensor<3x3x3xindex>) -> (tensor<?x?xindex>, tensor<?x?xindex>, tensor<3x3x3xindex>, tensor<3x3x3xindex>, tensor<2x?x3xi32>, tensor<3x3x3xindex>) {
    %0 = tensor.empty() : tensor<4x4x3xindex>
    %c4 = arith.constant 4 : index
    %1 = linalg.fill ins(%c4 : index) outs(%0 : tensor<4x4x3xindex>) -> tensor<4x4x3xindex>
    %cast = tensor.cast %1 : tensor<4x4x3xindex> to tensor<?x?x?xindex>
    %2:3 = call @f1(%cast) : (tensor<?x?x?xindex>) -> (tensor<?x?xindex>, tensor<?x?xindex>, tensor<?x?x?xindex>)
    %c7 = arith.constant 7 : index
    %3 = vector.broadcast %c7 : index to vector<4xindex>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %4 = vector.transfer_write %3, %arg0[%c1, %c2, %c2] : vector<4xindex>, tensor<3x3x3xindex>
    %cast_0 = tensor.cast %4 : tensor<3x3x3xindex> to tensor<?x?x?xindex>
    %5 = call @f2(%cast_0, %4) : (tensor<?x?x?xindex>, tensor<3x3x3xindex>) -> tensor<3x3x3xindex>
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %2#2[2, 1, 0] [1, %c3, 1] [%c1, 1, 1] : tensor<?x?x?xindex> to tensor<1x?x1xindex>
    %cast_1 = tensor.cast %extracted_slice : tensor<1x?x1xindex> to tensor<1x3x1xindex>
    %inserted_slice = tensor.insert_slice %cast_1 into %arg0[%c2, 0, %c2] [1, 3, 1] [1, 1, 1] : tensor<1x3x1xindex> into tensor<3x3x3xindex>
    %6:2 = call @f3(%inserted_slice, %inserted_slice, %5) : (tensor<3x3x3xindex>, tensor<3x3x3xindex>, tensor<3x3x3xindex>) -> (tensor<2x3x3xi32>, tensor<3x3x3xindex>)
    %7 = tensor.empty() : tensor<3x3x3xindex>
    %8 = linalg.fill ins(%c4 : index) outs(%7 : tensor<3x3x3xindex>) -> tensor<3x3x3xindex>
    %extracted = tensor.extract %5[%c1, %c0, %c0] : tensor<3x3x3xindex>
    %9 = arith.cmpi eq, %extracted, %c4 : index
    %10 = arith.select %9, %arg0, %8 : tensor<3x3x3xindex>
    %11 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %6#0) -> (tensor<2x3x3xi32>) {
      %12 = linalg.copy ins(%arg2 : tensor<2x3x3xi32>) outs(%6#0 : tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
      %13 = scf.index_switch %arg1 -> tensor<3x3x3xindex> 
      case 0 {
        %inserted = tensor.insert %arg1 into %5[%c0, %c2, %arg1] : tensor<3x3x3xindex>
        scf.yield %inserted : tensor<3x3x3xindex>
      }
      case 1 {
        scf.yield %5 : tensor<3x3x3xindex>
      }
      default {
        %expanded = tensor.expand_shape %12 [[0], [1], [2, 3]] output_shape [2, 3, 1, 3] : tensor<2x3x3xi32> into tensor<2x3x1x3xi32>
        scf.yield %5 : tensor<3x3x3xindex>
      }
      %14 = scf.if %9 -> (tensor<2x3x3xi32>) {
        %extracted_3 = tensor.extract %arg2[%c0, %arg1, %arg1] : tensor<2x3x3xi32>
        %inserted = tensor.insert %extracted_3 into %arg2[%c0, %c1, %arg1] : tensor<2x3x3xi32>
        %extracted_4 = tensor.extract %inserted[%c0, %c2, %arg1] : tensor<2x3x3xi32>
        %generated = tensor.generate  {
        ^bb0(%arg3: index, %arg4: index):
          %15 = arith.index_cast %arg3 : index to i32
          %16 = arith.index_cast %arg4 : index to i32
          %17 = arith.cmpi slt, %15, %16 : i32
          %18 = arith.select %17, %15, %16 : i32
          tensor.yield %18 : i32
        } : tensor<2x3xi32>
        %broadcasted = linalg.broadcast ins(%generated : tensor<2x3xi32>) outs(%inserted : tensor<2x3x3xi32>) dimensions = [2] 
        scf.yield %broadcasted : tensor<2x3x3xi32>
      } else {
        %15 = arith.remui %extracted, %c3 : index
        %16 = arith.remui %extracted, %c3 : index
        %extracted_3 = tensor.extract %arg2[%c1, %15, %16] : tensor<2x3x3xi32>
        %17 = tensor.empty() : tensor<2x3x3xi32>
        %18 = linalg.fill ins(%extracted_3 : i32) outs(%17 : tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
        %19 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%18, %12 : tensor<2x3x3xi32>, tensor<2x3x3xi32>) outs(%arg2 : tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
        %20 = arith.remui %extracted, %c3 : index
        %extracted_4 = tensor.extract %19[%c0, %c2, %20] : tensor<2x3x3xi32>
        %21 = arith.index_castui %9 : i1 to index
        %22 = arith.remui %21, %c2 : index
        %inserted = tensor.insert %extracted_3 into %19[%22, %c2, %c0] : tensor<2x3x3xi32>
        scf.yield %inserted : tensor<2x3x3xi32>
      }
      scf.yield %14 : tensor<2x3x3xi32>
    }
    %cast_2 = tensor.cast %11 : tensor<2x3x3xi32> to tensor<2x?x3xi32>
    return %2#0, %2#1, %6#1, %10, %cast_2, %4 : tensor<?x?xindex>, tensor<?x?xindex>, tensor<3x3x3xindex>, tensor<3x3x3xindex>, tensor<2x?x3xi32>, tensor<3x3x3xindex>
  }
}

