// bufdiff-profile: calls
// bufdiff-choices: 08c1ee4356ce55681bcc35122eba71ef0a0a23210226f8942d056cb36af1e78aec654959a0ff2696
// bufdiff-choices: 2a54fa45865c865a2f37d415ddb6fc5685ccc6d929cc0dccb69cb09ebda6026637642a978384d588
// bufdiff-choices: 89aa0ed5132ddf611c9cc79fca8095910b4adbfc5129f581e0865d5f5657c0b186a2db6e8fb0ad95
// bufdiff-choices: 58fd22f18d9d774d2f7297136d652562e3ebc66cd236ddf8216b4502511e9ab5c4512b955ab74955
// bufdiff-choices: 846038335754cb849b5fedc917cf14f677adc4a735428d000b01ffb266f8003a8d58bb01bba62965
// bufdiff-choices: d3f637437baffc8ec78baf34d73eb6df5a92fa75ccae94475d8669d0ec31198618fb62
// bufdiff-features: 2786 3041 7122 7534 9479 9748 13233 13296 13623 14454 15671 15751 18486 18822
// bufdiff-features: 20127 21140 21395 22095 22161 22280 24044 26568 30725 31705 32809 33853 34167
// bufdiff-features: 36784 38384 38783 40712 41396 42858 42953 43092 44621 44666 45323 45897 46022
// bufdiff-features: 46203 47392 49194 49635 50633 52148 52558 52695 52900 54998 56375 56667 57124
// bufdiff-features: 59176 59347 59620 62495 63071 63800 64119 64814 64964 66422 67578 68355 72629
// bufdiff-features: 73289 73802 73833 74057 74360 74656 76953 78229 78283 79726 81736 83194 83957
// bufdiff-features: 84585 84993 86125 86844 87615 87895 88048 88337 89780 90777 91248 93994 95407
// bufdiff-features: 97181 98501 98627 99228 101264 101823 103614 104931 107425 108221 110552 111024
// bufdiff-features: 111976 112929 113901 115778 119206 120963 123204 124412 125702 125908 126398
// bufdiff-features: 127243 127813 128916 129404 130190 130933 131117 132782 135216 136030 136273
// bufdiff-features: 136596 137045 138058 142349 143543 146247 146512 149884 151806 153293 153896
// bufdiff-features: 155153 155465 155898 156191 156460 156971 157034 158120 158856 158897 160349
// bufdiff-features: 160756 161779 165636 165695 165719 166579 167749 168815 168858 171204 171798
// bufdiff-features: 173035 177182 178067 181554 184030 186959 188145 188790 192422 192628 193747
// bufdiff-features: 193807 194134 196031 196787 197849 198081 198460 198865 200637 203158 205434
// bufdiff-features: 205689 208396 208944 209387 210092 210301 210461 213878 214143 214869 214959
// bufdiff-features: 216969 219191 220154 220999 223091 226357 226480 226580 227838 228390 229266
// bufdiff-features: 230081 230178 236930 237470 239693 240158 240417 241602 242621 243546 243781
// bufdiff-features: 244196 246543 246783 248719 249184 250712 250917 252056 252161 252260 252466
// bufdiff-features: 252539 253836 257842 258698 258916 258994 259528 259840 260007 260775 261864
#map = affine_map<(d0, d1, d2, d3) -> (d1, d0, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2xi8>, %arg1: tensor<?xi8> {bufferization.writable = false}, %arg2: tensor<2xi8> {bufferization.writable = false}) -> (tensor<1x1x1x1xi8>, tensor<6x2xi32>, tensor<6x2xi32>, i32, i32) {
    %0 = tensor.empty() : tensor<6x2xi32>
    %c0_i32 = arith.constant 0 : i32
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<6x2xi32>) -> tensor<6x2xi32>
    %2:4 = call @f1(%1) : (tensor<6x2xi32>) -> (tensor<?x2xi32>, tensor<6x2xi32>, i32, i32)
    %cast = tensor.cast %2#0 : tensor<?x2xi32> to tensor<6x2xi32>
    %3:4 = call @f1(%cast) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<6x2xi32>) -> (tensor<?x2xi32>, tensor<6x2xi32>, i32, i32)
    %4 = tensor.empty() : tensor<1x1x1x1xi8>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg2[%c1] : tensor<2xi8>
    %5 = linalg.fill ins(%extracted : i8) outs(%4 : tensor<1x1x1x1xi8>) -> tensor<1x1x1x1xi8>
    %cst = arith.constant dense<[[[[2, 3]]]]> : tensor<1x1x1x2xi8>
    %6 = linalg.mmt4d ins(%cst, %cst : tensor<1x1x1x2xi8>, tensor<1x1x1x2xi8>) outs(%5 : tensor<1x1x1x1xi8>) -> tensor<1x1x1x1xi8>
    %7 = scf.execute_region -> tensor<6x2xi32> {
      %c0 = arith.constant 0 : index
      %extracted_slice = tensor.extract_slice %5[0, 0, 0, %c0] [1, 1, 1, 1] [1, 1, %c1, 1] : tensor<1x1x1x1xi8> to tensor<1x1x1x1xi8>
      %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x1x1x1xi8>) outs(%extracted_slice : tensor<1x1x1x1xi8>) {
      ^bb0(%in: i8, %out: i8):
        %9 = arith.muli %in, %out : i8
        linalg.yield %9 : i8
      } -> tensor<1x1x1x1xi8>
      %inserted_slice = tensor.insert_slice %8 into %5[0, 0, 0, %c0] [1, 1, 1, 1] [1, 1, %c1, 1] : tensor<1x1x1x1xi8> into tensor<1x1x1x1xi8>
      %cast_0 = tensor.cast %3#0 : tensor<?x2xi32> to tensor<6x2xi32>
      %mapped = linalg.map ins(%2#1, %cast_0, %3#1 : tensor<6x2xi32>, tensor<6x2xi32>, tensor<6x2xi32>) outs(%2#1 : tensor<6x2xi32>)
        (%in: i32, %in_1: i32, %in_2: i32, %init: i32) {
          %9 = arith.cmpi sgt, %in, %in_1 : i32
          %10 = arith.select %9, %in, %in_1 : i32
          %11 = arith.maxsi %10, %in_2 : i32
          linalg.yield %11 : i32
        }
      scf.yield %mapped : tensor<6x2xi32>
    }
    return %6, %7, %7, %3#3, %c0_i32 : tensor<1x1x1x1xi8>, tensor<6x2xi32>, tensor<6x2xi32>, i32, i32
  }
  func.func private @f1(%arg0: tensor<6x2xi32>) -> (tensor<?x2xi32>, tensor<6x2xi32>, i32, i32) {
    %0 = tensor.empty() : tensor<6x2xi32>
    %c5_i32 = arith.constant 5 : i32
    %1 = linalg.fill ins(%c5_i32 : i32) outs(%0 : tensor<6x2xi32>) -> tensor<6x2xi32>
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c3, %c0] : tensor<6x2xi32>
    %c0_i32 = arith.constant 0 : i32
    %2 = arith.cmpi ult, %extracted, %c0_i32 : i32
    %3 = arith.select %2, %arg0, %1 : tensor<6x2xi32>
    %c6 = arith.constant 6 : index
    %4 = tensor.empty(%c6) : tensor<2x?xi32>
    %5 = linalg.fill ins(%extracted : i32) outs(%4 : tensor<2x?xi32>) -> tensor<2x?xi32>
    %6 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<2x?xi32>) outs(%3 : tensor<6x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %12 = arith.andi %in, %extracted : i32
      linalg.yield %12 : i32
    } -> tensor<6x2xi32>
    %7 = arith.index_cast %extracted : i32 to index
    %c2 = arith.constant 2 : index
    %8 = arith.remui %7, %c2 : index
    %extracted_0 = tensor.extract %1[%c3, %8] : tensor<6x2xi32>
    %9 = tensor.empty() : tensor<2x6x2xi32>
    %10 = linalg.fill ins(%extracted : i32) outs(%9 : tensor<2x6x2xi32>) -> tensor<2x6x2xi32>
    %reduced = linalg.reduce ins(%10 : tensor<2x6x2xi32>) outs(%arg0 : tensor<6x2xi32>) dimensions = [0] 
      (%in: i32, %init: i32) {
        %12 = arith.xori %in, %init : i32
        %c5_i32_1 = arith.constant 5 : i32
        %13 = arith.remui %12, %c5_i32_1 : i32
        linalg.yield %13 : i32
      }
    %11 = bufferization.alloc_tensor() copy(%reduced) : tensor<6x2xi32>
    %cast = tensor.cast %11 : tensor<6x2xi32> to tensor<?x2xi32>
    return %cast, %6, %extracted_0, %c5_i32 : tensor<?x2xi32>, tensor<6x2xi32>, i32, i32
  }
}

