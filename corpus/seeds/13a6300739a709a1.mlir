// bufdiff-profile: calls
// bufdiff-choices: 0883c79185c2933837f3dd2d4cebe759667d763d2c93837ad43d47e9b571952c71b63f58beecf977
// bufdiff-choices: 6c9caf09cec57baa971a90af39fa900176065c0663528b1fae60c93c0ab143dea71ddd0737e93d67
// bufdiff-choices: 9c41c6adc303b7b59173cfb53c620e9fde75121f6133db03c00d9d95bdf622a3ca3ba4bdc6cb1593
// bufdiff-choices: 9a677aac83316deb1ab9da6c3046231d66d53b73cbe679344761251ebe177f48317225917a2860b3
// bufdiff-choices: fc50aa9832a43d6c1bce78d267d6cb5ce81503e285e530180b20e72f8510f925ea9f56194383c32a
// bufdiff-choices: d6922107bab241ae9157f2b67145e86196718a979188469cbafda4aa4b0458a9
// bufdiff-features: 2315 3041 4752 6831 9479 11556 14704 15671 15751 17255 18480 18486 20092 21558
// bufdiff-features: 22280 23052 23143 23787 24402 24747 25147 26477 26568 26796 27640 27704 27725
// bufdiff-features: 28907 29968 34167 35163 36784 38528 38783 40712 42344 43309 45147 45734 46203
// bufdiff-features: 47160 49605 52162 52558 52807 52900 53252 53469 54385 54573 61169 61944 63071
// bufdiff-features: 63800 64119 64308 64716 66422 68355 72975 73802 74057 74507 78283 79271 81736
// bufdiff-features: 82135 84585 86125 88635 88732 89780 90070 90777 95407 98501 100059 100502
// bufdiff-features: 104931 105517 107425 112052 112929 116479 117235 119068 121626 121977 122967
// bufdiff-features: 128916 129278 133509 135534 137045 139740 142349 146512 147477 151242 154332
// bufdiff-features: 155884 156325 156460 158120 158683 158996 160756 161974 163458 165636 165719
// bufdiff-features: 168858 170674 171551 173354 174249 174281 177167 177904 178067 182135 184030
// bufdiff-features: 184962 186578 186959 188790 192422 192628 194714 196031 196048 201059 202241
// bufdiff-features: 202814 205072 205434 205689 206373 207731 208557 209666 210461 213275 216712
// bufdiff-features: 216969 226892 227706 228354 228390 228555 230640 231537 233533 235375 235396
// bufdiff-features: 236024 236087 236930 240158 241225 242955 243872 246543 248841 250948 252466
// bufdiff-features: 252539 253216 254672 255676 256247 259840
module {
  func.func @main(%arg0: tensor<4x6xi64>, %arg1: tensor<4x6xi64>) -> (tensor<?xi64>, tensor<?xi64>, tensor<1xi64>) {
    %0 = tensor.empty() : tensor<1xi64>
    %c2_i64 = arith.constant 2 : i64
    %1 = linalg.fill ins(%c2_i64 : i64) outs(%0 : tensor<1xi64>) -> tensor<1xi64>
    %cast = tensor.cast %1 : tensor<1xi64> to tensor<?xi64>
    %2:2 = call @f1(%cast) : (tensor<?xi64>) -> (tensor<?xi64>, tensor<?xi64>)
    %cast_0 = tensor.cast %1 : tensor<1xi64> to tensor<?xi64>
    %3:2 = call @f1(%cast_0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<?xi64>) -> (tensor<?xi64>, tensor<?xi64>)
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %2#0[%c0] : tensor<?xi64>
    %c-3_i64 = arith.constant -3 : i64
    %4 = arith.cmpi ne, %extracted, %c-3_i64 : i64
    %5 = arith.index_castui %4 : i1 to index
    %6 = scf.index_switch %5 -> tensor<?xi64> 
    case 0 {
      %7:2 = func.call @f1(%2#1) : (tensor<?xi64>) -> (tensor<?xi64>, tensor<?xi64>)
      scf.yield %3#0 : tensor<?xi64>
    }
    case 1 {
      %7 = arith.index_cast %2#1 : tensor<?xi64> to tensor<?xindex>
      %cst = arith.constant dense<3> : tensor<index>
      %inserted_slice = tensor.insert_slice %cst into %7[%c0] [1] [1] : tensor<index> into tensor<?xindex>
      %8 = linalg.min ins(%3#0, %2#0 : tensor<?xi64>, tensor<?xi64>) outs(%3#0 : tensor<?xi64>) -> tensor<?xi64>
      scf.yield %8 : tensor<?xi64>
    }
    default {
      scf.yield %2#1 : tensor<?xi64>
    }
    return %3#1, %6, %1 : tensor<?xi64>, tensor<?xi64>, tensor<1xi64>
  }
  func.func private @f1(%arg0: tensor<?xi64>) -> (tensor<?xi64>, tensor<?xi64>) {
    %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<?xi64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi64>
    %extracted_slice = tensor.extract_slice %arg0[0] [%dim] [1] : tensor<?xi64> to tensor<?xi64>
    return %0, %extracted_slice : tensor<?xi64>, tensor<?xi64>
  }
}

