// A tensor.dim of a dimension that is not there kills One-Shot's analysis, which asks for the bounds of slices.
// Cause, as far as the stack shows: two slices are compared (areEquivalentSlices), the size of one is such a tensor.dim, and
// the bound of dimension -1 of its source is asked for without a look at whether there is one. That the operation never runs
// does not help.
// The operation's documentation: "If the dimension index is out of bounds, the behavior is undefined", which is about running
// it; mlir-opt itself dies of SIGSEGV.
// Public reports: none found, searched for "ValueBoundsConstraintSet getExpr crash tensor.dim out of bounds one-shot-bufferize". Related:
// llvm/llvm-project issue 128807, where a pass for tests asks for such a dimension.
// bufdiff-check: --paths one-shot
// bufdiff-expect: crash one-shot
// bufdiff-signature: crash:*:SIGSEGV in mlir::ValueBoundsConstraintSet::getExpr < mlir::ValueBoundsConstraintSet::processWorklist:bufferize
// bufdiff-versions: 22
module {
  func.func @main(%arg0: tensor<?x2xf32>, %arg1: i1) {
    scf.if %arg1 {
      %c-1 = arith.constant -1 : index
      %dim = tensor.dim %arg0, %c-1 : tensor<?x2xf32>
      %slice = tensor.extract_slice %arg0[0, 1] [%dim, 1] [1, 1] : tensor<?x2xf32> to tensor<?x1xf32>
      %inserted = tensor.insert_slice %slice into %arg0[0, 1] [%c-1, 1] [1, 1] : tensor<?x1xf32> into tensor<?x2xf32>
    }
    return
  }
}
