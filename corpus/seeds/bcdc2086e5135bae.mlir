// bufdiff-profile: wide
// bufdiff-choices: 0da4d4d92d2d248981ae919a757f4ccee97ff410ff1cea73dfb76fa2a1933b8f5c73b7b54c252231
// bufdiff-choices: 158514d5f7659480f326a4b18f874d076e38edae0e455b33a48c1c77332d5616069ec9ee707edb80
// bufdiff-choices: b6849dabd0d365e93bdecba0d612580a6579182e515b3a8a941d0063560886663441150488cee37e
// bufdiff-choices: 9f014c87d05cf2f8438d9bd4bba4e7585f7119899fb424fb6d9250c246174eef6854586ebf29dccb
// bufdiff-choices: eb5598c4611ab93b60671cd1f8c4e5c2135fdfe956dcfe9e5d802bf5c67cd271129145366a9505de
// bufdiff-choices: 4153f7ac4f14467fd2288f16a93ba26cfd5e539e6f132f2d1204ab522c71a12af2300007685aa332
// bufdiff-choices: eb8a7213fc531c3f99c0a42594ee65c24136433626f64544afeaccc50e185241996454e714b30774
// bufdiff-choices: 74cd9b568307fdc2ab6e4108238947805bf914cf197ee154e75694d4f2c28ee85125bdeae64fc360
// bufdiff-choices: 830c13ce1a568794556216f08693cd5b9f2091bca1e0184bfb96a7ece1f7fc3e08fa9d1f65710eeb
// bufdiff-choices: 7f30543a789eaeaf5c031914b0cc006e89f775843cc8578538634160af047f7f2261f7e0d99e49c4
// bufdiff-choices: 7a57f122f2fa432ac579e3fae7939156339b80084c8f3cc5f94678efa502392a20167602ff157a21
// bufdiff-choices: 07fbf8af46d896ad4dc412
// bufdiff-features: 1714 2332 4369 4635 4752 4958 5809 6169 6363 6611 6812 7122 8438 9479 9748
// bufdiff-features: 10035 10437 11162 13233 14633 14709 15751 15929 16242 19100 19985 20099 20402
// bufdiff-features: 20838 22280 22640 23143 25818 26552 26568 27766 28886 29590 29968 30145 31543
// bufdiff-features: 32536 33242 33881 34167 34650 35547 35957 36784 37183 38783 40084 40712 41519
// bufdiff-features: 41907 41984 42344 42858 42984 43092 44505 45617 46203 47762 48598 49635 49657
// bufdiff-features: 50894 51450 51851 52062 52322 52558 52823 52900 53180 53252 53469 53917 54330
// bufdiff-features: 54408 54915 54998 56024 56404 57383 58190 58191 58755 61375 61484 61944 63071
// bufdiff-features: 63800 64120 64235 64435 64652 66422 66995 67216 67526 68355 68457 68782 68961
// bufdiff-features: 69081 69403 70036 70119 70202 71306 72403 72909 73388 73802 74255 75502 75921
// bufdiff-features: 76328 76973 77336 78283 78430 80567 81736 82011 82135 82552 82605 83023 83194
// bufdiff-features: 84090 84585 84880 84922 84944 85134 86125 88337 88732 89780 89812 90069 92022
// bufdiff-features: 92159 92492 93255 93286 97059 97493 97715 98501 99224 99228 99383 100481 101987
// bufdiff-features: 104790 104931 105902 106087 106352 106761 107412 107425 107702 107805 108977
// bufdiff-features: 108992 110136 110780 112929 113920 115026 115804 116549 117235 118081 118884
// bufdiff-features: 119340 119588 119940 120049 120379 121626 121682 124614 125875 126928 127243
// bufdiff-features: 127533 128554 128916 130138 130310 130602 131973 132574 132976 133121 134279
// bufdiff-features: 134882 135534 136007 136039 137045 139102 141458 141891 142540 142846 146512
// bufdiff-features: 148267 148304 148609 149149 149400 149846 150363 150818 152187 152579 153293
// bufdiff-features: 155465 155898 156005 156191 156460 156983 157034 158120 158897 158996 159724
// bufdiff-features: 160475 161883 162764 163687 165141 165719 165818 166544 167973 168271 168323
// bufdiff-features: 168858 169734 170819 171116 171369 171845 173354 173990 174734 175248 175738
// bufdiff-features: 177182 177904 178067 178785 179649 179657 180207 181541 182855 184030 184863
// bufdiff-features: 184962 185572 185723 186959 188790 188845 189780 190142 190166 191385 192138
// bufdiff-features: 192252 192422 192528 192628 192771 193059 193290 193747 193773 194134 194256
// bufdiff-features: 194682 194987 195366 195407 196031 197169 197495 197837 198460 200104 201059
// bufdiff-features: 201132 201509 202085 202241 202562 202616 203107 204195 204212 204364 204527
// bufdiff-features: 205434 207330 207760 210022 210406 210461 211050 212111 214621 215834 215925
// bufdiff-features: 215959 216076 216892 217085 218300 219734 220181 221975 222612 222809 226357
// bufdiff-features: 227345 228255 228390 228519 228581 228936 229951 230081 230594 230640 231330
// bufdiff-features: 233154 233483 234399 234487 235375 236929 236930 236986 238118 238254 240100
// bufdiff-features: 240158 240951 240967 241225 241308 243053 243546 243781 244092 245380 245619
// bufdiff-features: 246543 247062 248974 249653 249841 251455 252466 252539 253703 253836 255520
// bufdiff-features: 255618 256112 256337 257442 258906 258994 259468 259510 259840 260202 260450
// bufdiff-features: 260463
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func private @f5(%arg0: tensor<3xf64>) -> tensor<f64> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xf64>) outs(%arg0 : tensor<3xf64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<3xf64>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %0[%c2] [1] [1] : tensor<3xf64> to tensor<f64>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%0 : tensor<3xf64>) outs(%extracted_slice : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %2 = arith.addf %in, %out : f64
      linalg.yield %2 : f64
    } -> tensor<f64>
    return %1 : tensor<f64>
  }
  func.func @f3(%arg0: tensor<?xf64>) -> (tensor<?xf64>, f64) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf64>
    %0 = tensor.empty(%dim) : tensor<?xf64>
    %cst = arith.constant 1.000000e+10 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?xf64>) -> tensor<?xf64>
    %2 = linalg.copy ins(%1 : tensor<?xf64>) outs(%arg0 : tensor<?xf64>) -> tensor<?xf64>
    return %2, %cst : tensor<?xf64>, f64
  }
  func.func private @f1(%arg0: tensor<3xf64>, %arg1: tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>) {
    %cst = arith.constant dense<[2.500000e+00, 1.500000e+00, 5.000000e-01]> : tensor<3xf64>
    %0 = linalg.div ins(%arg0, %cst : tensor<3xf64>, tensor<3xf64>) outs(%arg1 : tensor<3xf64>) -> tensor<3xf64>
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 5.000000e-01 : f64
    %inserted = tensor.insert %cst_0 into %cst[%c0] : tensor<3xf64>
    return %0, %inserted : tensor<3xf64>, tensor<3xf64>
  }
  func.func private @f2(%arg0: tensor<3xf64>) -> tensor<3xf64> {
    %c1 = arith.constant 1 : index
    %cst = arith.constant -6.000000e+00 : f64
    %inserted = tensor.insert %cst into %arg0[%c1] : tensor<3xf64>
    %0:2 = call @f1(%inserted, %inserted) : (tensor<3xf64>, tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>)
    %1:2 = call @f1(%inserted, %inserted) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<3xf64>, tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>)
    return %1#0 : tensor<3xf64>
  }
  func.func private @f4(%arg0: tensor<?xf64>) -> (tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, f64) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf64>) outs(%arg0 : tensor<?xf64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<?xf64>
    %cst = arith.constant dense<[1.150000e+01, 1.250000e+01, 1.350000e+01]> : tensor<3xf64>
    %1 = call @f2(%cst) : (tensor<3xf64>) -> tensor<3xf64>
    %cast = tensor.cast %1 : tensor<3xf64> to tensor<?xf64>
    %2:2 = call @f3(%cast) : (tensor<?xf64>) -> (tensor<?xf64>, f64)
    %c3 = arith.constant 3 : index
    %3 = tensor.empty(%c3) : tensor<?xf64>
    %4 = linalg.copy ins(%cst : tensor<3xf64>) outs(%3 : tensor<?xf64>) -> tensor<?xf64>
    return %2#0, %0, %4, %2#1 : tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, f64
  }
  func.func @f6(%arg0: tensor<3xf64>) -> (tensor<f64>, f64) {
    %0 = linalg.max ins(%arg0, %arg0 : tensor<3xf64>, tensor<3xf64>) outs(%arg0 : tensor<3xf64>) -> tensor<3xf64>
    %c0 = arith.constant 0 : index
    affine.if #set(%c0) {
      %cst_0 = arith.constant -2.500000e+00 : f64
      %cst_1 = arith.constant 5.000000e-01 : f64
      %cst_2 = arith.constant 5.000000e-01 : f64
      %from_elements = tensor.from_elements %cst_0, %cst_1, %cst_2 : tensor<3xf64>
      %1 = linalg.tanh ins(%from_elements : tensor<3xf64>) outs(%0 : tensor<3xf64>) -> tensor<3xf64>
      %2 = tensor.empty() : tensor<2xf64>
      %c1 = arith.constant 1 : index
      %extracted = tensor.extract %0[%c1] : tensor<3xf64>
      %3 = linalg.fill ins(%extracted : f64) outs(%2 : tensor<2xf64>) -> tensor<2xf64>
      %cst_3 = arith.constant 5.000000e-01 : f64
      %cst_4 = arith.constant 0.000000e+00 : f64
      %from_elements_5 = tensor.from_elements %extracted, %cst_3, %cst_2, %cst_4 : tensor<4xf64>
      %4 = linalg.conv_1d ins(%from_elements_5, %3 : tensor<4xf64>, tensor<2xf64>) outs(%0 : tensor<3xf64>) -> tensor<3xf64>
      %cst_6 = arith.constant 0.000000e+00 : f64
      %5 = arith.cmpf ogt, %extracted, %cst_6 : f64
      %6 = arith.index_castui %5 : i1 to index
      %extracted_7 = tensor.extract %4[%6] : tensor<3xf64>
    }
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %0[%c2] [1] [1] : tensor<3xf64> to tensor<f64>
    %cst = arith.constant 1.000000e+00 : f64
    return %extracted_slice, %cst : tensor<f64>, f64
  }
  func.func @main(%arg0: tensor<3xf64>, %arg1: tensor<3xf64>, %arg2: f64, %arg3: tensor<3xf64>) -> (tensor<3xf64>, tensor<f64>, tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<f64>) {
    %0 = scf.forall (%arg4) in (3) shared_outs(%arg5 = %arg0) -> (tensor<3xf64>) {
      %extracted_slice = tensor.extract_slice %arg5[%arg4] [1] [1] : tensor<3xf64> to tensor<1xf64>
      %c0 = arith.constant 0 : index
      %5 = arith.cmpf uge, %arg2, %arg2 : f64
      %6 = arith.select %5, %arg2, %arg2 : f64
      %inserted = tensor.insert %6 into %extracted_slice[%c0] : tensor<1xf64>
      %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice, %inserted : tensor<1xf64>, tensor<1xf64>) outs(%inserted : tensor<1xf64>) {
      ^bb0(%in: f64, %in_0: f64, %out: f64):
        %8 = arith.divf %in, %in_0 : f64
        %9 = arith.divf %8, %out : f64
        linalg.yield %9 : f64
      } -> tensor<1xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %7 into %arg5[%arg4] [1] [1] : tensor<1xf64> into tensor<3xf64>
      }
    }
    %1 = call @f5(%0) : (tensor<3xf64>) -> tensor<f64>
    %2 = linalg.log ins(%arg3 : tensor<3xf64>) outs(%arg3 : tensor<3xf64>) -> tensor<3xf64>
    %3:2 = call @f6(%arg1) : (tensor<3xf64>) -> (tensor<f64>, f64)
    %cast = tensor.cast %arg1 : tensor<3xf64> to tensor<?xf64>
    %4:4 = call @f4(%cast) : (tensor<?xf64>) -> (tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, f64)
    return %2, %3#0, %4#0, %4#1, %4#2, %1 : tensor<3xf64>, tensor<f64>, tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<f64>
  }
}

