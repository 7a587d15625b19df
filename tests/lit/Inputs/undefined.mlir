func.func @main() -> i32 {
  %a = arith.constant 1 : i32
  %z = arith.constant 0 : i32
  %q = arith.divsi %a, %z : i32
  return %q : i32
}
