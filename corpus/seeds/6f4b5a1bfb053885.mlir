// bufdiff-profile: cfg
// bufdiff-choices: b315d453dbe5854c87b88b9f0ee689c567cdbf09e0a4669b075eb26cbcaa163a0b710ec435844e64
// bufdiff-choices: dc795497d0a8921ab3e1ec3bf2cadd1aaeb7139c5faba457b4ba6c08a13498b6e6a25f1b14f1ce23
// bufdiff-choices: e0ea1693f4da2e998557e4c000d4cf8765c12009610d9460a465bdad971b9cf800aaee39508bd4a3
// bufdiff-choices: 47234b9b36a2d5cca47ceb8494ec4832dc1a59d22a1e40cfe3703315fa90123ef30717c2a4b6028b
// bufdiff-choices: 3af0815d7458c38f655d8e768c1e7e7694874b5e8f7e6949cdb29893dfcc6830ab1707391ca18df8
// bufdiff-choices: fad62a9ea833cadc32988b09cd0c0a2a574b15d0c3d12909728b85fcbe29b4c75a4a165369c3bf9d
// bufdiff-choices: 677bfcfdc51a103d3c000f88f5bd3ccbacfea1a1fa92563695bb88930e0c093269ff9d32266f882d
// bufdiff-choices: fde91604070864997a694f6a74186bdfb2b0e7165b676092dbaec7df7e4a2f5cff3415903aefc6e1
// bufdiff-choices: 059893eaa9cbbb6e1a9cf12aeded9725f1d1c88f4f4c08edb58d36bda5ee23dedc65477ebc74c5fd
// bufdiff-choices: f6bb8feb850d44fae9653cb3f167c0918d429d21078d
// bufdiff-features: 706 1386 2572 3217 3721 3866 4958 6611 6787 6812 7122 7770 9479 11047 11162
// bufdiff-features: 13233 13424 14884 15751 16269 17015 18166 18249 18680 19579 19979 20838 22109
// bufdiff-features: 22280 23787 23830 24259 24329 24402 24682 26369 26716 27998 29001 30666 32457
// bufdiff-features: 33511 34167 34181 35163 37183 39540 39706 40712 41984 42467 43047 43442 43774
// bufdiff-features: 44893 45818 45859 46203 46763 47030 47200 47392 48598 49322 49635 49657 50480
// bufdiff-features: 51415 52148 52322 52558 52807 52900 53779 54468 54827 54998 56404 57598 61375
// bufdiff-features: 63495 64120 64235 64287 68355 68457 68702 69403 69875 71306 71361 72403 72442
// bufdiff-features: 73169 73289 74057 74544 76339 76599 76643 76915 76953 77129 78283 78430 81353
// bufdiff-features: 82552 82573 84056 84585 84922 85047 85843 86125 87834 87895 88732 89045 89780
// bufdiff-features: 90585 91074 92194 93255 93286 93613 95273 95407 96716 97592 98187 98501 99383
// bufdiff-features: 102809 104931 104958 107702 109114 109187 110780 111839 112294 112756 112929
// bufdiff-features: 113084 113581 114604 115778 116253 119340 121202 121632 125536 126693 126932
// bufdiff-features: 127408 129170 130674 131544 133527 133756 134279 134449 136039 136098 136273
// bufdiff-features: 136684 136733 138086 138941 139885 141238 141891 142274 144093 146608 149127
// bufdiff-features: 149674 150642 153293 154812 154946 155290 155884 155898 156142 156460 157579
// bufdiff-features: 158120 158640 158897 159348 159796 160756 160932 162693 162764 162971 163373
// bufdiff-features: 164048 165719 166037 166456 167005 167236 167352 167973 168007 168858 171053
// bufdiff-features: 171358 171933 174170 174243 175312 175477 175546 177329 178067 178165 178785
// bufdiff-features: 179649 182966 184030 184686 185490 185723 187469 187769 188790 190142 191256
// bufdiff-features: 192422 192771 193223 193242 193290 193747 194134 194682 194987 195420 196031
// bufdiff-features: 196734 197709 197837 198432 198578 199270 201342 201509 201601 202648 204527
// bufdiff-features: 205434 205953 207442 208500 209146 210022 210406 210438 210461 211791 212779
// bufdiff-features: 214158 215959 216705 216892 218064 218480 221089 221160 222386 222614 224222
// bufdiff-features: 225985 226357 228061 228519 228936 229266 230081 230640 231374 231770 233102
// bufdiff-features: 235143 235631 236267 240158 240618 241213 241844 242306 242842 243546 244895
// bufdiff-features: 245673 246543 246966 248209 251761 252466 252539 253484 253740 253836 255520
// bufdiff-features: 255840 256112 256926 257672 259528 261572
#map = affine_map<() -> ()>
module {
  func.func @f2(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<f64> {
    %cst = arith.constant dense<false> : tensor<i1>
    %0 = linalg.select ins(%cst, %arg1, %arg0 : tensor<i1>, tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %cst_0 = arith.constant dense<1.050000e+01> : tensor<f64>
    %1 = linalg.erf ins(%cst_0 : tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %cst_1 = arith.constant 7.250000e+00 : f64
    %2 = arith.cmpf uno, %extracted, %cst_1 : f64
    %3 = arith.select %2, %1, %0 : tensor<f64>
    return %3 : tensor<f64>
  }
  func.func @f1(%arg0: tensor<f64>, %arg1: f64, %arg2: f64) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) {
    %cst = arith.constant dense<7.500000e+00> : tensor<f64>
    %0 = linalg.copy ins(%cst : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %cst_0 = arith.constant dense<2.500000e+00> : tensor<f64>
    %1 = call @pick1(%cst, %cst_0) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%cst, %1 : tensor<f64>, tensor<f64>) outs(%cst : tensor<f64>) -> tensor<f64>
    %3 = tensor.empty() : tensor<f64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<f64>) outs(%3 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<f64>
    %5 = tensor.empty() : tensor<f64>
    %6 = linalg.copy ins(%cst : tensor<f64>) outs(%5 : tensor<f64>) -> tensor<f64>
    return %4, %2, %0, %6 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func private @pick1(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<f64> {
    %0 = linalg.copy ins(%arg1 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    return %arg1 : tensor<f64>
  }
  func.func private @f3(%arg0: tensor<f64>) -> tensor<f64> {
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %inserted = tensor.insert %extracted into %arg0[] : tensor<f64>
    %0 = tensor.empty() : tensor<f64>
    %1 = tensor.empty() : tensor<f64>
    %2 = linalg.fill ins(%extracted : f64) outs(%1 : tensor<f64>) -> tensor<f64>
    %3 = call @f2(%inserted, %2) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    return %3 : tensor<f64>
  }
  func.func @main(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) {
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %cst = arith.constant 1.000000e+01 : f64
    %0 = arith.cmpf oeq, %extracted, %cst : f64
    cf.cond_br %0, ^bb1(%arg0, %arg0 : tensor<f64>, tensor<f64>), ^bb2
  ^bb1(%1: tensor<f64>, %2: tensor<f64>):  // pred: ^bb0
    %extracted_0 = tensor.extract %2[] : tensor<f64>
    %3 = linalg.ceil ins(%arg0 : tensor<f64>) outs(%2 : tensor<f64>) -> tensor<f64>
    cf.br ^bb3(%2, %3 : tensor<f64>, tensor<f64>)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%arg0, %arg0 : tensor<f64>, tensor<f64>)
  ^bb3(%4: tensor<f64>, %5: tensor<f64>):  // 2 preds: ^bb1, ^bb2
    %cst_1 = arith.constant 1.000000e+02 : f64
    %6:4 = call @f1(%4, %extracted, %cst_1) : (tensor<f64>, f64, f64) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>)
    %extracted_2 = tensor.extract %6#2[] : tensor<f64>
    %inserted = tensor.insert %extracted_2 into %6#1[] : tensor<f64>
    %7 = tensor.empty() : tensor<f64>
    %extracted_3 = tensor.extract %6#3[] : tensor<f64>
    %8 = linalg.fill ins(%extracted_3 : f64) outs(%7 : tensor<f64>) -> tensor<f64>
    %9 = call @f3(%8) : (tensor<f64>) -> tensor<f64>
    cf.cond_br %0, ^bb4(%6#1, %inserted : tensor<f64>, tensor<f64>), ^bb5
  ^bb4(%10: tensor<f64>, %11: tensor<f64>):  // pred: ^bb3
    cf.br ^bb6(%9, %6#1 : tensor<f64>, tensor<f64>)
  ^bb5:  // pred: ^bb3
    %12 = call @f3(%6#0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f64>) -> tensor<f64>
    %from_elements = tensor.from_elements %cst_1 : tensor<f64>
    cf.br ^bb6(%from_elements, %inserted : tensor<f64>, tensor<f64>)
  ^bb6(%13: tensor<f64>, %14: tensor<f64>):  // 2 preds: ^bb4, ^bb5
    %15 = call @pick1(%9, %9) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f64>, tensor<f64>) -> tensor<f64>
    return %5, %13, %14, %15, %6#3 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>
  }
}

