// bufdiff-profile: cfg
// bufdiff-choices: 306372c0e9096f95d79e5cddf67777d7ec50121ca7e83a60f13d272476c44dc9eb30bba69034ce96
// bufdiff-choices: 418f609ff61312e59b0999abc183661fd7c28faddcbee029b95de02db89cd3cc8386db016f8edf35
// bufdiff-choices: 8c2681b2ac32343f7b6d783b848e13e0b9168e4930bc57b594e6616245bcc9dba8a4734d0bef4918
// bufdiff-choices: 7f57d1a559988d3c7d17d05a84fc846fd05c00b5cd94b8684818a2f44972fc997127bb62090a2062
// bufdiff-choices: aea8426ae0bc5831efb22cb67e3bb18b184103e58935131f9217e570ace12af361caf1965d64785f
// bufdiff-choices: 554c37a3ef3e9a0170ec84e49a00439713920ccab3f03a6b43bc35
// bufdiff-features: 1333 2961 3133 4958 4984 5197 5973 8366 10039 10968 11695 13233 13689 13915
// bufdiff-features: 15440 15669 15751 16682 16960 17107 17259 17406 18486 19172 20374 20435 21140
// bufdiff-features: 21481 21691 22221 22280 22824 23347 25367 25388 25962 26568 26663 27048 27725
// bufdiff-features: 28276 29590 29846 29968 30305 30338 30707 30889 31692 32388 33769 33853 34167
// bufdiff-features: 34564 34647 35163 35507 36092 36784 37786 38427 39175 40712 41346 41396 41885
// bufdiff-features: 42282 43242 43442 44621 44959 45017 45159 45603 45617 45710 46203 46995 47242
// bufdiff-features: 48360 52042 52395 52558 52631 52900 53091 53435 55130 55887 56107 56488 56853
// bufdiff-features: 57718 59347 60839 61302 61531 63062 63071 63552 63949 64959 65401 65499 66327
// bufdiff-features: 66422 66852 67388 67657 67690 68355 68701 68755 69032 69780 69987 70023 71048
// bufdiff-features: 71162 71756 71980 72086 73140 73289 73802 74057 74362 74617 74833 74864 76677
// bufdiff-features: 77129 77134 77484 77551 77725 77823 78703 78796 78808 79389 80036 81039 82135
// bufdiff-features: 83071 84585 84866 85800 86710 86844 87923 88642 89109 89315 90070 91248 92917
// bufdiff-features: 93255 94253 94755 95385 96021 96048 96352 97131 97475 99009 99383 99568 100073
// bufdiff-features: 101823 102536 103056 104054 104303 105858 106398 107702 107882 108221 109086
// bufdiff-features: 109105 110530 110548 111024 112065 112929 113374 113633 114143 114406 115471
// bufdiff-features: 115990 116721 117235 117618 118006 118606 121394 122360 122505 122764 122865
// bufdiff-features: 123012 124340 124484 125927 128182 128694 128768 128779 129423 129811 130310
// bufdiff-features: 130535 130942
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x?xindex>, %arg1: tensor<?x?xi32>, %arg2: index) -> (tensor<4x?xindex>, tensor<4x?xindex>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<4x?xindex>
    %inserted_slice = tensor.insert_slice %arg0 into %arg0[0, 0] [4, %dim] [1, 1] : tensor<4x?xindex> into tensor<4x?xindex>
    %c11 = arith.constant 11 : index
    %0 = arith.cmpi eq, %arg2, %c11 : index
    %1 = scf.if %0 -> (tensor<4x?xindex>) {
      %c4 = arith.constant 4 : index
      %2 = tensor.empty(%dim, %c4) : tensor<?x?xindex>
      %3 = linalg.fill ins(%arg2 : index) outs(%2 : tensor<?x?xindex>) -> tensor<?x?xindex>
      %cast = tensor.cast %3 : tensor<?x?xindex> to tensor<?x4xindex>
      %transposed = linalg.transpose ins(%cast : tensor<?x4xindex>) outs(%arg0 : tensor<4x?xindex>) permutation = [1, 0] 
      %c2 = arith.constant 2 : index
      %4 = arith.cmpi ult, %arg2, %c2 : index
      %5:2 = scf.if %4 -> (tensor<?x?xindex>, tensor<4x?xindex>) {
        %generated = tensor.generate %dim {
        ^bb0(%arg3: index):
          %10 = arith.xori %arg3, %arg3 : index
          tensor.yield %10 : index
        } : tensor<?xindex>
        %broadcasted = linalg.broadcast ins(%generated : tensor<?xindex>) outs(%3 : tensor<?x?xindex>) dimensions = [1] 
        %8 = tensor.empty(%c2, %dim) : tensor<?x4x?xindex>
        %9 = linalg.fill ins(%arg2 : index) outs(%8 : tensor<?x4x?xindex>) -> tensor<?x4x?xindex>
        %reduced = linalg.reduce ins(%9 : tensor<?x4x?xindex>) outs(%transposed : tensor<4x?xindex>) dimensions = [0] 
          (%in: index, %init: index) {
            %10 = arith.ori %in, %init : index
            linalg.yield %10 : index
          }
        scf.yield %broadcasted, %reduced : tensor<?x?xindex>, tensor<4x?xindex>
      } else {
        %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<?x?xindex>) outs(%3 : tensor<?x?xindex>) {
        ^bb0(%in: index, %out: index):
          linalg.yield %in : index
        } -> tensor<?x?xindex>
        %9 = linalg.fill ins(%arg2 : index) outs(%transposed : tensor<4x?xindex>) -> tensor<4x?xindex>
        scf.yield %8, %9 : tensor<?x?xindex>, tensor<4x?xindex>
      }
      %cst = arith.constant dense<[5, 6]> : tensor<2xindex>
      %6:2 = func.call @f1(%cst, %cst) : (tensor<2xindex>, tensor<2xindex>) -> (tensor<2xindex>, tensor<?x2xindex>)
      %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %transposed : tensor<4x?xindex>, tensor<4x?xindex>) outs(%inserted_slice : tensor<4x?xindex>) {
      ^bb0(%in: index, %in_0: index, %out: index):
        %8 = arith.addi %in, %in_0 : index
        linalg.yield %8 : index
      } -> tensor<4x?xindex>
      scf.yield %7 : tensor<4x?xindex>
    } else {
      scf.yield %inserted_slice : tensor<4x?xindex>
    }
    return %inserted_slice, %1 : tensor<4x?xindex>, tensor<4x?xindex>
  }
  func.func private @f1(%arg0: tensor<2xindex>, %arg1: tensor<2xindex>) -> (tensor<2xindex>, tensor<?x2xindex>) {
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2) : tensor<?x2xindex>
    %c3 = arith.constant 3 : index
    %1 = linalg.fill ins(%c3 : index) outs(%0 : tensor<?x2xindex>) -> tensor<?x2xindex>
    %cast = tensor.cast %1 : tensor<?x2xindex> to tensor<2x2xindex>
    %reduced = linalg.reduce ins(%cast : tensor<2x2xindex>) outs(%arg0 : tensor<2xindex>) dimensions = [1] 
      (%in: index, %init: index) {
        %2 = arith.addi %in, %init : index
        %c0 = arith.constant 0 : index
        %3 = arith.shli %2, %c0 : index
        linalg.yield %3 : index
      }
    return %reduced, %1 : tensor<2xindex>, tensor<?x2xindex>
  }
}

