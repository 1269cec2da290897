import DocumentReader
import ViewModelIR

extension ExpressionParser {
  /// Parses `format = name, [ "(", [ argument, { ",", argument } ], ")" ]`.
  mutating func format() throws(SyntaxProblem) -> FormatSyntax {
    guard token.kind == .name else { throw unexpected("expected the name of a format after '|'") }
    let name = token
    try advance()
    let arguments = at("(") ? try arguments() : []
    return FormatSyntax(
      name: name.text,
      mark: name.range,
      range: name.range.lowerBound..<end,
      arguments: arguments,
      texts: FormatDefinition.named(name.text).map { texts(arguments, of: $0) } ?? [:]
    )
  }

  /// The arguments of `plural` or `map` that are texts, by label; empty for any other format.
  private mutating func texts(
    _ arguments: [Syntax.Argument],
    of format: FormatDefinition
  ) -> [String: SpecTemplate] {
    guard format.options == nil else { return [:] }
    var texts: [String: SpecTemplate] = [:]
    for argument in arguments {
      guard let label = argument.label, texts[label] == nil,
        format == .map || label != TextsByValue.fractionDigits,
        let literal = argument.value.literal(in: scalar)
      else { continue }
      texts[label] = SpecTemplate(literal, into: &diagnostics)
    }
    return texts
  }

  /// Parses arguments in parentheses, each with or without a label.
  mutating func arguments() throws(SyntaxProblem) -> [Syntax.Argument] {
    try expect("(", "to open the arguments")
    var arguments: [Syntax.Argument] = []
    while !at(")") {
      if !arguments.isEmpty { try expect(",", "between arguments") }
      let start = token
      var value = try expression()
      var label: String?
      if at(":"), let name = value.label {
        label = name
        try advance()
        value = try expression()
      }
      let mark = label == nil ? value.range : start.range
      arguments.append(Syntax.Argument(label: label, mark: mark, value: value))
    }
    try advance()
    return arguments
  }
}

extension Syntax {
  /// The label that this syntax is if a colon follows it: `one`, `true`, `2`, or in quotes anything else, such as `'=0'`.
  fileprivate var label: String? {
    switch kind {
    case .name(let name), .string(let name), .integer(let name), .number(let name): name
    case .bool(let bool): bool ? "true" : "false"
    default: nil
    }
  }
}
