// A full-size parallel insertion needs no temporary in the loop.
// https://github.com/llvm/llvm-project/issues/133964 (same: issues/112435, iree-org/iree#18778)
//
// bufdiff-check: --pipeline '--one-shot-bufferize=bufferize-function-boundaries' --paths one-shot,interface,legacy
// bufdiff-expect: agree
// bufdiff-expect(mlir-opt-19): agree
module {
  func.func private @fillall(%t: tensor<3xi32>, %v: i32) -> tensor<3xi32> {
    %r = scf.forall (%k) in (1) shared_outs(%o = %t) -> (tensor<3xi32>) {
      %f = linalg.fill ins(%v : i32) outs(%o : tensor<3xi32>) -> tensor<3xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %f into %o[%k] [3] [1] : tensor<3xi32> into tensor<3xi32>
      }
    }
    return %r : tensor<3xi32>
  }
  func.func @main() -> i32 {
    %z = arith.constant 0 : i32
    %i = arith.constant 2 : index
    %v = arith.constant 25 : i32
    %a = tensor.from_elements %z, %z, %z : tensor<3xi32>
    %r = call @fillall(%a, %v) : (tensor<3xi32>, i32) -> tensor<3xi32>
    %x = tensor.extract %r[%i] : tensor<3xi32>
    vector.print %x : i32
    return %z : i32
  }
}
