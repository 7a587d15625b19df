// bufdiff-profile: cfg
// bufdiff-choices: 191551896f09a04df02a3c40ea42253fbda5f07e38edcff591c5a671836ca99aeb716716c1ffe419
// bufdiff-choices: 9b246c1c5420068ac2a6e81cbf919221bb02681f65fd1d76bfd491985bf5d13be9f951ad6790c62b
// bufdiff-choices: 26b1e881ae64237089
// bufdiff-features: 9758 13233 13673 15751 16822 18486 21140 22498 22656 25911 26369 26568 26643
// bufdiff-features: 29968 34167 36977 43631 50894 52558 52900 56046 56599 63042 63071 66422 68355
// bufdiff-features: 72629 77389 80542 81587 82135 86357 88350 88732 90198 91074 100073 100330
// bufdiff-features: 102809 103159 104229 107412 111252 114016 115407 118918 124414 125991 133631
// bufdiff-features: 134296 134449 139768 139885 146016 146512 152721 156460 158120 160543 161377
// bufdiff-features: 165636 165719 168640 169479 171053 173211 173354 178067 182966 183114 184030
// bufdiff-features: 184492 188022 189635 190874 192422 196031 201059 203000 204212 205434 216034
// bufdiff-features: 228390 233651 235375 242872 246543 249245 249984 251550 252466 253836 259840
// bufdiff-features: 261708
module {
  func.func @main(%arg0: tensor<?x?x2xi32> {bufferization.writable = false}) -> (tensor<?x?x2xi32>, tensor<?x?x2xi32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x2xi32>
    %c11 = arith.constant 11 : index
    %0 = arith.cmpi eq, %dim, %c11 : index
    %1 = scf.if %0 -> (tensor<?x?x2xi32>) {
      %cast = tensor.cast %arg0 : tensor<?x?x2xi32> to tensor<?x?x?xi32>
      %cast_0 = tensor.cast %arg0 : tensor<?x?x2xi32> to tensor<?x?x?xi32>
      %6 = arith.select %0, %cast, %cast_0 : tensor<?x?x?xi32>
      %cast_1 = tensor.cast %6 : tensor<?x?x?xi32> to tensor<?x?x2xi32>
      scf.yield %cast_1 : tensor<?x?x2xi32>
    } else {
      scf.yield %arg0 : tensor<?x?x2xi32>
    }
    %2 = arith.select %0, %arg0, %1 : tensor<?x?x2xi32>
    %3 = tensor.empty() : tensor<1x2x2xi32>
    %c-128_i32 = arith.constant -128 : i32
    %4 = linalg.fill ins(%c-128_i32 : i32) outs(%3 : tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %5 = linalg.conv_1d_nwc_wcf ins(%1, %4 : tensor<?x?x2xi32>, tensor<1x2x2xi32>) outs(%arg0 : tensor<?x?x2xi32>) -> tensor<?x?x2xi32>
    return %2, %5 : tensor<?x?x2xi32>, tensor<?x?x2xi32>
  }
}

