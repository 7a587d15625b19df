// bufdiff-profile: calls
// bufdiff-choices: 131e937657b93e491d5d6b1a8b9d9fe9dba5f974e131aeb8a679418757c1988b402bf231fd0d2aa3
// bufdiff-choices: d0137b1495750da79065f0daa8e8e72cb05983fd7c34da856daa15c4e5c959d4829be221e184280d
// bufdiff-choices: 743bf01a3c8e58f2ca3db0c13de010a2d914459d48c47ffc36f9b591a00bf8c9a8bbfec23fd2f58e
// bufdiff-choices: 2883fa5074d0caed4804335fbdafd1d722dc54848a6a7cac5e697915efa13bd48370754d57f5bedb
// bufdiff-choices: aa9f54880a428bba9d6a4e62a747bc85180230386a67bc06398ca6672b05fbb41def8c0af2d4cc61
// bufdiff-choices: 15bec92af90c64c827d3be49f8fb285d6f60d4370ca8ef64c037c89ec7a9c965d327fc81808d6e47
// bufdiff-choices: 61799b9a92c120e6e225ad351ad32ba696a44bbd360591fe2410b1188390282d936044426d394d6d
// bufdiff-choices: 54e0d4f45ff4bea5017e5dd4b053c295ad19357b1bf64269d3b7c1b4ae04e94fe4a8cc893bc2c125
// bufdiff-choices: 3d43c95c3b4e
// bufdiff-features: 27 264 276 672 1150 2225 2442 3217 3579 4796 5199 7541 8285 9132 9812 9932 9972
// bufdiff-features: 10035 10872 10968 11202 12276 12932 13021 13032 14925 15138 15751 16363 17232
// bufdiff-features: 17277 18428 18480 18774 19241 19325 19419 19545 19606 20864 21026 21154 21466
// bufdiff-features: 21653 21953 22095 22221 22280 23052 23454 23495 24826 25388 26568 26663 26958
// bufdiff-features: 27048 27704 28183 28504 28939 29130 29236 29590 30666 30896 30996 31543 31747
// bufdiff-features: 32615 32762 33769 34167 34301 34564 34647 34745 35507 36681 36936 37251 37409
// bufdiff-features: 37786 38702 38783 39010 39025 39804 40266 40297 40479 40540 40712 41055 42094
// bufdiff-features: 42344 42467 42984 43442 44505 44522 44554 44816 45017 46203 46283 46476 46832
// bufdiff-features: 46835 47488 47796 48598 49135 50450 51211 51344 51373 51644 52033 52062 52322
// bufdiff-features: 52558 52900 52928 52958 53180 53252 53469 53503 53650 54983 55561 55887 56524
// bufdiff-features: 57103 57596 57718 58403 58635 59094 61340 61456 61556 62091 62281 63062 63384
// bufdiff-features: 63642 63800 64119 64235 64716 64875 64981 66053 66422 66765 66931 67388 67526
// bufdiff-features: 67771 68355 69044 69311 69615 69987 71046 71306 71490 72174 73790 74057 74362
// bufdiff-features: 74617 74864 75842 76052 76258 76339 77261 77283 78440 78447 78594 78785 79099
// bufdiff-features: 79389 80083 80436 80895 81039 81380 82011 82203 82723 83175 83194 83253 84268
// bufdiff-features: 84635 85843 86125 86827 87055 87495 88008 88486 88958 89780 89946 90543 90777
// bufdiff-features: 91781 92431 92568 92896 93672 93893 94178 94586 94687 95285 95385 96421 96621
// bufdiff-features: 97225 97318 97354 98497 99257 99568 100849 101342 102082 102187 102851 104324
// bufdiff-features: 104469 104650 104850 104931 105159 106652 106691 107866 108888 109086 109103
// bufdiff-features: 109366 110507 112297 112378 112800 112895 112929 112944 113150 113674 113920
// bufdiff-features: 115348 115471 115728 115990 116732 117206 117235 117724 117779 118698 118769
// bufdiff-features: 119669 119764 119876 119982 121240 121467 122317 122764 123446 124377 124626
// bufdiff-features: 124978 125368 127306 127533 128768 130138 130310
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xi64>) -> (tensor<4xi64>, tensor<2xi64>, tensor<4xi64>) {
    %c4_i32 = arith.constant 4 : i32
    %from_elements = tensor.from_elements %c4_i32 : tensor<1xi32>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<4xi64>, tensor<1xi32>) -> tensor<4xi64>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %reshape) -> (tensor<4xi64>) {
      %c4 = arith.constant 4 : index
      %from_elements_0 = tensor.from_elements %c4 : tensor<1xindex>
      %reshape_1 = tensor.reshape %reshape(%from_elements_0) : (tensor<4xi64>, tensor<1xindex>) -> tensor<4xi64>
      %1 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %reshape) -> (tensor<4xi64>) {
        %4 = bufferization.alloc_tensor() copy(%arg4) : tensor<4xi64>
        %c127_i64 = arith.constant 127 : i64
        %5 = func.call @f1(%arg2, %4, %c127_i64) : (tensor<4xi64>, tensor<4xi64>, i64) -> tensor<4xi64>
        %6 = linalg.min ins(%5, %reshape_1 : tensor<4xi64>, tensor<4xi64>) outs(%arg4 : tensor<4xi64>) -> tensor<4xi64>
        %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<4xi64>) outs(%6 : tensor<4xi64>) {
        ^bb0(%in: i64, %out: i64):
          %8 = arith.addi %in, %out : i64
          %c2_i64 = arith.constant 2 : i64
          %9 = arith.shli %8, %c2_i64 : i64
          linalg.yield %9 : i64
        } -> tensor<4xi64>
        scf.yield %7 : tensor<4xi64>
      }
      %cst = arith.constant dense<[8, 9, 10, 11, 12]> : tensor<5xi64>
      %2 = func.call @f2(%cst, %1, %arg2) : (tensor<5xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %3 = linalg.copy ins(%arg0 : tensor<4xi64>) outs(%arg2 : tensor<4xi64>) -> tensor<4xi64>
      scf.yield %3 : tensor<4xi64>
    }
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [3] : tensor<4xi64> to tensor<2xi64>
    return %0, %extracted_slice, %arg0 : tensor<4xi64>, tensor<2xi64>, tensor<4xi64>
  }
  func.func private @f1(%arg0: tensor<4xi64>, %arg1: tensor<4xi64>, %arg2: i64) -> tensor<4xi64> {
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [3] : tensor<4xi64> to tensor<2xi64>
    %extracted_slice_0 = tensor.extract_slice %arg0[0] [2] [1] : tensor<4xi64> to tensor<2xi64>
    %mapped = linalg.map ins(%extracted_slice : tensor<2xi64>) outs(%extracted_slice : tensor<2xi64>)
      (%in: i64, %init: i64) {
        %c9_i64_2 = arith.constant 9 : i64
        %1 = arith.cmpi slt, %in, %c9_i64_2 : i64
        %2 = arith.select %1, %in, %c9_i64_2 : i64
        linalg.yield %2 : i64
      }
    %c9_i64 = arith.constant 9 : i64
    %c5_i64 = arith.constant 5 : i64
    %from_elements = tensor.from_elements %c9_i64, %arg2, %c5_i64 : tensor<3xi64>
    %0 = linalg.conv_1d ins(%from_elements, %extracted_slice : tensor<3xi64>, tensor<2xi64>) outs(%extracted_slice_0 : tensor<2xi64>) -> tensor<2xi64>
    %inserted_slice = tensor.insert_slice %mapped into %arg0[0] [2] [3] : tensor<2xi64> into tensor<4xi64>
    %inserted_slice_1 = tensor.insert_slice %0 into %inserted_slice[0] [2] [1] : tensor<2xi64> into tensor<4xi64>
    return %inserted_slice_1 : tensor<4xi64>
  }
  func.func @f2(%arg0: tensor<5xi64>, %arg1: tensor<4xi64>, %arg2: tensor<4xi64>) -> tensor<4xi64> {
    %extracted_slice = tensor.extract_slice %arg0[1] [4] [1] : tensor<5xi64> to tensor<4xi64>
    %0 = linalg.add ins(%arg1, %extracted_slice : tensor<4xi64>, tensor<4xi64>) outs(%arg1 : tensor<4xi64>) -> tensor<4xi64>
    %c2_i64 = arith.constant 2 : i64
    %1 = call @f1(%extracted_slice, %0, %c2_i64) : (tensor<4xi64>, tensor<4xi64>, i64) -> tensor<4xi64>
    %2 = call @f1(%1, %1, %c2_i64) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4xi64>, tensor<4xi64>, i64) -> tensor<4xi64>
    return %extracted_slice : tensor<4xi64>
  }
}

