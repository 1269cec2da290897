import TextOutput

/// A helper that generated code can need: a part of a file of ViewModelSupport, whose declarations have `package` access.
///
/// In the file, the helper begins with a comment with its names, `// MARK: regionName, languageName`.
package struct SupportPiece: Sendable {
  package let source: String
  /// The names by which code refers to the helper.
  package let names: [String]
  package let usesFoundation: Bool

  /// Whether properties of generated types have the helper's type. It then needs the access of these types, even in a file where helpers
  /// are private.
  var isPartOfTypes: Bool { names == ["JSONValue"] }
}

/// All helpers, in the order in which they are written.
package let supportPieces = helperFiles.flatMap { pieces(of: $0.text) }

private func pieces(of file: String) -> [SupportPiece] {
  let parts = "\n\(file)".split(separator: "\n// MARK: ", omittingEmptySubsequences: false)
  return parts.dropFirst().map { piece in
    let names = piece.prefix { $0 != "\n" }
    return SupportPiece(
      source: String(piece.dropFirst(names.count + 1)),
      names: names.split(separator: ", ").map(String.init),
      usesFoundation: file.hasPrefix(importLine)
    )
  }
}
