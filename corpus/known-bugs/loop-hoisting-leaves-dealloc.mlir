// An allocation that is freed in its loop is moved out of the loop, and its memref.dealloc stays: the next iteration writes freed memory.
// Cause, as far as the output shows: the passes ask where an allocation is used, and not whether it is freed there; no
// documentation says that they want modules without memref.dealloc. Compiled and run under valgrind, the output writes 4 bytes
// of a block that was freed.
// Public reports: none found, searched for "buffer-loop-hoisting hoists alloc out of loop with dealloc inside loop use after free".
// bufdiff-check: --paths pipeline:hoisting
// bufdiff-expect: use-after-free pipeline:hoisting
// bufdiff-signature: use-after-free:pipeline:hoisting:*:scf.*
// bufdiff-signature: use-after-free:pipeline:hoisting:*:affine.*
// bufdiff-signature: double-free:pipeline:hoisting:*:scf.*
// bufdiff-signature: double-free:pipeline:hoisting:*:affine.*
// bufdiff-versions: 22
module {
  func.func @main() {
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    scf.for %arg0 = %c0 to %c2 step %c1 {
      %cst = bufferization.alloc_tensor() : tensor<1x1xi32>
      %0 = linalg.fill ins(%c0_i32 : i32) outs(%cst : tensor<1x1xi32>) -> tensor<1x1xi32>
      bufferization.dealloc_tensor %0 : tensor<1x1xi32>
    }
    return
  }
}
