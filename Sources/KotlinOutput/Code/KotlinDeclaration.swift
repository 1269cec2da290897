import Foundation
import OutputInterface

/// A finished declaration of a file: its lines, and what it needs from other files.
struct Declaration {
  let lines: [String]
  let needs: Set<Need>

  init(lines: [String], needs: Set<Need>) {
    self.lines = lines
    self.needs = needs
  }

  /// A declaration that is laid out like code.
  ///
  /// - Parameters:
  ///   - isMember: Whether a class indents the code once more.
  ///   - trailing: The number of columns that the last line leaves free.
  init(
    doc: String = "",
    annotations: [Code] = [],
    _ code: Code,
    isMember: Bool = false,
    trailing: Int = 0
  ) {
    let parts = annotations + [code]
    let outside = isMember ? 4 : 0
    lines =
      docLines(doc, indent: outside)
      + parts.flatMap { $0.lines(indent: outside, trailing: trailing) }
      .map { String($0.dropFirst(outside)) }
    needs = parts.reduce(into: []) { $0.formUnion($1.needs) }
  }

  /// The entries of an enum class.
  init(entries: [Code]) {
    lines = entries.flatMap { entry in
      // The class indents the entries once more.
      var lines = entry.lines(indent: 8).map { String($0.dropFirst(8)) }
      lines[lines.count - 1] += ","
      return lines
    }
    needs = entries.reduce(into: []) { $0.formUnion($1.needs) }
  }

  /// A declaration with members, which have blank lines between them.
  init(doc: String = "", annotations: [Code] = [], head: Code, members: [Declaration]) {
    var lines = Declaration(doc: doc, annotations: annotations, head).lines
    lines[lines.count - 1] += " {"
    for (index, member) in members.enumerated() {
      if index > 0 { lines.append("") }
      lines += member.lines.map { $0.isEmpty ? "" : "    \($0)" }
    }
    self.lines = lines + ["}"]
    needs = (annotations.map(\.needs) + members.map(\.needs))
      .reduce(into: head.needs) { $0.formUnion($1) }
  }

  /// Declarations without blank lines between them.
  init(group: [Declaration]) {
    lines = group.flatMap(\.lines)
    needs = group.reduce(into: []) { $0.formUnion($1.needs) }
  }

  /// A function with a body.
  ///
  /// - Parameter isMember: Whether a class indents the function once more.
  init(
    doc: String = "",
    annotations: [Code] = [],
    head: Code,
    statements: [Code],
    isMember: Bool = true
  ) {
    var lines = Declaration(
      doc: doc,
      annotations: annotations,
      head,
      isMember: isMember,
      trailing: " {".count
    ).lines
    lines[lines.count - 1] += " {"
    let outside = isMember ? 4 : 0
    lines += statements.flatMap { $0.lines(indent: outside + 4) }
      .map { String($0.dropFirst(outside)) }
    self.lines = lines + ["}"]
    needs = (annotations + statements).reduce(into: head.needs) { $0.formUnion($1.needs) }
  }
}

/// Returns a KDoc comment with the text, wrapped at the width of a line.
func docLines(_ text: String, indent: Int) -> [String] {
  let width = lineWidth - indent
  // In a comment, `*/` ends it, and `/*` begins another one.
  let lines = wrappedLines(of: text, width: width - " * ".count).map {
    $0.replacingOccurrences(of: "*/", with: "* /").replacingOccurrences(of: "/*", with: "/ *")
  }
  guard let first = lines.first else { return [] }
  if lines.count == 1, first.count <= width - "/**  */".count { return ["/** \(first) */"] }
  return ["/**"] + lines.map { $0.isEmpty ? " *" : " * \($0)" } + [" */"]
}
