import DocumentReader
import OutputInterface

extension Node {
  /// Returns the edit that appends members to a mapping, inline or as lines like the mapping itself; `nil` if the node is not a mapping.
  func adding(_ new: [(key: String, value: Node)]) -> TextEdit? {
    if new.isEmpty { return nil }
    let pairs = new.compactMap { member in
      member.value.inlineYAML.map { "\(yamlScalar(member.key)): \($0)" }
    }
    return adding(pairs, asLines: yamlLines(json(new)))
  }

  /// Returns the edit that appends members given as YAML: `pairs` if the mapping is inline, otherwise `lines`.
  func adding(_ pairs: [String], asLines lines: [String]) -> TextEdit? {
    guard let members else { return nil }
    let file = location.file
    let firstByte = file.offset(of: location.start).flatMap { file.bytes[$0...].first }
    if firstByte == UInt8(ascii: "{") {
      let text = pairs.joined(separator: ", ")
      guard let last = members.last else { return TextEdit(location, "{ \(text) }") }
      return TextEdit(Location(file, from: last.value.location.end), ", " + text)
    }
    guard let first = members.first, let last = members.last else { return nil }
    let indent = String(repeating: " ", count: first.keyLocation.column - 1)
    let text = lines.map { indent + $0 }.joined(separator: "\n")
    let end = last.value.location.end
    // The text of a block scalar ends where the next line begins.
    if end.column == 1 { return TextEdit(Location(file, from: end), text + "\n") }
    let lineEnd = Position(line: end.line, column: .max)
    return TextEdit(Location(file, from: lineEnd), "\n" + text)
  }

  /// The node as YAML on one line.
  var inlineYAML: String? {
    switch value {
    case .string(let text): yamlScalar(text)
    default: jsonText(self, width: .max)
    }
  }
}
