// MLIR 16 folds tensor.extract of tensor.from_elements to another element.
// https://github.com/llvm/llvm-project/pull/75109
//
// bufdiff-check: --paths one-shot
// bufdiff-expect: agree
// bufdiff-expect(mlir-opt-16): wrong-result
// bufdiff-expect(mlir-opt-19): agree
module {
  func.func @main() -> tensor<3xi32> {
    %cst = arith.constant dense<0> : tensor<3xi32>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %from_elements = tensor.from_elements %c0_i32, %c0_i32, %c0_i32, %c0_i32, %c0_i32, %c1_i32 : tensor<2x3xi32>
    %cst_0 = arith.constant dense<0> : tensor<2xi32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %from_elements[%c1, %c2] : tensor<2x3xi32>
    %0 = linalg.fill ins(%extracted : i32) outs(%cst_0 : tensor<2xi32>) -> tensor<2xi32>
    %1 = linalg.vecmat ins(%0, %from_elements : tensor<2xi32>, tensor<2x3xi32>) outs(%cst : tensor<3xi32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
}
