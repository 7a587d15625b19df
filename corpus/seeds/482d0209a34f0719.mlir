// bufdiff-profile: mixed
// bufdiff-choices: 3c94ffcd5874cd490cd1919223ec0c331949e84f0c0668f5d6549432ff05e9a87a1e9ed93edc34ab
// bufdiff-choices: 39ec58043e92e39b79e242714fe9cd98ee0b96c5cf185682d9ba7329a576f1e0102f38757197399e
// bufdiff-choices: 92d9ba09deb9c0f858613946f4883b4f107b65dac1b000c243952dc2fea90b6fd7ae5698ac915f51
// bufdiff-choices: b997a9b143af71691a02c513a7b5000c17705de45e8490dc92df0aaf
// bufdiff-features: 397 7800 9479 13233 15671 15751 15903 16822 18330 22280 23143 23787 25729 25818
// bufdiff-features: 26117 26568 27508 33915 34167 36784 37007 38394 38783 39915 40712 42984 45147
// bufdiff-features: 46203 46835 52900 53469 54684 57548 58190 63071 64235 68355 68782 73802 81736
// bufdiff-features: 82135 83194 84585 88337 88732 89780 90777 91074 93255 94049 98501 102809 103715
// bufdiff-features: 104315 112929 115026 117235 121626 121682 125702 128163 130530 132574 137504
// bufdiff-features: 141458 146512 156369 156460 158120 160349 160756 160967 165141 165695 165719
// bufdiff-features: 166579 168858 171053 171116 171369 171551 176774 177182 177904 179647 180207
// bufdiff-features: 180469 184030 188683 188790 190547 191888 192628 193290 195407 197738 197837
// bufdiff-features: 201601 202241 202814 204195 205434 205689 207632 208557 210461 216712 216969
// bufdiff-features: 219153 221975 226583 228390 229266 230640 232330 234562 236929 240158 241331
// bufdiff-features: 242145 244092 246543 247062 250611 251444 252539 253836 258994 259840
module {
  func.func private @f1(%arg0: tensor<5xi1>) -> tensor<4xi1> {
    %cst = arith.constant dense<[false, true, false, false, true]> : tensor<5xi1>
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %cst[%c3] : tensor<5xi1>
    %0 = arith.select %extracted, %arg0, %cst : tensor<5xi1>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %cst[%c0] [4] [1] : tensor<5xi1> to tensor<4xi1>
    %1 = bufferization.alloc_tensor() copy(%extracted_slice) : tensor<4xi1>
    return %1 : tensor<4xi1>
  }
  func.func @main(%arg0: tensor<?xi1>) -> (tensor<4xi1>, tensor<?xi1>) {
    %0 = tensor.empty() : tensor<5xi1>
    %1 = call @f1(%0) : (tensor<5xi1>) -> tensor<4xi1>
    %2 = scf.forall (%arg1) = (0) to (4) step (2) shared_outs(%arg2 = %1) -> (tensor<4xi1>) {
      %extracted_slice = tensor.extract_slice %1[0] [2] [1] : tensor<4xi1> to tensor<2xi1>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg2[%arg1] [2] [1] : tensor<2xi1> into tensor<4xi1>
      }
    }
    %cast = tensor.cast %1 : tensor<4xi1> to tensor<?xi1>
    return %2, %cast : tensor<4xi1>, tensor<?xi1>
  }
}

