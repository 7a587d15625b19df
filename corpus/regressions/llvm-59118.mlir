// Buffers carried through a loop that replaces them all; older versions placed the
// deallocations differently from run to run.
// https://github.com/llvm/llvm-project/issues/59118 (legacy pass, removed after 19)
//
// bufdiff-check: --pipeline '--buffer-deallocation-pipeline'
// bufdiff-expect: agree
// bufdiff-check(mlir-opt-16): --pipeline '--buffer-deallocation' --repeat 6
// bufdiff-check(mlir-opt-19): --pipeline '--buffer-deallocation'
// bufdiff-expect(mlir-opt-19): agree
// bufdiff-expect(mlir-opt-16): nondeterminism
module {
  func.func @f(%a: memref<2xi32>, %b: memref<3xi32>, %c: memref<4xi32>, %d: memref<5xi32>, %p: i1) {
    %r:4 = scf.while (%w = %a, %x = %b, %y = %c, %v = %d) : (memref<2xi32>, memref<3xi32>, memref<4xi32>, memref<5xi32>) -> (memref<2xi32>, memref<3xi32>, memref<4xi32>, memref<5xi32>) {
      scf.condition(%p) %w, %x, %y, %v : memref<2xi32>, memref<3xi32>, memref<4xi32>, memref<5xi32>
    } do {
    ^bb0(%w: memref<2xi32>, %x: memref<3xi32>, %y: memref<4xi32>, %v: memref<5xi32>):
      %n0 = memref.alloc() : memref<2xi32>
      %n1 = memref.alloc() : memref<3xi32>
      %n2 = memref.alloc() : memref<4xi32>
      %n3 = memref.alloc() : memref<5xi32>
      scf.yield %n0, %n1, %n2, %n3 : memref<2xi32>, memref<3xi32>, memref<4xi32>, memref<5xi32>
    }
    return
  }
}
