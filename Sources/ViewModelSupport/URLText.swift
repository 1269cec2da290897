// MARK: urlHostText, urlShortText, urlFullText
nonisolated extension String {
  /// The host of a URL, without `www.`: `example.com`, also for `www.example.com/about`, which has no scheme.
  ///
  /// If there is no host, this is the same as `urlShortText`.
  package var urlHostText: String {
    let parts = URLText(self)
    if !parts.host.isEmpty { return parts.host }
    return URLText.hostWithoutScheme(self) ?? parts.short
  }

  /// The host and path of a URL: `example.com/path`. For `mailto:`, `tel:` and `sms:`, the address
  /// or number.
  ///
  /// A text that is not a URL with a scheme is returned unchanged.
  package var urlShortText: String { URLText(self).short }

  /// The whole URL with its percent-encoded letters decoded: `https://example.com/ä`.
  package var urlFullText: String { URLText.unescaped(self[...]) }
}

/// The parts of a URL that are shown.
private nonisolated struct URLText {
  var host = ""
  var short: String

  init(_ text: String) {
    short = text
    guard let colon = text.firstIndex(of: ":") else { return }
    let rest = text[colon...].dropFirst()
    let resource = rest.prefix { $0 != "?" && $0 != "#" }
    let scheme = text[..<colon].lowercased()
    if ["mailto", "tel", "sms"].contains(scheme) { short = Self.unescaped(resource) }
    guard resource.hasPrefix("//"), let first = scheme.first, first.isASCII, first.isLetter,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    else { return }
    let authority = resource.dropFirst(2).prefix { $0 != "/" }
    var path = resource.dropFirst(2 + authority.count)
    if path.hasSuffix("/") { path.removeLast() }
    // Skips a user name and password.
    let server = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let name = Self.withoutWWW(server.lowercased())
    // An IPv6 address has colons of its own, in brackets.
    let port = name.lastIndex(of: ":").map { name[$0...] } ?? ""
    host = String(port.contains("]") ? name[...] : name.dropLast(port.count))
    let address = name + Self.unescaped(path)
    if !address.isEmpty { short = address }
  }

  /// Returns the host that the text begins with, or `nil` if there is none. A number such as `3.5`
  /// is not a host.
  static func hostWithoutScheme(_ text: String) -> String? {
    let server = text.prefix { !"/?#".contains($0) }
    let name = server.prefix { $0 != ":" }
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels.last?.first?.isLetter == true,
      labels.allSatisfy({ label in
        !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      }), server.dropFirst(name.count + 1).allSatisfy(\.isNumber)
    else { return nil }
    return withoutWWW(name.lowercased())
  }

  private static func withoutWWW(_ name: String) -> String {
    let rest = name.dropFirst(4)
    return name.hasPrefix("www.") && rest.contains(".") ? String(rest) : name
  }

  /// Decodes escapes such as `%C3%A4` for `ä`. Escapes of ASCII, of invisible characters and of
  /// invalid UTF-8 stay.
  static func unescaped(_ text: Substring) -> String {
    var shown = ""
    var rest = text.utf8[...]
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      shown += Substring(rest[..<percent])
      rest = rest[percent...]
      let bytes = escapedBytes(rest)
      let letters = String(decoding: bytes, as: UTF8.self)
      let isShown =
        letters.utf8.elementsEqual(bytes) && letters.unicodeScalars.allSatisfy(isVisible)
      let escape = rest.prefix(max(1, 3 * bytes.count))
      shown += isShown && !bytes.isEmpty ? letters[...] : Substring(escape)
      rest = rest.dropFirst(escape.count)
    }
    return shown + Substring(rest)
  }

  /// Returns the non-ASCII bytes whose escapes the text starts with.
  private static func escapedBytes(_ text: Substring.UTF8View) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text
    while rest.first == UInt8(ascii: "%"),
      let byte = UInt8(String(Substring(rest.dropFirst().prefix(2))), radix: 16), byte >= 0x80
    {
      bytes.append(byte)
      rest = rest.dropFirst(3)
    }
    return bytes
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }
}
