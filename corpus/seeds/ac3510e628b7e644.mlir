// bufdiff-profile: single
// bufdiff-choices: f916763a63e7e3fbfcbb9cf82d9a7a9b800fa34bc55b9c8aba485cbe5078bea966ea3a71d01c6a7c
// bufdiff-choices: f514
// bufdiff-features: 2898 4165 6363 9479 10020 13233 15751 16822 17451 19419 19769 21036 22095 22280
// bufdiff-features: 23787 24184 25148 26369 26568 28814 30666 31492 34159 34167 37007 38783 40712
// bufdiff-features: 42984 44132 46203 49635 49657 50633 52558 52900 53243 54408 54998 55113 58024
// bufdiff-features: 60686 63800 63929 64235 65581 66422 68355 69403 71050 71168 73289 74507 76953
// bufdiff-features: 78457 79852 84585 85843 86125 86937 89780 90202 91074 93255 96431 99383 101264
// bufdiff-features: 102809 104245 104931 107614 110552 110780 112751 112929 113940 113959 115801
// bufdiff-features: 118841 119138 120772 123012 123148 125702 125908 127252 130602 130933 136808
// bufdiff-features: 137045 138086 139885 141891 142376 142775 143896 146711 150818 153293 155898
// bufdiff-features: 156191 158120 158476 160156 160756 163687 165719 166579 168833 168858 171053
// bufdiff-features: 173800 178067 178558 180469 184030 186042 186849 186959 188790 194714 196031
// bufdiff-features: 197837 201059 201509 201601 205434 205689 210301 210351 210406 210461 216892
// bufdiff-features: 220387 225325 225818 226777 228519 229266 230640 234387 236930 240158 240846
// bufdiff-features: 243872 245619 246303 246783 250415 251217 251992 252466 252539 253836 254826
// bufdiff-features: 256112 256380 258906 259528 259840 260130 261091
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c3, %c2] : tensor<4x4xf32>
    %inserted = tensor.insert %extracted into %arg0[%c3, %c3] : tensor<4x4xf32>
    return %inserted : tensor<4x4xf32>
  }
  func.func private @f3(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, i1) {
    %0 = tensor.empty() : tensor<4x4xf32>
    %1 = linalg.fill ins(%arg4 : f32) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %true = arith.constant true
    %2 = call @either2(%arg3, %1, %true) : (tensor<4x4xf32>, tensor<4x4xf32>, i1) -> tensor<4x4xf32>
    %3 = linalg.fill ins(%arg4 : f32) outs(%1 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<4x4xf32>) outs(%2 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.addf %in, %out : f32
      linalg.yield %5 : f32
    } -> tensor<4x4xf32>
    return %4, %3, %2, %true : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, i1
  }
  func.func private @either2(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: i1) -> tensor<4x4xf32> {
    %0 = arith.select %arg2, %arg0, %arg1 : tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, i1) {
    %0:4 = call @f3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<4xf32>, tensor<?xf32>, tensor<4x4xf32>, tensor<4x4xf32>, f32, i1) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, i1)
    return %0#0, %0#1, %0#2, %0#3 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, i1
  }
}

