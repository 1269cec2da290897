import DocumentReader
import ViewModelIR

/// Checks the parts of one spec against the service's types and lowers them into the IR.
struct ScreenChecker {
  let spec: Spec
  let service: ServiceModel
  let language: String
  let plurals: PluralRules
  /// The spec's, by name.
  let namedFormats: [String: Spec.NamedFormat]
  let models: [String: Spec.Model]
  private(set) var problems = Problems()
  private(set) var findings = Findings()

  init(spec: Spec, service: ServiceModel, language: String, plurals: PluralRules) {
    self.spec = spec
    self.service = service
    self.language = language
    self.plurals = plurals
    namedFormats = Dictionary(
      spec.formats.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    models = Dictionary(
      spec.models.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  func expression(
    _ scalar: Node,
    _ id: Text.ID,
    in scope: Scope
  ) throws(Diagnostic) -> (syntax: Syntax, checker: ExpressionChecker) {
    if scalar.isTold { throw .alreadyTold }
    guard let text = scalar.text else {
      throw .wrongType(scalar, what: "an expression", expected: "a string")
    }
    do {
      let syntax = try ExpressionParser.parse(text)
      return (syntax, expressionChecker(scalar, id, in: scope))
    } catch {
      throw .syntax(error, in: scalar)
    }
  }

  func expressionChecker(
    _ scalar: Node,
    _ id: Text.ID,
    in scope: Scope
  ) -> ExpressionChecker {
    ExpressionChecker(screen: self, scalar: scalar, id: id, scope: scope)
  }

  /// The same, for a look ahead that leaves no trace.
  var silent: ScreenChecker {
    var checker = self
    checker.problems = Problems()
    checker.findings = Findings()
    return checker
  }

  /// `String`, `[Photo]`, `Date?`: a type as an author writes it.
  func type(_ node: Node?) throws(Diagnostic) -> ValueType {
    guard let node else { throw .alreadyTold }
    var name = (node.text ?? "")[...]
    if name.hasSuffix("?") {
      name = name.dropLast()
      return .optional(try type(named: name, node))
    }
    return try type(named: name, node)
  }

  private func type(named name: Substring, _ node: Node) throws(Diagnostic) -> ValueType {
    if name.hasPrefix("["), name.hasSuffix("]"), !name.hasPrefix("[[") {
      let element = name.dropFirst().dropLast()
      if element.hasPrefix("String:") {
        return .dictionary(try type(named: element.dropFirst(7).drop { $0 == " " }, node))
      }
      return .list(try type(named: element, node))
    }
    if let type = basicTypes[String(name)] { return type }
    if let declaration = service.schemaType(String(name)) {
      if case .alias(let type) = declaration.kind { return type }
      return .named(declaration.name)
    }
    throw .unknownType(
      node,
      known: basicTypes.keys.sorted() + service.declarations.map(\.name)
    )
  }
}

private let basicTypes: [String: ValueType] = [
  "String": .string, "Int": .integer, "Double": .number, "Decimal": .decimal, "Bool": .boolean,
  "Date": .date, "TimeInterval": .duration, "URL": .url, "UUID": .uuid,
]
