// bufdiff-profile: idioms
// bufdiff-choices: 0c4186fc203bbf7a69d2416694e663b3ad484c712e515d05f81d4f5637a170005c9982f0e8af383d
// bufdiff-choices: 608d08e86a1e320c07b82988352a8c40d547015d9104df05e80460fb9f42a202ebfc125173fd34db
// bufdiff-choices: 1f9ef23044fff60b65550027fffc0030bf0eaad373e2b2619c807b3e0a60e3bb23f164441233a80b
// bufdiff-choices: 57cdf6cbaaaad55bcb9e1ae96f1e0a2f235878aae8c7aca3ead444
// bufdiff-features: 397 706 1683 3207 3377 9479 10035 10817 10968 12932 12981 13381 15751 16640
// bufdiff-features: 16682 16822 17232 18287 19014 19100 19545 19606 21161 22280 22856 24826 25388
// bufdiff-features: 26568 27048 27056 27766 27924 29590 29684 30018 30209 30996 34167 34647 35957
// bufdiff-features: 36092 36681 36721 37385 37786 38702 39981 40297 40712 41605 42165 42344 44816
// bufdiff-features: 44959 45710 46832 47156 47488 47920 49107 49135 51415 51894 52062 52558 52900
// bufdiff-features: 52958 53252 54823 54827 54998 56667 58303 58460 60348 61556 61699 63326 63384
// bufdiff-features: 64748 64783 65272 66422 67388 67946 68355 68755 69403 69987 71169 72442 78169
// bufdiff-features: 78283 78430 78533 83548 85820 86125 86515 86676 87495 88008 88337 88999 91074
// bufdiff-features: 92194 92488 94049 94168 94755 94981 95273 95285 95407 96927 96989 97131 97864
// bufdiff-features: 98409 98641 100698 101283 102809 104931 105144 108726 108764 112474 112776
// bufdiff-features: 113582 115471 115990 118769 119876 122764 124604 126891 128456 128768
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xi64>, %arg1: i64) -> (tensor<4xi64>, tensor<4xi64>, tensor<i64>, tensor<1xi64>, i64, i64) {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[0] [%c1] [%c1] : tensor<4xi64> to tensor<?xi64>
    %0 = linalg.copy ins(%extracted_slice : tensor<?xi64>) outs(%extracted_slice : tensor<?xi64>) -> tensor<?xi64>
    %inserted_slice = tensor.insert_slice %0 into %arg0[0] [%c1] [%c1] : tensor<?xi64> into tensor<4xi64>
    %c1_i64 = arith.constant 1 : i64
    %from_elements = tensor.from_elements %c1_i64 : tensor<1xi64>
    %reshape = tensor.reshape %extracted_slice(%from_elements) : (tensor<?xi64>, tensor<1xi64>) -> tensor<1xi64>
    %c1_i64_0 = arith.constant 1 : i64
    %1 = arith.cmpi ne, %arg1, %c1_i64_0 : i64
    %2 = arith.select %1, %arg0, %inserted_slice : tensor<4xi64>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2, %2 : tensor<4xi64>, tensor<4xi64>) outs(%2 : tensor<4xi64>) {
    ^bb0(%in: i64, %in_2: i64, %out: i64):
      %4 = arith.minui %in, %in_2 : i64
      %5 = arith.addi %4, %out : i64
      %c6_i64 = arith.constant 6 : i64
      %6 = arith.shli %5, %c6_i64 : i64
      linalg.yield %6 : i64
    } -> tensor<4xi64>
    %extracted = tensor.extract %arg0[%c1] : tensor<4xi64>
    vector.print %extracted : i64
    %c0 = arith.constant 0 : index
    %extracted_slice_1 = tensor.extract_slice %extracted_slice[%c0] [1] [1] : tensor<?xi64> to tensor<i64>
    return %3, %2, %extracted_slice_1, %reshape, %extracted, %arg1 : tensor<4xi64>, tensor<4xi64>, tensor<i64>, tensor<1xi64>, i64, i64
  }
}

