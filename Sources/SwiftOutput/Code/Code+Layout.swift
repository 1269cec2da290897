import OutputInterface

/// The maximum width of a line of generated code, in columns.
package let lineWidth = 100

extension Code {
  /// Returns the statement's lines, each with its indentation.
  package func lines(indent: Int) -> [String] { lines(indent: indent, width: lineWidth) }

  private func lines(indent: Int, width: Int) -> [String] {
    var lines = layout(Place(indent: indent, width: width))
    if let first = lines.first { lines[0] = spaces(indent) + first }
    return lines
  }

  /// Returns the lines for a template that adds `indent` to each line and `trailing` columns after the last line.
  package func outdentedLines(indent: Int, trailing: Int = 0) -> [String] {
    layout(Place(indent: 0, trailing: trailing, width: lineWidth - indent))
  }
}

/// The position of a piece of code: where it begins, and how its further lines are indented.
struct Place {
  var column: Int
  /// The indentation of the line that the code begins on.
  var indent: Int
  /// The indentation of further lines that begin with an operator or a dot.
  var continuation: Int
  /// The number of columns that the last line leaves free for the code that follows.
  var trailing = 0
  /// The maximum width of a line.
  var width: Int
}

extension Place {
  /// Creates a place at the start of a line.
  init(indent: Int, trailing: Int = 0, width: Int) {
    self.init(
      column: indent,
      indent: indent,
      continuation: indent + 2,
      trailing: trailing,
      width: width
    )
  }
}

/// Whether the text has at most `width` characters. Bytes are tried first, because counting them is faster and there are never fewer of
/// them.
package func isNoWider(_ text: String, _ width: Int) -> Bool {
  text.utf8.count <= width || text.count <= width
}

package func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

extension Code {
  /// Returns the lines of the code: the first without indentation, the others with theirs.
  func layout(_ place: Place) -> [String] {
    if let flat, fits(flat, place.width - place.column - place.trailing) { return [flat] }
    switch self {
    case .fragment(let fragment): return [fragment.text]
    case .string(let string): return block(string, at: place)
    case .lines(let lines): return indented(lines, at: place)
    case .sequence(let parts): return sequence(parts, at: place)
    case .list(let open, let items, let close):
      return [open] + broken(items, comma: open == "[", at: place) + [spaces(place.indent) + close]
    case .closure(let parameters, let body):
      return [parameters.isEmpty ? "{" : "{ \(parameters) in"] + statements(body, in: place)
        + [spaces(place.indent) + "}"]
    case .chain(let base, let suffixes): return chain(base, suffixes, at: place)
    case .binary(let first, let operations): return binary(first, operations, at: place)
    case .parentheses(let code): return parentheses(code, at: place)
    case .ternary(let condition, let then, let otherwise):
      return ternary(condition, then, otherwise, at: place)
    case .assignment(let target, let value): return assignment(target, value, at: place)
    case .naming(_, let parts, let statement): return named(parts, statement, at: place)
    case .braces(let head, let body):
      return head.layout(place) + statements(body, in: place) + [spaces(place.indent) + "}"]
    case .conditional(let branches, let otherwise):
      return conditional(branches, otherwise, at: place)
    case .choice(let subject, let branches): return choice(of: subject, branches, at: place)
    case .guarded(let conditions, let otherwise):
      return guarded(conditions, otherwise, at: place)
    }
  }

  /// Lays out the parts as constants, followed by the statement that uses them.
  private func named(_ parts: [Part], _ statement: Code, at place: Place) -> [String] {
    let statements = parts.map { Code.assignment(.text("let \($0.name)"), $0.value) } + [statement]
    return statements.enumerated().flatMap { index, statement in
      index == 0
        ? statement.layout(place) : statement.lines(indent: place.indent, width: place.width)
    }
  }

  private func fits(_ flat: String, _ width: Int) -> Bool {
    // A list with a hidden comma has at least six columns, as in `[a, b]`, so the commas add at most a sixth.
    flat.utf8.count * 7 / 6 <= width || isNoWider(flat, width - hiddenCommas)
  }

