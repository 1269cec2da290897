import DocumentReader
import ViewModelIR

/// The options of one use of a format: those under its name in `formats`, and those in parentheses after it, which win.
struct FormatOptions {
  struct Option {
    var name: String
    var location: Location
    /// A literal or a word; nil for any other expression.
    var node: Node?
    /// nil under `formats`, where only literals stand.
    var syntax: Syntax?
    var valueLocation: Location
  }

  let kind: FormatKind
  /// The value that is formatted, which is not optional.
  let value: TypedExpression
  /// What it was before it was unwrapped.
  let source: TypedExpression
  /// Where the format's name is in the text.
  private let mark: Range<Int>
  /// Those around it, which options from data join.
  private(set) var slots: Slots
  private(set) var all: [Option] = []
  /// What it is called under `formats`.
  var named: String?
  /// What is worth a word but no error.
  var warnings: [Diagnostic] = []

  init(
    _ kind: FormatKind,
    of value: TypedExpression,
    from source: TypedExpression,
    at mark: Range<Int>,
    _ slots: Slots
  ) {
    self.kind = kind
    self.value = value
    self.source = source
    self.mark = mark
    self.slots = slots
  }

  var expressions: ExpressionChecker { slots.expressions }
  var type: ValueType { value.type }
  /// Where the format's name is.
  var location: Location { expressions.scalar.location(of: mark) }

  subscript(name: String) -> Option? { all.first { $0.name == name } }

  mutating func set(_ option: Option) throws(Diagnostic) {
    if let allowed = kind.optionNames, !allowed.contains(option.name) {
      throw .unknownOption(option.name, of: kind.rawValue, allowed: allowed, at: option.location)
    }
    all.removeAll { $0.name == option.name }
    all.append(option)
  }

  /// Takes the options that stand under a name in `formats`; `{ compact: true }` has none.
  mutating func add(_ named: Node) throws(Diagnostic) {
    if named.bool == true { return }
    guard let members = named.members else {
      throw .optionsWithoutNames(named, of: kind)
    }
    _ = try expressions.problems.all(members.filter { !$0.value.isTold }) {
      (member) throws(Diagnostic) in
      try set(
        Option(
          name: member.key,
          location: member.keyLocation,
          node: member.value,
          syntax: nil,
          valueLocation: member.value.location
        )
      )
    }
  }

  /// Takes the options in parentheses.
  mutating func add(_ arguments: [Syntax.Argument]) throws(Diagnostic) {
    var labels: Set<String> = []
    _ = try expressions.problems.all(arguments) { (argument) throws(Diagnostic) in
      let location = expressions.scalar.location(of: argument.mark)
      guard let label = argument.label else {
        if labels.contains("units") { throw .unquotedUnits(at: location) }
        throw .unlabelledOption(kind.rawValue, at: location)
      }
      guard labels.insert(label).inserted else { throw .doubledOption(label, at: location) }
      try set(Option(argument, named: label, at: location, in: expressions))
    }
  }
}

extension FormatOptions.Option {
  fileprivate init(
    _ argument: Syntax.Argument,
    named name: String,
    at location: Location,
    in expressions: ExpressionChecker
  ) {
    self.name = name
    self.location = location
    node = argument.value.literal.map { literal in
      // A string's characters stand between its quotes.
      var range = argument.value.mark
      if case .string = argument.value.kind, range.count > 1 {
        range = (range.lowerBound + 1)..<(range.upperBound - 1)
      }
      return Node(literal, at: expressions.scalar.location(of: range))
    }
    syntax = argument.value
    valueLocation = expressions.location(argument.value)
  }
}

// MARK: - Typed access

extension FormatOptions {
  func text(_ name: String, such sample: String) throws(Diagnostic) -> Node? {
    try literal(name, "a string such as '\(sample)'") { $0.text == nil ? nil : $0 }
  }

  func flag(_ name: String) throws(Diagnostic) -> Bool? {
    try literal(name, "true or false") { $0.bool }
  }

  func count(_ name: String, in range: ClosedRange<Int>) throws(Diagnostic) -> Int? {
    try literal(name, "a count from \(range.lowerBound) to \(range.upperBound)") { node in
      node.text.flatMap { Int($0) }.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// One of a few words.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String,
    of type: Choice.Type,
    except unfit: Choice? = nil
  ) throws(Diagnostic) -> Choice? {
    guard let node = try literal(name, "a word", { $0 }) else { return nil }
    let choices = Choice.allCases.filter { $0.rawValue != unfit?.rawValue }
    if let choice = choices.first(where: { $0.rawValue == node.text }) { return choice }
    throw .notOneOf(node, what: "'\(name)'", choices: choices.map(\.rawValue))
  }

  /// An option that may come from data; a literal takes the type.
  mutating func data(_ name: String, _ type: ValueType) throws(Diagnostic) -> Format.Argument? {
    guard let option = self[name] else { return nil }
    guard let syntax = option.syntax else {
      guard let node = option.node, let value = node.literal(of: type) else {
        throw .dataUnderFormats(name, type, use: use(option) ?? "", at: option.valueLocation)
      }
      return Format.Argument(name: name, value: TypedExpression(type, .literal(value)))
    }
    if type == .string, case .name(let word) = syntax.kind,
      expressions.scope.isUnknown(word, expressions.service)
    {
      throw .unquotedOption(name, word, at: option.valueLocation)
    }
    var value = try expressions.check(syntax, expected: type)
    if type == .number || type == .decimal, value.type.unwrapped == .integer {
      value = value.promoted(to: type)
    }
    let isText = expressions.service.enumeration(value.type.unwrapped)?.rawType == .string
    if type == .string, isText, let text = TypedExpression(.rawValue, of: value) { value = text }
    let found = value.type.unwrapped
    if type.isMoment, found.isMoment, found != type {
      throw .mixedDates(name, value.type, wants: type, at: option.valueLocation)
    }
    if found == type { value = try slots.present(value, syntax) }
    try expressions.require(value, syntax, "option '\(name)'", type.specName) { $0 == type }
    return Format.Argument(name: name, value: value)
  }

  /// Where data is given for an option that is under `formats`; nil for one in parentheses.
  func use(_ option: Option) -> String? {
    guard option.syntax == nil, let named else { return nil }
    let use = "{… | \(named)(\(option.name): \(option.node?.text ?? "…"))}"
    return "pass an option from the data where the format is used: write \(quoted(use))"
  }

  func literal<Value>(
    _ name: String,
    _ expected: String,
    _ convert: (Node) -> Value?
  ) throws(Diagnostic) -> Value? {
    guard let option = self[name] else { return nil }
    guard let node = option.node else {
      throw .literalOption(name, expected, at: option.valueLocation)
    }
    guard let value = convert(node) else {
      throw .wrongOption(name, node, wants: expected)
    }
    return value
  }
}

extension Syntax {
  /// As YAML would give it; a bare name is a word.
  fileprivate var literal: Node.Value? {
    switch kind {
    case .string(let text), .name(let text): .string(text)
    case .integer(let text), .number(let text): .number(text.filter { $0 != "_" })
    case .bool(let bool): .bool(bool)
    case .prefix(.negate, let operand):
      if case .number(let text)? = operand.literal { .number("-" + text) } else { nil }
    default: nil
    }
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
