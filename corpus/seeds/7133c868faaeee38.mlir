// bufdiff-profile: cfg
// bufdiff-choices: 52235f307316274c066d42a9745a7758cbaefd263744275fd7b285122551e26f4d30ea5fb8ffc938
// bufdiff-choices: febf14be028a28f56fc40bcd0a8a0e62f2dd88db2a580f63b47c3d35ed735921760edf9b9d34dd9c
// bufdiff-choices: 76d4f47471edb94aa47ba87017ed772af4b8b26838f621c9e6e6855bc8a66e99c1e09e86bcd086cf
// bufdiff-choices: 29b3eaad108c76fa88fbca0183cce994037072b7114933df66c495eb038aa32c232b13405be8eea6
// bufdiff-choices: a17da8ae6248d5ed3fbe3277f14dd42c
// bufdiff-features: 2898 3795 12170 12932 13233 13915 14159 14454 15356 15751 15903 16289 20127
// bufdiff-features: 22095 22280 22640 25818 26568 28814 30666 31752 34167 34233 36535 36784 38783
// bufdiff-features: 39026 40712 42467 44522 44666 46203 47392 49370 50894 52322 52558 52900 53180
// bufdiff-features: 53244 53469 59176 60322 60469 60567 60686 61692 63071 64685 64801 65259 66422
// bufdiff-features: 67517 67626 67880 68355 68409 68782 68867 71050 72090 73802 74450 74507 75652
// bufdiff-features: 75921 76728 76748 80024 81736 81763 82135 82594 84585 84985 85843 87199 88264
// bufdiff-features: 88732 88955 89780 90424 91238 92849 93255 94961 95494 99383 101823 102458
// bufdiff-features: 102597 103147 103715 104315 104436 106087 107412 107987 108221 108561 109502
// bufdiff-features: 109870 109949 112929 113374 115026 118313 120379 121682 122544 125908 130779
// bufdiff-features: 132624 132840 132976 136269 137102 138423 139524 140878 142916 144761 146512
// bufdiff-features: 146814 151758 155143 156460 158120 158897 159776 160967 162799 162971 165719
// bufdiff-features: 167614 168271 168815 168858 171020 171116 172145 173800 174713 176219 176370
// bufdiff-features: 176478 176774 177182 178558 179280 179357 181548 184030 185630 185743 186959
// bufdiff-features: 188790 192628 193290 193398 194134 197339 197392 197738 197837 197849 198460
// bufdiff-features: 201059 202241 202539 203746 205430 205434 205689 207449 209108 209380 210461
// bufdiff-features: 213400 214073 215880 217282 218899 220999 221648 226178 226357 227536 228291
// bufdiff-features: 229559 230081 230640 230915 234237 236136 236909 237686 238398 238660 238954
// bufdiff-features: 240158 246543 249184 252056 252539 253836 255618 255982 256525 259840 260616
#map = affine_map<(d0, d1, d2) -> (d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<2x4xi32>, %arg1: i32, %arg2: tensor<2x4xi32>) -> (tensor<?x4xi32>, tensor<?x4xi32>) {
    %0:2 = call @f1(%arg2, %arg2) : (tensor<2x4xi32>, tensor<2x4xi32>) -> (tensor<2x4xi32>, i32)
    %c-1_i32 = arith.constant -1 : i32
    %1 = arith.cmpi sle, %0#1, %c-1_i32 : i32
    %2 = arith.select %1, %arg2, %arg0 : tensor<2x4xi32>
    %3 = arith.index_cast %arg1 : i32 to index
    %c3 = arith.constant 3 : index
    %4 = arith.remui %3, %c3 : index
    affine.if #set(%4) {
      %5:2 = scf.forall (%arg3) in (4) shared_outs(%arg4 = %2, %arg5 = %arg2) -> (tensor<2x4xi32>, tensor<2x4xi32>) {
        %9:2 = func.call @f1(%arg2, %arg2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<2x4xi32>, tensor<2x4xi32>) -> (tensor<2x4xi32>, i32)
        %cst = arith.constant dense<[[10], [13]]> : tensor<2x1xi32>
        %extracted_slice = tensor.extract_slice %arg5[0, %arg3] [2, 1] [1, 1] : tensor<2x4xi32> to tensor<2x1xi32>
        %cst_1 = arith.constant dense<[[11, 12]]> : tensor<1x2xi32>
        %c1 = arith.constant 1 : index
        %extracted_slice_2 = tensor.extract_slice %extracted_slice[%c1, 0] [1, 1] [1, 1] : tensor<2x1xi32> to tensor<1x1xi32>
        %10 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%cst_1, %extracted_slice_2 : tensor<1x2xi32>, tensor<1x1xi32>) outs(%extracted_slice : tensor<2x1xi32>) -> tensor<2x1xi32>
        %11 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%10 : tensor<2x1xi32>) {
        ^bb0(%out: i32):
          %c7_i32 = arith.constant 7 : i32
          %12 = arith.minui %out, %c7_i32 : i32
          linalg.yield %12 : i32
        } -> tensor<2x1xi32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %cst into %arg4[0, %arg3] [2, 1] [1, 1] : tensor<2x1xi32> into tensor<2x4xi32>
          tensor.parallel_insert_slice %11 into %arg5[0, %arg3] [2, 1] [1, 1] : tensor<2x1xi32> into tensor<2x4xi32>
        }
      }
      %6 = linalg.copy ins(%5#1 : tensor<2x4xi32>) outs(%5#0 : tensor<2x4xi32>) -> tensor<2x4xi32>
      %c2 = arith.constant 2 : index
      %c4 = arith.constant 4 : index
      %7 = tensor.empty(%c2, %c4) : tensor<?x?xi32>
      %8 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<2x4xi32>) outs(%7 : tensor<?x?xi32>) {
      ^bb0(%in: i32, %out: i32):
        %9 = arith.maxsi %in, %0#1 : i32
        linalg.yield %9 : i32
      } -> tensor<?x?xi32>
    }
    %cast = tensor.cast %0#0 : tensor<2x4xi32> to tensor<?x4xi32>
    %cast_0 = tensor.cast %arg0 : tensor<2x4xi32> to tensor<?x4xi32>
    return %cast_0, %cast : tensor<?x4xi32>, tensor<?x4xi32>
  }
  func.func private @f1(%arg0: tensor<2x4xi32> {bufferization.buffer_layout = #map3}, %arg1: tensor<2x4xi32>) -> (tensor<2x4xi32>, i32) {
    %c-128_i32 = arith.constant -128 : i32
    %0 = linalg.fill ins(%c-128_i32 : i32) outs(%arg0 : tensor<2x4xi32>) -> tensor<2x4xi32>
    %concat = tensor.concat dim(1) %arg0, %arg0, %arg0 : (tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x12xi32>
    return %0, %c-128_i32 : tensor<2x4xi32>, i32
  }
}

