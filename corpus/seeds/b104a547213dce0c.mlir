// bufdiff-profile: calls
// bufdiff-choices: 2d09fa38b2fb886570198e9ee1b57e4947b3cdb7396badfa7523677e6f8e8412825cd6e532284b76
// bufdiff-choices: 5d6a43520ea99b2e0cc68f51b6acea555c57bb43ad26ac62f931146e1e01d843abbc0c46bb442451
// bufdiff-choices: 59729ab5dc4ea9cf1944c9e81113e69f1d6edcdaebc5032a6afcf8348683d9b068ba7f68b53fd134
// bufdiff-choices: 18d3bcf344c675424ea461c9fbba5f0cba9b69b3dae532b533ace5791362cea55f6cfaf203a31035
// bufdiff-choices: f006194cbe01189ead544d74050dd3a6cf5843b93c3edd86347c7393bb01b712bdd96be0efcc11e5
// bufdiff-choices: c3d82b40510fde736af6bb159146e283dc27e5c06242babe6e266cfeec56df083347dd5597f9d96f
// bufdiff-choices: fab9242a1cfc5315821bb74dfac1c2192a3cf40a38729f447ceb53bb12a146a50a9249c7aebb0754
// bufdiff-choices: 82ec7f77b5a8328400b73d3eaabd12aa40cd6ce499ee0ca879dbb7f374187adf436d
// bufdiff-features: 683 2898 4165 6002 6237 6363 6611 6641 7933 9768 11162 11825 12170 12677 12932
// bufdiff-features: 13233 13390 13915 14454 14884 15751 15903 16048 17255 19419 19628 21382 22095
// bufdiff-features: 22280 22448 23787 24682 24747 25818 26087 26186 26568 27725 28047 29590 30145
// bufdiff-features: 30293 30666 32434 32614 34167 36784 37314 38427 40070 40712 42344 42530 45617
// bufdiff-features: 46034 46203 47392 48974 49370 50146 50894 52062 52322 52558 52807 52829 52900
// bufdiff-features: 53244 54003 55113 58190 58290 61375 61692 61944 61969 63800 63929 64120 64235
// bufdiff-features: 66422 66995 68355 68614 68782 71259 71701 71926 73289 73802 74255 74471 74507
// bufdiff-features: 74672 75921 76328 76953 77934 78283 78430 80289 81281 81736 81801 82011 82135
// bufdiff-features: 82594 82654 82867 83194 83441 83900 85843 86125 87151 87199 87764 88544 88635
// bufdiff-features: 88732 89780 89812 90070 90097 92194 92492 93255 93903 94981 95900 96244 97924
// bufdiff-features: 98501 99137 99383 100059 101823 102601 103056 103715 104931 106321 107412
// bufdiff-features: 107425 108012 108173 108561 108641 108977 110552 111024 112929 113244 113940
// bufdiff-features: 115026 116270 117206 117235 119597 120049 120687 121538 121682 125908 126581
// bufdiff-features: 128187 128916 129849 130602 130933 132574 134279 135764 135899 136007 136056
// bufdiff-features: 136269 138742 140374 140479 140940 141891 146512 146792 147885 148341 150580
// bufdiff-features: 150631 151758 152596 153293 154294 154563 154764 155545 155884 155898 156154
// bufdiff-features: 156325 156460 156854 158120 158128 158897 159895 160349 160604 160967 162232
// bufdiff-features: 163044 163876 165141 165534 165695 165709 165719 166065 167614 168387 168858
// bufdiff-features: 169136 170882 171116 171134 171205 171533 172025 175186 176774 176782 177182
// bufdiff-features: 177703 177904 178067 178934 179280 180404 181789 183230 184030 185723 186959
// bufdiff-features: 188175 188571 188790 188890 190141 190142 191476 191770 191888 192628 192771
// bufdiff-features: 193141 193290 193398 194682 194714 195182 196031 196048 197263 197267 197736
// bufdiff-features: 197738 197770 197837 198460 198820 199781 200256 201059 201253 201716 202241
// bufdiff-features: 203746 204126 204797 205060 205434 205689 208122 208480 208944 210022 210301
// bufdiff-features: 210461 213254 213275 213395 214621 214889 215707 215959 217137 220013 220098
// bufdiff-features: 222601 222809 226178 226357 226579 226777 228112 228936 229951 230081 230293
// bufdiff-features: 231330 233685 234237 234455 234488 236336 236929 237595 238118 239758 240100
// bufdiff-features: 242955 243863 244092 244978 245619 245769 246543 246622 246895 249695 250917
// bufdiff-features: 250948 252260 252466 252539 253836 255394 255618 256112 256235 256247 258445
// bufdiff-features: 258994 259510 259515 259785 259840 260470 261082
module {
  func.func @main(%arg0: tensor<0x4xi1>) -> (tensor<4x4xi1>, tensor<?x4xi1>, tensor<4x4xi1>, tensor<0x4xi1>, tensor<4x?xi1>, tensor<?x4xi1>, tensor<0x4xi1>, tensor<4x4xi1>, index) {
    %cast = tensor.cast %arg0 : tensor<0x4xi1> to tensor<?x?xi1>
    %0 = call @f2(%cast, %cast) : (tensor<?x?xi1>, tensor<?x?xi1>) -> tensor<?x?xi1>
    %cast_0 = tensor.cast %0 : tensor<?x?xi1> to tensor<0x?xi1>
    %cast_1 = tensor.cast %0 : tensor<?x?xi1> to tensor<0x4xi1>
    %true = arith.constant true
    %1:2 = call @f3(%cast_0, %cast_1, %cast_1, %true) : (tensor<0x?xi1>, tensor<0x4xi1>, tensor<0x4xi1>, i1) -> (tensor<0x?xi1>, index)
    %cast_2 = tensor.cast %1#0 : tensor<0x?xi1> to tensor<?x?xi1>
    %cast_3 = tensor.cast %cast_2 : tensor<?x?xi1> to tensor<0x4xi1>
    %2:3 = call @f1(%cast_3) : (tensor<0x4xi1>) -> (tensor<4x4xi1>, tensor<0x4xi1>, tensor<4x4xi1>)
    %3:3 = call @f1(%2#1) : (tensor<0x4xi1>) -> (tensor<4x4xi1>, tensor<0x4xi1>, tensor<4x4xi1>)
    %4:3 = call @f1(%2#1) : (tensor<0x4xi1>) -> (tensor<4x4xi1>, tensor<0x4xi1>, tensor<4x4xi1>)
    %cast_4 = tensor.cast %2#2 : tensor<4x4xi1> to tensor<?x4xi1>
    %cast_5 = tensor.cast %3#2 : tensor<4x4xi1> to tensor<4x?xi1>
    %cast_6 = tensor.cast %4#0 : tensor<4x4xi1> to tensor<?x4xi1>
    return %2#0, %cast_4, %3#0, %3#1, %cast_5, %cast_6, %4#1, %4#2, %1#1 : tensor<4x4xi1>, tensor<?x4xi1>, tensor<4x4xi1>, tensor<0x4xi1>, tensor<4x?xi1>, tensor<?x4xi1>, tensor<0x4xi1>, tensor<4x4xi1>, index
  }
  func.func private @f2(%arg0: tensor<?x?xi1>, %arg1: tensor<?x?xi1>) -> tensor<?x?xi1> {
    %false = arith.constant false
    %0 = linalg.fill ins(%false : i1) outs(%arg1 : tensor<?x?xi1>) -> tensor<?x?xi1>
    %1 = scf.forall (%arg2) in (0) shared_outs(%arg3 = %arg0) -> (tensor<?x?xi1>) {
      %cast = tensor.cast %0 : tensor<?x?xi1> to tensor<0x4xi1>
      %2:3 = func.call @f1(%cast) : (tensor<0x4xi1>) -> (tensor<4x4xi1>, tensor<0x4xi1>, tensor<4x4xi1>)
      %cast_0 = tensor.cast %0 : tensor<?x?xi1> to tensor<0x4xi1>
      %3:3 = func.call @f1(%cast_0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<0x4xi1>) -> (tensor<4x4xi1>, tensor<0x4xi1>, tensor<4x4xi1>)
      %extracted_slice = tensor.extract_slice %arg3[%arg2, 0] [1, 4] [1, 1] : tensor<?x?xi1> to tensor<1x4xi1>
      %4 = tensor.empty() : tensor<4x4xi1>
      %5 = linalg.fill ins(%false : i1) outs(%4 : tensor<4x4xi1>) -> tensor<4x4xi1>
      %6 = linalg.matmul ins(%extracted_slice, %5 : tensor<1x4xi1>, tensor<4x4xi1>) outs(%extracted_slice : tensor<1x4xi1>) -> tensor<1x4xi1>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %6 into %arg3[%arg2, 0] [1, 4] [1, 1] : tensor<1x4xi1> into tensor<?x?xi1>
      }
    }
    return %1 : tensor<?x?xi1>
  }
  func.func @f1(%arg0: tensor<0x4xi1>) -> (tensor<4x4xi1>, tensor<0x4xi1>, tensor<4x4xi1>) {
    %0 = tensor.empty() : tensor<4x4xi1>
    %true = arith.constant true
    %1 = linalg.fill ins(%true : i1) outs(%0 : tensor<4x4xi1>) -> tensor<4x4xi1>
    %2 = linalg.matmul ins(%arg0, %1 : tensor<0x4xi1>, tensor<4x4xi1>) outs(%arg0 : tensor<0x4xi1>) -> tensor<0x4xi1>
    %3:2 = scf.forall (%arg1) = (0) to (4) step (2) shared_outs(%arg2 = %0, %arg3 = %1) -> (tensor<4x4xi1>, tensor<4x4xi1>) {
      %extracted_slice = tensor.extract_slice %arg2[0, %arg1] [4, 2] [1, 1] : tensor<4x4xi1> to tensor<4x2xi1>
      %c4 = arith.constant 4 : index
      %c1 = arith.constant 1 : index
      %extracted_slice_0 = tensor.extract_slice %1[0, 0] [%c4, 2] [1, %c1] : tensor<4x4xi1> to tensor<?x2xi1>
      %6 = linalg.copy ins(%extracted_slice_0 : tensor<?x2xi1>) outs(%extracted_slice : tensor<4x2xi1>) -> tensor<4x2xi1>
      %cast = tensor.cast %extracted_slice_0 : tensor<?x2xi1> to tensor<4x2xi1>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %6 into %arg2[0, %arg1] [4, 2] [1, 1] : tensor<4x2xi1> into tensor<4x4xi1>
        tensor.parallel_insert_slice %cast into %arg3[0, %arg1] [4, 2] [1, 1] : tensor<4x2xi1> into tensor<4x4xi1>
      }
    }
    %4 = tensor.empty() : tensor<4x4xi1>
    %5 = linalg.copy ins(%3#0 : tensor<4x4xi1>) outs(%4 : tensor<4x4xi1>) -> tensor<4x4xi1>
    return %5, %2, %3#1 : tensor<4x4xi1>, tensor<0x4xi1>, tensor<4x4xi1>
  }
  func.func @f3(%arg0: tensor<0x?xi1>, %arg1: tensor<0x4xi1>, %arg2: tensor<0x4xi1>, %arg3: i1) -> (tensor<0x?xi1>, index) {
    %c0 = arith.constant 0 : index
    %0 = arith.index_castui %arg3 : i1 to index
    %c4 = arith.constant 4 : index
    %1 = arith.remui %0, %c4 : index
    %extracted_slice = tensor.extract_slice %arg2[%c0, %1] [0, 1] [1, 1] : tensor<0x4xi1> to tensor<0xi1>
    %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<0xi1>) outs(%arg0 : tensor<0x?xi1>) dimensions = [1] 
    return %broadcasted, %1 : tensor<0x?xi1>, index
  }
}

