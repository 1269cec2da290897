import DocumentReader
import OutputInterface
import ViewModelIR

/// Writes an example as a test, with an expectation for each expected value.
struct TestWriter {
  let screen: Screen
  private let expressions: ExpressionWriter

  init(_ screen: Screen) {
    self.screen = screen
    expressions = ExpressionWriter(service: screen.service)
  }

  /// Returns the statements of a test. `fixture` is the name of the constant with the JSON, or of the function that makes the data.
  func statements(_ example: Example, _ fixture: String, of viewModel: ViewModel) -> [Code] {
    // The initializer determines the decoded type. Written out, it could be ambiguous with a type of Foundation.
    let data: Code =
      screen.makesData
      ? "try Self.\(fixture)()" : "try \(testHelper: "decoded")(Self.\(fixture))"
    var arguments: [Code] = viewModel.source == .nothing ? [] : ["from: \(data)"]
    arguments += viewModel.inputs.compactMap { input in
      example.inputs[input.name].map {
        .argument(swiftLabel(input.name), argument($0, of: input.type))
      }
    }
    if viewModel.usesContext { arguments.append(.argument("in", context(example))) }
    var taken: Set = ["viewModel", "context", "decoded", "folded", "notation"]
    let expectations = example.expectations.flatMap { expectation in
      viewModel.field(expectation.field)
        .map { statements(for: $0, at: "viewModel", expectation.value, &taken) } ?? []
    }
    let setUp = Code.assignment(
      expectations.isEmpty ? "_" : "let viewModel",
      .call(screen.typeName(of: viewModel), arguments)
    )
    return [setUp] + expectations
  }

  func context(_ example: Example) -> Code { .trying(contextCall(example)) }

  func contextCall(_ example: Example) -> Code {
    var arguments: [Code] = []
    if let language = example.language, language != screen.language {
      arguments.append(.argument("language", .text(".\(languageCase(language))")))
    }
    for (label, value, usual) in [
      ("locale", example.locale, Example.defaultLocale),
      ("timeZone", example.timeZone, Example.defaultTimeZone),
      ("now", example.now, Example.defaultNow),
    ] where value != usual {
      arguments.append(.argument(label, .string(SwiftString(value))))
    }
    return .call("\(testHelper: "context")", arguments)
  }

  // MARK: - Expectations

  /// - Parameter taken: The names of the constants that the test declares.
  func statements(
    for field: Field,
    at base: String,
    _ expected: Node,
    _ taken: inout Set<String>
  ) -> [Code] {
    let path = "\(base).\(swiftMember(field.name))"
    switch field.type.unwrapped {
    case .list(.viewModel(let name)): return rows(name, at: path, expected.elements ?? [], &taken)
    case .viewModel(let name):
      return nested(name, in: field, at: path, expected, &taken)
    default: return [expectation(path, expected, of: field.type, isFolded: field.isFolded)]
    }
  }

  func expectation(
    _ path: String,
    _ expected: Node,
    of type: ValueType,
    isFolded: Bool = false
  ) -> Code {
    var actual: Code = "\(path)\(comparable(type))"
    if type.unwrapped == .styledText { actual = "\(testHelper: "notation")(\(actual))" }
    if isFolded { actual = "\(testHelper: "folded")(\(actual))" }
    return equal(actual, literal(expected, of: type, isFolded: isFolded))
  }

  func equal(_ actual: Code, _ expected: Code) -> Code {
    .sequence(["#expect", .list(open: "(", [.binary(actual, [.init("==", expected)])], close: ")")])
  }

  /// Returns the code after a value that makes it comparable with literals: `?.map(\.absoluteString)`. Empty if it is comparable already.
  private func comparable(_ type: ValueType) -> String {
    switch type {
    case .url: return ".absoluteString"
    case .uuid: return ".uuidString"
    case .optional(let wrapped):
      let inner = comparable(wrapped)
      return inner.isEmpty ? "" : "?" + inner
    case .list(let element), .dictionary(let element):
      let inner = comparable(element)
      if inner.isEmpty { return "" }
      let map = if case .list = type { ".map" } else { ".mapValues" }
      return element == .url || element == .uuid ? "\(map)(\\\(inner))" : "\(map) { $0\(inner) }"
    default: return ""
    }
  }

