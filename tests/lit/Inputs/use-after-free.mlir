func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  %r = memref.load %m[%c0] : memref<2xi32>
  return %r : i32
}
