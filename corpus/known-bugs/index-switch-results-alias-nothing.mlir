// A tensor that scf.index_switch yielded is changed by an in-place write to the tensor that was yielded.
// Cause, as far as the output shows: the results of scf.index_switch are not related to what its regions yield.
// Public reports: none found, searched for "scf.index_switch BufferizableOpInterface aliasing yield results".
// bufdiff-check: --paths one-shot
// bufdiff-expect: wrong-result one-shot
// bufdiff-signature: *:scf.yield of value:scf.index_switch
// bufdiff-signature: *:scf.yield of *view:scf.index_switch
// bufdiff-versions: 22
module {
  func.func @main(%arg0: tensor<1xi32>) -> tensor<1xi32> {
    %c0 = arith.constant 0 : index
    %0 = scf.index_switch %c0 -> tensor<1xi32> 
    case 0 {
      scf.yield %arg0 : tensor<1xi32>
    }
    default {
      scf.yield %arg0 : tensor<1xi32>
    }
    %c0_i32 = arith.constant 0 : i32
    %inserted = tensor.insert %c0_i32 into %arg0[%c0] : tensor<1xi32>
    return %0 : tensor<1xi32>
  }
}
