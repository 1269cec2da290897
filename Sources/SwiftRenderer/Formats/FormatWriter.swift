import SwiftCode
import TextOutput
import ViewModelIR

/// Writes the functions of `Formats`, one for each named format and type of value.
struct FormatWriter {
  let screen: Screen
  let functions: FormatFunctions
  private let texts: TextWriter

  init(_ screen: Screen, _ functions: FormatFunctions, _ translated: TextFunctions) {
    self.screen = screen
    self.functions = functions
    texts = TextWriter(screen, functions, translated)
  }

  /// The function's lines within the enum.
  func lines(_ function: FormatFunction) -> [String] {
    let label = functions.label(function) ?? "_"
    var parameters: [Code] = ["\(label) value: \(function.valueType.swiftName)"]
    parameters += function.format.dataArguments.map { parameter in
      let label = function.format.style.label(of: parameter.name)
      let name = swiftIdentifier(parameter.name)
      let head = label == parameter.name ? name : "\(label) \(name)"
      return "\(head): \(parameter.value.type.swiftName)"
    }
    if function.usesContext { parameters.append("in context: DisplayContext") }
    let head = Code.sequence([
      .text("static func \(swiftIdentifier(function.name))"),
      .list(open: "(", parameters, close: ")"),
      " -> String {",
    ])
    return head.lines(indent: 2) + body(function) + ["  }"]
  }

  private func body(_ function: FormatFunction) -> [String] {
    let type = function.valueType
    guard case .choice(let choice) = function.format.style else {
      let value = TypedExpression(type, .variable("value"))
      return texts.inlineCode(value, function.format).lines(indent: 4)
    }
    return switch choice.kind {
    case .plural(let exact, let categories, let digits): plural(exact, categories, digits, of: type)
    case .map(let entries, _) where type == .boolean: ternary(entries)
    case .map(let entries, let unknown): map(entries, unknown, type: type)
    case .translated(let text): texts.code(text).lines(indent: 4)
    }
  }

  private func plural(
    _ exact: [Int: Text],
    _ categories: [PluralCategory: Text],
    _ fractionDigits: ClosedRange<Int>,
    of type: ValueType
  ) -> [String] {
    var lines: [String] = []
    for (number, text) in exact.sorted(by: { $0.key < $1.key }) {
      let branch = Code.Branch(
        ["value == \(integerLiteral(number))"],
        [returning(text)]
      )
      lines += Code.conditional([branch]).lines(indent: 4)
    }
    let cases = PluralCategory.allCases.compactMap { category -> (String, Text)? in
      guard category != .other else { return nil }
      return categories[category].map { (".\(category.rawValue)", $0) }
    }
    guard let other = categories[.other] else { return lines }
    if cases.isEmpty { return lines + returning(other).lines(indent: 4) }
    let function = screen.plurals.qualifiedFunctionName
    let range = "\(fractionDigits.lowerBound)...\(fractionDigits.upperBound)"
    let subject =
      type == .integer
      ? "\(function)(value)" : "\(function)(shown: value.shownDigits(fraction: \(range)))"
    let formats = Set((cases.map(\.1) + [other]).compactMap(\.formatOfNumber))
    let uses = (cases.map(\.1) + [other]).filter { $0.formatOfNumber != nil }.count
    guard uses > 1, let format = formats.first, formats.count == 1 else {
      return lines + switching(over: subject, cases, otherwise: other)
    }
    let number = texts.code(TypedExpression(type, .variable("value")), format)
    lines += Code.assignment("let number", number).lines(indent: 4)
    return lines
      + switching(
        over: subject,
        cases.map { ($0, $1.namingNumber(format)) },
        otherwise: other.namingNumber(format)
      )
  }

  private func ternary(_ entries: [TextChoice.MapEntry]) -> [String] {
    func text(_ key: String) -> Code {
      entries.first { $0.key == key }.map { texts.code($0.text) } ?? "\"\""
    }
    return Code.ternary("value", then: text("true"), else: text("false")).lines(indent: 4)
  }

  private func map(
    _ entries: [TextChoice.MapEntry],
    _ unknown: Text?,
    type: ValueType
  ) -> [String] {
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
    if let unknown { cases.append((".unknown", unknown)) }
    return switching(over: "value", cases, otherwise: nil)
  }

  /// A switch whose cases return their texts.
  private func switching(
    over subject: String,
    _ cases: [(pattern: String, text: Text)],
    otherwise: Text?
  ) -> [String] {
    var lines = ["    switch \(subject) {"]
    for (pattern, text) in cases {
      lines += returning(text, in: "case \(pattern):")
    }
    if let otherwise { lines += returning(otherwise, in: "default:") }
    return lines + ["    }"]
  }

  private func returning(_ text: Text) -> Code {
    texts.statement(text, of: "value", besides: ["value", "number", "context"], Code.returning)
  }

  /// On one line where that fits.
  private func returning(_ text: Text, in label: String) -> [String] {
    let statement = returning(text)
    if let flat = statement.flat, 4 + label.count + 1 + flat.count <= lineWidth {
      return ["    \(label) \(flat)"]
    }
    return ["    \(label)"] + statement.lines(indent: 6)
  }
}

extension Text {
  /// How `{value}` is shown as a number, which several texts of a plural may do.
  fileprivate var formatOfNumber: Format? {
    for case .value(let value, let format) in segments where value.isValue {
      if case .number(.decimal) = format.style { return format }
    }
    return nil
  }

  /// The text with `number`, formatted before, for `{value}` in the same format.
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
  fileprivate var isValue: Bool {
    if case .variable("value") = kind { true } else { false }
  }
}
