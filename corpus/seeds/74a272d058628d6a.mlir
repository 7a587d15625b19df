// bufdiff-profile: loops
// bufdiff-choices: 592d7b590134d24b2e6dfe6492e502d598bf394897abadc967df981674d023019405e1bf8cae0772
// bufdiff-choices: 4b259e3bb89ec950aead477e02f73913e68e166e0b65cc858e523ced4c71df251df5036e61ddd917
// bufdiff-choices: 1b89d2a730e4fcb58f454e6520dc6e4f13b4c150d613c72ccb684568d4cd3b53af6ddf34c339bdba
// bufdiff-choices: 28916c774f1e6916b7f7662eef54468fede03b03dea5385726ffe7db2082860306dea92b8e7bee45
// bufdiff-choices: 764ababc398f1ace121437fd8f15e5565a885056012b62e85c0c06287292dcee7d753bd16690da68
// bufdiff-choices: 1c8cdec82a55d4e88e1d86466928f92c62f1c986313600e8849b201d5b82c1c9a94680eb4f0943a6
// bufdiff-choices: 8cbd30553b4aa2c9a94d2e7d542d26c40621ef13a036409f7d88ad4ee6f18a1f790e3db64ce07e8e
// bufdiff-choices: 99f988c2e6792d2eaf5c
// bufdiff-features: 145 573 1843 1915 2442 3027 3579 4752 5187 5950 6277 6363 6812 7178 8130 9479
// bufdiff-features: 10872 12932 13493 14704 15751 15903 16289 16682 17470 20092 21652 21953 22095
// bufdiff-features: 22280 24861 26568 27123 28512 32080 33498 34167 34650 35163 36784 38783 40540
// bufdiff-features: 41726 42344 42398 42984 43942 45571 46203 47102 47311 48506 48600 49007 50894
// bufdiff-features: 52322 52558 53178 53180 53252 53604 54684 55276 56024 56348 56723 60686 61480
// bufdiff-features: 63071 63326 64235 64416 65152 65272 66327 66422 66869 67946 68355 70544 73756
// bufdiff-features: 73802 74057 74833 74914 76953 77481 77987 78457 79703 79710 79852 81022 82011
// bufdiff-features: 82135 84585 85474 86710 88337 88958 89780 90097 90414 91781 94981 95407 95794
// bufdiff-features: 98138 99383 100481 103568 104315 107424 108210 109408 110162 110859 110917
// bufdiff-features: 112330 112929 113816 115728 116148 117724 117807 119764 119993 121363 121524
// bufdiff-features: 121626 122964 123359 125921 127533 128817 129630 130824 133446 135377 136030
// bufdiff-features: 136987 137045 137656 139524 140725 142349 142393 142651 143172 143438 144286
// bufdiff-features: 144513 146512 146953 148304 149884 149892 150401 151292 151980 152233 153293
// bufdiff-features: 153484 154419 155408 156183 156460 157034 158120 158128 158996 159348 159596
// bufdiff-features: 160756 161319 161681 161974 163975 165636 165719 165817 166169 166579 167260
// bufdiff-features: 167973 168323 168403 168457 168815 168858 169860 170979 171369 171715 172127
// bufdiff-features: 172236 172683 173152 173614 175248 175405 176478 176626 177262 178067 178549
// bufdiff-features: 178854 179647 179796 180465 181673 182719 184863 184962 186030 186959 188122
// bufdiff-features: 188200 188790 191905 192422 192628 193290 195820 196031 197837 197849 198003
// bufdiff-features: 198460 201059 202241 202616 204614 205434 205481 205689 206133 207124 207330
// bufdiff-features: 207488 207725 207731 208604 208623 209108 210351 210461 210482 211044 211508
// bufdiff-features: 211717 212018 212111 212375 213400 213455 214073 214396 214411 214435 216524
// bufdiff-features: 217748 218064 218310 220494 222219 223030 223437 226357 226545 228168 229266
// bufdiff-features: 230081 231129 232621 233276 234157 235126 235325 236024 237022 237169 237763
// bufdiff-features: 238386 239621 240158 242101 243140 243781 244677 245237 245458 246206 246303
// bufdiff-features: 246543 246907 246917 247062 248993 249451 249841 250909 250917 251992 252161
// bufdiff-features: 252466 252493 252539 252824 254126 255556 256525 257251 258239 258906 258994
// bufdiff-features: 259229 259528 259840 259851 260178 261203
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>, %arg3: tensor<4xi32>) -> (tensor<?xi32>, tensor<4xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c1] : tensor<4xi32>
    %inserted = tensor.insert %extracted into %arg3[%c0] : tensor<4xi32>
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.for %arg4 = %c0 to %c4 step %c2 iter_args(%arg5 = %arg1, %arg6 = %arg2) -> (tensor<4xi32>, tensor<4xi32>) {
      %extracted_slice = tensor.extract_slice %arg6[%arg4] [1] [1] : tensor<4xi32> to tensor<i32>
      %c0_i32 = arith.constant 0 : i32
      %from_elements = tensor.from_elements %c0_i32 : tensor<i32>
      %mapped = linalg.map ins(%extracted_slice, %extracted_slice, %from_elements : tensor<i32>, tensor<i32>, tensor<i32>) outs(%extracted_slice : tensor<i32>)
        (%in: i32, %in_1: i32, %in_2: i32, %init: i32) {
          %3 = arith.maxui %in, %in_1 : i32
          %4 = arith.subi %3, %in_2 : i32
          %c5_i32 = arith.constant 5 : i32
          %5 = arith.shrsi %4, %c5_i32 : i32
          linalg.yield %5 : i32
        }
      %inserted_slice = tensor.insert_slice %mapped into %arg6[%arg4] [1] [1] : tensor<i32> into tensor<4xi32>
      %extracted_0 = tensor.extract %arg6[%arg4] : tensor<4xi32>
      vector.print %extracted_0 : i32
      %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg6 : tensor<4xi32>) {
      ^bb0(%out: i32):
        %c100_i32 = arith.constant 100 : i32
        %3 = arith.subi %out, %c100_i32 : i32
        %c0_i32_1 = arith.constant 0 : i32
        %4 = arith.shrsi %3, %c0_i32_1 : i32
        linalg.yield %4 : i32
      } -> tensor<4xi32>
      %2 = scf.for %arg7 = %c0 to %c2 step %c1 iter_args(%arg8 = %arg5) -> (tensor<4xi32>) {
        %extracted_1 = tensor.extract %arg8[%c1] : tensor<4xi32>
        %mapped_2 = linalg.map ins(%arg3, %inserted, %1 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) outs(%arg8 : tensor<4xi32>)
          (%in: i32, %in_4: i32, %in_5: i32, %init: i32) {
            %6 = arith.andi %in, %in_4 : i32
            %7 = arith.subi %6, %in_5 : i32
            linalg.yield %7 : i32
          }
        %c3 = arith.constant 3 : index
        %extracted_3 = tensor.extract %mapped_2[%c3] : tensor<4xi32>
        %3 = tensor.empty() : tensor<4xi32>
        %4 = linalg.fill ins(%extracted : i32) outs(%3 : tensor<4xi32>) -> tensor<4xi32>
        %5 = linalg.copy ins(%4 : tensor<4xi32>) outs(%mapped_2 : tensor<4xi32>) -> tensor<4xi32>
        scf.yield %5 : tensor<4xi32>
      }
      scf.yield %2, %1 : tensor<4xi32>, tensor<4xi32>
    }
    %cast = tensor.cast %0#1 : tensor<4xi32> to tensor<?xi32>
    return %cast, %0#0 : tensor<?xi32>, tensor<4xi32>
  }
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<4xi32> {
    %0 = tensor.empty() : tensor<4xi32>
    %c5_i32 = arith.constant 5 : i32
    %1 = linalg.fill ins(%c5_i32 : i32) outs(%0 : tensor<4xi32>) -> tensor<4xi32>
    %2:2 = call @f1(%arg0, %1, %1, %arg0) : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> (tensor<?xi32>, tensor<4xi32>)
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %2#0[%c1] : tensor<?xi32>
    %3 = arith.cmpi sgt, %extracted, %c5_i32 : i32
    scf.if %3 {
      %extracted_slice = tensor.extract_slice %2#1[1] [2] [2] : tensor<4xi32> to tensor<2xi32>
      %extracted_slice_0 = tensor.extract_slice %2#1[0] [2] [3] : tensor<4xi32> to tensor<2xi32>
      %cst = arith.constant dense<[[3, 4], [5, 6]]> : tensor<2x2xi32>
      %reduced = linalg.reduce ins(%cst : tensor<2x2xi32>) outs(%extracted_slice : tensor<2xi32>) dimensions = [0] 
        (%in: i32, %init: i32) {
          %8 = arith.cmpi sgt, %in, %init : i32
          %9 = arith.select %8, %in, %init : i32
          linalg.yield %9 : i32
        }
      %4 = linalg.copy ins(%extracted_slice : tensor<2xi32>) outs(%extracted_slice_0 : tensor<2xi32>) -> tensor<2xi32>
      %inserted_slice = tensor.insert_slice %4 into %2#1[1] [2] [2] : tensor<2xi32> into tensor<4xi32>
      %inserted_slice_1 = tensor.insert_slice %reduced into %inserted_slice[0] [2] [3] : tensor<2xi32> into tensor<4xi32>
      %5 = arith.index_castui %3 : i1 to index
      %c4 = arith.constant 4 : index
      %6 = arith.remui %5, %c4 : index
      %c0 = arith.constant 0 : index
      %7 = scf.for %arg2 = %c0 to %6 step %c1 iter_args(%arg3 = %reduced) -> (tensor<2xi32>) {
        %8:2 = func.call @f1(%inserted_slice_1, %inserted_slice, %inserted_slice, %inserted_slice_1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> (tensor<?xi32>, tensor<4xi32>)
        %9 = linalg.copy ins(%extracted_slice_0 : tensor<2xi32>) outs(%arg3 : tensor<2xi32>) -> tensor<2xi32>
        scf.yield %9 : tensor<2xi32>
      }
    }
    return %2#1 : tensor<4xi32>
  }
}

