nonisolated extension StringProtocol {
  /// The text, padded on the left to at least `count` characters.
  package func leftPadded(to count: Int, with pad: String) -> String {
    let missing = count - self.count
    return missing > 0 ? String(repeating: pad, count: missing) + String(self) : String(self)
  }
}

nonisolated extension Int {
  /// The digits, padded on the left to at least `count` characters. Zeros follow the minus sign:
  /// `-05`.
  package func leftPadded(to count: Int, with pad: String) -> String {
    self < 0 && pad == "0"
      ? "-" + String(magnitude).leftPadded(to: count - 1, with: pad)
      : String(self).leftPadded(to: count, with: pad)
  }
}
