// bufdiff-profile: mixed
// bufdiff-choices: 312a0f85137405361684b55abba3cf705cb6b78fcbddd1f16c97c4be13a5f36a70294158c51fea7a
// bufdiff-choices: bd4e62c09d799c573f87f77bb09fda8a5a535bfe9f90e7189b052cdab2beba4e46b0a8e1804bd178
// bufdiff-choices: 7bb5db7dd9a1a4ce9a5125023fde8551135a313cf8128562d8d454ad79b7875be44dfc2b3de51540
// bufdiff-choices: 68ad6317163381b5fafcc97a41e13d78beb7b6ebfbc1b3d7a937bcdb93e0b6eaa709c9ee734f1fa0
// bufdiff-choices: 2c32b4bdf862374144c81f8e46c2746d21c4a3f2e322ae40430774303ac81ccc9da788624fb3ec8d
// bufdiff-choices: cc7705688172620a41d31b60cbd1c8d9b5fb5eb5be703871f39a718f7cccd81f853c93cf39ceee25
// bufdiff-choices: 167e879c1b2647e5cee15a8a57b92fde5e87837809c20ba9b1f5a58e3c25d5ed34d5873976f0767a
// bufdiff-choices: 1e244f3ddd73e1a8
// bufdiff-features: 3392 3698 4795 4958 5973 7323 9479 9789 10268 11124 13233 14704 15440 15751
// bufdiff-features: 17255 17941 18486 19164 19327 20099 20374 21953 22030 22095 22221 22280 23143
// bufdiff-features: 24826 25078 25253 25388 25792 25962 26568 27048 27301 27324 27640 27704 27825
// bufdiff-features: 28179 29277 29895 31724 31863 32615 33881 34167 34564 34623 34647 35507 36285
// bufdiff-features: 36784 36797 36901 37267 37786 38427 39746 40297 40346 40479 40540 40712 41396
// bufdiff-features: 42344 42984 43631 45702 46110 46154 46203 46832 47762 48598 49168 50757 50894
// bufdiff-features: 52042 52322 52558 52807 52823 52900 52958 53252 53435 53469 53890 54500 54651
// bufdiff-features: 55887 57718 58974 59070 59347 61556 61699 61944 62175 62701 62853 63071 63642
// bufdiff-features: 64716 65401 65726 66422 66666 67388 67690 68355 69286 69593 69987 70532 71013
// bufdiff-features: 71169 71306 72086 72520 73242 73259 73455 73767 73802 74057 74099 74362 74617
// bufdiff-features: 74686 76258 76328 76695 77823 78074 78430 78594 78808 78950 79099 79389 79890
// bufdiff-features: 81039 81736 82135 82851 83071 83194 83412 84585 84887 86125 86844 87215 87227
// bufdiff-features: 88337 88662 88732 89026 89780 90141 91248 91958 92022 93208 93255 93827 95895
// bufdiff-features: 96273 96989 97059 97715 97864 98501 99009 99383 99568 100481 101582 102690
// bufdiff-features: 104324 104931 104952 105015 109086 109949 110527 110896 111263 112709 112800
// bufdiff-features: 112929 115471 115778 115990 116177 117124 117235 118379 118769 119876 121467
// bufdiff-features: 121626 122144 122967 124448 125702 126734 127096 127834 128362 128438 128768
// bufdiff-features: 129278 129423 130310
module {
  func.func private @f2(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %generated = tensor.generate %c4, %c2 {
    ^bb0(%arg1: index, %arg2: index):
      %2 = arith.index_cast %arg1 : index to i64
      %3 = arith.sitofp %2 : i64 to f32
      %4 = arith.index_cast %arg2 : index to i64
      %5 = arith.sitofp %4 : i64 to f32
      %6 = arith.subf %3, %5 : f32
      tensor.yield %6 : f32
    } : tensor<?x?xf32>
    %cast = tensor.cast %generated : tensor<?x?xf32> to tensor<4x?xf32>
    %reduced = linalg.reduce ins(%cast : tensor<4x?xf32>) outs(%arg0 : tensor<4xf32>) dimensions = [1] 
      (%in: f32, %init: f32) {
        %2 = arith.cmpf olt, %in, %init : f32
        %3 = arith.select %2, %in, %init : f32
        linalg.yield %3 : f32
      }
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.copy ins(%reduced : tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    return %1, %reduced : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @f1(%arg0: tensor<4xf32>, %arg1: f32) -> (tensor<4xf32>, tensor<?xf32>) {
    %cst = arith.constant -0.000000e+00 : f32
    %from_elements = tensor.from_elements %arg1, %arg1, %arg1, %cst : tensor<4xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[0] [%c1] [1] : tensor<4xf32> to tensor<?xf32>
    return %from_elements, %extracted_slice : tensor<4xf32>, tensor<?xf32>
  }
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>, f32) {
    %0:2 = call @f2(%arg0) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %c1 = arith.constant 1 : index
    %1 = scf.index_switch %c1 -> tensor<4xf32> 
    case 0 {
      %cst_1 = arith.constant dense<2.500000e+00> : tensor<f32>
      %3 = linalg.dot ins(%arg0, %0#0 : tensor<4xf32>, tensor<4xf32>) outs(%cst_1 : tensor<f32>) -> tensor<f32>
      %4 = linalg.div ins(%arg0, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%0#1 : tensor<4xf32>) -> tensor<4xf32>
      scf.yield %4 : tensor<4xf32>
    }
    case 1 {
      %c3 = arith.constant 3 : index
      %extracted = tensor.extract %0#1[%c3] : tensor<4xf32>
      %cst_1 = arith.constant 5.000000e-01 : f32
      %3 = arith.cmpf ule, %extracted, %cst_1 : f32
      %4 = scf.if %3 -> (tensor<4xf32>) {
        %c0 = arith.constant 0 : index
        %inserted = tensor.insert %extracted into %0#1[%c0] : tensor<4xf32>
        scf.yield %inserted : tensor<4xf32>
      } else {
        scf.yield %0#1 : tensor<4xf32>
      }
      scf.yield %0#1 : tensor<4xf32>
    }
    default {
      scf.yield %arg0 : tensor<4xf32>
    }
    %cst = arith.constant -2.500000e+00 : f32
    %2:2 = call @f1(%0#1, %cst) : (tensor<4xf32>, f32) -> (tensor<4xf32>, tensor<?xf32>)
    %cast = tensor.cast %2#0 : tensor<4xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %0#1 : tensor<4xf32> to tensor<?xf32>
    return %2#1, %cast, %1, %cast_0, %cst : tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>, f32
  }
}

