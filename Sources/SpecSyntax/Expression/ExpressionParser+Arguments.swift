import DocumentReader
import ViewModelIR

extension ExpressionParser {
  /// Parses `format = name, [ "(", [ argument, { ",", argument } ], ")" ]`.
  mutating func format() throws(SyntaxProblem) -> FormatSyntax {
    guard token.kind == .name else { throw unexpected("expected the name of a format after '|'") }
    let name = token
    try advance()
    let arguments = at("(") ? try arguments(namesElements: false) : []
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

  /// Parses arguments in parentheses: `argument = [ name, ":" ], [ name, "in" ], expression`. Those of formats have no elements to name.
  mutating func arguments(namesElements: Bool = true) throws(SyntaxProblem) -> [Syntax.Argument] {
    try expect("(", "to open the arguments")
    var arguments: [Syntax.Argument] = []
    while !at(")") {
      if !arguments.isEmpty { try expect(",", "between arguments") }
      let start = token
      var element = namesElements ? try elementName() : nil
      var value = try expression()
      var label: String?
      if element == nil, at(":"), let name = value.label {
        label = name
        try advance()
        element = namesElements ? try elementName() : nil
        value = try expression()
      }
      let mark = label == nil ? value.range : start.range
      arguments.append(Syntax.Argument(label: label, mark: mark, element: element, value: value))
    }
    try advance()
    return arguments
  }

  /// Parses `name, "in"` in front of an argument; `nil` if something else is there, such as `code in [1, 2]`.
  private mutating func elementName() throws(SyntaxProblem) -> Syntax.ElementName? {
    guard token.kind == .name, !["$index", "true", "false", "nil", "null"].contains(token.text)
    else { return nil }
    var parser = self
    try parser.advance()
    guard parser.token.kind == .name, parser.token.text == "in" else { return nil }
    try parser.advance()
    if parser.at("[") { return nil }
    defer { self = parser }
    return Syntax.ElementName(name: token.text, mark: token.range)
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
