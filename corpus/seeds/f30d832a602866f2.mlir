// bufdiff-profile: cfg
// bufdiff-choices: 1e00ed9aae1c7d7113af851c8bcfe7d71964f400ae02463f5d8ccc7565fe0be9de8c5ea4285f5c76
// bufdiff-choices: 6252eaed1fe0428a0ccb5683b7bb2b95827395e9ad7b096e3b31ad8e8dca72390f8b67e1f99937ee
// bufdiff-choices: 7589334007a1380fca54cc525b7e16437a76830c882dde7b6092dd0966c97682729edcf2451b3cde
// bufdiff-choices: 738e38197a5f61a686fcaca2e83b494ba0a2b9a8a22e44b5fc728872b8e79fa61692b7d39f64824b
// bufdiff-choices: 47debaf5c7b1c9e74df03bef08ff125e7cbceb8cbb574a40c3dccce075dfb88e61ab30b6940e62c9
// bufdiff-choices: 159174cbff1c3aafbdcc145fe97c9b55
// bufdiff-features: 1854 1858 3579 4752 7516 9479 11162 11441 12276 12932 13233 14454 15424 15751
// bufdiff-features: 17174 18330 18916 19014 19100 19441 21652 22095 22678 23787 26568 28504 28807
// bufdiff-features: 29590 30539 34167 34960 36448 36784 36936 40540 40712 42344 44505 49956 50894
// bufdiff-features: 51344 52062 52558 52900 53180 58272 64120 64716 65225 65814 66422 67160 68355
// bufdiff-features: 70101 70385 71458 72541 74010 74450 74672 78430 81144 81736 82565 82976 83548
// bufdiff-features: 85634 86125 88337 88857 89178 94586 96351 96353 99383 101081 103851 104034
// bufdiff-features: 104931 107412 109779 110162 110816 113041 125921 125934 128138 130135 130933
// bufdiff-features: 135464 137667 139388 139699 142393 143285 146210 146512 150751 151741 152742
// bufdiff-features: 153063 153928 155898 156460 158120 160138 161546 162620 163687 165636 165719
// bufdiff-features: 166037 166169 167793 168858 169038 170082 171369 173800 173982 175687 176066
// bufdiff-features: 176782 177211 177847 177904 180207 180404 183227 183778 184030 186942 187160
// bufdiff-features: 189820 192628 192771 193773 194714 196031 197392 200106 201716 202032 205688
// bufdiff-features: 207294 212549 220223 220816 225016 226882 227829 230373 232168 235722 236929
// bufdiff-features: 239798 239941 239960 243872 244222 245415 246543 247062 249841 250948 252466
// bufdiff-features: 253836 255556 256664 259840 260843
module {
  func.func @main(%arg0: tensor<3xi8> {bufferization.writable = false}, %arg1: i8, %arg2: tensor<2x4xi8>) -> (tensor<2xi8>, tensor<3xi8>, tensor<2xi8>, tensor<3xi8>, tensor<?x4xi8>, index) {
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [2] : tensor<3xi8> to tensor<2xi8>
    %c1 = arith.constant 1 : index
    %extracted_slice_0 = tensor.extract_slice %arg2[0, %c1] [2, 1] [1, 1] : tensor<2x4xi8> to tensor<2xi8>
    %c0 = arith.constant 0 : index
    %0:3 = scf.while (%arg3 = %c0, %arg4 = %arg0, %arg5 = %extracted_slice_0) : (index, tensor<3xi8>, tensor<2xi8>) -> (index, tensor<3xi8>, tensor<2xi8>) {
      %extracted_slice_1 = tensor.extract_slice %extracted_slice_0[1] [1] [%c1] : tensor<2xi8> to tensor<1xi8>
      %1 = arith.cmpi ult, %arg3, %c1 : index
      scf.condition(%1) %arg3, %arg4, %arg5 : index, tensor<3xi8>, tensor<2xi8>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<3xi8>, %arg5: tensor<2xi8>):
      %c127_i8 = arith.constant 127 : i8
      %1 = arith.cmpi ult, %arg1, %c127_i8 : i8
      %true = arith.constant true
      %2 = arith.ori %1, %true : i1
      cf.assert %2, "never fails"
      %3 = arith.addi %arg3, %c1 : index
      %4 = tensor.empty() : tensor<3x2xi8>
      %5 = linalg.fill ins(%arg1 : i8) outs(%4 : tensor<3x2xi8>) -> tensor<3x2xi8>
      %6 = linalg.vecmat ins(%arg4, %5 : tensor<3xi8>, tensor<3x2xi8>) outs(%arg5 : tensor<2xi8>) -> tensor<2xi8>
      %c5_i8 = arith.constant 5 : i8
      %7 = linalg.fill ins(%c5_i8 : i8) outs(%6 : tensor<2xi8>) -> tensor<2xi8>
      %8 = arith.index_castui %1 : i1 to index
      %c3 = arith.constant 3 : index
      %9 = arith.remui %8, %c3 : index
      %10 = scf.for %arg6 = %c0 to %9 step %c1 iter_args(%arg7 = %arg4) -> (tensor<3xi8>) {
        %11 = arith.index_castui %1 : i1 to index
        %12 = arith.remui %11, %c3 : index
        %extracted = tensor.extract %arg7[%12] : tensor<3xi8>
        %c9_i8 = arith.constant 9 : i8
        %c11_i8 = arith.constant 11 : i8
        %from_elements = tensor.from_elements %c9_i8, %extracted, %c11_i8 : tensor<3xi8>
        %13 = linalg.add ins(%arg0, %from_elements : tensor<3xi8>, tensor<3xi8>) outs(%arg7 : tensor<3xi8>) -> tensor<3xi8>
        scf.yield %13 : tensor<3xi8>
      }
      scf.yield %3, %10, %7 : index, tensor<3xi8>, tensor<2xi8>
    }
    %cast = tensor.cast %arg2 : tensor<2x4xi8> to tensor<?x4xi8>
    return %0#2, %0#1, %extracted_slice, %arg0, %cast, %0#0 : tensor<2xi8>, tensor<3xi8>, tensor<2xi8>, tensor<3xi8>, tensor<?x4xi8>, index
  }
}

