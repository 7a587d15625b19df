// bufdiff-profile: calls
// bufdiff-choices: 255d3094a93c3503d89bb054b90716213dceb4b009f3b3c535e16400f4ece0b088fc96a2ed0667a7
// bufdiff-choices: c02112e4c85a119f6d0004db2b35dfeb70e62bdc32827b1937836bd9165299a95ab9227574ffe223
// bufdiff-choices: b7b817d00f992a306cb3a206373e7f703ee6fa536e84338b41c7fbf224650f1304527c51ba232009
// bufdiff-choices: 955e2728ade208d7a67b15b00877b629ac48de80aa066b86b2c45a413b8f1c59ede274d501b98304
// bufdiff-choices: d77be43dfbb3a0c2f195f9bd27e8caf70a0e8815b8487f62249042de3f1928198a2c48cf93060e9f
// bufdiff-choices: cf73bd98f2353cd1a23700850fa2f353dfc1a55888ff96ae6f78287071b40188801799636e8496cf
// bufdiff-choices: 1a0261d43eeafa358a619964415a26ab9f6a094fd3d3a8c0deb4ecc0c3a91148f50269d32fe24106
// bufdiff-choices: 7ed88e375be54f532f92134c705851ce12d06da550a27aa89f1ea5f03b324fda7ebdd1ee803163b8
// bufdiff-choices: 49af27df9eeec62637d918632f0ab20ba0e9fb7bb0d6308bd861522ceb40061984cce5b95c62f590
// bufdiff-choices: 71f6003e3d
// bufdiff-features: 1739 3579 3673 4752 6314 9479 9968 10872 11441 12170 12638 13074 13233 13387
// bufdiff-features: 14884 15152 15163 15751 15903 16455 17255 18330 18486 18952 19419 19979 21652
// bufdiff-features: 21953 22095 23787 24268 24747 25818 26568 26796 26999 28465 29590 30238 30666
// bufdiff-features: 31418 31543 32613 33769 34159 34167 35163 35708 35968 36784 38783 39097 39915
// bufdiff-features: 40070 40540 40712 42344 42467 42903 42984 43612 43942 44673 46203 47392 48506
// bufdiff-features: 49084 50607 51475 51878 52062 52148 52267 52322 52558 52807 52900 52928 53243
// bufdiff-features: 53252 53469 53504 55182 55382 55593 57548 60468 60686 63071 63800 64162 64235
// bufdiff-features: 64716 64801 64814 66327 66422 68355 68782 69735 70330 70544 71050 73289 73802
// bufdiff-features: 74057 74456 77261 77283 77617 78283 79099 81736 82135 84098 84129 84585 85176
// bufdiff-features: 85843 85896 86125 86844 87865 88337 88446 88732 88958 89083 89250 89732 89780
// bufdiff-features: 90543 92109 93255 93553 93908 93994 94651 95056 95494 97924 98501 99177 99383
// bufdiff-features: 103851 104931 105793 109643 110780 112929 113920 113940 114354 115801 116549
// bufdiff-features: 117151 117206 117235 119340 119588 120595 121252 121626 121682 122556 124376
// bufdiff-features: 124839 124903 125921 126509 127096 127325 127830 128182 128237 128916 129435
// bufdiff-features: 133297 135868 136056 136273 137045 137111 137477 138180 139524 141112 141458
// bufdiff-features: 141726 141891 142393 142610 142780 143387 144060 146512 149846 149944 150818
// bufdiff-features: 150907 153142 153488 154681 156095 156325 156807 158120 158204 158373 158856
// bufdiff-features: 158897 161465 161883 163687 165394 165636 165695 165719 166579 167749 167896
// bufdiff-features: 169584 171083 171116 171205 171369 171551 172127 173422 174170 174191 175144
// bufdiff-features: 175436 175660 176370 177904 178067 179280 179357 179977 180258 180465 182021
// bufdiff-features: 184030 184186 184206 184321 184851 185394 185743 186704 186959 187159 187869
// bufdiff-features: 188175 188790 191105 192422 192628 194682 194714 196031 196048 196051 196814
// bufdiff-features: 197392 197837 198003 198246 198447 201059 202241 202739 203627 204122 205434
// bufdiff-features: 205689 207124 207330 207400 210351 210461 211044 211596 211717 212659 212886
// bufdiff-features: 213275 214143 215707 221444 221975 224822 225759 226357 227372 227536 228390
// bufdiff-features: 228519 228738 230081 230293 230640 230810 231330 232341 233494 234086 236714
// bufdiff-features: 236986 237169 237542 237788 239757 240158 240539 241331 242955 243781 243872
// bufdiff-features: 243989 245272 245784 246543 247062 248945 249841 250948 252379 252466 252539
// bufdiff-features: 253836 255556 255729 256112 256202 256247 256525 257101 257251 258184 258455
// bufdiff-features: 258498 258906 259300 259528 259840 259851 260364 260534
module {
  func.func private @f3(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: f32) -> (tensor<1xf32>, tensor<2xf32>, tensor<2xf32>) {
    %cst = arith.constant dense<[[8.500000e+00, 1.150000e+01], [1.450000e+01, 1.750000e+01]]> : tensor<2x2xf32>
    %reduced = linalg.reduce ins(%cst : tensor<2x2xf32>) outs(%arg0 : tensor<2xf32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %1 = arith.mulf %in, %init : f32
        linalg.yield %1 : f32
      }
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %cst[0, %c1] [2, 1] [1, 1] : tensor<2x2xf32> to tensor<2xf32>
    %generated = tensor.generate  {
    ^bb0(%arg3: index):
      %extracted = tensor.extract %arg0[%arg3] : tensor<2xf32>
      %1 = arith.index_cast %arg3 : index to i64
      %2 = arith.sitofp %1 : i64 to f32
      %3 = arith.minimumf %extracted, %2 : f32
      tensor.yield %3 : f32
    } : tensor<2xf32>
    %0:2 = call @f2(%extracted_slice, %arg2, %extracted_slice, %generated) : (tensor<2xf32>, f32, tensor<2xf32>, tensor<2xf32>) -> (tensor<1xf32>, tensor<?x?xi64>)
    return %0#0, %reduced, %arg1 : tensor<1xf32>, tensor<2xf32>, tensor<2xf32>
  }
  func.func @f2(%arg0: tensor<2xf32>, %arg1: f32, %arg2: tensor<2xf32>, %arg3: tensor<2xf32>) -> (tensor<1xf32>, tensor<?x?xi64>) {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg3 : tensor<2xf32>) -> tensor<2xf32>
    %extracted_slice = tensor.extract_slice %arg0[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %cst_0 = arith.constant dense<9> : tensor<2x2xi64>
    %cast = tensor.cast %cst_0 : tensor<2x2xi64> to tensor<?x?xi64>
    %1 = call @f1(%cast) : (tensor<?x?xi64>) -> tensor<?x?xi64>
    return %extracted_slice, %1 : tensor<1xf32>, tensor<?x?xi64>
  }
  func.func private @f1(%arg0: tensor<?x?xi64>) -> tensor<?x?xi64> {
    %c7_i64 = arith.constant 7 : i64
    %0 = linalg.fill ins(%c7_i64 : i64) outs(%arg0 : tensor<?x?xi64>) -> tensor<?x?xi64>
    return %0 : tensor<?x?xi64>
  }
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<?xf32>) {
    %cst = arith.constant 2.000000e+00 : f32
    %0:3 = call @f3(%arg1, %arg1, %cst) : (tensor<2xf32>, tensor<2xf32>, f32) -> (tensor<1xf32>, tensor<2xf32>, tensor<2xf32>)
    %1 = scf.execute_region -> tensor<2xf32> {
      %4 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %arg1) -> (tensor<2xf32>) {
        %6:2 = func.call @f2(%0#1, %cst, %arg1, %arg0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<2xf32>, f32, tensor<2xf32>, tensor<2xf32>) -> (tensor<1xf32>, tensor<?x?xi64>)
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %0#0 into %arg3[%arg2] [1] [1] : tensor<1xf32> into tensor<2xf32>
        }
      }
      %5 = linalg.powf ins(%0#2, %4 : tensor<2xf32>, tensor<2xf32>) outs(%arg1 : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %5 : tensor<2xf32>
    }
    %2 = scf.execute_region -> tensor<2xf32> {
      %4:3 = func.call @f3(%1, %arg0, %cst) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<2xf32>, tensor<2xf32>, f32) -> (tensor<1xf32>, tensor<2xf32>, tensor<2xf32>)
      %5 = linalg.floor ins(%arg1 : tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
      %6 = linalg.sqrt ins(%4#2 : tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %6 : tensor<2xf32>
    }
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %3:2 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %0#1, %arg4 = %0#0) -> (tensor<2xf32>, tensor<1xf32>) {
      %c4 = arith.constant 4 : index
      %4 = tensor.empty(%c4, %c4) : tensor<?x?xi64>
      %c2_i64 = arith.constant 2 : i64
      %5 = linalg.fill ins(%c2_i64 : i64) outs(%4 : tensor<?x?xi64>) -> tensor<?x?xi64>
      %6 = func.call @f1(%5) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?x?xi64>) -> tensor<?x?xi64>
      %7 = linalg.copy ins(%0#0 : tensor<1xf32>) outs(%arg4 : tensor<1xf32>) -> tensor<1xf32>
      %true = arith.constant true
      %false = arith.constant false
      %from_elements = tensor.from_elements %true, %false : tensor<2xi1>
      %cst_0 = arith.constant dense<[2.500000e+00, 3.500000e+00]> : tensor<2xf32>
      %8 = linalg.select ins(%from_elements, %arg0, %cst_0 : tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) outs(%arg3 : tensor<2xf32>) -> tensor<2xf32>
      %extracted = tensor.extract %8[%c0] : tensor<2xf32>
      %inserted = tensor.insert %cst into %8[%c1] : tensor<2xf32>
      scf.yield %inserted, %7 : tensor<2xf32>, tensor<1xf32>
    }
    %cast = tensor.cast %3#1 : tensor<1xf32> to tensor<?xf32>
    return %2, %3#0, %cast : tensor<2xf32>, tensor<2xf32>, tensor<?xf32>
  }
}

