import DocumentReader
import SpecSyntax
import ViewModelIR

/// Checks the parts of one spec against the service's types and lowers them into the IR.
final class ScreenChecker {
  let spec: Spec
  let service: ServiceModel
  let language: String
  let plurals: PluralRules
  /// The formats that the spec declares or shares with others, by name.
  let namedFormats: [String: Spec.NamedFormat]
  /// The models that fields can nest, by name.
  let models: [String: NestableModel]
  /// What the spec uses from other specs' files.
  let shared: SharedDeclarations
  /// The functions of the app, by name.
  let functions: [String: FunctionDeclaration]
  /// The common prefix of the IDs of all texts.
  let root: Text.ID
  /// Records names for editors; `nil` in a run of the tool.
  let trace: Trace?
  let problems = Problems()
  let findings = Findings()

  init(
    spec: Spec,
    service: ServiceModel,
    language: String,
    plurals: PluralRules,
    isTranslated: Bool,
    shared: SharedDeclarations = SharedDeclarations(),
    functions: [FunctionDeclaration] = [],
    trace: Trace? = nil
  ) {
    self.spec = spec
    self.trace = trace
    self.service = service
    self.language = language
    self.plurals = plurals
    self.shared = shared
    namedFormats = Dictionary(
      (spec.formats + shared.formats).map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let stem = fileStem(spec.view.location.file.path)
    // The texts of a shared model are different from those of the screens that nest it.
    let keys = spec.isShared ? ["models", spec.view.text ?? ""] : []
    root = Text.ID(keys, entry: isTranslated ? Text.CatalogEntry([stem]) : nil)
    models = Dictionary(
      NestableModel.all(in: spec, service, shared).map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    self.functions = Dictionary(
      functions.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  func expression(
    _ expression: SpecExpression,
    _ id: Text.ID,
    in scope: Scope
  ) throws(Diagnostic) -> (syntax: Syntax, checker: ExpressionChecker) {
    guard let syntax = expression.syntax else { throw .alreadyReported }
    return (syntax, expressionChecker(expression.node, id, in: scope))
  }

  func expressionChecker(
    _ scalar: Node,
    _ id: Text.ID,
    in scope: Scope
  ) -> ExpressionChecker {
    ExpressionChecker(screen: self, scalar: scalar, id: id, scope: scope)
  }

  /// A copy whose problems and findings are discarded, for looking ahead.
  var silent: ScreenChecker { ScreenChecker(silencing: self, trace: trace) }

  /// A copy whose problems, findings and names are discarded, for checking an expression in another place than its own.
  var elsewhere: ScreenChecker { ScreenChecker(silencing: self, trace: nil) }

  private init(silencing other: ScreenChecker, trace: Trace?) {
    spec = other.spec
    service = other.service
    language = other.language
    plurals = other.plurals
    namedFormats = other.namedFormats
    models = other.models
    shared = other.shared
    functions = other.functions
    root = other.root
    self.trace = trace
  }

  /// Looks up a type as written in a spec, such as `String`, `[Photo]` or `Date?`.
  /// The type of a value that the presenter hands through, which can also be `Data`.
  func handedType(_ node: Node?) throws(Diagnostic) -> ValueType {
    switch node?.text?.filter({ $0 != " " }) {
    case "Data": return .data
    case "Data?": return .optional(.data)
    case "[Data]": return .list(.data)
    default: return try type(node)
    }
  }

  func type(_ node: Node?) throws(Diagnostic) -> ValueType {
    guard let node else { throw .alreadyReported }
    let name = (node.text ?? "")[...].trimmed
    if name.hasSuffix("?") { return .optional(try type(named: name.dropLast(), in: node)) }
    return try type(named: name, in: node)
  }

  private func type(named text: Substring, in node: Node) throws(Diagnostic) -> ValueType {
    let name = text.trimmed
    let inside = name.dropFirst().dropLast().trimmed
    if name.hasPrefix("["), name.hasSuffix("]"), !inside.hasPrefix("[") {
      let value = inside.drop { $0 != ":" }.dropFirst()
      if !value.isEmpty, inside.prefix(while: { $0 != ":" }).trimmed == "String" {
        return .dictionary(try type(named: value, in: node))
      }
      return .list(try type(named: inside, in: node))
    }
    if let type = basicTypes[String(name)] { return type }
    if let declaration = service.schemaType(String(name)) {
      if case .alias(let type) = declaration.kind { return type }
      return .named(declaration.name)
    }
    if .named(String(name)) == ValueType.data, service.schemaType("DataModel") == nil {
      throw .dataOutsideScreen(at: node.location(of: name.offsets))
    }
    throw .unknownType(
      String(name),
      renamed: newName(of: name),
      known: basicTypeNames + service.declarations.map(\.name),
      at: node.location(of: name.offsets)
    )
  }
}

extension ScreenChecker {
  /// The name that the spec has given to a type of the schema; `nil` if it keeps its name.
  func newName(of type: some StringProtocol) -> String? {
    spec.service?.rename.first { $0.key == type }?.value.text
  }
}

extension Diagnostic {
  /// - Parameter renamed: The name that the spec gives to the type.
  static func unknownType(
    _ name: String,
    renamed: String?,
    known: [String],
    at location: Location
  ) -> Self {
    // Without one, the schema's type was renamed because its name is that of a Foundation or SwiftUI type.
    let (other, reason) = renamed.map { ($0, "with 'rename'") } ?? ("\(name)Model", "in Swift")
    let hint =
      known.contains(other)
      ? Hint("the schema's '\(name)' is '\(other)' \(reason)", meaning: other)
      : Hint(for: name, among: known)
    return Self(.unknownName, "there is no type \(quoted(name))", hint, at: location)
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0 == " " }
    return start.lastIndex { $0 != " " }.map { start[...$0] } ?? start
  }

  /// The UTF-8 offsets of the substring in its base string.
  fileprivate var offsets: Range<Int> {
    let start = base.utf8.distance(from: base.startIndex, to: startIndex)
    return start..<start + utf8.count
  }
}

/// The names of the types that are built in, sorted.
package let basicTypeNames = basicTypes.keys.sorted()

private let basicTypes: [String: ValueType] = [
  "String": .string, "Int": .integer, "Double": .number, "Decimal": .decimal, "Bool": .boolean,
  "Date": .date, "TimeInterval": .duration, "URL": .url, "UUID": .uuid,
  // Both are dates in Swift. These names tell specs what kind of date is meant.
  "day": .day, "localDateTime": .localDateTime,
]

extension Diagnostic {
  fileprivate static func dataOutsideScreen(at location: Location) -> Self {
    Self(
      .unknownName,
      "'Data' is a type for what a screen only hands through: parameters of actions, locals, and 'inputs' and 'returns' of 'screen'; no field can show it",
      at: location
    )
  }
}
