import Foundation

// MARK: schemePart, hostPart, pathPart, queryPart
// The parts of a URL by RFC 3986, as its text has them: percent-encoded.
nonisolated extension URL {
  /// The scheme, such as `https`; `nil` if there is none.
  public var schemePart: String? { parts.scheme.map { String($0) } }

  /// The host, without a user name and a port; `nil` if there is none. An IPv6 address has no
  /// brackets.
  public var hostPart: String? {
    guard var server = parts.authority?.utf8[...] else { return nil }
    if let user = server.lastIndex(of: UInt8(ascii: "@")) { server = server[user...].dropFirst() }
    let isAddress = server.first == UInt8(ascii: "[")
    let end = isAddress ? UInt8(ascii: "]") : UInt8(ascii: ":")
    let host = server.dropFirst(isAddress ? 1 : 0).prefix { $0 != end }
    return host.isEmpty ? nil : String(Substring(host))
  }

  /// The path, with a slash at its end if there is one; empty if there is none.
  public var pathPart: String { String(parts.path) }

  /// The query, without the question mark; `nil` if there is none.
  public var queryPart: String? { parts.query.map { String($0) } }

  private typealias Parts = (
    scheme: Substring?, authority: Substring?, path: Substring, query: Substring?
  )

  private var parts: Parts {
    let (colon, slash, mark) = (UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "?"))
    let text = absoluteString
    let whole = text.utf8.prefix { $0 != UInt8(ascii: "#") }
    let hierarchy = whole.prefix { $0 != mark }
    let query = whole[hierarchy.endIndex...]
    var rest = hierarchy
    var scheme: Substring?
    let start = hierarchy.prefix { $0 != colon && $0 != slash }
    if !start.isEmpty, hierarchy[start.endIndex...].first == colon {
      scheme = Substring(start)
      rest = hierarchy[start.endIndex...].dropFirst()
    }
    var authority: Substring?
    if rest.starts(with: "//".utf8) {
      let server = rest.dropFirst(2).prefix { $0 != slash }
      authority = Substring(server)
      rest = rest[server.endIndex...]
    }
    return (
      scheme, authority, Substring(rest), query.isEmpty ? nil : Substring(query.dropFirst())
    )
  }
}

// MARK: percentEncodedPart
nonisolated extension StringProtocol {
  /// The text for use in a part of a path or query: all characters except RFC 3986's unreserved
  /// ones are percent-encoded.
  public var percentEncodedPart: String {
    let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    return addingPercentEncoding(withAllowedCharacters: .init(charactersIn: unreserved))
      ?? ""
  }
}

// MARK: percentDecoded
nonisolated extension StringProtocol {
  /// The text with the characters that are percent-encoded in it; `nil` if a percent sign does not
  /// begin a code, or if the codes are not UTF-8. (RFC 3986)
  public var percentDecoded: String? {
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      guard digits.count == 2 else { return nil }
      bytes.append(UInt8(digits[0] * 16 + digits[1]))
      rest = rest.dropFirst(2)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }
}

// MARK: queryItem
nonisolated extension URL {
  /// The decoded value of the first item of the query that has this name; `nil` if there is none. An
  /// item that cannot be decoded is read as it is.
  public func queryItem(named name: String) -> String? {
    for item in (queryPart ?? "").split(separator: "&") {
      let key = item.prefix { $0 != "=" }
      guard (key.percentDecoded ?? String(key)).utf8.elementsEqual(name.utf8) else { continue }
      let value = item[key.endIndex...].dropFirst()
      return value.percentDecoded ?? String(value)
    }
    return nil
  }
}
