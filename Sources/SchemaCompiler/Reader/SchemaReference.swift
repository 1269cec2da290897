import Foundation

/// The parsed text of a `$ref`.
struct SchemaReference {
  /// The part before the `#`, percent-decoded. Empty for a reference within the file.
  let file: String
  let fragment: Fragment

  enum Fragment {
    case pointer([String])
    case anchor(String)
  }

  /// Returns `nil` if the text is not a URI reference.
  init?(_ text: String) {
    let hash = text.firstIndex(of: "#") ?? text.endIndex
    guard let file = text[..<hash].removingPercentEncoding,
      let fragment = text[hash...].dropFirst().removingPercentEncoding
    else { return nil }
    self.file = file
    if fragment.isEmpty {
      self.fragment = .pointer([])
    } else if fragment.hasPrefix("/") {
      let tokens = fragment.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
      self.fragment = .pointer(
        tokens.map { token in
          // Avoids Foundation's searches, which copy the text: a schema can have thousands of references.
          guard token.contains("~") else { return String(token) }
          return token.replacingOccurrences(of: "~1", with: "/")
            .replacingOccurrences(of: "~0", with: "~")
        }
      )
    } else {
      self.fragment = .anchor(fragment)
    }
  }

  /// Whether the reference is a URI with a scheme or a host, rather than a path.
  var isRemote: Bool { URL(string: file)?.scheme != nil || file.hasPrefix("//") }
}

/// Resolves a URI reference against a base URI. An anchor, and any reference without a base, is returned unchanged.
func resolvedURI(_ reference: String, from base: String) -> String {
  if reference.hasPrefix("#") || base.isEmpty { return reference }
  return URL(string: reference, relativeTo: URL(string: base))?.absoluteString ?? reference
}
