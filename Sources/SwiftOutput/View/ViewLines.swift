/// The lines of a view, indented by the braces around them.
struct ViewLines {
  private(set) var lines: [String] = []
  private var depth = 0
  /// The indentation of the lines in the file.
  private static let indent = 8

  /// Whether the last view ends with a closing brace on a line of its own.
  private(set) var endsWithBrace = false

  mutating func add(_ line: String) {
    endsWithBrace = false
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  /// `ForEach(rows) { row in` … `}`
  mutating func block(_ head: String, _ body: (inout Self) -> Void) {
    add(head)
    depth += 1
    body(&self)
    depth -= 1
    add("}")
    endsWithBrace = true
  }

  mutating func indented(_ body: (inout Self) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// `Button("Delete") { presenter.delete() }`, on three lines if it does not fit on one.
  mutating func add(_ head: String, _ statement: String) {
    let line = "\(head) { \(statement) }"
    if Self.indent + 2 * depth + line.count <= lineWidth { return add(line) }
    block("\(head) {") { $0.add(statement) }
  }

  /// Adds a modifier of a view, indented by one level: `.opacity(1)`
  mutating func modify(_ line: String) { add("  " + line) }

  mutating func modify(_ head: String, _ body: (inout Self) -> Void) {
    depth += 1
    block(head, body)
    depth -= 1
  }
}
