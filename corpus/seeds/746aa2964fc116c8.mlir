// bufdiff-profile: slices
// bufdiff-choices: 1541bbd1063a3515c0ad491d454ed807d5ac55fdfc204974d6f11509b6b5d235cf1c6a8c9faf7d03
// bufdiff-choices: 0421607329a10539e87d7f66ed4fbb59f6af057577b835c48d3bc28e9ba68a79498b36776cfb76e9
// bufdiff-choices: 5009cd090fae1f27a96357b3823b03c1dfe948c714d2fb68fd68e38988d610bf0387ab73abf1c5dc
// bufdiff-choices: f943d1ccdf03b79ca6eb42654eef3dab9897aa841df11d8b9d025f9dec1e776af60f6d68a9174889
// bufdiff-choices: 92171d1882a17740c5348f6c4d3780a896f23506161b4a74acae172b32ae595680f363076b8870bb
// bufdiff-choices: 8c64e2ebc25a6a1203a15315c03dc6555eddd6466af4951f77980ba8e3219f05a4e6d5a494e74a27
// bufdiff-choices: 159269515cfe8032d45238830ba0bfceda95fa487b960e8467478f81983d266e184723f201f279e8
// bufdiff-choices: b107d320e25e211838feb4312f49a34b
// bufdiff-features: 4471 5527 6812 6831 8631 9479 10039 10968 11173 11825 12276 12593 13021 13233
// bufdiff-features: 13382 13915 15440 15640 15751 16067 18217 18330 18486 19306 21507 22221 22280
// bufdiff-features: 22595 23787 24826 25388 26568 26796 27048 27924 28561 29590 29684 29767 29839
// bufdiff-features: 30223 30305 31247 31727 32232 32388 34167 34564 34601 34623 34647 36784 36901
// bufdiff-features: 37315 37743 37786 38520 38672 40540 40812 42222 42344 42467 42918 42984 43098
// bufdiff-features: 43442 44505 46139 46203 46283 46835 47762 47782 48038 49135 50450 50894 52042
// bufdiff-features: 52558 52900 52958 53091 53180 53252 53890 53898 55202 55270 55887 57718 59094
// bufdiff-features: 61271 62218 62400 62675 63071 64119 64162 64959 66422 66777 67331 67388 68355
// bufdiff-features: 69987 71013 71701 72629 73437 74057 74362 74471 74833 75137 75361 75696 76074
// bufdiff-features: 76211 77551 79099 80567 81039 81229 81736 81976 82135 83112 83253 83817 84887
// bufdiff-features: 87563 87923 88337 88732 89109 89449 90777 91231 91958 92898 94755 95285 95407
// bufdiff-features: 96621 96980 97715 99009 99383 99568 100481 100574 102601 103056 103416 106097
// bufdiff-features: 106321 107894 109732 111234 111981 112929 113901 115231 115471 115711 115990
// bufdiff-features: 117137 117724 118769 120372 121394 121538 121626 125777 127259 127533 127834
// bufdiff-features: 127922 128456 128585 128750 128768 130310 130535
module {
  func.func @main(%arg0: tensor<4xindex>, %arg1: tensor<2xindex>) -> (tensor<?xindex>, tensor<2xindex>) {
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c1] : tensor<2xindex>
    %c0 = arith.constant 0 : index
    %0 = arith.ori %extracted, %c0 : index
    %1 = arith.cmpi uge, %extracted, %0 : index
    %2 = scf.if %1 -> (tensor<4xindex>) {
      %3:2 = func.call @f1(%arg1, %0, %0, %arg0) : (tensor<2xindex>, index, index, tensor<4xindex>) -> (tensor<2xindex>, tensor<4xindex>)
      %4:2 = func.call @f1(%3#0, %extracted, %0, %3#1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<2xindex>, index, index, tensor<4xindex>) -> (tensor<2xindex>, tensor<4xindex>)
      %5 = bufferization.alloc_tensor() copy(%4#0) : tensor<2xindex>
      %c2 = arith.constant 2 : index
      %6:2 = func.call @f1(%4#0, %c2, %extracted, %4#1) : (tensor<2xindex>, index, index, tensor<4xindex>) -> (tensor<2xindex>, tensor<4xindex>)
      %7 = linalg.fill ins(%0 : index) outs(%arg0 : tensor<4xindex>) -> tensor<4xindex>
      scf.yield %7 : tensor<4xindex>
    } else {
      %cst = arith.constant dense<9> : tensor<1x2xi32>
      %cst_0 = arith.constant dense<2> : tensor<1x1xi32>
      %3 = tensor.empty() : tensor<1x1x2xi32>
      %c2 = arith.constant 2 : index
      %4 = arith.remui %extracted, %c2 : index
      %extracted_1 = tensor.extract %cst[%c0, %4] : tensor<1x2xi32>
      %5 = linalg.fill ins(%extracted_1 : i32) outs(%3 : tensor<1x1x2xi32>) -> tensor<1x1x2xi32>
      %6 = linalg.batch_vecmat ins(%cst_0, %5 : tensor<1x1xi32>, tensor<1x1x2xi32>) outs(%cst : tensor<1x2xi32>) -> tensor<1x2xi32>
      %cst_2 = arith.constant dense<1> : tensor<4xindex>
      scf.yield %cst_2 : tensor<4xindex>
    }
    %cast = tensor.cast %2 : tensor<4xindex> to tensor<?xindex>
    return %cast, %arg1 : tensor<?xindex>, tensor<2xindex>
  }
  func.func @f1(%arg0: tensor<2xindex>, %arg1: index, %arg2: index, %arg3: tensor<4xindex>) -> (tensor<2xindex>, tensor<4xindex>) {
    %c2 = arith.constant 2 : index
    %0 = arith.remui %arg1, %c2 : index
    %extracted_slice = tensor.extract_slice %arg0[%0] [1] [1] : tensor<2xindex> to tensor<index>
    %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<index>) outs(%arg0 : tensor<2xindex>) dimensions = [0] 
    %inserted = tensor.insert %arg1 into %arg3[%0] : tensor<4xindex>
    %cst = arith.constant dense<[7, 8, 9]> : tensor<3xindex>
    %inserted_slice = tensor.insert_slice %cst into %arg3[1] [3] [1] : tensor<3xindex> into tensor<4xindex>
    return %broadcasted, %inserted : tensor<2xindex>, tensor<4xindex>
  }
}

