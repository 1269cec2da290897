/// Whether the text can be a name in a spec: ASCII letters, digits and underscores, starting with a letter or an underscore. A
/// single underscore is not a name.
package func isIdentifier(_ text: String) -> Bool {
  guard let first = text.utf8.first, first != UInt8(ascii: "_") || text.utf8.count > 1 else {
    return false
  }
  let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  return !digits.contains(first)
    && text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), digits,
        UInt8(ascii: "_"):
        true
      default: false
      }
    }
}
