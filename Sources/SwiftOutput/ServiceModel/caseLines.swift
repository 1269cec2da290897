import OutputInterface
import ViewModelIR

/// `case name`, or `case name = "raw value"` if they differ.
func keyedCase(_ name: String, rawValue: String, indent: Int) -> [String] {
  let head = "case \(swiftIdentifier(name))"
  if rawValue == name { return [head] }
  let value = SwiftString(rawValue)
  let literal = value.literal
  if isNoWider(literal, lineWidth - indent - 2) {
    return joined("\(head) =", literal, indent: indent)
  }
  let block = value.block(width: lineWidth - indent - 2)
  return block.enumerated().map { $0 == 0 ? "\(head) = \($1)" : "  \($1)" }
}

/// `case a, b, c`, on as few lines as possible.
func plainCases(_ names: [String], indent: Int) -> [String] {
  var lines: [String] = []
  for name in names.map(swiftIdentifier) {
    if let last = lines.last, indent + last.count + 2 + name.count <= lineWidth {
      lines[lines.count - 1] = "\(last), \(name)"
    } else {
      lines.append("case \(name)")
    }
  }
  return lines
}

/// Returns a case of a `switch` and its statement, on one line if they fit.
func switchCase(_ head: Code, _ body: Code, indent: Int) -> [String] {
  if let head = head.flat, let body = body.flat, fits(head, body, indent: indent) {
    return ["\(head) \(body)"]
  }
  return switchCase(head, [body], indent: indent)
}

/// Returns a case of a `switch`, with its statements on lines of their own.
func switchCase(_ head: Code, _ body: [Code], indent: Int) -> [String] {
  head.outdentedLines(indent: indent)
    + below(body, indent: indent)
}

/// Returns the case of a `switch` for a value and its statement, on one line if they fit.
func switchCase(value: Code, _ body: Code, indent: Int) -> [String] {
  let head = Code.sequence(["case ", value, ":"])
  guard case .string(let text) = value, head.flat.map({ !fits($0, "", indent: indent) }) ?? true
  else { return switchCase(head, body, indent: indent) }
  // swift-format aligns the content of a pattern's `"""` literal with the `case`.
  var lines = text.block(width: lineWidth - indent)
  lines[0] = "case " + lines[0]
  return lines.dropLast() + lines.suffix(1).map { $0 + ":" }
    + below([body], indent: indent)
}

private func below(_ body: [Code], indent: Int) -> [String] {
  body.flatMap { $0.outdentedLines(indent: indent + 2) }.map { $0.isEmpty ? "" : "  " + $0 }
}

private func fits(_ head: String, _ body: String, indent: Int) -> Bool {
  indent + head.count + (body.isEmpty ? 0 : 1 + body.count) <= lineWidth
}

/// Returns both on one line, or the second on a line below the first if they do not fit.
func joined(_ head: String, _ rest: String, indent: Int) -> [String] {
  let line = "\(head) \(rest)"
  return isNoWider(line, lineWidth - indent) ? [line] : [head, "  \(rest)"]
}
