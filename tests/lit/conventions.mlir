// One module by hand through every command: the three paths keep to their three
// conventions, and the interpreter says what the module means.

// RUN: %bufdiff interp %s | FileCheck %s --check-prefix=INTERP
// INTERP: entry @main
// INTERP: print 4
// INTERP: result #0: 4
// INTERP: result #1: 3x[4, 5, 6]
// INTERP: result #2: 3x[4, 9, 6]

// RUN: %bufdiff bufferize %s --path one-shot | FileCheck %s --check-prefix=ONE-SHOT
// ONE-SHOT: func.func private @callee({{.*}}) -> memref<3xi32
// ONE-SHOT: func.func @main() -> (i32, memref<3xi32>, memref<3xi32

// The result that is an argument is dropped; the allocation moves to the caller.
// RUN: %bufdiff bufferize %s --path interface > %t.interface
// RUN: %bufdiff bufferize %s --path legacy > %t.legacy
// RUN: cmp %t.interface %t.legacy
// RUN: FileCheck %s --check-prefix=SEED < %t.interface
// SEED: func.func private @callee(%{{.*}}: memref<3xi32{{.*}}, %{{.*}}: i32) {
// SEED: func.func @main(%{{.*}}: memref<3xi32>) -> (i32, memref<3xi32>) {

// RUN: %bufdiff check %s | FileCheck %s --check-prefix=CHECK
// CHECK: agree (one-shot,interface,legacy; 3 runs compared)
// RUN: %bufdiff check - < %s | FileCheck %s --check-prefix=STDIN
// STDIN: -: agree
// RUN: %bufdiff check %s --pipeline '--one-shot-bufferize="bufferize-function-boundaries" --buffer-hoisting' | FileCheck %s --check-prefix=PIPELINE
// PIPELINE: agree (

func.func private @callee(%t: tensor<3xi32>, %v: i32) -> tensor<3xi32> {
  %c1 = arith.constant 1 : index
  %r = tensor.insert %v into %t[%c1] : tensor<3xi32>
  return %r : tensor<3xi32>
}
func.func @main() -> (i32, tensor<3xi32>, tensor<3xi32>) {
  %t = arith.constant dense<[4, 5, 6]> : tensor<3xi32>
  %v = arith.constant 9 : i32
  %r = func.call @callee(%t, %v) : (tensor<3xi32>, i32) -> tensor<3xi32>
  %c0 = arith.constant 0 : index
  %x = tensor.extract %r[%c0] : tensor<3xi32>
  vector.print %x : i32
  return %x, %t, %r : i32, tensor<3xi32>, tensor<3xi32>
}
