// linalg-fuse-elementwise-ops puts an element of a constant vector where the vector was: the elements of the tensors are vectors.
// Cause, as far as the output shows: a constant operand that is the same everywhere is folded into the body, and of a vector its
// element is taken, since a vector can be such a constant as a tensor can.
// mlir-opt ends with the verifier's error, for this module "'linalg.yield' op type of yield operand 1 ('f32') doesn't match the
// element type of the enclosing linalg.generic op ('vector<1xf32>')".
// Public reports: none found, searched for "linalg-fuse-elementwise-ops fold scalar or splat constant vector element type linalg.yield".
// bufdiff-check: --paths pipeline:fuse-linalg
// bufdiff-expect: verifier-failure pipeline:fuse-linalg
// bufdiff-signature: verifier-failure:pipeline:fuse-linalg:'linalg.yield' op type of yield operand N ('*') doesn't match the element type of the enclosing linalg.generic op ('vector<>')
// bufdiff-signature: verifier-failure:pipeline:fuse-linalg:'arith.*' op requires the same type for all operands and results
// bufdiff-versions: 22
module {
  func.func @main() -> tensor<1x1xvector<1xf32>> {
    %0 = tensor.empty() : tensor<1x1xvector<1xf32>>
    %cst = arith.constant dense<0.000000e+00> : vector<1xf32>
    %1 = linalg.fill ins(%cst : vector<1xf32>) outs(%0 : tensor<1x1xvector<1xf32>>) -> tensor<1x1xvector<1xf32>>
    return %1 : tensor<1x1xvector<1xf32>>
  }
}
