// Buffer-hoisting dies where a block that is never reached branches to one that is.
// Cause, as far as the stack shows: findCommonDominator asks the dominator tree for a block that is not in it.
// mlir-opt dies of this module, too.
// bufdiff-check: --pipeline '--one-shot-bufferize=bufferize-function-boundaries --buffer-hoisting'
// bufdiff-expect: crash
// bufdiff-signature: crash:*:SIGSEGV in mlir::bufferization::findCommonDominator < BufferHoistingPass::runOnOperation:bufferize
// bufdiff-link: llvm/llvm-project issue 118445
// bufdiff-versions: 22
module {
  func.func @main(%arg0: tensor<1xindex>) -> tensor<1xindex> {
    %c0 = arith.constant 0 : index
    cf.br ^bb2(%arg0 : tensor<1xindex>)
  ^bb1:  // no predecessors
    cf.br ^bb2(%arg0 : tensor<1xindex>)
  ^bb2(%0: tensor<1xindex>):  // 2 preds: ^bb0, ^bb1
    %inserted = tensor.insert %c0 into %arg0[%c0] : tensor<1xindex>
    return %0 : tensor<1xindex>
  }
}
