import Foundation
import OutputInterface
import ViewModelIR

/// Returns the private functions for the spec's own formats that a screen uses.
func formatFunctions(
  of screen: KotlinScreen,
  _ functions: ScreenFunctions
) throws(NotInKotlin) -> [Declaration] {
  let writer = FormatWriter(screen, functions)
  var declarations: [Declaration] = []
  for function in functions.formats.all {
    declarations.append(try writer.declaration(function))
  }
  return declarations
}

/// Writes format functions, one for each format and type of value.
private struct FormatWriter {
  let screen: KotlinScreen
  private let texts: TextWriter

  init(_ screen: KotlinScreen, _ functions: ScreenFunctions) {
    self.screen = screen
    let expressions = ExpressionWriter(screen: screen, functions: functions, context: "")
    texts = TextWriter(expressions: expressions)
  }

  /// `private fun DisplayContext.bookCount(value: Long): String`
  func declaration(_ function: FormatFunction) throws(NotInKotlin) -> Declaration {
    let data = function.format.dataArguments.map {
      ViewModel.Input(name: $0.name, type: $0.value.type)
    }
    let value = ViewModel.Input(name: "value", type: function.valueType)
    let parameters = try ([value] + data).kotlin(in: screen.types)
    let receiver: Code =
      function.usesContext
      ? .text("DisplayContext.", needs: [.helper("DisplayContext")]) : ""
    let head = Code.sequence([
      "private fun ", receiver, .text(function.name),
      .list(open: "(", parameters, close: "): String"),
    ])
    return Declaration(.assignment(head, try body(function)))
  }

  private func body(_ function: FormatFunction) throws(NotInKotlin) -> Code {
    let type = function.valueType
    guard case .choice(let choice) = function.format.style else {
      let value = TypedExpression(type, .variable("value"))
      return try texts.inlineCode(value, function.format)
    }
    switch choice.kind {
    case .plural(let exact, let categories, _):
      return try plural(exact, categories, choice.kind.shown(type), of: type)
    case .map(let entries, let unknown): return try map(entries, unknown, of: type)
    case .translated(let text): return try texts.code(text)
    }
  }

  private func plural(
    _ exact: [Int: Text],
    _ categories: [PluralCategory: Text],
    _ shown: ShownNumber,
    of type: ValueType
  ) throws(NotInKotlin) -> Code {
    var text: Code = "value"
    if case .text(let format, _) = shown {
      text = try texts.code(TypedExpression(type, .variable("value")), format)
    }
    var branches: [Code.Branch] = []
    for category in screen.plurals.categories where category != .other {
      guard let text = categories[category] else { continue }
      let keyword = Code.string([.literal(category.rawValue)])
      branches.append(Code.Branch(conditions: [keyword], value: try texts.code(text)))
    }
    let other = try categories[.other].map { (text) throws(NotInKotlin) in try texts.code(text) }
    let choice =
      branches.isEmpty
      ? other ?? "\"\""
      : .choice(
        of: pluralCategory("value", type, shown, text: text, screen.plurals),
        branches,
        otherwise: other
      )
    var numbers: [Code.Branch] = []
    for (number, text) in exact.sorted(by: { $0.key < $1.key }) {
      let condition = isNumber("value", number, of: type)
      numbers.append(Code.Branch(conditions: [condition], value: try texts.code(text)))
    }
    return numbers.isEmpty ? choice : .conditional(numbers, otherwise: choice)
  }

  private func map(
    _ entries: [TextChoice.MapEntry],
    _ unknown: Text?,
    of type: ValueType
  ) throws(NotInKotlin) -> Code {
    if type == .boolean {
      func text(_ key: String) throws(NotInKotlin) -> Code {
        guard let entry = entries.first(where: { $0.key == key }) else { return "\"\"" }
        return try texts.code(entry.text)
      }
      let branch = Code.Branch(conditions: ["value"], value: try text("true"))
      return .conditional([branch], otherwise: try text("false"))
    }
    if let enumeration = screen.service.enumeration(type) {
      return try map(enumeration, entries, unknown, of: type)
    }
    // Swift compares texts by canonical equivalence. Few characters of ASCII have equivalents.
    let hasEquivalents = entries.contains { entry in
      entry.key.unicodeScalars.contains { !$0.isASCII || "K;`".unicodeScalars.contains($0) }
    }
    let subject: Code =
      hasEquivalents ? .sequence(["value.", .call(.helper("composed"), [])]) : "value"
    var branches: [Code.Branch] = []
    for entry in entries {
      let key = Code.string([.literal(entry.key.precomposedStringWithCanonicalMapping)])
      branches.append(Code.Branch(conditions: [key], value: try texts.code(entry.text)))
    }
    let otherwise = try unknown.map { (text) throws(NotInKotlin) in try texts.code(text) }
    return .choice(of: subject, branches, otherwise: otherwise)
  }
}

extension FormatWriter {
  /// `when (value) { Status.Open -> "Open" … }`, in the order of the cases.
  private func map(
    _ enumeration: ServiceModel.Enumeration,
    _ entries: [TextChoice.MapEntry],
    _ unknown: Text?,
    of type: ValueType
  ) throws(NotInKotlin) -> Code {
    var branches: [Code.Branch] = []
    for known in enumeration.cases {
      guard let entry = entries.first(where: { $0.key == known.rawValue }) else { continue }
      let value = TypedExpression(type, .enumCase(rawValue: known.rawValue))
      let pattern = try texts.expressions.code(value)
      branches.append(Code.Branch(conditions: [pattern], value: try texts.code(entry.text)))
    }
    let otherwise = try unknown.map { (text) throws(NotInKotlin) in try texts.code(text) }
    return .choice(of: "value", branches, otherwise: otherwise)
  }
}

/// `value == 0L`
func isNumber(_ value: Code, _ number: Int, of type: ValueType) -> Code {
  switch type {
  case .integer: .binary(value, sign: "==", .text(longLiteral(number)))
  case .decimal:
    .binary(
      .sequence([
        value, ".compareTo(", .imported("BigDecimal", from: "java.math"),
        .text(".valueOf(\(longLiteral(number))))"),
      ]),
      sign: "==",
      "0"
    )
  default: .binary(value, sign: "==", .text(Double(number).description))
  }
}
