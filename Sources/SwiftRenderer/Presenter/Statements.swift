import SwiftCode

/// The lines of a function's body, or of a closure's, as they stand so far in.
struct Statements {
  private(set) var lines: [String] = []
  /// Where the function's own brace closes.
  let indent: Int
  private var depth = 1

  init(indent: Int) {
    self.indent = indent
  }

  mutating func add(_ code: Code) {
    lines += code.outdentedLines(indent: indent + 2 * depth).map { spaces(2 * depth) + $0 }
  }

  /// `do {` … `}`
  mutating func block(_ head: Code, _ tail: String = "}", _ body: (inout Self) -> Void) {
    let open = head.outdentedLines(indent: indent + 2 * depth, trailing: 2)
      .map { spaces(2 * depth) + $0 }
    lines += open.dropLast() + [(open.last ?? "") + " {"]
    inside(body)
    lines.append(spaces(2 * depth) + tail)
  }

  /// `do {` … `} catch {` … `}`
  mutating func attempt(_ body: (inout Self) -> Void, failing: (inout Self) -> Void) {
    block("do", "} catch {", body)
    inside(failing)
    lines.append(spaces(2 * depth) + "}")
  }

  private mutating func inside(_ body: (inout Self) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }
}
