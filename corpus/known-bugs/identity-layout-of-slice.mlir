// A slice is returned as a buffer of identity layout without a copy, where the shape is dynamic.
// Cause, as far as the output shows: a stride that is not known counts as any, although identity layouts have theirs from
// the shape; memref.cast then claims strides that the buffer does not have.
// bufdiff-check: --paths one-shot:identity
// bufdiff-expect: layout-mismatch one-shot:identity
// bufdiff-signature: layout-mismatch:one-shot:*identity*:memref.cast:*
// bufdiff-signature: layout-mismatch:one-shot:memref.cast:func.func
// bufdiff-signature: layout-mismatch:one-shot:*identity*:memref.collapse_shape:*
// bufdiff-signature: layout-mismatch:one-shot:*identity*:memref.reshape:*
// bufdiff-signature: layout-mismatch:pipeline:*:tensor.cast:func.func
// bufdiff-signature: layout-mismatch:one-shot:memref.collapse_shape:func.func
// bufdiff-signature: layout-mismatch:pipeline:*:tensor.reshape:func.func
// bufdiff-signature: layout-mismatch:pipeline:canonicalize:linalg.contract:func.func
// bufdiff-signature: layout-mismatch:pipeline:*:tensor.collapse_shape:func.func
// bufdiff-link: llvm/llvm-project issue 194679, llvm/llvm-project issue 83276
// bufdiff-versions: 22
module {
  func.func private @f1(%arg0: tensor<2x2xi32>) -> tensor<2x?xi32> {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, %c1] [1, 1] : tensor<2x2xi32> to tensor<2x?xi32>
    return %extracted_slice : tensor<2x?xi32>
  }
  func.func private @f2(%arg0: tensor<2x1xi32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1, %c0] : tensor<2x1xi32>
    return %extracted : i32
  }
  func.func @main(%arg0: tensor<2x2xi32>) -> i32 {
    %0 = call @f1(%arg0) : (tensor<2x2xi32>) -> tensor<2x?xi32>
    %cast = tensor.cast %0 : tensor<2x?xi32> to tensor<2x1xi32>
    %1 = call @f2(%cast) : (tensor<2x1xi32>) -> i32
    return %1 : i32
  }
}
