// bufdiff-profile: mixed
// bufdiff-choices: ee6da6d15659360139c514d6123737f949d013674f099b79b16f5f3928e09a2ef858ee2aaedfca35
// bufdiff-choices: e3b3cefc0c189f59c4f6b5ce506ecf5f2994c64e8e8c580464d2a3bb0c72d236c46ec1d57346ac28
// bufdiff-choices: 7864c6e08144beae56ec7d834a450a337f237d39c67bd9749ad7a6d4f210a5262013a0face591b77
// bufdiff-choices: 0f41472f33eb5800c833e1c4557dbb8c82f2b87545642684f68730fe2fdf8ae560d8314057b518e1
// bufdiff-choices: 9b417bdf8d2654d48a2a6f8ecadaa8dd802f3ff147bcd24f1f7846d8168f667180fff7c29e039143
// bufdiff-choices: e12999c1d6f30fab411d0a0605d34a3928360071b6d2a4653276e7759f5440b804c0c896aa6dc6c1
// bufdiff-choices: 14a10a48b0161f82e7b5df99943b505fa31d9b580e0c7e998ae6589e14e914d177056e8aab3af683
// bufdiff-choices: 4ad325e146b993931ae9f399769bc23188b7e01be1beace268ba009b2a8d2c905502e448b34e2747
// bufdiff-choices: 5df8586c020c
// bufdiff-features: 103 472 1235 1502 2054 2609 3207 3579 4064 4165 4796 5269 5915 5973 6432 8030
// bufdiff-features: 8424 8829 9255 9302 9479 10320 10386 10872 10968 11162 11751 12276 13021 13032
// bufdiff-features: 13233 13424 13689 14109 14674 14704 14884 15541 15751 15903 16148 16207 16269
// bufdiff-features: 16682 17193 18166 18355 18480 19419 20895 21522 22095 22114 22221 22280 23716
// bufdiff-features: 24071 24268 24826 25023 25297 25388 25735 25818 26568 27048 27343 27766 27825
// bufdiff-features: 27924 29590 29684 29714 29966 30539 30666 31181 31353 31692 31972 33769 34069
// bufdiff-features: 34167 34623 34647 34745 35289 35507 35708 35968 36014 36092 36511 36721 36901
// bufdiff-features: 37038 37183 37786 38177 38434 38783 39747 40044 40070 40133 40297 40712 41984
// bufdiff-features: 42344 42749 42984 43443 43499 43942 44505 44522 44959 45017 45592 45818 46139
// bufdiff-features: 46154 46203 46631 46832 46995 47093 47200 47392 47713 47933 48208 48905 48974
// bufdiff-features: 49135 49186 49187 51475 51498 51851 52062 52322 52558 52573 52900 52928 52958
// bufdiff-features: 53180 53243 53249 53252 53964 54180 54651 54827 54964 55003 55113 55185 55463
// bufdiff-features: 55887 56087 56208 56404 56797 57103 57548 57718 58190 58721 59070 59372 59428
// bufdiff-features: 60383 60554 61350 61375 61556 61699 61873 61944 61969 62218 62675 62701 63071
// bufdiff-features: 63610 63929 64120 64235 64335 64435 64748 64959 65133 65225 66195 66422 66765
// bufdiff-features: 66995 67174 68355 68755 68782 69449 69875 69987 71050 71169 71306 72090 73289
// bufdiff-features: 74057 74257 74362 74616 74617 74720 74890 75748 76052 76339 76560 76915 77564
// bufdiff-features: 77617 77875 77910 78283 78430 78950 79279 79389 79539 79972 81039 81160 81316
// bufdiff-features: 81707 82135 82288 83194 83549 83672 84229 84268 84585 84635 84825 84887 84922
// bufdiff-features: 85016 85134 85681 85843 85933 86125 86562 86992 87294 87444 88233 88293 88337
// bufdiff-features: 88446 88662 88958 89110 89732 89780 89812 90372 90543 90903 91312 91540 91737
// bufdiff-features: 91884 92027 92647 92695 92917 93150 93255 93719 94687 94755 95041 95285 95407
// bufdiff-features: 95507 95717 95930 96128 96351 96464 97219 97318 97595 97864 98194 98501 99009
// bufdiff-features: 99257 99383 99568 100083 100481 101582 102204 102788 103108 103274 103481
// bufdiff-features: 103490 103715 103851 104069 104315 104931 104952 105397 105857 105902 105914
// bufdiff-features: 106209 107702 109086 109144 109187 109327 109923 110259 111234 112709 112929
// bufdiff-features: 113020 113940 114308 115026 115231 115471 115990 117206 117336 117724 117779
// bufdiff-features: 118339 118769 119588 119764 119876 120933 121307 121394 121467 121632 121682
// bufdiff-features: 123014 124484 124626 124839 124871 125616 125943 126722 126734 127306 127533
// bufdiff-features: 128157 128456 128694 128768 129107 129435 130310 130500
module {
  func.func @main(%arg0: tensor<2xi64>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<i64>, tensor<i64>, tensor<2xi64>) {
    %inserted_slice = tensor.insert_slice %arg0 into %arg0[0] [2] [1] : tensor<2xi64> into tensor<2xi64>
    %0 = scf.forall (%arg1) in (2) shared_outs(%arg2 = %arg0) -> (tensor<2xi64>) {
      %c1_2 = arith.constant 1 : index
      %4 = arith.index_cast %arg1 : index to i64
      %inserted = tensor.insert %4 into %inserted_slice[%c1_2] : tensor<2xi64>
      %c0_3 = arith.constant 0 : index
      %extracted_slice_4 = tensor.extract_slice %inserted_slice[%c0_3] [1] [1] : tensor<2xi64> to tensor<i64>
      %5 = func.call @f5(%inserted, %extracted_slice_4, %extracted_slice_4) : (tensor<2xi64>, tensor<i64>, tensor<i64>) -> tensor<i64>
      %extracted_slice_5 = tensor.extract_slice %arg0[0] [1] [1] : tensor<2xi64> to tensor<1xi64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice_5 into %arg2[%arg1] [1] [1] : tensor<1xi64> into tensor<2xi64>
      }
    }
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[%c0] [1] [1] : tensor<2xi64> to tensor<i64>
    %c11_i64 = arith.constant 11 : i64
    %from_elements = tensor.from_elements %c11_i64 : tensor<i64>
    %1:2 = call @f2(%extracted_slice, %extracted_slice, %from_elements) : (tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<2xi64>)
    %c1 = arith.constant 1 : index
    %extracted_slice_0 = tensor.extract_slice %0[%c1] [1] [1] : tensor<2xi64> to tensor<i64>
    %extracted_slice_1 = tensor.extract_slice %arg0[%c1] [1] [1] : tensor<2xi64> to tensor<i64>
    %2:2 = call @f3(%extracted_slice_0, %arg0, %extracted_slice_1) : (tensor<i64>, tensor<2xi64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
    %3:2 = call @f4(%2#0) : (tensor<i64>) -> (tensor<i64>, tensor<i64>)
    return %3#1, %3#0, %2#1, %1#1, %1#0, %from_elements, %0 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<i64>, tensor<i64>, tensor<2xi64>
  }
  func.func @f5(%arg0: tensor<2xi64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<2xi64>
    %0 = linalg.fill ins(%extracted : i64) outs(%arg1 : tensor<i64>) -> tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @f4(%arg0: tensor<i64>) -> (tensor<i64>, tensor<i64>) {
    %0 = tensor.empty() : tensor<i64>
    %extracted = tensor.extract %arg0[] : tensor<i64>
    %1 = linalg.fill ins(%extracted : i64) outs(%0 : tensor<i64>) -> tensor<i64>
    %2 = linalg.min ins(%1, %arg0 : tensor<i64>, tensor<i64>) outs(%arg0 : tensor<i64>) -> tensor<i64>
    return %1, %2 : tensor<i64>, tensor<i64>
  }
  func.func private @f2(%arg0: tensor<i64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> (tensor<i64>, tensor<2xi64>) {
    %cst = arith.constant dense<[9, 8]> : tensor<2xi64>
    %0 = linalg.dot ins(%cst, %cst : tensor<2xi64>, tensor<2xi64>) outs(%arg1 : tensor<i64>) -> tensor<i64>
    %cst_0 = arith.constant dense<[3, 4]> : tensor<2xi64>
    %1 = call @f1(%cst_0, %arg2, %cst, %arg1) : (tensor<2xi64>, tensor<i64>, tensor<2xi64>, tensor<i64>) -> tensor<2xi64>
    return %0, %1 : tensor<i64>, tensor<2xi64>
  }
  func.func private @f1(%arg0: tensor<2xi64>, %arg1: tensor<i64>, %arg2: tensor<2xi64>, %arg3: tensor<i64>) -> tensor<2xi64> {
    %generated = tensor.generate  {
    ^bb0(%arg4: index, %arg5: index):
      %1 = arith.index_cast %arg4 : index to i64
      %2 = arith.index_cast %arg5 : index to i64
      %3 = arith.minsi %1, %2 : i64
      tensor.yield %3 : i64
    } : tensor<3x2xi64>
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<[4, 5, 6]> : tensor<3xi64>
    %0 = linalg.vecmat ins(%cst, %generated : tensor<3xi64>, tensor<3x2xi64>) outs(%arg0 : tensor<2xi64>) -> tensor<2xi64>
    return %0 : tensor<2xi64>
  }
  func.func @f3(%arg0: tensor<i64>, %arg1: tensor<2xi64>, %arg2: tensor<i64>) -> (tensor<i64>, tensor<i64>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg2) -> (tensor<i64>, tensor<i64>) {
      %3 = tensor.empty() : tensor<i64>
      %4 = linalg.copy ins(%arg4 : tensor<i64>) outs(%3 : tensor<i64>) -> tensor<i64>
      %5 = linalg.copy ins(%arg5 : tensor<i64>) outs(%arg4 : tensor<i64>) -> tensor<i64>
      %6 = linalg.copy ins(%4 : tensor<i64>) outs(%arg5 : tensor<i64>) -> tensor<i64>
      scf.yield %5, %6 : tensor<i64>, tensor<i64>
    }
    %1 = tensor.empty() : tensor<i64>
    %2 = linalg.copy ins(%arg2 : tensor<i64>) outs(%1 : tensor<i64>) -> tensor<i64>
    return %0#1, %2 : tensor<i64>, tensor<i64>
  }
}