  /// The number of lists with several elements. swift-format reserves a column for each: for the trailing comma that the list has if it is
  /// broken.
  var hiddenCommas: Int {
    switch self {
    case .fragment, .string, .lines, .braces, .conditional, .choice, .guarded: 0
    case .list(let open, let items, _):
      (open == "[" && items.count > 1 ? 1 : 0) + hiddenCommas(items)
    case .sequence(let parts), .closure(_, let parts): hiddenCommas(parts)
    case .chain(let base, let suffixes): base.hiddenCommas + hiddenCommas(suffixes)
    case .binary(let first, let operations):
      first.hiddenCommas + hiddenCommas(operations.map(\.operand))
    case .parentheses(let code), .assignment(_, let code): code.hiddenCommas
    case .ternary(let condition, let then, let otherwise):
      hiddenCommas([condition, then, otherwise])
    case .naming(let whole, _, _): whole.hiddenCommas
    }
  }

  private func hiddenCommas(_ parts: [Code]) -> Int {
    parts.reduce(0) { $0 + $1.hiddenCommas }
  }

  func statements(_ body: [Code], in place: Place) -> [String] {
    body.flatMap { $0.lines(indent: place.indent + 2, width: place.width) }
  }

  /// Lays out a string as a `"""` literal. The content is indented like the literal if that begins its line, and otherwise by two more
  /// columns.
  private func block(_ string: SwiftString, at place: Place) -> [String] {
    let indent = place.column == place.indent ? place.indent : place.indent + 2
    return indented(string.block(width: place.width - indent), at: place)
  }

  private func indented(_ lines: [String], at place: Place) -> [String] {
    indented(lines, by: place.column == place.indent ? place.indent : place.indent + 2)
  }

  private func indented(_ lines: [String], by indent: Int) -> [String] {
    lines.enumerated().map { offset, line in
      offset == 0 || line.isEmpty ? line : spaces(indent) + line
    }
  }
}

// MARK: - Expressions

extension Code {
  /// Breaks the last part whose breaking makes everything fit; breaks every part if there is none.
  private func sequence(_ parts: [Code], at place: Place) -> [String] {
    for broken in parts.indices.reversed() where parts[broken].canBreak {
      let lines = sequence(parts, breaking: { $0 == broken }, at: place)
      if let lines, fits(lines, at: place) { return lines }
    }
    return sequence(parts, breaking: { _ in true }, at: place) ?? []
  }

  /// Returns `nil` if a part that should stay on one line cannot.
  private func sequence(
    _ parts: [Code],
    breaking isBroken: (Int) -> Bool,
    at place: Place
  ) -> [String]? {
    var lines = [""]
    for (offset, part) in parts.enumerated() {
      let before = lines.removeLast()
      if !isBroken(offset) {
        guard let flat = part.flat else { return nil }
        lines.append(before + flat)
        continue
      }
      var inner = place
      inner.column = lines.isEmpty ? place.column + before.count : before.count
      inner.trailing =
        place.trailing + parts.dropFirst(offset + 1).reduce(0) { $0 + ($1.flat?.count ?? 0) }
      let laidOut = part.layout(inner)
      lines.append(before + (laidOut.first ?? ""))
      lines += laidOut.dropFirst()
    }
    return lines
  }

  private var canBreak: Bool {
    if case .fragment = self { false } else { true }
  }

  func fits(_ lines: [String], at place: Place) -> Bool {
    let first = place.column + (lines.first?.count ?? 0)
    let last = lines.count == 1 ? first : lines.last?.count ?? 0
    return first <= place.width && last + place.trailing <= place.width
  }

