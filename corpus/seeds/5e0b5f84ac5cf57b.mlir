// bufdiff-profile: loops
// bufdiff-choices: c39234481cc3d6c64d2ddd1c5a2ae9b78142c4fab9130286f9f57a76f09b5efaed8df30a6dde28ee
// bufdiff-choices: efd6927746634212b5b5ddb0541cb1b9f6d7ad23cee1f638bb0280f2b122476f4e61da37e7d0a226
// bufdiff-choices: a0df9e6566c1db6bf5195d2b88ea336ae07fcfd3da60c62fa25af87f10756f90b23ed07653f94e72
// bufdiff-choices: 653fcfe6f27d4fe584c15455837dfb7eb023298d876182dc5f60dc634df749abaf2c96d2784a5acf
// bufdiff-choices: 6bf7c3a63bc002d7a8280f885eac383e0d4614ed95bdb91d5a98c879259347ececa7ac32de55cd70
// bufdiff-choices: 303268085d25952587240f2b5add78b69e33b0b91172ddcd6043759f0a2011625270b492d15ebce8
// bufdiff-choices: e91929b002cf881baf7a6c565330afb7e7c18389bd136423f40e5d1d8f3e368a60deb3a569a37c0d
// bufdiff-choices: 9f2365654fb93ff604f49305967d3a73ca794ce32d79234f6eb8578d9ea153d444681d3748831dd9
// bufdiff-choices: 8cb97735d6867c98f3506152f430b8f4711c7fab17f6055c72f8e0c62724616196e4c2115ac788e9
// bufdiff-choices: 4056249b05853b63f2fb403e0a3d376f43681a16eb6b01b6c94fac8cf3e463c72ca4999e160433
// bufdiff-features: 965 1985 2820 2898 3398 3579 4165 4752 4779 5013 5187 6169 7122 9306 9479 10135
// bufdiff-features: 10872 11162 12717 13233 13424 13583 13915 15751 16269 17253 18166 18330 19606
// bufdiff-features: 19726 20402 22280 22448 22450 23454 24259 25742 25863 26536 27291 27766 28379
// bufdiff-features: 29412 30996 31864 32809 33853 34167 37183 37409 38229 38520 38702 38783 39150
// bufdiff-features: 39816 40102 40675 40712 41907 41984 43442 43629 43774 43836 44132 44786 45667
// bufdiff-features: 46203 47196 47311 47392 48598 49007 49657 51205 51863 52148 52322 52558 52807
// bufdiff-features: 52900 53604 53779 54658 54827 54964 55113 55270 55561 55632 56287 56404 56947
// bufdiff-features: 57798 58308 59620 60686 63071 63384 63480 63929 64120 64235 65777 68355 68854
// bufdiff-features: 69660 69817 69875 70596 71306 71415 71825 73289 73319 73398 74057 74181 74255
// bufdiff-features: 75361 76339 78283 78430 81160 81316 81677 82135 82551 82552 82723 83194 84090
// bufdiff-features: 84585 84922 85316 86125 87495 88337 88486 88732 88958 89780 89812 89859 90585
// bufdiff-features: 91781 92022 92194 93165 93255 93464 96353 96394 97131 97366 98501 99279 99383
// bufdiff-features: 101122 101264 101296 101582 103339 104065 104446 104931 105236 105902 107183
// bufdiff-features: 107702 108012 108858 109408 109678 109732 109923 110780 112929 112945 113781
// bufdiff-features: 113940 114874 115728 117235 117843 119597 119764 121309 121434 121632 123012
// bufdiff-features: 123446 124839 125611 126825 127528 128306 128817 129849 131030 131366 131544
// bufdiff-features: 133756 134511 134680 134816 136273 137045 137439 141044 142393 144286 150313
// bufdiff-features: 150363 150401 150995 152226 152981 153293 153488 154812 155408 155898 156460
// bufdiff-features: 158120 158292 158897 159348 159359 159796 160327 160756 162764 162819 162971
// bufdiff-features: 163044 163876 165286 165636 165695 165719 165817 166169 167086 167614 168403
// bufdiff-features: 168833 168858 169110 169734 169744 170979 171715 172236 172243 172957 174170
// bufdiff-features: 175888 178067 178165 179198 180393 182675 183114 183645 184030 185729 185903
// bufdiff-features: 186358 187683 187769 188790 189391 190520 191490 192422 192771 193059 193290
// bufdiff-features: 193747 194134 194476 195182 195366 196031 197267 197342 197837 198432 198460
// bufdiff-features: 200307 201509 201601 202241 202506 204195 204614 205434 207124 207837 208524
// bufdiff-features: 208947 210022 210406 210461 211118 211508 212779 213455 213938 215959 218064
// bufdiff-features: 218127 218635 218738 220387 220627 222612 222809 222886 223991 225325 225985
// bufdiff-features: 226329 226357 226579 226607 227345 227536 228219 228291 228390 228803 228835
// bufdiff-features: 229246 229266 230081 230640 231257 234718 235141 239241 239725 240146 240158
// bufdiff-features: 240555 243140 243967 244691 245380 245673 246543 246966 249035 249948 250415
// bufdiff-features: 250712 252466 252515 252539 253111 253836 255896 256688 257209 257251 257806
// bufdiff-features: 258988 259822 259840 260202 261572
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<1x1xi32>, tensor<index>, tensor<i64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i64>, tensor<i32>) {
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c1, %c1 : tensor<2xindex>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<i32>, tensor<2xindex>) -> tensor<1x1xi32>
    %0 = tensor.empty() : tensor<i64>
    %c-128_i64 = arith.constant -128 : i64
    %1 = linalg.fill ins(%c-128_i64 : i64) outs(%0 : tensor<i64>) -> tensor<i64>
    %2 = arith.index_cast %1 : tensor<i64> to tensor<index>
    %c11 = arith.constant 11 : index
    %3 = linalg.fill ins(%c11 : index) outs(%2 : tensor<index>) -> tensor<index>
    %inserted = tensor.insert %c-128_i64 into %0[] : tensor<i64>
    %4 = call @f2(%arg0) : (tensor<i32>) -> tensor<i32>
    %5 = tensor.empty() : tensor<i32>
    %c3_i32 = arith.constant 3 : i32
    %6 = linalg.fill ins(%c3_i32 : i32) outs(%5 : tensor<i32>) -> tensor<i32>
    %7 = call @f3(%6) : (tensor<i32>) -> tensor<i32>
    %8:2 = call @f1(%7, %c3_i32, %7) : (tensor<i32>, i32, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %rank = tensor.rank %5 : tensor<i32>
    return %reshape, %3, %inserted, %4, %8#0, %8#1, %1, %arg1 : tensor<1x1xi32>, tensor<index>, tensor<i64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i64>, tensor<i32>
  }
  func.func private @f1(%arg0: tensor<i32>, %arg1: i32, %arg2: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %inserted = tensor.insert %arg1 into %arg0[] : tensor<i32>
    %cst = arith.constant dense<2> : tensor<i32>
    %c127_i32 = arith.constant 127 : i32
    call @x1(%cst, %c127_i32) : (tensor<i32>, i32) -> ()
    return %inserted, %arg2 : tensor<i32>, tensor<i32>
  }
  func.func private @x1(tensor<i32>, i32)
  func.func private @f2(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = tensor.empty() : tensor<i32>
    %c42_i32 = arith.constant 42 : i32
    %1 = linalg.fill ins(%c42_i32 : i32) outs(%0 : tensor<i32>) -> tensor<i32>
    %2 = linalg.max ins(%1, %arg0 : tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %extracted = tensor.extract %2[] : tensor<i32>
    %c42_i32_0 = arith.constant 42 : i32
    %3 = arith.cmpi uge, %extracted, %c42_i32_0 : i32
    %4 = scf.if %3 -> (tensor<i32>) {
      %mapped = linalg.map ins(%2 : tensor<i32>) outs(%0 : tensor<i32>)
        (%in: i32, %init: i32) {
          %c100_i32 = arith.constant 100 : i32
          %5 = arith.subi %in, %c100_i32 : i32
          linalg.yield %5 : i32
        }
      scf.yield %mapped : tensor<i32>
    } else {
      scf.yield %1 : tensor<i32>
    }
    return %1 : tensor<i32>
  }
  func.func private @f3(%arg0: tensor<i32>) -> tensor<i32> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = scf.for %arg1 = %c0 to %c2 step %c2 iter_args(%arg2 = %arg0) -> (tensor<i32>) {
      %c1 = arith.constant 1 : index
      %1 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg2) -> (tensor<i32>) {
        %c4 = arith.constant 4 : index
        %3 = scf.for %arg5 = %c0 to %c4 step %c2 iter_args(%arg6 = %arg2) -> (tensor<i32>) {
          %7 = tensor.empty() : tensor<i32>
          %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%7 : tensor<i32>) {
          ^bb0(%in: i32, %out: i32):
            %c-1_i32 = arith.constant -1 : i32
            %13 = arith.andi %in, %c-1_i32 : i32
            linalg.yield %13 : i32
          } -> tensor<i32>
          %c5_i32 = arith.constant 5 : i32
          %9 = linalg.fill ins(%c5_i32 : i32) outs(%7 : tensor<i32>) -> tensor<i32>
          %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%8 : tensor<i32>) outs(%7 : tensor<i32>) {
          ^bb0(%in: i32, %out: i32):
            linalg.yield %in : i32
          } -> tensor<i32>
          %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%9, %10 : tensor<i32>, tensor<i32>) outs(%10 : tensor<i32>) {
          ^bb0(%in: i32, %in_1: i32, %out: i32):
            %13 = arith.addi %in, %in_1 : i32
            %c7_i32 = arith.constant 7 : i32
            %14 = arith.divui %13, %c7_i32 : i32
            linalg.yield %14 : i32
          } -> tensor<i32>
          %extracted_0 = tensor.extract %8[] : tensor<i32>
          %12 = linalg.copy ins(%10 : tensor<i32>) outs(%arg6 : tensor<i32>) -> tensor<i32>
          scf.yield %12 : tensor<i32>
        }
        %c2_i32 = arith.constant 2 : i32
        func.call @x1(%arg4, %c2_i32) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline} : (tensor<i32>, i32) -> ()
        %extracted = tensor.extract %arg4[] : tensor<i32>
        %4 = tensor.empty() : tensor<2xi32>
        %5 = linalg.fill ins(%extracted : i32) outs(%4 : tensor<2xi32>) -> tensor<2xi32>
        %generated = tensor.generate  {
        ^bb0(%arg5: index):
          %extracted_0 = tensor.extract %5[%arg5] : tensor<2xi32>
          %7 = arith.index_cast %arg5 : index to i32
          %8 = arith.addi %extracted_0, %7 : i32
          tensor.yield %8 : i32
        } : tensor<2xi32>
        %6 = linalg.dot ins(%5, %generated : tensor<2xi32>, tensor<2xi32>) outs(%arg4 : tensor<i32>) -> tensor<i32>
        %mapped = linalg.map { arith.minsi } ins(%3, %arg2 : tensor<i32>, tensor<i32>) outs(%6 : tensor<i32>)
        scf.yield %mapped : tensor<i32>
      }
      %2 = linalg.copy ins(%arg0 : tensor<i32>) outs(%arg2 : tensor<i32>) -> tensor<i32>
      scf.yield %2 : tensor<i32>
    }
    return %0 : tensor<i32>
  }
}

