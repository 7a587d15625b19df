// optimize-allocation-liveness dies where what is made of a buffer is yielded by a loop.
// Cause, as far as the stack and smaller modules show: results of a call that takes the buffer count as aliases of it, numbers too; the last
// use of what the loop yields is outside of the block, where no operation of the block is found for it.
// bufdiff-check: --paths pipeline:deallocation-dynamic
// bufdiff-expect: crash pipeline:deallocation-dynamic
// bufdiff-signature: crash:pipeline:*:SIGSEGV in OptimizeAllocationLiveness::runOnOperation:bufferize
// bufdiff-link: llvm/llvm-project issue 205982
// bufdiff-versions: 22
module {
  func.func private @f1(%arg0: tensor<i32>) -> f32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = linalg.fill ins(%c0_i32 : i32) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %cst = arith.constant 0.000000e+00 : f32
    return %cst : f32
  }
  func.func @main() -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = scf.for %arg0 = %c0 to %c2 step %c1 iter_args(%arg1 = %cst) -> (f32) {
      %cst_0 = arith.constant dense<0> : tensor<i32>
      %1 = func.call @f1(%cst_0) : (tensor<i32>) -> f32
      scf.yield %1 : f32
    }
    return %0 : f32
  }
}
