// A tensor that a call returns is copied without its contents, since it may be the tensor.empty that the call was given.
// Cause, as far as the output shows: in the callee an scf.if whose result nobody uses yields the argument in one arm and a constant
// in the other, so that the constant, which is returned, counts as an alias of the argument. In the caller the only
// definition that the analysis finds for the result is then tensor.empty, and the copy that it makes before the write to
// the result becomes an allocation.
// In what mlir-opt prints, one element is stored to a new memref.alloc, and all of it is copied to the result: there is no
// memref.copy of what the call returned.
// Public reports: none found, searched for "one-shot bufferize undefined contents function call result tensor.empty copy missing".
// bufdiff-check: --paths one-shot
// bufdiff-expect: uninitialized-read one-shot
// bufdiff-signature: uninitialized-read:*:old value of tensor.insert*:func.func
// bufdiff-signature: uninitialized-read:interface:old value of linalg.*:func.func
// bufdiff-signature: uninitialized-read:one-shot:old value of linalg.generic:func.func
// bufdiff-versions: 22
module {
  func.func private @f1(%arg0: tensor<2xi32>, %arg1: i1) -> tensor<2xi32> {
    %cst = arith.constant dense<7> : tensor<2xi32>
    %0 = scf.if %arg1 -> (tensor<2xi32>) {
      scf.yield %arg0 : tensor<2xi32>
    } else {
      scf.yield %cst : tensor<2xi32>
    }
    return %cst : tensor<2xi32>
  }
  func.func @main(%arg0: i1, %arg1: i32) -> tensor<2xi32> {
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<2xi32>
    %1 = call @f1(%0, %arg0) : (tensor<2xi32>, i1) -> tensor<2xi32>
    %2 = tensor.insert %arg1 into %1[%c0] : tensor<2xi32>
    %3 = tensor.insert_slice %2 into %0[0] [2] [1] : tensor<2xi32> into tensor<2xi32>
    return %3 : tensor<2xi32>
  }
}
