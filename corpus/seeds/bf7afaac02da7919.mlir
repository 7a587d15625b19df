// bufdiff-profile: slices
// bufdiff-choices: 6749999a3ae5947544788808d14b2830bd01f616ec692f06d5c71c07c98d3fdc3d50305c0d421d6a
// bufdiff-choices: 9bd7fe13dfc6829f55198b16404ecfb578d86d551276c5135e013de8ba26cb78cea81c8464fe0c12
// bufdiff-choices: 3e57e6157b4b6d4d14cf046c2cf5d7179f85b4b2f0da7e978fa88c33af5c13fae6085539be389958
// bufdiff-choices: 4bb2e456d6332ee49996d179425c1bf4caba9ba2776dcad0c5f9246e1c72e81c83616a6727f45511
// bufdiff-choices: 206602ef61de2968fe027865bcb45ec82035d09bf7e3a1cfe551d90996c76d366fa5c013752bb5b8
// bufdiff-choices: a57a99305e1d7482cbb5d38da896190e174ea63c206aa29da7d80e54923c27a194411c8d280db59f
// bufdiff-choices: cbb2f16bb0a586a08dd16a38abf981116310235e1ad3bc08f7f6db2216
// bufdiff-features: 2207 2898 7800 9479 11162 12170 12932 13915 15534 15751 16822 16926 17159 20023
// bufdiff-features: 20749 22095 24989 26568 26922 27766 28564 29104 29590 29968 30293 30301 30666
// bufdiff-features: 32613 32918 33824 33853 34167 37183 38520 40712 41396 41984 42344 42467 42984
// bufdiff-features: 46203 46208 46414 48598 50246 51415 51450 52062 52558 52807 52900 53252 54998
// bufdiff-features: 55113 55837 59145 59347 60420 60465 63071 64120 64235 66422 67532 68206 68355
// bufdiff-features: 69403 71050 71306 72450 72629 73289 73387 74057 74507 74720 78283 78430 79099
// bufdiff-features: 81443 82135 82542 84585 84922 85843 86125 86844 88732 89110 89150 89780 89812
// bufdiff-features: 91074 91248 91365 92144 92194 93286 93301 93875 94879 95273 95407 95930 97715
// bufdiff-features: 97924 98190 99383 99757 101476 102809 104931 109327 109732 109783 110379 110552
// bufdiff-features: 111618 112929 113041 113374 113940 114255 114874 115872 117235 117767 119588
// bufdiff-features: 119613 120049 122950 124157 128005 129811 129849 132587 133185 134330 134449
// bufdiff-features: 135363 135868 137045 137235 139524 146001 147905 151758 151936 153293 153957
// bufdiff-features: 156431 156460 157120 158120 158897 160756 161210 161779 162971 163044 163687
// bufdiff-features: 163876 165719 166579 167614 168858 170469 171053 172898 173354 173800 174097
// bufdiff-features: 174170 174275 174854 177904 178067 182283 182966 183222 184030 184321 186202
// bufdiff-features: 186959 187869 188358 190508 192184 192628 192771 193297 193773 194134 194693
// bufdiff-features: 196031 196571 197267 197362 197392 197837 198081 200927 202241 202562 203158
// bufdiff-features: 204212 205434 205689 206618 207081 208944 209168 209755 210301 210351 210461
// bufdiff-features: 211131 214143 214394 214621 215959 216892 218635 218738 219393 221168 221444
// bufdiff-features: 221661 222809 226357 226579 226777 228390 230081 230104 230640 230868 231552
// bufdiff-features: 234086 235375 237169 237470 239960 240158 243546 243781 245458 245619 246543
// bufdiff-features: 246783 246953 247152 250573 250948 251992 252318 252466 252539 253836 258906
// bufdiff-features: 258916 259528 259840
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<4x4xi64>, %arg1: tensor<4x4xi64>, %arg2: tensor<4x4xi64>, %arg3: tensor<1xi64>) -> (tensor<4x4xi64>, tensor<4x4xi64>) {
    %transposed = linalg.transpose ins(%arg0 : tensor<4x4xi64>) outs(%arg0 : tensor<4x4xi64>) permutation = [1, 0] 
    %0 = tensor.empty() : tensor<4x4x2xi64>
    %c9_i64 = arith.constant 9 : i64
    %1 = linalg.fill ins(%c9_i64 : i64) outs(%0 : tensor<4x4x2xi64>) -> tensor<4x4x2xi64>
    %reduced = linalg.reduce ins(%1 : tensor<4x4x2xi64>) outs(%arg0 : tensor<4x4xi64>) dimensions = [2] 
      (%in: i64, %init: i64) {
        %2 = arith.maxui %in, %init : i64
        linalg.yield %2 : i64
      }
    return %transposed, %arg1 : tensor<4x4xi64>, tensor<4x4xi64>
  }
  func.func private @f2(%arg0: tensor<1xi64>, %arg1: i64, %arg2: tensor<1xi64>) -> tensor<i64> {
    %collapsed = tensor.collapse_shape %arg0 [] : tensor<1xi64> into tensor<i64>
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg2[%c0], %arg1 : tensor<1xi64>, vector<2xi64>
    %1 = vector.transfer_write %0, %arg2[%c0] : vector<2xi64>, tensor<1xi64>
    %collapsed_0 = tensor.collapse_shape %arg2 [] : tensor<1xi64> into tensor<i64>
    %collapsed_1 = tensor.collapse_shape %arg2 [] : tensor<1xi64> into tensor<i64>
    return %collapsed : tensor<i64>
  }
  func.func @main(%arg0: tensor<4x4xi64>, %arg1: tensor<?x?xi64> {bufferization.writable = false}) -> (tensor<?x?xi64>, tensor<i64>, tensor<4x4xi64>, tensor<4x4xi64>, tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>, i64) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xi64>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg1, %c1 : tensor<?x?xi64>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xi64>
    %c4 = arith.constant 4 : index
    %1 = arith.remui %dim_0, %c4 : index
    %extracted = tensor.extract %arg0[%1, %1] : tensor<4x4xi64>
    %2 = linalg.fill ins(%extracted : i64) outs(%0 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %c5 = arith.constant 5 : index
    %3 = arith.cmpi sle, %1, %c5 : index
    %4 = arith.select %3, %arg1, %2 : tensor<?x?xi64>
    %mapped = linalg.map ins(%2, %arg1 : tensor<?x?xi64>, tensor<?x?xi64>) outs(%4 : tensor<?x?xi64>)
      (%in: i64, %in_1: i64, %init: i64) {
        %10 = arith.cmpi sgt, %in, %in_1 : i64
        %11 = arith.select %10, %in, %in_1 : i64
        linalg.yield %11 : i64
      }
    %5 = tensor.empty(%dim, %dim_0) : tensor<?x?xi64>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<?x?xi64>) outs(%5 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %out: i64):
      %10 = arith.andi %in, %extracted : i64
      linalg.yield %10 : i64
    } -> tensor<?x?xi64>
    %extracted_slice = tensor.extract_slice %arg0[%c1, 2] [1, 1] [1, 1] : tensor<4x4xi64> to tensor<1xi64>
    %7 = call @f2(%extracted_slice, %extracted, %extracted_slice) : (tensor<1xi64>, i64, tensor<1xi64>) -> tensor<i64>
    %8 = tensor.empty() : tensor<4x4xi64>
    %9:2 = call @f1(%arg0, %arg0, %8, %extracted_slice) : (tensor<4x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>, tensor<1xi64>) -> (tensor<4x4xi64>, tensor<4x4xi64>)
    return %6, %7, %9#0, %9#1, %4, %arg1, %mapped, %extracted : tensor<?x?xi64>, tensor<i64>, tensor<4x4xi64>, tensor<4x4xi64>, tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>, i64
  }
}

