// A constant that scf.index_switch yields is written in place.
// Cause, as far as the output shows: the results of scf.index_switch are not related to what its regions yield, so they count as writable.
// Public reports: none found, searched for "scf.index_switch BufferizableOpInterface aliasing yield results constant".
// bufdiff-check: --paths one-shot
// bufdiff-expect: write-to-constant one-shot
// bufdiff-signature: write-to-constant:*:scf.yield of constant*:scf.index_switch
// bufdiff-versions: 22
module {
  func.func @main() {
    %cst = arith.constant dense<0> : tensor<1xi32>
    %c0 = arith.constant 0 : index
    %0 = scf.index_switch %c0 -> tensor<1xi32> 
    case 0 {
      scf.yield %cst : tensor<1xi32>
    }
    case 1 {
      scf.yield %cst : tensor<1xi32>
    }
    default {
      scf.yield %cst : tensor<1xi32>
    }
    %c0_i32 = arith.constant 0 : i32
    %inserted = tensor.insert %c0_i32 into %0[%c0] : tensor<1xi32>
    return
  }
}
