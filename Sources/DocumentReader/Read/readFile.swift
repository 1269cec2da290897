/// Reads `.json` files and String Catalogs as JSON, all others as YAML. Returns `nil` if the file has an error.
///
/// A spec can name any file as data. If a file is neither JSON nor YAML, no message quotes it, because people other than its owner may read
/// the log.
///
/// In a foreign file, such as an OpenAPI document, only the parts that are used must be readable.
package func readFile(
  _ file: SourceFile,
  isForeign: Bool = false,
  into diagnostics: inout [Diagnostic]
) -> Node? {
  let name = file.path.lowercased()
  let isJSON = name.hasSuffix(".json") || name.hasSuffix(".xcstrings")
  var found: [Diagnostic] = []
  let root =
    isJSON ? readJSON(file, into: &found) : readYAML(file, isForeign: isForeign, into: &found)
  let isYAML = name.hasSuffix(".yaml") || name.hasSuffix(".yml")
  let isData =
    isYAML || file.startsAsData || Diagnostic.mergeConflict(in: file) != nil
    || found.contains { $0.code == .encoding }
  // YAML reads most texts as one scalar, so a scalar is not evidence of data.
  let isText = !isJSON && !isData && root?.text != nil
  if found.hasErrors && !isData || isText {
    diagnostics.append(.noData(asJSON: isJSON, at: file.start))
    return nil
  }
  diagnostics += found
  return found.hasErrors ? nil : root
}

extension SourceFile {
  /// Whether the file starts with an object or a list, or is blank and so has nothing to leak.
  fileprivate var startsAsData: Bool {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    let first = text.first { !" \t\r\n".utf8.contains($0) }
    return first.map { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") } ?? true
  }
}

extension Diagnostic {
  fileprivate static func noData(asJSON: Bool, at location: Location) -> Diagnostic {
    Diagnostic(
      .syntax,
      asJSON
        ? "this is not JSON, which starts with '{' or '['"
        : "this is neither JSON nor YAML; if it should be, name it .json or .yaml to see where the error is",
      at: location
    )
  }
}

extension Diagnostic {
  /// Returns an error at the first merge conflict that git has marked in the file; `nil` if there is none.
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
