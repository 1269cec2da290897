import OutputInterface

/// A helper that generated code can need: a part of a file of ViewModelSupport, whose declarations are public.
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
package let supportPieces = helperFiles.flatMap { pieces(of: $0.lines) }

private func pieces(of lines: [String]) -> [SupportPiece] {
  let mark = "// MARK: "
  let marks = lines.indices.filter { lines[$0].hasPrefix(mark) }
  return zip(marks, marks.dropFirst() + [lines.endIndex]).map { start, end in
    let code = lines[start..<end].dropFirst()
    return SupportPiece(
      source: (code.last == "" ? code.dropLast() : code).map { "\($0)\n" }.joined(),
      names: lines[start].dropFirst(mark.count).split(separator: ", ").map(String.init),
      usesFoundation: lines.first == "import Foundation"
    )
  }
}
