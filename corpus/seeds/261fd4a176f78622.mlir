// bufdiff-profile: loops
// bufdiff-choices: 155ecf0f03a387fd034fadd932849b5bdd0eedfb50d74552d53ea438887e2dda23c77757569a4410
// bufdiff-choices: 67c91389ecd93bacf200e28a4571
// bufdiff-features: 1502 3123 6527 10386 12058 12932 14827 15751 15903 16582 18166 19137 23787
// bufdiff-features: 24572 25388 25818 27048 27766 27825 29687 33915 34069 34167 34647 35219 36751
// bufdiff-features: 37786 40044 40297 40712 41984 43098 44943 46203 47862 52218 52900 53041 57718
// bufdiff-features: 58190 60816 61071 61328 61556 62218 63071 65517 68355 68782 71169 71689 75921
// bufdiff-features: 77693 78182 82135 84322 84472 87563 89913 92492 92921 94401 97081 97124 97768
// bufdiff-features: 99009 99568 103715 104580 105857 109732 111800 111892 113020 114601 115026
// bufdiff-features: 115471 115990 121682 125638 125930 128332 128768 128931 129009
module {
  func.func @main(%arg0: tensor<f32> {bufferization.writable = false}, %arg1: f64) -> (tensor<1xf32>, tensor<f32>) {
    %expanded = tensor.expand_shape %arg0 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %c1 = arith.constant 1 : index
    %0 = scf.forall (%arg2) in (%c1) shared_outs(%arg3 = %expanded) -> (tensor<1xf32>) {
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<1xf32> to tensor<f32>
      %1 = linalg.powf ins(%extracted_slice, %arg0 : tensor<f32>, tensor<f32>) outs(%extracted_slice : tensor<f32>) -> tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %1 into %arg3[%arg2] [1] [1] : tensor<f32> into tensor<1xf32>
      }
    }
    return %0, %arg0 : tensor<1xf32>, tensor<f32>
  }
}

