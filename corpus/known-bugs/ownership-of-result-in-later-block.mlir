// Ownership-based deallocation dies where the buffer that a call returned is returned from a later block.
// bufdiff-check: --paths pipeline:deallocation-dynamic
// bufdiff-expect: crash pipeline:deallocation-dynamic
// bufdiff-signature: crash:pipeline:*:SIGSEGV in mlir::bufferization::DeallocationState::getMemrefsToRetain < BufferDeallocation::handleAllInterfaces:bufferize
// bufdiff-versions: 22
module {
  func.func @main() -> tensor<1xf32> {
    %0 = call @f1() : () -> tensor<1xf32>
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    return %0 : tensor<1xf32>
  }
  func.func private @f1() -> tensor<1xf32> {
    %cst = arith.constant dense<0.000000e+00> : tensor<1xf32>
    return %cst : tensor<1xf32>
  }
}
