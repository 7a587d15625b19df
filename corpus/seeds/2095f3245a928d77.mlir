// bufdiff-profile: deep
// bufdiff-choices: 3b23437fdb2afc8bc051585f0f0b9ae96e4f1893fe0d2f7d88e52eebffb6e72715b2f0010ac76bd6
// bufdiff-choices: 0619a741ffdb07d580d0061e75b730d13eed4c66df38b4c51d0f24c1fc5f3329be54d5d00488e4e1
// bufdiff-choices: c8fcfa3d1331684eefeea25d5509745dfc912d3f6562a272e80542445e08fe9b4e2299060bded84b
// bufdiff-choices: 77f1144f66e14d97c931c9b7b247cb89aac5928029cb652c9df49c41fbc82ba647a6102760a2ad36
// bufdiff-choices: 53747a105d5fdc53924659900a5831e8178bc075f64ef93af00681b082c02ef3790080c5ea735c80
// bufdiff-choices: 3718723d6ca7a2140d25bd3779935ef732626aa6412d40ca7b9833b58397c346970eb5c98f5cae0f
// bufdiff-choices: 97fd11fd4b0d6b2eeb6bf3b6d2a793db74e73e27144786064fad71330bf1aa5e20f136e386c78c2f
// bufdiff-choices: 5870accc3fa079ff37360485abac13e1b8b7d133c2847b26d0709366488bb8920cbc3d0be1e4a2dc
// bufdiff-choices: d89412aa22da0373c8e573d344341710cf08222678c057650ed870aa76b29aa8772516f2b4768c3d
// bufdiff-choices: 90045716d7aaa956de80df93c87de17698d2f96d273a606d1b3fd162973d6454fef703750fe03a31
// bufdiff-choices: 04eab6ed795fc07bdddf05802fd0fcbb49b10a0221d9867151168ef4569190d6d5005e146d544a34
// bufdiff-choices: 7d328082f2efe92a141d6395b5a6aab478ffbecc352806db58a7df77e6656ba018afc2158d7388ff
// bufdiff-choices: 3766b09913408e8ca74cbfe787b18a52287d944e20473289e5a04892aecf916fe63dceea93c55ae3
// bufdiff-choices: 706d940d2969bf739a1e7f8b589c688f734ca5b8f08f7943f91b2db2e26d0576de5a63a3d9887028
// bufdiff-choices: 514aad6d3f4d47756c7a7a7e9d62171e0e777929b7007504385448eddfbd94a49c06fecfc33f6a0c
// bufdiff-choices: 39a56cf5072d46167e822d6cd9982329689935e39b5e2197cab6e0e70bbdfe5d9cafb3d362876faa
// bufdiff-choices: 594fe72379f54da200b017d0fe561d9430f06ccbec8114bac6db9a044d7275a49300b7a7f77d1270
// bufdiff-choices: 9618d4b34e825c0f046e921bcac44197b16e7e238f7554f14317d9929d049e23010898e55fb24366
// bufdiff-choices: b1e46879edee65260b8615805d9819b8ab9069e2a33edb43cab1f5803660bc7f56c7b8e5f55de986
// bufdiff-choices: 4413844f9d76d181418548ba47dbd2d6d39a74e819bfaf044bb422c2bbc547c930f7110b8803bc85
// bufdiff-choices: 1281e0c037f9a83e4d2692d42d120c8bd943c079bd9fa3efc91a0ca09074200dee78651ef8d11eaa
// bufdiff-choices: 841efa582442aba0afd2796bf55ff29d63c34166dbd71584acfc200f43ec6202bddecf90fd525ae7
// bufdiff-choices: 648d01d577dfdf360ddcdd30a83668b28dee4995d9164789791f157eb4c413a6c0277dc1fa17003a
// bufdiff-choices: 3eaa44ce6961c3778aa40c5f05d6866fce0ceb2a6fb6c83c4f3203255a4bc12e2078eff8f89a7e1f
// bufdiff-choices: baac057c98a1c530c1b4a1effaac0c52c676e431be17a2b83ec479d72c317acb3d6945ab466af983
// bufdiff-choices: abe5b531bf7debe55c4ff0d2464a6f539e9545cfdc9762e578599d7d382e37c8624efcc4ebd7050c
// bufdiff-choices: ec7c9b911c3134561a6c5f12fd4020c4236bce2cb494117a83b25b5dae5cefcf71d516203ab32186
// bufdiff-choices: e8ce3899418c5bc779092d693d2581d5e5d9757f18e32fd5c5d571a1d33e1a07678d885d9f969e47
// bufdiff-choices: 6972b05346aae4fd9861f386c8c4db34baa06b42db687b8a15ca415f8bbb1ec438ea13c4ed91cc25
// bufdiff-choices: 5ff28a4886c70dd83c1f49519586c7063cf4458a0aa129d1b3767d660f2ffd85ca01201d19b21d41
// bufdiff-choices: e53934bac60f591826e48fb56b4c92fb5ad2de4c70ca16f6b5b6f727ec73e986271d72c9c0c56d66
// bufdiff-choices: dee77a27a3d0b037cd64c3f549ee48a2e8b597d35e045733425a3f0c9c3867c4620258cb3a085e04
// bufdiff-choices: a99082c9efd87de58095bb552163d1b14f74e7c4bda481715b5c9b910011689dc8d9530aaf20f946
// bufdiff-choices: f96e768b1eb8fb71eccaeb01fa734c76f84fa71d922e40c79bf20a519daad6cff73183b4433e
// bufdiff-features: 2 452 488 604 826 1419 1486 1583 1858 2461 2507 2820 3579 4018 4752 4775 5018
// bufdiff-features: 5042 5100 5258 5297 5386 6152 6611 6641 6809 6963 7089 8130 8228 8233 8700 8751
// bufdiff-features: 9479 9529 9812 10035 10384 10476 10872 10947 10977 11162 11311 11441 11759
// bufdiff-features: 12170 12560 13233 13424 13915 14454 15184 15595 15751 15903 16269 16483 16559
// bufdiff-features: 16604 16640 16970 17015 17193 17814 17919 18166 18287 18322 18428 18486 18667
// bufdiff-features: 19011 19403 19419 19545 19606 19967 20124 20653 21044 21652 21714 21883 21910
// bufdiff-features: 21953 22280 22323 22640 22801 23143 23169 23225 24055 24184 24268 24402 24598
// bufdiff-features: 24682 24826 25367 25481 25523 25558 25656 25803 25818 26087 26536 26552 26568
// bufdiff-features: 26663 26999 27521 27725 28503 28537 28692 29001 29396 29667 29711 29763 30105
// bufdiff-features: 30210 30539 30573 30896 30996 31543 31601 31732 31815 32122 32179 32358 33242
// bufdiff-features: 33425 33853 34167 34210 34233 34473 34650 34824 34875 34960 35610 35708 35957
// bufdiff-features: 35968 36082 36101 36784 36936 37183 37487 37655 37672 38011 38692 38702 39150
// bufdiff-features: 39352 40190 40540 40659 40712 41152 41396 41787 41799 41996 42108 42222 42228
// bufdiff-features: 42301 42344 42412 42506 42530 42984 43181 43248 43258 43387 43479 43535 43942
// bufdiff-features: 44081 44522 44621 44738 44742 44943 45185 45202 45659 45873 46203 47196 47230
// bufdiff-features: 47392 47452 47616 48062 48333 48598 48974 49364 49800 51341 51415 51534 51729
// bufdiff-features: 52085 52148 52267 52322 52368 52558 52591 52709 52807 52848 52900 52928 52946
// bufdiff-features: 53293 53469 53472 53587 53694 53898 53951 54135 54205 54440 54777 54915 54998
// bufdiff-features: 55182 55264 55270 55276 55318 55382 55491 55561 56404 56814 57383 57548 57660
// bufdiff-features: 57679 57832 58190 58243 58403 59347 60233 60420 60465 60897 61129 61169 61445
// bufdiff-features: 61485 61692 62189 62411 62936 63071 63151 63384 63495 63650 63825 64119 64120
// bufdiff-features: 64235 64419 64716 64801 64835 64875 65401 65445 66422 66995 67069 67174 67216
// bufdiff-features: 67959 68355 68493 68782 69081 69403 69734 69735 69875 70036 70066 70105 70119
// bufdiff-features: 71107 71122 71259 71306 71415 71851 72203 72413 72450 72565 73289 73802 74576
// bufdiff-features: 74732 74862 75921 76072 76149 76476 76704 76728 76953 76973 77283 77403 78041
// bufdiff-features: 78283 78430 78486 78703 78808 79099 79539 79596 79703 79713 80093 80400 81066
// bufdiff-features: 81149 81160 81316 81500 81736 81896 81926 82135 82186 82552 82649 82851 83194
// bufdiff-features: 83419 83493 83734 83760 83900 84234 84264 84322 84392 84585 84922 85047 85120
// bufdiff-features: 86125 86844 87223 87355 87495 87895 87966 88008 88040 88337 88599 88732 88787
// bufdiff-features: 88958 89030 89251 89583 89732 89780 89812 89859 89864 90011 90070 90402 90506
// bufdiff-features: 90543 90585 91248 91312 91781 91884 92022 92157 92194 92492 92691 93083 93255
// bufdiff-features: 93286 93677 93719 93994 94455 94718 94736 94927 95056 95273 95299 95407 95494
// bufdiff-features: 95705 96151 96353 96431 96562 96660 97480 98170 98291 98501 98713 99181 99204
// bufdiff-features: 99224 99294 99383 99748 99757 100402 100631 101081 101264 101296 101582 101987
// bufdiff-features: 102375 102666 103039 103108 103257 103318 103715 103851 104123 104315 104790
// bufdiff-features: 104931 105509 105750 105832 105915 105937 106352 106382 106652 106761 106792
// bufdiff-features: 106917 107009 107375 108800 108992 109923 110136 110162 110322 110561 111096
// bufdiff-features: 111464 111587 111975 112726 112887 112929 113014 113920 113932 114565 114676
// bufdiff-features: 115026 115592 115728 115954 116568 116824 116984 117235 117618 117728 118081
// bufdiff-features: 118214 118884 119261 119439 119597 119705 119764 119993 120049 120056 120559
// bufdiff-features: 121250 121252 121313 121626 121632 121682 121977 122575 122817 122925 122980
// bufdiff-features: 123148 123446 123497 123572 123763 123865 124254 124545 125880 127080 127205
// bufdiff-features: 127662 127805 127813 128046 128364 128443 129404 129554 129620 129946 129955
// bufdiff-features: 130049 130158 130310 130574 130597 130933 130951 131107 131186 131544 131682
// bufdiff-features: 132476 132574 133121 133364 133446 133756 133784 133814 134468 134558 134603
// bufdiff-features: 134875 135434 135464 136056 136098 136273 136341 136346 136733 136834 136987
// bufdiff-features: 137105 137235 137896 138086 138443 138459 139129 139357 139432 139611 139972
// bufdiff-features: 140367 140374 140628 140924 140929 141087 141383 141458 141519 141948 142220
// bufdiff-features: 142393 142509 142610 142916 143172 143726 144093 144193 144522 144533 144885
// bufdiff-features: 145418 146127 146484 146512 146560 146613 146792 147832 148304 148633 149094
// bufdiff-features: 149312 149660 149674 149846 150313 150766 151292 151967 152187 152226 152379
// bufdiff-features: 152840 152897 152983 152994 153001 153063 153293 153422 153530 153780 154311
// bufdiff-features: 154373 154886 154961 155040 155577 155884 156266 156369 156460 156807 157034
// bufdiff-features: 157318 157409 157593 158120 158121 158897 158900 159348 159507 159645 159672
// bufdiff-features: 159724 160119 160349 160515 160756 160967 161295 161319 161362 161641 161688
// bufdiff-features: 161736 162265 162425 162971 163044 163163 163406 163876 164481 164577 164602
// bufdiff-features: 164838 165141 165491 165554 165636 165719 165817 165966 166047 166075 166169
// bufdiff-features: 166361 166455 166456 166569 167086 167105 167466 167749 167753 167793 167959
// bufdiff-features: 168562 168756 168858 169288 169507 170082 170305 170356 170584 170817 170819
// bufdiff-features: 170876 170900 171116 171238 171369 171551 171728 172127 172285 172814 172926
// bufdiff-features: 173166 173294 173777 174144 174222 174243 174298 174515 174558 174571 174878
// bufdiff-features: 175198 175375 175546 175735 175888 176370 176553 176757 176774 176782 177182
// bufdiff-features: 177381 177904 178054 178067 178165 178194 178549 179006 179246 179270 179471
// bufdiff-features: 179647 180258 180614 180748 180828 181077 181306 181548 182044 182285 183026
// bufdiff-features: 183060 183114 183353 183627 183770 183778 184022 184030 184722 184851 184962
// bufdiff-features: 185198 185275 185729 185743 185949 186017 186042 187596 187697 187925 188037
// bufdiff-features: 188126 188175 188790 189012 189557 189695 190082 190168 190508 190547 190941
// bufdiff-features: 191030 191455 191602 191880 192187 192411 192422 192528 192534 192595 192596
// bufdiff-features: 192628 192771 192945 192952 193266 193290 193657 193747 194134 194632 194714
// bufdiff-features: 194787 195182 195392 195855 196031 196103 197261 197267 197738 197837 198146
// bufdiff-features: 198432 198520 198761 198873 199747 199980 200104 200202 200410 200521 201059
// bufdiff-features: 201149 201246 201275 201475 201601 202126 202241 202980 203158 203779 204195
// bufdiff-features: 204364 204534 204654 204851 205072 205430 205434 205471 205688 205859 206074
// bufdiff-features: 206557 206665 206928 207085 207124 207330 207442 207713 207731 208017 208038
// bufdiff-features: 208500 208670 208812 209922 210022 210198 210461 210490 211044 211114 211191
// bufdiff-features: 211508 211780 211786 212048 212154 212212 212519 212584 212703 212779 212886
// bufdiff-features: 212944 212996 213098 213425 213487 213531 214085 214143 214310 214315 214597
// bufdiff-features: 214910 215021 215707 215925 215959 216190 216277 216892 217085 217103 217621
// bufdiff-features: 218064 218089 218127 218300 218516 218617 218657 218738 218863 218917 218966
// bufdiff-features: 219278 219393 219413 219958 220040 220313 221154 221661 221715 221975 222079
// bufdiff-features: 222629 222809 222839 222842 223429 223767 223997 224466 224748 224897 224916
// bufdiff-features: 224989 225185 225490 225613 225759 226151 226178 226457 226578 226579 226659
// bufdiff-features: 226782 227154 227345 227368 227481 227821 228738 228741 228872 229203 229266
// bufdiff-features: 229273 229412 229951 230081 230303 230337 230517 230519 230640 230699 230810
// bufdiff-features: 230915 231155 231239 231257 231770 232323 232327 232341 232623 233154 233268
// bufdiff-features: 233483 234096 234206 234332 234346 234455 234562 235319 236238 236912 236929
// bufdiff-features: 236930 237042 237454 237542 237788 238212 238374 238599 239101 239237 239470
// bufdiff-features: 239484 240158 241213 241256 241331 241524 241778 241793 241887 242136 242306
// bufdiff-features: 242335 242793 243007 243450 243546 243784 243872 244092 244281 244334 244408
// bufdiff-features: 244711 244729 245380 245619 245861 246117 246220 246362 246415 246460 246543
// bufdiff-features: 246783 246895 246953 246962 246966 247062 247375 247990 248676 249078 249105
// bufdiff-features: 249246 249841 250392 250483 250651 250948 250980 250999 252260 252318 252379
// bufdiff-features: 252466 252539 252543 252636 253422 253548 253740 253836 253876 255108 255514
// bufdiff-features: 255556 255618 256337 256426 256926 256999 257172 257251 257530 257621 257806
// bufdiff-features: 258016 258184 258455 258994 259300 259414 259528 259840 260342 260470 260490
// bufdiff-features: 260815 261203 261263 261292 261463
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @f1(%arg0: tensor<f32>) -> tensor<1xf32> {
    %0 = tensor.empty() : tensor<f32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.log ins(%1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %generated = tensor.generate %c0 {
    ^bb0(%arg1: index):
      %19 = arith.index_cast %arg1 : index to i64
      %20 = arith.sitofp %19 : i64 to f32
      tensor.yield %20 : f32
    } : tensor<?xf32>
    %3 = linalg.log ins(%2 : tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
    %4 = tensor.empty() : tensor<1xf32>
    %5 = arith.addf %extracted, %extracted : f32
    %6 = linalg.fill ins(%5 : f32) outs(%4 : tensor<1xf32>) -> tensor<1xf32>
    %7 = linalg.conv_1d ins(%generated, %6 : tensor<?xf32>, tensor<1xf32>) outs(%generated : tensor<?xf32>) -> tensor<?xf32>
    %cast = tensor.cast %6 : tensor<1xf32> to tensor<?xf32>
    %c1 = arith.constant 1 : index
    %expanded = tensor.expand_shape %cast [[0, 1]] output_shape [%c1, %c1] : tensor<?xf32> into tensor<?x?xf32>
    %collapsed = tensor.collapse_shape %expanded [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
    %8 = tensor.empty() : tensor<1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%6 : tensor<1xf32>) outs(%8 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.subf %in, %extracted : f32
      linalg.yield %19 : f32
    } -> tensor<1xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %10 = arith.cmpf ogt, %5, %cst : f32
    %11 = arith.index_castui %10 : i1 to index
    %12:2 = scf.for %arg1 = %c0 to %11 step %c1 iter_args(%arg2 = %3, %arg3 = %generated) -> (tensor<f32>, tensor<?xf32>) {
      %c2 = arith.constant 2 : index
      %19:3 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %8, %arg6 = %collapsed, %arg7 = %arg3) -> (tensor<1xf32>, tensor<?xf32>, tensor<?xf32>) {
        %22 = scf.execute_region -> tensor<?xf32> {
          %29 = scf.execute_region -> tensor<?xf32> {
            %cst_2 = arith.constant 2.000000e+00 : f32
            %33 = vector.broadcast %cst_2 : f32 to vector<3xf32>
            %34 = vector.transfer_write %33, %8[%c0] : vector<3xf32>, tensor<1xf32>
            %cst_3 = arith.constant -2.500000e+00 : f32
            %35 = vector.broadcast %cst_3 : f32 to vector<3xf32>
            %36 = vector.transfer_write %35, %collapsed[%c0] : vector<3xf32>, tensor<?xf32>
            %37 = linalg.tanh ins(%arg7 : tensor<?xf32>) outs(%arg7 : tensor<?xf32>) -> tensor<?xf32>
            scf.yield %37 : tensor<?xf32>
          }
          %cst_0 = arith.constant 2.000000e+00 : f32
          %30 = vector.transfer_read %arg6[%c0], %cst_0 : tensor<?xf32>, vector<4xf32>
          %31 = vector.transfer_write %30, %arg5[%c0] : vector<4xf32>, tensor<1xf32>
          %cst_1 = arith.constant dense<7.500000e+00> : tensor<1xf32>
          %32 = linalg.floor ins(%cst_1 : tensor<1xf32>) outs(%arg6 : tensor<?xf32>) -> tensor<?xf32>
          scf.yield %32 : tensor<?xf32>
        }
        %from_elements = tensor.from_elements  : tensor<0xf32>
        %23 = tensor.empty() : tensor<2xf32>
        %24 = linalg.fill ins(%extracted : f32) outs(%23 : tensor<2xf32>) -> tensor<2xf32>
        %25 = linalg.conv_1d ins(%6, %24 : tensor<1xf32>, tensor<2xf32>) outs(%arg7 : tensor<?xf32>) -> tensor<?xf32>
        %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg3, %generated : tensor<?xf32>, tensor<?xf32>) outs(%25 : tensor<?xf32>) {
        ^bb0(%in: f32, %in_0: f32, %out: f32):
          %29 = arith.divf %in, %in_0 : f32
          linalg.yield %29 : f32
        } -> tensor<?xf32>
        %27 = linalg.copy ins(%collapsed : tensor<?xf32>) outs(%arg6 : tensor<?xf32>) -> tensor<?xf32>
        %28 = linalg.copy ins(%27 : tensor<?xf32>) outs(%arg5 : tensor<1xf32>) -> tensor<1xf32>
        scf.yield %28, %27, %26 : tensor<1xf32>, tensor<?xf32>, tensor<?xf32>
      }
      %20 = scf.for %arg4 = %c0 to %c1 step %c1 iter_args(%arg5 = %arg3) -> (tensor<?xf32>) {
        %22 = linalg.copy ins(%7 : tensor<?xf32>) outs(%arg5 : tensor<?xf32>) -> tensor<?xf32>
        scf.yield %22 : tensor<?xf32>
      }
      %21 = linalg.copy ins(%3 : tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
      scf.yield %21, %20 : tensor<f32>, tensor<?xf32>
    }
    %13 = linalg.floor ins(%3 : tensor<f32>) outs(%12#0 : tensor<f32>) -> tensor<f32>
    %14 = tensor.empty() : tensor<0x2xf32>
    %15 = linalg.fill ins(%extracted : f32) outs(%14 : tensor<0x2xf32>) -> tensor<0x2xf32>
    %16 = tensor.empty() : tensor<2xf32>
    %17 = linalg.fill ins(%extracted : f32) outs(%16 : tensor<2xf32>) -> tensor<2xf32>
    %18 = linalg.matvec ins(%15, %17 : tensor<0x2xf32>, tensor<2xf32>) outs(%12#1 : tensor<?xf32>) -> tensor<?xf32>
    return %9 : tensor<1xf32>
  }
  func.func @f2(%arg0: tensor<f32>, %arg1: f32) -> (tensor<6xf32>, tensor<6xf32>) {
    %0 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %15 = arith.negf %in : f32
      %16 = arith.addf %15, %in_4 : f32
      linalg.yield %16 : f32
    } -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %0) -> (tensor<f32>) {
      %15 = func.call @f1(%0) : (tensor<f32>) -> tensor<1xf32>
      %c2_4 = arith.constant 2 : index
      %16 = tensor.empty(%c2_4, %c2_4) : tensor<?x?xf32>
      %17 = linalg.fill ins(%arg1 : f32) outs(%16 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %cst_5 = arith.constant dense<[[2.500000e+00, 3.500000e+00], [4.500000e+00, 5.500000e+00]]> : tensor<2x2xf32>
      %18 = linalg.contract indexing_maps = [#map2, #map3, #map4] ins(%17, %cst_5 : tensor<?x?xf32>, tensor<2x2xf32>) outs(%17 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %extracted = tensor.extract %arg3[] : tensor<f32>
      %cst_6 = arith.constant dense<true> : tensor<i1>
      %cst_7 = arith.constant dense<1.150000e+01> : tensor<f32>
      %19 = linalg.select ins(%cst_6, %0, %cst_7 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      scf.yield %19 : tensor<f32>
    }
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.reciprocal ins(%1 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    %from_elements = tensor.from_elements %c1 : tensor<1xindex>
    %reshape = tensor.reshape %2(%from_elements) : (tensor<f32>, tensor<1xindex>) -> tensor<1xf32>
    %4 = tensor.empty() : tensor<f32>
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant -2.500000e+00 : f32
    %cst_2 = arith.constant 1.000000e+01 : f32
    %from_elements_3 = tensor.from_elements %arg1, %arg1, %cst, %cst_0, %cst_1, %cst_2 : tensor<2x3xf32>
    %5 = tensor.empty() : tensor<3x3xf32>
    %6 = linalg.fill ins(%arg1 : f32) outs(%5 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %7 = linalg.contract indexing_maps = [#map2, #map5, #map4] ins(%from_elements_3, %6 : tensor<2x3xf32>, tensor<3x3xf32>) outs(%from_elements_3 : tensor<2x3xf32>) -> tensor<2x3xf32>
    %collapsed = tensor.collapse_shape %7 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
    %8 = scf.execute_region -> tensor<f32> {
      %15 = tensor.empty() : tensor<f32>
      %16 = scf.forall (%arg2, %arg3) in (2, 3) shared_outs(%arg4 = %from_elements_3) -> (tensor<2x3xf32>) {
        %extracted_slice = tensor.extract_slice %arg4[%arg2, %arg3] [1, 1] [1, 1] : tensor<2x3xf32> to tensor<f32>
        %reduced = linalg.reduce ins(%collapsed : tensor<6xf32>) outs(%extracted_slice : tensor<f32>) dimensions = [0] 
          (%in: f32, %init: f32) {
            %18 = arith.maximumf %in, %init : f32
            linalg.yield %18 : f32
          }
        %17 = linalg.rsqrt ins(%3 : tensor<f32>) outs(%reduced : tensor<f32>) -> tensor<f32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %17 into %arg4[%arg2, %arg3] [1, 1] [1, 1] : tensor<f32> into tensor<2x3xf32>
        }
      }
      scf.yield %0 : tensor<f32>
    }
    %9 = scf.execute_region -> tensor<f32> {
      %15 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%3, %0 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
      scf.yield %15 : tensor<f32>
    }
    %c2 = arith.constant 2 : index
    %10 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %7) -> (tensor<2x3xf32>) {
      %extracted_slice = tensor.extract_slice %arg3[0, %arg2] [2, 1] [1, 1] : tensor<2x3xf32> to tensor<2x1xf32>
      %extracted = tensor.extract %extracted_slice[%arg2, %c0] : tensor<2x1xf32>
      %extracted_slice_4 = tensor.extract_slice %6[%c0, 1] [2, 1] [2, 1] : tensor<3x3xf32> to tensor<2x1xf32>
      %cst_5 = arith.constant dense<[[4.500000e+00], [7.500000e+00]]> : tensor<2x1xf32>
      %15 = linalg.mul ins(%extracted_slice_4, %cst_5 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%extracted_slice : tensor<2x1xf32>) -> tensor<2x1xf32>
      %16 = linalg.tanh ins(%extracted_slice_4 : tensor<2x1xf32>) outs(%15 : tensor<2x1xf32>) -> tensor<2x1xf32>
      %inserted_slice = tensor.insert_slice %16 into %arg3[0, %arg2] [2, 1] [1, 1] : tensor<2x1xf32> into tensor<2x3xf32>
      scf.yield %inserted_slice : tensor<2x3xf32>
    }
    %11 = call @part2(%collapsed) : (tensor<6xf32>) -> tensor<6xf32>
    %12 = linalg.rsqrt ins(%collapsed : tensor<6xf32>) outs(%collapsed : tensor<6xf32>) -> tensor<6xf32>
    %13 = tensor.empty() : tensor<6xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%11 : tensor<6xf32>) outs(%13 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.subf %in, %arg1 : f32
      linalg.yield %15 : f32
    } -> tensor<6xf32>
    return %14, %12 : tensor<6xf32>, tensor<6xf32>
  }
  func.func private @part2(%arg0: tensor<6xf32>) -> tensor<6xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0] [6] [1] : tensor<6xf32> to tensor<6xf32>
    return %extracted_slice : tensor<6xf32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<?xf32>, tensor<6xf32>, tensor<6xf32>, tensor<?xf32>, tensor<1xf32>, tensor<i32>, tensor<f32>, tensor<6xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %arg0, %arg4 = %arg1, %arg5 = %arg1) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
      %30 = scf.execute_region -> tensor<f32> {
        %c3 = arith.constant 3 : index
        %37 = scf.for %arg6 = %c0 to %c3 step %c1 iter_args(%arg7 = %arg3) -> (tensor<f32>) {
          %cst_9 = arith.constant dense<[4.500000e+00, 5.500000e+00, 6.500000e+00]> : tensor<3xf32>
          %cst_10 = arith.constant dense<[[3.500000e+00, 2.500000e+00, 1.500000e+00], [5.000000e-01, -5.000000e-01, -1.500000e+00]]> : tensor<2x3xf32>
          %generated = tensor.generate  {
          ^bb0(%arg8: index):
            %52 = arith.index_cast %arg8 : index to i64
            %53 = arith.sitofp %52 : i64 to f32
            %cst_13 = arith.constant -0.000000e+00 : f32
            %54 = arith.divf %53, %cst_13 : f32
            tensor.yield %54 : f32
          } : tensor<2xf32>
          %39 = linalg.vecmat ins(%generated, %cst_10 : tensor<2xf32>, tensor<2x3xf32>) outs(%cst_9 : tensor<3xf32>) -> tensor<3xf32>
          %40 = tensor.empty() : tensor<3xf32>
          %cst_11 = arith.constant -0.000000e+00 : f32
          %41 = linalg.fill ins(%cst_11 : f32) outs(%40 : tensor<3xf32>) -> tensor<3xf32>
          %42 = arith.cmpi sgt, %arg2, %arg6 : index
          %43 = scf.if %42 -> (tensor<3xf32>) {
            scf.yield %cst_9 : tensor<3xf32>
          } else {
            scf.yield %41 : tensor<3xf32>
          }
          %cst_12 = arith.constant dense<[false, true, false]> : tensor<3xi1>
          %44 = linalg.select ins(%cst_12, %39, %43 : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) outs(%43 : tensor<3xf32>) -> tensor<3xf32>
          %45 = tensor.empty() : tensor<3xf32>
          %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_9 : tensor<3xf32>) outs(%45 : tensor<3xf32>) {
          ^bb0(%in: f32, %out: f32):
            linalg.yield %in : f32
          } -> tensor<3xf32>
          %47 = scf.execute_region -> tensor<3xf32> {
            %52 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%43, %46 : tensor<3xf32>, tensor<3xf32>) outs(%cst_9 : tensor<3xf32>) -> tensor<3xf32>
            scf.yield %52 : tensor<3xf32>
          }
          %48 = tensor.empty() : tensor<6xf32>
          %49 = linalg.fill ins(%cst_11 : f32) outs(%48 : tensor<6xf32>) -> tensor<6xf32>
          %50 = func.call @part2(%49) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<6xf32>) -> tensor<6xf32>
          %51 = linalg.copy ins(%arg4 : tensor<f32>) outs(%arg7 : tensor<f32>) -> tensor<f32>
          scf.yield %51 : tensor<f32>
        }
        %38 = linalg.tanh ins(%arg5 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
        scf.yield %arg4 : tensor<f32>
      }
      %31 = tensor.empty() : tensor<f32>
      %cst_7 = arith.constant -1.000000e+00 : f32
      %32 = linalg.fill ins(%cst_7 : f32) outs(%31 : tensor<f32>) -> tensor<f32>
      %33 = linalg.round ins(%32 : tensor<f32>) outs(%arg5 : tensor<f32>) -> tensor<f32>
      %extracted_8 = tensor.extract %33[] : tensor<f32>
      %34 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%30, %arg1 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) -> tensor<f32>
      %35 = linalg.copy ins(%34 : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
      %36 = func.call @step4(%arg3) : (tensor<f32>) -> tensor<f32>
      scf.yield %36, %35, %34 : tensor<f32>, tensor<f32>, tensor<f32>
    }
    %1 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%0#2, %0#1 : tensor<f32>, tensor<f32>) outs(%0#2 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant 1.000000e+02 : f32
    %splat = tensor.splat %cst : tensor<f32>
    %2 = tensor.empty() : tensor<f32>
    %extracted = tensor.extract %splat[] : tensor<f32>
    %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<f32>) -> tensor<f32>
    %4:2 = call @f2(%3, %extracted) : (tensor<f32>, f32) -> (tensor<6xf32>, tensor<6xf32>)
    %5 = tensor.empty() : tensor<0xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %6:2 = call @f2(%0#2, %cst_0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f32>, f32) -> (tensor<6xf32>, tensor<6xf32>)
    %cst_1 = arith.constant 0.000000e+00 : f32
    %7 = arith.cmpf ogt, %extracted, %cst_1 : f32
    %8 = arith.index_castui %7 : i1 to index
    %9:2 = scf.for %arg2 = %c0 to %8 step %c1 iter_args(%arg3 = %6#1, %arg4 = %extracted) -> (tensor<6xf32>, f32) {
      %30 = vector.broadcast %extracted : f32 to vector<3xf32>
      %31 = vector.transfer_write %30, %arg3[%8] : vector<3xf32>, tensor<6xf32>
      %32 = func.call @part2(%arg3) : (tensor<6xf32>) -> tensor<6xf32>
      %c4 = arith.constant 4 : index
      %33:2 = scf.for %arg5 = %c2 to %c4 step %c1 iter_args(%arg6 = %31, %arg7 = %0#2) -> (tensor<6xf32>, tensor<f32>) {
        %36 = tensor.empty() : tensor<3x6xf32>
        %37 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<3x6xf32>) -> tensor<3x6xf32>
        %c3 = arith.constant 3 : index
        %extracted_slice = tensor.extract_slice %4#1[0] [%c3] [%c1] : tensor<6xf32> to tensor<?xf32>
        %38 = linalg.vecmat ins(%extracted_slice, %37 : tensor<?xf32>, tensor<3x6xf32>) outs(%32 : tensor<6xf32>) -> tensor<6xf32>
        %extracted_7 = tensor.extract %32[%c3] : tensor<6xf32>
        vector.print %extracted_7 : f32
        %extracted_8 = tensor.extract %38[%c2] : tensor<6xf32>
        vector.print %extracted_8 : f32
        %39 = linalg.copy ins(%0#2 : tensor<f32>) outs(%arg7 : tensor<f32>) -> tensor<f32>
        %extracted_9 = tensor.extract %arg6[%c1] : tensor<6xf32>
        %40 = tensor.empty() : tensor<6x2xf32>
        %41 = linalg.fill ins(%arg4 : f32) outs(%40 : tensor<6x2xf32>) -> tensor<6x2xf32>
        %extracted_slice_10 = tensor.extract_slice %38[4] [2] [1] : tensor<6xf32> to tensor<2xf32>
        %42 = linalg.matvec ins(%41, %extracted_slice_10 : tensor<6x2xf32>, tensor<2xf32>) outs(%arg6 : tensor<6xf32>) -> tensor<6xf32>
        %cst_11 = arith.constant dense<[5.500000e+00, 6.500000e+00, 7.500000e+00, 8.500000e+00, 9.500000e+00, 1.050000e+01]> : tensor<6xf32>
        %43 = linalg.abs ins(%cst_11 : tensor<6xf32>) outs(%42 : tensor<6xf32>) -> tensor<6xf32>
        scf.yield %43, %39 : tensor<6xf32>, tensor<f32>
      }
      %34 = linalg.rsqrt ins(%6#1 : tensor<6xf32>) outs(%arg3 : tensor<6xf32>) -> tensor<6xf32>
      %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4#1 : tensor<6xf32>) outs(%34 : tensor<6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<6xf32>
      scf.yield %35, %extracted : tensor<6xf32>, f32
    }
    %10 = vector.transfer_read %9#0[%8], %extracted : tensor<6xf32>, vector<3xf32>
    %11 = vector.transfer_write %10, %9#0[%8] : vector<3xf32>, tensor<6xf32>
    %12 = scf.forall (%arg2) = (0) to (6) step (2) shared_outs(%arg3 = %9#0) -> (tensor<6xf32>) {
      %extracted_slice = tensor.extract_slice %11[2] [2] [2] : tensor<6xf32> to tensor<2xf32>
      %cast_7 = tensor.cast %extracted_slice : tensor<2xf32> to tensor<?xf32>
      %30 = func.call @write5(%cast_7) : (tensor<?xf32>) -> tensor<?xf32>
      %c6_8 = arith.constant 6 : index
      %31 = tensor.empty(%c6_8) : tensor<?xf32>
      %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%11 : tensor<6xf32>) outs(%31 : tensor<?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %38 = arith.mulf %in, %cst : f32
        linalg.yield %38 : f32
      } -> tensor<?xf32>
      %from_elements_9 = tensor.from_elements %c1, %c2 : tensor<2xindex>
      %reshape = tensor.reshape %extracted_slice(%from_elements_9) : (tensor<2xf32>, tensor<2xindex>) -> tensor<1x2xf32>
      %extracted_slice_10 = tensor.extract_slice %arg3[%arg2] [2] [1] : tensor<6xf32> to tensor<2xf32>
      %33 = tensor.empty() : tensor<1xf32>
      %34 = linalg.fill ins(%9#1 : f32) outs(%33 : tensor<1xf32>) -> tensor<1xf32>
      %35 = linalg.conv_1d ins(%extracted_slice_10, %34 : tensor<2xf32>, tensor<1xf32>) outs(%extracted_slice_10 : tensor<2xf32>) -> tensor<2xf32>
      %36 = vector.transfer_read %extracted_slice_10[%c1], %extracted : tensor<2xf32>, vector<3xf32>
      %37 = vector.transfer_write %36, %35[%c1] : vector<3xf32>, tensor<2xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %37 into %arg3[%arg2] [2] [1] : tensor<2xf32> into tensor<6xf32>
      }
    }
    %13 = vector.broadcast %9#1 : f32 to vector<3xf32>
    %14 = vector.transfer_write %13, %12[%8] : vector<3xf32>, tensor<6xf32>
    %15 = call @step4(%0#2) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f32>) -> tensor<f32>
    %c6 = arith.constant 6 : index
    %16 = tensor.empty(%c6) : tensor<?xf32>
    %17 = tensor.empty() : tensor<6xf32>
    %18 = arith.mulf %9#1, %extracted : f32
    %19 = linalg.fill ins(%18 : f32) outs(%17 : tensor<6xf32>) -> tensor<6xf32>
    %20 = linalg.log ins(%19 : tensor<6xf32>) outs(%16 : tensor<?xf32>) -> tensor<?xf32>
    %21 = call @f1(%15) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f32>) -> tensor<1xf32>
    %cst_2 = arith.constant -0.000000e+00 : f32
    %cst_3 = arith.constant -1.000000e+00 : f32
    %cst_4 = arith.constant -1.000000e+00 : f32
    %from_elements = tensor.from_elements %cst_2, %extracted, %18, %9#1, %cst_3, %cst_4 : tensor<6xf32>
    %22 = scf.for %arg2 = %c1 to %8 step %c1 iter_args(%arg3 = %9#0) -> (tensor<6xf32>) {
      %cst_7 = arith.constant 1.000000e+10 : f32
      %cst_8 = arith.constant -0.000000e+00 : f32
      %cst_9 = arith.constant 0.000000e+00 : f32
      %cst_10 = arith.constant 2.000000e+00 : f32
      %from_elements_11 = tensor.from_elements %cst_7, %9#1, %extracted, %cst_8, %cst_9, %cst_10 : tensor<6xf32>
      %30 = linalg.reciprocal ins(%from_elements_11 : tensor<6xf32>) outs(%from_elements : tensor<6xf32>) -> tensor<6xf32>
      %31 = linalg.copy ins(%from_elements : tensor<6xf32>) outs(%arg3 : tensor<6xf32>) -> tensor<6xf32>
      scf.yield %31 : tensor<6xf32>
    }
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%from_elements : tensor<6xf32>) outs(%6#1 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.cmpf olt, %in, %out : f32
      %31 = arith.select %30, %in, %out : f32
      linalg.yield %31 : f32
    } -> tensor<6xf32>
    %cst_5 = arith.constant dense<[[0], [-1]]> : tensor<2x1xi32>
    %cst_6 = arith.constant dense<9> : tensor<1x1xi32>
    %c127_i32 = arith.constant 127 : i32
    %24 = linalg.quantized_matmul ins(%cst_5, %cst_6, %c127_i32, %c127_i32 : tensor<2x1xi32>, tensor<1x1xi32>, i32, i32) outs(%cst_5 : tensor<2x1xi32>) -> tensor<2x1xi32>
    %25 = scf.execute_region -> tensor<6xf32> {
      %30 = scf.for %arg2 = %c0 to %c6 step %c1 iter_args(%arg3 = %24) -> (tensor<2x1xi32>) {
        %34 = vector.broadcast %c127_i32 : i32 to vector<3xi32>
        %35 = vector.transfer_write %34, %arg3[%8, %c0] : vector<3xi32>, tensor<2x1xi32>
        %extracted_10 = tensor.extract %arg3[%8, %c0] : tensor<2x1xi32>
        %36 = vector.transfer_read %cst_5[%c0, %c0], %c127_i32 : tensor<2x1xi32>, vector<4xi32>
        %37 = vector.transfer_write %36, %arg3[%8, %c0] : vector<4xi32>, tensor<2x1xi32>
        scf.yield %37 : tensor<2x1xi32>
      }
      %c100_i32 = arith.constant 100 : i32
      %from_elements_7 = tensor.from_elements %c100_i32, %c100_i32 : tensor<2x1x1x1xi32>
      %c7_i32 = arith.constant 7 : i32
      %c127_i32_8 = arith.constant 127 : i32
      %from_elements_9 = tensor.from_elements %c100_i32, %c7_i32, %c127_i32_8, %c127_i32 : tensor<2x2x1x1xi32>
      %31 = tensor.empty() : tensor<2x1xi32>
      %32 = linalg.pooling_nhwc_max_unsigned ins(%from_elements_9, %31 : tensor<2x2x1x1xi32>, tensor<2x1xi32>) outs(%from_elements_7 : tensor<2x1x1x1xi32>) -> tensor<2x1x1x1xi32>
      %33 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%22, %23 : tensor<6xf32>, tensor<6xf32>) outs(%22 : tensor<6xf32>) -> tensor<6xf32>
      scf.yield %33 : tensor<6xf32>
    }
    %26 = vector.broadcast %c127_i32 : i32 to vector<3xi32>
    %27 = vector.transfer_write %26, %cst_6[%c0, %c0] : vector<3xi32>, tensor<1x1xi32>
    %collapsed = tensor.collapse_shape %27 [] : tensor<1x1xi32> into tensor<i32>
    %28 = scf.execute_region -> tensor<f32> {
      affine.if #set(%c1) {
        %collapsed_7 = tensor.collapse_shape %cst_6 [] : tensor<1x1xi32> into tensor<i32>
        %30:2 = func.call @f2(%1, %18) : (tensor<f32>, f32) -> (tensor<6xf32>, tensor<6xf32>)
        %31 = linalg.log ins(%5 : tensor<0xf32>) outs(%5 : tensor<0xf32>) -> tensor<0xf32>
      } else {
        %cst_7 = arith.constant dense<[1.500000e+00, 4.500000e+00, 7.500000e+00, 1.050000e+01, 1.350000e+01, 1.650000e+01]> : tensor<6xf32>
        %30 = linalg.abs ins(%cst_7 : tensor<6xf32>) outs(%25 : tensor<6xf32>) -> tensor<6xf32>
        %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%30 : tensor<6xf32>) outs(%9#0 : tensor<6xf32>) {
        ^bb0(%in: f32, %out: f32):
          %32 = arith.addf %in, %out : f32
          linalg.yield %32 : f32
        } -> tensor<6xf32>
      }
      scf.yield %splat : tensor<f32>
    }
    %29 = call @step4(%28) : (tensor<f32>) -> tensor<f32>
    %cast = tensor.cast %4#0 : tensor<6xf32> to tensor<?xf32>
    return %0#0, %cast, %6#0, %14, %20, %21, %collapsed, %29, %25 : tensor<f32>, tensor<?xf32>, tensor<6xf32>, tensor<6xf32>, tensor<?xf32>, tensor<1xf32>, tensor<i32>, tensor<f32>, tensor<6xf32>
  }
  func.func private @step4(%arg0: tensor<f32>) -> tensor<f32> {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %0 = tensor.empty() : tensor<2xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %2 = tensor.empty() : tensor<2xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2xf32>) -> tensor<2xf32>
    %4 = linalg.dot ins(%1, %3 : tensor<2xf32>, tensor<2xf32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %4 : tensor<f32>
  }
  func.func private @write5(%arg0: tensor<?xf32>) -> tensor<?xf32> {
    %0 = tensor.empty() : tensor<2x2xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %cast = tensor.cast %1 : tensor<2x2xf32> to tensor<?x2xf32>
    %reduced = linalg.reduce ins(%cast : tensor<?x2xf32>) outs(%arg0 : tensor<?xf32>) dimensions = [1] 
      (%in: f32, %init: f32) {
        %2 = arith.maximumf %in, %init : f32
        linalg.yield %2 : f32
      }
    return %reduced : tensor<?xf32>
  }
}

