// loop-invariant-code-motion runs a tensor.insert_slice that the program does not reach, and which is out of bounds.
// The operation counts as free of side effects whatever its offsets and sizes.
// bufdiff-check: --paths pipeline:licm
// bufdiff-expect: out-of-bounds pipeline:licm
// bufdiff-signature: out-of-bounds:pipeline:licm:tensor.insert_slice:*
// bufdiff-signature: out-of-bounds:pipeline:licm:tensor.extract_slice:*
// bufdiff-versions: 22
module {
  func.func @main(%arg0: tensor<1x?x?xindex>) {
    %c0 = arith.constant 0 : index
    scf.forall (%arg1) in (%c0) {
      %0 = tensor.empty(%c0) : tensor<1x?x1xindex>
      %inserted_slice = tensor.insert_slice %0 into %arg0[0, 0, %c0] [1, %c0, 1] [1, 1, 1] : tensor<1x?x1xindex> into tensor<1x?x?xindex>
    }
    return
  }
}
