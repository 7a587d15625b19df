// bufdiff-profile: loops
// bufdiff-choices: cb54d312c40208bb7762e679075feb932f4d1be4520d87bd34d93ef5b47b06c7b8b56030ecc0d593
// bufdiff-choices: b5134613fa1cc1d4940f28e2775ab3dbf763787ac3a50010a81971e394abf81e061ed262894b5d46
// bufdiff-choices: 0b9c7493f6791472562c1eb2584a58fe3e3f3bba550caa7ac7f65f53d92e1e542b1e02dd1fbdb4fa
// bufdiff-choices: 82197df2c521e42e43fb63defa92534de0457b8a01fada5dca63af4855d75d89840407fcc9471601
// bufdiff-choices: 1409305385a2ab00d5ff943dd9455366e8697f43f2b4e4c9d9443861f75891382ad1344b284fd979
// bufdiff-choices: a7ae54352be266e83770a0c651274c1d6a71de813c8693c9d273625da69a4bae1e15f4bb7ada8dd4
// bufdiff-choices: a0acff1feeb4b07c87aa60e8a1a3c20f335a0f06a5db543c7db9136326c0e17139483a184a1feae7
// bufdiff-choices: 12255a3d759302ea04646c36048316675818aba291267633fcdabd4f0c07b4ef10abbd6c387dd9dc
// bufdiff-choices: fba143ecae1b01d62c71edafcddf6a038590602777c6fb076dfc1b790e3ad90c7c70da754b2fc973
// bufdiff-choices: 84be59d07b42c11265ba443d2bf4ea342c337e8c69dd26ca57f32097cbcf545a15469175a57b2bf0
// bufdiff-choices: 63cd2d17cece1c99f394bac317381a4dfeb5f670577468e09d1f28a9fd9a698c8118115122cc7f46
// bufdiff-choices: 4073176e7bf6b29a687f40
// bufdiff-features: 82 472 1048 1335 1552 2230 2437 2442 3207 3579 4211 4462 4530 4752 4796 4958
// bufdiff-features: 5100 5187 5258 5619 5973 6332 6611 6812 7178 7286 8285 9255 9436 9479 9857
// bufdiff-features: 10386 10872 10968 11162 11363 11687 12078 12346 12789 13233 13689 14704 14925
// bufdiff-features: 15440 15595 15751 15756 15798 15903 15919 16405 16682 16834 17255 18147 18423
// bufdiff-features: 18462 18480 18486 19380 19442 19628 20676 20864 21522 21674 22020 22095 22221
// bufdiff-features: 22280 22448 22517 23143 23260 24259 24747 24826 25388 25818 26048 26568 26922
// bufdiff-features: 27048 27116 27585 27767 27825 28044 28139 29684 29966 29968 30666 30688 30811
// bufdiff-features: 30868 31155 31492 31692 31972 32684 32903 33671 33769 34159 34167 34564 34623
// bufdiff-features: 34647 34745 34906 35507 35957 36092 36394 36784 36901 37038 37786 38528 38771
// bufdiff-features: 38783 39025 40044 40297 40712 41164 41339 41398 41546 42282 42984 43329 43631
// bufdiff-features: 44333 44522 44959 45375 45408 46110 46203 46858 47102 47196 47392 47486 47646
// bufdiff-features: 48598 48974 49074 49092 49332 49635 49843 50894 50993 51647 52322 52337 52558
// bufdiff-features: 52823 52900 52950 52958 53243 53252 53469 53650 53890 54005 54310 54651 54964
// bufdiff-features: 55003 55014 55089 55113 55185 55605 55887 56211 57499 57548 57718 58122 58308
// bufdiff-features: 59070 60004 60313 60686 60696 61375 61456 61556 61699 62218 62642 63071 63522
// bufdiff-features: 63610 63929 64110 64119 64120 64133 64184 64435 64499 64748 64959 64976 65478
// bufdiff-features: 66097 66195 66320 66422 66596 66995 67388 67522 67748 68355 68402 68495 68551
// bufdiff-features: 68782 69449 69987 70544 70644 71013 71050 71061 71090 71306 71428 71544 71726
// bufdiff-features: 72280 72451 72960 72975 73054 73140 73548 73619 73625 73802 73849 74057 74201
// bufdiff-features: 74362 74617 74984 75042 75921 76009 76052 76258 76328 76339 77431 78030 78283
// bufdiff-features: 78430 78950 79279 79311 79377 79389 79596 79972 80256 81039 81066 81736 82135
// bufdiff-features: 82186 82203 83194 83253 83672 83758 84585 84887 84998 85194 85541 85681 85843
// bufdiff-features: 85978 86013 86125 86210 86362 86827 86992 87000 87238 87666 87862 88040 88337
// bufdiff-features: 88359 88662 88958 89212 89780 89812 90903 91061 91289 91415 91737 91910 92022
// bufdiff-features: 92194 92647 92730 92917 93255 93318 93750 94273 94746 94913 95284 95285 95407
// bufdiff-features: 95465 95507 96273 96300 96634 96807 97059 97318 97715 97864 98194 98879 99009
// bufdiff-features: 99224 99256 99383 99525 99568 99870 100059 100085 100185 100481 100502 100577
// bufdiff-features: 100840 100945 101500 101629 102082 102204 102456 102479 102690 102800 103339
// bufdiff-features: 103715 104247 104253 104303 104315 104931 104952 105914 106029 106097 106287
// bufdiff-features: 106691 106761 107412 107640 108264 109086 109144 109187 109267 109408 109923
// bufdiff-features: 110153 110162 110259 111883 111956 112709 112929 113940 113959 114308 115026
// bufdiff-features: 115457 115471 115823 115990 116039 116479 117206 117336 117509 117724 117769
// bufdiff-features: 118081 118769 119068 119343 119588 119597 119764 120920 121089 121394 121467
// bufdiff-features: 121626 121682 121977 122183 122967 124604 125175 125290 126722 126879 126932
// bufdiff-features: 127834 128126 128456 128768 128916 129435 130310 130354
module {
  func.func private @f3(%arg0: tensor<?xf64>, %arg1: tensor<2xf64>, %arg2: tensor<2xf64>, %arg3: tensor<2xf64>) -> (tensor<2xf64>, tensor<?xf64>, f64, f64) {
    %0 = linalg.sub ins(%arg2, %arg1 : tensor<2xf64>, tensor<2xf64>) outs(%arg3 : tensor<2xf64>) -> tensor<2xf64>
    %inserted_slice = tensor.insert_slice %arg2 into %arg0[0] [2] [1] : tensor<2xf64> into tensor<?xf64>
    %cst = arith.constant -2.500000e+00 : f64
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %1:2 = scf.for %arg4 = %c0 to %c2 step %c2 iter_args(%arg5 = %inserted_slice, %arg6 = %cst) -> (tensor<?xf64>, f64) {
      %2 = scf.forall (%arg7) in (2) shared_outs(%arg8 = %arg2) -> (tensor<2xf64>) {
        %4 = scf.forall (%arg9) in (2) shared_outs(%arg10 = %arg0) -> (tensor<?xf64>) {
          %extracted_slice_2 = tensor.extract_slice %arg10[%arg9] [1] [1] : tensor<?xf64> to tensor<1xf64>
          %5 = tensor.empty() : tensor<1xf64>
          %6 = linalg.fill ins(%arg6 : f64) outs(%5 : tensor<1xf64>) -> tensor<1xf64>
          %mapped = linalg.map { arith.addf } ins(%extracted_slice_2, %6 : tensor<1xf64>, tensor<1xf64>) outs(%extracted_slice_2 : tensor<1xf64>)
          %inserted_slice_3 = tensor.insert_slice %extracted_slice_2 into %mapped[0] [1] [1] : tensor<1xf64> into tensor<1xf64>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %inserted_slice_3 into %arg10[%arg9] [1] [1] : tensor<1xf64> into tensor<?xf64>
          }
        }
        %extracted_slice = tensor.extract_slice %arg8[%arg7] [1] [1] : tensor<2xf64> to tensor<1xf64>
        %inserted_slice_1 = tensor.insert_slice %extracted_slice into %extracted_slice[0] [1] [1] : tensor<1xf64> into tensor<1xf64>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %inserted_slice_1 into %arg8[%arg7] [1] [1] : tensor<1xf64> into tensor<2xf64>
        }
      }
      %cst_0 = arith.constant 1.000000e+10 : f64
      %3 = linalg.copy ins(%2 : tensor<2xf64>) outs(%arg5 : tensor<?xf64>) -> tensor<?xf64>
      scf.yield %3, %cst_0 : tensor<?xf64>, f64
    }
    return %0, %1#0, %1#1, %cst : tensor<2xf64>, tensor<?xf64>, f64, f64
  }
  func.func private @f1(%arg0: tensor<2xf64> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) -> (tensor<2xf64>, tensor<2xf64>, f64) {
    %mapped = linalg.map ins(%arg0, %arg0, %arg0 : tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) outs(%arg0 : tensor<2xf64>)
      (%in: f64, %in_0: f64, %in_1: f64, %init: f64) {
        %0 = arith.mulf %in, %in_0 : f64
        %1 = arith.mulf %0, %in_1 : f64
        linalg.yield %1 : f64
      }
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %mapped[%c1] : tensor<2xf64>
    %inserted = tensor.insert %extracted into %mapped[%c0] : tensor<2xf64>
    return %inserted, %mapped, %extracted : tensor<2xf64>, tensor<2xf64>, f64
  }
  func.func @f2(%arg0: tensor<2xf64>, %arg1: tensor<f64>, %arg2: tensor<?xf64>, %arg3: f64) -> (tensor<?xf64>, tensor<?xf64>) {
    %0 = linalg.reciprocal ins(%arg2 : tensor<?xf64>) outs(%arg2 : tensor<?xf64>) -> tensor<?xf64>
    %alloc = memref.alloc() : memref<f64>
    linalg.fill ins(%arg3 : f64) outs(%alloc : memref<f64>)
    %1 = bufferization.to_tensor %alloc restrict writable : memref<f64> to tensor<f64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?xf64>
    %2 = tensor.empty(%dim) : tensor<?xf64>
    %3 = linalg.copy ins(%arg2 : tensor<?xf64>) outs(%2 : tensor<?xf64>) -> tensor<?xf64>
    return %0, %3 : tensor<?xf64>, tensor<?xf64>
  }
  func.func @main(%arg0: tensor<2xf64> {bufferization.writable = false}, %arg1: f64, %arg2: tensor<f64>) -> (tensor<?xf64>, tensor<2xf64>, tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<1x2x1x2x1xf64>, tensor<2xf64>, tensor<f64>) {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<2xf64>
    vector.print %extracted : f64
    %c1 = arith.constant 1 : index
    %0 = scf.index_switch %c1 -> tensor<f64> 
    case 0 {
      %from_elements = tensor.from_elements %extracted : tensor<f64>
      %6 = linalg.min ins(%arg2, %from_elements : tensor<f64>, tensor<f64>) outs(%arg2 : tensor<f64>) -> tensor<f64>
      scf.yield %6 : tensor<f64>
    }
    case 1 {
      scf.yield %arg2 : tensor<f64>
    }
    default {
      scf.yield %arg2 : tensor<f64>
    }
    %generated = tensor.generate  {
    ^bb0(%arg3: index):
      %6 = arith.index_cast %arg3 : index to i64
      %7 = arith.sitofp %6 : i64 to f64
      tensor.yield %7 : f64
    } : tensor<1xf64>
    %1 = linalg.conv_1d ins(%arg0, %generated : tensor<2xf64>, tensor<1xf64>) outs(%arg0 : tensor<2xf64>) -> tensor<2xf64>
    %cst = arith.constant dense<[[[[[9.500000e+00], [1.050000e+01]]], [[[1.150000e+01], [1.250000e+01]]]]]> : tensor<1x2x1x2x1xf64>
    %cst_0 = arith.constant dense<-6.000000e+00> : tensor<2x1x1x1x1xf64>
    %2 = linalg.conv_2d_nhwgc_gfhwc ins(%cst, %cst_0 : tensor<1x2x1x2x1xf64>, tensor<2x1x1x1x1xf64>) outs(%cst : tensor<1x2x1x2x1xf64>) -> tensor<1x2x1x2x1xf64>
    %3:3 = call @f1(%arg0) : (tensor<2xf64>) -> (tensor<2xf64>, tensor<2xf64>, f64)
    %cast = tensor.cast %arg0 : tensor<2xf64> to tensor<?xf64>
    %4:2 = call @f2(%arg0, %arg2, %cast, %3#2) : (tensor<2xf64>, tensor<f64>, tensor<?xf64>, f64) -> (tensor<?xf64>, tensor<?xf64>)
    %generated_1 = tensor.generate  {
    ^bb0(%arg3: index):
      %6 = arith.index_cast %arg3 : index to i64
      %7 = arith.sitofp %6 : i64 to f64
      %cst_4 = arith.constant 1.000000e+01 : f64
      %8 = arith.addf %7, %cst_4 : f64
      tensor.yield %8 : f64
    } : tensor<2xf64>
    %cast_2 = tensor.cast %generated_1 : tensor<2xf64> to tensor<?xf64>
    %5:4 = call @f3(%cast_2, %arg0, %3#1, %generated_1) : (tensor<?xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) -> (tensor<2xf64>, tensor<?xf64>, f64, f64)
    %cast_3 = tensor.cast %3#0 : tensor<2xf64> to tensor<?xf64>
    return %5#1, %5#0, %4#1, %4#0, %cast_3, %2, %1, %0 : tensor<?xf64>, tensor<2xf64>, tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<1x2x1x2x1xf64>, tensor<2xf64>, tensor<f64>
  }
}