  private func literal(_ node: Node, of type: ValueType, isFolded: Bool = false) -> Code {
    let text = node.text ?? ""
    if node.isNull, type.isOptional { return "nil" }
    switch type.unwrapped {
    case .string: return .string(SwiftString(isFolded ? folded(text) : text))
    case .styledText:
      let text = normalizedMarkdown(text)
      return .string(SwiftString(isFolded ? folded(text) : text))
    case .url: return .string(SwiftString(text))
    case .uuid: return .string(SwiftString(text.uppercased()))
    case .integer: return .text(Int(text).map(integerLiteral) ?? "0")
    case .number, .duration: return .text(Double(text).map(doubleLiteral) ?? "0")
    case .decimal: return decimal(text)
    case .boolean: return node.bool == true ? "true" : "false"
    case .date:
      return .call("\(helper: "RFC3339").date", [.argument("from", .string(SwiftString(text)))])
    case .day:
      return .call("\(helper: "RFC3339").day", [.argument("from", .string(SwiftString(text)))])
    case .localDateTime:
      return .call(
        "\(helper: "RFC3339").\(helper: "localDateTime")",
        [.argument("from", .string(SwiftString(text)))]
      )
    case .list(let element):
      let list = Code.array((node.elements ?? []).map { literal($0, of: element) })
      // The functions that parse the elements return optionals.
      return element.isReadAsOptional
        ? .chain(list, [".compactMap { $0 }"]) : list
    case .dictionary(let value):
      let members = node.members ?? []
      let dictionary = Code.dictionary(members.map { ($0.key, literal($0.value, of: value)) })
      return value.isReadAsOptional
        ? .chain(dictionary, [".compactMapValues { $0 }"]) : dictionary
    case .named, .viewModel, .json, .optional: return enumCase(node, type.unwrapped)
    }
  }

  // MARK: - Inputs

  /// Returns a value for an argument, which can be more than a literal: `try #require(URL(string: "…"))`.
  func argument(_ node: Node, of type: ValueType) -> Code {
    if node.isNull, type.isOptional { return "nil" }
    let text = Code.string(SwiftString(node.text ?? ""))
    switch type.unwrapped {
    case .date, .day, .localDateTime, .decimal: return required(literal(node, of: type), of: type)
    case .url: return required(.call("URL", [.argument("string", text)]), of: type)
    case .uuid: return required(.call("UUID", [.argument("uuidString", text)]), of: type)
    case .list(let element): return .array((node.elements ?? []).map { argument($0, of: element) })
    case .dictionary(let value):
      return .dictionary((node.members ?? []).map { ($0.key, argument($0.value, of: value)) })
    case .json:
      return decoded(node)
    case .named where screen.service.enumeration(type.unwrapped) == nil:
      if screen.service.app != nil { return AppValueWriter(tests: self).value(node, of: type) }
      return decoded(node)
    default: return literal(node, of: type)
    }
  }

  private func decoded(_ node: Node) -> Code {
    .trying(.call("\(testHelper: "decoded")", [.string(SwiftString(jsonText(node, width: .max)))]))
  }

  /// Whether `argument` decodes a value of this type from JSON. Swift cannot infer the type of a constant from such a call.
  func decodes(_ type: ValueType) -> Bool {
    switch type {
    case .json: true
    case .named: screen.service.enumeration(type) == nil
    case .optional(let element), .list(let element), .dictionary(let element): decodes(element)
    default: false
    }
  }

  /// Returns a value for an argument without `try`, with a fallback that no test expects.
  func plainArgument(_ node: Node, of type: ValueType) -> Code {
    if type.isOptional { return argument(node, of: type) }
    let text = Code.string(SwiftString(node.text ?? ""))
    let (value, otherwise): (Code, Code)
    switch type {
    case .url:
      value = .call("URL", [.argument("string", text)])
      otherwise = #"URL(fileURLWithPath: "/")"#
    case .uuid: (value, otherwise) = (.call("UUID", [.argument("uuidString", text)]), "UUID()")
    case .date, .day, .localDateTime: (value, otherwise) = (literal(node, of: type), ".distantPast")
    case .decimal: (value, otherwise) = (literal(node, of: type), "0")
    default: return argument(node, of: type)
    }
    return .binary(value, [.init("??", otherwise)])
  }

  /// `Decimal(string: "12.50")`: a literal with a fraction would be converted from a Double.
  private func decimal(_ text: String) -> Code {
    .call("Decimal", [.argument("string", .string(SwiftString(text)))])
  }

  /// Returns the unwrapped value, unless the type is optional too: `#require` would cause a warning then.
  func required(_ value: Code, of type: ValueType) -> Code {
    if type.isOptional { return value }
    return .trying(.call("#require", [value]))
  }

  private func enumCase(_ node: Node, _ type: ValueType) -> Code {
    let enumeration = screen.service.enumeration(type)
    let text = node.isNull ? "null" : node.text ?? ""
    if let known = enumeration?.knownCase(text) {
      return .text(swiftCase(known.name, of: type.swiftName))
    }
    let rawValue: Code =
      switch enumeration?.rawType {
      case .integer: .text(Int(text).map(integerLiteral) ?? "0")
      case .number: .text(Double(text).map(doubleLiteral) ?? "0")
      case .json where node.string == nil: .text(text)
      case .string, .json, nil: .string(SwiftString(text))
      }
    return .call(".unknown", [rawValue])
  }
}

extension ValueType {
  /// Whether the function that parses a value from text returns an optional.
  fileprivate var isReadAsOptional: Bool { isDateLike || self == .decimal }
}
