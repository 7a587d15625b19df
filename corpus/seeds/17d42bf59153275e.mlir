// bufdiff-profile: idioms
// bufdiff-choices: bbe844531c0ffcc62021e37908b2fcd6a3317ecd3ae84596b17aedfd8c34616363c292a06706be5e
// bufdiff-choices: c2e9b47b9bbb55f23bd549da664887c50fd88d1349362f2c8f1bfea8aa60261ff2d934b8f131e4cc
// bufdiff-choices: 3f63ac2e45f9b9bb6091d72ba00457696e3c15cc964ee7f2439efafd140479f3531e48f23b5b811a
// bufdiff-choices: be5b587fcf44be24956b43288b75c998f9f98a6fe943dc731aecf396554d730dba906c5596af82c0
// bufdiff-choices: 2265761b084356d2cfd79b7287b74fffeb486ab9991f7144c49e3f57765a70e102f8283a982806e6
// bufdiff-choices: e6aa038684d102487b3b6d9b46230092c2be3c88ba82ba218d0cffd28f0fc422f9c86da89f9f8792
// bufdiff-choices: 477193292ee839113e3d3338fb90385ee9201600dcc8ab92073f5f2ba5828007314acc73ea6b3cfa
// bufdiff-choices: ecefbb25dae7a8a7bb18ed
// bufdiff-features: 965 2320 3307 4165 4752 6363 6611 9479 10476 10741 11162 13233 13424 13915
// bufdiff-features: 14704 14884 15671 15751 16269 17255 18166 18952 19416 19606 21522 22280 22448
// bufdiff-features: 22860 23225 23454 23787 24402 25367 25729 26808 27766 30996 32809 33084 34167
// bufdiff-features: 35388 37183 37548 38202 38702 40070 40712 41605 41984 41996 43774 46203 46984
// bufdiff-features: 47196 47392 47762 48259 51415 52148 52322 52332 52558 52807 52900 53139 53951
// bufdiff-features: 54827 54998 56404 58579 59347 59620 60686 61375 61944 62480 63071 63384 63929
// bufdiff-features: 64120 64603 67609 68355 68457 68848 69817 69875 70412 71689 71825 71904 73289
// bufdiff-features: 73335 73849 74057 74255 77617 78283 78430 78703 80920 81273 82135 82552 83194
// bufdiff-features: 84585 84922 85316 85673 85681 86125 86844 87495 87895 88337 88732 89780 89812
// bufdiff-features: 90097 90777 91248 91652 92194 93255 94401 95273 95407 97947 98187 98501 99294
// bufdiff-features: 99383 99705 100406 102597 104065 104580 104931 105902 106843 108012 108977
// bufdiff-features: 109732 110136 112929 113781 113801 115778 117235 117336 118221 119340 119588
// bufdiff-features: 119597 121117 121632 121835 125971 127528 130011 130602 131528 131544 131851
// bufdiff-features: 133756 134195 134279 136039 136273 137045 138443 139206 140970 141891 142320
// bufdiff-features: 143842 146665 148304 148377 149534 150185 150404 151728 152233 153293 153488
// bufdiff-features: 155884 155898 156325 156460 157534 158120 158810 158897 160327 160756 160932
// bufdiff-features: 161779 162971 163044 165695 165719 167086 167614 168639 168858 169648 169744
// bufdiff-features: 171913 174094 174170 174249 174260 175248 175888 178067 178165 181313 184030
// bufdiff-features: 184863 185723 186257 186882 188790 190142 190932 192422 192771 193290 193747
// bufdiff-features: 194134 194682 195182 195183 195205 196031 196349 197267 200104 200401 201601
// bufdiff-features: 202162 202241 203158 204527 205434 205689 207627 207731 208947 210022 210461
// bufdiff-features: 211118 212779 213275 214073 214143 214199 214248 214699 214744 215959 218064
// bufdiff-features: 218635 219734 222306 222809 223566 223719 225998 226087 226357 226579 226767
// bufdiff-features: 227536 228061 228291 228390 228936 229266 229781 230081 230142 230640 231257
// bufdiff-features: 233251 233276 233401 235141 235433 236024 236094 236216 236909 236930 236986
// bufdiff-features: 237223 237470 238254 238541 240100 240158 240824 241225 242034 242900 243294
// bufdiff-features: 243546 245673 246543 246589 252466 252539 253120 253836 255520 256112 259394
// bufdiff-features: 259528 259840 260470 261572
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<index>, tensor<f32>, tensor<1xf32>, tensor<f32>, f32, f32) {
    %c1_i32 = arith.constant 1 : i32
    %from_elements = tensor.from_elements %c1_i32 : tensor<1xi32>
    %reshape = tensor.reshape %arg1(%from_elements) : (tensor<f32>, tensor<1xi32>) -> tensor<1xf32>
    %0:2 = call @f3(%arg1) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %1:5 = call @f2(%0#1) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32)
    %2 = tensor.empty() : tensor<f32>
    %extracted = tensor.extract %1#3[] : tensor<f32>
    %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<f32>) -> tensor<f32>
    %c7_i32 = arith.constant 7 : i32
    %4:2 = call @f4(%3, %c7_i32) : (tensor<f32>, i32) -> (tensor<index>, tensor<f32>)
    %5 = tensor.empty() : tensor<1xf32>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%5 : tensor<1xf32>) {
    ^bb0(%out: f32):
      %7 = linalg.index 0 : index
      %c0 = arith.constant 0 : index
      %8 = arith.subi %c0, %7 : index
      %extracted_0 = tensor.extract %reshape[%8] : tensor<1xf32>
      %cst = arith.constant 1.000000e+10 : f32
      %9 = arith.divf %extracted_0, %cst : f32
      linalg.yield %9 : f32
    } -> tensor<1xf32>
    return %0#0, %1#0, %1#1, %1#2, %4#0, %4#1, %6, %1#0, %1#4, %extracted : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<index>, tensor<f32>, tensor<1xf32>, tensor<f32>, f32, f32
  }
  func.func @f2(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32) {
    %generated = tensor.generate  {
      %extracted_0 = tensor.extract %arg0[] : tensor<f32>
      tensor.yield %extracted_0 : f32
    } : tensor<f32>
    %0 = linalg.copy ins(%generated : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1:3 = call @f1(%0, %0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, i32)
    %2:3 = call @f1(%0, %0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, i32)
    %extracted = tensor.extract %1#0[] : tensor<f32>
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.copy ins(%2#0 : tensor<f32>) outs(%3 : tensor<f32>) -> tensor<f32>
    %5 = bufferization.alloc_tensor() copy(%1#1) : tensor<f32>
    %6 = tensor.empty() : tensor<f32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%6 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<f32>
    return %2#1, %4, %5, %7, %extracted : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32
  }
  func.func @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, i32) {
    %0 = linalg.tanh ins(%arg0 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %1 = linalg.sub ins(%0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %c9_i32 = arith.constant 9 : i32
    return %1, %arg0, %c9_i32 : tensor<f32>, tensor<f32>, i32
  }
  func.func private @f3(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %cst = arith.constant 1.000000e+01 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %0[] : tensor<f32>
    vector.print %extracted : f32
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.copy ins(%0 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    return %1, %3 : tensor<f32>, tensor<f32>
  }
  func.func private @f4(%arg0: tensor<f32>, %arg1: i32) -> (tensor<index>, tensor<f32>) {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant 5.000000e-01 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.powf ins(%arg0, %1 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %3 = tensor.empty() : tensor<i64>
    %c1_i64 = arith.constant 1 : i64
    %4 = linalg.fill ins(%c1_i64 : i64) outs(%3 : tensor<i64>) -> tensor<i64>
    %5 = arith.index_cast %4 : tensor<i64> to tensor<index>
    %6 = tensor.empty() : tensor<2xindex>
    %c4 = arith.constant 4 : index
    %7 = linalg.fill ins(%c4 : index) outs(%6 : tensor<2xindex>) -> tensor<2xindex>
    %reduced = linalg.reduce ins(%7 : tensor<2xindex>) outs(%5 : tensor<index>) dimensions = [0] 
      (%in: index, %init: index) {
        %8 = arith.maxsi %in, %init : index
        linalg.yield %8 : index
      }
    return %reduced, %2 : tensor<index>, tensor<f32>
  }
}

