// A loop reads the tensor that it starts with through bufferization.to_buffer; loop-invariant-code-motion moves that in front of the loop, and the loop overwrites what it reads.
// Cause, as far as the output shows: to_buffer counts as pure and is moved, and as a read of the tensor where it stands: in front of the loop nothing seems to read the tensor any more, so that the loop writes it in place.
// Public reports: none found, searched for "to_buffer read_only pure hoisted loop-invariant-code-motion". Related: llvm/llvm-project issue 156032 and pull request 188997 are about buffers that are written; the pull request leaves those hoistable that are only read.
// bufdiff-check: --paths pipeline:licm
// bufdiff-expect: wrong-result pipeline:licm
// bufdiff-signature: wrong-*:pipeline:licm:init of scf.*
// bufdiff-signature: race:pipeline:licm:init of scf.*
// bufdiff-versions: 22
module {
  func.func @main(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = scf.for %i = %c0 to %c2 step %c1 iter_args(%t = %arg0) -> (tensor<3xi32>) {
      %m = bufferization.to_buffer %arg0 read_only : tensor<3xi32> to memref<3xi32, strided<[?], offset: ?>>
      %v = memref.load %m[%i] : memref<3xi32, strided<[?], offset: ?>>
      %j = arith.addi %i, %c1 : index
      %u = tensor.insert %v into %t[%j] : tensor<3xi32>
      scf.yield %u : tensor<3xi32>
    }
    return %0 : tensor<3xi32>
  }
}
