// bufdiff-profile: types
// bufdiff-choices: 32a16cf472c99a7c19976f3ba89eb0e6beff49d4511b9b8a5a46bf4d411ed0b2fa40381f9d3fe412
// bufdiff-choices: 22de6d1e9d7243d1f08491892b91935ff0ddbec1a1f308e81bc7cbeae3ef4607abb6e24f22641eba
// bufdiff-choices: 4391d1976660cddc24520fedc3a4eacdb5398d5624b75d513a94273d84f4e4694ee39ad62722f849
// bufdiff-choices: 9d1672c632c2dee408325bdf886f16c31482bb3efe66557cbdb5e84abf414306aa2e304445734249
// bufdiff-choices: 871a43e58d0eec17ffa6c9c318887368a24744c9
// bufdiff-features: 3586 6289 6611 8130 11162 13233 14538 15751 15903 18330 19606 22280 22385 23143
// bufdiff-features: 23454 24259 26568 26816 27556 28556 29590 29968 30996 34167 36784 37409 38702
// bufdiff-features: 40712 45617 46203 46993 47392 50894 52062 52823 52900 54385 60469 61769 61944
// bufdiff-features: 63071 63384 64119 64120 64716 66422 67880 68355 69081 71825 73289 74057 74255
// bufdiff-features: 78283 78430 79271 81736 82011 82135 84585 84727 85316 86125 87495 87862 89780
// bufdiff-features: 90116 93171 93255 97474 98170 98501 99383 103147 104065 104315 104931 106761
// bufdiff-features: 107412 107425 107987 110552 110952 112929 113559 113781 114541 115778 117724
// bufdiff-features: 117766 121626 122159 123012 126927 128916 129446 131306 135534 136606 136958
// bufdiff-features: 137045 140778 141816 142040 144761 146512 151588 153293 155465 155884 155898
// bufdiff-features: 156325 156460 156834 158120 158897 164709 165719 166037 168323 168858 169318
// bufdiff-features: 169982 171020 173354 175888 177904 178067 181522 181541 184030 184962 186959
// bufdiff-features: 190547 192628 192771 193290 193747 193773 196031 198432 198460 200521 201059
// bufdiff-features: 202241 203746 205434 207442 210461 212111 218657 219734 220387 222982 223970
// bufdiff-features: 225325 225827 225985 230081 230640 234993 235375 236136 240158 241225 245889
// bufdiff-features: 246543 248408 252101 252466 252539 255676 256112 258331 259840
module {
  func.func @main(%arg0: tensor<3x3xcomplex<f64>> {bufferization.writable = false}, %arg1: tensor<3xi7>) -> (tensor<?xi7>, tensor<6x3xcomplex<f64>>, tensor<3xi7>, tensor<?xi7>, tensor<?xi7>) {
    %cast = tensor.cast %arg1 : tensor<3xi7> to tensor<?xi7>
    %0:2 = call @f1(%cast) : (tensor<?xi7>) -> (tensor<?xi7>, tensor<?xi7>)
    %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<6x3xcomplex<f64>>
    %c3_i64 = arith.constant 3 : i64
    %from_elements = tensor.from_elements %c3_i64 : tensor<1xi64>
    %reshape = tensor.reshape %0#1(%from_elements) : (tensor<?xi7>, tensor<1xi64>) -> tensor<3xi7>
    %1:2 = call @f1(%0#1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<?xi7>) -> (tensor<?xi7>, tensor<?xi7>)
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %1#1[%c0] [2] [1] : tensor<?xi7> to tensor<2xi7>
    %inserted_slice = tensor.insert_slice %extracted_slice into %1#1[0] [2] [1] : tensor<2xi7> into tensor<?xi7>
    return %0#0, %concat, %reshape, %1#0, %inserted_slice : tensor<?xi7>, tensor<6x3xcomplex<f64>>, tensor<3xi7>, tensor<?xi7>, tensor<?xi7>
  }
  func.func private @f1(%arg0: tensor<?xi7>) -> (tensor<?xi7>, tensor<?xi7>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi7>
    %0 = tensor.empty(%dim) : tensor<?xi7>
    %c0_i7 = arith.constant 0 : i7
    %1 = linalg.fill ins(%c0_i7 : i7) outs(%0 : tensor<?xi7>) -> tensor<?xi7>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%arg0, %1 : tensor<?xi7>, tensor<?xi7>) outs(%arg0 : tensor<?xi7>) -> tensor<?xi7>
    return %2, %1 : tensor<?xi7>, tensor<?xi7>
  }
}

