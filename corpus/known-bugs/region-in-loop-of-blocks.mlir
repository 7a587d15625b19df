// A tensor is read and then written in a region in a loop of blocks: the next iteration reads what was written.
// Cause, as far as the decisions show: behind each other in one region, the read comes before the write, and that the block
// around the region runs again is not considered. In a block of the loop itself, and in scf.for, the copy is there.
// Compiled code shows it: called with 5 the result is 5, and mlir-runner prints 9.
// Public reports: none found, searched for "unstructured control flow cf.br loop scf.execute_region missing copy read after write".
// bufdiff-check: --paths one-shot
// bufdiff-expect: wrong-result one-shot
// bufdiff-signature: wrong-*:linalg.*:loop of blocks
// bufdiff-versions: 22
module {
  func.func @main(%x: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c9 = arith.constant 9 : i32
    %e = tensor.empty() : tensor<i32>
    %t = linalg.fill ins(%x : i32) outs(%e : tensor<i32>) -> tensor<i32>
    cf.br ^bb1(%c0, %c9 : index, i32)
  ^bb1(%i: index, %s: i32):
    %more = arith.cmpi ult, %i, %c2 : index
    cf.cond_br %more, ^bb2, ^bb3
  ^bb2:
    %r = scf.execute_region -> i32 {
      %a = tensor.extract %t[] : tensor<i32>
      %w = linalg.fill ins(%c9 : i32) outs(%t : tensor<i32>) -> tensor<i32>
      scf.yield %a : i32
    }
    %j = arith.addi %i, %c1 : index
    cf.br ^bb1(%j, %r : index, i32)
  ^bb3:
    return %s : i32
  }
}
