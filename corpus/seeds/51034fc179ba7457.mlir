// bufdiff-profile: mixed
// bufdiff-choices: 46509a1b7306a0929fbfed991ac472499a5fb1c569d4e3ced8863c23eee61eb208861e89cbd11afb
// bufdiff-choices: 552046f23043e21b6c58db9c4bbc5c272dbfd3883b9fbf0918550cf5b38ce547843a8f3860519b71
// bufdiff-choices: 934db188ca3d3f8d557cadfdc6fac902173337d858996359d9dfaa77480f071196fff2c9ca92c955
// bufdiff-choices: c4c54d0d42c1c1031e19596f6893be2ede72e8bb87ce23071376a49bff312e2690ac89347f1999dc
// bufdiff-choices: a475a18155e4e40c60e53a34f2af8401feda8b6a28c69b0245cc47d6d9c40a8e7c2d00bf3a
// bufdiff-features: 1150 1583 2898 4460 12170 12276 12932 13233 15751 15903 16289 21953 22095 22280
// bufdiff-features: 23787 25818 26568 27556 29763 30666 34034 34167 38783 42344 42467 44505 46203
// bufdiff-features: 47392 52322 52900 53180 53469 53668 57548 58190 60235 60686 62641 63071 64119
// bufdiff-features: 65595 66422 67526 68355 68782 70975 71050 71168 72413 74450 74507 74864 75652
// bufdiff-features: 75921 82135 84585 85120 85843 86837 87000 87466 87862 88732 89780 97512 99383
// bufdiff-features: 101795 103715 111760 112363 115026 117336 117724 121682 123108 125908 128828
// bufdiff-features: 132574 137045 139058 141458 142040 144120 145433 147041 149227 150452 150832
// bufdiff-features: 151758 153293 156369 156460 157579 157953 158120 158128 158897 159425 163131
// bufdiff-features: 165141 165373 165719 167136 168858 169299 171116 171369 172898 174703 177089
// bufdiff-features: 177355 178560 180207 181522 183482 184030 185723 186257 186959 190142 190997
// bufdiff-features: 191076 191602 191971 192628 193290 196762 197770 198798 201059 201601 202241
// bufdiff-features: 204527 205597 205689 205859 207330 208503 210461 213275 217695 217899 219393
// bufdiff-features: 221975 223640 223719 228936 230337 230640 230783 234562 234968 236238 236929
// bufdiff-features: 240158 240303 241331 242145 244092 246362 246543 246953 249841 250917 252539
// bufdiff-features: 253703 255520 255552 256112 258378 258994 259766 259771 259840 261131
module {
  func.func private @f1(%arg0: tensor<2x3xi64>, %arg1: tensor<2x3xi64>) -> (tensor<2x3xi64>, tensor<2xi64>, i64) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg1[%c1, 0] [1, 2] [1, 1] : tensor<2x3xi64> to tensor<2xi64>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg1[0, %c0] [2, 1] [1, 1] : tensor<2xi64> into tensor<2x3xi64>
    %0 = tensor.empty() : tensor<2xi64>
    %1 = linalg.copy ins(%extracted_slice : tensor<2xi64>) outs(%0 : tensor<2xi64>) -> tensor<2xi64>
    %c100_i64 = arith.constant 100 : i64
    return %inserted_slice, %1, %c100_i64 : tensor<2x3xi64>, tensor<2xi64>, i64
  }
  func.func @main(%arg0: tensor<2x3xi64>, %arg1: i64, %arg2: tensor<2x3xi64>) -> (tensor<2x3xi64>, tensor<2xi64>) {
    %0:3 = call @f1(%arg0, %arg0) : (tensor<2x3xi64>, tensor<2x3xi64>) -> (tensor<2x3xi64>, tensor<2xi64>, i64)
    %1 = scf.forall (%arg3) in (2) shared_outs(%arg4 = %0#1) -> (tensor<2xi64>) {
      affine.for %arg5 = 0 to 1 {
        %broadcasted = linalg.broadcast ins(%0#1 : tensor<2xi64>) outs(%0#0 : tensor<2x3xi64>) dimensions = [1] 
      }
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<2xi64> to tensor<1xi64>
      %c0 = arith.constant 0 : index
      %extracted_slice_0 = tensor.extract_slice %0#0[%c0, 2] [1, 1] [1, 1] : tensor<2x3xi64> to tensor<1xi64>
      %2 = linalg.sub ins(%extracted_slice, %extracted_slice_0 : tensor<1xi64>, tensor<1xi64>) outs(%extracted_slice : tensor<1xi64>) -> tensor<1xi64>
      %3 = vector.transfer_read %2[%c0], %0#2 : tensor<1xi64>, vector<3xi64>
      %4 = vector.transfer_write %3, %2[%c0] : vector<3xi64>, tensor<1xi64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %4 into %arg4[%arg3] [1] [1] : tensor<1xi64> into tensor<2xi64>
      }
    }
    return %0#0, %1 : tensor<2x3xi64>, tensor<2xi64>
  }
}

