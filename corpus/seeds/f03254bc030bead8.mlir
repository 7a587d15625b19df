// bufdiff-profile: wide
// bufdiff-choices: 066a48f65d86dcd6ca5e3b483a73f909c67bbeaffd118e1d92100e17777c2cde2bcc72708e9a5acc
// bufdiff-choices: ef1b736f8ffb04be319a56130d151f026a42c6f34f722dd2a9674c34842ee7c52e65deddbbed919b
// bufdiff-choices: 36c1a7a2a2d0f7243473d6a4e54f1c91127e4c0997b967bb449ec802314d4e0ca2c7334c9e64d84e
// bufdiff-choices: 5c4383325eeaa468b49551994ee1b21dfbd5b0e431d662260ddc40670373af5976bf4b1426ffa853
// bufdiff-choices: ced657d720ef9a5b28c43f911e419f0760c84cc222c8dbf717f1f78230b30942bdcb281de473f77f
// bufdiff-choices: 38f0aa969230d6b514748280d93324fe708ada8f843ab21fcecd664e9593f56ee52bfcac76345322
// bufdiff-choices: 18849b923ad58835e0e431000aa9ca5d9c08ead6e658aa93b000c61a8a3a17b2d9bd4e9a7e03f87b
// bufdiff-choices: de829cea9dba71448e383a05cdd843c0dc4c55c7d06b2a2ed52748a2d4b467e8b8dc34d13154b6c1
// bufdiff-choices: b37ac6919462751f5b13a17c5ac06cae1424a3da82a34b6158322660bbbbdfc706891175fd413467
// bufdiff-choices: 4afda99c2c0f0994addfa53d9ec0b7d8cb33680e9623368327073f6b0f8f9f730aa99845c2ab8e42
// bufdiff-choices: 509a09961d9c95bc5a5e25cb0a90eec86f035e
// bufdiff-features: 17 35 472 2684 2945 3207 3579 4020 4156 4752 5201 5463 5973 6363 6611 6812 7404
// bufdiff-features: 9479 9653 10135 10762 10819 10968 11162 12276 13233 13424 13915 14884 14925
// bufdiff-features: 15639 15751 15919 15929 16269 16289 16675 18166 19241 19380 19746 20749 20838
// bufdiff-features: 20864 21154 21522 21548 21953 22154 22221 22280 22750 22824 23787 24259 24320
// bufdiff-features: 24682 24826 25375 25388 26023 26568 26881 26922 27048 27204 27404 27766 27825
// bufdiff-features: 28907 29255 29590 29684 29877 29968 30223 30232 30666 31727 31972 32059 32509
// bufdiff-features: 32804 33400 33662 33769 34167 34564 34623 34647 34975 36014 36542 36901 37054
// bufdiff-features: 37183 37289 37490 37786 38246 38672 38783 39907 40070 40540 40670 40712 41984
// bufdiff-features: 42094 42282 42344 42467 42858 42984 43098 43295 43442 43631 43662 43774 44176
// bufdiff-features: 44505 45031 45180 46139 46203 46321 46995 47093 47200 47392 47488 47782 48399
// bufdiff-features: 48577 48600 49135 49574 49657 50107 50450 51415 51603 52042 52148 52322 52558
// bufdiff-features: 52807 52836 52900 52958 53180 53472 53791 53890 54003 54180 54205 54408 54651
// bufdiff-features: 54658 54964 54998 55014 55113 55185 55887 56087 56404 57167 57718 58092 58403
// bufdiff-features: 59070 59094 59448 60004 60686 60808 61350 61375 61628 61699 61944 62641 62666
// bufdiff-features: 62675 63071 63355 63610 63800 63915 64119 64120 64235 64716 64959 65496 66195
// bufdiff-features: 66422 66765 66995 67375 68355 69032 69235 69875 69985 71050 71169 71306 71904
// bufdiff-features: 72280 73123 73140 73289 73455 73548 73675 74057 74362 74617 74881 75134 75361
// bufdiff-features: 76196 76258 76339 76382 76659 76953 77431 77617 78030 78283 78430 78457 78950
// bufdiff-features: 79334 79389 79852 81707 82135 82203 82238 82383 82836 83000 83001 83194 83253
// bufdiff-features: 83672 83758 84127 84472 84585 84887 84922 85498 85673 85843 86125 86549 86837
// bufdiff-features: 86992 87000 87214 87408 87895 88337 88687 88732 89110 89250 89315 89771 89780
// bufdiff-features: 89812 90585 91540 91737 92351 92647 92711 93150 93255 93394 94253 94687 94755
// bufdiff-features: 96431 96464 97150 97219 97318 97447 97864 98194 98501 98796 99009 99252 99383
// bufdiff-features: 99525 99568 100481 100631 102204 102591 102597 102797 103639 103921 104253
// bufdiff-features: 104303 104315 104931 105579 105700 105837 105914 106891 107182 107783 108169
// bufdiff-features: 108416 109028 109086 109187 109267 109923 110153 110658 110780 111234 111733
// bufdiff-features: 112709 112929 113014 113605 113940 114601 115471 115894 115990 116549 117137
// bufdiff-features: 117336 117509 117724 118769 119343 119588 119816 120104 120772 121089 121246
// bufdiff-features: 121394 121467 121632 122764 123012 124254 124448 124839 125040 125397 125616
// bufdiff-features: 125850 126932 127169 127205 127259 127306 127922 128456 128768 128817 128907
// bufdiff-features: 129849 130059 130602 131030
#map = affine_map<() -> ()>
module {
  func.func private @f5(%arg0: tensor<4xi32>) -> (tensor<i1>, tensor<4xi32>, tensor<4xi32>) {
    %0 = tensor.empty() : tensor<4xi32>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c2] : tensor<4xi32>
    %1 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<4xi32>) -> tensor<4xi32>
    %2 = tensor.empty() : tensor<i1>
    %false = arith.constant false
    %3 = linalg.fill ins(%false : i1) outs(%2 : tensor<i1>) -> tensor<i1>
    %4:2 = call @f4(%3, %3) : (tensor<i1>, tensor<i1>) -> (tensor<i1>, tensor<i1>)
    %5 = tensor.empty() : tensor<4xi32>
    %6 = linalg.copy ins(%1 : tensor<4xi32>) outs(%5 : tensor<4xi32>) -> tensor<4xi32>
    return %4#0, %1, %6 : tensor<i1>, tensor<4xi32>, tensor<4xi32>
  }
  func.func @f3(%arg0: tensor<i1>, %arg1: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
    %c-128_i32 = arith.constant -128 : i32
    %0 = linalg.fill ins(%c-128_i32 : i32) outs(%arg1 : tensor<4xi32>) -> tensor<4xi32>
    %c2 = arith.constant 2 : index
    %inserted = tensor.insert %c-128_i32 into %arg1[%c2] : tensor<4xi32>
    %1:2 = call @f2(%arg0, %arg0) : (tensor<i1>, tensor<i1>) -> (tensor<4xi32>, tensor<i1>)
    %2 = tensor.empty() : tensor<4xi32>
    %3 = linalg.copy ins(%inserted : tensor<4xi32>) outs(%2 : tensor<4xi32>) -> tensor<4xi32>
    return %0, %3 : tensor<4xi32>, tensor<4xi32>
  }
  func.func @f2(%arg0: tensor<i1>, %arg1: tensor<i1>) -> (tensor<4xi32>, tensor<i1>) {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%arg0 : tensor<i1>) {
    ^bb0(%out: i1):
      %true = arith.constant true
      %2 = arith.maxsi %out, %true : i1
      linalg.yield %2 : i1
    } -> tensor<i1>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c5_i32 = arith.constant 5 : i32
    %from_elements = tensor.from_elements %c2_i32, %c1_i32, %c5_i32, %c1_i32 : tensor<4xi32>
    %1 = call @f1(%from_elements) : (tensor<4xi32>) -> tensor<4xi32>
    return %1, %0 : tensor<4xi32>, tensor<i1>
  }
  func.func @f1(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %c1 = arith.constant 1 : index
    %c-128_i32 = arith.constant -128 : i32
    %inserted = tensor.insert %c-128_i32 into %arg0[%c1] : tensor<4xi32>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %0 = scf.for %arg1 = %c0 to %c4 step %c2 iter_args(%arg2 = %inserted) -> (tensor<4xi32>) {
      %inserted_0 = tensor.insert %c-128_i32 into %arg2[%c0] : tensor<4xi32>
      %1 = linalg.sub ins(%arg0, %inserted : tensor<4xi32>, tensor<4xi32>) outs(%inserted_0 : tensor<4xi32>) -> tensor<4xi32>
      scf.yield %1 : tensor<4xi32>
    }
    return %inserted : tensor<4xi32>
  }
  func.func private @f4(%arg0: tensor<i1>, %arg1: tensor<i1>) -> (tensor<i1>, tensor<i1>) {
    %0 = linalg.copy ins(%arg1 : tensor<i1>) outs(%arg1 : tensor<i1>) -> tensor<i1>
    %true = arith.constant true
    %from_elements = tensor.from_elements %true : tensor<i1>
    %1 = tensor.empty() : tensor<i1>
    %2 = linalg.fill ins(%true : i1) outs(%1 : tensor<i1>) -> tensor<i1>
    %3 = call @either4(%from_elements, %2, %true) : (tensor<i1>, tensor<i1>, i1) -> tensor<i1>
    %mapped = linalg.map ins(%arg0, %2, %from_elements : tensor<i1>, tensor<i1>, tensor<i1>) outs(%from_elements : tensor<i1>)
      (%in: i1, %in_0: i1, %in_1: i1, %init: i1) {
        %4 = arith.xori %in, %in_0 : i1
        %5 = arith.addi %4, %in_1 : i1
        %false = arith.constant false
        %6 = arith.shli %5, %false : i1
        linalg.yield %6 : i1
      }
    %extracted = tensor.extract %3[] : tensor<i1>
    vector.print %extracted : i1
    return %mapped, %0 : tensor<i1>, tensor<i1>
  }
  func.func private @either4(%arg0: tensor<i1>, %arg1: tensor<i1>, %arg2: i1) -> tensor<i1> {
    %0 = scf.if %arg2 -> (tensor<i1>) {
      scf.yield %arg0 : tensor<i1>
    } else {
      scf.yield %arg1 : tensor<i1>
    }
    return %0 : tensor<i1>
  }
  func.func @f6(%arg0: tensor<i1>, %arg1: i32, %arg2: tensor<i1>) -> (tensor<i1>, tensor<4xi32>, tensor<4xi32>) {
    %false = arith.constant false
    %0 = linalg.fill ins(%false : i1) outs(%arg0 : tensor<i1>) -> tensor<i1>
    %1 = tensor.empty() : tensor<4xi32>
    %2 = linalg.fill ins(%arg1 : i32) outs(%1 : tensor<4xi32>) -> tensor<4xi32>
    %3:2 = call @f3(%arg2, %2) : (tensor<i1>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
    return %0, %3#0, %3#1 : tensor<i1>, tensor<4xi32>, tensor<4xi32>
  }
  func.func @main(%arg0: tensor<i1>, %arg1: tensor<?xi32>) -> (tensor<?xi32>, tensor<4xi32>, tensor<4xi32>, tensor<i1>, tensor<4xi32>, tensor<4xi32>, tensor<?xi32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xi32>
    %extracted_slice = tensor.extract_slice %arg1[0] [%dim] [1] : tensor<?xi32> to tensor<?xi32>
    %0 = tensor.empty(%dim) : tensor<?x2xi32>
    %c-128_i32 = arith.constant -128 : i32
    %1 = linalg.fill ins(%c-128_i32 : i32) outs(%0 : tensor<?x2xi32>) -> tensor<?x2xi32>
    %cst = arith.constant dense<[8, 7]> : tensor<2xi32>
    %2 = linalg.matvec ins(%1, %cst : tensor<?x2xi32>, tensor<2xi32>) outs(%extracted_slice : tensor<?xi32>) -> tensor<?xi32>
    %3 = tensor.empty() : tensor<4xi32>
    %4 = linalg.fill ins(%c-128_i32 : i32) outs(%3 : tensor<4xi32>) -> tensor<4xi32>
    %5:3 = call @f5(%4) : (tensor<4xi32>) -> (tensor<i1>, tensor<4xi32>, tensor<4xi32>)
    %inserted_slice = tensor.insert_slice %4 into %5#1[0] [4] [1] : tensor<4xi32> into tensor<4xi32>
    %6:3 = call @f6(%arg0, %c-128_i32, %5#0) : (tensor<i1>, i32, tensor<i1>) -> (tensor<i1>, tensor<4xi32>, tensor<4xi32>)
    return %2, %5#2, %inserted_slice, %6#0, %6#1, %6#2, %arg1 : tensor<?xi32>, tensor<4xi32>, tensor<4xi32>, tensor<i1>, tensor<4xi32>, tensor<4xi32>, tensor<?xi32>
  }
}