  private func broken(_ items: [Code], comma: Bool, at place: Place) -> [String] {
    let indent = place.indent + 2
    return items.enumerated().flatMap { offset, item in
      let isLast = offset == items.count - 1
      let separator = !isLast || comma && items.count > 1 ? "," : ""
      let inner = Place(indent: indent, trailing: separator.count, width: place.width)
      var lines = item.layout(inner)
      lines = [spaces(indent) + (lines.first ?? "")] + lines.dropFirst()
      if let last = lines.popLast() { lines.append(last + separator) }
      return lines
    }
  }

  private func chain(_ base: Code, _ suffixes: [Code], at place: Place) -> [String] {
    let base = base.asBase
    if suffixes.count == 1, let suffix = suffixes.first, suffix.canBreak {
      let lines = sequence([base, suffix], breaking: { $0 == 1 }, at: place)
      if let lines, fits(lines, at: place) { return lines }
    }
    var lines = base.layout(place)
    if case .parentheses(let inner) = base { lines = parentheses(inner, at: place, inChain: true) }
    var place = place
    // The links are aligned with the bracket that closes a closure, a call or a list.
    let endsInClosure = lines.last == spaces(place.indent) + "}"
    if endsInClosure || lines.count > 1 && base.endsInBracket {
      place.continuation = place.indent
    }
    for suffix in suffixes { lines += continued(by: "", suffix, at: place) }
    return lines
  }

  private func binary(_ first: Code, _ operations: [Operation], at place: Place) -> [String] {
    var place = place
    var lines = first.asOperand.layout(place)
    if operations.contains(where: { $0.operand.isBlock(at: place) }) {
      // If a `"""` literal follows, swift-format indents an operator further than the broken chain before it.
      place.continuation = place.indent + (first.isChain && lines.count > 1 ? 4 : 2)
    }
    for operation in operations {
      lines += continued(by: "\(operation.sign) ", operation.operand.asOperand, at: place)
    }
    return lines
  }

  private func parentheses(_ code: Code, at place: Place, inChain: Bool = false) -> [String] {
    var continuation = place.indent + 2
    // The links of a chain, and the branches of a choice that begins one, are aligned with a parenthesis that begins its line.
    if inChain || code.isChain, place.column == place.indent { continuation = place.indent }
    let inner = Place(
      column: place.column + 1,
      indent: place.indent,
      continuation: continuation,
      trailing: place.trailing + 1,
      width: place.width
    )
    var lines = code.layout(inner)
    lines = ["(" + (lines.first ?? "")] + lines.dropFirst()
    if let last = lines.popLast() { lines.append(last + ")") }
    return lines
  }

  private func ternary(
    _ condition: Code,
    _ then: Code,
    _ otherwise: Code,
    at place: Place
  ) -> [String] {
    condition.asOperand.layout(place)
      + continued(by: "? ", then, at: place)
      + continued(by: ": ", otherwise, at: place)
  }

  /// Lays out code on a new line that begins with an operator, or with the code's own dot.
  private func continued(by sign: String, _ code: Code, at place: Place) -> [String] {
    let indent = place.continuation
    // The links of a chain are aligned with the operator, except in the branches of a ternary.
    let isChainOfOperand = code.isChain && sign != "? " && sign != ": "
    let inner = Place(
      column: indent + sign.count,
      indent: indent,
      continuation: isChainOfOperand ? indent : indent + 2,
      trailing: place.trailing,
      width: place.width
    )
    var lines = code.layout(inner)
    if case .string(let string) = code, lines.count > 1 {
      // The content of a literal is aligned with the operator before it.
      lines = indented(string.block(width: inner.width - indent - 2), by: indent)
    }
    return [spaces(indent) + sign + (lines.first ?? "")] + lines.dropFirst()
  }

  private var endsInBracket: Bool {
    switch self {
    case .sequence, .list: true
    default: false
    }
  }

  private var isChain: Bool {
    if case .chain = self { true } else { false }
  }

  private func isBlock(at place: Place) -> Bool {
    guard case .string(let string) = self else { return false }
    return place.indent + 2 + string.literal.count + 3 > place.width
  }
}
