// bufdiff-profile: idioms
// bufdiff-choices: ba5cb94710a2462b160a7a886a5cb47fbfd52dba8cd568e6c68d343e794077a161415bcd06fa277f
// bufdiff-choices: 3864e82ddfefa7acb5f443eb50f7535eeddc5ea7300ce1152a932d900e8189df0213fb6c0a8c003b
// bufdiff-choices: 567f1eae68aad3ef2a08f3ca36f83edb569df8a138d0563c73c41f5814219dca90befdc928401654
// bufdiff-choices: 0cbfd21f7e2b593c7edde3fe38fb3b41f53e762e851b787f0dff318d48008180860317d3d2871d6f
// bufdiff-choices: 0f2f849e342fd399edcab12017f0c28400323567eb4d1e9c4b24948690dffd1420e242032965cb4e
// bufdiff-choices: 8eb66d8c97e2a39c1229b43756386f1bffc0db110dad18e83606ace39233f424609b16d0f8d0017c
// bufdiff-choices: 57ec8554eaf6540671ce514b10616660dfc004bdaca9b3ba53b4fc1b830a7b61b52ebfaa
// bufdiff-features: 3217 3579 4785 4796 5187 5391 5973 6289 6565 6578 6611 8452 9479 10166 10819
// bufdiff-features: 10968 11162 11321 12932 13021 13233 13689 14884 14955 15440 15751 15798 16682
// bufdiff-features: 17470 19241 19419 21154 22095 22280 23143 23787 23874 24259 24812 24826 25388
// bufdiff-features: 25962 26568 27048 27644 27825 29277 29590 29895 30073 30666 31668 31747 31864
// bufdiff-features: 33769 34167 34564 34623 34647 34965 35507 36092 36721 36784 37786 38152 38783
// bufdiff-features: 40540 40712 41073 42344 42984 43098 43612 44959 45031 45702 46203 46283 46416
// bufdiff-features: 46856 47392 47486 47488 47596 47762 47822 48269 48598 49301 49782 50450 50894
// bufdiff-features: 51010 51471 51603 51647 51791 52558 52807 52900 52958 53469 55113 55561 55887
// bufdiff-features: 55985 57401 57718 57930 58319 58403 59448 59746 60469 61425 61530 61699 61944
// bufdiff-features: 62701 63046 63071 63610 64119 64120 64174 64235 64716 64748 65726 66267 66320
// bufdiff-features: 66422 66666 66765 67388 67880 68355 68867 69987 70217 70335 70596 71169 71306
// bufdiff-features: 72394 73041 73802 74057 74255 74362 74617 74984 76377 78283 78430 78830 78950
// bufdiff-features: 79099 79279 79389 81736 82135 82203 83194 83253 84585 84727 84887 85843 86125
// bufdiff-features: 86827 88337 88732 89250 89780 90832 92917 93255 94746 94755 94913 96538 97318
// bufdiff-features: 97715 98501 99009 99383 99568 102111 102329 103646 104315 104436 104931 105064
// bufdiff-features: 105700 106097 106135 107412 107440 107987 109086 110780 112709 112895 112929
// bufdiff-features: 113688 113940 114547 115231 115471 115778 115990 116109 116549 117151 117154
// bufdiff-features: 117235 117724 117839 118769 118841 120049 120391 120920 121467 121626 121854
// bufdiff-features: 122159 122544 123301 123476 125040 126825 127096 127259 127373 127834 127922
// bufdiff-features: 127997 128355 128456 128733 128768 129292 129803 130172 130310
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<2xf32>) -> (tensor<12xindex>, tensor<?xindex>, tensor<2xf32>, tensor<4xindex>, tensor<4xf32>) {
    %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
    %rank = tensor.rank %arg0 : tensor<2xf32>
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %c11 = arith.constant 11 : index
      %4 = arith.minui %arg1, %c11 : index
      tensor.yield %4 : index
    } : tensor<4xindex>
    %0 = call @f1(%generated) : (tensor<4xindex>) -> tensor<4xindex>
    %cst = arith.constant 5.000000e-01 : f32
    %1:2 = call @f2(%arg0, %cst, %generated, %arg0) : (tensor<2xf32>, f32, tensor<4xindex>, tensor<2xf32>) -> (tensor<2xf32>, f32)
    %2:3 = call @f3(%0) : (tensor<4xindex>) -> (tensor<12xindex>, tensor<4xindex>, f32)
    %3 = call @f4(%0, %1#0, %1#0, %1#0) : (tensor<4xindex>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %cast = tensor.cast %2#1 : tensor<4xindex> to tensor<?xindex>
    return %2#0, %cast, %3, %0, %concat : tensor<12xindex>, tensor<?xindex>, tensor<2xf32>, tensor<4xindex>, tensor<4xf32>
  }
  func.func private @f1(%arg0: tensor<4xindex>) -> tensor<4xindex> {
    %cast = tensor.cast %arg0 : tensor<4xindex> to tensor<?xindex>
    return %arg0 : tensor<4xindex>
  }
  func.func @f2(%arg0: tensor<2xf32>, %arg1: f32, %arg2: tensor<4xindex>, %arg3: tensor<2xf32>) -> (tensor<2xf32>, f32) {
    %inserted_slice = tensor.insert_slice %arg3 into %arg0[0] [2] [1] : tensor<2xf32> into tensor<2xf32>
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg3 : tensor<2xf32>) {
    ^bb0(%out: f32):
      %1 = linalg.index 0 : index
      %extracted = tensor.extract %inserted_slice[%1] : tensor<2xf32>
      %2 = arith.subf %extracted, %arg1 : f32
      linalg.yield %2 : f32
    } -> tensor<2xf32>
    return %arg3, %arg1 : tensor<2xf32>, f32
  }
  func.func private @f3(%arg0: tensor<4xindex>) -> (tensor<12xindex>, tensor<4xindex>, f32) {
    %inserted_slice = tensor.insert_slice %arg0 into %arg0[0] [4] [1] : tensor<4xindex> into tensor<4xindex>
    %concat = tensor.concat dim(0) %inserted_slice, %inserted_slice, %inserted_slice : (tensor<4xindex>, tensor<4xindex>, tensor<4xindex>) -> tensor<12xindex>
    %cst = arith.constant 0.000000e+00 : f32
    return %concat, %inserted_slice, %cst : tensor<12xindex>, tensor<4xindex>, f32
  }
  func.func private @f4(%arg0: tensor<4xindex>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>, %arg3: tensor<2xf32>) -> tensor<2xf32> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg1) -> (tensor<2xf32>) {
      %extracted = tensor.extract %arg1[%c1] : tensor<2xf32>
      %1 = arith.index_cast %arg4 : index to i64
      %2 = arith.sitofp %1 : i64 to f32
      %inserted = tensor.insert %2 into %arg5[%arg4] : tensor<2xf32>
      scf.yield %inserted : tensor<2xf32>
    }
    return %0 : tensor<2xf32>
  }
}

