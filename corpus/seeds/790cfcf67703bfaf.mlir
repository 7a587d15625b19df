// bufdiff-profile: slices
// bufdiff-choices: 753166bf52b7d1fd76cd182da5e97d486cfcbb0bdfecc2ecb706f02e1cb33e578f877373efad4c78
// bufdiff-choices: 55a9c2b1c93a6e51945db4ddcb398c2d2c5ca0282c513f43c48ddf4b692daa6eb59ff2d14f8cabbf
// bufdiff-choices: 52d0c9c5c2652488411678f66ed44c42b11803f98eacbe35f70c1ea5928d488cd07feb8def985841
// bufdiff-choices: 07bfd1d4bb56f2c95f7e4ba9d78227f75b9f8ff705da1ae2f99a3637997d028ad08eea4f46e06101
// bufdiff-choices: 18d1fd28d820ddc054ffe4cca2d1a75657642873f7c5dda3efb059ac99187b35892a0b96bc7a0fda
// bufdiff-choices: afce2fb53654596540a11662a09b5f6ce631392b756dfd495139530fc0e037149a246f994616d6d1
// bufdiff-choices: 42e558fd02f0765e1f46279663be14ebe40649ef5a151f555375b081c9f905a8341f8ca396e705bc
// bufdiff-choices: ebbae0cfbf53f7da97db33c12ba664223c08489f6f1da26a339d491c3864486e731f7732feaed2bc
// bufdiff-choices: fe8d51dc8f6925c13793a8aa21866a22333c36c616e132003af73e3c4cb1cde3acdd64052feb1bb1
// bufdiff-choices: 502ce6dbd75cef273f88de7d831ba623c768c72edbfc782590018f25e36ddf66f0741ea2be12c68f
// bufdiff-choices: 7dcb
// bufdiff-features: 1089 3579 3907 4752 5187 6363 7541 7793 8947 9479 10035 10872 13233 13424 14523
// bufdiff-features: 14674 15751 15903 16269 16682 17470 18166 18355 18984 19419 19545 19606 19928
// bufdiff-features: 21044 21883 21953 22095 22280 23787 24184 24259 25302 25818 26071 26568 27766
// bufdiff-features: 28556 29590 29667 30539 30896 30996 31231 31765 31864 32809 34167 34960 35053
// bufdiff-features: 35610 37023 37183 38702 38783 40540 40645 40712 41152 41799 41984 42344 42398
// bufdiff-features: 42423 43942 44505 44522 44583 44943 46203 46476 46993 47230 47392 48333 48598
// bufdiff-features: 50146 51415 52322 52558 52900 53180 53472 54205 54998 55323 56024 56208 56348
// bufdiff-features: 56404 56521 56592 57548 57891 58190 58272 58308 58403 59620 60686 60897 62411
// bufdiff-features: 63168 63384 64235 64716 64815 65225 65478 65583 66422 68355 68484 68782 70119
// bufdiff-features: 70596 71306 71904 73141 73289 73970 74010 74057 74561 76953 76973 77261 77617
// bufdiff-features: 78385 78430 78457 79099 79852 82011 82135 82552 84585 84922 85047 85557 86125
// bufdiff-features: 87495 88008 88233 88267 88337 88958 89646 89732 89780 90097 90487 91547 91786
// bufdiff-features: 92194 93255 93318 95273 95407 96351 97062 98138 98501 99148 99383 101540 101867
// bufdiff-features: 102786 103339 103568 103715 104315 104339 104931 105236 109949 110561 111096
// bufdiff-features: 111321 112929 113171 113873 114028 114242 115026 115778 117235 117336 117532
// bufdiff-features: 117596 117724 117766 118723 119588 119764 120671 121682 123014 123446 124839
// bufdiff-features: 125921 125943 126825 126927 127533 128367 129435 129630 130310 130595 130602
// bufdiff-features: 130632 130933 131306 131544 132574 133297 133756 137045 137124 137504 139524
// bufdiff-features: 140778 141458 142393 142680 146814 146953 149660 150313 150818 151520 152098
// bufdiff-features: 153293 154699 155898 155970 156369 156460 156807 156975 158120 158897 158996
// bufdiff-features: 160722 160756 160786 162971 163084 163687 164376 164709 165141 165719 165817
// bufdiff-features: 166169 166579 167047 167086 167753 167793 168323 169507 169982 170469 170819
// bufdiff-features: 171116 171369 172236 172243 172435 172814 172936 172946 173224 174019 174243
// bufdiff-features: 174371 175735 175888 176031 176701 177211 178054 178067 178165 179471 180158
// bufdiff-features: 180207 180211 180344 181355 181541 181665 183224 183778 184030 184321 185723
// bufdiff-features: 186257 186545 186959 188790 189156 189391 190142 190166 191455 191905 192422
// bufdiff-features: 192628 192771 193290 193747 193773 194134 194682 194714 195407 195809 195820
// bufdiff-features: 196031 197169 197837 198432 200104 200521 202118 202241 202349 202506 204527
// bufdiff-features: 204797 205434 205688 205689 206442 206820 207097 207124 207330 207442 207632
// bufdiff-features: 208601 208604 210022 210351 210461 211508 212111 212375 214411 214560 215925
// bufdiff-features: 215959 216985 218064 218657 219153 220284 220338 221162 223099 223437 223719
// bufdiff-features: 223767 223935 224466 224506 224961 225985 226195 226357 227002 227536 228058
// bufdiff-features: 228061 228291 228390 228936 229951 230081 233294 234562 234718 236113 236238
// bufdiff-features: 236929 236986 237042 237169 239241 240100 240158 241331 241554 241739 242793
// bufdiff-features: 243030 243546 244092 245738 246062 246543 247062 247375 249841 250948 251992
// bufdiff-features: 252466 252539 253836 255520 255647 257251 257362 257685 258143 258239 258906
// bufdiff-features: 259229 259528 259840 260179 261714
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @f3(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<5xi32>, index) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg1, %arg0 : tensor<i32>, tensor<i32>) outs(%arg1 : tensor<i32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %5 = arith.ori %in, %in_0 : i32
      linalg.yield %5 : i32
    } -> tensor<i32>
    %rank = tensor.rank %0 : tensor<i32>
    %1 = tensor.empty() : tensor<5xi32>
    %extracted = tensor.extract %arg0[] : tensor<i32>
    %2 = linalg.fill ins(%extracted : i32) outs(%1 : tensor<5xi32>) -> tensor<5xi32>
    %3:5 = call @f2(%2, %2, %2, %2) : (tensor<5xi32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi32>, i32)
    %4 = linalg.fill ins(%3#4 : i32) outs(%3#0 : tensor<5xi32>) -> tensor<5xi32>
    return %4, %rank : tensor<5xi32>, index
  }
  func.func private @f2(%arg0: tensor<5xi32>, %arg1: tensor<5xi32>, %arg2: tensor<5xi32>, %arg3: tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi32>, i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.for %arg4 = %c0 to %c1 step %c1 iter_args(%arg5 = %arg2, %arg6 = %arg2, %arg7 = %arg0) -> (tensor<5xi32>, tensor<5xi32>, tensor<5xi32>) {
      %c5 = arith.constant 5 : index
      %11 = tensor.empty(%c5) : tensor<?xi32>
      %c2_i32 = arith.constant 2 : i32
      %12 = linalg.fill ins(%c2_i32 : i32) outs(%11 : tensor<?xi32>) -> tensor<?xi32>
      %13 = vector.broadcast %c2_i32 : i32 to vector<4xi32>
      %cst = arith.constant dense<true> : vector<4xi1>
      %14 = vector.mask %cst { vector.transfer_write %13, %12[%c0] {in_bounds = [true]} : vector<4xi32>, tensor<?xi32> } : vector<4xi1> -> tensor<?xi32>
      %15 = tensor.empty() : tensor<5xi32>
      %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%14 : tensor<?xi32>) outs(%15 : tensor<5xi32>) {
      ^bb0(%in: i32, %out: i32):
        %23 = arith.ori %in, %c2_i32 : i32
        %c3_i32 = arith.constant 3 : i32
        %24 = arith.shrui %23, %c3_i32 : i32
        linalg.yield %24 : i32
      } -> tensor<5xi32>
      %c4 = arith.constant 4 : index
      %extracted = tensor.extract %arg7[%c4] : tensor<5xi32>
      %17 = linalg.fill ins(%c2_i32 : i32) outs(%arg7 : tensor<5xi32>) -> tensor<5xi32>
      %extracted_0 = tensor.extract %17[%arg4] : tensor<5xi32>
      %18 = tensor.empty() : tensor<5x2xi32>
      %c-128_i32 = arith.constant -128 : i32
      %19 = linalg.fill ins(%c-128_i32 : i32) outs(%18 : tensor<5x2xi32>) -> tensor<5x2xi32>
      %extracted_slice = tensor.extract_slice %arg6[2] [2] [1] : tensor<5xi32> to tensor<2xi32>
      %20 = linalg.matvec ins(%19, %extracted_slice : tensor<5x2xi32>, tensor<2xi32>) outs(%17 : tensor<5xi32>) -> tensor<5xi32>
      %21 = linalg.copy ins(%20 : tensor<5xi32>) outs(%arg6 : tensor<5xi32>) -> tensor<5xi32>
      %22 = linalg.copy ins(%21 : tensor<5xi32>) outs(%arg5 : tensor<5xi32>) -> tensor<5xi32>
      scf.yield %22, %21, %20 : tensor<5xi32>, tensor<5xi32>, tensor<5xi32>
    }
    %1 = tensor.empty() : tensor<3x5xi32>
    %c5_i32 = arith.constant 5 : i32
    %2 = linalg.fill ins(%c5_i32 : i32) outs(%1 : tensor<3x5xi32>) -> tensor<3x5xi32>
    %3 = tensor.empty() : tensor<3xi32>
    %4 = linalg.fill ins(%c5_i32 : i32) outs(%3 : tensor<3xi32>) -> tensor<3xi32>
    %5 = linalg.vecmat ins(%4, %2 : tensor<3xi32>, tensor<3x5xi32>) outs(%0#0 : tensor<5xi32>) -> tensor<5xi32>
    %6 = tensor.empty() : tensor<5xi32>
    %7 = linalg.fill ins(%c5_i32 : i32) outs(%6 : tensor<5xi32>) -> tensor<5xi32>
    %8 = linalg.mul ins(%7, %7 : tensor<5xi32>, tensor<5xi32>) outs(%arg1 : tensor<5xi32>) -> tensor<5xi32>
    %9 = tensor.empty() : tensor<5xi32>
    %10 = linalg.copy ins(%0#1 : tensor<5xi32>) outs(%9 : tensor<5xi32>) -> tensor<5xi32>
    return %5, %10, %0#2, %8, %c5_i32 : tensor<5xi32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi32>, i32
  }
  func.func private @f1(%arg0: tensor<i32>) -> tensor<i32> {
    %c7_i32 = arith.constant 7 : i32
    %from_elements = tensor.from_elements %c7_i32 : tensor<i32>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%from_elements, %arg0 : tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %c1 = arith.constant 1 : index
    %from_elements_0 = tensor.from_elements %c1 : tensor<1xindex>
    %reshape = tensor.reshape %arg0(%from_elements_0) : (tensor<i32>, tensor<1xindex>) -> tensor<1xi32>
    return %0 : tensor<i32>
  }
  func.func @main(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> (tensor<5xi32>, tensor<i32>, tensor<5xi32>, tensor<5xi32>, index) {
    %0 = scf.forall (%arg2) in (5) shared_outs(%arg3 = %arg0) -> (tensor<5xi32>) {
      %cst = arith.constant dense<2> : tensor<5xi32>
      %4 = linalg.min ins(%arg0, %cst : tensor<5xi32>, tensor<5xi32>) outs(%arg0 : tensor<5xi32>) -> tensor<5xi32>
      %inserted_slice = tensor.insert_slice %4 into %arg0[0] [5] [1] : tensor<5xi32> into tensor<5xi32>
      %c0_0 = arith.constant 0 : index
      %extracted_slice_1 = tensor.extract_slice %arg0[%c0_0] [1] [1] : tensor<5xi32> to tensor<i32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice_1 into %arg3[%arg2] [1] [1] : tensor<i32> into tensor<5xi32>
      }
    }
    %c4 = arith.constant 4 : index
    %extracted = tensor.extract %0[%c4] : tensor<5xi32>
    %1 = math.absi %extracted : i32
    %c5_i64 = arith.constant 5 : i64
    %from_elements = tensor.from_elements %c5_i64 : tensor<1xi64>
    %reshape = tensor.reshape %0(%from_elements) : (tensor<5xi32>, tensor<1xi64>) -> tensor<5xi32>
    %2:2 = call @f3(%arg1, %arg1) : (tensor<i32>, tensor<i32>) -> (tensor<5xi32>, index)
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %2#0[%c0] [1] [1] : tensor<5xi32> to tensor<i32>
    %3 = call @f1(%extracted_slice) : (tensor<i32>) -> tensor<i32>
    return %reshape, %3, %arg0, %2#0, %2#1 : tensor<5xi32>, tensor<i32>, tensor<5xi32>, tensor<5xi32>, index
  }
}

