// bufdiff-profile: types
// bufdiff-choices: 3b23437fdb2afc8bc051585f0f0b9ae96e4f1893fe0d2f7d88e52eebffb6e72715b2f0010ac76bd6
// bufdiff-choices: 0619a741ffdb07d580d0061e75b730d13eed4c66df38b4c51d0f24c1fc5f3329be54d5d00488e4e1
// bufdiff-choices: c8fcfa3d1331684eefeea25d5509745dfc912d3f6562a272e80542445e08fe9b4e2299060bded84b
// bufdiff-choices: 77f1144f66e14d97c931c9b7b247cb89aac5928029cb652c9df49c41fbc82ba647a6102760a2ad36
// bufdiff-choices: 53747a105d5fdc53924659900a5831e8178bc075f64ef93af00681b082c02ef3790080c5ea735c80
// bufdiff-choices: 3718723d6ca7a2140d
// bufdiff-features: 3579 4752 5100 7541 9479 11441 12932 13424 14454 15751 15903 16269 17726 18166
// bufdiff-features: 19419 19545 19606 20257 22167 22280 25818 26016 26568 28907 29968 30539 33853
// bufdiff-features: 34167 38702 38783 40129 40394 40712 42217 43248 44621 46203 46404 47616 48506
// bufdiff-features: 52558 52807 56404 56592 57548 59347 61205 63168 64235 65225 65401 66327 66422
// bufdiff-features: 68270 68355 68503 68782 73802 74100 75921 77161 77283 78808 82851 83282 84585
// bufdiff-features: 85211 86362 87495 88008 88732 89780 90543 91491 92849 93255 96351 98501 99383
// bufdiff-features: 107728 108038 108235 108992 110162 111447 112929 114199 115026 116153 117235
// bufdiff-features: 118196 119514 121682 121977 122903 123446 123572 126249 128046 128163 128389
// bufdiff-features: 131071 135377 140929 141238 142220 142369 142393 144522 145178 146512 148304
// bufdiff-features: 152187 153001 154946 159724 161974 162447 162740 163084 165636 165719 168858
// bufdiff-features: 169288 171116 174170 175888 176478 178748 180258 181306 181355 183722 184962
// bufdiff-features: 186297 187596 188790 192628 193290 194134 196031 197392 197837 198460 201059
// bufdiff-features: 202506 205434 205688 206573 210461 211044 211508 215080 217282 218064 221975
// bufdiff-features: 222181 225380 225759 226357 226607 228343 228390 229951 230081 230810 234455
// bufdiff-features: 235375 237042 238033 240158 241225 241640 245673 246543 252466 252539 253854
// bufdiff-features: 254421 254646 255618 255676 256038 257251 257310 259840 259851 261556
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xi16>, %arg1: tensor<i16>) -> tensor<?xi16> {
    %0 = tensor.empty() : tensor<i16>
    %1 = call @f1(%0) : (tensor<i16>) -> tensor<?xi16>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %2 = scf.for %arg2 = %c0 to %c1 step %c2 iter_args(%arg3 = %1) -> (tensor<?xi16>) {
      %dim = tensor.dim %arg0, %c0 : tensor<?xi16>
      %3 = scf.forall (%arg4) in (%dim) shared_outs(%arg5 = %arg0) -> (tensor<?xi16>) {
        %from_elements = tensor.from_elements %c1, %c1 : tensor<2xindex>
        %reshape = tensor.reshape %arg1(%from_elements) : (tensor<i16>, tensor<2xindex>) -> tensor<1x1xi16>
        %c1_i16 = arith.constant 1 : i16
        %splat = tensor.splat %c1_i16 : tensor<1xi16>
        %extracted_slice = tensor.extract_slice %arg5[%arg4] [1] [1] : tensor<?xi16> to tensor<1xi16>
        %reduced_0 = linalg.reduce ins(%reshape : tensor<1x1xi16>) outs(%extracted_slice : tensor<1xi16>) dimensions = [0] 
          (%in: i16, %init: i16) {
            %8 = arith.minsi %in, %init : i16
            linalg.yield %8 : i16
          }
        %7 = linalg.vecmat ins(%extracted_slice, %reshape : tensor<1xi16>, tensor<1x1xi16>) outs(%reduced_0 : tensor<1xi16>) -> tensor<1xi16>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %7 into %arg5[%arg4] [1] [1] : tensor<1xi16> into tensor<?xi16>
        }
      }
      %4 = tensor.empty() : tensor<1xi16>
      %c127_i16 = arith.constant 127 : i16
      %5 = linalg.fill ins(%c127_i16 : i16) outs(%4 : tensor<1xi16>) -> tensor<1xi16>
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<1xi16>) outs(%arg3 : tensor<?xi16>) {
      ^bb0(%in: i16, %out: i16):
        %7 = linalg.index 0 : index
        %8 = arith.index_cast %7 : index to i16
        %9 = arith.maxui %in, %8 : i16
        linalg.yield %9 : i16
      } -> tensor<?xi16>
      %extracted = tensor.extract %6[%arg2] : tensor<?xi16>
      %cst = arith.constant dense<[[10], [11]]> : tensor<2x1xi16>
      %cast = tensor.cast %cst : tensor<2x1xi16> to tensor<2x?xi16>
      %reduced = linalg.reduce ins(%cast : tensor<2x?xi16>) outs(%6 : tensor<?xi16>) dimensions = [0] 
        (%in: i16, %init: i16) {
          %7 = arith.maxui %in, %init : i16
          linalg.yield %7 : i16
        }
      scf.yield %reduced : tensor<?xi16>
    }
    return %arg0 : tensor<?xi16>
  }
  func.func private @f1(%arg0: tensor<i16>) -> tensor<?xi16> {
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c1 : tensor<1xindex>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<i16>, tensor<1xindex>) -> tensor<?xi16>
    return %reshape : tensor<?xi16>
  }
}

