/// What a `$ref` says, taken apart.
struct SchemaReference {
  /// Before the `#`, percent-decoded; empty for the file itself.
  let file: String
  let fragment: Fragment

  enum Fragment {
    case pointer([String])
    case anchor(String)
  }

  /// nil if the text is not a URI reference.
  init?(_ text: String) {
    let hash = text.utf8.firstIndex(of: UInt8(ascii: "#"))
    guard let file = percentDecoded(text[..<(hash ?? text.endIndex)]),
      let fragment = hash.map({ percentDecoded(text[$0...].dropFirst()) }) ?? ""
    else { return nil }
    self.file = file
    if fragment.isEmpty {
      self.fragment = .pointer([])
    } else if fragment.hasPrefix("/") {
      let tokens = fragment.utf8.dropFirst()
        .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      self.fragment = .pointer(tokens.map { unescaped(Substring($0)) })
    } else {
      self.fragment = .anchor(fragment)
    }
  }

  /// A URI with a scheme: not a file next to the schema.
  var isRemote: Bool { hasScheme(file) || file.hasPrefix("//") }
}

private func unescaped(_ token: Substring) -> String {
  if !token.utf8.contains(UInt8(ascii: "~")) { return String(token) }
  var text = ""
  var rest = token[...]
  while let tilde = rest.firstIndex(of: "~") {
    text += rest[..<tilde]
    rest = rest[tilde...].dropFirst()
    switch rest.first {
    case "0": text += "~"
    case "1": text += "/"
    default:
      text += "~"
      continue
    }
    rest = rest.dropFirst()
  }
  return text + rest
}

private func percentDecoded(_ text: Substring) -> String? {
  if !text.utf8.contains(UInt8(ascii: "%")) { return String(text) }
  var bytes: [UInt8] = []
  var rest = text.utf8[...]
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "%") {
      let digits = rest.prefix(2)
      guard digits.count == 2, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      rest = rest.dropFirst(2)
      bytes.append(value)
    } else {
      bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
