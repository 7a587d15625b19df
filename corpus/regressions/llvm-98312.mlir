// Parallel insertions into one result when every write is preceded by a copy.
// https://github.com/llvm/llvm-project/pull/98312
//
// bufdiff-check: --pipeline '--one-shot-bufferize="bufferize-function-boundaries copy-before-write"' --paths one-shot,interface,legacy
// bufdiff-expect: agree
// bufdiff-expect(mlir-opt-19): agree
module {
  func.func @main() -> i32 {
    %z = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %base = arith.constant 60 : i32
    %init = arith.constant dense<8> : tensor<4xi32>
    %r = scf.forall (%k) in (4) shared_outs(%o = %init) -> (tensor<4xi32>) {
      %ki = arith.index_cast %k : index to i32
      %v = arith.addi %ki, %base : i32
      %s = tensor.from_elements %v : tensor<1xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %s into %o[%k] [1] [1] : tensor<1xi32> into tensor<4xi32>
      }
    }
    scf.for %j = %c0 to %c4 step %c1 {
      %x = tensor.extract %r[%j] : tensor<4xi32>
      vector.print %x : i32
    }
    return %z : i32
  }
}
