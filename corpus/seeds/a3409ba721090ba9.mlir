// bufdiff-profile: wide
// bufdiff-choices: 21c25274447ab2273e559a0f602d769c24f7750219312b614d24642f482f86e2d0ec1fa4057a73fa
// bufdiff-choices: 9077cdf9a82d0a1a6a1ee6370d2c0105cf6b910d6e5238a8dd0edf89457eb6fd4f600f10cd80080a
// bufdiff-choices: 44bcf2ad4bf8bb6203e5d3bffb42654be61243cced8e54a8d86e7166b2af0704298931c098596202
// bufdiff-choices: afbc2e39d7596ae31de4c47e8b2adbab29f35846db88f8d4ca06d514d7cb18d43e578ab934f537a6
// bufdiff-choices: c9f25ed06b206e7d83a22fceb0dd89ef81a085a01a84042dee2989ddb7bfb62c4906faa678000c75
// bufdiff-choices: 4f70a0ca54fb0c822f5636937c05a24ae0d24207b2e4b483eb65cb1b96dc556299597bfd46de4a03
// bufdiff-choices: a9339d65fa59678d967593cfd2086bd6c52b06bea8bb74948429f9e5301cdb9539816bdbea8f1d15
// bufdiff-choices: abba32d5ff802aa8cfaea72582a53bc46315040da81e400bb6a3c05afaeb21bcce11931e27c3b9e2
// bufdiff-choices: 20f6d9b4b91bf458d401a309ebf748224f98a9901ff06ad7b04db4e578910205b23335aa199a7662
// bufdiff-choices: 926967d8151769997f2cc130676aac863391e829e0dc76a0513a0d137b82e54040c6c399cb8b979a
// bufdiff-choices: 9f9cee76a36b615bda4e24dab1fc6ebd7a696fc0906cc01c433ee9dfc19bbe6d8f1c3a9c55ae7cb9
// bufdiff-choices: 6cc0092d8072146007cb690bfaf5d0c68f99f9275202423461c2aec9dbe65d5abe1c55fcb152cac0
// bufdiff-choices: 1dc2f0cf68dbb96ce910c6226c28a46183d97d47174ccd5ba8f43094881cb2e368782573ef513298
// bufdiff-choices: 5438eb795204b2a9cf70b10b1800e028c54b475b8ee8e4ad6dfc8c551211174b1a5ba9d435fa03e9
// bufdiff-choices: 803a2a13c4a01b788b3d15591a87f7c50608a73ff03ca7ab4aa05411b9087aa82086d06cf5b3fed6
// bufdiff-choices: 796efb256eda31abe233fcf6d471c8d76e8fa94b93195f18ae068a2b5e5be1b7b7910bc1892ecc2d
// bufdiff-choices: 6eae51dac6c2a6a0ee1d9c8ff3b8083c920ced8d36e588ba30b678735128c544a239b0c74fabf103
// bufdiff-choices: 7785df442809e612187bdea2c19f6a1eb996d93da89c8c9825516d8388ec14e24702cc14a2422dd7
// bufdiff-choices: 2817e681389202b9d270facb74ffe8d8b2ec64de975bc5ea09293d35175ecbb1f1b64b272d7b97f9
// bufdiff-choices: b2c1a067adea6f667be3161571255cd4cc9ec915e335e0219baea76d0879b0a0eaf98dd4f6d078ee
// bufdiff-choices: 0271677df5924d2f8c7e89fa5f3b689ca5648ec9283827afed0b19b559bda8e5424186294f697405
// bufdiff-choices: b18967ef4bc0af9d8f21c6adc386e084bd0b68f45364c89d1e001b0511e611244d7351254e82f670
// bufdiff-choices: 5ba699882b063880b842f2d24134bbaddcd5b697b62809a5266c18c8c385f0e4a820840716b4cfc6
// bufdiff-choices: 8eb6de8bae76079b0fceaa03c1d7d95a09c5493d8b580fbefdc8349bcfe1cda884e756d90999c9f6
// bufdiff-choices: 7fe9a4f1175fa8d4ff33c3f06f89f75dfa40ca5d3c512e76533c3478d1bff4d68b8248c41e3e7a43
// bufdiff-choices: 7935623a3b5e7e08c33f769e2c453413ed35e1f96beacd9035300c2c989eb126763f6c6145e6d09e
// bufdiff-choices: f701d6edad0440d2c0f27e8b3b175e8bbd3454b1970f2c911b3af052c56b60ba0359e706c0b4edfc
// bufdiff-choices: 529a2751bb55efa3bfcfdb7ec397b0a4e9586a1cc2da9e1b3291860db161dc34474162b925d53b41
// bufdiff-choices: 70500601
// bufdiff-features: 1383 1417 1985 2572 2898 3470 3897 4165 4167 4518 4752 4795 5075 5297 6002 6188
// bufdiff-features: 6250 6360 6363 6611 6641 6666 6813 7384 7691 8918 9132 9479 10035 10181 10508
// bufdiff-features: 10647 11162 11315 12170 12407 12789 13233 13257 13390 13915 14454 14632 14704
// bufdiff-features: 14884 15671 15751 15903 16048 16960 17096 17451 17470 18322 18486 18699 19419
// bufdiff-features: 19647 19726 20023 20793 21382 22095 22280 22975 23059 23143 23787 24184 24259
// bufdiff-features: 24690 24747 24750 25514 25657 25818 26568 27037 27171 27725 27960 28047 28503
// bufdiff-features: 28504 28814 29364 29590 29968 30002 30348 30539 30666 31543 32614 32721 33327
// bufdiff-features: 33751 33769 33848 33853 33915 34167 34233 34960 35163 36252 36618 36784 37289
// bufdiff-features: 38229 38394 38783 38959 39528 39915 40070 40348 40675 40712 40913 41362 41519
// bufdiff-features: 42228 42344 42467 42530 42850 42858 42860 42984 43472 43631 44505 44522 44554
// bufdiff-features: 44621 44659 44943 45017 46034 46203 46720 46874 47242 47392 47671 47762 47865
// bufdiff-features: 47918 48343 48506 48868 49635 49715 49759 50012 50146 50315 50633 50894 51344
// bufdiff-features: 51415 51729 52062 52085 52148 52558 52625 52719 52807 52900 53180 53252 53435
// bufdiff-features: 53469 54385 54408 54440 54533 54998 55113 55479 56477 57548 58029 58290 58303
// bufdiff-features: 59764 59888 61280 61622 61944 62035 62253 62688 63071 63929 64120 64235 64435
// bufdiff-features: 64801 65781 65894 66019 66327 66422 66995 67959 68355 68390 68614 68782 68987
// bufdiff-features: 69081 69403 69505 69660 69965 70965 71259 72975 73141 73289 73319 73643 73802
// bufdiff-features: 74034 74057 74257 74507 74862 75769 75921 76257 76700 76953 77491 78283 78430
// bufdiff-features: 78447 78457 78589 79099 79499 79852 80533 81736 81801 82063 82135 82467 82594
// bufdiff-features: 83194 83493 84090 84347 84585 85843 86125 86844 87345 88000 88337 88635 88732
// bufdiff-features: 88850 88990 89780 89812 89859 90070 90097 90234 90777 91431 91562 92022 92194
// bufdiff-features: 92492 93083 93094 93255 93286 93567 93994 94586 94879 94961 95273 95407 95494
// bufdiff-features: 95900 96352 96882 97131 97344 97565 97924 98379 98501 99224 99228 99294 99383
// bufdiff-features: 100059 100569 101105 101264 101298 101681 101823 101866 103079 103715 104315
// bufdiff-features: 104931 105573 105832 105965 107412 107425 107614 107799 107815 107997 108012
// bufdiff-features: 108173 109932 110136 110552 110608 111024 111976 112929 113041 113107 113821
// bufdiff-features: 113940 114432 114515 114874 115026 115081 115337 117183 117206 117235 117411
// bufdiff-features: 118221 118339 119176 119340 119597 120197 120379 120687 120836 121626 121682
// bufdiff-features: 121707 122513 122791 123148 123149 123204 124543 124626 125397 125446 125702
// bufdiff-features: 125908 126134 126214 126398 127000 127661 127813 128916 129849 130060 130294
// bufdiff-features: 130602 130878 130933 133692 134205 134823 134882 135534 135868 136030 136056
// bufdiff-features: 136269 136271 136273 136808 137045 137080 137439 138086 138753 140479 140940
// bufdiff-features: 141236 141238 141458 141740 141891 142376 143081 143825 143896 144513 144624
// bufdiff-features: 144724 145224 145872 146512 146734 146927 147477 147712 148304 148401 148647
// bufdiff-features: 149304 149400 149670 149846 150580 150818 150838 151758 152355 152759 153033
// bufdiff-features: 153142 153293 153577 154764 154946 155465 155898 156154 156191 156460 156770
// bufdiff-features: 157579 158120 158607 158897 158996 159348 159895 159949 160327 160349 160756
// bufdiff-features: 160967 161065 161281 161307 161779 161912 162971 163044 163077 163154 163213
// bufdiff-features: 163406 163876 164124 165017 165057 165394 165636 165716 165719 165731 166378
// bufdiff-features: 166455 166579 166816 167252 167614 167778 167793 168323 168858 168918 171116
// bufdiff-features: 171369 171381 171551 172094 172435 172957 173354 173422 173800 174170 174281
// bufdiff-features: 174314 174367 176370 176774 177167 177182 177211 177364 177904 178067 178165
// bufdiff-features: 178558 179280 179357 179792 180207 180699 181541 181548 181789 181835 182855
// bufdiff-features: 182971 183222 183574 183778 183793 183915 184030 184576 184962 185125 185743
// bufdiff-features: 186042 186882 186959 187698 187855 188136 188571 188790 189224 189360 189674
// bufdiff-features: 190141 190166 190517 190547 191185 191770 191888 192422 192440 192528 192529
// bufdiff-features: 192628 192771 193059 193290 193353 193398 193747 193773 194063 194134 194682
// bufdiff-features: 195182 195407 196031 196048 196349 197169 197267 197392 197561 197715 197736
// bufdiff-features: 197738 197837 198246 198475 198820 198889 200242 200521 201059 201362 201601
// bufdiff-features: 201802 201834 202241 203083 203746 204122 204195 204212 204697 204797 205426
// bufdiff-features: 205430 205434 205688 205689 205953 206380 206820 208812 208944 208947 209210
// bufdiff-features: 209533 210022 210301 210351 210461 210711 211118 211485 211625 212779 213275
// bufdiff-features: 213339 214712 215925 215938 215959 216190 216462 216892 216969 217085 217137
// bufdiff-features: 217326 218480 219734 219758 219967 222601 222809 223356 223509 224212 225139
// bufdiff-features: 225250 225728 225985 226178 226302 226357 226473 226579 226607 227154 227345
// bufdiff-features: 227499 228061 228388 228390 228519 228555 228835 229475 229623 229951 230081
// bufdiff-features: 230293 230640 230652 230915 231179 231330 233154 233533 235141 235375 235722
// bufdiff-features: 235730 236024 236336 236930 237470 238478 238676 239208 239758 240158 240651
// bufdiff-features: 240951 241225 242145 242544 242955 243546 243576 243781 244222 244281 244408
// bufdiff-features: 244677 244770 245031 245380 245459 246543 246770 246783 246880 246895 246966
// bufdiff-features: 247062 247913 247929 248365 249221 250917 251992 252422 252466 252539 253389
// bufdiff-features: 253836 253911 255394 255603 255676 256112 256208 256235 256247 256337 256362
// bufdiff-features: 256380 256649 256792 258066 258232 258378 258906 258994 259139 259528 259840
// bufdiff-features: 259851 260161 260179 260298 260364 260463 260470 260628 260732 261082 261893
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d0, d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, 1)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<?x2xi32>, %arg1: tensor<4xf32>, %arg2: f32) -> (tensor<2x2xi32>, tensor<?x2xi32>, tensor<2x2xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<4xf32>, tensor<?xf32>, tensor<1xf32>, tensor<?xf32>) {
    %cst = arith.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
    %0 = call @f6(%cst, %cst) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    %1 = tensor.empty() : tensor<2x2xi32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<2x2xi32>) outs(%1 : tensor<2x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c5_i32 = arith.constant 5 : i32
      %29 = arith.xori %in, %c5_i32 : i32
      linalg.yield %29 : i32
    } -> tensor<2x2xi32>
    %c9_i32 = arith.constant 9 : i32
    %3 = linalg.fill ins(%c9_i32 : i32) outs(%1 : tensor<2x2xi32>) -> tensor<2x2xi32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<2x2xi32>) outs(%1 : tensor<2x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %29 = arith.andi %in, %c9_i32 : i32
      linalg.yield %29 : i32
    } -> tensor<2x2xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<2x2xi32>, tensor<2x2xi32>) outs(%4 : tensor<2x2xi32>) {
    ^bb0(%in: i32, %in_13: i32, %out: i32):
      %29 = arith.cmpi uge, %in, %in_13 : i32
      %30 = arith.select %29, %in, %in_13 : i32
      linalg.yield %30 : i32
    } -> tensor<2x2xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %2[%c0, %c1] : tensor<2x2xi32>
    vector.print %extracted : i32
    %dim = tensor.dim %3, %c1 : tensor<2x2xi32>
    %extracted_0 = tensor.extract %5[%c0, %c0] : tensor<2x2xi32>
    vector.print %extracted_0 : i32
    %6 = call @f4(%3, %4) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<2x2xi32>) outs(%2 : tensor<2x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %29 = arith.addi %in, %extracted_0 : i32
      linalg.yield %29 : i32
    } -> tensor<2x2xi32>
    %8 = call @f11(%7) : (tensor<2x2xi32>) -> tensor<2x2xi32>
    %dim_1 = tensor.dim %7, %c0 : tensor<2x2xi32>
    %9 = tensor.empty() : tensor<4xf32>
    %10 = linalg.fill ins(%arg2 : f32) outs(%9 : tensor<4xf32>) -> tensor<4xf32>
    %11 = call @f3(%10, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %12 = linalg.matmul ins(%2, %7 : tensor<2x2xi32>, tensor<2x2xi32>) outs(%2 : tensor<2x2xi32>) -> tensor<2x2xi32>
    %cast = tensor.cast %4 : tensor<2x2xi32> to tensor<2x?xi32>
    %cast_2 = tensor.cast %4 : tensor<2x2xi32> to tensor<?x?xi32>
    %13 = call @f8(%cast, %cast_2) : (tensor<2x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
    %cst_3 = arith.constant dense<[9.500000e+00, 1.250000e+01, 1.550000e+01, 1.850000e+01]> : tensor<4xf32>
    %14 = tensor.empty() : tensor<2x4xf32>
    %15 = arith.index_cast %extracted : i32 to index
    %c4 = arith.constant 4 : index
    %16 = arith.remui %15, %c4 : index
    %extracted_4 = tensor.extract %arg1[%16] : tensor<4xf32>
    %17 = linalg.fill ins(%extracted_4 : f32) outs(%14 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %from_elements = tensor.from_elements %arg2, %arg2 : tensor<2xf32>
    %18 = linalg.vecmat ins(%from_elements, %17 : tensor<2xf32>, tensor<2x4xf32>) outs(%11 : tensor<4xf32>) -> tensor<4xf32>
    %cast_5 = tensor.cast %arg0 : tensor<?x2xi32> to tensor<?x?xi32>
    %cast_6 = tensor.cast %7 : tensor<2x2xi32> to tensor<?x?xi32>
    %19 = call @f7(%cast_5, %extracted, %18, %cast_6) : (tensor<?x?xi32>, i32, tensor<4xf32>, tensor<?x?xi32>) -> tensor<?x?xi32>
    %20 = tensor.empty(%c4) : tensor<?xf32>
    %cast_7 = tensor.cast %20 : tensor<?xf32> to tensor<4xf32>
    %21:4 = call @f9(%cast_7) : (tensor<4xf32>) -> (tensor<3xf32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<4xf32>)
    %cast_8 = tensor.cast %2 : tensor<2x2xi32> to tensor<2x?xi32>
    %22 = call @f12(%cast_8, %extracted) : (tensor<2x?xi32>, i32) -> tensor<2x?xi32>
    %cast_9 = tensor.cast %11 : tensor<4xf32> to tensor<?xf32>
    %23:3 = call @f5(%cast_9, %extracted_0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<?xf32>, i32) -> (tensor<?xf32>, tensor<?xf32>, f32)
    %24 = tensor.empty() : tensor<4x2xf32>
    %25 = linalg.fill ins(%23#2 : f32) outs(%24 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %reduced = linalg.reduce ins(%25 : tensor<4x2xf32>) outs(%11 : tensor<4xf32>) dimensions = [1] 
      (%in: f32, %init: f32) {
        %29 = arith.subf %in, %init : f32
        linalg.yield %29 : f32
      }
    %cast_10 = tensor.cast %22 : tensor<2x?xi32> to tensor<2x2xi32>
    %26 = call @f10(%cast_10, %reduced) : (tensor<2x2xi32>, tensor<4xf32>) -> tensor<?xf32>
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %23#0[%c3] [1] [%c1] : tensor<?xf32> to tensor<1xf32>
    %extracted_slice_11 = tensor.extract_slice %23#0[1] [3] [1] : tensor<?xf32> to tensor<3xf32>
    %c1_i32 = arith.constant 1 : i32
    %27 = arith.cmpi eq, %extracted, %c1_i32 : i32
    %28:2 = scf.if %27 -> (f32, tensor<?xf32>) {
      %29 = scf.forall (%arg3) in (3) shared_outs(%arg4 = %extracted_slice_11) -> (tensor<3xf32>) {
        %extracted_slice_13 = tensor.extract_slice %cst_3[1] [3] [1] : tensor<4xf32> to tensor<3xf32>
        %cast_14 = tensor.cast %11 : tensor<4xf32> to tensor<?xf32>
        %c-128_i32 = arith.constant -128 : i32
        %31:3 = func.call @f5(%cast_14, %c-128_i32) : (tensor<?xf32>, i32) -> (tensor<?xf32>, tensor<?xf32>, f32)
        %extracted_slice_15 = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<3xf32> to tensor<f32>
        %c2 = arith.constant 2 : index
        %32 = arith.remui %dim_1, %c2 : index
        %extracted_slice_16 = tensor.extract_slice %from_elements[%32] [1] [1] : tensor<2xf32> to tensor<f32>
        %33 = linalg.abs ins(%extracted_slice_16 : tensor<f32>) outs(%extracted_slice_15 : tensor<f32>) -> tensor<f32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %33 into %arg4[%arg3] [1] [1] : tensor<f32> into tensor<3xf32>
        }
      }
      %30 = linalg.ceil ins(%cst_3 : tensor<4xf32>) outs(%26 : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %arg2, %30 : f32, tensor<?xf32>
    } else {
      scf.yield %extracted_4, %26 : f32, tensor<?xf32>
    }
    %cast_12 = tensor.cast %8 : tensor<2x2xi32> to tensor<?x2xi32>
    return %6, %cast_12, %12, %13, %19, %21#1, %21#2, %21#3, %23#1, %extracted_slice, %28#1 : tensor<2x2xi32>, tensor<?x2xi32>, tensor<2x2xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<4xf32>, tensor<?xf32>, tensor<1xf32>, tensor<?xf32>
  }
  func.func private @f12(%arg0: tensor<2x?xi32>, %arg1: i32) -> tensor<2x?xi32> {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<2x?xi32>
    %0 = tensor.empty(%c2, %c2, %dim) : tensor<?x?x?xi32>
    %1 = arith.andi %arg1, %arg1 : i32
    %2 = linalg.fill ins(%1 : i32) outs(%0 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    %3 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<?x?x?xi32>) outs(%arg0 : tensor<2x?xi32>) {
    ^bb0(%in: i32, %out: i32):
      %4 = arith.minsi %in, %out : i32
      linalg.yield %4 : i32
    } -> tensor<2x?xi32>
    return %3 : tensor<2x?xi32>
  }
  func.func private @f9(%arg0: tensor<4xf32>) -> (tensor<3xf32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<4xf32>) {
    %0 = tensor.empty() : tensor<4xf32>
    %cst = arith.constant 5.000000e-01 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    %2 = linalg.abs ins(%1 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    %extracted_slice = tensor.extract_slice %0[1] [3] [1] : tensor<4xf32> to tensor<3xf32>
    %3 = tensor.empty() : tensor<2x2xi32>
    %c5_i32 = arith.constant 5 : i32
    %4 = linalg.fill ins(%c5_i32 : i32) outs(%3 : tensor<2x2xi32>) -> tensor<2x2xi32>
    %5 = call @f6(%4, %4) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<2x2xi32>) outs(%5 : tensor<2x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %7 = arith.addi %in, %out : i32
      %c5_i32_0 = arith.constant 5 : i32
      %8 = arith.shli %7, %c5_i32_0 : i32
      linalg.yield %8 : i32
    } -> tensor<2x2xi32>
    return %extracted_slice, %6, %4, %2 : tensor<3xf32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<4xf32>
  }
  func.func private @f5(%arg0: tensor<?xf32>, %arg1: i32) -> (tensor<?xf32>, tensor<?xf32>, f32) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %0 = tensor.empty(%dim) : tensor<?xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %2 = linalg.add ins(%arg0, %1 : tensor<?xf32>, tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %3 = bufferization.alloc_tensor() copy(%2) : tensor<?xf32>
    return %2, %3, %cst : tensor<?xf32>, tensor<?xf32>, f32
  }
  func.func @f1(%arg0: tensor<4xf32>, %arg1: tensor<2x2xi32>, %arg2: tensor<?xf32> {bufferization.buffer_layout = #map3}, %arg3: tensor<?x2xi32>) -> (tensor<4xf32>, tensor<?xf32>, index) {
    %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
    %c42_i32 = arith.constant 42 : i32
    %0 = linalg.fill ins(%c42_i32 : i32) outs(%arg1 : tensor<2x2xi32>) -> tensor<2x2xi32>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %0, %c1 : tensor<2x2xi32>
    %1 = bufferization.alloc_tensor() copy(%cast) : tensor<?xf32>
    return %arg0, %1, %dim : tensor<4xf32>, tensor<?xf32>, index
  }
  func.func private @f2(%arg0: tensor<2x2xi32>, %arg1: tensor<2x2xi32>, %arg2: f32) -> (tensor<2x2xi32>, tensor<2x2xi32>) {
    %cst = arith.constant dense<127> : tensor<2x2xi32>
    %cst_0 = arith.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
    %0 = linalg.add ins(%cst, %cst_0 : tensor<2x2xi32>, tensor<2x2xi32>) outs(%arg1 : tensor<2x2xi32>) -> tensor<2x2xi32>
    %c2 = arith.constant 2 : index
    %1 = scf.forall (%arg3, %arg4) in (%c2, 2) shared_outs(%arg5 = %cst) -> (tensor<2x2xi32>) {
      %2 = tensor.empty() : tensor<4xf32>
      %cst_1 = arith.constant 1.000000e+02 : f32
      %3 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
      %cast = tensor.cast %3 : tensor<4xf32> to tensor<?xf32>
      %cast_2 = tensor.cast %0 : tensor<2x2xi32> to tensor<?x2xi32>
      %4:3 = func.call @f1(%3, %cst, %cast, %cast_2) : (tensor<4xf32>, tensor<2x2xi32>, tensor<?xf32>, tensor<?x2xi32>) -> (tensor<4xf32>, tensor<?xf32>, index)
      %extracted_slice = tensor.extract_slice %arg5[%arg4, %arg3] [1, 1] [1, 1] : tensor<2x2xi32> to tensor<i32>
      %c11_i32 = arith.constant 11 : i32
      %5 = linalg.fill ins(%c11_i32 : i32) outs(%extracted_slice : tensor<i32>) -> tensor<i32>
      %6 = tensor.empty() : tensor<i32>
      %extracted = tensor.extract %extracted_slice[] : tensor<i32>
      %7 = linalg.fill ins(%extracted : i32) outs(%6 : tensor<i32>) -> tensor<i32>
      %8 = linalg.max ins(%7, %extracted_slice : tensor<i32>, tensor<i32>) outs(%5 : tensor<i32>) -> tensor<i32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %8 into %arg5[%arg4, %arg3] [1, 1] [1, 1] : tensor<i32> into tensor<2x2xi32>
      }
    }
    return %1, %0 : tensor<2x2xi32>, tensor<2x2xi32>
  }
  func.func private @f3(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %cst = arith.constant 1.000000e+01 : f32
    %cst_0 = arith.constant -6.000000e+00 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant 2.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1, %cst_2 : tensor<4xf32>
    %c2 = arith.constant 2 : index
    affine.if #set(%c2) {
      %extracted_slice = tensor.extract_slice %from_elements[2] [1] [1] : tensor<4xf32> to tensor<1xf32>
      %0 = linalg.conv_1d ins(%arg1, %extracted_slice : tensor<4xf32>, tensor<1xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
      %1 = tensor.empty() : tensor<4xf32>
      %2 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%0 : tensor<4xf32>) outs(%1 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4xf32>
    } else {
      %0 = linalg.add ins(%arg1, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%from_elements : tensor<4xf32>) -> tensor<4xf32>
      %1 = tensor.empty() : tensor<4xf32>
      %2 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%0 : tensor<4xf32>) outs(%1 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %3 = arith.subf %in, %cst_2 : f32
        linalg.yield %3 : f32
      } -> tensor<4xf32>
    }
    return %arg0 : tensor<4xf32>
  }
  func.func @f4(%arg0: tensor<2x2xi32>, %arg1: tensor<2x2xi32>) -> tensor<2x2xi32> {
    %0 = scf.execute_region -> tensor<2x2xi32> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %extracted = tensor.extract %arg1[%c0, %c1] : tensor<2x2xi32>
      vector.print %extracted : i32
      %extracted_0 = tensor.extract %arg1[%c0, %c1] : tensor<2x2xi32>
      %1 = arith.uitofp %extracted_0 : i32 to f64
      %2 = arith.fptoui %1 : f64 to i32
      scf.yield %arg1 : tensor<2x2xi32>
    }
    return %0 : tensor<2x2xi32>
  }
  func.func @f6(%arg0: tensor<2x2xi32>, %arg1: tensor<2x2xi32>) -> tensor<2x2xi32> {
    %c2_i32 = arith.constant 2 : i32
    %0 = tensor.empty() : tensor<2x2xi32>
    %1 = linalg.fill ins(%c2_i32 : i32) outs(%0 : tensor<2x2xi32>) -> tensor<2x2xi32>
    %2 = linalg.div_unsigned ins(%arg1, %1 : tensor<2x2xi32>, tensor<2x2xi32>) outs(%arg1 : tensor<2x2xi32>) -> tensor<2x2xi32>
    %cst = arith.constant 2.000000e+00 : f32
    %3:2 = call @f2(%1, %1, %cst) : (tensor<2x2xi32>, tensor<2x2xi32>, f32) -> (tensor<2x2xi32>, tensor<2x2xi32>)
    return %3#1 : tensor<2x2xi32>
  }
  func.func @f7(%arg0: tensor<?x?xi32>, %arg1: i32, %arg2: tensor<4xf32>, %arg3: tensor<?x?xi32>) -> tensor<?x?xi32> {
    %c1_i32 = arith.constant 1 : i32
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg3, %c0 : tensor<?x?xi32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg3, %c1 : tensor<?x?xi32>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xi32>
    %1 = linalg.fill ins(%c1_i32 : i32) outs(%0 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %2 = tensor.empty(%dim, %dim_0) : tensor<?x?xi32>
    %3 = arith.xori %arg1, %arg1 : i32
    %4 = linalg.fill ins(%3 : i32) outs(%2 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %5 = linalg.div_unsigned ins(%4, %1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%arg3 : tensor<?x?xi32>) -> tensor<?x?xi32>
    return %5 : tensor<?x?xi32>
  }
  func.func @f8(%arg0: tensor<2x?xi32>, %arg1: tensor<?x?xi32>) -> tensor<?x?xi32> {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<?x?xi32>
    %0 = tensor.empty(%dim, %dim) : tensor<?x?xi32>
    %c42_i32 = arith.constant 42 : i32
    %1 = linalg.fill ins(%c42_i32 : i32) outs(%0 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %2 = linalg.matmul ins(%arg1, %1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%arg1 : tensor<?x?xi32>) -> tensor<?x?xi32>
    return %2 : tensor<?x?xi32>
  }
  func.func private @f10(%arg0: tensor<2x2xi32>, %arg1: tensor<4xf32>) -> tensor<?xf32> {
    %cast = tensor.cast %arg1 : tensor<4xf32> to tensor<?xf32>
    %c2_i32 = arith.constant 2 : i32
    %0:3 = call @f5(%cast, %c2_i32) : (tensor<?xf32>, i32) -> (tensor<?xf32>, tensor<?xf32>, f32)
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %from_elements = tensor.from_elements %0#2, %cst, %0#2, %cst_0 : tensor<4xf32>
    %1 = linalg.negf ins(%from_elements : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    return %0#0 : tensor<?xf32>
  }
  func.func @f11(%arg0: tensor<2x2xi32>) -> tensor<2x2xi32> {
    %cst = arith.constant dense<[[0, 1], [2, 3]]> : tensor<2x2xi32>
    %0 = linalg.matmul ins(%arg0, %cst : tensor<2x2xi32>, tensor<2x2xi32>) outs(%arg0 : tensor<2x2xi32>) -> tensor<2x2xi32>
    %1 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<2x2xi32>) outs(%0 : tensor<2x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %2 = arith.subi %in, %out : i32
      %c1_i32 = arith.constant 1 : i32
      %3 = arith.shrsi %2, %c1_i32 : i32
      linalg.yield %3 : i32
    } -> tensor<2x2xi32>
    return %1 : tensor<2x2xi32>
  }
}

