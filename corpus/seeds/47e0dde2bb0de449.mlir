// bufdiff-profile: deep
// bufdiff-choices: 1751e153e9e85fbbf2db6491b430bf2558d9be85efb4b793b845b854841ac7888e352b465d23d850
// bufdiff-choices: 77d8eab86dab50ad37adae1826669c2aa06293fd1459ba500325e5fc71c1c669ef3dd54858e571bf
// bufdiff-choices: 5f31f170eb8a6dded115c6d7f90fd6c732dd644a8e9c25431da0e648b71f2b2847368de6fd6052db
// bufdiff-choices: 636f2931e5fd29aee8792f2ebd4001a35afae562f91a16797208ea965342da6993bacad3063e1213
// bufdiff-choices: c303971396d78ed4e7fd4b45757da35ec41a6b7e75910885f4ce38caff4a3c45a01002430a16d764
// bufdiff-choices: 9e56b7fd22551f753e91912b72d6c932dafd21bb556b65a58165ca6b5501a4efd8594c9d9e9ad524
// bufdiff-choices: ac25c37d753df4dd83a2b09286f9669cdef01a54fc76811b8feea64d1027d90c2ff2b87131aafff5
// bufdiff-choices: 7d0e306e9f9452d31936bfb4eef1bf5cd2cc8043f8f1157084eb30b1d81aaa6f0a882ae81c53e3a3
// bufdiff-choices: 8f6584fe8acf201ecc74139a2d7ed0c15fd1dae129f5515beccea56b03c6ee8058e480bb201b7626
// bufdiff-choices: 9cfe64269aa9a54167cd40df657e610c03622c5816e1fa89e6bfdd1122edb5c9487dc379fa36a1a3
// bufdiff-choices: ac5a2e2a9d7ff49eab446914a7732427c0d8179597a46e2bcea072ea91fa958946d19da8cece82c5
// bufdiff-choices: 9347cdcceb0bf38404353fe31537da95b75bb968b35909ca88fea76900ce83e159268b1f72166649
// bufdiff-choices: 8525c521eb1cca40975d6f27e8ef4f5c01e0cf4e56c855661f1d30dfb7dfcf01bf8986cb3de09174
// bufdiff-choices: bc2cb1e44fbf5b6463a66f475ac28173303673bb11a9021afc399e05534c3134df081ee0e2f1e2e8
// bufdiff-choices: 366a9bd9bb2c5f30006fe101db432a628badcbb8d64c34964d67d54cde29a12ae2550cee088b40e1
// bufdiff-choices: 86d05ecb1bf6ab9d4a0ff1bec0176a37a7d7daba2e1bbdea7a61f69064338b28cf63767a7720143e
// bufdiff-choices: e512dd5208fe35ff55f9edd4ab65898e347fa0bbcc1f67af52c621444f90d527e0a835e3e5952019
// bufdiff-choices: 7b529f992454658e9172f3400c4c1512b9dc6fde9f4edfcfebef7268bb50ded9502440f88e7b8b3d
// bufdiff-choices: 259c5d024e752cb7fa13dd1c978c34b54b2e999177e388eaaea3a997825064052a432a4bed014a9f
// bufdiff-choices: 21c2e987eaf7903702af7726ca7c42de1c54d7da1e419be55e37018daec5057cbd3846e02e9b78ae
// bufdiff-choices: 0a9525549acfc72c716be2ce6edbe8d57b6725048a53a0bcd8973372a32609372d47c06b0377d9ab
// bufdiff-choices: f8bf12b49ca614ef46a7cf3d6dbe118c72e5b098fcc985547f50d60f59b5fbc6afcde036503435b7
// bufdiff-choices: e54b4ea82ff6bb145477740086ce771f79db9e439fc9771358591cb20313f79b1d639b85645b9e83
// bufdiff-choices: b06ab5c04e2f49c86e935810570d1071f08264581a00fdba90aba695fc519bc4c0d9abf3cc1d282d
// bufdiff-choices: 9b82f7452add5e0b2e529a000543f6f640cd265b82e8e63581521ab2b287fdd91886ade2dc0ec4c6
// bufdiff-choices: 556d869d81399a6dc2698394
// bufdiff-features: 76 819 1854 2339 2442 2590 2597 2898 2961 2983 3144 3233 3336 3579 3717 3836
// bufdiff-features: 3838 3991 5276 5458 5527 5751 6002 6136 6576 6641 6812 7861 8130 8424 9172 9238
// bufdiff-features: 9443 9455 9479 9791 10384 11031 11162 11441 11660 11823 12170 12175 12276 12296
// bufdiff-features: 13233 13387 13428 13915 14454 14609 15164 15383 15671 15751 15903 15989 16682
// bufdiff-features: 17096 17107 17176 17260 17726 18308 18486 19419 20237 20435 20952 21140 21307
// bufdiff-features: 21382 21390 21691 21714 22280 22498 22860 23581 24261 24402 24682 24747 25818
// bufdiff-features: 26087 26546 26568 26796 26808 26922 26960 27714 27725 28464 28465 28814 29123
// bufdiff-features: 29590 29839 29968 30105 30232 30348 30725 31953 32388 32434 32633 33072 33425
// bufdiff-features: 33853 34167 34601 34648 35085 35869 35971 36784 36981 37231 37314 37548 37782
// bufdiff-features: 38229 38396 38702 38890 39037 39341 39673 39927 40712 40845 41200 41429 42049
// bufdiff-features: 42150 42344 42497 42530 43485 43812 43942 44505 44516 44589 44595 44621 44775
// bufdiff-features: 44844 45024 45211 45307 45593 45765 46034 46203 46208 46316 46414 46522 46735
// bufdiff-features: 47392 47742 47762 47988 48038 48301 49301 49370 49575 50290 50447 50633 50894
// bufdiff-features: 51026 51415 51650 51701 51729 51863 52062 52322 52558 52606 52695 52856 52900
// bufdiff-features: 53160 53178 53180 53252 53777 54998 55202 56140 57383 57449 57551 57745 58190
// bufdiff-features: 58869 60025 60302 60362 61156 61169 61375 61480 61538 62495 63260 63800 63929
// bufdiff-features: 64119 64120 64370 65496 66422 66821 66995 68131 68355 68408 68782 69050 69402
// bufdiff-features: 69660 70119 70596 71383 72376 72520 72601 72629 72639 73165 73776 73802 73833
// bufdiff-features: 73870 74236 74717 74833 74864 75893 75921 76677 76953 77002 77161 77389 77586
// bufdiff-features: 78283 78430 78742 78818 79872 80471 80533 80542 81467 81502 81736 82186 83194
// bufdiff-features: 83261 83537 83634 84098 84367 84952 85926 86125 86292 86412 86415 86443 86594
// bufdiff-features: 86710 86866 86997 87215 87294 87495 87862 87923 88008 89085 89110 89178 89780
// bufdiff-features: 89812 89915 89968 90070 90198 90202 90272 90543 90777 91074 91156 92022 92194
// bufdiff-features: 92229 92719 93171 93360 93443 93714 94792 95273 95407 95969 96194 96352 97774
// bufdiff-features: 98190 98357 98469 98501 98975 99757 99919 100073 100453 100980 101098 101134
// bufdiff-features: 101264 101427 102492 103123 103159 103374 103715 103851 103878 104119 104121
// bufdiff-features: 104229 104315 104439 104580 104931 105110 105346 106314 106463 106607 106731
// bufdiff-features: 107273 107400 107412 107425 107614 107886 108012 108210 108410 108507 109002
// bufdiff-features: 110085 110136 110140 110491 110507 110552 110561 110780 110816 111024 111688
// bufdiff-features: 111965 112355 112929 113041 113302 113327 113364 113740 114132 114874 115026
// bufdiff-features: 115778 116125 116471 116758 117151 117222 117319 117618 117807 118093 118221
// bufdiff-features: 118297 118469 119563 119564 119993 120687 120887 121682 121765 122323 122967
// bufdiff-features: 123204 123503 124478 124826 124917 125331 126815 126825 127096 127551 127813
// bufdiff-features: 128307 128916 129278 129423 129849 129878 129946 130135 130215 130453 130535
// bufdiff-features: 130933 131366 132156 132405 132475 132574 132693 133110 133983 134145 134279
// bufdiff-features: 136110 136804 136991 137235 137653 138086 138377 139890 140374 140479 141540
// bufdiff-features: 141617 142040 142369 142655 142775 142903 143172 143475 144093 144303 144597
// bufdiff-features: 146230 146512 146608 146792 146870 147139 147477 148691 149304 149660 149901
// bufdiff-features: 150348 150905 151326 151446 151936 152721 153293 155465 155545 155884 156142
// bufdiff-features: 156369 156460 157120 157284 158120 158188 158204 158223 158862 158897 159348
// bufdiff-features: 159421 159724 160138 160349 160756 161092 161377 161961 162971 163044 163118
// bufdiff-features: 165141 165223 165415 165636 165719 166639 166831 166840 167136 167164 167197
// bufdiff-features: 167226 167442 167614 167973 168457 168640 168766 169507 169704 169713 170581
// bufdiff-features: 170819 171116 171204 171883 172073 172304 172957 173354 173437 173614 174191
// bufdiff-features: 174314 174930 175235 175240 175888 176104 176255 176323 176534 176782 177182
// bufdiff-features: 177211 177323 177355 177904 177905 177993 178067 178449 178560 178657 179647
// bufdiff-features: 180207 180426 180916 181522 181543 181667 181944 182233 182338 182824 183114
// bufdiff-features: 183167 183230 183467 183703 183852 184030 184543 185048 185252 185626 186042
// bufdiff-features: 186299 186882 186942 186947 186959 187596 187769 188621 188790 189388 189820
// bufdiff-features: 190142 190154 190547 190969 191164 192418 192422 192628 192771 192920 193059
// bufdiff-features: 193141 193290 193398 193607 193747 194134 194321 194503 194583 195407 195492
// bufdiff-features: 195766 196031 196048 196349 196392 196571 196734 196787 196941 197267 197558
// bufdiff-features: 198003 198413 198578 198689 198729 198762 198912 199305 199781 199827 200208
// bufdiff-features: 200256 200358 200521 201120 201601 201609 202241 202484 203000 204145 204212
// bufdiff-features: 204316 204357 204747 205434 205596 205689 205942 206093 206261 206608 207450
// bufdiff-features: 207639 207731 207750 208500 208623 208797 209146 209513 210022 210032 210096
// bufdiff-features: 210927 211118 211508 211920 212068 212549 213254 213389 213476 213481 213543
// bufdiff-features: 213641 214248 214597 214632 214818 215855 215959 216489 217843 219256 219393
// bufdiff-features: 219751 220142 220181 220223 220670 221113 221154 222052 222226 222330 222809
// bufdiff-features: 222982 224002 224593 224732 224965 225827 226178 226326 226579 226659 226967
// bufdiff-features: 227228 227244 227345 227479 227540 228112 228120 228139 228936 229273 229364
// bufdiff-features: 229603 229869 229951 230104 230142 230517 230584 232259 232365 232690 232983
// bufdiff-features: 233762 234455 234562 234718 234822 235144 235375 235433 236053 236087 236094
// bufdiff-features: 236180 236238 236929 236930 237022 237064 237109 237454 239583 239758 239941
// bufdiff-features: 242032 242173 242306 242955 243137 243256 243316 243546 243578 244092 244281
// bufdiff-features: 245431 245478 246463 246543 246749 246783 247353 248209 248581 248971 249451
// bufdiff-features: 249605 249948 250303 250712 250917 250948 250980 251626 251778 251944 252260
// bufdiff-features: 252407 252466 252539 252926 253446 253836 254234 254682 254817 255556 255618
// bufdiff-features: 255729 255826 256235 256247 256274 256972 257251 257647 257697 257728 257842
// bufdiff-features: 258331 258375 259434 259817 259840 260465 260550 261403 261708
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<3x3x3xf64>, %arg1: tensor<?x3x3xf64>) -> (tensor<3x2xf64>, tensor<?x?xf64>, tensor<3x3x4xf64>, tensor<1x3x1xf64>, tensor<?x3x?xf64>, tensor<3x2xf64>, tensor<3x2xf64>) {
    %cast = tensor.cast %arg0 : tensor<3x3x3xf64> to tensor<?x3x?xf64>
    %0:5 = call @f1(%cast) : (tensor<?x3x?xf64>) -> (tensor<?x3x?xf64>, tensor<3x2xf64>, tensor<?x3x?xf64>, index, index)
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %1 = arith.remui %0#4, %c2 : index
    %c3 = arith.constant 3 : index
    %2 = arith.remui %0#4, %c3 : index
    %3 = arith.remui %0#3, %c3 : index
    %extracted = tensor.extract %0#0[%c2, %2, %3] : tensor<?x3x?xf64>
    %inserted = tensor.insert %extracted into %0#1[%c0, %1] : tensor<3x2xf64>
    %4 = arith.cmpi sgt, %0#3, %c0 : index
    %5 = scf.if %4 -> (tensor<?x3x?xf64>) {
      %33 = arith.select %4, %0#1, %inserted : tensor<3x2xf64>
      %c1_3 = arith.constant 1 : index
      %34 = vector.transfer_read %33[%2, %c1_3], %extracted : tensor<3x2xf64>, vector<4xf64>
      %35 = arith.remui %0#4, %c3 : index
      %36 = arith.remui %0#3, %c3 : index
      %37 = vector.transfer_write %34, %0#2[%35, %c2, %36] : vector<4xf64>, tensor<?x3x?xf64>
      scf.yield %37 : tensor<?x3x?xf64>
    } else {
      %33:5 = func.call @f1(%0#2) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}, {bufdiff.note = 4 : i64}]} : (tensor<?x3x?xf64>) -> (tensor<?x3x?xf64>, tensor<3x2xf64>, tensor<?x3x?xf64>, index, index)
      %34 = arith.remui %0#3, %c3 : index
      %inserted_3 = tensor.insert %extracted into %0#2[%34, %3, %3] : tensor<?x3x?xf64>
      scf.yield %inserted_3 : tensor<?x3x?xf64>
    }
    %6:2 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %inserted, %arg4 = %inserted) -> (tensor<3x2xf64>, tensor<3x2xf64>) {
      %extracted_slice_3 = tensor.extract_slice %arg3[0, %arg2] [3, 1] [1, 1] : tensor<3x2xf64> to tensor<3x1xf64>
      %extracted_slice_4 = tensor.extract_slice %0#1[0, %c0] [3, 1] [1, 1] : tensor<3x2xf64> to tensor<3x1xf64>
      %33 = linalg.log ins(%extracted_slice_4 : tensor<3x1xf64>) outs(%extracted_slice_3 : tensor<3x1xf64>) -> tensor<3x1xf64>
      %extracted_slice_5 = tensor.extract_slice %arg4[0, %arg2] [3, 1] [1, 1] : tensor<3x2xf64> to tensor<3x1xf64>
      %c1_6 = arith.constant 1 : index
      %extracted_slice_7 = tensor.extract_slice %5[1, %c1_6, 0] [%c1_6, 1, 3] [1, 1, 1] : tensor<?x3x?xf64> to tensor<?x3xf64>
      %cast_8 = tensor.cast %extracted_slice_7 : tensor<?x3xf64> to tensor<1x3xf64>
      %transposed = linalg.transpose ins(%cast_8 : tensor<1x3xf64>) outs(%extracted_slice_5 : tensor<3x1xf64>) permutation = [1, 0] 
      %cst_9 = arith.constant dense<7.500000e+00> : tensor<1x1xf64>
      %34 = linalg.matmul ins(%transposed, %cst_9 : tensor<3x1xf64>, tensor<1x1xf64>) outs(%transposed : tensor<3x1xf64>) -> tensor<3x1xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %33 into %arg3[0, %arg2] [3, 1] [1, 1] : tensor<3x1xf64> into tensor<3x2xf64>
        tensor.parallel_insert_slice %34 into %arg4[0, %arg2] [3, 1] [1, 1] : tensor<3x1xf64> into tensor<3x2xf64>
      }
    }
    %cst = arith.constant dense<[[[9.500000e+00, 1.250000e+01, 1.550000e+01, 1.850000e+01], [2.150000e+01, 2.450000e+01, 2.750000e+01, 3.050000e+01], [3.350000e+01, 3.650000e+01, 3.950000e+01, 4.250000e+01]], [[4.550000e+01, 4.850000e+01, 5.150000e+01, 5.450000e+01], [5.750000e+01, 6.050000e+01, 6.350000e+01, 6.650000e+01], [6.950000e+01, 7.250000e+01, 7.550000e+01, 7.850000e+01]], [[8.150000e+01, 8.450000e+01, 8.750000e+01, 9.050000e+01], [9.350000e+01, 9.650000e+01, 9.950000e+01, 1.025000e+02], [1.055000e+02, 1.085000e+02, 1.115000e+02, 1.145000e+02]]]> : tensor<3x3x4xf64>
    %cast_0 = tensor.cast %cst : tensor<3x3x4xf64> to tensor<?x3x?xf64>
    %7:5 = call @f1(%cast_0) : (tensor<?x3x?xf64>) -> (tensor<?x3x?xf64>, tensor<3x2xf64>, tensor<?x3x?xf64>, index, index)
    %8 = arith.remui %0#3, %c3 : index
    %9 = scf.index_switch %8 -> tensor<?x3x?xf64> 
    case 0 {
      %33 = memref.alloca_scope  -> (f64) {
        %36 = linalg.fill ins(%extracted : f64) outs(%0#0 : tensor<?x3x?xf64>) -> tensor<?x3x?xf64>
        %c1_4 = arith.constant 1 : index
        %37 = tensor.empty() : tensor<3x3xf64>
        %extracted_5 = tensor.extract %7#0[%3, %1, %c3] : tensor<?x3x?xf64>
        %38 = linalg.fill ins(%extracted_5 : f64) outs(%37 : tensor<3x3xf64>) -> tensor<3x3xf64>
        %cast_6 = tensor.cast %38 : tensor<3x3xf64> to tensor<3x?xf64>
        %inserted_slice_7 = tensor.insert_slice %cast_6 into %36[%c0, 0, %c1_4] [3, %c3, 1] [1, 1, 1] : tensor<3x?xf64> into tensor<?x3x?xf64>
        %39 = arith.remui %7#3, %c3 : index
        %extracted_8 = tensor.extract %inserted_slice_7[%2, %c2, %39] : tensor<?x3x?xf64>
        %cst_9 = arith.constant 5.000000e-01 : f64
        memref.alloca_scope.return %cst_9 : f64
      }
      %34 = tensor.empty() : tensor<4x3x3xf64>
      %35 = linalg.fill ins(%33 : f64) outs(%34 : tensor<4x3x3xf64>) -> tensor<4x3x3xf64>
      %cast_3 = tensor.cast %35 : tensor<4x3x3xf64> to tensor<?x?x3xf64>
      %transposed = linalg.transpose ins(%cast_3 : tensor<?x?x3xf64>) outs(%7#0 : tensor<?x3x?xf64>) permutation = [1, 2, 0] 
      scf.yield %transposed : tensor<?x3x?xf64>
    }
    case 2 {
      %cst_3 = arith.constant dense<[3, 0, 1, 2]> : vector<4xi32>
      %cst_4 = arith.constant dense<true> : vector<4xi1>
      %33 = vector.broadcast %extracted : f64 to vector<4xf64>
      %c4_5 = arith.constant 4 : index
      %34 = arith.remui %0#4, %c4_5 : index
      %35 = vector.scatter %7#2[%c2, %c0, %c0] [%cst_3], %cst_4, %33 : tensor<?x3x?xf64>, vector<4xi32>, vector<4xi1>, vector<4xf64> -> tensor<?x3x?xf64>
      %36 = tensor.empty() : tensor<3x3x4xf64>
      %extracted_6 = tensor.extract %7#2[%c0, %1, %c3] : tensor<?x3x?xf64>
      %37 = linalg.fill ins(%extracted_6 : f64) outs(%36 : tensor<3x3x4xf64>) -> tensor<3x3x4xf64>
      %cast_7 = tensor.cast %37 : tensor<3x3x4xf64> to tensor<?x3x?xf64>
      scf.yield %cast_7 : tensor<?x3x?xf64>
    }
    default {
      %33 = arith.index_castui %4 : i1 to index
      %c4_3 = arith.constant 4 : index
      %34 = arith.remui %33, %c4_3 : index
      %inserted_4 = tensor.insert %extracted into %7#0[%c0, %2, %34] : tensor<?x3x?xf64>
      scf.yield %7#0 : tensor<?x3x?xf64>
    }
    %10 = arith.remui %0#4, %c3 : index
    %extracted_slice = tensor.extract_slice %7#2[%10, 0, 3] [1, 3, 1] [1, 1, 1] : tensor<?x3x?xf64> to tensor<1x3x1xf64>
    %11 = tensor.empty() : tensor<3x3x4xf64>
    %12 = arith.divf %extracted, %extracted : f64
    %13 = linalg.fill ins(%12 : f64) outs(%11 : tensor<3x3x4xf64>) -> tensor<3x3x4xf64>
    %14 = linalg.fill ins(%extracted : f64) outs(%13 : tensor<3x3x4xf64>) -> tensor<3x3x4xf64>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7#0 : tensor<?x3x?xf64>) outs(%13 : tensor<3x3x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %33 = arith.divf %in, %extracted : f64
      linalg.yield %33 : f64
    } -> tensor<3x3x4xf64>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %15 : tensor<3x3x4xf64>, tensor<3x3x4xf64>) outs(%15 : tensor<3x3x4xf64>) {
    ^bb0(%in: f64, %in_3: f64, %out: f64):
      %33 = arith.minimumf %in, %in_3 : f64
      linalg.yield %33 : f64
    } -> tensor<3x3x4xf64>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<3x3x4xf64>) outs(%13 : tensor<3x3x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst_3 = arith.constant 5.000000e-01 : f64
      %33 = arith.addf %in, %cst_3 : f64
      linalg.yield %33 : f64
    } -> tensor<3x3x4xf64>
    %c4 = arith.constant 4 : index
    %18 = bufferization.alloc_tensor(%c3, %c3, %c4) : tensor<?x?x?xf64>
    %19 = bufferization.materialize_in_destination %7#2 in %18 : (tensor<?x3x?xf64>, tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
    %20 = tensor.empty() : tensor<3x3x4xf64>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<?x?x?xf64>) outs(%20 : tensor<3x3x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %33 = arith.cmpf olt, %in, %extracted : f64
      %34 = arith.select %33, %in, %extracted : f64
      linalg.yield %34 : f64
    } -> tensor<3x3x4xf64>
    %22 = tensor.empty(%c3, %c4) : tensor<?x4x?xf64>
    %23 = linalg.fill ins(%extracted : f64) outs(%22 : tensor<?x4x?xf64>) -> tensor<?x4x?xf64>
    %24 = linalg.batch_matmul ins(%21, %23 : tensor<3x3x4xf64>, tensor<?x4x?xf64>) outs(%16 : tensor<3x3x4xf64>) -> tensor<3x3x4xf64>
    scf.if %4 {
      %dim_3 = tensor.dim %arg1, %c0 : tensor<?x3x3xf64>
      %c1_4 = arith.constant 1 : index
      %33 = arith.cmpi uge, %dim_3, %c1_4 : index
      %34:2 = scf.if %33 -> (tensor<3x3x4xf64>, tensor<3x2xf64>) {
        %c5 = arith.constant 5 : index
        %35:2 = scf.for %arg2 = %c1_4 to %c5 step %c2 iter_args(%arg3 = %0#0, %arg4 = %13) -> (tensor<?x3x?xf64>, tensor<3x3x4xf64>) {
          %c36 = arith.constant 36 : index
          %from_elements = tensor.from_elements %c36 : tensor<1xindex>
          %reshape = tensor.reshape %11(%from_elements) : (tensor<3x3x4xf64>, tensor<1xindex>) -> tensor<36xf64>
          %cst_9 = arith.constant dense<[[[2.500000e+00, 5.500000e+00, 8.500000e+00, 1.150000e+01], [1.450000e+01, 1.750000e+01, 2.050000e+01, 2.350000e+01], [2.650000e+01, 2.950000e+01, 3.250000e+01, 3.550000e+01], [3.850000e+01, 4.150000e+01, 4.450000e+01, 4.750000e+01]], [[5.050000e+01, 5.350000e+01, 5.650000e+01, 5.950000e+01], [6.250000e+01, 6.550000e+01, 6.850000e+01, 7.150000e+01], [7.450000e+01, 7.750000e+01, 8.050000e+01, 8.350000e+01], [8.650000e+01, 8.950000e+01, 9.250000e+01, 9.550000e+01]], [[9.850000e+01, 1.015000e+02, 1.045000e+02, 1.075000e+02], [1.105000e+02, 1.135000e+02, 1.165000e+02, 1.195000e+02], [1.225000e+02, 1.255000e+02, 1.285000e+02, 1.315000e+02], [1.345000e+02, 1.375000e+02, 1.405000e+02, 1.435000e+02]]]> : tensor<3x4x4xf64>
          %41 = linalg.batch_matmul ins(%16, %cst_9 : tensor<3x3x4xf64>, tensor<3x4x4xf64>) outs(%arg4 : tensor<3x3x4xf64>) -> tensor<3x3x4xf64>
          %extracted_slice_10 = tensor.extract_slice %14[0, 0, 0] [3, 3, 3] [1, 1, 1] : tensor<3x3x4xf64> to tensor<3x3x3xf64>
          %42 = linalg.log ins(%extracted_slice_10 : tensor<3x3x3xf64>) outs(%arg3 : tensor<?x3x?xf64>) -> tensor<?x3x?xf64>
          scf.yield %42, %41 : tensor<?x3x?xf64>, tensor<3x3x4xf64>
        }
        %cast_5 = tensor.cast %7#0 : tensor<?x3x?xf64> to tensor<3x3x4xf64>
        %cast_6 = tensor.cast %7#2 : tensor<?x3x?xf64> to tensor<3x3x4xf64>
        %mapped = linalg.map { arith.subf } ins(%cast_5, %cast_6 : tensor<3x3x4xf64>, tensor<3x3x4xf64>) outs(%35#1 : tensor<3x3x4xf64>)
        %cst_7 = arith.constant dense<[3, 0, 1, 2]> : vector<4xi32>
        %cst_8 = arith.constant dense<[true, true, false, true]> : vector<4xi1>
        %36 = vector.broadcast %extracted : f64 to vector<4xf64>
        %37 = vector.scatter %24[%c0, %1, %c0] [%cst_7], %cst_8, %36 : tensor<3x3x4xf64>, vector<4xi32>, vector<4xi1>, vector<4xf64> -> tensor<3x3x4xf64>
        %38 = tensor.empty() : tensor<3x3x4xi1>
        %39 = linalg.fill ins(%4 : i1) outs(%38 : tensor<3x3x4xi1>) -> tensor<3x3x4xi1>
        %40 = linalg.select ins(%39, %37, %35#1 : tensor<3x3x4xi1>, tensor<3x3x4xf64>, tensor<3x3x4xf64>) outs(%24 : tensor<3x3x4xf64>) -> tensor<3x3x4xf64>
        scf.yield %40, %6#1 : tensor<3x3x4xf64>, tensor<3x2xf64>
      } else {
        %35:5 = func.call @f1(%0#0) : (tensor<?x3x?xf64>) -> (tensor<?x3x?xf64>, tensor<3x2xf64>, tensor<?x3x?xf64>, index, index)
        %36:5 = func.call @f1(%35#0) : (tensor<?x3x?xf64>) -> (tensor<?x3x?xf64>, tensor<3x2xf64>, tensor<?x3x?xf64>, index, index)
        %extracted_slice_5 = tensor.extract_slice %35#2[0, 0, %10] [2, 3, 1] [1, 1, 1] : tensor<?x3x?xf64> to tensor<2x3xf64>
        %transposed = linalg.transpose ins(%extracted_slice_5 : tensor<2x3xf64>) outs(%0#1 : tensor<3x2xf64>) permutation = [1, 0] 
        scf.yield %24, %transposed : tensor<3x3x4xf64>, tensor<3x2xf64>
      }
    }
    %25 = linalg.powf ins(%17, %21 : tensor<3x3x4xf64>, tensor<3x3x4xf64>) outs(%24 : tensor<3x3x4xf64>) -> tensor<3x3x4xf64>
    %26 = linalg.ceil ins(%7#2 : tensor<?x3x?xf64>) outs(%25 : tensor<3x3x4xf64>) -> tensor<3x3x4xf64>
    %c1 = arith.constant 1 : index
    %extracted_1 = tensor.extract %24[%c2, %3, %c1] : tensor<3x3x4xf64>
    %collapsed = tensor.collapse_shape %23 [[0], [1, 2]] : tensor<?x4x?xf64> into tensor<?x?xf64>
    %alloc = memref.alloc() : memref<3x2xf64>
    linalg.fill ins(%extracted_1 : f64) outs(%alloc : memref<3x2xf64>)
    %27 = arith.remui %7#4, %c3 : index
    memref.store %extracted, %alloc[%27, %c1] : memref<3x2xf64>
    %28 = bufferization.to_tensor %alloc restrict : memref<3x2xf64> to tensor<3x2xf64>
    %29 = arith.remui %3, %c2 : index
    %extracted_slice_2 = tensor.extract_slice %28[1, 1] [2, 1] [1, 1] : tensor<3x2xf64> to tensor<2x1xf64>
    %inserted_slice = tensor.insert_slice %extracted_slice_2 into %28[%29, %29] [2, 1] [1, 1] : tensor<2x1xf64> into tensor<3x2xf64>
    %dim = tensor.dim %arg1, %c0 : tensor<?x3x3xf64>
    %30 = arith.cmpi uge, %dim, %c1 : index
    %31 = scf.if %30 -> (tensor<3x2xf64>) {
      %33 = linalg.powf ins(%28, %28 : tensor<3x2xf64>, tensor<3x2xf64>) outs(%inserted_slice : tensor<3x2xf64>) -> tensor<3x2xf64>
      %extracted_3 = tensor.extract %0#1[%27, %c0] : tensor<3x2xf64>
      %inserted_4 = tensor.insert %extracted_3 into %7#2[%3, %3, %c3] : tensor<?x3x?xf64>
      %mapped = linalg.map ins(%33 : tensor<3x2xf64>) outs(%inserted_slice : tensor<3x2xf64>)
        (%in: f64, %init: f64) {
          %34 = arith.divf %in, %extracted : f64
          linalg.yield %34 : f64
        }
      scf.yield %mapped : tensor<3x2xf64>
    } else {
      %33:5 = func.call @f1(%5) : (tensor<?x3x?xf64>) -> (tensor<?x3x?xf64>, tensor<3x2xf64>, tensor<?x3x?xf64>, index, index)
      scf.yield %inserted_slice : tensor<3x2xf64>
    }
    %32 = arith.cmpi sle, %3, %0#4 : index
    scf.if %32 {
      %33:5 = func.call @f1(%7#2) : (tensor<?x3x?xf64>) -> (tensor<?x3x?xf64>, tensor<3x2xf64>, tensor<?x3x?xf64>, index, index)
    }
    return %31, %collapsed, %26, %extracted_slice, %9, %7#1, %6#0 : tensor<3x2xf64>, tensor<?x?xf64>, tensor<3x3x4xf64>, tensor<1x3x1xf64>, tensor<?x3x?xf64>, tensor<3x2xf64>, tensor<3x2xf64>
  }
  func.func @f1(%arg0: tensor<?x3x?xf64>) -> (tensor<?x3x?xf64>, tensor<3x2xf64>, tensor<?x3x?xf64>, index, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:2 = scf.while (%arg1 = %c0, %arg2 = %arg0) : (index, tensor<?x3x?xf64>) -> (index, tensor<?x3x?xf64>) {
      %10 = arith.cmpi ult, %arg1, %c3 : index
      scf.condition(%10) %arg1, %arg2 : index, tensor<?x3x?xf64>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<?x3x?xf64>):
      %10 = arith.addi %arg1, %c1 : index
      %dim_5 = tensor.dim %arg0, %c0 : tensor<?x3x?xf64>
      %c2_6 = arith.constant 2 : index
      %dim_7 = tensor.dim %arg0, %c2_6 : tensor<?x3x?xf64>
      %11 = tensor.empty(%dim_5, %dim_7) : tensor<?x3x?xf64>
      %cst = arith.constant 3.000000e+00 : f64
      %12 = linalg.fill ins(%cst : f64) outs(%11 : tensor<?x3x?xf64>) -> tensor<?x3x?xf64>
      %13 = tensor.empty() : tensor<1xf64>
      %14 = linalg.pooling_ncw_sum ins(%12, %13 : tensor<?x3x?xf64>, tensor<1xf64>) outs(%arg2 : tensor<?x3x?xf64>) -> tensor<?x3x?xf64>
      scf.yield %10, %14 : index, tensor<?x3x?xf64>
    }
    %dim = tensor.dim %arg0, %c0 : tensor<?x3x?xf64>
    %c2 = arith.constant 2 : index
    %dim_0 = tensor.dim %arg0, %c2 : tensor<?x3x?xf64>
    %inserted_slice = tensor.insert_slice %0#1 into %0#1[0, 0, 0] [%dim, 3, %dim_0] [1, 1, 1] : tensor<?x3x?xf64> into tensor<?x3x?xf64>
    %generated = tensor.generate  {
    ^bb0(%arg1: index, %arg2: index):
      %10 = arith.index_cast %arg1 : index to i64
      %11 = arith.sitofp %10 : i64 to f64
      %12 = arith.index_cast %arg2 : index to i64
      %13 = arith.sitofp %12 : i64 to f64
      %14 = arith.maximumf %11, %13 : f64
      tensor.yield %14 : f64
    } : tensor<3x2xf64>
    %1 = tensor.empty() : tensor<3x1xf64>
    %2 = arith.remui %0#0, %c2 : index
    %extracted = tensor.extract %generated[%c1, %2] : tensor<3x2xf64>
    %3 = linalg.fill ins(%extracted : f64) outs(%1 : tensor<3x1xf64>) -> tensor<3x1xf64>
    %4 = tensor.empty() : tensor<3x1x2xf64>
    %5 = linalg.fill ins(%extracted : f64) outs(%4 : tensor<3x1x2xf64>) -> tensor<3x1x2xf64>
    %6 = linalg.batch_vecmat ins(%3, %5 : tensor<3x1xf64>, tensor<3x1x2xf64>) outs(%generated : tensor<3x2xf64>) -> tensor<3x2xf64>
    %rank = tensor.rank %5 : tensor<3x1x2xf64>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [%dim, 2, %dim_0] [1, 1, 1] : tensor<?x3x?xf64> to tensor<?x2x?xf64>
    %extracted_slice_1 = tensor.extract_slice %arg0[0, 1, 0] [%dim, 2, %dim_0] [1, 1, 1] : tensor<?x3x?xf64> to tensor<?x2x?xf64>
    %mapped = linalg.map { arith.maximumf } ins(%extracted_slice_1, %extracted_slice : tensor<?x2x?xf64>, tensor<?x2x?xf64>) outs(%extracted_slice : tensor<?x2x?xf64>)
    %7 = linalg.copy ins(%mapped : tensor<?x2x?xf64>) outs(%extracted_slice_1 : tensor<?x2x?xf64>) -> tensor<?x2x?xf64>
    %inserted_slice_2 = tensor.insert_slice %mapped into %arg0[0, 0, 0] [%dim, 2, %dim_0] [1, 1, 1] : tensor<?x2x?xf64> into tensor<?x3x?xf64>
    %inserted_slice_3 = tensor.insert_slice %7 into %inserted_slice_2[0, 1, 0] [%dim, 2, %dim_0] [1, 1, 1] : tensor<?x2x?xf64> into tensor<?x3x?xf64>
    %c4 = arith.constant 4 : index
    scf.for %arg1 = %c1 to %c4 step %c1 {
      affine.for %arg2 = 0 to 1 {
        %13 = linalg.reciprocal ins(%inserted_slice_2 : tensor<?x3x?xf64>) outs(%inserted_slice_2 : tensor<?x3x?xf64>) -> tensor<?x3x?xf64>
      }
      %10 = tensor.empty() : tensor<3x3xf64>
      %11 = linalg.fill ins(%extracted : f64) outs(%10 : tensor<3x3xf64>) -> tensor<3x3xf64>
      %12 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<3x3xf64>) outs(%11 : tensor<3x3xf64>) {
      ^bb0(%in: f64, %out: f64):
        %13 = arith.cmpf uge, %in, %out : f64
        %14 = arith.select %13, %in, %out : f64
        linalg.yield %14 : f64
      } -> tensor<3x3xf64>
    }
    %extracted_slice_4 = tensor.extract_slice %arg0[0, 0, 0] [%dim, 3, %dim_0] [1, 1, 1] : tensor<?x3x?xf64> to tensor<?x3x?xf64>
    %8:2 = scf.while (%arg1 = %c0, %arg2 = %inserted_slice_2) : (index, tensor<?x3x?xf64>) -> (index, tensor<?x3x?xf64>) {
      %10 = arith.cmpi ult, %arg1, %c3 : index
      scf.condition(%10) %arg1, %arg2 : index, tensor<?x3x?xf64>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<?x3x?xf64>):
      %10 = arith.addi %arg1, %c1 : index
      scf.yield %10, %arg2 : index, tensor<?x3x?xf64>
    }
    %9 = bufferization.alloc_tensor() copy(%inserted_slice_3) : tensor<?x3x?xf64>
    return %inserted_slice, %6, %9, %8#0, %0#0 : tensor<?x3x?xf64>, tensor<3x2xf64>, tensor<?x3x?xf64>, index, index
  }
}

