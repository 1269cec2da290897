import ViewModelSupport

/// Whether a pattern matches whole numbers, and only what is written like a number.
func matchesOnlyNumbers(_ pattern: String) -> Bool {
  // A pattern with letters allows words: no list of such words would be complete.
  let letters = pattern.replacing("\\d", with: "").filter(\.isLetter)
  if !letters.allSatisfy("eE".contains) { return false }
  let numbers = ["0", "7", "12"]
  if !numbers.allSatisfy({ $0.containsMatch(of: pattern) }) { return false }
  var others = [""]
  for byte in UInt8(ascii: " ")...UInt8(ascii: "~") {
    let sign = String(UnicodeScalar(byte))
    if Int(sign) != nil { continue }
    others += [sign, "1\(sign)1.1"]
    if !"+-.".contains(sign) { others.append("\(sign)1") }
    if !".eE".contains(sign) { others += ["1\(sign)", "1\(sign)1"] }
  }
  return !others.contains { $0.containsMatch(of: pattern) }
}
