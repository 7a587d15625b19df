// bufdiff-profile: cfg
// bufdiff-choices: ba9b58dd05a44138cbfda5984a1c6c412f5659302ca7527111985001f102d044a84ccd8f2a9c7b6a
// bufdiff-choices: cf577dd62e5e33bc4640ea5a6e69f30afb792b53f209b3f0903b8b91709fd83c21fae4ed7c019438
// bufdiff-choices: 1119561d9b96dd4f5ce1bae052f0c9cad596f0dd96808bfaf0bac974bbd0afc0e77f2e04e463aa6d
// bufdiff-choices: 477385d965c62cfe7e98c6114661e7904cbc708263b8b82619c48d47def3c28660ff7bdbc8e488ad
// bufdiff-choices: d2eb0206ac55ecb4e49a1cc0aaf2a1c6ac708ac0b61bb5afd85bf36f20e1de9676ec705d71b176ca
// bufdiff-choices: 4263b2894d3061517ad1e2fd469798781d0440b2adc99f82f180a7df79c499058cd43c2ac683dd4d
// bufdiff-choices: 678e995a4788ea409b7320969c4d3dbe1979c2507c5add6b04e29855f711218664214b57bef3bc24
// bufdiff-choices: 18d9c027a1eb34c40f2d1b815473398309b18294fe3a652c76fad68198e5bb30a4621ada403d8e02
// bufdiff-choices: fd39892666ff5eeae37b6a88e3419d1280fcfc1d0f8d95d9366a3b678cead479b28f62e9b1c803a7
// bufdiff-choices: c9f482250e531a042ce275e119858f3d979c26c8c66254b3f64d8cc1b3b477264c2a5fb1f819f164
// bufdiff-choices: 46f7e97a3476ba88767d67e0f97b25e75818f9bd1ef2cbc7f592b1b431582ccbcce6d5288ff366f8
// bufdiff-choices: c4c35027c3df14909701c338492d76297759295993129e1262e189cc52d008552f1473b2b5b1b4dd
// bufdiff-choices: d90cbc950beb8a4167a7e1c49a6b2d22f8cb32dec2856b8aee10dfe712703d7994fd8ffb90ebb197
// bufdiff-features: 2961 3392 3838 5075 5380 5949 6363 6848 6970 7122 8469 9479 10035 13233 15405
// bufdiff-features: 15671 15751 15903 16417 16682 17722 18249 18952 20092 20099 20358 21090 21522
// bufdiff-features: 21953 21962 22095 22112 22280 23052 23143 23298 24682 24842 25729 25818 26110
// bufdiff-features: 26568 27336 27713 29294 29391 29590 29627 29968 30145 31543 34159 34167 34617
// bufdiff-features: 34906 35163 35364 35411 36784 37567 38783 39706 39914 40311 40540 40712 40829
// bufdiff-features: 42293 42344 42515 42984 43309 43631 44007 44522 44625 44943 45147 45818 45862
// bufdiff-features: 46203 46835 47030 47203 47449 48038 48598 49635 49657 50894 51010 51341 52062
// bufdiff-features: 52304 52322 52558 52807 52823 52900 52928 53252 53469 53569 53716 53915 53961
// bufdiff-features: 54696 54998 55246 55463 56024 56382 57176 57548 57982 58190 58432 59144 59543
// bufdiff-features: 59862 60609 60686 62970 63071 63633 64119 64212 64235 64287 64716 65478 66422
// bufdiff-features: 68355 68782 68935 69081 71306 72615 73465 73677 73802 73851 74057 74201 74400
// bufdiff-features: 74873 75921 78283 78430 79099 79271 80742 82135 82573 83194 83314 84585 84944
// bufdiff-features: 85128 85134 86125 86689 87834 87862 88337 88645 88999 89391 89780 90066 90097
// bufdiff-features: 90383 90640 90777 92022 92492 93171 93395 93464 95407 96431 96758 96969 98501
// bufdiff-features: 99228 100073 100135 100481 100792 100824 101523 102788 102875 103715 104315
// bufdiff-features: 104931 107226 107412 107417 108055 108185 108556 108907 109327 109949 110780
// bufdiff-features: 111086 111302 111422 111839 112929 113901 113920 115026 115561 116253 116270
// bufdiff-features: 116549 116903 117235 117443 117618 117724 118727 119588 119940 119993 120933
// bufdiff-features: 121181 121626 121682 122233 122967 123884 125268 125921 127096 128126 129113
// bufdiff-features: 130310 132156 132204 132574 136007 136679 136684 137045 137504 138395 139102
// bufdiff-features: 139266 139986 140374 140895 141034 141458 141569 142040 142651 143521 144409
// bufdiff-features: 144761 146333 146441 146512 146618 146870 148304 148842 149400 149846 151140
// bufdiff-features: 152014 152098 152265 152985 153220 154420 155372 155898 156191 156369 156460
// bufdiff-features: 157034 158120 158188 158640 158996 159348 160756 160983 161261 161846 162425
// bufdiff-features: 162971 163263 165141 165636 165695 165719 165860 166979 167973 168767 168815
// bufdiff-features: 168858 169506 170211 170674 170819 171116 171358 171369 171551 172115 172683
// bufdiff-features: 173354 174249 174270 174314 175691 176031 176901 177416 177904 178785 178854
// bufdiff-features: 179280 180336 180824 181088 181522 182533 183114 183224 183724 184030 184962
// bufdiff-features: 185572 185600 185723 186959 187745 188072 188790 189139 189471 190046 190142
// bufdiff-features: 190166 190520 190547 192252 192331 192418 192628 192771 192791 193290 194134
// bufdiff-features: 194714 195234 195420 195820 196902 196964 197837 197849 200069 200104 200307
// bufdiff-features: 201059 201509 202118 202241 202648 202814 203973 204176 204212 204527 205434
// bufdiff-features: 206226 207330 207632 208557 210406 210461 211625 212222 212471 212705 214325
// bufdiff-features: 214436 214744 216969 217282 217991 218969 220271 220284 220629 221089 221162
// bufdiff-features: 221460 221589 221975 222386 222982 223989 224172 225139 225827 226357 226892
// bufdiff-features: 228061 228390 228519 228894 228936 229266 229951 230081 230580 230640 230810
// bufdiff-features: 232621 233521 234562 235375 236929 236930 236986 237281 237595 238118 238145
// bufdiff-features: 239241 240100 240158 241225 241331 242145 242793 243256 243546 243781 243872
// bufdiff-features: 244092 244908 246543 247062 247943 249841 250948 252539 253703 253836 254060
// bufdiff-features: 254840 255520 255556 255618 255676 257442 257672 258143 258331 258994 259275
// bufdiff-features: 259434 259528 259542 259840 260201
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<?xf64>) {
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg0[%c3] : tensor<4xf64>
    %cst = arith.constant 1.000000e+00 : f64
    %0 = arith.cmpf ule, %extracted, %cst : f64
    cf.cond_br %0, ^bb1(%arg0, %arg0 : tensor<4xf64>, tensor<4xf64>), ^bb2(%arg0, %arg0 : tensor<4xf64>, tensor<4xf64>)
  ^bb1(%1: tensor<4xf64>, %2: tensor<4xf64>):  // pred: ^bb0
    %3 = scf.forall (%arg1) in (4) shared_outs(%arg2 = %2) -> (tensor<4xf64>) {
      %extracted_1 = tensor.extract %2[%arg1] : tensor<4xf64>
      %inserted = tensor.insert %extracted_1 into %2[%arg1] : tensor<4xf64>
      %11 = func.call @part3(%inserted) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4xf64>) -> tensor<1xf64>
      %c0 = arith.constant 0 : index
      %extracted_slice_2 = tensor.extract_slice %11[%c0] [1] [1] : tensor<1xf64> to tensor<f64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice_2 into %arg2[%arg1] [1] [1] : tensor<f64> into tensor<4xf64>
      }
    }
    %4 = scf.forall (%arg1) in (4) shared_outs(%arg2 = %arg0) -> (tensor<4xf64>) {
      %c127_i64 = arith.constant 127 : i64
      %c42_i64 = arith.constant 42 : i64
      %c-3_i64 = arith.constant -3 : i64
      %c-128_i64 = arith.constant -128 : i64
      %from_elements = tensor.from_elements %c127_i64, %c42_i64, %c-3_i64, %c-128_i64 : tensor<4xi64>
      %11 = arith.index_cast %from_elements : tensor<4xi64> to tensor<4xindex>
      %inserted_slice_1 = tensor.insert_slice %11 into %11[0] [4] [1] : tensor<4xindex> into tensor<4xindex>
      %12:2 = func.call @f3(%arg0) : (tensor<4xf64>) -> (tensor<?xf64>, tensor<1xf64>)
      %extracted_slice_2 = tensor.extract_slice %arg2[%arg1] [1] [1] : tensor<4xf64> to tensor<1xf64>
      %c0 = arith.constant 0 : index
      %inserted = tensor.insert %extracted into %extracted_slice_2[%c0] : tensor<1xf64>
      %inserted_slice_3 = tensor.insert_slice %extracted_slice_2 into %inserted[0] [1] [1] : tensor<1xf64> into tensor<1xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted_slice_3 into %arg2[%arg1] [1] [1] : tensor<1xf64> into tensor<4xf64>
      }
    }
    %5 = call @part3(%4) : (tensor<4xf64>) -> tensor<1xf64>
    %6 = arith.index_castui %0 : i1 to index
    %c4 = arith.constant 4 : index
    %7 = arith.remui %6, %c4 : index
    %extracted_slice = tensor.extract_slice %3[%7] [1] [1] : tensor<4xf64> to tensor<f64>
    %inserted_slice = tensor.insert_slice %extracted_slice into %1[%7] [1] [1] : tensor<f64> into tensor<4xf64>
    cf.br ^bb2(%inserted_slice, %2 : tensor<4xf64>, tensor<4xf64>)
  ^bb2(%8: tensor<4xf64>, %9: tensor<4xf64>):  // 2 preds: ^bb0, ^bb1
    %10:2 = call @f2(%9, %9) : (tensor<4xf64>, tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>)
    %c2 = arith.constant 2 : index
    %extracted_slice_0 = tensor.extract_slice %8[2] [%c2] [1] : tensor<4xf64> to tensor<?xf64>
    return %8, %10#0, %10#1, %extracted_slice_0 : tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<?xf64>
  }
  func.func private @f2(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>) {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0] : tensor<4xf64>
    %cst = arith.constant 5.000000e-01 : f64
    %0 = arith.cmpf ule, %extracted, %cst : f64
    %1:2 = scf.if %0 -> (tensor<4xf64>, tensor<4xf64>) {
      %3 = arith.index_castui %0 : i1 to index
      %c4 = arith.constant 4 : index
      %4 = arith.remui %3, %c4 : index
      %5 = scf.index_switch %4 -> tensor<4xf64> 
      case 0 {
        %extracted_slice = tensor.extract_slice %arg1[%4] [1] [1] : tensor<4xf64> to tensor<f64>
        %inserted_slice = tensor.insert_slice %extracted_slice into %arg1[%4] [1] [1] : tensor<f64> into tensor<4xf64>
        scf.yield %inserted_slice : tensor<4xf64>
      }
      case 1 {
        scf.yield %arg1 : tensor<4xf64>
      }
      case 2 {
        %7 = arith.index_cast %4 : index to i64
        %8 = arith.sitofp %7 : i64 to f64
        %inserted_0 = tensor.insert %8 into %arg1[%4] : tensor<4xf64>
        scf.yield %inserted_0 : tensor<4xf64>
      }
      default {
        %7 = linalg.softmax dimension(0) ins(%arg1 : tensor<4xf64>) outs(%arg1 : tensor<4xf64>) -> tensor<4xf64>
        scf.yield %7 : tensor<4xf64>
      }
      %6 = linalg.exp ins(%5 : tensor<4xf64>) outs(%arg0 : tensor<4xf64>) -> tensor<4xf64>
      scf.yield %arg1, %6 : tensor<4xf64>, tensor<4xf64>
    } else {
      %cast = tensor.cast %arg1 : tensor<4xf64> to tensor<?xf64>
      %3:2 = func.call @f1(%arg1, %cast, %cast) : (tensor<4xf64>, tensor<?xf64>, tensor<?xf64>) -> (tensor<?xf64>, tensor<?xf64>)
      %4 = linalg.div ins(%arg1, %3#1 : tensor<4xf64>, tensor<?xf64>) outs(%arg0 : tensor<4xf64>) -> tensor<4xf64>
      scf.yield %arg0, %4 : tensor<4xf64>, tensor<4xf64>
    }
    %c2 = arith.constant 2 : index
    %inserted = tensor.insert %extracted into %arg1[%c2] : tensor<4xf64>
    %2 = bufferization.alloc_tensor() copy(%inserted) : tensor<4xf64>
    return %2, %1#1 : tensor<4xf64>, tensor<4xf64>
  }
  func.func @f1(%arg0: tensor<4xf64>, %arg1: tensor<?xf64>, %arg2: tensor<?xf64>) -> (tensor<?xf64>, tensor<?xf64>) {
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg0[%c3] : tensor<4xf64>
    %cst = arith.constant -2.500000e+00 : f64
    %0 = arith.cmpf olt, %extracted, %cst : f64
    cf.cond_br %0, ^bb1(%arg2, %arg1 : tensor<?xf64>, tensor<?xf64>), ^bb2(%arg2, %arg1 : tensor<?xf64>, tensor<?xf64>)
  ^bb1(%1: tensor<?xf64>, %2: tensor<?xf64>):  // pred: ^bb0
    %3 = linalg.sqrt ins(%1 : tensor<?xf64>) outs(%1 : tensor<?xf64>) -> tensor<?xf64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xf64>
    %inserted_slice = tensor.insert_slice %arg1 into %2[0] [%dim] [1] : tensor<?xf64> into tensor<?xf64>
    cf.br ^bb2(%3, %inserted_slice : tensor<?xf64>, tensor<?xf64>)
  ^bb2(%4: tensor<?xf64>, %5: tensor<?xf64>):  // 2 preds: ^bb0, ^bb1
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %arg1, %c0_0 : tensor<?xf64>
    %extracted_slice = tensor.extract_slice %5[0] [%dim_1] [1] : tensor<?xf64> to tensor<?xf64>
    return %extracted_slice, %4 : tensor<?xf64>, tensor<?xf64>
  }
  ml_program.global private @g0(dense<[9.500000e+00, 8.500000e+00, 7.500000e+00, 6.500000e+00]> : tensor<4xf64>) : tensor<4xf64>
  func.func private @f3(%arg0: tensor<4xf64>) -> (tensor<?xf64>, tensor<1xf64>) {
    %0 = call @part3(%arg0) : (tensor<4xf64>) -> tensor<1xf64>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[1] [%c1] [1] : tensor<4xf64> to tensor<?xf64>
    %1 = linalg.min ins(%0, %extracted_slice : tensor<1xf64>, tensor<?xf64>) outs(%0 : tensor<1xf64>) -> tensor<1xf64>
    %2 = tensor.empty() : tensor<4xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf64>) outs(%2 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst = arith.constant -2.500000e+00 : f64
      %6 = arith.subf %in, %cst : f64
      linalg.yield %6 : f64
    } -> tensor<4xf64>
    %4 = tensor.empty() : tensor<1xf64>
    %5 = linalg.copy ins(%0 : tensor<1xf64>) outs(%4 : tensor<1xf64>) -> tensor<1xf64>
    %cast = tensor.cast %5 : tensor<1xf64> to tensor<?xf64>
    return %cast, %1 : tensor<?xf64>, tensor<1xf64>
  }
  func.func private @part3(%arg0: tensor<4xf64>) -> tensor<1xf64> {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[%c1] [1] [1] : tensor<4xf64> to tensor<1xf64>
    return %extracted_slice : tensor<1xf64>
  }
}

