// A tensor.insert_slice that is out of bounds and is never reached is run before the loop that it was in.
// Cause, as far as the output shows: loop-invariant-code-motion takes the operation for one that can always be run, whatever its offsets and sizes.
// tensor.extract and vector.transfer_read go the same way, whatever their indices.
// Public reports: none found, searched for "loop-invariant-code-motion hoists tensor.insert_slice extract_slice out of bounds speculatable undefined behavior". Related: iree-org/iree pull request 18679 avoids the pass for loops that may not run.
// bufdiff-check: --paths pipeline:licm
// bufdiff-expect: out-of-bounds pipeline:licm
// bufdiff-signature: out-of-bounds:pipeline:licm:tensor.insert_slice:*
// bufdiff-signature: out-of-bounds:pipeline:licm:tensor.extract_slice:*
// bufdiff-signature: out-of-bounds:pipeline:licm:tensor.extract:*
// bufdiff-signature: out-of-bounds:pipeline:licm:vector.transfer_read:*
// bufdiff-signature: out-of-bounds:pipeline:licm:tensor.insert:*
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
