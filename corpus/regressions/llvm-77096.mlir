// Ownership handed out of a private function: one free per allocation.
// https://github.com/llvm/llvm-project/issues/77096 (fix: pull/80655)
//
// bufdiff-check: --pipeline '--buffer-deallocation-pipeline=private-function-dynamic-ownership=true'
// bufdiff-expect: agree
// bufdiff-expect(mlir-opt-19): agree
module {
  func.func private @fresh(%a: memref<2xi32>) -> memref<2xi32> {
    %i = arith.constant 0 : index
    %v = memref.load %a[%i] : memref<2xi32>
    %m = memref.alloc() : memref<2xi32>
    memref.store %v, %m[%i] : memref<2xi32>
    return %m : memref<2xi32>
  }
  func.func @main() -> i32 {
    %z = arith.constant 0 : i32
    %i = arith.constant 0 : index
    %v = arith.constant 21 : i32
    %a = memref.alloc() : memref<2xi32>
    memref.store %v, %a[%i] : memref<2xi32>
    %r = call @fresh(%a) : (memref<2xi32>) -> memref<2xi32>
    %x = memref.load %r[%i] : memref<2xi32>
    vector.print %x : i32
    return %z : i32
  }
}
