// bufdiff-expect: splendid
func.func @main() -> i32 {
  %c = arith.constant 1 : i32
  return %c : i32
}
