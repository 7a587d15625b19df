// bufdiff-profile: slices
// bufdiff-choices: 601e5601ccb7226c87b9ddf12809a2fc7aeee8978c46f7f48aceeb68c11eceef557f19d34f8038f6
// bufdiff-choices: 28ec725a7f6679afb38978638fc0605bc43c4d24de3116bfc150ee86d9700b453b40642cb50ba9a4
// bufdiff-choices: 3f87ec9cbc78d58f028274d8f9b6e99bc192307531db4a62235ae31f4c5900c0497f57af11592654
// bufdiff-choices: 233f9998639cc9d584f79f534ed21b31c6a5f13a61183db545b4fffc76531592ad531add0f95a55b
// bufdiff-choices: 1602a8413eeffa01c0027e6f312536cfdb140c81659c79bf71ba8cb44025d0dc5fd65cd4e54fdc48
// bufdiff-choices: b2112d955f922d7cf9174e98c7188ee901095656fc47d9a0aff6abc531da4c531993ea0ae531741a
// bufdiff-choices: 625bdc4eacedd4d62770b5ac04a7237ced8e6d48bd7e0e9864d9db509f1866efffbe5b
// bufdiff-features: 2027 2898 2961 3959 4752 4784 5310 9085 9479 10135 13233 13382 13424 14109
// bufdiff-features: 14704 14838 15669 15751 15903 16269 16289 16385 16682 17193 18166 18486 22280
// bufdiff-features: 22879 24402 26536 27672 27766 30666 31247 32085 33443 34167 34249 37183 38520
// bufdiff-features: 38783 40712 41226 41900 41984 42749 44505 46203 47392 48598 49092 52900 53180
// bufdiff-features: 53469 54964 55113 56404 59703 60686 63071 63800 64235 64315 64435 65058 65133
// bufdiff-features: 65912 66869 67526 67578 68141 68355 68867 71050 71306 71701 73289 73849 74375
// bufdiff-features: 74471 75361 78229 78283 79539 81160 81316 82135 83194 84585 84922 84993 85843
// bufdiff-features: 86125 88732 89780 89964 90218 90585 91231 91312 91593 91884 92022 93719 93994
// bufdiff-features: 94245 95407 98501 99383 101296 101582 103056 104931 106321 109187 110552 112929
// bufdiff-features: 113940 114309 114918 115459 115778 116015 117235 117618 117724 121538 123585
// bufdiff-features: 127533 127813 128181 128915 131544 135216 135543 135749 137045 139704 139890
// bufdiff-features: 142349 143955 149534 153293 154430 155898 156460 158120 158856 158897 160756
// bufdiff-features: 162350 165636 165695 165719 167086 167749 168387 168639 168858 171884 176447
// bufdiff-features: 177226 177966 178067 178165 178558 180207 182444 184030 186882 187769 188790
// bufdiff-features: 190818 191076 193290 193747 196031 197837 198460 199653 200358 201601 201945
// bufdiff-features: 202472 205434 205689 210301 210351 210461 210828 211443 213878 214197 214579
// bufdiff-features: 215959 216527 216872 218064 218516 219734 225818 227154 227345 228390 229266
// bufdiff-features: 230081 230640 230829 231155 233276 236024 236930 237223 240158 240709 240819
// bufdiff-features: 241840 245380 246543 247062 247797 250645 251992 252466 252539 253836 256688
// bufdiff-features: 257806 259528 259840
module {
  func.func private @f2(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<2xi32> {
    %0 = tensor.empty() : tensor<2xi32>
    %extracted = tensor.extract %arg3[] : tensor<i32>
    %1 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<2xi32>) -> tensor<2xi32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %1[%c1] [1] [1] : tensor<2xi32> to tensor<i32>
    %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<i32>) outs(%1 : tensor<2xi32>) dimensions = [0] 
    return %broadcasted : tensor<2xi32>
  }
  func.func private @f1(%arg0: tensor<i32>) -> (tensor<3x2xi32>, tensor<i32>) {
    %cst = arith.constant dense<-3> : tensor<3x2xi32>
    %c5_i32 = arith.constant 5 : i32
    %from_elements = tensor.from_elements %c5_i32 : tensor<1x1xi32>
    %0 = linalg.conv_2d ins(%cst, %from_elements : tensor<3x2xi32>, tensor<1x1xi32>) outs(%cst : tensor<3x2xi32>) -> tensor<3x2xi32>
    %1 = tensor.empty() : tensor<2xi32>
    %2 = linalg.fill ins(%c5_i32 : i32) outs(%1 : tensor<2xi32>) -> tensor<2xi32>
    %cst_0 = arith.constant dense<[9, 8]> : tensor<2xi32>
    %3 = linalg.dot ins(%2, %cst_0 : tensor<2xi32>, tensor<2xi32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
    return %0, %3 : tensor<3x2xi32>, tensor<i32>
  }
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<i32>, tensor<3x2xi32>, tensor<3x2xi32>, i32, i32) {
    %0:2 = call @f1(%arg1) : (tensor<i32>) -> (tensor<3x2xi32>, tensor<i32>)
    %1:2 = call @f1(%0#1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<i32>) -> (tensor<3x2xi32>, tensor<i32>)
    %2 = call @f2(%arg0, %arg0, %0#1, %0#1) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2xi32>
    %extracted = tensor.extract %0#1[] : tensor<i32>
    vector.print %extracted : i32
    %3 = scf.execute_region -> tensor<3x2xi32> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %inserted_slice = tensor.insert_slice %2 into %1#0[%c0, %c1] [2, 1] [2, 1] : tensor<2xi32> into tensor<3x2xi32>
      scf.yield %inserted_slice : tensor<3x2xi32>
    }
    %4 = bufferization.alloc_tensor() : tensor<3x2xi32>
    %5 = linalg.sub ins(%1#0, %0#0 : tensor<3x2xi32>, tensor<3x2xi32>) outs(%4 : tensor<3x2xi32>) -> tensor<3x2xi32>
    %c5_i32 = arith.constant 5 : i32
    return %1#1, %3, %5, %c5_i32, %extracted : tensor<i32>, tensor<3x2xi32>, tensor<3x2xi32>, i32, i32
  }
}

