// bufdiff-profile: types
// bufdiff-choices: abf5a83c999f1f403e71cca09d9ae7b7a91682c2e09423c480c92d6cfce5f6ca07c8fed89b4bdc7a
// bufdiff-choices: 81b69e1acd8e5a7396d4ec2d13110104183e79e5197c6bf339cc2e262ac13220e135f533d6d01016
// bufdiff-choices: a7d74eac5fbc711356c8e4d544a98989f99692a470affaa43ef1a428be96c5c40c65182c4964f6d4
// bufdiff-choices: 762eae95d2ecee53c30872b4c450af6534210f54a08c9f0e276596048b0dc1d727eaadacafb9ba90
// bufdiff-choices: 2b000796e7200f3747d701cd23b9abefe3d606a694f5b327df9f7ea78f3a310625f5c20a182e6b89
// bufdiff-choices: 15b5dbf6c63bd62c7ec6aa19f0fbc85bc6807665699c10894680f2d4f335ca5cc194000b8316b574
// bufdiff-choices: 2086f09b2fa34b1cf98109f2df92402b313318ce99a641f600153a7d99ba273c7c627975bd9e5b24
// bufdiff-choices: 43d6d5f3909afb5ccc19c05a541e51e9a9dae895a0bb35dc36fe1251a965daaee66dae1ba21cd426
// bufdiff-choices: d7a19cb1d0e375a4fdfa90196b14d97112c53d7082981a632fa076cb3502e573b6153df385b6f920
// bufdiff-choices: ea631a6ca782c74c7057e9092709d0d28bd034f15d091b2f9336f1d5fc0a8dc6fd68d3378ae5fe46
// bufdiff-choices: 6f7b29b3619ee2d2382961c7c2e06e88a4c87dd56aa392
// bufdiff-features: 2378 3086 3217 4165 4220 6237 6363 8918 9399 9789 10035 11162 11712 12276 13233
// bufdiff-features: 13424 13623 13915 15751 16269 16289 17406 18094 18166 18486 18822 19306 19979
// bufdiff-features: 20680 20806 20827 21876 22095 22280 23787 24259 26087 26568 27725 29590 29667
// bufdiff-features: 30666 32388 33769 34034 34167 35036 35085 36784 36797 38427 38783 39540 40540
// bufdiff-features: 40712 41396 42344 42984 43229 43442 44505 46203 46936 47141 47392 48260 48598
// bufdiff-features: 48974 50894 51415 52322 52558 52625 52900 53180 53252 53469 53779 54300 54964
// bufdiff-features: 54998 55113 56024 56404 57319 59268 59347 60686 63071 63616 63929 64119 64120
// bufdiff-features: 64716 65401 65726 66422 66995 68355 68390 68867 69403 70119 71050 71306 73289
// bufdiff-features: 73802 74833 74863 76700 76820 76953 77563 77823 78430 78808 79099 79562 79652
// bufdiff-features: 80036 80471 80542 81415 81736 82011 82135 82851 83552 84585 85843 86125 86844
// bufdiff-features: 87862 87923 88732 89110 89780 89812 90070 90097 91074 91248 93255 93827 95273
// bufdiff-features: 96621 97475 97715 99383 101070 101105 103210 103759 104229 104315 104790 104931
// bufdiff-features: 104958 105700 107011 107440 109105 109157 109187 109732 110058 110779 112756
// bufdiff-features: 112929 113041 113940 114143 114432 114604 115277 115801 116071 116716 117235
// bufdiff-features: 117336 117724 118884 121626 122903 123204 125702 125921 126320 127533 128182
// bufdiff-features: 129363 129404 130310 130535 130933 135868 136056 136342 137045 139524 141112
// bufdiff-features: 141238 141758 142008 142040 144093 146512 146814 147358 148304 149660 149674
// bufdiff-features: 152721 153293 153957 154704 154812 154946 155898 156460 157034 158120 158373
// bufdiff-features: 158897 159348 161281 161295 161377 161779 163044 163581 163687 164472 165695
// bufdiff-features: 165719 166579 167005 167793 168323 168815 168858 169507 170469 171551 172435
// bufdiff-features: 174170 174314 175248 176255 177211 177355 177904 178067 178558 178560 180207
// bufdiff-features: 180854 181522 182283 182587 182675 183114 183667 184030 184163 184543 184863
// bufdiff-features: 184962 185252 185275 185723 185763 186257 186959 188790 190142 192422 192502
// bufdiff-features: 192628 192771 193290 193773 195407 196031 197267 197849 198357 198460 199305
// bufdiff-features: 199818 201059 201601 201893 203016 203158 204527 205434 205689 205953 208500
// bufdiff-features: 208623 209108 210022 210246 210351 210461 211050 211765 212111 212779 213275
// bufdiff-features: 214143 214171 214325 215153 215920 215959 217631 218064 218480 218635 220181
// bufdiff-features: 221162 222767 222809 223030 223045 223174 223719 224002 225818 225827 225985
// bufdiff-features: 226357 226579 228343 228936 229121 229246 230081 230519 230640 230729 232320
// bufdiff-features: 232584 233276 235126 235547 236930 237470 239107 239241 240158 243546 244196
// bufdiff-features: 245265 245458 246543 246622 247062 248263 248805 249451 249841 250917 251992
// bufdiff-features: 252260 252466 252493 252539 253740 255520 255556 256688 256926 258331 258906
// bufdiff-features: 258994 259840 259851 260481 260971 261708
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<4xindex>, %arg1: tensor<4xindex>, %arg2: tensor<4xindex>) -> (tensor<4xindex>, tensor<4xindex>) {
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %0 = tensor.empty(%c2, %c4) : tensor<?x?xindex>
    %c7 = arith.constant 7 : index
    %1 = linalg.fill ins(%c7 : index) outs(%0 : tensor<?x?xindex>) -> tensor<?x?xindex>
    %cast = tensor.cast %1 : tensor<?x?xindex> to tensor<?x4xindex>
    %reduced = linalg.reduce ins(%cast : tensor<?x4xindex>) outs(%arg1 : tensor<4xindex>) dimensions = [0] 
      (%in: index, %init: index) {
        %2 = arith.maxui %in, %init : index
        linalg.yield %2 : index
      }
    return %arg0, %reduced : tensor<4xindex>, tensor<4xindex>
  }
  func.func @f2(%arg0: tensor<4xindex>, %arg1: tensor<4xindex>, %arg2: i1) -> (tensor<4xindex>, tensor<4xindex>, i1) {
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [2] : tensor<4xindex> to tensor<2xindex>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[0] [2] [3] : tensor<2xindex> into tensor<4xindex>
    %cst = arith.constant dense<[8, 11, 14, 17]> : tensor<4xindex>
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst, %inserted_slice : tensor<4xindex>, tensor<4xindex>) outs(%arg0 : tensor<4xindex>) {
    ^bb0(%in: index, %in_0: index, %out: index):
      %1 = arith.minui %in, %in_0 : index
      linalg.yield %1 : index
    } -> tensor<4xindex>
    return %0, %arg1, %arg2 : tensor<4xindex>, tensor<4xindex>, i1
  }
  func.func private @f3(%arg0: tensor<i5>, %arg1: tensor<i5>, %arg2: tensor<i5>, %arg3: tensor<?xindex>) -> (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) {
    %alloc = memref.alloc() : memref<i5>
    bufferization.materialize_in_destination %arg0 in restrict writable %alloc : (tensor<i5>, memref<i5>) -> ()
    %0 = memref.load %alloc[] : memref<i5>
    %1 = tensor.empty() : tensor<2x1x2x2xi32>
    %c9_i32 = arith.constant 9 : i32
    %2 = linalg.fill ins(%c9_i32 : i32) outs(%1 : tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi32>
    %cst = arith.constant dense<[[[[6], [5]]], [[[4], [3]]]]> : tensor<2x1x2x1xi32>
    %extracted_slice = tensor.extract_slice %2[0, 0, 1, 0] [2, 1, 1, 1] [1, 1, 1, 1] : tensor<2x1x2x2xi32> to tensor<2x1x1x1xi32>
    %c11_i32 = arith.constant 11 : i32
    %3 = linalg.conv_2d_nhwc_fhwc_q ins(%cst, %extracted_slice, %c9_i32, %c11_i32 : tensor<2x1x2x1xi32>, tensor<2x1x1x1xi32>, i32, i32) outs(%2 : tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi32>
    %4 = tensor.empty() : tensor<2x1x2x2xi32>
    %5 = linalg.copy ins(%2 : tensor<2x1x2x2xi32>) outs(%4 : tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi32>
    return %3, %5 : tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>
  }
  func.func @main(%arg0: tensor<i5>, %arg1: tensor<4xindex>, %arg2: tensor<i5> {bufferization.writable = false}) -> (tensor<?xindex>, tensor<3xindex>, tensor<4xindex>, tensor<4xindex>, tensor<4xindex>, tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) {
    %false = arith.constant false
    %0:3 = call @f2(%arg1, %arg1, %false) : (tensor<4xindex>, tensor<4xindex>, i1) -> (tensor<4xindex>, tensor<4xindex>, i1)
    %1 = arith.index_castui %0#2 : i1 to index
    %c2 = arith.constant 2 : index
    %2 = arith.remui %1, %c2 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %0#0[%2] [3] [%c1] : tensor<4xindex> to tensor<3xindex>
    %3:2 = scf.if %0#2 -> (tensor<3xindex>, tensor<4xindex>) {
      %from_elements = tensor.from_elements %0#2 : tensor<i1>
      %8 = linalg.select ins(%from_elements, %arg0, %arg2 : tensor<i1>, tensor<i5>, tensor<i5>) outs(%arg0 : tensor<i5>) -> tensor<i5>
      %9 = tensor.empty() : tensor<i5>
      %c-1_i5 = arith.constant -1 : i5
      %10 = linalg.fill ins(%c-1_i5 : i5) outs(%9 : tensor<i5>) -> tensor<i5>
      %11 = arith.select %0#2, %8, %10 : tensor<i5>
      %12 = tensor.empty() : tensor<3x2xindex>
      %13 = linalg.fill ins(%2 : index) outs(%12 : tensor<3x2xindex>) -> tensor<3x2xindex>
      %reduced = linalg.reduce ins(%13 : tensor<3x2xindex>) outs(%extracted_slice : tensor<3xindex>) dimensions = [1] 
        (%in: index, %init: index) {
          %14 = arith.muli %in, %init : index
          linalg.yield %14 : index
        }
      scf.yield %reduced, %0#0 : tensor<3xindex>, tensor<4xindex>
    } else {
      %8:3 = func.call @f2(%0#0, %0#0, %0#2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<4xindex>, tensor<4xindex>, i1) -> (tensor<4xindex>, tensor<4xindex>, i1)
      %9 = linalg.fill ins(%2 : index) outs(%0#0 : tensor<4xindex>) -> tensor<4xindex>
      scf.yield %extracted_slice, %9 : tensor<3xindex>, tensor<4xindex>
    }
    %4:2 = call @f1(%0#0, %0#0, %0#0) : (tensor<4xindex>, tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>, tensor<4xindex>)
    %5 = tensor.empty() : tensor<i5>
    %c2_i5 = arith.constant 2 : i5
    %6 = linalg.fill ins(%c2_i5 : i5) outs(%5 : tensor<i5>) -> tensor<i5>
    %cast = tensor.cast %extracted_slice : tensor<3xindex> to tensor<?xindex>
    %7:2 = call @f3(%arg0, %6, %arg0, %cast) : (tensor<i5>, tensor<i5>, tensor<i5>, tensor<?xindex>) -> (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>)
    %cast_0 = tensor.cast %0#1 : tensor<4xindex> to tensor<?xindex>
    return %cast_0, %3#0, %3#1, %4#0, %4#1, %7#0, %7#1 : tensor<?xindex>, tensor<3xindex>, tensor<4xindex>, tensor<4xindex>, tensor<4xindex>, tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>
  }
}

