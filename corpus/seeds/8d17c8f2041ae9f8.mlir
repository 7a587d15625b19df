// bufdiff-profile: loops
// bufdiff-choices: 64169c46b4824852d2366b1f59e6fc3a0f1b9dcd10ffb8f4ee7ceebed086cac6644b000c85736700
// bufdiff-choices: 68f92ad5dc43796e9b3f746ae4d190cad7a22b1dda518d4aead7962ae7c13cf7393fd1581f28674c
// bufdiff-choices: d7467984aff1e32750329070fd9cc7c43e91f38f149df984b1615b87802e72aba19350cbbc6b91dc
// bufdiff-choices: 5be08fc496dc75b987432ab736ffc804da0f901225212eed68544a8273f8c66387d3af7bfa565085
// bufdiff-choices: 0647d2291f128ad9a0b80e1606a87eefdcacf457f8d12f887b8cf7fea228356417d7e4973e87c91e
// bufdiff-choices: 91821bc2128719e3f3170233b08a809e738ef19356624df8634f30fd076894f35bdbd586ba8b71da
// bufdiff-choices: 93c68bb975a5bb66cabc24118f49a7754a1bcb47ae2dfdbaa48866d7c21440131b6b7f14f50c83e3
// bufdiff-choices: e3b916bac37b201bde1e1d4e32b4e489d2469f731b31e6e0fcec6e82dacd31d175
// bufdiff-features: 472 600 1337 1904 2339 2572 2684 2898 3579 4018 4064 4984 5187 5197 5269 5276
// bufdiff-features: 5973 6250 6510 6584 7178 7404 7497 7758 9479 10426 10872 11306 11321 11538
// bufdiff-features: 11608 12753 12932 13233 13424 13652 13915 14015 14454 14704 15440 15751 15855
// bufdiff-features: 15903 16084 16242 16269 17470 17531 17919 18166 18308 18602 18633 19306 19730
// bufdiff-features: 19979 20237 20874 20911 20998 22221 22280 22708 22824 24336 24516 24844 25735
// bufdiff-features: 25818 26568 26663 27048 27788 27825 28276 28564 28722 28724 28986 29001 29471
// bufdiff-features: 29895 30666 30846 31175 31692 31899 32005 32301 32804 32809 32840 32903 33409
// bufdiff-features: 33848 34159 34167 34233 34564 34647 34745 34906 35100 35231 35403 36014 36180
// bufdiff-features: 36784 36935 37183 37199 37786 38555 39253 39540 39622 39832 39907 40044 40565
// bufdiff-features: 40643 40712 41984 42467 43442 43481 43581 43942 44333 44651 45298 45571 45702
// bufdiff-features: 46110 46179 46203 46605 46995 47093 47230 47762 47904 47918 48285 48598 48600
// bufdiff-features: 49097 49370 49715 50277 50476 50894 51584 52322 52863 52900 52958 53252 54651
// bufdiff-features: 54671 55472 55622 56404 56723 57016 57252 57718 58502 58721 59620 60383 60686
// bufdiff-features: 61556 61628 62218 63062 63071 63610 63904 64119 64416 64778 64801 64959 65478
// bufdiff-features: 66666 66765 67388 68355 68782 69869 69987 70290 70762 71050 71169 71306 72413
// bufdiff-features: 72629 73220 73289 73802 74201 74358 74362 74617 75361 75921 76052 76677 78034
// bufdiff-features: 78697 79024 79389 79412 79972 80035 80436 80553 81047 81467 81707 81736 82011
// bufdiff-features: 82135 82203 82317 82383 82552 83001 83023 83905 84585 84922 85382 85843 86992
// bufdiff-features: 87647 87741 87841 87948 88350 88732 88958 89109 89557 89732 89780 90033 90294
// bufdiff-features: 90414 91044 91147 91289 91973 92144 92492 92541 92680 92695 93528 93743 95230
// bufdiff-features: 95299 95401 95494 95990 98138 98299 98356 98879 98991 99009 99383 99512 99568
// bufdiff-features: 100569 101618 102204 102284 102368 103079 103108 103302 103341 103432 103498
// bufdiff-features: 103648 103715 103987 104015 104253 104952 104973 107406 107702 107882 108221
// bufdiff-features: 108810 108920 109086 109187 109239 109693 109923 110128 110162 110691 110772
// bufdiff-features: 110946 111563 112068 112929 113262 113698 115026 115155 115471 115823 115890
// bufdiff-features: 116281 118173 118393 118945 119411 119665 119764 119854 120307 121089 121394
// bufdiff-features: 121467 121499 121682 122668 122764 122839 123967 124404 124484 125048 125854
// bufdiff-features: 125991 126920 127245 127553 128126 128768 128817 129262 129518 130393
#map = affine_map<() -> ()>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func private @f1(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<i64>, i1) {
    %0 = tensor.empty() : tensor<i1>
    %false = arith.constant false
    %1 = linalg.fill ins(%false : i1) outs(%0 : tensor<i1>) -> tensor<i1>
    %2 = linalg.select ins(%1, %arg1, %arg1 : tensor<i1>, tensor<i64>, tensor<i64>) outs(%arg1 : tensor<i64>) -> tensor<i64>
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c2 = arith.constant 2 : index
    %3 = scf.for %arg2 = %c0 to %c8 step %c2 iter_args(%arg3 = %0) -> (tensor<i1>) {
      %mapped = linalg.map ins(%arg0, %2, %arg0 : tensor<i64>, tensor<i64>, tensor<i64>) outs(%arg3 : tensor<i1>)
        (%in: i64, %in_0: i64, %in_1: i64, %init: i1) {
          %5 = arith.trunci %in : i64 to i1
          %6 = arith.trunci %in_0 : i64 to i1
          %7 = arith.trunci %in_1 : i64 to i1
          %8 = arith.minsi %5, %6 : i1
          %9 = arith.andi %8, %7 : i1
          linalg.yield %9 : i1
        }
      %extracted = tensor.extract %mapped[] : tensor<i1>
      %4 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%mapped : tensor<i1>) {
      ^bb0(%out: i1):
        %5 = arith.ori %out, %extracted : i1
        linalg.yield %5 : i1
      } -> tensor<i1>
      scf.yield %4 : tensor<i1>
    }
    return %2, %false : tensor<i64>, i1
  }
  func.func private @f2(%arg0: tensor<3x4xi64>, %arg1: tensor<i64>) -> (tensor<3x4xi64>, tensor<i64>, i64) {
    %c2_i64 = arith.constant 2 : i64
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %0 = tensor.empty(%c3, %c4) : tensor<?x?xi64>
    %1 = linalg.fill ins(%c2_i64 : i64) outs(%0 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %2 = linalg.div_unsigned ins(%1, %1 : tensor<?x?xi64>, tensor<?x?xi64>) outs(%arg0 : tensor<3x4xi64>) -> tensor<3x4xi64>
    %alloc = memref.alloc() : memref<i64>
    %c1_i64 = arith.constant 1 : i64
    linalg.fill ins(%c1_i64 : i64) outs(%alloc : memref<i64>)
    %3 = bufferization.to_tensor %alloc restrict : memref<i64> to tensor<i64>
    return %2, %3, %c1_i64 : tensor<3x4xi64>, tensor<i64>, i64
  }
  func.func @main(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<i64>, tensor<3x?xi64>) {
    %0:2 = call @f1(%arg0, %arg1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, i1)
    %c2 = arith.constant 2 : index
    affine.if #set(%c2) {
      %cst_0 = arith.constant dense<[[[11, 12], [13, 14]]]> : tensor<1x2x2xi64>
      %2 = tensor.empty() : tensor<1x3x1xi64>
      %c-128_i64_1 = arith.constant -128 : i64
      %3 = linalg.fill ins(%c-128_i64_1 : i64) outs(%2 : tensor<1x3x1xi64>) -> tensor<1x3x1xi64>
      %4 = tensor.empty() : tensor<2x1x2xi64>
      %c0_i64 = arith.constant 0 : i64
      %5 = linalg.fill ins(%c0_i64 : i64) outs(%4 : tensor<2x1x2xi64>) -> tensor<2x1x2xi64>
      %6 = linalg.conv_1d_nwc_wcf ins(%3, %5 : tensor<1x3x1xi64>, tensor<2x1x2xi64>) outs(%cst_0 : tensor<1x2x2xi64>) -> tensor<1x2x2xi64>
      %7 = scf.forall (%arg2) in (%c2) shared_outs(%arg3 = %4) -> (tensor<2x1x2xi64>) {
        %c0_2 = arith.constant 0 : index
        %extracted_3 = tensor.extract %3[%c0_2, %arg2, %c0_2] : tensor<1x3x1xi64>
        %10 = tensor.empty() : tensor<1x2x2xi64>
        %11 = linalg.fill ins(%c-128_i64_1 : i64) outs(%10 : tensor<1x2x2xi64>) -> tensor<1x2x2xi64>
        %c1_4 = arith.constant 1 : index
        %12:2 = scf.for %arg4 = %c0_2 to %c1_4 step %c1_4 iter_args(%arg5 = %6, %arg6 = %11) -> (tensor<1x2x2xi64>, tensor<1x2x2xi64>) {
          %16 = tensor.empty() : tensor<1x2x2xi64>
          %17 = linalg.copy ins(%arg5 : tensor<1x2x2xi64>) outs(%16 : tensor<1x2x2xi64>) -> tensor<1x2x2xi64>
          %18 = linalg.copy ins(%arg6 : tensor<1x2x2xi64>) outs(%arg5 : tensor<1x2x2xi64>) -> tensor<1x2x2xi64>
          %19 = linalg.copy ins(%17 : tensor<1x2x2xi64>) outs(%arg6 : tensor<1x2x2xi64>) -> tensor<1x2x2xi64>
          scf.yield %18, %19 : tensor<1x2x2xi64>, tensor<1x2x2xi64>
        }
        %extracted_slice = tensor.extract_slice %arg3[%arg2, 0, 0] [1, 1, 2] [1, 1, 1] : tensor<2x1x2xi64> to tensor<1x2xi64>
        %cst_5 = arith.constant dense<false> : tensor<1x2xi1>
        %13 = tensor.empty(%c1_4) : tensor<?x2xi64>
        %14 = linalg.fill ins(%c0_i64 : i64) outs(%13 : tensor<?x2xi64>) -> tensor<?x2xi64>
        %15 = linalg.select ins(%cst_5, %14, %14 : tensor<1x2xi1>, tensor<?x2xi64>, tensor<?x2xi64>) outs(%extracted_slice : tensor<1x2xi64>) -> tensor<1x2xi64>
        %inserted_slice = tensor.insert_slice %14 into %15[0, 0] [%c1_4, 2] [1, 1] : tensor<?x2xi64> into tensor<1x2xi64>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %inserted_slice into %arg3[%arg2, 0, 0] [1, 1, 2] [1, 1, 1] : tensor<1x2xi64> into tensor<2x1x2xi64>
        }
      }
      %8 = tensor.empty() : tensor<1xi64>
      %9 = linalg.pooling_nwc_max ins(%7, %8 : tensor<2x1x2xi64>, tensor<1xi64>) outs(%5 : tensor<2x1x2xi64>) -> tensor<2x1x2xi64>
      %c1 = arith.constant 1 : index
      %c0 = arith.constant 0 : index
      %extracted = tensor.extract %9[%c1, %c0, %c1] : tensor<2x1x2xi64>
    } else {
      %c2_i64 = arith.constant 2 : i64
      %2 = tensor.empty() : tensor<i64>
      %3 = linalg.fill ins(%c2_i64 : i64) outs(%2 : tensor<i64>) -> tensor<i64>
      %4 = linalg.div_unsigned ins(%3, %3 : tensor<i64>, tensor<i64>) outs(%0#0 : tensor<i64>) -> tensor<i64>
      %5 = tensor.empty() : tensor<i64>
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%4 : tensor<i64>) outs(%5 : tensor<i64>) {
      ^bb0(%in: i64, %out: i64):
        %c9_i64 = arith.constant 9 : i64
        %7 = arith.minui %in, %c9_i64 : i64
        linalg.yield %7 : i64
      } -> tensor<i64>
    }
    %cst = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi64>
    %c-128_i64 = arith.constant -128 : i64
    %from_elements = tensor.from_elements %c-128_i64 : tensor<i64>
    %1:3 = call @f2(%cst, %from_elements) : (tensor<3x4xi64>, tensor<i64>) -> (tensor<3x4xi64>, tensor<i64>, i64)
    %cast = tensor.cast %1#0 : tensor<3x4xi64> to tensor<3x?xi64>
    return %1#1, %cast : tensor<i64>, tensor<3x?xi64>
  }
}

