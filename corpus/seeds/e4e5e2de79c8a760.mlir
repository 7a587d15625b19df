// bufdiff-profile: slices
// bufdiff-choices: 963a6253db0b004925fd8e54ff0338892d7a65ceaacddd8f042912a36d4bd140ad2b7e85eb3fd6ef
// bufdiff-choices: 94857890524ef355bf17eef3270dd5660290ebc41e4df2910e5799a0bdee8f59b2a84fc74b01f90a
// bufdiff-choices: 3bc1c546341d3d3d646a5ec9a619a574f96a528eb189cb1c10e34638ccad9a6aafdff410a41027b4
// bufdiff-choices: a7afcc40c0052a5472b0afba3e05efd9f509d0a47b1304c3712dbf84bd9d1c6eca1af40bd3fa15e3
// bufdiff-choices: 04de93c23d062ab5c2ae9d4e33247fcec769d7c3ca2a825d6b9fc001437fcc7d30db158fdc325803
// bufdiff-choices: fad66cdcd4fd64aa13
// bufdiff-features: 234 706 1470 2945 3207 3377 4641 4752 5113 6363 6611 6666 8235 8270 8452 9479
// bufdiff-features: 10819 10968 11162 11759 13233 13689 15440 15742 15751 15929 16269 16289 16682
// bufdiff-features: 16822 17842 18166 19628 20749 20838 21522 22221 22885 23222 23787 24259 24826
// bufdiff-features: 25388 26568 26923 27048 27766 27825 28730 29590 29684 30666 30707 31803 32613
// bufdiff-features: 33637 33769 34167 34322 34647 34965 35384 36092 36721 36784 37743 37761 37786
// bufdiff-features: 38910 39981 40297 41984 41996 42344 42467 42984 43098 43153 43442 44132 45202
// bufdiff-features: 46110 46203 46832 46993 46995 47093 47230 47392 47486 48598 48667 49135 49332
// bufdiff-features: 49657 50315 50894 51894 52062 52322 52361 52558 52900 52958 53249 53890 54651
// bufdiff-features: 54658 54827 54964 55113 55887 56024 56404 57286 57718 59070 60686 61350 61375
// bufdiff-features: 61556 61699 62218 62701 63560 63642 63800 63915 63929 64120 64235 64335 64601
// bufdiff-features: 64748 64959 65000 65835 66320 66327 66422 66765 66777 67360 68355 68755 69875
// bufdiff-features: 69987 70644 71306 72450 73242 73802 74057 74362 74617 74881 76370 76830 76915
// bufdiff-features: 77408 78283 78430 78950 79334 80714 81039 81707 81736 82203 83324 84887 84990
// bufdiff-features: 85843 86125 86844 87408 87563 87585 87895 88321 88337 88732 89780 90097 90585
// bufdiff-features: 90831 91074 92917 93255 94755 94913 95079 95407 96018 97318 97864 98187 99009
// bufdiff-features: 99383 99568 100085 100698 102204 102809 103014 104931 104958 105579 105642
// bufdiff-features: 105858 106398 106761 107783 108169 108810 109732 110780 110952 112709 112756
// bufdiff-features: 112929 113035 113901 113940 114601 115471 115778 115801 115881 115990 115999
// bufdiff-features: 116549 117724 117766 117839 119343 119876 121394 121467 121626 121632 122183
// bufdiff-features: 122764 125040 125397 125616 127922 128456 128768 129899 130367 130602
module {
  func.func @f3(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>) -> tensor<2xi32> {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%arg1, %arg0 : tensor<2xi32>, tensor<2xi32>) outs(%arg1 : tensor<2xi32>) -> tensor<2xi32>
    %c0 = arith.constant 0 : index
    %c100_i32 = arith.constant 100 : i32
    %1 = vector.transfer_read %arg0[%c0], %c100_i32 {in_bounds = [true]} : tensor<2xi32>, vector<2xi32>
    %2 = vector.extract %1[0] : i32 from vector<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func @f2(%arg0: tensor<i32>, %arg1: i32, %arg2: tensor<i32>) -> (tensor<2xi32>, tensor<i32>, tensor<i32>) {
    %0 = tensor.empty() : tensor<2xi32>
    %1 = linalg.fill ins(%arg1 : i32) outs(%0 : tensor<2xi32>) -> tensor<2xi32>
    %reduced = linalg.reduce ins(%1 : tensor<2xi32>) outs(%arg2 : tensor<i32>) dimensions = [0] 
      (%in: i32, %init: i32) {
        %5 = arith.addi %in, %init : i32
        linalg.yield %5 : i32
      }
    %2 = call @f1(%reduced, %1) : (tensor<i32>, tensor<2xi32>) -> tensor<2xi32>
    %3 = tensor.empty() : tensor<i32>
    %4 = linalg.copy ins(%reduced : tensor<i32>) outs(%3 : tensor<i32>) -> tensor<i32>
    return %2, %arg2, %4 : tensor<2xi32>, tensor<i32>, tensor<i32>
  }
  func.func @f1(%arg0: tensor<i32>, %arg1: tensor<2xi32>) -> tensor<2xi32> {
    %c0 = arith.constant 0 : index
    %c5_i32 = arith.constant 5 : i32
    %inserted = tensor.insert %c5_i32 into %arg1[%c0] : tensor<2xi32>
    %0 = tensor.empty() : tensor<i32>
    %c11_i32 = arith.constant 11 : i32
    %1 = linalg.fill ins(%c11_i32 : i32) outs(%0 : tensor<i32>) -> tensor<i32>
    %extracted = tensor.extract %inserted[%c0] : tensor<2xi32>
    %2 = arith.cmpi uge, %extracted, %c5_i32 : i32
    %3 = arith.select %2, %arg0, %1 : tensor<i32>
    return %inserted : tensor<2xi32>
  }
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<2xi32>, %arg2: i32) -> (tensor<?xi32>, tensor<i32>, tensor<i32>, tensor<2xi32>, tensor<?xi32>) {
    %extracted = tensor.extract %arg0[] : tensor<i32>
    %extracted_slice = tensor.extract_slice %arg1[0] [2] [1] : tensor<2xi32> to tensor<2xi32>
    %inserted_slice = tensor.insert_slice %arg1 into %extracted_slice[0] [2] [1] : tensor<2xi32> into tensor<2xi32>
    %0:3 = call @f2(%arg0, %extracted, %arg0) : (tensor<i32>, i32, tensor<i32>) -> (tensor<2xi32>, tensor<i32>, tensor<i32>)
    %1 = call @f3(%extracted_slice, %extracted_slice) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %cast = tensor.cast %1 : tensor<2xi32> to tensor<?xi32>
    %cast_0 = tensor.cast %inserted_slice : tensor<2xi32> to tensor<?xi32>
    return %cast, %0#2, %0#1, %0#0, %cast_0 : tensor<?xi32>, tensor<i32>, tensor<i32>, tensor<2xi32>, tensor<?xi32>
  }
}

