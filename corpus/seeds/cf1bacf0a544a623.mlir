// bufdiff-profile: calls
// bufdiff-choices: 08c1ee4356ce55681bcc35122eba71ef0a0a23210226f8942d056cb36af1e78aec654959a0ff2696
// bufdiff-choices: 2a54fa45865c865a2f37d415ddb6fc5685ccc6d929cc0dccb69cb09ebda6026637642a978384d588
// bufdiff-choices: 89aa0ed5132ddf611c9cc79fca8095910b4adbfc5129f581e0865d5f5657c0b186a2db6e8fb0ad95
// bufdiff-choices: 58fd22f18d9d774d2f7297136d652562e3ebc66cd236ddf8216b4502511e9ab5c4512b955ab74955
// bufdiff-choices: 846038335754cb849b5fedc917cf14f677adc4a735428d000b01ffb266f8003a8d58bb01bba62965
// bufdiff-choices: d3f637437baffc8ec78baf34d73eb6df5a92fa75ccae94475d8669d0ec31198618
// bufdiff-features: 2786 2898 5905 7122 9479 13233 13296 14454 14458 15671 15751 16682 18486 18822
// bufdiff-features: 20127 21140 22095 22280 23004 24044 26568 27672 28564 30725 31705 32809 33853
// bufdiff-features: 34167 36784 38783 40712 41396 42858 42953 43092 44621 44666 46203 47392 48598
// bufdiff-features: 49635 51851 52558 52900 53160 53180 54998 56375 56477 56667 57124 57556 59176
// bufdiff-features: 59347 59620 60025 63071 63800 64814 64898 64964 65058 65726 66422 66869 67578
// bufdiff-features: 68355 71306 72629 73289 73802 74057 76953 78229 78283 79726 81940 83194 83957
// bufdiff-features: 84585 86125 86844 88048 88337 90777 91248 92022 93994 95407 97059 97181 98627
// bufdiff-features: 98931 99228 101823 103614 104315 104931 107702 108038 108221 109157 110552
// bufdiff-features: 110780 111976 112929 113901 116671 116721 119206 119457 119885 120963 124412
// bufdiff-features: 125702 126398 130933 131117 132322 132782 133331 136030 137045 138058 138919
// bufdiff-features: 140880 142349 143246 143543 146247 146512 146619 149001 149149 150589 151260
// bufdiff-features: 151806 153293 153896 154769 155153 156191 156460 156971 157034 158120 158856
// bufdiff-features: 158897 160756 161779 162764 162971 165636 165695 165719 166579 167749 168815
// bufdiff-features: 168858 169047 171798 173035 174042 178067 179647 183834 184030 186959 188790
// bufdiff-features: 189266 189388 190497 191863 192422 194134 196031 197849 198081 198460 198865
// bufdiff-features: 202472 203158 205434 205689 208396 208944 209387 210092 210461 213275 213878
// bufdiff-features: 214143 214869 216969 220510 220999 221476 223091 226357 226817 227345 227838
// bufdiff-features: 228390 229266 230081 230178 236930 237470 238954 240158 240417 241602 242621
// bufdiff-features: 243546 243687 243781 245380 246543 246783 248719 249184 250712 250917 252056
// bufdiff-features: 252161 252466 253836 256538 257842 258698 258916 258994 259229 259528 259840
// bufdiff-features: 260007 261864
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2xi8>, %arg1: tensor<?xi8> {bufferization.writable = false}, %arg2: tensor<2xi8> {bufferization.writable = false}) -> (tensor<6x2xi32>, tensor<1x1x1x1xi8>, tensor<?x2xi32>) {
    %cst = arith.constant dense<[[0, 1], [2, 3], [4, 5], [6, 7], [8, 9], [10, 11]]> : tensor<6x2xi32>
    %0:4 = call @f1(%cst) : (tensor<6x2xi32>) -> (tensor<?x2xi32>, tensor<6x2xi32>, i32, i32)
    %cst_0 = arith.constant dense<[[5, 4], [3, 2], [1, 0], [-1, -2], [-3, -4], [-5, -6]]> : tensor<6x2xi32>
    %1 = tensor.empty() : tensor<1x1x1x1xi8>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg2[%c1] : tensor<2xi8>
    %2 = linalg.fill ins(%extracted : i8) outs(%1 : tensor<1x1x1x1xi8>) -> tensor<1x1x1x1xi8>
    %cst_1 = arith.constant dense<[[[[2, 3]]]]> : tensor<1x1x1x2xi8>
    %3 = linalg.mmt4d ins(%cst_1, %cst_1 : tensor<1x1x1x2xi8>, tensor<1x1x1x2xi8>) outs(%2 : tensor<1x1x1x1xi8>) -> tensor<1x1x1x1xi8>
    %4 = scf.execute_region -> tensor<?x2xi32> {
      %extracted_slice = tensor.extract_slice %2[0, 0, 0, 0] [1, 1, 1, %c1] [1, 1, 1, 1] : tensor<1x1x1x1xi8> to tensor<1x1x1x?xi8>
      %c0 = arith.constant 0 : index
      %inserted = tensor.insert %extracted into %extracted_slice[%c0, %c0, %c0, %c0] : tensor<1x1x1x?xi8>
      %inserted_slice = tensor.insert_slice %inserted into %2[0, 0, 0, 0] [1, 1, 1, %c1] [1, 1, 1, 1] : tensor<1x1x1x?xi8> into tensor<1x1x1x1xi8>
      %5 = tensor.empty() : tensor<1x1x1x1xi8>
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<1x1x1x1xi8>) outs(%5 : tensor<1x1x1x1xi8>) {
      ^bb0(%in: i8, %out: i8):
        %c9_i8 = arith.constant 9 : i8
        %7 = arith.xori %in, %c9_i8 : i8
        %c5_i8 = arith.constant 5 : i8
        %8 = arith.remui %7, %c5_i8 : i8
        linalg.yield %8 : i8
      } -> tensor<1x1x1x1xi8>
      %cast = tensor.cast %cst : tensor<6x2xi32> to tensor<?x2xi32>
      %cast_2 = tensor.cast %0#1 : tensor<6x2xi32> to tensor<?x2xi32>
      %mapped = linalg.map ins(%cast, %0#0, %cast_2 : tensor<?x2xi32>, tensor<?x2xi32>, tensor<?x2xi32>) outs(%0#0 : tensor<?x2xi32>)
        (%in: i32, %in_3: i32, %in_4: i32, %init: i32) {
          %7 = arith.maxsi %in, %in_3 : i32
          %8 = arith.minsi %7, %in_4 : i32
          linalg.yield %8 : i32
        }
      scf.yield %mapped : tensor<?x2xi32>
    }
    return %cst_0, %3, %4 : tensor<6x2xi32>, tensor<1x1x1x1xi8>, tensor<?x2xi32>
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
    %6 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<2x?xi32>) outs(%3 : tensor<6x2xi32>) {
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

