// bufdiff-profile: types
// bufdiff-choices: ad0357e085342b17332cb21412d1a7ffc4868892d15a8f19e3160391ade14fca0c7e7559afcac64e
// bufdiff-choices: ab70a9829ace301bfaad2970643d89aea2ba1785e8f08f6953192738a58229dd4ad35feb182d8606
// bufdiff-choices: c235f0451f514b1de813d5a829e7c2546224f75e5ce1c9c82156fa2d404506882a2080c5daa1de27
// bufdiff-choices: 5b286f8bcc98cb98acc713f068f7bf9c540d68b351a4896e1bf337380e62718f047fa0794555407a
// bufdiff-choices: 10f0df5d744b9c527af64e201115bc42439a77dce885f013291adb6e0438bc47c429bcfa4645269d
// bufdiff-choices: b70011e9d8410559786791dcc3504815e7a45ab683718c08b363abe9d1dc9e1cecad5c7cf0c99e65
// bufdiff-choices: ea7796c9fcb2c2fe43b84cb70682e76ffa4cd59133d96f5ee3b580e02288b831ee11c2a44aa199e1
// bufdiff-choices: c6094faa772232f29e3500f12e00c626bf33b4339bfac2b0dc064f86898c2a6b7deb10069b62c971
// bufdiff-choices: 38c74d9a6e092d3e4701617180a87529ced8e87aa8ec0c70843379967ca8abc55fa4493e5e2ed73c
// bufdiff-choices: acdcc76f0517bb18a4507066a97a8d51185edb95828f43e2747ac9b13e7c88
// bufdiff-features: 600 1631 2898 4165 5497 6611 6812 6831 8594 9479 10384 11162 12170 12932 13233
// bufdiff-features: 14454 15671 15751 15903 16587 16682 16822 17255 20003 20193 20749 22280 22448
// bufdiff-features: 23143 24025 25818 26546 26568 26598 26879 27725 28564 28814 28907 29590 30293
// bufdiff-features: 30666 31543 32232 32897 34167 36784 36797 37007 38783 39329 39927 40712 42344
// bufdiff-features: 42467 43410 44505 44522 44616 45147 46203 47392 48598 48938 48974 49370 50107
// bufdiff-features: 50146 50556 50894 51415 52322 52558 52807 52900 52946 53057 53180 53244 53252
// bufdiff-features: 53469 54998 57548 58290 59347 60235 60417 61080 61375 63071 63929 64119 64120
// bufdiff-features: 65595 66422 66995 68355 68457 68782 71168 71259 71306 72442 73776 73802 74057
// bufdiff-features: 74450 74672 75921 76677 76953 77002 78283 78430 79099 80533 81200 81502 81736
// bufdiff-features: 82135 82186 83194 83871 84585 85843 86125 87199 87466 88732 89780 89812 90070
// bufdiff-features: 90777 91074 91961 92022 92194 93255 94322 94455 95273 95900 95930 96431 97364
// bufdiff-features: 98501 99383 100059 101823 102461 102809 103715 104140 104245 104315 104580
// bufdiff-features: 104931 106155 107412 107425 108012 109327 110552 111024 111619 111976 112929
// bufdiff-features: 113920 115026 117235 117336 119597 119683 120049 120559 120687 121626 121682
// bufdiff-features: 125908 127501 128916 130933 132619 134279 137045 138366 139890 140672 140940
// bufdiff-features: 141891 142040 142509 143475 144597 144761 146512 149219 149846 153293 153474
// bufdiff-features: 155624 155898 156109 156154 156325 156460 157579 158120 158188 158396 158897
// bufdiff-features: 160756 161534 161974 162090 162971 163044 163687 164112 165295 165719 166291
// bufdiff-features: 167164 167466 167973 168858 169288 171053 171116 171551 173237 176031 177211
// bufdiff-features: 177484 177904 178067 178854 179647 180207 180465 180469 180916 181522 181789
// bufdiff-features: 184022 184030 184122 185275 185723 186257 186849 186959 188790 190141 190142
// bufdiff-features: 190520 192400 192422 192595 192628 192771 193290 194134 194503 194714 195182
// bufdiff-features: 196031 197027 197267 198081 198460 199827 201059 202241 202562 202616 202814
// bufdiff-features: 203746 204242 204691 205434 205689 205948 206056 206233 208017 208557 208947
// bufdiff-features: 210022 210301 210461 214199 214560 215938 215959 216969 217899 218738 218840
// bufdiff-features: 219087 220247 220517 220985 222537 222809 223016 223719 223989 224897 225827
// bufdiff-features: 226178 226357 226579 226583 227345 228390 228548 228936 229266 230519 230640
// bufdiff-features: 231770 234387 234562 235141 236238 236336 237064 237454 240158 243546 243792
// bufdiff-features: 243872 243943 244107 245619 245769 245855 246543 248209 249211 250143 250611
// bufdiff-features: 250917 250948 252466 252539 256112 256337 257128 258331 258916 259229 259528
// bufdiff-features: 259840 261714
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2xf64>, %arg1: f64, %arg2: tensor<?x?xf64> {bufferization.buffer_layout = #map}) -> (tensor<2x?xf64>, tensor<?xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<?x1xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>) {
    %0 = tensor.empty() : tensor<2x5xf64>
    %1 = linalg.fill ins(%arg1 : f64) outs(%0 : tensor<2x5xf64>) -> tensor<2x5xf64>
    %cast = tensor.cast %1 : tensor<2x5xf64> to tensor<?x5xf64>
    %cast_0 = tensor.cast %arg0 : tensor<2xf64> to tensor<?xf64>
    %2:2 = call @f2(%cast, %cast_0) : (tensor<?x5xf64>, tensor<?xf64>) -> (tensor<2x?xf64>, tensor<?xf64>)
    %3:2 = call @f1(%1) : (tensor<2x5xf64>) -> (tensor<2x5xf64>, tensor<2x5xf64>)
    %cst = arith.constant dense<1.000000e+02> : tensor<2x5xf64>
    %c5 = arith.constant 5 : index
    %cast_1 = tensor.cast %1 : tensor<2x5xf64> to tensor<2x?xf64>
    %inserted_slice = tensor.insert_slice %cast_1 into %cst[0, 0] [2, %c5] [1, 1] : tensor<2x?xf64> into tensor<2x5xf64>
    %4:2 = call @f3(%3#1) : (tensor<2x5xf64>) -> (tensor<?x1xf64>, tensor<2x5xf64>)
    %5 = linalg.reciprocal ins(%cst : tensor<2x5xf64>) outs(%cst : tensor<2x5xf64>) -> tensor<2x5xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4#1 : tensor<2x5xf64>) outs(%5 : tensor<2x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %9 = arith.subf %in, %arg1 : f64
      linalg.yield %9 : f64
    } -> tensor<2x5xf64>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %cst[0, 0] [%c2, 5] [1, 1] : tensor<2x5xf64> to tensor<?x5xf64>
    %cst_2 = arith.constant dense<[[9.500000e+00, 1.050000e+01, 1.150000e+01, 1.250000e+01, 1.350000e+01]]> : tensor<1x5xf64>
    %inserted_slice_3 = tensor.insert_slice %cst_2 into %extracted_slice[1, 0] [1, 5] [1, 1] : tensor<1x5xf64> into tensor<?x5xf64>
    %cast_4 = tensor.cast %inserted_slice_3 : tensor<?x5xf64> to tensor<2x5xf64>
    %inserted_slice_5 = tensor.insert_slice %cast_4 into %cst[0, 0] [2, 5] [1, 1] : tensor<2x5xf64> into tensor<2x5xf64>
    %7 = tensor.empty() : tensor<2x5xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<2x5xf64>) outs(%7 : tensor<2x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %9 = arith.mulf %in, %arg1 : f64
      linalg.yield %9 : f64
    } -> tensor<2x5xf64>
    return %2#0, %2#1, %3#0, %inserted_slice, %4#0, %6, %inserted_slice_5, %8 : tensor<2x?xf64>, tensor<?xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<?x1xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
  }
  func.func private @f2(%arg0: tensor<?x5xf64>, %arg1: tensor<?xf64>) -> (tensor<2x?xf64>, tensor<?xf64>) {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0] : tensor<?xf64>
    vector.print %extracted : f64
    %c1 = arith.constant 1 : index
    %inserted = tensor.insert %extracted into %arg1[%c1] : tensor<?xf64>
    %cst = arith.constant -6.000000e+00 : f64
    %0 = arith.cmpf olt, %extracted, %cst : f64
    %1 = arith.select %0, %arg1, %inserted : tensor<?xf64>
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, %c3] [1, %c2] : tensor<?x5xf64> to tensor<2x?xf64>
    return %extracted_slice, %1 : tensor<2x?xf64>, tensor<?xf64>
  }
  func.func @f1(%arg0: tensor<2x5xf64>) -> (tensor<2x5xf64>, tensor<2x5xf64>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 5.000000e-01 : f64
    %inserted = tensor.insert %cst into %arg0[%c0, %c4] : tensor<2x5xf64>
    %cst_0 = arith.constant 1.000000e+02 : f64
    %0 = vector.broadcast %cst_0 : f64 to vector<4xf64>
    %1 = vector.transfer_write %0, %arg0[%c0, %c4] : vector<4xf64>, tensor<2x5xf64>
    %2 = tensor.empty() : tensor<2x5xf64>
    %3 = linalg.copy ins(%inserted : tensor<2x5xf64>) outs(%2 : tensor<2x5xf64>) -> tensor<2x5xf64>
    return %1, %3 : tensor<2x5xf64>, tensor<2x5xf64>
  }
  func.func private @f3(%arg0: tensor<2x5xf64>) -> (tensor<?x1xf64>, tensor<2x5xf64>) {
    %inserted_slice = tensor.insert_slice %arg0 into %arg0[0, 0] [2, 5] [1, 1] : tensor<2x5xf64> into tensor<2x5xf64>
    %0 = scf.forall (%arg1, %arg2) in (5, 2) shared_outs(%arg3 = %inserted_slice) -> (tensor<2x5xf64>) {
      %2 = tensor.empty() : tensor<2x5xf64>
      %3 = linalg.powf ins(%arg0, %inserted_slice : tensor<2x5xf64>, tensor<2x5xf64>) outs(%2 : tensor<2x5xf64>) -> tensor<2x5xf64>
      %extracted_slice_0 = tensor.extract_slice %arg3[%arg2, %arg1] [1, 1] [1, 1] : tensor<2x5xf64> to tensor<1x1xf64>
      %cst = arith.constant dense<[[[9.500000e+00], [8.500000e+00]]]> : tensor<1x2x1xf64>
      %reduced = linalg.reduce ins(%cst : tensor<1x2x1xf64>) outs(%extracted_slice_0 : tensor<1x1xf64>) dimensions = [1] 
        (%in: f64, %init: f64) {
          %4 = arith.addf %in, %init : f64
          linalg.yield %4 : f64
        }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %reduced into %arg3[%arg2, %arg1] [1, 1] [1, 1] : tensor<1x1xf64> into tensor<2x5xf64>
      }
    }
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %arg0[1, %c3] [%c1, 1] [1, 1] : tensor<2x5xf64> to tensor<?x1xf64>
    %1 = bufferization.alloc_tensor() copy(%extracted_slice) : tensor<?x1xf64>
    return %1, %0 : tensor<?x1xf64>, tensor<2x5xf64>
  }
}

