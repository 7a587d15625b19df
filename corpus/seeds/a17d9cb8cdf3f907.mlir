// bufdiff-profile: loops
// bufdiff-choices: 2d09fa38b2fb886570198e9ee1b57e4947b3cdb7396badfa7523677e6f8e8412825cd6e532284b76
// bufdiff-choices: 5d6a43520ea99b2e0cc68f51b6acea555c57bb43ad26ac62f931146e1e01d843abbc0c46bb442451
// bufdiff-choices: 59729ab5dc4ea9cf1944c9e81113e69f1d6edcdaebc5032a6afcf8348683d9b068ba7f68b53fd134
// bufdiff-choices: 18d3bcf344c675424ea461c9fbba5f0cba9b69b3dae532b533ace5791362cea55f6cfaf203a31035
// bufdiff-choices: f006194cbe01189ead544d74050dd3a6cf5843b93c3edd86347c7393bb01b712bdd96be0efcc11e5
// bufdiff-choices: c3d82b40510fde736af6bb159146e283dc27e5c06242babe6e266cfeec56df083347dd55
// bufdiff-features: 600 1312 1683 2898 6002 9479 11441 12170 13074 13233 13390 13637 14454 15047
// bufdiff-features: 15751 15903 16048 16960 17096 21312 21382 22640 25818 26186 26464 26568 28363
// bufdiff-features: 28814 29590 29968 32434 32809 34167 36784 40712 41296 41477 42344 46203 50894
// bufdiff-features: 51441 51564 52062 52148 52558 52807 52900 52928 53252 54915 57548 58190 59620
// bufdiff-features: 60235 63044 63071 63800 64616 65595 65726 66422 68102 68355 68614 68782 74057
// bufdiff-features: 75921 81736 82135 83091 83194 84322 86125 87466 88732 89780 90202 91074 95407
// bufdiff-features: 98501 99137 101283 103148 103715 104245 104931 107055 107248 108173 109732
// bufdiff-features: 110552 111976 112929 115026 115337 121682 125908 129435 129440 130933 132574
// bufdiff-features: 133103 136269 136273 136448 137161 138919 140374 140479 142369 142775 144624
// bufdiff-features: 146512 149901 150580 152187 154764 156369 156460 158120 158383 159421 159724
// bufdiff-features: 160349 160505 160756 161649 162971 163687 164602 165141 165695 165719 168815
// bufdiff-features: 168858 168918 169249 170819 171116 172926 173437 173800 174170 176335 177226
// bufdiff-features: 177274 177904 178067 179280 183230 184030 184321 186299 186959 187698 188790
// bufdiff-features: 191770 192210 192422 192628 193141 193290 194134 196031 197736 197849 198052
// bufdiff-features: 198460 199781 200521 201059 201253 203000 205434 205689 209277 213275 215938
// bufdiff-features: 216980 218635 220142 222601 226357 228390 230081 230640 231855 234086 234562
// bufdiff-features: 235375 236929 239237 239758 241572 242126 242872 243989 244092 244978 246543
// bufdiff-features: 246783 246895 246966 250948 252466 252539 253836 255618 256235 259840 261082
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x4xi1>, %arg1: tensor<?x?xi1>) -> (tensor<?x4x1xi1>, tensor<?x4xi1>, tensor<?x4xi1>) {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[%c0, 0] [0, 4] [1, 1] : tensor<?x4xi1> to tensor<0x4xi1>
    %0:2 = call @f1(%extracted_slice) : (tensor<0x4xi1>) -> (tensor<0x4xi1>, tensor<0x4xi1>)
    %expanded = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [0, 4, 1] : tensor<0x4xi1> into tensor<0x4x1xi1>
    %1 = scf.forall (%arg2) = (0) to (4) step (2) shared_outs(%arg3 = %arg0) -> (tensor<?x4xi1>) {
      %2 = arith.cmpi sgt, %arg2, %c0 : index
      %3 = arith.select %2, %0#0, %extracted_slice : tensor<0x4xi1>
      %extracted_slice_1 = tensor.extract_slice %3[%c0, 0] [0, 2] [1, 2] : tensor<0x4xi1> to tensor<0x2xi1>
      %cst = arith.constant dense<true> : tensor<4x2xi1>
      %4 = linalg.matmul ins(%extracted_slice, %cst : tensor<0x4xi1>, tensor<4x2xi1>) outs(%extracted_slice_1 : tensor<0x2xi1>) -> tensor<0x2xi1>
      %5 = tensor.empty() : tensor<0x4xi1>
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<0x4xi1>) outs(%5 : tensor<0x4xi1>) {
      ^bb0(%in: i1, %out: i1):
        %true = arith.constant true
        %15 = arith.addi %in, %true : i1
        %true_3 = arith.constant true
        %16 = arith.divui %15, %true_3 : i1
        linalg.yield %16 : i1
      } -> tensor<0x4xi1>
      %7 = arith.index_castui %2 : i1 to index
      %c4 = arith.constant 4 : index
      %8 = arith.remui %7, %c4 : index
      %9 = tensor.empty() : tensor<0x4xi1>
      %10 = linalg.fill ins(%2 : i1) outs(%9 : tensor<0x4xi1>) -> tensor<0x4xi1>
      %11:2 = func.call @f1(%10) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<0x4xi1>) -> (tensor<0x4xi1>, tensor<0x4xi1>)
      %dim = tensor.dim %arg0, %c0 : tensor<?x4xi1>
      %extracted_slice_2 = tensor.extract_slice %arg3[0, %arg2] [%dim, 2] [1, 1] : tensor<?x4xi1> to tensor<?x2xi1>
      %12 = tensor.empty() : tensor<4x2xi1>
      %13 = linalg.fill ins(%2 : i1) outs(%12 : tensor<4x2xi1>) -> tensor<4x2xi1>
      %14 = linalg.matmul ins(%arg0, %13 : tensor<?x4xi1>, tensor<4x2xi1>) outs(%extracted_slice_2 : tensor<?x2xi1>) -> tensor<?x2xi1>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %14 into %arg3[0, %arg2] [%dim, 2] [1, 1] : tensor<?x2xi1> into tensor<?x4xi1>
      }
    }
    %cast = tensor.cast %0#1 : tensor<0x4xi1> to tensor<?x4xi1>
    %cast_0 = tensor.cast %expanded : tensor<0x4x1xi1> to tensor<?x4x1xi1>
    return %cast_0, %1, %cast : tensor<?x4x1xi1>, tensor<?x4xi1>, tensor<?x4xi1>
  }
  func.func @f1(%arg0: tensor<0x4xi1>) -> (tensor<0x4xi1>, tensor<0x4xi1>) {
    %0 = tensor.empty() : tensor<4x4xi1>
    %true = arith.constant true
    %1 = linalg.fill ins(%true : i1) outs(%0 : tensor<4x4xi1>) -> tensor<4x4xi1>
    %2 = linalg.matmul ins(%arg0, %1 : tensor<0x4xi1>, tensor<4x4xi1>) outs(%arg0 : tensor<0x4xi1>) -> tensor<0x4xi1>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %1[%c1, %c3] : tensor<4x4xi1>
    scf.if %extracted {
    }
    return %2, %arg0 : tensor<0x4xi1>, tensor<0x4xi1>
  }
}

