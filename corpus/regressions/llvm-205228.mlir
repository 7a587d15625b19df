// Alias analysis through a memory space cast behind a memref.cast.
// https://github.com/llvm/llvm-project/issues/205228
//
// bufdiff-check: --pipeline '--buffer-deallocation-simplification'
// bufdiff-expect: crash
// bufdiff-expect(mlir-opt-19): crash
module {
  func.func @f(%m: memref<2x5xi32>) -> memref<2x5xi32, 3> {
    %t = arith.constant true
    %n = arith.constant false
    %s = memref.memory_space_cast %m : memref<2x5xi32> to memref<2x5xi32, 3>
    %d = memref.cast %s : memref<2x5xi32, 3> to memref<?x?xi32, 3>
    %e = memref.cast %d : memref<?x?xi32, 3> to memref<2x5xi32, 3>
    %r = scf.if %n -> (memref<2x5xi32, 3>) {
      scf.yield %e : memref<2x5xi32, 3>
    } else {
      %c = bufferization.clone %e : memref<2x5xi32, 3> to memref<2x5xi32, 3>
      scf.yield %c : memref<2x5xi32, 3>
    }
    %b, %o, %sz:2, %st:2 = memref.extract_strided_metadata %m : memref<2x5xi32> -> memref<i32>, index, index, index, index, index
    %b3, %o3, %sz3:2, %st3:2 = memref.extract_strided_metadata %s : memref<2x5xi32, 3> -> memref<i32, 3>, index, index, index, index, index
    %own = bufferization.dealloc (%b, %b3 : memref<i32>, memref<i32, 3>) if (%n, %t) retain (%r : memref<2x5xi32, 3>)
    return %s : memref<2x5xi32, 3>
  }
}
