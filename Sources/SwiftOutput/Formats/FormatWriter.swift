import OutputInterface
import ViewModelIR

/// Writes the functions of `Formats`, one for each format and type of value.
struct FormatWriter {
  let screen: Screen
  let functions: FormatFunctions
  private let texts: TextWriter

  init(_ screen: Screen, _ functions: FormatFunctions, _ translated: TextFunctions) {
    self.screen = screen
    self.functions = functions
    texts = TextWriter(screen, functions, translated)
  }

  var declarations: [Declaration] {
    functions.all.flatMap { [self.function($0), texts(of: $0)].compactMap(\.self) }
  }

  private func function(_ function: FormatFunction) -> Declaration {
    let label = functions.label(function) ?? "_"
    var parameters: [Code] = ["\(label) value: \(function.valueType.code)"]
    parameters += function.format.dataArguments.map { parameter in
      let label = function.format.style.label(of: parameter.name)
      let name = swiftIdentifier(parameter.name)
      let head = label == parameter.name ? name : "\(label) \(name)"
      return "\(head): \(parameter.value.type.code)"
    }
    if function.usesContext { parameters.append(inContext) }
    return Declaration(
      function: "static func \(swiftIdentifier(function.name))",
      parameters,
      result: "String",
      body: body(function)
    )
  }

  private func body(_ function: FormatFunction) -> [Code] {
    let type = function.valueType
    guard case .choice(let choice) = function.format.style else {
      let value = TypedExpression(type, .variable("value"))
      return [texts.inlineCode(value, function.format, keptIn: function.texts)]
    }
    return switch choice.kind {
    case .plural(let exact, let categories, _):
      plural(exact, categories, choice.kind.shown(type), of: type)
    case .map(let entries, _) where type == .boolean: [ternary(entries)]
    case .map(let entries, let unknown): [map(entries, unknown, type: type)]
    case .translated(let text): translated(text)
    }
  }

  /// `static let dateTexts = KeptTexts<Double>()`
  private func texts(of function: FormatFunction) -> Declaration? {
    guard let name = function.texts, let store = function.format.store(for: function.valueType)
    else { return nil }
    let made: Code =
      switch store {
      case .numbers(let type, let shift):
        .call(
          "\(helper: "NumberTexts")<\(type.code)>",
          shift == 0 ? [] : ["movingPoint: \(integerLiteral(shift))"]
        )
      case .texts(.value): "\(helper: "KeptTexts")<\(function.valueType.code)>()"
      case .texts: "\(helper: "KeptTexts")<Double>()"
      }
    return Declaration(head: "static let \(swiftIdentifier(name)) = \(made)")
  }

  private func plural(
    _ exact: [Int: Text],
    _ categories: [PluralCategory: Text],
    _ shown: ShownNumber,
    of type: ValueType
  ) -> [Code] {
    var statements = exact.sorted { $0.key < $1.key }.map { number, text in
      Code.conditional([.init(["value == \(integerLiteral(number))"], [returning(text)])])
    }
    let cases = PluralCategory.allCases.compactMap { category -> (String, Text)? in
      guard category != .other else { return nil }
      return categories[category].map { (".\(category.rawValue)", $0) }
    }
    guard let other = categories[.other] else { return statements }
    if cases.isEmpty { return statements + [returning(other)] }
    let value = FormattedValue(base: "value", type: type)
    let subject = screen.plurals.category(of: value, shown, text: "number")
    guard let format = formatOfConstant(shown, cases.map(\.1) + [other]) else {
      return statements + [switching(over: subject, cases, otherwise: other)]
    }
    let number = texts.code(TypedExpression(type, .variable("value")), format)
    statements.append(.assignment("let number", number))
    return statements + [
      switching(
        over: subject,
        cases.map { ($0, $1.namingNumber(format)) },
        otherwise: other.namingNumber(format)
      )
    ]
  }

  private func translated(_ text: Text) -> [Code] {
    guard let translation = text.translation,
      let slot = translation.slots.firstIndex(where: { $0.choosing != nil }),
      case .text = translation.slots[slot].shown,
      case .value(let value, let format) = text.segments[translation.decidingSlot(of: slot)]
    else { return [texts.code(text)] }
    let number = texts.code(value, format)
    return [
      .assignment("let number", number), .returning(texts.code(text.namingNumber(format))),
    ]
  }

  /// The format of the constant `number`, which several texts show, or which decides among them.
  private func formatOfConstant(_ shown: ShownNumber, _ texts: [Text]) -> Format? {
    if case .text(let format, _) = shown { return format }
    let formats = texts.compactMap(\.formatOfNumber)
    return formats.count > 1 && Set(formats).count == 1 ? formats.first : nil
  }

  private func ternary(_ entries: [TextChoice.MapEntry]) -> Code {
    func text(_ key: String) -> Code {
      entries.first { $0.key == key }.map { texts.code($0.text) } ?? "\"\""
    }
    return .ternary("value", then: text("true"), else: text("false"))
  }

  private func map(_ entries: [TextChoice.MapEntry], _ unknown: Text?, type: ValueType) -> Code {
    guard let enumeration = screen.service.enumeration(type) else {
      let cases = entries.map { (SwiftString($0.key).literal, $0.text) }
      return switching(over: "value", cases, otherwise: unknown)
    }
    let texts = Dictionary(
      entries.map { ($0.key, $0.text) },
      uniquingKeysWith: { first, _ in first }
    )
    var cases = enumeration.cases.compactMap { known in
      texts[known.rawValue].map { (".\(swiftMember(known.name))", $0) }
    }
    if enumeration.hasUnnamedCases { return switching(over: "value", cases, otherwise: unknown) }
    if let unknown { cases.append((".unknown", unknown)) }
    return switching(over: "value", cases, otherwise: nil)
  }

  /// Returns a `switch` whose cases return their texts.
  private func switching(
    over subject: Code,
    _ cases: [(pattern: String, text: Text)],
    otherwise: Text?
  ) -> Code {
    let branches = cases.map { Code.Branch([.text($0.pattern)], [returning($0.text)]) }
    return .choice(
      of: subject,
      branches + (otherwise.map { [Code.Branch([], [returning($0)])] } ?? [])
    )
  }

  private func returning(_ text: Text) -> Code {
    texts.statement(text, of: "value", excluding: ["value", "number", "context"], Code.returning)
  }
}

extension Text {
  /// Returns the text with the formatted constant `number` in place of `{value}` in that format.
  fileprivate func namingNumber(_ format: Format) -> Text {
    var text = self
    text.segments = segments.map { segment in
      guard case .value(let value, format) = segment, value.isValue else { return segment }
      return .value(TypedExpression(.string, .variable("number")), .verbatim)
    }
    return text
  }
}

extension TypedExpression {
  /// Whether it is the number of a plural or the key of a map.
  var isValue: Bool {
    if case .variable("value") = kind { true } else { false }
  }
}
