// bufdiff-profile: mixed
// bufdiff-choices: 90943ec9fa3edbacbb3bfe160cd904d840eb3e07d561115486046b681f52074ccbc8c8c28f5c63d4
// bufdiff-choices: 636becd503416e4b603ca89a0392128a2b91b5732f844dafe3d221efbb9de837d9059c69697e59b5
// bufdiff-choices: d6abffa543e253c3e65001250ef39db6777f1aeae8f1ecb8518e3421472cffb0d93068403a49c127
// bufdiff-choices: 8fc4df1115d956d923007e34a2dd7e33fe10bca7974283f61aee590f32c6850e64a616597e6da108
// bufdiff-choices: 3b993ded05fa101a554fba15eafa7f0b89c156ebabe5ddca46b0c38769544e3b62430b818c451a1d
// bufdiff-choices: a9257164fe21d53c03414c1a4a3d2b78ee2d5ea628d110e0e28bb9dfdd3bedb7f70c02ae79bc7f82
// bufdiff-choices: 813ae22408c3f1b78dcce71205721b1396c2fa72c29473db5be99c8d1939e0221523edcbb2d347f2
// bufdiff-choices: f5fe4006c58bc864b15f671c7dc2c73de88f3d20c396615a8b0a4d6e7377817509b3d9afc8421c
// bufdiff-features: 706 735 1552 2684 2945 3579 4752 5915 5973 6351 6611 6812 8235 8829 9479 10762
// bufdiff-features: 11162 11321 11408 11441 12082 12276 13021 13187 13233 13424 13732 13915 14557
// bufdiff-features: 14704 14925 15751 16269 17561 17864 18166 18984 19419 20254 20749 20854 20864
// bufdiff-features: 21522 21523 21652 21825 22221 22280 22323 22995 23787 24184 24259 24268 24826
// bufdiff-features: 25163 25388 26507 26922 27048 27316 27324 27766 27825 28724 28929 28987 29093
// bufdiff-features: 29229 29255 29590 29684 30174 30227 30651 30666 31193 31454 31972 32457 32732
// bufdiff-features: 32809 33662 33807 34167 34185 34617 34647 34779 35307 35343 35968 36014 36213
// bufdiff-features: 36285 36415 36887 36901 37183 37251 37490 37736 37786 37849 39162 40540 40712
// bufdiff-features: 41213 41742 41984 42467 43098 43171 43242 43499 43631 43774 43942 44505 46139
// bufdiff-features: 46203 46974 47093 47392 47486 48134 48598 48974 49135 49186 49657 50031 50647
// bufdiff-features: 51099 51534 52042 52322 52558 52807 52900 52958 53091 53180 53504 53683 53785
// bufdiff-features: 53915 54053 54135 54180 54651 54827 54964 55113 55185 55270 55881 56404 56572
// bufdiff-features: 56611 57718 59070 59620 60179 60417 60496 61180 61699 62213 62218 63071 63533
// bufdiff-features: 64120 64174 64235 65496 65915 66195 66334 66765 66774 66995 67388 67576 68355
// bufdiff-features: 68503 69008 69032 69235 69593 69875 70437 71169 71306 71490 71953 72280 73455
// bufdiff-features: 73643 73719 74057 74362 74617 75308 76953 78430 78950 79334 79389 79972 80036
// bufdiff-features: 80212 80714 80812 81039 81809 81926 82011 82135 82383 82434 83194 83672 83710
// bufdiff-features: 84585 84887 84922 85288 85481 85681 85843 86125 86600 86992 87215 87258 87563
// bufdiff-features: 87585 88085 88337 88732 88984 89058 89110 89780 89812 90090 90585 91737 91958
// bufdiff-features: 92022 92194 92647 92939 93174 93255 93464 94178 94250 94687 94758 94913 95079
// bufdiff-features: 95136 95285 95307 95507 96260 96273 97241 97318 97475 97822 97840 97864 98194
// bufdiff-features: 98448 99009 99056 99383 99568 99738 100324 100481 100711 101264 101582 102204
// bufdiff-features: 103177 103522 103851 104123 104167 104253 104931 104952 105700 105914 108306
// bufdiff-features: 108857 109086 109187 109327 109732 109923 110780 112929 113940 114601 114888
// bufdiff-features: 115138 115471 115873 116109 117137 117235 117336 117839 118064 119588 119845
// bufdiff-features: 120240 121237 121307 121394 121467 121573 121632 122323 122764 124448 124484
// bufdiff-features: 124824 125397 125616 125921 126179 126350 126734 127096 127370 127533 128324
// bufdiff-features: 128347 128768 128817 128975 129743 130942 131002
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> ()>
module {
  func.func private @f3(%arg0: tensor<f32>, %arg1: f32, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %cst = arith.constant 2.000000e+00 : f32
    %0 = arith.cmpf uno, %arg1, %cst : f32
    %1:2 = scf.if %0 -> (tensor<f32>, tensor<f32>) {
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%arg2 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %5 = arith.subf %in, %out : f32
        linalg.yield %5 : f32
      } -> tensor<f32>
      scf.yield %arg0, %arg2 : tensor<f32>, tensor<f32>
    } else {
      %4 = linalg.abs ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      %cst_0 = arith.constant -1.000000e+00 : f32
      %from_elements = tensor.from_elements %cst_0, %arg1, %cst : tensor<3xf32>
      %5 = linalg.dot ins(%from_elements, %from_elements : tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      scf.yield %4, %5 : tensor<f32>, tensor<f32>
    }
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.copy ins(%1#0 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    return %1#1, %3 : tensor<f32>, tensor<f32>
  }
  func.func private @f1(%arg0: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant -0.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg0[] : tensor<f32>
    %extracted = tensor.extract %inserted[] : tensor<f32>
    %cst_0 = arith.constant 1.000000e+10 : f32
    %0 = arith.cmpf ule, %extracted, %cst_0 : f32
    %1:2 = scf.if %0 -> (tensor<f32>, tensor<f32>) {
      %inserted_1 = tensor.insert %extracted into %inserted[] : tensor<f32>
      scf.yield %inserted, %inserted_1 : tensor<f32>, tensor<f32>
    } else {
      %2 = linalg.mul ins(%inserted, %inserted : tensor<f32>, tensor<f32>) outs(%inserted : tensor<f32>) -> tensor<f32>
      %3 = linalg.fill ins(%cst : f32) outs(%inserted : tensor<f32>) -> tensor<f32>
      scf.yield %2, %3 : tensor<f32>, tensor<f32>
    }
    return %1#0 : tensor<f32>
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: f32) -> (tensor<f32>, tensor<f32>) {
    %0 = tensor.empty() : tensor<f32>
    %mapped = linalg.map ins(%arg1 : tensor<f32>) outs(%0 : tensor<f32>)
      (%in: f32, %init: f32) {
        linalg.yield %in : f32
      }
    return %mapped, %arg1 : tensor<f32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<1xf32> {bufferization.buffer_layout = #map1}) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
    %extracted_slice = tensor.extract_slice %arg0[0] [1] [1] : tensor<1xf32> to tensor<1xf32>
    %c0 = arith.constant 0 : index
    %cst = arith.constant 5.000000e-01 : f32
    %inserted = tensor.insert %cst into %extracted_slice[%c0] : tensor<1xf32>
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.for %arg1 = %c1 to %c5 step %c2 iter_args(%arg2 = %arg0, %arg3 = %extracted_slice) -> (tensor<1xf32>, tensor<1xf32>) {
      %extracted = tensor.extract %inserted[%c0] : tensor<1xf32>
      %4 = linalg.fill ins(%cst : f32) outs(%arg3 : tensor<1xf32>) -> tensor<1xf32>
      %extracted_3 = tensor.extract %4[%c0] : tensor<1xf32>
      %cst_4 = arith.constant dense<1.150000e+01> : tensor<f32>
      %5 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#map1, #map2, #map1] ins(%arg2, %cst_4 : tensor<1xf32>, tensor<f32>) outs(%4 : tensor<1xf32>) -> tensor<1xf32>
      %6 = linalg.reciprocal ins(%extracted_slice : tensor<1xf32>) outs(%arg2 : tensor<1xf32>) -> tensor<1xf32>
      %cst_5 = arith.constant -0.000000e+00 : f32
      %7 = linalg.fill ins(%cst_5 : f32) outs(%6 : tensor<1xf32>) -> tensor<1xf32>
      scf.yield %7, %5 : tensor<1xf32>, tensor<1xf32>
    }
    %generated = tensor.generate  {
      %4 = arith.cmpf olt, %cst, %cst : f32
      %5 = arith.select %4, %cst, %cst : f32
      tensor.yield %5 : f32
    } : tensor<f32>
    %1 = call @f1(%generated) : (tensor<f32>) -> tensor<f32>
    %cst_0 = arith.constant -1.000000e+00 : f32
    %2:2 = call @f2(%1, %generated, %cst_0) : (tensor<f32>, tensor<f32>, f32) -> (tensor<f32>, tensor<f32>)
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 1.000000e+01 : f32
    %3:2 = call @f3(%cst_1, %cst_2, %cst_1) : (tensor<f32>, f32, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    return %3#1, %3#0, %2#1, %2#0, %0#1, %0#0, %inserted : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
  }
}

