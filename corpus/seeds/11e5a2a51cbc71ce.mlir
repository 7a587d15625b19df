// bufdiff-profile: cfg
// bufdiff-choices: 7282fa06b59dbd8cef81981993c6b4d9be10cefdcea4660d7773708b4173670d06b926ebce34775b
// bufdiff-choices: e15973d2e6368343b9cb016847eb345a25bad60510dea5e4204f8c59c2de17b2fe73746d127b26b6
// bufdiff-choices: 10e137332eb1e9f3ef82aa48a2003716091fb011c1379c7bec8014c360e02dec938c77a766c01e39
// bufdiff-choices: 88c174f407839aec968bf3c6c6811649ffc167c17efff1749ada817771a563c2b3b9087d69dc38c8
// bufdiff-choices: 4563f746b66e58f5e62a8f95fcd3075d63201c68ca09852d5f9c00dac0762fc83537f2e9478d8624
// bufdiff-choices: 4938f1344cfd3099b086eac868394c85b1fd953d857a0d342f25a7dcd152a320b005b8f2855e6f56
// bufdiff-choices: ea342f192d051c6cef92a448bacb418141ced2328b2d653290da36d844766ae8b5235143adc825f7
// bufdiff-choices: 8f69519db88550eab13e075adc55b5f321ba0aa2c854d047aaba2a0e00a564eba38ed5c14742b9a9
// bufdiff-choices: 80e4bc24afca27bd351d46c279e6d771ff2680af0a3f2777d6fddf00e9f534dff263763281982983
// bufdiff-choices: 64df6d51914c96cb03e8284b65d5e41a92f3b0abd164cdf4c2
// bufdiff-features: 591 706 961 4236 6484 6611 9479 9748 9768 10647 11162 11830 12760 12932 13233
// bufdiff-features: 13915 14454 14704 15671 15751 15903 16242 17325 17989 18166 18249 19074 20023
// bufdiff-features: 20749 21962 22280 22640 23368 25608 25818 26568 27713 27725 28464 28564 29149
// bufdiff-features: 29590 29968 30293 30666 31446 32514 33992 34034 34167 36784 38427 38783 39706
// bufdiff-features: 40712 42344 42467 45617 46203 46874 47263 47392 48598 49355 50894 51344 52322
// bufdiff-features: 52558 52900 53244 53252 53414 53961 54385 54827 54915 56477 57404 58024 59145
// bufdiff-features: 61375 61628 62253 63071 63341 64119 64120 65305 65515 66422 68355 68782 69286
// bufdiff-features: 69505 69965 70119 71168 71306 72142 72413 73289 73295 73545 73802 73851 74057
// bufdiff-features: 75177 75921 76149 76884 76953 76973 76988 77261 77406 78430 78447 80692 81736
// bufdiff-features: 82011 82135 82594 83231 83441 84585 85843 86125 87741 89601 89780 90066 90070
// bufdiff-features: 90234 90777 91365 91633 92022 92194 92492 94586 95407 97059 97101 97383 97612
// bufdiff-features: 97924 98012 99038 100882 101251 101770 103056 104931 105289 106087 106122
// bufdiff-features: 106396 107412 107425 107805 107997 108012 108992 109353 110608 111024 111839
// bufdiff-features: 112929 114354 115026 115778 117085 117183 117235 117724 119588 119613 121682
// bufdiff-features: 122360 122865 123478 124909 127243 127441 128889 128916 129849 130060 130332
// bufdiff-features: 130933 132398 132590 133297 134279 136056 136271 136679 137045 138476 140591
// bufdiff-features: 140895 140910 142040 142651 144008 144214 146512 148647 149670 153293 154216
// bufdiff-features: 154889 155465 156005 156460 157034 157579 158012 158120 160505 160756 161174
// bufdiff-features: 161912 163876 164119 164991 165695 165719 166037 167614 168323 168489 168726
// bufdiff-features: 168858 170463 171116 171134 171358 171670 172832 173354 173492 173853 174129
// bufdiff-features: 174170 174270 174552 174930 177182 177355 178067 178560 180824 181522 181541
// bufdiff-features: 181789 182257 182502 182899 184030 184863 184895 186545 186959 188790 189780
// bufdiff-features: 190142 192628 192771 193353 193747 194814 195420 196031 196887 197574 198460
// bufdiff-features: 198475 198729 198889 199773 200018 201059 201601 201736 202241 202648 204314
// bufdiff-features: 205434 207731 208797 210461 216969 219734 220144 220506 221460 221512 224021
// bufdiff-features: 224222 224991 225827 226357 226528 227345 228519 228936 229266 229951 230081
// bufdiff-features: 230104 230293 230640 230652 234387 235375 236024 236725 239242 240158 240247
// bufdiff-features: 240824 243943 245181 245673 246543 246556 246642 246783 249341 252466 252539
// bufdiff-features: 253389 253782 253836 255108 255683 255729 257672 258331 258375 259528 259785
// bufdiff-features: 259822 259840 261714
#map = affine_map<(d0) -> (d0)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<?x3xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<f32>, tensor<3x3xf32>, tensor<3x3xf32>) {
    %0 = tensor.empty() : tensor<3x3xf32>
    %cst = arith.constant 1.000000e+10 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %2:2 = call @f2(%1) : (tensor<3x3xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %2#0[%c0, %c0] : tensor<?x?xf32>
    %3 = arith.cmpf oeq, %extracted, %cst : f32
    cf.cond_br %3, ^bb1(%2#0, %1 : tensor<?x?xf32>, tensor<3x3xf32>), ^bb2(%2#0, %1 : tensor<?x?xf32>, tensor<3x3xf32>)
  ^bb1(%4: tensor<?x?xf32>, %5: tensor<3x3xf32>):  // pred: ^bb0
    %c2 = arith.constant 2 : index
    %cst_0 = arith.constant -1.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %extracted, %cst_0 : tensor<3xf32>
    %inserted_slice = tensor.insert_slice %from_elements into %0[%c2, 0] [1, 3] [1, 1] : tensor<3xf32> into tensor<3x3xf32>
    %cst_1 = arith.constant dense<1.000000e+10> : tensor<3x3xf32>
    %cast = tensor.cast %arg1 : tensor<?x3xf32> to tensor<?x?xf32>
    %6:2 = call @f1(%cast, %cast) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
    %7 = linalg.copy ins(%1 : tensor<3x3xf32>) outs(%4 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %cast_2 = tensor.cast %2#0 : tensor<?x?xf32> to tensor<3x3xf32>
    %transposed = linalg.transpose ins(%cast_2 : tensor<3x3xf32>) outs(%5 : tensor<3x3xf32>) permutation = [1, 0] 
    cf.br ^bb2(%7, %transposed : tensor<?x?xf32>, tensor<3x3xf32>)
  ^bb2(%8: tensor<?x?xf32>, %9: tensor<3x3xf32>):  // 2 preds: ^bb0, ^bb1
    return %8, %2#1, %arg0, %1, %9 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<f32>, tensor<3x3xf32>, tensor<3x3xf32>
  }
  func.func private @f2(%arg0: tensor<3x3xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c2, %c2] : tensor<3x3xf32>
    %0 = math.asinh %extracted : f32
    %1 = tensor.empty() : tensor<3x3xf32>
    %2 = linalg.fill ins(%0 : f32) outs(%1 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %3 = linalg.add ins(%arg0, %2 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%arg0 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %cast = tensor.cast %3 : tensor<3x3xf32> to tensor<?x?xf32>
    %cast_0 = tensor.cast %2 : tensor<3x3xf32> to tensor<?x?xf32>
    %4:2 = call @f1(%cast, %cast_0) : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
    return %4#1, %4#0 : tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func private @f1(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    affine.if #set(%dim) {
      %c1_2 = arith.constant 1 : index
      %dim_3 = tensor.dim %arg0, %c1_2 : tensor<?x?xf32>
      %3 = scf.forall (%arg2) in (%dim_3) shared_outs(%arg3 = %arg0) -> (tensor<?x?xf32>) {
        %dim_6 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
        %extracted_slice = tensor.extract_slice %arg3[0, %arg2] [%dim_6, 1] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
        %6 = linalg.floor ins(%extracted_slice : tensor<?xf32>) outs(%extracted_slice : tensor<?xf32>) -> tensor<?xf32>
        %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice, %6 : tensor<?xf32>, tensor<?xf32>) outs(%6 : tensor<?xf32>) {
        ^bb0(%in: f32, %in_7: f32, %out: f32):
          %8 = arith.maximumf %in, %in_7 : f32
          %9 = arith.mulf %8, %out : f32
          linalg.yield %9 : f32
        } -> tensor<?xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %7 into %arg3[0, %arg2] [%dim_6, 1] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
        }
      }
      %dim_4 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
      %4 = tensor.empty(%dim_4) : tensor<?xf32>
      %cst_5 = arith.constant 0.000000e+00 : f32
      %5 = linalg.fill ins(%cst_5 : f32) outs(%4 : tensor<?xf32>) -> tensor<?xf32>
      %broadcasted = linalg.broadcast ins(%5 : tensor<?xf32>) outs(%3 : tensor<?x?xf32>) dimensions = [1] 
    } else {
      %dim_2 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
      %c1_3 = arith.constant 1 : index
      %dim_4 = tensor.dim %arg0, %c1_3 : tensor<?x?xf32>
      %3 = tensor.empty(%dim_2, %dim_4) : tensor<?x?xf32>
      %cst_5 = arith.constant 2.000000e+00 : f32
      %4 = linalg.fill ins(%cst_5 : f32) outs(%3 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %inserted_slice = tensor.insert_slice %4 into %arg1[0, 0] [%dim_2, %dim_4] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    }
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %dim_1 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %0 = tensor.empty(%dim_0, %dim_1) : tensor<?x?xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %transposed = linalg.transpose ins(%1 : tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>) permutation = [1, 0] 
    %2 = bufferization.alloc_tensor() copy(%transposed) : tensor<?x?xf32>
    return %transposed, %2 : tensor<?x?xf32>, tensor<?x?xf32>
  }
}

