/// A type that is not part of a screen.
struct Discount {
  let percent: Int
}
