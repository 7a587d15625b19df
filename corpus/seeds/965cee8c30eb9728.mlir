// bufdiff-profile: mixed
// bufdiff-choices: 7282fa06b59dbd8cef81981993c6b4d9be10cefdcea4660d7773708b4173670d06b926ebce34775b
// bufdiff-choices: e15973d2e6368343b9cb016847eb345a25bad60510dea5e4204f8c59c2de17b2fe73746d127b26b6
// bufdiff-choices: 10e137332eb1e9f3ef82aa48a2003716091fb011c1379c7bec8014c360e02dec938c77a766c01e39
// bufdiff-choices: 88c174f407839aec968bf3c6c6811649ffc167c17efff1749ada817771a563c2b3b9087d69dc38c8
// bufdiff-choices: 4563f746b66e58f5e62a8f95fcd3075d63201c68ca09852d5f9c00dac0762fc83537f2e9478d8624
// bufdiff-choices: 4938f1344cfd3099b086eac868394c85b1fd953d857a0d342f25a7dcd152a320b005b8f2855e6f56
// bufdiff-choices: ea342f192d051c6cef92a448bacb418141ced2328b2d653290da36d844766ae8b5235143adc825f7
// bufdiff-choices: 8f69519db88550eab13e075adc55b5f321ba0aa2c854d047aaba2a0e00a564eba38ed5c14742b9a9
// bufdiff-features: 103 2332 2684 3579 4752 4796 5201 5712 5973 6314 6611 6813 7014 8813 9293 9479
// bufdiff-features: 9981 10819 10872 11162 11297 12583 13074 13233 13424 14109 15055 15424 15440
// bufdiff-features: 15639 15751 15794 15829 16223 16822 18166 18999 19241 19777 20023 20686 20996
// bufdiff-features: 21154 22095 22221 22280 23787 24826 25119 25388 25402 26083 26369 26568 26940
// bufdiff-features: 27048 27404 27825 28138 28807 29229 29684 29968 30666 30811 31231 31863 31864
// bufdiff-features: 31876 31899 32080 33243 34167 34564 34647 34745 34965 36014 36784 37007 37183
// bufdiff-features: 37786 37849 38783 39981 40084 40712 41797 41820 41984 42094 42282 42858 42984
// bufdiff-features: 43092 43098 43442 45147 46110 46203 46555 46732 46995 47093 47392 47486 47596
// bufdiff-features: 48598 48974 49397 50940 52148 52150 52267 52322 52558 52900 52958 53114 53832
// bufdiff-features: 54180 54500 54964 54998 55113 55887 56084 56404 57103 57718 58024 58919 59189
// bufdiff-features: 59746 61066 61350 61699 61996 62218 62701 63062 63071 64120 64235 64959 65133
// bufdiff-features: 65625 66422 66765 67581 68355 68867 68993 70023 70036 71169 71306 71445 72243
// bufdiff-features: 73042 73140 73388 73802 74362 74454 74507 74617 74720 76052 76328 76339 76953
// bufdiff-features: 77129 77307 78283 78430 78901 79279 79389 80976 81500 81736 82203 82552 83194
// bufdiff-features: 84585 84635 84887 84922 85176 85843 86031 86125 86600 86937 86992 87017 87568
// bufdiff-features: 87827 88293 88337 88732 88958 89780 90090 90585 91074 91540 92159 92863 93150
// bufdiff-features: 93255 94687 94746 95285 95603 96269 96323 96431 97318 97715 98189 98194 98864
// bufdiff-features: 99009 99056 99228 99383 99522 99568 99848 99969 102204 102809 103315 104054
// bufdiff-features: 104303 104658 104931 104958 105795 106097 109086 109187 109895 110236 111765
// bufdiff-features: 111800 112474 112709 112756 112917 112929 113940 114354 114386 114478 114601
// bufdiff-features: 115471 115804 115990 116028 117014 118035 119206 119764 119845 120145 120383
// bufdiff-features: 120772 120920 121394 121467 121626 122412 122764 122925 123359 124509 124614
// bufdiff-features: 124686 124744 125040 125616 125667 125875 126398 127163 127834 128456 128768
// bufdiff-features: 129462 129743 130484
#map = affine_map<() -> ()>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<?x?xf32>) -> (tensor<f32>, tensor<f32>, tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, f32, f32) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %arg0) -> (tensor<?x?xf32>) {
      %dim_1 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
      affine.if #set(%dim_1) {
        %6 = linalg.abs ins(%arg0 : tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
      } else {
        %6 = linalg.copy ins(%arg0 : tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
      }
      %5 = linalg.copy ins(%arg0 : tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
      scf.yield %5 : tensor<?x?xf32>
    }
    %generated = tensor.generate  {
      %cst_1 = arith.constant -1.000000e+00 : f32
      %5 = arith.divf %cst_1, %cst_1 : f32
      tensor.yield %5 : f32
    } : tensor<f32>
    %1:3 = call @f1(%generated, %generated, %generated, %generated) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, f32)
    %2 = tensor.empty() : tensor<5xf32>
    %cst = arith.constant -6.000000e+00 : f32
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<5xf32>) -> tensor<5xf32>
    %cst_0 = arith.constant dense<[[3.500000e+00, 2.500000e+00, 1.500000e+00], [5.000000e-01, -5.000000e-01, -1.500000e+00], [-2.500000e+00, -3.500000e+00, -4.500000e+00]]> : tensor<3x3xf32>
    %4 = call @f2(%3, %cst_0, %3, %3) : (tensor<5xf32>, tensor<3x3xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %cast = tensor.cast %4 : tensor<5xf32> to tensor<?xf32>
    return %1#0, %1#1, %cast, %arg0, %0, %1#2, %cst : tensor<f32>, tensor<f32>, tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, f32, f32
  }
  func.func private @f2(%arg0: tensor<5xf32>, %arg1: tensor<3x3xf32>, %arg2: tensor<5xf32>, %arg3: tensor<5xf32>) -> tensor<5xf32> {
    %0 = linalg.floor ins(%arg3 : tensor<5xf32>) outs(%arg0 : tensor<5xf32>) -> tensor<5xf32>
    %1 = linalg.rsqrt ins(%arg0 : tensor<5xf32>) outs(%arg2 : tensor<5xf32>) -> tensor<5xf32>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg2[%c2] : tensor<5xf32>
    vector.print %extracted : f32
    %c1 = arith.constant 1 : index
    %extracted_0 = tensor.extract %1[%c1] : tensor<5xf32>
    vector.print %extracted_0 : f32
    return %0 : tensor<5xf32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<f32>, tensor<f32>, f32) {
    %0 = linalg.log ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = call @either1(%arg0, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = linalg.div ins(%arg3, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_0 = arith.constant -0.000000e+00 : f32
      %5 = arith.mulf %in, %cst_0 : f32
      linalg.yield %5 : f32
    } -> tensor<f32>
    %cst = arith.constant 1.000000e+01 : f32
    return %2, %4, %cst : tensor<f32>, tensor<f32>, f32
  }
  func.func private @either1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %cst = arith.constant 3.000000e+00 : f32
    %0 = arith.cmpf uno, %extracted, %cst : f32
    %1 = arith.select %0, %arg0, %arg1 : tensor<f32>
    return %1 : tensor<f32>
  }
}

