// optimize-allocation-liveness frees a buffer before what arith.index_cast made of it is read.
// Cause, as far as the output shows: arith.index_cast of a tensor bufferizes to arith.index_cast of the buffer, whose result is
// the same memory, and the pass does not take that for an alias: the last use of the buffer is the cast. (The pass before it
// does: it asks at run time whether the two are the same.) promote-buffers-to-stack has the same fault.
// In what mlir-opt prints, memref.dealloc of the buffer stands in front of the memref.load of the cast.
// Public reports: none found, searched for "optimize-allocation-liveness arith.index_cast alias BufferViewFlowAnalysis".
// bufdiff-check: --paths pipeline:deallocation-dynamic
// bufdiff-expect: use-after-free pipeline:deallocation-dynamic
// bufdiff-signature: use-after-free:pipeline:deallocation-dynamic:tensor.*:*
// bufdiff-signature: use-after-free:pipeline:deallocation-dynamic:vector.*:*
// bufdiff-signature: use-after-free:pipeline:deallocation-dynamic:linalg.*:*
// bufdiff-signature: use-after-free:pipeline:deallocation-dynamic:scf.while:*
// bufdiff-versions: 22
module {
  func.func @main() -> i64 {
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : i64
    %0 = tensor.empty() : tensor<1xi64>
    %1 = linalg.fill ins(%c5 : i64) outs(%0 : tensor<1xi64>) -> tensor<1xi64>
    %2 = arith.index_cast %1 : tensor<1xi64> to tensor<1xindex>
    %3 = tensor.extract %2[%c0] : tensor<1xindex>
    %4 = arith.index_cast %3 : index to i64
    return %4 : i64
  }
}
