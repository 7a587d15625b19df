// bufdiff-profile: slices
// bufdiff-choices: 6ceb48f8c71a99d0fe27ef502b05acdc71eb4c27c70a90c85180f209daf806c055de729463da00eb
// bufdiff-choices: 81d1bd3054edede5df68efab44a184e5046a2d0dfeccba748c2d369ce1bcf3988aa1781fb00b8efa
// bufdiff-choices: a0dac8877018702bcc3745b98697dc0aaf3bce278bb25ab004d3c8db29b3d55eddc4298aa28c9464
// bufdiff-choices: 54247156d34d7dcf3a9ba6054d3471dd2781c4b2f7709c02bde4183400af45705d4659ae392da323
// bufdiff-choices: 030a680d232f750cafbcc1eb7d43286ad1c7a58259cebc088de3fba4e02118a144be383343d38c84
// bufdiff-choices: 70f3e90bb909065df01c24c415a96277633904bbb9045ba01b0fb433d1c78617bd1c93393742a788
// bufdiff-choices: e4a9467b1f0c3ac4e2d4cca68abd512576d929e3e9549567eb4bdc4ffc190ab897aa0b1fb1007a2b
// bufdiff-choices: 87896c84162a7527d34594651cbd2d852d199592014d5e4b8222f43e5665b1
// bufdiff-features: 2898 8130 8751 9255 9479 11699 12932 13074 13233 13915 14454 15534 15751 15903
// bufdiff-features: 16269 16289 18166 18486 19306 19419 21092 22280 23133 23303 23787 24259 26125
// bufdiff-features: 27766 29104 29590 30666 32457 32559 34167 35068 35163 36774 36784 37183 38783
// bufdiff-features: 39268 40070 40712 41984 42467 42497 43774 46203 46414 47392 49575 49635 50246
// bufdiff-features: 51026 52062 52900 53898 53917 54309 54964 55113 55270 55837 56404 59111 59145
// bufdiff-features: 60686 60897 61484 63071 64235 65496 67532 68355 70119 71050 73289 73387 73802
// bufdiff-features: 74057 74833 78283 78430 78796 79999 81066 81736 82135 82552 83419 84585 84922
// bufdiff-features: 85843 86125 87215 87345 88732 89780 91365 92740 93255 94961 95407 97081 98704
// bufdiff-features: 99383 99757 101476 104931 109187 109923 109949 112929 113940 114783 115592
// bufdiff-features: 115801 117206 119588 119613 126932 127096 128005 129946 130942 131544 133756
// bufdiff-features: 134468 137045 137235 138395 138919 140937 141111 141238 144120 144921 146512
// bufdiff-features: 147654 153293 154946 155644 155898 156460 156866 158120 158897 160327 160756
// bufdiff-features: 161281 163131 165606 165636 165719 166455 167973 168196 169431 169562 169744
// bufdiff-features: 171369 174170 176231 176346 176757 177182 177904 178067 178165 178558 183114
// bufdiff-features: 183290 184030 184113 184163 187869 188790 191911 192177 192422 192628 192771
// bufdiff-features: 193290 196031 196571 196762 197392 197837 200720 202241 205434 205471 205689
// bufdiff-features: 205953 208623 208765 210461 212779 214072 218064 218480 219797 221444 221452
// bufdiff-features: 223057 227222 227540 228061 228390 229273 230081 230104 230640 232446 233276
// bufdiff-features: 236986 240158 242173 243027 243989 244408 244729 245673 246543 249078 249841
// bufdiff-features: 252466 252539 253836 256453 256688 256999 258378 258994 259822 259840 260534
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<i1>, %arg1: tensor<i1>) -> (tensor<i1>, tensor<i1>, tensor<?x1xi1>, tensor<i1>) {
    %0 = call @f2(%arg0, %arg0, %arg0) : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
    %1:2 = call @f1(%arg1, %arg1) : (tensor<i1>, tensor<i1>) -> (tensor<1x1xi1>, tensor<1xi1>)
    %collapsed = tensor.collapse_shape %1#1 [] : tensor<1xi1> into tensor<i1>
    %2 = tensor.empty() : tensor<i1>
    %true = arith.constant true
    %3 = linalg.fill ins(%true : i1) outs(%2 : tensor<i1>) -> tensor<i1>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %1#1[%c0] [1] [1] : tensor<1xi1> to tensor<i1>
    %4 = call @f2(%collapsed, %3, %extracted_slice) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
    %cst = arith.constant dense<true> : tensor<i1>
    %extracted = tensor.extract %extracted_slice[] : tensor<i1>
    %5 = scf.if %extracted -> (tensor<i1>) {
      scf.if %extracted {
        %collapsed_0 = tensor.collapse_shape %1#1 [] : tensor<1xi1> into tensor<i1>
        %7:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%collapsed_0 : tensor<i1>) outs(%3, %collapsed_0 : tensor<i1>, tensor<i1>) {
        ^bb0(%in: i1, %out: i1, %out_1: i1):
          %8 = arith.ori %out_1, %in : i1
          %9 = arith.maxui %out, %extracted : i1
          linalg.yield %8, %9 : i1, i1
        } -> (tensor<i1>, tensor<i1>)
      }
      %6 = linalg.fill ins(%extracted : i1) outs(%cst : tensor<i1>) -> tensor<i1>
      scf.yield %6 : tensor<i1>
    } else {
      %inserted = tensor.insert %extracted into %cst[] : tensor<i1>
      scf.yield %inserted : tensor<i1>
    }
    %cast = tensor.cast %1#0 : tensor<1x1xi1> to tensor<?x1xi1>
    return %5, %4, %cast, %0 : tensor<i1>, tensor<i1>, tensor<?x1xi1>, tensor<i1>
  }
  func.func private @f2(%arg0: tensor<i1>, %arg1: tensor<i1>, %arg2: tensor<i1>) -> tensor<i1> {
    %0 = tensor.empty() : tensor<i1>
    return %arg0 : tensor<i1>
  }
  func.func private @f1(%arg0: tensor<i1>, %arg1: tensor<i1>) -> (tensor<1x1xi1>, tensor<1xi1>) {
    %expanded = tensor.expand_shape %arg1 [] output_shape [1, 1] : tensor<i1> into tensor<1x1xi1>
    %true = arith.constant true
    %0 = linalg.fill ins(%true : i1) outs(%arg1 : tensor<i1>) -> tensor<i1>
    %collapsed = tensor.collapse_shape %expanded [[0, 1]] : tensor<1x1xi1> into tensor<1xi1>
    %transposed = linalg.transpose ins(%expanded : tensor<1x1xi1>) outs(%expanded : tensor<1x1xi1>) permutation = [1, 0] 
    return %transposed, %collapsed : tensor<1x1xi1>, tensor<1xi1>
  }
}

