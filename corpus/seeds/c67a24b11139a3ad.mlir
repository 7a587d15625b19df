// bufdiff-profile: slices
// bufdiff-choices: 563c77b6c7c1dc84bfdb675c18b2d4452778b09e65cfa5f62a644fdc35d840cdf9c24a23e0a36f24
// bufdiff-choices: 62b2eb6ae990d257a6d0a92f93171bdf602bb5c6521f59ceeb15af331a58f30fe4df9aebcab5f37c
// bufdiff-choices: a2a79ab61beaad029153fb9ec2f57d716447f2df991cc8da4cfa60fae7501c4dd7991a7d6697c494
// bufdiff-choices: a8316fe967abe6a90ee3e05d2307cc9996b5142e4a085165fad00bc519d727df1dccdc43a57cf357
// bufdiff-choices: 21fb294f1e15a99c289c99f9f0498077edb810e4c7a3c818428b5f334ea75193df322e8e878f94c6
// bufdiff-choices: ef8c05183afde986786d85b66ed6f155e8e435d5d5cbe62f24e273a80ebb186d1c1b9304f6a13c0c
// bufdiff-choices: 71d67a37d193fb36688b6aaa37f52145c4a772a296cc700b59db7cf855f21e48aa61ee10fc26
// bufdiff-features: 2027 2898 3579 7122 7534 9479 9748 9809 11136 11699 12170 12536 12804 12932
// bufdiff-features: 13233 13915 15751 15903 16269 17470 18166 20011 20237 20659 22280 22640 23787
// bufdiff-features: 24080 25818 26384 26568 28724 28814 28871 29104 32085 33915 34167 36784 38394
// bufdiff-features: 38783 40070 40712 41799 41900 41984 42344 42561 45031 46034 46203 47311 47392
// bufdiff-features: 49194 49370 49621 50146 50633 50894 51415 51932 52823 52900 53252 53472 54827
// bufdiff-features: 54998 55276 55622 55837 56404 57548 58190 58290 60417 60686 61692 62411 62641
// bufdiff-features: 63071 64235 68355 68782 71168 73289 74240 75361 75921 77617 78283 78430 78697
// bufdiff-features: 81736 82011 82551 83194 84585 86125 88732 89250 89780 91163 92492 93255 94507
// bufdiff-features: 95273 95900 97081 98501 98704 99757 101264 103108 103341 104014 104931 106148
// bufdiff-features: 107035 109923 110162 110379 110552 110780 111096 111976 112929 114309 114783
// bufdiff-features: 115026 115778 117151 117235 119588 119980 120540 121434 121626 121682 125908
// bufdiff-features: 125961 127096 127243 128163 129189 129849 129946 130824 130933 131544 131800
// bufdiff-features: 132574 136007 137235 137427 137582 137599 137694 140940 142393 142610 145597
// bufdiff-features: 146512 147654 148304 149429 153911 155545 155644 155898 156257 156460 156866
// bufdiff-features: 158120 158198 158454 159251 159724 159796 160327 160349 162247 165141 165636
// bufdiff-features: 165719 165798 166169 166475 167614 168323 168403 168858 169627 169717 170819
// bufdiff-features: 171116 171369 173152 174275 175735 177182 178067 178165 178549 178934 180169
// bufdiff-features: 181094 183290 184030 184113 185196 185275 188790 190141 190547 190806 191888
// bufdiff-features: 192628 192771 193290 193398 193747 193773 194134 194144 196031 197820 197837
// bufdiff-features: 198460 199974 200720 201059 201601 201945 202241 204195 204797 205224 205434
// bufdiff-features: 205471 205689 207982 208077 208765 209927 210461 211491 211625 212779 213275
// bufdiff-features: 214484 215168 215925 218064 218096 220387 221154 221975 223057 223180 224466
// bufdiff-features: 224916 225325 226178 228061 228139 229273 229951 230584 230640 231552 231564
// bufdiff-features: 233276 233748 236336 236668 236929 236930 236986 240015 240158 241200 242101
// bufdiff-features: 242145 243546 244092 244677 244729 245047 245873 246543 246895 247062 250917
// bufdiff-features: 252466 252539 253836 255618 259515 259840 260775
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0)>
module {
  func.func @f2(%arg0: tensor<1x5xi32>) -> (tensor<5xi32>, tensor<1x1xi32>, i32) {
    %cst = arith.constant dense<11> : tensor<5x1xi32>
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<5x1xi32>) outs(%arg0 : tensor<1x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      %3 = arith.maxsi %in, %out : i32
      linalg.yield %3 : i32
    } -> tensor<1x5xi32>
    %collapsed = tensor.collapse_shape %0 [[0, 1]] : tensor<1x5xi32> into tensor<5xi32>
    %1 = tensor.empty() : tensor<i32>
    %2 = call @f1(%1) : (tensor<i32>) -> tensor<1x1xi32>
    %c2_i32 = arith.constant 2 : i32
    return %collapsed, %2, %c2_i32 : tensor<5xi32>, tensor<1x1xi32>, i32
  }
  func.func private @f1(%arg0: tensor<i32>) -> tensor<1x1xi32> {
    %expanded = tensor.expand_shape %arg0 [] output_shape [1, 1] : tensor<i32> into tensor<1x1xi32>
    %c1_i32 = arith.constant 1 : i32
    %0 = linalg.fill ins(%c1_i32 : i32) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %collapsed = tensor.collapse_shape %expanded [] : tensor<1x1xi32> into tensor<i32>
    %1 = scf.forall (%arg1) in (1) shared_outs(%arg2 = %expanded) -> (tensor<1x1xi32>) {
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %2 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %0) -> (tensor<i32>) {
        %extracted_0 = tensor.extract %arg4[] : tensor<i32>
        %9 = arith.index_cast %extracted_0 : i32 to index
        %10 = arith.remui %9, %c2 : index
        %11 = scf.for %arg5 = %c1 to %10 step %c1 iter_args(%arg6 = %arg4) -> (tensor<i32>) {
          %extracted_1 = tensor.extract %arg6[] : tensor<i32>
          %inserted = tensor.insert %extracted_0 into %arg6[] : tensor<i32>
          scf.yield %inserted : tensor<i32>
        }
        scf.yield %11 : tensor<i32>
      }
      %extracted_slice = tensor.extract_slice %arg2[%arg1, 0] [1, 1] [1, 1] : tensor<1x1xi32> to tensor<1x1xi32>
      %3 = tensor.empty() : tensor<1x1xi1>
      %true = arith.constant true
      %4 = linalg.fill ins(%true : i1) outs(%3 : tensor<1x1xi1>) -> tensor<1x1xi1>
      %cst = arith.constant dense<-128> : tensor<1x1xi32>
      %5 = tensor.empty() : tensor<1x1xi32>
      %extracted = tensor.extract %2[] : tensor<i32>
      %6 = linalg.fill ins(%extracted : i32) outs(%5 : tensor<1x1xi32>) -> tensor<1x1xi32>
      %7 = linalg.select ins(%4, %cst, %6 : tensor<1x1xi1>, tensor<1x1xi32>, tensor<1x1xi32>) outs(%extracted_slice : tensor<1x1xi32>) -> tensor<1x1xi32>
      %8 = linalg.conv_2d ins(%cst, %7 : tensor<1x1xi32>, tensor<1x1xi32>) outs(%7 : tensor<1x1xi32>) -> tensor<1x1xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %8 into %arg2[%arg1, 0] [1, 1] [1, 1] : tensor<1x1xi32> into tensor<1x1xi32>
      }
    }
    return %1 : tensor<1x1xi32>
  }
  func.func @main(%arg0: tensor<1x5xi32>, %arg1: tensor<i32> {bufferization.writable = false}) -> (tensor<1x1xi32>, tensor<i32>, tensor<i32>, tensor<?xi32>, i32) {
    %0:3 = call @f2(%arg0) : (tensor<1x5xi32>) -> (tensor<5xi32>, tensor<1x1xi32>, i32)
    %cst = arith.constant dense<2> : tensor<i32>
    %1 = linalg.fill ins(%0#2 : i32) outs(%cst : tensor<i32>) -> tensor<i32>
    %c1 = arith.constant 1 : index
    %2 = scf.forall (%arg2) in (%c1) shared_outs(%arg3 = %0#1) -> (tensor<1x1xi32>) {
      %extracted_slice = tensor.extract_slice %0#0[%arg2] [2] [3] : tensor<5xi32> to tensor<2xi32>
      %extracted_slice_0 = tensor.extract_slice %arg3[%arg2, 0] [1, 1] [1, 1] : tensor<1x1xi32> to tensor<1xi32>
      %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%extracted_slice_0 : tensor<1xi32>) outs(%extracted_slice_0 : tensor<1xi32>) {
      ^bb0(%in: i32, %out: i32):
        %5 = linalg.index 0 : index
        %6 = arith.index_cast %5 : index to i32
        %7 = arith.cmpi uge, %in, %6 : i32
        %8 = arith.select %7, %in, %6 : i32
        linalg.yield %8 : i32
      } -> tensor<1xi32>
      %4 = linalg.matvec ins(%0#1, %extracted_slice_0 : tensor<1x1xi32>, tensor<1xi32>) outs(%3 : tensor<1xi32>) -> tensor<1xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %4 into %arg3[%arg2, 0] [1, 1] [1, 1] : tensor<1xi32> into tensor<1x1xi32>
      }
    }
    %cast = tensor.cast %0#0 : tensor<5xi32> to tensor<?xi32>
    return %2, %1, %cst, %cast, %0#2 : tensor<1x1xi32>, tensor<i32>, tensor<i32>, tensor<?xi32>, i32
  }
}

