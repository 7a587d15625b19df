// A loop in memref.alloca_scope becomes branches between blocks, and the scope may have only one block.
// Cause, as far as the output shows: convert-scf-to-cf does not ask what region a loop is in.
// Public reports: none found, searched for "convert-scf-to-cf memref.alloca_scope expects region to have 0 or 1 blocks". Related: onnx/onnx-mlir pull request 2751 meets the same error.
// bufdiff-check: --paths pipeline:cf
// bufdiff-expect: verifier-failure pipeline:cf
// bufdiff-signature: verifier-failure:pipeline:*:'memref.alloca_scope' op expects region #_ to have N or N blocks
// bufdiff-versions: 22
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main() {
    %c0 = arith.constant 0 : index
    %0 = memref.alloca_scope  -> (index) {
      %cst = arith.constant dense<0> : tensor<1xindex>
      %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%cst : tensor<1xindex>) {
      ^bb0(%out: index):
        linalg.yield %out : index
      } -> tensor<1xindex>
      memref.alloca_scope.return %c0 : index
    }
    return
  }
}
