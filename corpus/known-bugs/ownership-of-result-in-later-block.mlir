// A buffer that is used in a later block than it comes from ends ownership-based deallocation, is rejected by it, or is freed too early.
// Cause, as the public report says: the call was replaced by one that returns ownership too, and liveness still knows the old one. Of a buffer that no operation of the block owns, a constant say, it says that it does not have valid ownership.
// bufdiff-check: --paths pipeline:deallocation-dynamic
// bufdiff-expect: crash pipeline:deallocation-dynamic
// bufdiff-signature: crash:pipeline:*:SIGSEGV in mlir::bufferization::DeallocationState::getMemrefsToRetain < BufferDeallocation::handleAllInterfaces:bufferize
// bufdiff-signature: crash:pipeline:*:SIGSEGV in BufferDeallocation::handleAllInterfaces < mlir::bufferization::deallocateBuffersOwnershipBased:bufferize
// bufdiff-signature: crash:pipeline:*:SIGSEGV in mlir::bufferization::DeallocationState::getMemrefsToRetain < CondBranchOpInterface::process:bufferize
// bufdiff-signature: unexpected-rejection:pipeline:*:MemRef value does not have valid ownership
// bufdiff-signature: use-after-free:pipeline:deallocation-dynamic:cf.*br:func.func
// bufdiff-link: llvm/llvm-project issue 119863
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
