// With must-infer-memory-space, the memory space of a function's tensor argument is read from a value that is not there.
// Cause, as far as the stack shows: the model of func.func dereferences the empty answer of defaultMemorySpaceFn.
// mlir-opt --one-shot-bufferize="bufferize-function-boundaries must-infer-memory-space" dies of this module, too.
// Public reports: none found, searched for "must-infer-memory-space crash function argument defaultMemorySpaceFn".
// Related: llvm/llvm-project issue 91518 is about other effects of defaultMemorySpaceFn.
// bufdiff-check: --paths one-shot:must-infer-space
// bufdiff-expect: crash one-shot:must-infer-space
// bufdiff-signature: crash:one-shot:*must-infer-space*
// bufdiff-signature: unexpected-rejection:one-shot:*must-infer-space*:memory space not implemented yet
// bufdiff-versions: 22
module {
  func.func @main(%arg0: tensor<1xi32>) -> tensor<1xi32> {
    return %arg0 : tensor<1xi32>
  }
}
