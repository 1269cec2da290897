import DocumentReader
import SpecSyntax
import ViewModelIR

/// The options for one use of a format: those under its name in `formats`, overridden by those in parentheses.
struct GivenOptions {
  private let format: FormatDefinition
  /// The name of the format under `formats`; `nil` if it is used directly.
  private let named: String?
  /// The slots of the text, to which options from the data are added.
  private(set) var slots: Slots
  private(set) var all: [FormatOptions.Option] = []
  /// The expressions of the options in parentheses, by name.
  private var expressionsByName: [String: Syntax] = [:]

  init(_ format: FormatDefinition, named: String? = nil, _ slots: Slots) {
    self.format = format
    self.named = named
    self.slots = slots
  }

  private var expressions: ExpressionChecker { slots.expressions }

  private mutating func set(_ option: FormatOptions.Option) throws(Diagnostic) {
    if let allowed = format.optionNames, !allowed.contains(option.name) {
      throw .unknownOption(option.name, of: format.name, allowed: allowed, at: option.location)
    }
    all.removeAll { $0.name == option.name }
    all.append(option)
  }

  /// Adds the options under a name in `formats`. `{ compact: true }` has none.
  mutating func add(_ given: Node) throws(Diagnostic) {
    if given.bool == true { return }
    guard let members = given.members else { throw .optionsWithoutNames(given, of: format) }
    _ = try expressions.problems.all(members.filter { !$0.value.isReported }) {
      (member) throws(Diagnostic) in
      try set(
        FormatOptions.Option(
          name: member.key,
          location: member.keyLocation,
          node: member.value,
          valueLocation: member.value.location,
          use: use(member)
        )
      )
    }
  }

  /// A hint that shows how to pass a value from the data for an option under `formats`.
  private func use(_ option: Node.Member) -> String {
    let use = "{… | \(named ?? format.name)(\(option.key): \(option.value.text ?? "…"))}"
    return "to use a value from the data, set the option where the format is used: \(quoted(use))"
  }

  /// Adds the options in parentheses.
  mutating func add(_ arguments: [Syntax.Argument]) throws(Diagnostic) {
    var labels: Set<String> = []
    _ = try expressions.problems.all(arguments) { (argument) throws(Diagnostic) in
      let location = expressions.scalar.location(of: argument.mark)
      guard let label = argument.label else {
        if labels.contains("units") { throw .unquotedUnits(at: location) }
        throw .unlabelledOption(of: format, after: labels, at: location)
      }
      guard labels.insert(label).inserted else { throw .doubledOption(label, at: location) }
      expressionsByName[label] = argument.value
      try set(FormatOptions.Option(argument.value, named: label, at: location, in: expressions))
    }
  }

  /// The value of an option as an expression of the type, or of one of the other types; `nil` if the option is absent. A literal takes the type.
  mutating func data(
    _ name: String,
    _ type: ValueType,
    or others: [ValueType]
  ) throws(Diagnostic) -> Format.Argument? {
    guard let option = all.first(where: { $0.name == name }) else { return nil }
    guard let syntax = expressionsByName[name], option.use == nil else {
      guard let node = option.node, let value = node.literal(of: type) else {
        throw .dataUnderFormats(name, type, use: option.use ?? "", at: option.valueLocation)
      }
      return Format.Argument(name: name, value: TypedExpression(type, .literal(value)))
    }
    if type == .string, case .name(let word) = syntax.kind,
      expressions.scope.isUnknown(word, expressions.service)
    {
      throw .unquotedOption(name, word, at: option.valueLocation)
    }
    var type = type
    if !others.isEmpty {
      let found = try expressions.check(syntax, expected: type).type.unwrapped
      type = others.first { $0 == found } ?? type
    }
    var value = try expressions.check(syntax, expected: type)
    if type == .number || type == .decimal, value.type.unwrapped == .integer {
      value = value.promoted(to: type)
    }
    let isText = expressions.service.enumeration(value.type.unwrapped)?.rawType == .string
    if type == .string, isText, let text = TypedExpression(.rawValue, of: value) { value = text }
    let found = value.type.unwrapped
    if type.isDateLike, found.isDateLike, found != type {
      throw .mixedDates(name, value.type, wants: type, at: option.valueLocation)
    }
    if found == type { value = try slots.present(value, syntax) }
    try expressions.require(value, syntax, "option '\(name)'", "'\(type.specName)'") { $0 == type }
    return Format.Argument(name: name, value: value)
  }
}

extension FormatOptions.Option {
  fileprivate init(
    _ value: Syntax,
    named name: String,
    at location: Location,
    in expressions: ExpressionChecker
  ) {
    self.init(
      name: name,
      location: location,
      node: value.literal(in: expressions.scalar),
      valueLocation: expressions.location(value),
      isName: value.isName
    )
  }
}

extension Syntax {
  fileprivate var isName: Bool {
    if case .name = kind { true } else { false }
  }
}

extension Node {
  fileprivate func literal(of type: ValueType) -> ViewModelIR.Value? {
    switch (type, value) {
    case (.string, _): text.map { .string($0) }
    case (.integer, .number(let text)): Int(text).map { .integer($0) }
    case (.number, .number(let text)):
      Double(text).flatMap { $0.isFinite ? .number($0) : nil }
    case (.decimal, .number(let text)): decimal(text).map { .decimal($0) }
    default: nil
    }
  }
}
