/// Returns the words of a line of code that can be names or keywords.
package func names(in line: String) -> [String] {
  Array(line.utf8).split { !isNamePart($0) }.map { String(decoding: $0, as: UTF8.self) }
}

private func isNamePart(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
    true
  default: false
  }
}
