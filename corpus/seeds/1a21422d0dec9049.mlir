// bufdiff-profile: single
// bufdiff-choices: 9b92769b7a4ef649749840c693115803b29de26a7a248476a7206f48ecbf0daac1b686ca66d0fc47
// bufdiff-choices: b5880417affcf959c8e3224e06a5efd487a4915011723dc064b6
// bufdiff-features: 2898 9479 11441 12170 13915 15751 15903 16822 19419 22095 22640 24184 25818
// bufdiff-features: 26369 26568 28814 33915 34159 34167 37007 38394 40712 42467 44132 46203 49370
// bufdiff-features: 49657 52558 52807 52928 54915 57548 58190 60686 63929 64235 66422 68355 68782
// bufdiff-features: 71168 74507 75921 78796 82594 85134 86937 90202 90578 91074 93255 96431 97344
// bufdiff-features: 99383 102809 103715 108416 109327 110780 111976 112929 115026 117779 119384
// bufdiff-features: 120772 121682 125539 125702 125908 129435 130933 132574 136030 138086 139102
// bufdiff-features: 139885 140374 142775 143475 146711 150829 151758 152187 153293 155143 155477
// bufdiff-features: 155898 156369 156460 159724 160756 163212 163876 165141 165695 165719 166579
// bufdiff-features: 167973 168833 168858 168881 169047 170819 171053 171116 173800 178854 179280
// bufdiff-features: 180469 183722 184030 186959 188790 191888 191911 192628 193290 194134 194503
// bufdiff-features: 196031 197837 198447 198460 201059 201509 203746 205434 205689 205953 210406
// bufdiff-features: 210461 211625 217282 226178 226607 229266 230810 234562 236929 244092 246543
// bufdiff-features: 246723 246783 246895 246966 250415 251217 252318 252466 256076 258906 258994
// bufdiff-features: 259528 259840 261091
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<4x4xi32>) -> tensor<4x4xi32> {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c100_i32 = arith.constant 100 : i32
    %inserted = tensor.insert %c100_i32 into %arg0[%c3, %c1] : tensor<4x4xi32>
    return %inserted : tensor<4x4xi32>
  }
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> tensor<4x4xi32> {
    %0 = scf.forall (%arg6) in (4) shared_outs(%arg7 = %arg3) -> (tensor<4x4xi32>) {
      %1 = tensor.empty() : tensor<4x4xi32>
      %2 = linalg.fill ins(%arg4 : i32) outs(%1 : tensor<4x4xi32>) -> tensor<4x4xi32>
      %3 = func.call @either2(%arg3, %2) : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>
      %4 = arith.index_cast %arg4 : i32 to index
      %c4 = arith.constant 4 : index
      %5 = arith.remui %4, %c4 : index
      %c2 = arith.constant 2 : index
      %inserted = tensor.insert %arg4 into %arg3[%5, %c2] : tensor<4x4xi32>
      %6 = tensor.empty() : tensor<4x4xi32>
      %7 = arith.minsi %arg4, %arg4 : i32
      %8 = linalg.fill ins(%7 : i32) outs(%6 : tensor<4x4xi32>) -> tensor<4x4xi32>
      %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<4x4xi32>) outs(%8 : tensor<4x4xi32>) {
      ^bb0(%in: i32, %out: i32):
        %10 = arith.ori %in, %out : i32
        linalg.yield %10 : i32
      } -> tensor<4x4xi32>
      %c3 = arith.constant 3 : index
      %extracted = tensor.extract %9[%c3, %c2] : tensor<4x4xi32>
      %extracted_slice = tensor.extract_slice %arg7[%arg6, 0] [1, 4] [1, 1] : tensor<4x4xi32> to tensor<1x4xi32>
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %inserted_0 = tensor.insert %extracted into %extracted_slice[%c0, %c1] : tensor<1x4xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted_0 into %arg7[%arg6, 0] [1, 4] [1, 1] : tensor<1x4xi32> into tensor<4x4xi32>
      }
    }
    return %0 : tensor<4x4xi32>
  }
  func.func private @either2(%arg0: tensor<4x4xi32>, %arg1: tensor<4x4xi32>) -> tensor<4x4xi32> {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c3, %c0] : tensor<4x4xi32>
    %c42_i32 = arith.constant 42 : i32
    %0 = arith.cmpi eq, %extracted, %c42_i32 : i32
    %1 = arith.select %0, %arg0, %arg1 : tensor<4x4xi32>
    return %1 : tensor<4x4xi32>
  }
}

