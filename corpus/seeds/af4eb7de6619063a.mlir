// bufdiff-profile: mixed
// bufdiff-choices: 5c364f6d076f96e9095b5c0d9693d503826480548d9a1b55adf20bb8751f2c15e399f126a33c2991
// bufdiff-choices: d8942d498869ab865fba7d54623d5963a889b706211931ba2f837d9f93f15cdd5c087920b22f02de
// bufdiff-choices: 3ab57eb0aa66c30366c220d077a5489f7ef1d5d865553dfe22027084d2239dae9a2ef8197eafc104
// bufdiff-choices: e35d875cad83ef7ca2703b1ca89ff7a48cbc04a1fccd66a467338071e9e6b1113743ff7fe60dc762
// bufdiff-choices: f69c2eb051458152c958efc18368bf813a4ee84e89533e6dbae197f047
// bufdiff-features: 2027 3217 4236 6888 10384 11759 11825 12932 13233 14454 15751 16385 22095 22220
// bufdiff-features: 22280 23787 26568 27644 29590 30666 32085 33443 34167 36784 38783 40266 40712
// bufdiff-features: 41226 42467 44505 46203 49949 50894 52062 52558 52900 53180 63071 64119 64162
// bufdiff-features: 64235 66422 68355 68867 69489 71701 72450 73802 74057 74375 74401 81736 82135
// bufdiff-features: 84585 85780 85843 89780 90218 93171 97924 101823 102309 102601 103056 106321
// bufdiff-features: 106748 107412 107425 108012 112929 113901 114672 115459 120559 123204 124626
// bufdiff-features: 125702 128916 136030 142040 142509 144093 144120 144761 146512 150631 154430
// bufdiff-features: 154812 155107 156460 157426 158120 161644 165248 165719 166579 168815 168858
// bufdiff-features: 172435 176782 177211 177488 177904 178558 178560 181060 181522 181789 183052
// bufdiff-features: 184030 186959 188790 189994 191476 192628 197392 197770 197837 197849 198357
// bufdiff-features: 198889 199947 203746 205434 205689 208017 210461 210828 211967 211974 213309
// bufdiff-features: 213339 214469 214579 215938 215959 216213 219393 220013 221661 225827 227623
// bufdiff-features: 228390 230081 230293 230640 231714 233652 236238 236930 238938 240158 242145
// bufdiff-features: 243099 243781 244872 246543 252539 253836 255729 258331 258906 259785 259840
// bufdiff-features: 260672
module {
  func.func private @f1(%arg0: tensor<?x?xi32>, %arg1: tensor<?x?xi32>) -> tensor<?x?xi32> {
    %cst = arith.constant dense<1> : tensor<1x1xi32>
    %0 = linalg.conv_2d ins(%arg1, %cst : tensor<?x?xi32>, tensor<1x1xi32>) outs(%arg1 : tensor<?x?xi32>) -> tensor<?x?xi32>
    return %0 : tensor<?x?xi32>
  }
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<6x4xi32>, %arg2: tensor<4xi32>, %arg3: tensor<?xi32>) -> (tensor<3x?xi32>, tensor<?x?xi32>) {
    %cast = tensor.cast %arg1 : tensor<6x4xi32> to tensor<?x?xi32>
    %0 = call @f1(%cast, %cast) : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
    %1 = call @f1(%0, %0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
    %extracted_slice = tensor.extract_slice %1[0, 0] [3, 4] [1, 1] : tensor<?x?xi32> to tensor<3x4xi32>
    %extracted_slice_0 = tensor.extract_slice %1[3, 0] [3, 4] [1, 1] : tensor<?x?xi32> to tensor<3x4xi32>
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %c5_i32 = arith.constant 5 : i32
    %2 = vector.transfer_read %1[%c5, %c0], %c5_i32 {in_bounds = [true]} : tensor<?x?xi32>, vector<4xi32>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %3 = vector.transfer_write %2, %extracted_slice[%c1, %c3] : vector<4xi32>, tensor<3x4xi32>
    %broadcasted = linalg.broadcast ins(%arg2 : tensor<4xi32>) outs(%extracted_slice_0 : tensor<3x4xi32>) dimensions = [0] 
    %inserted_slice = tensor.insert_slice %3 into %1[0, 0] [3, 4] [1, 1] : tensor<3x4xi32> into tensor<?x?xi32>
    %inserted_slice_1 = tensor.insert_slice %broadcasted into %inserted_slice[3, 0] [3, 4] [1, 1] : tensor<3x4xi32> into tensor<?x?xi32>
    %cast_2 = tensor.cast %broadcasted : tensor<3x4xi32> to tensor<3x?xi32>
    return %cast_2, %inserted_slice_1 : tensor<3x?xi32>, tensor<?x?xi32>
  }
}

