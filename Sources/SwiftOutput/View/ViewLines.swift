/// Lines of a view, each as far in as the braces around it.
struct ViewLines {
  private(set) var lines: [String] = []
  private var depth = 0
  /// Where the lines stand in the file.
  private static let indent = 8

  /// Whether the last view's braces are in several lines.
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

  /// `} else if …`, which continues the block before it.
  mutating func elseBlock(_ head: String, _ body: (inout Self) -> Void) {
    lines.removeLast()
    block("} else " + head, body)
  }

  /// `Button("Delete") { presenter.delete() }`, in three lines where one is too long.
  mutating func add(_ head: String, _ statement: String) {
    let line = "\(head) { \(statement) }"
    if Self.indent + 2 * depth + line.count <= lineWidth { return add(line) }
    block("\(head) {") { $0.add(statement) }
  }

  /// `alert.addAction(UIAlertAction(…) { … })`, with the braces on lines of their own.
  mutating func call(_ function: String, _ head: String, _ body: (inout Self) -> Void) {
    add("\(function)(")
    modify(head, body)
    add(")")
  }

  /// What follows a view, one level in: `.opacity(1)`
  mutating func modify(_ line: String) { add("  " + line) }

  mutating func modify(_ head: String, _ body: (inout Self) -> Void) {
    depth += 1
    block(head, body)
    depth -= 1
  }
}
