// bufdiff-profile: loops
// bufdiff-choices: 753166bf52b7d1fd76cd182da5e97d486cfcbb0bdfecc2ecb706f02e1cb33e578f877373efad4c78
// bufdiff-choices: 55a9c2b1c93a6e51945db4ddcb398c2d2c5ca0282c513f43c48ddf4b692daa6eb59ff2d14f8cabbf
// bufdiff-choices: 52d0c9c5c2652488411678f66ed44c42b11803f98eacbe35f70c1ea5928d488cd07feb8def985841
// bufdiff-choices: 07bfd1d4bb56f2c95f7e4ba9d78227f75b9f8ff705da1ae2f99a3637997d028ad08eea4f46e06101
// bufdiff-choices: 18d1fd28d820ddc054ffe4cca2d1a75657642873f7c5dda3efb059ac99187b35892a0b96bc7a0fda
// bufdiff-choices: afce2fb53654596540a11662a09b5f6ce631392b756dfd495139530fc0e037149a246f994616d6d1
// bufdiff-choices: 42e558fd02f0765e1f462796
// bufdiff-features: 706 2428 2442 4211 4514 9479 11588 13233 13424 13915 15751 15903 15989 16269
// bufdiff-features: 16371 16822 17015 18166 21522 22280 24259 25818 26087 26369 26546 28556 28986
// bufdiff-features: 31903 33824 34159 34167 34906 37007 37183 38202 38754 39025 39927 40712 41679
// bufdiff-features: 41984 42344 42530 43774 44522 46034 46203 47230 47392 48092 49370 49635 51341
// bufdiff-features: 51654 52558 52807 52900 53171 54827 56404 56927 57548 58190 60235 60686 63495
// bufdiff-features: 63800 64119 65478 66422 68355 68782 69147 69427 70702 72053 74201 74255 75921
// bufdiff-features: 76953 77261 77617 78283 78430 80894 81467 83194 84585 84922 85047 86125 86937
// bufdiff-features: 87466 88233 88732 89780 90777 91074 91627 92431 93255 98501 102809 103715
// bufdiff-features: 104850 104931 104958 108977 109327 111494 112756 112929 115026 115073 119588
// bufdiff-features: 120745 121682 126932 128126 129435 130192 132574 133297 137045 137124 137504
// bufdiff-features: 139765 139885 140374 140778 141044 142274 143878 146512 146792 149222 150818
// bufdiff-features: 151326 152730 153957 155009 155545 155898 156369 156460 156914 158120 159421
// bufdiff-features: 159974 160327 160756 162799 164602 165141 165340 165719 167614 167650 168858
// bufdiff-features: 169982 170819 170882 171053 171116 173016 173952 174243 175546 178165 180469
// bufdiff-features: 183290 183588 184030 184122 185317 185626 185847 186642 186959 188790 190520
// bufdiff-features: 192628 192771 193290 194321 194714 196889 197837 198432 200521 202562 205434
// bufdiff-features: 207442 207632 209755 209761 210022 210461 210773 212389 212628 213275 213459
// bufdiff-features: 214744 215959 217709 219751 222487 225250 225308 228061 228519 229266 229951
// bufdiff-features: 230081 230640 234455 234562 235477 236909 236929 236986 240158 240212 241740
// bufdiff-features: 242793 244092 245673 246543 249297 250917 250948 252539 252555 253065 253439
// bufdiff-features: 253836 255430 259528 259840
module {
  func.func private @f1(%arg0: tensor<i32>) -> (tensor<i32>, i32, i32) {
    %c7_i32 = arith.constant 7 : i32
    %from_elements = tensor.from_elements %c7_i32 : tensor<i32>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%from_elements, %arg0 : tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %extracted = tensor.extract %arg0[] : tensor<i32>
    return %0, %extracted, %c7_i32 : tensor<i32>, i32, i32
  }
  func.func private @f2(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
    %c3_i32 = arith.constant 3 : i32
    %0 = linalg.fill ins(%c3_i32 : i32) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %cst = arith.constant dense<3> : tensor<i32>
    %1:3 = call @f1(%cst) : (tensor<i32>) -> (tensor<i32>, i32, i32)
    %c127_i32 = arith.constant 127 : i32
    %2 = arith.cmpi sgt, %1#1, %c127_i32 : i32
    %3 = arith.select %2, %arg0, %0 : tensor<i32>
    return %3, %1#0, %arg0 : tensor<i32>, tensor<i32>, tensor<i32>
  }
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<3x3x2xi32>, %arg2: i32) -> (tensor<3x3x2xi32>, tensor<3x3x2xi32>, tensor<i32>, tensor<i32>) {
    %0 = scf.forall (%arg3) in (3) shared_outs(%arg4 = %arg1) -> (tensor<3x3x2xi32>) {
      %extracted_slice = tensor.extract_slice %arg1[%arg3, 0, 0] [1, 3, 2] [1, 1, 1] : tensor<3x3x2xi32> to tensor<3x2xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg4[0, %arg3, 0] [3, 1, 2] [1, 1, 1] : tensor<3x2xi32> into tensor<3x3x2xi32>
      }
    }
    %1:3 = call @f2(%arg0) : (tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>)
    %2:2 = scf.forall (%arg3) in (3) shared_outs(%arg4 = %0, %arg5 = %0) -> (tensor<3x3x2xi32>, tensor<3x3x2xi32>) {
      %3 = bufferization.alloc_tensor() copy(%1#2) : tensor<i32>
      %expanded = tensor.expand_shape %1#2 [] output_shape [1, 1] : tensor<i32> into tensor<1x1xi32>
      %extracted_slice = tensor.extract_slice %arg4[0, %arg3, 0] [3, 1, 2] [1, 1, 1] : tensor<3x3x2xi32> to tensor<3x1x2xi32>
      %mapped = linalg.map ins(%extracted_slice : tensor<3x1x2xi32>) outs(%extracted_slice : tensor<3x1x2xi32>)
        (%in: i32, %init: i32) {
          %c3_i32 = arith.constant 3 : i32
          %4 = arith.minsi %in, %c3_i32 : i32
          linalg.yield %4 : i32
        }
      %mapped_0 = linalg.map ins(%extracted_slice : tensor<3x1x2xi32>) outs(%mapped : tensor<3x1x2xi32>)
        (%in: i32, %init: i32) {
          %4 = arith.xori %in, %arg2 : i32
          linalg.yield %4 : i32
        }
      %extracted_slice_1 = tensor.extract_slice %arg5[0, %arg3, 0] [3, 1, 2] [1, 1, 1] : tensor<3x3x2xi32> to tensor<3x1x2xi32>
      %c1 = arith.constant 1 : index
      %cast = tensor.cast %extracted_slice : tensor<3x1x2xi32> to tensor<3x?x2xi32>
      %inserted_slice = tensor.insert_slice %cast into %extracted_slice_1[0, 0, 0] [3, %c1, 2] [1, 1, 1] : tensor<3x?x2xi32> into tensor<3x1x2xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %mapped_0 into %arg4[0, %arg3, 0] [3, 1, 2] [1, 1, 1] : tensor<3x1x2xi32> into tensor<3x3x2xi32>
        tensor.parallel_insert_slice %inserted_slice into %arg5[0, %arg3, 0] [3, 1, 2] [1, 1, 1] : tensor<3x1x2xi32> into tensor<3x3x2xi32>
      }
    }
    return %2#1, %2#0, %1#1, %1#0 : tensor<3x3x2xi32>, tensor<3x3x2xi32>, tensor<i32>, tensor<i32>
  }
}

