/// A URI or a part of one, taken apart (RFC 3986, appendix B); what comes after `#` belongs to its path.
struct URIReference {
  var scheme: Substring?
  var authority: Substring?
  var path: String
  var query: Substring?

  init(_ text: String) {
    var rest = text[...]
    if let colon = rest.firstIndex(of: ":"), !rest[..<colon].contains(where: { "/?#".contains($0) })
    {
      scheme = rest[..<colon]
      rest = rest[colon...].dropFirst()
    }
    if rest.hasPrefix("//") {
      authority = rest.dropFirst(2).prefix { $0 != "/" && $0 != "?" }
      rest = rest.dropFirst(2 + (authority?.count ?? 0))
    }
    if let mark = rest.firstIndex(of: "?") {
      query = rest[mark...].dropFirst()
      rest = rest[..<mark]
    }
    path = String(rest)
  }

  var text: String {
    (scheme.map { "\($0):" } ?? "") + (authority.map { "//\($0)" } ?? "") + path
      + (query.map { "?\($0)" } ?? "")
  }

  /// What it means in a document of that URI (section 5.2.2).
  func resolved(from base: Self) -> Self {
    var target = self
    if scheme == nil {
      target.scheme = base.scheme
      if authority == nil {
        target.authority = base.authority
        if path.isEmpty {
          target.path = base.path
          target.query = query ?? base.query
          return target
        }
        if !path.hasPrefix("/") { target.path = base.folder + path }
      }
    }
    target.path = withoutDotSegments(target.path)
    return target
  }

  /// Up to the last slash.
  private var folder: String {
    if path.isEmpty, authority != nil { return "/" }
    return path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}

/// A URI reference as a URI (RFC 3986, section 5.2); an anchor, and everything if there is no base, stays as it is.
func resolvedURI(_ reference: String, from base: String) -> String {
  if reference.hasPrefix("#") || base.isEmpty { return reference }
  return URIReference(reference).resolved(from: URIReference(base)).text
}

func hasScheme(_ reference: String) -> Bool { URIReference(reference).scheme != nil }

/// `/a/b/../c` is `/a/c` (section 5.2.4).
private func withoutDotSegments(_ path: String) -> String {
  let segments = path.split(separator: "/", omittingEmptySubsequences: false)
  if !segments.contains(where: { $0 == "." || $0 == ".." }) { return path }
  var kept: [Substring] = []
  for (index, segment) in segments.enumerated() {
    let isLast = index == segments.count - 1
    switch segment {
    case ".": if isLast { kept.append("") }
    case "..":
      // Nothing is above the root, which is empty before the first slash.
      if kept.count > 1 || kept.first?.isEmpty == false { kept.removeLast() }
      if isLast { kept.append("") }
    default: kept.append(segment)
    }
  }
  return kept.joined(separator: "/")
}
