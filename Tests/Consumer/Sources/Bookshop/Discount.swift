/// Has nothing to do with any screen.
struct Discount {
  let percent: Int
}
