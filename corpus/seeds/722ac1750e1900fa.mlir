// bufdiff-profile: idioms
// bufdiff-choices: 940e28203a3f4902075fae2e76a1f0fe2cbee390d865da376e69a6a192ed07efdc53ad3d2b05f42f
// bufdiff-choices: a0b81ede5bcc7057d9d534741adb1bd5b65cb2fd8d42f338aa00f5989fb8628edfd9368bfcf11654
// bufdiff-choices: 17020db3e6626fdb3ab10bb44931f3b3deb76825265883c94987577c872a107e202121ee38e52fed
// bufdiff-choices: bd222c387f64bd1a76e2a58b5b249990d57b3d087af4e8f5109913035ac4f05f618f58745474c9c9
// bufdiff-choices: e56f40bc3b81a13a30735431f38b437a1ba5ffa1a10fb4f5f80588d66dce32c432cbb11779f640cf
// bufdiff-choices: f5614d914bc4b836f20aa5b9b4cec20eb12e008fe40ea7eee2f960d8d795b4bc606653f369aefe62
// bufdiff-choices: 7681d7d39133d62c8385ee996c6a3462a8e13e250ad77a99903f05c575047ac46114172b63428b4c
// bufdiff-choices: 919e5e5a46ac567386db42109ebf391bf44301f1497bc9988c1ba35d495d4026abe2007f5f461a28
// bufdiff-choices: 44b78fe479
// bufdiff-features: 294 1172 1547 1858 2292 2442 2981 3838 3866 4165 4462 4752 4784 4796 4958 5201
// bufdiff-features: 5973 6363 7323 7377 7700 9255 9479 9748 9789 9852 10035 10135 10968 11162 11517
// bufdiff-features: 12276 12296 12932 12988 13233 13387 13689 14884 14925 15440 15536 15639 15751
// bufdiff-features: 15903 15929 16417 16675 16682 17232 17259 17702 18077 18232 18952 19419 19746
// bufdiff-features: 20092 20838 20864 21522 21953 22095 22221 22280 22448 22498 23143 23787 24184
// bufdiff-features: 24259 24393 24402 24647 24747 24826 25037 25070 25181 25388 25684 25729 26087
// bufdiff-features: 26568 26922 27048 27132 27301 27440 27738 27825 27924 28730 28823 28907 29590
// bufdiff-features: 29966 30666 31732 31899 31972 32457 32509 32615 33400 33511 33769 34167 34301
// bufdiff-features: 34564 34647 35507 35957 36092 36721 36784 36901 37183 37289 37490 37786 38490
// bufdiff-features: 38783 39139 39265 39907 40009 40133 40297 40712 40812 41984 42293 42344 42859
// bufdiff-features: 42984 43295 43631 43774 44505 45180 45427 46139 46203 46412 46832 46874 46995
// bufdiff-features: 47392 47488 48033 48577 48598 48650 48938 48974 49135 49635 50450 50556 50894
// bufdiff-features: 51415 51515 51603 52042 52062 52148 52322 52558 52631 52807 52900 52958 53178
// bufdiff-features: 53180 53252 53469 53779 53890 53951 54597 54651 54827 54958 54998 55061 55113
// bufdiff-features: 55887 56024 56404 56681 56697 57718 59038 59070 59347 60422 61350 61556 61699
// bufdiff-features: 62050 62218 62675 63062 63071 63610 63642 63800 63915 63929 64110 64119 64120
// bufdiff-features: 64212 64235 64335 64716 64959 64976 65496 65662 65847 66097 66195 66422 66765
// bufdiff-features: 66931 66995 67388 67526 67929 68355 68457 68678 69032 69081 69235 69403 69987
// bufdiff-features: 70529 71169 71259 71306 71687 71701 72086 72280 72975 73141 73170 73455 73719
// bufdiff-features: 73802 74000 74057 74095 74362 74617 74864 74881 74984 76258 76328 76567 76787
// bufdiff-features: 76830 76884 76953 77617 78030 78074 78235 78283 78430 78644 78950 79099 79271
// bufdiff-features: 79389 80131 80290 80400 80511 81736 82135 82203 82383 83071 83194 83672 83817
// bufdiff-features: 83900 84585 84887 85820 85843 86125 86827 86844 87017 87214 87408 88337 88732
// bufdiff-features: 88990 89026 89780 89812 90011 90097 91248 91695 91737 92194 92970 93083 93255
// bufdiff-features: 93286 93660 94913 94928 95273 95285 95895 96352 96431 96989 97318 97447 97822
// bufdiff-features: 97864 98501 98892 99009 99383 99447 100073 100258 100465 101352 103056 103159
// bufdiff-features: 103415 104931 105355 105579 105858 105914 105950 106321 106761 106917 107412
// bufdiff-features: 107425 107614 107783 108055 108977 109086 109467 109727 109923 111883 111979
// bufdiff-features: 112474 112709 112929 113041 113821 113940 114099 114200 114671 114712 115391
// bufdiff-features: 115471 115563 115894 115990 116562 117183 117206 117235 117509 118081 118093
// bufdiff-features: 118769 119340 119418 119588 119597 119876 120517 120772 121394 121467 121626
// bufdiff-features: 121742 121977 122144 122764 122791 122967 123776 124448 124626 124932 124945
// bufdiff-features: 125175 125190 125702 126864 126928 127096 127243 127370 127533 128438 128768
// bufdiff-features: 128817 128915 128916 130294 130354
#map = affine_map<(d0) -> (d0)>
module {
  func.func @f2(%arg0: tensor<2xf32>) -> (tensor<2xf32>, tensor<?xf32>) {
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [1] : tensor<2xf32> to tensor<2xf32>
    %cast = tensor.cast %extracted_slice : tensor<2xf32> to tensor<?xf32>
    %0 = call @write2(%cast) : (tensor<?xf32>) -> tensor<?xf32>
    %1 = tensor.empty() : tensor<2xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf32>) outs(%1 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant 1.000000e+10 : f32
      %3 = arith.subf %in, %cst : f32
      linalg.yield %3 : f32
    } -> tensor<2xf32>
    return %2, %0 : tensor<2xf32>, tensor<?xf32>
  }
  func.func private @f1(%arg0: tensor<?xf32>) -> (tensor<?xf32>, tensor<f32>, tensor<4xf32>) {
    %generated = tensor.generate  {
      %cst = arith.constant 5.000000e-01 : f32
      %2 = arith.addf %cst, %cst : f32
      tensor.yield %2 : f32
    } : tensor<f32>
    %broadcasted = linalg.broadcast ins(%generated : tensor<f32>) outs(%arg0 : tensor<?xf32>) dimensions = [0] 
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %broadcasted[%c3] [1] [1] : tensor<?xf32> to tensor<f32>
    %extracted_slice_0 = tensor.extract_slice %broadcasted[%c3] [1] [1] : tensor<?xf32> to tensor<f32>
    %mapped = linalg.map { arith.divf } ins(%extracted_slice_0, %generated : tensor<f32>, tensor<f32>) outs(%extracted_slice : tensor<f32>)
    %reduced = linalg.reduce ins(%broadcasted : tensor<?xf32>) outs(%extracted_slice_0 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %2 = arith.divf %in, %init : f32
        linalg.yield %2 : f32
      }
    %inserted_slice = tensor.insert_slice %mapped into %broadcasted[%c3] [1] [1] : tensor<f32> into tensor<?xf32>
    %inserted_slice_1 = tensor.insert_slice %reduced into %inserted_slice[%c3] [1] [1] : tensor<f32> into tensor<?xf32>
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.copy ins(%inserted_slice : tensor<?xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    return %inserted_slice_1, %reduced, %1 : tensor<?xf32>, tensor<f32>, tensor<4xf32>
  }
  func.func private @write2(%arg0: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.ceil ins(%arg0 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func private @f3(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> (tensor<4xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>) {
    %0 = linalg.erf ins(%arg1 : tensor<2xf32>) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
    %cst = arith.constant dense<[9.500000e+00, 8.500000e+00, 7.500000e+00, 6.500000e+00]> : tensor<4xf32>
    %cast = tensor.cast %cst : tensor<4xf32> to tensor<?xf32>
    %1:3 = call @f1(%cast) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<f32>, tensor<4xf32>)
    %c2 = arith.constant 2 : index
    %2 = scf.index_switch %c2 -> tensor<f32> 
    case 0 {
      %c3 = arith.constant 3 : index
      %extracted = tensor.extract %1#2[%c3] : tensor<4xf32>
      %inserted = tensor.insert %extracted into %1#1[] : tensor<f32>
      scf.yield %inserted : tensor<f32>
    }
    case 1 {
      scf.yield %1#1 : tensor<f32>
    }
    default {
      scf.yield %1#1 : tensor<f32>
    }
    %3 = tensor.empty() : tensor<4xf32>
    %4 = linalg.copy ins(%1#0 : tensor<?xf32>) outs(%3 : tensor<4xf32>) -> tensor<4xf32>
    return %4, %0, %1#1, %2 : tensor<4xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<?xf32> {bufferization.writable = false}, %arg1: tensor<2xf32> {bufferization.writable = false}, %arg2: tensor<4xf32>, %arg3: f32) -> (tensor<f32>, tensor<f32>, tensor<2xf32>, tensor<4xf32>, tensor<?xf32>, tensor<1xf32>, tensor<?xf32>, tensor<2xf32>, i1) {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg1[%c1] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %cast = tensor.cast %extracted_slice : tensor<1xf32> to tensor<?xf32>
    %0 = call @write5(%cast) : (tensor<?xf32>) -> tensor<?xf32>
    %1 = tensor.empty() : tensor<2xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<2xf32>) outs(%1 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.addf %in, %arg3 : f32
      linalg.yield %13 : f32
    } -> tensor<2xf32>
    %true = arith.constant true
    %3 = call @either6(%0, %extracted_slice, %true) : (tensor<?xf32>, tensor<1xf32>, i1) -> tensor<?xf32>
    %4 = linalg.floor ins(%0 : tensor<?xf32>) outs(%3 : tensor<?xf32>) -> tensor<?xf32>
    %5 = tensor.empty() : tensor<1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<1xf32>) outs(%5 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.minimumf %in, %arg3 : f32
      linalg.yield %13 : f32
    } -> tensor<1xf32>
    %7 = tensor.empty() : tensor<2xf32>
    %8 = linalg.fill ins(%arg3 : f32) outs(%7 : tensor<2xf32>) -> tensor<2xf32>
    %9:2 = call @f2(%8) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<?xf32>)
    %10 = tensor.empty() : tensor<2xf32>
    %11 = linalg.fill ins(%arg3 : f32) outs(%10 : tensor<2xf32>) -> tensor<2xf32>
    %12:4 = call @f3(%11, %11, %9#0) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<4xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>)
    return %12#3, %12#2, %12#1, %12#0, %9#1, %6, %4, %2, %true : tensor<f32>, tensor<f32>, tensor<2xf32>, tensor<4xf32>, tensor<?xf32>, tensor<1xf32>, tensor<?xf32>, tensor<2xf32>, i1
  }
  func.func private @write5(%arg0: tensor<?xf32>) -> tensor<?xf32> {
    %cst = arith.constant dense<1.150000e+01> : tensor<1xf32>
    %0 = linalg.copy ins(%cst : tensor<1xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func private @either6(%arg0: tensor<?xf32>, %arg1: tensor<1xf32>, %arg2: i1) -> tensor<?xf32> {
    %0 = scf.if %arg2 -> (tensor<?xf32>) {
      scf.yield %arg0 : tensor<?xf32>
    } else {
      %cast = tensor.cast %arg1 : tensor<1xf32> to tensor<?xf32>
      scf.yield %cast : tensor<?xf32>
    }
    return %0 : tensor<?xf32>
  }
}

