// bufdiff-profile: cfg
// bufdiff-choices: cb54d312c40208bb7762e679075feb932f4d1be4520d87bd34d93ef5b47b06c7b8b56030ecc0d593
// bufdiff-choices: b5134613fa1cc1d4940f28e2775ab3dbf763787ac3a50010a81971e394abf81e061ed262894b5d46
// bufdiff-choices: 0b9c7493f6791472562c1eb2584a58fe3e3f3bba550caa7ac7f65f53d92e1e542b1e02dd1fbdb4fa
// bufdiff-choices: 82197df2c521e42e43fb63defa92534de0457b8a01fada5dca63af4855d75d89840407fcc9471601
// bufdiff-choices: 1409305385a2ab00d5ff943dd9455366e8697f43f2b4e4c9d9443861f75891382ad1344b284fd979
// bufdiff-choices: a7ae54352be266e83770a0c651274c1d6a71de813c8693c9d273625da69a4bae1e15f4bb7ada8dd4
// bufdiff-choices: a0acff1feeb4b07c87aa60e8a1a3c20f335a0f06a5db543c7db9136326c0e17139483a184a1feae7
// bufdiff-choices: 12255a3d759302ea04646c36048316675818aba291267633fcdabd4f0c07b4ef10abbd6c387dd9dc
// bufdiff-choices: fba143ecae1b01d62c71edafcddf6a038590602777c6fb076dfc1b790e3ad90c7c70da754b2fc973
// bufdiff-choices: 84be59d07b42c11265ba443d2bf4ea342c337e8c69dd26ca57f32097cbcf545a154691
// bufdiff-features: 4752 5201 5612 7877 8818 8914 9479 9972 10035 10039 10819 10968 11579 11580
// bufdiff-features: 13233 13424 13689 13915 14618 14925 14929 15261 15405 15440 15546 15751 16269
// bufdiff-features: 16303 16640 17232 17742 17989 18166 18249 19227 19419 19442 20680 20749 20864
// bufdiff-features: 20968 21352 22280 23125 24553 24657 24682 25119 25388 26568 27048 27433 27568
// bufdiff-features: 27725 27766 27825 27970 29229 29255 29391 29590 29684 29968 30666 30700 31692
// bufdiff-features: 32334 32421 32804 33769 34167 34181 34419 34617 34647 34745 36037 36542 37183
// bufdiff-features: 37289 37786 39706 40286 40712 40807 40829 41043 41984 42282 42467 42934 42984
// bufdiff-features: 43198 43242 43442 43499 44333 44522 44619 44625 46203 46555 46732 46995 47030
// bufdiff-features: 47093 47200 48038 48577 48598 49322 49657 50450 50469 50717 51178 51415 51461
// bufdiff-features: 51851 52033 52042 52045 52148 52322 52558 52807 52900 52958 53915 54065 54500
// bufdiff-features: 54998 55887 56404 57064 57718 57982 59070 59094 59448 59764 60613 61128 61350
// bufdiff-features: 61452 61944 62151 62260 62433 62709 63071 63610 63854 64119 64212 64235 64348
// bufdiff-features: 64959 65496 65830 66422 66765 68355 68854 69032 69235 69875 70064 70157 70437
// bufdiff-features: 70568 71107 71306 71456 71576 72442 72831 72947 73123 73140 73455 73802 73851
// bufdiff-features: 74057 74149 74362 74881 74914 76328 76339 76695 76910 76953 76973 78225 79271
// bufdiff-features: 79334 79389 81399 81537 81707 82135 82383 83001 83112 83194 83414 83488 83695
// bufdiff-features: 84551 84585 84853 84922 84928 85843 86600 86866 86919 86992 87133 87408 87834
// bufdiff-features: 87923 88337 88732 88999 89015 89199 89780 90017 90066 90070 90090 93028 93464
// bufdiff-features: 93753 94067 94755 95067 95285 96670 97131 97318 97822 97864 98194 98409 98501
// bufdiff-features: 99009 99044 99056 99228 99383 100059 100073 102875 103921 104303 105837 105858
// bufdiff-features: 105914 106249 107092 107702 108012 108169 108556 109035 109086 109105 109168
// bufdiff-features: 109187 109923 110153 110234 110411 110780 110899 111101 111422 111618 111839
// bufdiff-features: 111875 112176 112474 112709 112929 113605 115471 115894 115990 116549 116590
// bufdiff-features: 116732 116841 117235 117839 118924 119588 119764 121394 121467 121632 122225
// bufdiff-features: 124448 124484 124509 124614 125040 125723 126600 126805 126928 127259 127553
// bufdiff-features: 128163 128438 128456 128768 129743 130310 130535 130642
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f3(%arg0: tensor<f64>) -> tensor<f64> {
    %0 = tensor.empty() : tensor<f64>
    %cst = arith.constant -0.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<f64>) -> tensor<f64>
    %mapped = linalg.map ins(%1 : tensor<f64>) outs(%arg0 : tensor<f64>)
      (%in: f64, %init: f64) {
        linalg.yield %in : f64
      }
    %extracted = tensor.extract %mapped[] : tensor<f64>
    %2 = arith.cmpf oeq, %extracted, %cst : f64
    %3:2 = scf.if %2 -> (tensor<f64>, tensor<f64>) {
      %cst_0 = arith.constant dense<[7.500000e+00, 8.500000e+00]> : tensor<2xf64>
      %c2 = arith.constant 2 : index
      %4 = tensor.empty(%c2) : tensor<?xf64>
      %5 = linalg.fill ins(%extracted : f64) outs(%4 : tensor<?xf64>) -> tensor<?xf64>
      %cast = tensor.cast %5 : tensor<?xf64> to tensor<2xf64>
      %6 = func.call @f2(%cst_0, %cast) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %7 = linalg.copy ins(%mapped : tensor<f64>) outs(%1 : tensor<f64>) -> tensor<f64>
      %8 = linalg.square ins(%mapped : tensor<f64>) outs(%0 : tensor<f64>) -> tensor<f64>
      scf.yield %7, %8 : tensor<f64>, tensor<f64>
    } else {
      %4 = tensor.empty() : tensor<2xf64>
      %5 = tensor.empty() : tensor<2xf64>
      %cst_0 = arith.constant 1.000000e+10 : f64
      %6 = linalg.fill ins(%cst_0 : f64) outs(%5 : tensor<2xf64>) -> tensor<2xf64>
      %7 = func.call @f2(%4, %6) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %8 = linalg.div ins(%arg0, %1 : tensor<f64>, tensor<f64>) outs(%1 : tensor<f64>) -> tensor<f64>
      scf.yield %8, %0 : tensor<f64>, tensor<f64>
    }
    return %3#0 : tensor<f64>
  }
  func.func private @f2(%arg0: tensor<2xf64>, %arg1: tensor<2xf64>) -> tensor<2xf64> {
    %0 = linalg.abs ins(%arg1 : tensor<2xf64>) outs(%arg1 : tensor<2xf64>) -> tensor<2xf64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0] : tensor<2xf64>
    %cst = arith.constant -0.000000e+00 : f64
    %1 = arith.cmpf ogt, %extracted, %cst : f64
    cf.cond_br %1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%arg0, %0 : tensor<2xf64>, tensor<2xf64>)
  ^bb2:  // pred: ^bb0
    %c1 = arith.constant 1 : index
    %inserted = tensor.insert %extracted into %arg0[%c1] : tensor<2xf64>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg1, %arg1 : tensor<2xf64>, tensor<2xf64>) outs(%0 : tensor<2xf64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %5 = arith.subf %in, %in_0 : f64
      linalg.yield %5 : f64
    } -> tensor<2xf64>
    cf.br ^bb3(%inserted, %2 : tensor<2xf64>, tensor<2xf64>)
  ^bb3(%3: tensor<2xf64>, %4: tensor<2xf64>):  // 2 preds: ^bb1, ^bb2
    return %4 : tensor<2xf64>
  }
  ml_program.global private mutable @g0(dense<2.000000e+00> : tensor<f64>) : tensor<f64>
  func.func private @f1(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<f64> {
    %0 = linalg.copy ins(%arg1 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %cst = arith.constant 1.000000e+10 : f64
    return %0 : tensor<f64>
  }
  func.func @main(%arg0: tensor<?xf64>) -> (tensor<f64>, tensor<f64>) {
    %true = arith.constant true
    cf.cond_br %true, ^bb1(%arg0 : tensor<?xf64>), ^bb2(%arg0 : tensor<?xf64>)
  ^bb1(%0: tensor<?xf64>):  // pred: ^bb0
    cf.br ^bb2(%0 : tensor<?xf64>)
  ^bb2(%1: tensor<?xf64>):  // 2 preds: ^bb0, ^bb1
    %true_0 = arith.constant true
    cf.cond_br %true_0, ^bb3(%1, %arg0 : tensor<?xf64>, tensor<?xf64>), ^bb4
  ^bb3(%2: tensor<?xf64>, %3: tensor<?xf64>):  // pred: ^bb2
    %4 = tensor.empty() : tensor<f64>
    %cst = arith.constant 5.000000e-01 : f64
    %5 = linalg.fill ins(%cst : f64) outs(%4 : tensor<f64>) -> tensor<f64>
    ml_program.global_store @g0 = %5 : tensor<f64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf64>
    %inserted_slice = tensor.insert_slice %3 into %2[0] [%dim] [1] : tensor<?xf64> into tensor<?xf64>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%3 : tensor<?xf64>) {
    ^bb0(%out: f64):
      %cst_3 = arith.constant 3.000000e+00 : f64
      %17 = arith.negf %out : f64
      %18 = arith.addf %17, %cst_3 : f64
      linalg.yield %18 : f64
    } -> tensor<?xf64>
    cf.br ^bb5(%inserted_slice, %6 : tensor<?xf64>, tensor<?xf64>)
  ^bb4:  // pred: ^bb2
    %7 = tensor.empty() : tensor<2xf64>
    %cst_1 = arith.constant -1.000000e+00 : f64
    %8 = linalg.fill ins(%cst_1 : f64) outs(%7 : tensor<2xf64>) -> tensor<2xf64>
    %9 = call @f2(%8, %8) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    cf.br ^bb5(%1, %arg0 : tensor<?xf64>, tensor<?xf64>)
  ^bb5(%10: tensor<?xf64>, %11: tensor<?xf64>):  // 2 preds: ^bb3, ^bb4
    %12 = tensor.empty() : tensor<f64>
    %13 = tensor.empty() : tensor<f64>
    %cst_2 = arith.constant -6.000000e+00 : f64
    %14 = linalg.fill ins(%cst_2 : f64) outs(%13 : tensor<f64>) -> tensor<f64>
    %15 = call @f1(%12, %14) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %16 = call @f3(%14) : (tensor<f64>) -> tensor<f64>
    return %16, %15 : tensor<f64>, tensor<f64>
  }
}

