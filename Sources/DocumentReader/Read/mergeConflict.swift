extension Diagnostic {
  /// Where git left both sides of a merge in a file that cannot be read; nil where it did not.
  static func mergeConflict(in file: SourceFile) -> Diagnostic? {
    let mark = Array("<<<<<<< ".utf8)
    let lines = file.bytes.split(separator: .lineFeed, omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { $0.starts(with: mark) }) else { return nil }
    return Diagnostic(
      .syntax,
      "a merge conflict begins here: keep what is right, and remove the lines '<<<<<<<', '=======' and '>>>>>>>'",
      at: Location(file: file, line: index + 1, column: 1)
    )
  }
}
