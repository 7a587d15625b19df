// bufdiff-profile: calls
// bufdiff-choices: 019c77a7e55e2eda97af15e9185cc6c8e3288fed932736f3b39fb1d40297e8a8ce12c8e3930cd684
// bufdiff-choices: 3284a34105d59ade79cee201a055ad1e3045892c678f763a55d7de3bfcd3f4acfd51d18fafd8a84a
// bufdiff-choices: 7f0f00d68b21f50454ab2f26d88ad2d66aaa64ccda7ca0f906b601a82977ec6092d583bda14db13b
// bufdiff-choices: 2f249ece438c6cbbd5444dde7aa7b8822f4d470a0ba69a8cdb552c4a88a00b2fc7be0fba021ba1da
// bufdiff-choices: 1cd78bfd128246edbbbb08f219b65d1faa0b1f
// bufdiff-features: 397 4494 9479 13296 15751 15903 18330 18486 20127 22280 26568 27704 27766 29082
// bufdiff-features: 29590 30725 34167 35163 37812 40540 41984 44132 49657 51658 52062 52900 53064
// bufdiff-features: 54658 63800 64716 68355 73926 78283 83957 86125 88337 88732 91705 93255 93994
// bufdiff-features: 95407 102034 102809 104931 110780 112430 116549 117235 124412 125702 127726
// bufdiff-features: 130292 132562 135530 137102 142456 143543 156460 157120 158120 160756 165636
// bufdiff-features: 165719 167749 168858 171369 177904 179102 179837 182719 182966 186959 192628
// bufdiff-features: 193297 201059 205689 207081 209666 212111 213275 223802 228390 234533 235325
// bufdiff-features: 237763 246543 247062 250415 250712 251217 257842 259528 259840
module {
  func.func @main(%arg0: tensor<?xi32>, %arg1: tensor<1xi32>) -> (tensor<1xi32>, tensor<i32>, tensor<1xi32>) {
    %0 = scf.execute_region -> tensor<1xi32> {
      %mapped = linalg.map { arith.maxsi } ins(%arg1, %arg1 : tensor<1xi32>, tensor<1xi32>) outs(%arg1 : tensor<1xi32>)
      scf.yield %mapped : tensor<1xi32>
    }
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0] : tensor<1xi32>
    %c11_i32 = arith.constant 11 : i32
    %1 = arith.cmpi ult, %extracted, %c11_i32 : i32
    %2 = arith.select %1, %0, %arg1 : tensor<1xi32>
    %extracted_0 = tensor.extract %arg1[%c0] : tensor<1xi32>
    %inserted = tensor.insert %extracted_0 into %2[%c0] : tensor<1xi32>
    %extracted_slice = tensor.extract_slice %0[%c0] [1] [1] : tensor<1xi32> to tensor<i32>
    return %inserted, %extracted_slice, %0 : tensor<1xi32>, tensor<i32>, tensor<1xi32>
  }
}

