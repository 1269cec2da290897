/// The lines of a view, indented by the braces around them.
struct ViewLines {
  private(set) var lines: [String] = []
  private var depth = 0
  /// The indentation of the lines in the file.
  private static let indent = 8

  /// Whether the last view ends with a closing brace on a line of its own.
  private var endsWithBrace = false

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

  /// Adds another closure to the call that the last block ends: `} message: { question in` … `}`
  mutating func also(_ head: String, _ body: (inout Self) -> Void) {
    lines.removeLast()
    block("} \(head)", body)
  }

  /// `Button("Delete") { presenter.delete() }`, on three lines if it does not fit on one.
  mutating func add(_ head: String, _ statement: String) {
    let line = "\(head) { \(statement) }"
    if Self.indent + 2 * depth + line.count <= lineWidth { return add(line) }
    block("\(head) {") { $0.add(statement) }
  }

  /// Adds a modifier of the last view, `.opacity(1)`, or a part of a call. After a closing brace it is indented like the brace.
  mutating func modify(_ line: String) { modify { $0.add(line) } }

  mutating func modify(_ head: String, _ body: (inout Self) -> Void) {
    modify { $0.block(head, body) }
  }

  private mutating func modify(_ add: (inout Self) -> Void) {
    let isAfterBrace = endsWithBrace
    depth += isAfterBrace ? 0 : 1
    add(&self)
    depth -= isAfterBrace ? 0 : 1
    endsWithBrace = isAfterBrace
  }
}
