import DocumentReader
import ViewModelIR

extension ScreenChecker {
  /// The format behind a placeholder's bar, or what the type is shown with when there is none.
  mutating func format(
    _ syntax: FormatSyntax?,
    for value: TypedExpression,
    source: TypedExpression,
    _ checker: ExpressionChecker,
    at mark: Range<Int>,
    owner: String
  ) throws(Diagnostic) -> Format {
    guard let syntax else {
      return try defaultFormat(of: value.type, at: checker.scalar.location(of: mark))
    }
    // Found only where it is needed: it takes a walk through the whole text before it.
    var location: Location { checker.scalar.location(of: syntax.mark) }
    let (named, kind) = try kind(of: syntax, in: checker.scalar)
    guard kind.accepted.include(value.type, in: service) else {
      throw .wrongValue(kind.rawValue, wants: kind.accepted.wanted, got: value.type, at: location)
    }
    var options = FormatOptions(kind, of: value, from: source, at: syntax.mark, checker)
    if kind.options == nil {
      if let named {
        if let argument = syntax.arguments.first {
          throw .formatTakesNothing(
            syntax.name,
            at: checker.scalar.location(of: argument.mark)
          )
        }
        return try textsByValue(of: named, kind, for: value.type, at: location)
      }
      try options.add(syntax.arguments)
      let texts = try textsByValue(options)
      let body = try textsByValue(kind, texts, for: value.type, owner: owner)
      return add(body, named: functions.freshName(owner), for: value.type)
    }
    options.named = named?.name
    if let named = named?.kind { try options.add(named.options) }
    try options.add(syntax.arguments)
    let format = try kind.lowered(&options)
    problems.note(options.warnings)
    if let named { return function(for: format, named: named.name, of: value.type, owner: owner) }
    return format.isShort ? format : function(for: format, of: value.type, owner: owner)
  }

  private func defaultFormat(
    of type: ValueType,
    at location: @autoclosure () -> Location
  ) throws(Diagnostic) -> Format {
    switch type {
    case .string, .url, .uuid: .verbatim
    case .integer, .number, .decimal: .number
    default: throw .needsFormat(type, service.kind(of: type), at: location())
    }
  }

  /// The author's format of the name, where there is one, and what is built in.
  func kind(
    of syntax: FormatSyntax,
    in scalar: Node
  ) throws(Diagnostic) -> (Spec.NamedFormat?, FormatKind) {
    let kinds = FormatKind.allCases.map(\.rawValue)
    guard let named = namedFormats[syntax.name] else {
      if let kind = FormatKind(rawValue: syntax.name) { return (nil, kind) }
      if spec.unknownKeys.contains(.formats) { throw .alreadyTold }
      let known = spec.formats.map(\.name) + kinds
      throw .unknownFormat(syntax.name, known: known, at: scalar.location(of: syntax.mark))
    }
    guard let kind = named.kind else { throw .alreadyTold }
    if let builtIn = FormatKind(rawValue: kind.name) { return (named, builtIn) }
    throw .unknownFormat(kind.name, known: kinds, at: kind.location)
  }

  /// `map(in_stock: 'In stock', unknown: 'Ask us')`: inline, `unknown` stands among the values.
  private func textsByValue(_ options: FormatOptions) throws(Diagnostic) -> TextsByValue {
    var texts: [Node.Member] = []
    var unknown: Node?
    for option in options.all {
      guard let node = option.node else {
        throw .literalOption(option.name, "a text in quotes", at: option.valueLocation)
      }
      if options.kind == .map, option.name == "unknown" {
        unknown = node
      } else {
        texts.append(Node.Member(key: option.name, keyLocation: option.location, value: node))
      }
    }
    return TextsByValue(texts: texts, unknown: unknown, isInline: true, at: options.location)
  }

  /// The function of named texts for one type of value, made when it is first asked for.
  private mutating func textsByValue(
    of named: Spec.NamedFormat,
    _ kind: FormatKind,
    for type: ValueType,
    at location: @autoclosure () -> Location
  ) throws(Diagnostic) -> Format {
    if functions.named(named.name, of: type) != nil { return Format(.function(named.name)) }
    if openFormats.contains(named.name) { throw .circularFormat(named.name, at: location()) }
    openFormats.append(named.name)
    defer { openFormats.removeLast() }
    guard let given = named.kind?.options, !given.isTold else { throw .alreadyTold }
    guard let texts = given.members else {
      let what = kind == .plural ? "categories" : "values"
      throw .wrongType(
        given,
        what: "'\(kind.rawValue)'",
        expected: "a mapping of \(what) to texts"
      )
    }
    let options = TextsByValue(
      texts: texts,
      unknown: named.unknown,
      isInline: false,
      at: given.location
    )
    return add(
      try textsByValue(kind, options, for: type, owner: named.name),
      named: named.name,
      for: type
    )
  }
}

// MARK: - Functions

extension ScreenChecker {
  /// A call of the function that formats like this; what comes from data is passed to it.
  private mutating func function(
    for format: Format,
    named authorsName: String? = nil,
    of type: ValueType,
    owner: String
  ) -> Format {
    var body = format
    var passed: [Format.Argument] = []
    for (index, argument) in format.arguments.enumerated() {
      if case .literal = argument.value.kind { continue }
      let variable = TypedExpression(argument.value.type, .variable(argument.name))
      body.arguments[index].value = variable
      passed.append(argument)
    }
    let parameters = passed.map {
      FormatFunction.Parameter(name: $0.name, label: $0.label, type: $0.value.type)
    }
    let name: String
    if let authorsName {
      // A format that the author named means what its name says.
      let known = functions.named(authorsName, of: type)
      if case .format(body)? = known?.body { return Format(.function(authorsName), passed) }
      name = known == nil ? authorsName : functions.freshName(owner)
    } else {
      let shared = functions.shared(body)
      if let known = shared.first(where: { $0.valueType == type }) {
        return Format(.function(known.name), passed)
      }
      name = shared.first?.name ?? functions.freshName(format.functionName ?? owner, owner)
    }
    var call = add(.format(body), parameters: parameters, named: name, for: type)
    call.arguments = passed
    return call
  }

  /// Functions for several types share a name, as overloads do.
  private mutating func add(
    _ body: FormatFunction.Body,
    parameters: [FormatFunction.Parameter] = [],
    named name: String,
    for type: ValueType
  ) -> Format {
    let usesContext =
      switch body {
      case .plural(let exact, let categories, _):
        (Array(exact.values) + Array(categories.values)).contains { self.usesContext($0) }
      case .map(let entries, let unknown):
        (entries.map(\.text) + [unknown].compactMap { $0 }).contains { self.usesContext($0) }
      case .format(let format): format.usesContext
      }
    functions.add(
      FormatFunction(
        name: name,
        valueType: type,
        parameters: parameters,
        body: body,
        usesContext: usesContext
      )
    )
    return Format(.function(name))
  }
}
