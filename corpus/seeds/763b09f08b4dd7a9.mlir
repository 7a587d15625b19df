// bufdiff-profile: types
// bufdiff-choices: 0499ddb5bb25a2143dde5b189c2bdc5501e80612b5c52360cc61bf6f7dc421cb05fed0ad9a5f5781
// bufdiff-choices: 9d6ee89d3a8ec7472763094352a0ba1fd51301c7465ef215dfbb77da3241f79b81274de7e266395f
// bufdiff-choices: a55b8a5f52fec20725b0629dcdb59d5ea3b0f1837c0ea32ef123f3d9edb9dae892e15eb0b434f089
// bufdiff-choices: 4077f77702d2d40209196dc9b187c64a22930212e640162672502b833f85
// bufdiff-features: 2442 4211 9479 11441 12932 14884 15751 15903 23787 25675 25818 26464 26568
// bufdiff-features: 28914 33915 34167 34861 36561 38394 38754 39025 40540 40712 42469 43631 44943
// bufdiff-features: 45552 46203 48092 50894 52558 57548 58190 64235 66312 66422 68355 68782 71122
// bufdiff-features: 72119 73274 75921 81936 88337 88732 93255 96882 99030 99757 103715 107412
// bufdiff-features: 112929 115026 116431 121626 121682 122575 122865 122967 128817 129435 130530
// bufdiff-features: 131056 131366 132574 133446 141458 142977 144513 146512 152983 155898 156369
// bufdiff-features: 156460 158839 163118 164481 164602 165141 165636 165695 165719 166455 169299
// bufdiff-features: 170819 170979 171116 171369 171464 177905 178165 181929 184030 188790 191888
// bufdiff-features: 192628 193290 196031 197837 201991 202241 205434 207639 211625 212779 213455
// bufdiff-features: 214679 214830 222487 223687 226967 227368 229273 230810 234562 236672 236776
// bufdiff-features: 236929 241331 243154 243781 244092 244408 246543 246895 247062 248929 250057
// bufdiff-features: 252466 253439 253836 259528 259840
module {
  ml_program.global private mutable @g1(dense<[8.000000e+00, 8.000000e+00, 1.000000e+01]> : tensor<3xf8E5M2>) : tensor<3xf8E5M2>
  ml_program.global private mutable @g0(dense<[1.000000e+01, 1.000000e+01, 8.000000e+00]> : tensor<3xf8E5M2>) : tensor<3xf8E5M2>
  func.func @main(%arg0: tensor<3xf8E5M2>, %arg1: complex<f32>) -> tensor<3xf8E5M2> {
    %0 = scf.forall (%arg2) in (3) shared_outs(%arg3 = %arg0) -> (tensor<3xf8E5M2>) {
      %c2 = arith.constant 2 : index
      %1 = arith.remui %arg2, %c2 : index
      %2 = scf.index_switch %1 -> tensor<3xf8E5M2> 
      case 0 {
        %cast = tensor.cast %arg0 : tensor<3xf8E5M2> to tensor<?xf8E5M2>
        %c3 = arith.constant 3 : index
        %c1 = arith.constant 1 : index
        %expanded = tensor.expand_shape %cast [[0, 1]] output_shape [%c3, %c1] : tensor<?xf8E5M2> into tensor<?x?xf8E5M2>
        %cast_0 = tensor.cast %arg0 : tensor<3xf8E5M2> to tensor<?xf8E5M2>
        %broadcasted = linalg.broadcast ins(%cast_0 : tensor<?xf8E5M2>) outs(%expanded : tensor<?x?xf8E5M2>) dimensions = [1] 
        %collapsed = tensor.collapse_shape %broadcasted [[0, 1]] : tensor<?x?xf8E5M2> into tensor<?xf8E5M2>
        %extracted_1 = tensor.extract %arg0[%c1] : tensor<3xf8E5M2>
        scf.yield %arg0 : tensor<3xf8E5M2>
      }
      default {
        scf.yield %arg0 : tensor<3xf8E5M2>
      }
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<3xf8E5M2> to tensor<f8E5M2>
      %3 = tensor.empty() : tensor<f8E5M2>
      %extracted = tensor.extract %extracted_slice[] : tensor<f8E5M2>
      %4 = linalg.fill ins(%extracted : f8E5M2) outs(%3 : tensor<f8E5M2>) -> tensor<f8E5M2>
      %mapped = linalg.map { arith.maximumf } ins(%extracted_slice, %4 : tensor<f8E5M2>, tensor<f8E5M2>) outs(%extracted_slice : tensor<f8E5M2>)
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %mapped into %arg3[%arg2] [1] [1] : tensor<f8E5M2> into tensor<3xf8E5M2>
      }
    }
    return %0 : tensor<3xf8E5M2>
  }
}

