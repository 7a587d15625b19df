// bufdiff-profile: cfg
// bufdiff-choices: e056c2d8ae399969f5ede541990177fc3ad2c3d3df2e5f278a7b76c053d2472dac30c47abbb1428f
// bufdiff-choices: 023c6790f0d26115496cd50fd8a91d234a2e1f269e055cec64dea25141df2d1822f4a82893ede273
// bufdiff-choices: bd0ca97d059585ab937aeda39b7067b38a9eb7642bd45fe4648a54084a32628c820c51d0ab257403
// bufdiff-choices: 1e067d7c9c880ec910ce4cb91b95ef12ecc83c8919e5c2291bce34eae1c4812e55a16bdad37f273c
// bufdiff-choices: 6e6b1693f63b5ade76af796ddaef66f38bcd5d6fe955bf2b214a8aa6d8c8734b34f255d7f9fb4f38
// bufdiff-choices: 85a409bb6caf949e13ef48bf5e5ab19239beac6fd6d559d0a40cd3d92982f68834c16fb51ea483d1
// bufdiff-choices: f962b449221519334bb6d8aac45e475ae1235b8a981d31640dd26c3a25daed95beee0f1b6df22a38
// bufdiff-choices: 4ea0315b7c24158cfe1de0f071290c0554fe184bef8bd6b4832afa36ff9bd535be0c3c157b714c1e
// bufdiff-choices: 5e2ab2ee0935d91359c6b201f37f5d647fc8837457c0860831ea48db2996965db982b7fb150e0f87
// bufdiff-choices: 53e193e1618984da5df4940433dd3fd8322f9958a1e4ff57885c7efed58e5e59928357967795721d
// bufdiff-choices: 412d0192a7
// bufdiff-features: 686 1166 1765 2230 3447 9479 11490 12932 13233 13623 15751 15903 16269 16289
// bufdiff-features: 16682 16728 16970 18166 18249 18822 22280 25818 26023 26568 27840 28986 29687
// bufdiff-features: 30666 32809 34167 34269 36076 37183 37289 38497 38783 39743 40070 40712 42344
// bufdiff-features: 43442 46203 47200 47392 47646 47865 48259 49322 49370 49657 50759 52558 52900
// bufdiff-features: 53171 53243 53469 54135 54964 55113 56228 56272 58225 58290 59620 60235 60686
// bufdiff-features: 61944 63071 63800 63850 64235 65305 65478 66422 67477 68355 68782 69121 71037
// bufdiff-features: 71050 71306 71894 72629 73150 73289 76953 78283 80894 82135 82440 83194 84056
// bufdiff-features: 84347 84585 84922 85497 85843 86125 86159 87397 87466 87861 88038 88732 88787
// bufdiff-features: 89045 89557 89736 89780 93255 94488 95792 95900 96128 97129 97692 98187 98501
// bufdiff-features: 99383 101852 104931 106278 109187 109721 110780 111205 111839 111875 112929
// bufdiff-features: 113940 115778 115801 117206 117235 118300 118699 119340 121132 121682 123204
// bufdiff-features: 123769 124839 125908 128163 128361 129404 129435 130177 130933 131996 136684
// bufdiff-features: 137045 139879 140367 140377 140940 140958 141891 142342 144093 146260 149495
// bufdiff-features: 150299 153293 154893 155870 155898 158120 158810 158897 160756 161582 163077
// bufdiff-features: 163471 164160 165106 165690 165695 165719 167466 167650 168858 170271 171116
// bufdiff-features: 171551 172250 175776 176031 176480 177904 178067 178165 181390 181673 184022
// bufdiff-features: 184030 186959 187159 187647 188200 188241 188376 188790 190141 192422 192628
// bufdiff-features: 193747 194682 195420 196031 197717 197837 198460 198739 201032 201059 201509
// bufdiff-features: 202241 204797 204852 204922 205434 205689 205953 207023 207982 208944 209922
// bufdiff-features: 210406 210461 212628 212779 213275 214010 214560 215959 216563 216581 217672
// bufdiff-features: 218064 218480 220284 220399 220506 220962 221089 221162 221754 222612 223016
// bufdiff-features: 223642 223663 223805 223933 223989 224222 227536 228390 229266 229845 229951
// bufdiff-features: 230081 230640 231034 231583 231887 231912 233276 234562 235477 236336 236930
// bufdiff-features: 239241 240158 241433 244196 244677 245171 245656 246208 246543 246895 247384
// bufdiff-features: 247751 249411 249996 250917 252260 252466 252539 252555 253836 256112 256688
// bufdiff-features: 258882 259840 261091 261714
module {
  func.func private @f3(%arg0: tensor<index>) -> (tensor<1x2x2x1xi32>, index, index) {
    %c4 = arith.constant 4 : index
    %0 = linalg.fill ins(%c4 : index) outs(%arg0 : tensor<index>) -> tensor<index>
    %extracted = tensor.extract %0[] : tensor<index>
    %c2 = arith.constant 2 : index
    %1 = arith.muli %extracted, %c2 : index
    %2 = tensor.empty() : tensor<1x2x2x1xi32>
    %c-3_i32 = arith.constant -3 : i32
    %3 = linalg.fill ins(%c-3_i32 : i32) outs(%2 : tensor<1x2x2x1xi32>) -> tensor<1x2x2x1xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %3[%c0, 0, 1, 0] [1, 2, 1, %c1] [1, 1, 1, 1] : tensor<1x2x2x1xi32> to tensor<2x1x?xi32>
    %4 = linalg.depthwise_conv_2d_nchw_chw ins(%3, %extracted_slice : tensor<1x2x2x1xi32>, tensor<2x1x?xi32>) outs(%3 : tensor<1x2x2x1xi32>) -> tensor<1x2x2x1xi32>
    return %4, %1, %extracted : tensor<1x2x2x1xi32>, index, index
  }
  func.func private @f1(%arg0: tensor<3x2x0xf64>, %arg1: tensor<3x2x0xf64>) -> (tensor<3x2x0xf64>, tensor<3x2x0xf64>, index) {
    %0:2 = scf.forall (%arg2) in (0) shared_outs(%arg3 = %arg1, %arg4 = %arg0) -> (tensor<3x2x0xf64>, tensor<3x2x0xf64>) {
      %c0 = arith.constant 0 : index
      %inserted_slice = tensor.insert_slice %arg1 into %arg0[0, 0, %c0] [3, 2, 0] [1, 1, 1] : tensor<3x2x0xf64> into tensor<3x2x0xf64>
      %1 = tensor.empty() : tensor<3x2xf64>
      %cst = arith.constant 3.000000e+00 : f64
      %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<3x2xf64>) -> tensor<3x2xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %2 into %arg3[0, 0, %arg2] [3, 2, 1] [1, 1, 1] : tensor<3x2xf64> into tensor<3x2x0xf64>
        tensor.parallel_insert_slice %2 into %arg4[0, 0, %arg2] [3, 2, 1] [1, 1, 1] : tensor<3x2xf64> into tensor<3x2x0xf64>
      }
    }
    %c3 = arith.constant 3 : index
    return %0#1, %0#0, %c3 : tensor<3x2x0xf64>, tensor<3x2x0xf64>, index
  }
  ml_program.global private mutable @g0(dense<3> : tensor<index>) : tensor<index>
  func.func private @f2(%arg0: tensor<index>, %arg1: tensor<index>, %arg2: tensor<index>) -> (tensor<index>, tensor<2x1x1x2x2xf64>) {
    %c0 = arith.constant 0 : index
    %0 = linalg.fill ins(%c0 : index) outs(%arg1 : tensor<index>) -> tensor<index>
    %1 = tensor.empty() : tensor<2x1x1x2x2xf64>
    %cst = arith.constant 7.250000e+00 : f64
    %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<2x1x1x2x2xf64>) -> tensor<2x1x1x2x2xf64>
    %3 = tensor.empty() : tensor<2x2x2x2x1xf64>
    %4 = linalg.fill ins(%cst : f64) outs(%3 : tensor<2x2x2x2x1xf64>) -> tensor<2x2x2x2x1xf64>
    %5 = linalg.conv_2d_nhwgc_gfhwc ins(%4, %4 : tensor<2x2x2x2x1xf64>, tensor<2x2x2x2x1xf64>) outs(%2 : tensor<2x1x1x2x2xf64>) -> tensor<2x1x1x2x2xf64>
    return %0, %5 : tensor<index>, tensor<2x1x1x2x2xf64>
  }
  func.func private @f4(%arg0: tensor<4x4xindex>) -> index {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c11 = arith.constant 11 : index
    %inserted = tensor.insert %c11 into %arg0[%c1, %c3] : tensor<4x4xindex>
    %false = arith.constant false
    cf.cond_br %false, ^bb1, ^bb2(%inserted, %inserted : tensor<4x4xindex>, tensor<4x4xindex>)
  ^bb1:  // pred: ^bb0
    %0 = tensor.empty() : tensor<3x2x0xf64>
    %cst = arith.constant 3.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<3x2x0xf64>) -> tensor<3x2x0xf64>
    %2:3 = call @f1(%1, %1) : (tensor<3x2x0xf64>, tensor<3x2x0xf64>) -> (tensor<3x2x0xf64>, tensor<3x2x0xf64>, index)
    cf.br ^bb2(%inserted, %inserted : tensor<4x4xindex>, tensor<4x4xindex>)
  ^bb2(%3: tensor<4x4xindex>, %4: tensor<4x4xindex>):  // 2 preds: ^bb0, ^bb1
    return %c3 : index
  }
  func.func @main(%arg0: tensor<index>, %arg1: tensor<index>) -> (tensor<1x2x2x1xi32>, tensor<2x1x1xf64>, tensor<2x1x1x2x2xf64>, index, index) {
    %0 = tensor.empty() : tensor<4x4xindex>
    %1 = call @f4(%0) : (tensor<4x4xindex>) -> index
    %2:2 = call @f2(%arg1, %arg1, %arg0) : (tensor<index>, tensor<index>, tensor<index>) -> (tensor<index>, tensor<2x1x1x2x2xf64>)
    %3 = tensor.empty() : tensor<2x2x1x2x2xf64>
    %cst = arith.constant 1.000000e+01 : f64
    %4 = linalg.fill ins(%cst : f64) outs(%3 : tensor<2x2x1x2x2xf64>) -> tensor<2x2x1x2x2xf64>
    %5 = tensor.empty() : tensor<2x1x1xf64>
    %6 = linalg.pooling_ndhwc_max ins(%4, %5 : tensor<2x2x1x2x2xf64>, tensor<2x1x1xf64>) outs(%2#1 : tensor<2x1x1x2x2xf64>) -> tensor<2x1x1x2x2xf64>
    %cst_0 = arith.constant 1.000000e+01 : f64
    %from_elements = tensor.from_elements %cst, %cst_0 : tensor<2x1x1xf64>
    %7 = linalg.reciprocal ins(%from_elements : tensor<2x1x1xf64>) outs(%5 : tensor<2x1x1xf64>) -> tensor<2x1x1xf64>
    %8:3 = call @f3(%2#0) : (tensor<index>) -> (tensor<1x2x2x1xi32>, index, index)
    return %8#0, %7, %6, %8#2, %1 : tensor<1x2x2x1xi32>, tensor<2x1x1xf64>, tensor<2x1x1x2x2xf64>, index, index
  }
}

