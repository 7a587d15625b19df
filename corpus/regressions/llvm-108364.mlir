// An allocation in a block that nothing branches to. (Whether that shows depends on what memory held.)
// https://github.com/llvm/llvm-project/issues/108364
//
// bufdiff-check: --pipeline '--buffer-loop-hoisting'
// bufdiff-expect: crash
// bufdiff-expect(mlir-opt-19): crash
// bufdiff-expect(mlir-opt-16): crash
module {
  func.func @f(%p: i1) {
    cf.br ^spin
  ^spin:
    cf.br ^spin
  ^dead:
    %m = memref.alloc() : memref<3xi32>
    memref.dealloc %m : memref<3xi32>
    cf.br ^spin
  }
}
