// bufdiff-profile: mixed
// bufdiff-choices: 76013c5765b12ddaca693e76b8bf9b4ac755ffb7d063f937f9dfb95f147b9e7438659c87443c74c5
// bufdiff-choices: d5abac3a11de9274111a91c10452e22276d183f284fc0ed6727a905fd72294e2b54c88bae8f3f764
// bufdiff-choices: 974fe9b1b3bae9c98e3076edcaeb5123699b2d2b9a196d67740193d43a90aa9af5cd43ce4cdd780f
// bufdiff-choices: a8938f873c2c0e1266dee9fc76db9826d129137aaf4ca997c2a0d9e335b3c24e9b55bb7758bfb60e
// bufdiff-choices: 109617806fc6c46854391bc239b633ee6c97b343a0eae9e42248e7601778e531fb62e71b2610ce57
// bufdiff-choices: e002e6b3756ac5ac04ffe86cb4f82a9fd4e1f0ae523f4342f6645dc75204ad86dc8135340ae17fc7
// bufdiff-choices: 742b962faa57cd44ecfbad398d04c86625cea55223
// bufdiff-features: 429 600 2332 2898 4165 4790 5075 6289 7060 8325 11162 12170 12932 13233 15751
// bufdiff-features: 16269 17842 18166 18330 18667 19419 19769 20003 21366 21420 22095 26125 26568
// bufdiff-features: 27704 27766 28564 28814 29590 30002 30666 32613 34167 37231 37944 38229 40084
// bufdiff-features: 40776 41984 42344 42858 43442 43774 44522 45617 46203 47392 48598 49489 51415
// bufdiff-features: 51450 52062 52900 53252 53469 54964 54998 55113 60469 60686 61023 61968 63071
// bufdiff-features: 64120 64235 66422 66995 67880 68355 69007 69403 71050 71168 71306 73289 73388
// bufdiff-features: 73846 74057 75361 78283 78430 81956 82135 84727 85843 86125 88732 89110 89780
// bufdiff-features: 89812 91633 92157 92159 92740 93255 93286 94557 95273 96969 99383 101264 101823
// bufdiff-features: 103147 104315 104931 107614 107987 109187 109732 110552 110932 111976 112929
// bufdiff-features: 113041 113940 115295 115608 115801 115804 117235 120049 120687 122159 124614
// bufdiff-features: 125699 125875 126398 126932 130933 131348 133364 133676 136543 137045 138086
// bufdiff-features: 138919 139616 139704 141238 141263 142008 144761 152265 153293 154946 155898
// bufdiff-features: 156460 157982 158120 158415 162740 162935 163044 163687 165719 169203 171020
// bufdiff-features: 171551 173800 174170 177169 177904 178067 179647 180207 184030 185252 185275
// bufdiff-features: 186042 186959 187745 188790 190374 190517 191690 192138 192628 192771 193986
// bufdiff-features: 194134 194714 196031 197267 197392 197837 201059 201601 203746 203905 204797
// bufdiff-features: 205434 205689 209666 210351 210461 214621 215959 216892 218064 218570 218635
// bufdiff-features: 218709 219821 221162 222809 225818 226579 227345 229569 230081 230329 230594
// bufdiff-features: 230640 233276 235141 235396 236136 239039 239241 240158 241308 243546 243872
// bufdiff-features: 244281 245619 245673 246303 246543 247869 250948 251455 251992 252466 252539
// bufdiff-features: 256245 256688 256837 258906 259840 260130
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<3x1xf32>, %arg1: tensor<f32>, %arg2: tensor<3x1xf32>) -> (tensor<1x1xf32>, tensor<1x1xf32>, tensor<3x?xf32>, tensor<f32>, tensor<3x1xf32>, tensor<1x1x2xf32>, tensor<1x1xf32>) {
    %0:2 = call @f2(%arg1, %arg1, %arg1, %arg2) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<3x1xf32>) -> (tensor<3x1xf32>, tensor<f32>)
    %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<6x1xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %concat[0, 0] [3, %c1] [2, 1] : tensor<6x1xf32> to tensor<3x?xf32>
    %1:2 = call @f1(%extracted_slice, %extracted_slice) : (tensor<3x?xf32>, tensor<3x?xf32>) -> (tensor<3x?xf32>, tensor<1x1xf32>)
    %2 = call @same3(%1#1) : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %cst = arith.constant dense<[[[6.500000e+00, 7.500000e+00]]]> : tensor<1x1x2xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%cst : tensor<1x1x2xf32>) outs(%1#1 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.addf %in, %out : f32
      linalg.yield %5 : f32
    } -> tensor<1x1xf32>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<1x1xf32>) outs(%1#1 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.subf %in, %out : f32
      linalg.yield %5 : f32
    } -> tensor<1x1xf32>
    return %4, %3, %1#0, %0#1, %0#0, %cst, %2 : tensor<1x1xf32>, tensor<1x1xf32>, tensor<3x?xf32>, tensor<f32>, tensor<3x1xf32>, tensor<1x1x2xf32>, tensor<1x1xf32>
  }
  func.func private @f1(%arg0: tensor<3x?xf32>, %arg1: tensor<3x?xf32>) -> (tensor<3x?xf32>, tensor<1x1xf32>) {
    %0 = linalg.sqrt ins(%arg0 : tensor<3x?xf32>) outs(%arg0 : tensor<3x?xf32>) -> tensor<3x?xf32>
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [1, 1] [1, 1] : tensor<3x?xf32> to tensor<1x1xf32>
    return %0, %extracted_slice : tensor<3x?xf32>, tensor<1x1xf32>
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<3x1xf32>) -> (tensor<3x1xf32>, tensor<f32>) {
    %0 = tensor.empty() : tensor<3x1xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x1xf32>) -> tensor<3x1xf32>
    %2 = linalg.div ins(%1, %arg3 : tensor<3x1xf32>, tensor<3x1xf32>) outs(%arg3 : tensor<3x1xf32>) -> tensor<3x1xf32>
    return %2, %arg0 : tensor<3x1xf32>, tensor<f32>
  }
  func.func private @same3(%arg0: tensor<1x1xf32>) -> tensor<1x1xf32> {
    return %arg0 : tensor<1x1xf32>
  }
}

