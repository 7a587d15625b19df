// A buffer that leaves its function through arith.index_cast is put on the stack by promote-buffers-to-stack.
// Cause, as far as the output shows: arith.index_cast of a tensor bufferizes to arith.index_cast of the buffer, whose result is
// the same memory, and the pass does not take that for an alias.
// Compiled code shows it: where the caller calls another function that has a buffer of its own before it reads the result
// (mlir-runner -O0), it reads 7 of a buffer that holds 7, and with promote-buffers-to-stack 18, the other function's value.
// Public reports: none found, searched for "promote-buffers-to-stack arith.index_cast alias BufferViewFlowAnalysis".
// bufdiff-check: --paths pipeline:stack
// bufdiff-expect: use-after-free pipeline:stack
// bufdiff-signature: use-after-free:pipeline:stack:*
// bufdiff-versions: 22
module {
  func.func @main() -> tensor<1xindex> {
    %c7 = arith.constant 7 : i64
    %0 = tensor.empty() : tensor<1xi64>
    %1 = linalg.fill ins(%c7 : i64) outs(%0 : tensor<1xi64>) -> tensor<1xi64>
    %2 = arith.index_cast %1 : tensor<1xi64> to tensor<1xindex>
    return %2 : tensor<1xindex>
  }
}
