/// The kinds of format, by the names that specs use.
enum FormatKind: String, CaseIterable {
  case plain, number, compact, date, plural, map
}

extension ScreenChecker {
  /// The format behind a placeholder's bar, or what the type is shown with when there is none.
  mutating func format(
    _ syntax: FormatSyntax?,
    for type: ValueType,
    of value: Syntax,
    in template: Node,
    owner: String
  ) throws(Diagnostic) -> Format {
    guard let syntax else {
      switch type {
      case .string, .url, .uuid: return .verbatim
      case .integer, .number: return .number(NumberOptions())
      default:
        let isEnumeration = service.enumeration(type) != nil
        throw .needsFormat(type, isEnumeration, at: template.location(at: value.offset))
      }
    }
    let location = template.location(at: syntax.offset)
    if let named = spec.formats.first(where: { $0.name == syntax.name }) {
      if let argument = syntax.arguments.first {
        throw .formatTakesNothing(syntax.name, at: template.location(at: argument.offset))
      }
      return try function(named, for: type, at: location)
    }
    guard let kind = FormatKind(rawValue: syntax.name) else {
      throw .unknownFormat(
        syntax.name,
        known: spec.formats.map(\.name) + FormatKind.allCases.map(\.rawValue),
        at: location
      )
    }
    let options = Node(
      .mapping(
        try syntax.arguments.map { (argument) throws(Diagnostic) in
          try member(argument, of: syntax.name, in: template)
        }
      ),
      at: location
    )
    let unknown = kind == .map ? options["unknown"] : nil
    let body = try self.body(
      kind,
      options: kind == .map ? options.removing("unknown") : options,
      unknown: unknown,
      for: type,
      at: location,
      owner: owner
    )
    guard case .format(let format) = body else {
      return add(body, named: freshFunctionName(owner), for: type)
    }
    return inline(format, for: type, owner: owner)
  }

  /// What is short stays in its place; what takes a line becomes a function, one for all that do the same.
  private mutating func inline(
    _ format: Format,
    for type: ValueType,
    owner: String
  ) -> Format {
    let name: String
    switch format {
    case .verbatim, .plain, .function, .number(NumberOptions()): return format
    case .number, .date(.pattern): name = owner
    case .compact: name = "compact"
    case .date(.style(let style)): name = "\(style.rawValue)Date"
    }
    let same = functions.filter { function in
      // A format that the author named means what its name says.
      if spec.formats.contains(where: { $0.name == function.name }) { return false }
      return if case .format(format) = function.body { true } else { false }
    }
    if let found = same.first(where: { $0.valueType == type }) { return .function(found.name) }
    return add(.format(format), named: same.first?.name ?? freshFunctionName(name), for: type)
  }

  /// The function of a named format for one type of value, made when it is first asked for.
  private mutating func function(
    _ named: Spec.NamedFormat,
    for type: ValueType,
    at location: Location
  ) throws(Diagnostic) -> Format {
    if functions.contains(where: { $0.name == named.name && $0.valueType == type }) {
      return .function(named.name)
    }
    if openFormats.contains(named.name) { throw .circularFormat(named.name, at: location) }
    guard let kind = FormatKind(rawValue: named.kind) else {
      throw .unknownFormat(
        named.kind,
        known: FormatKind.allCases.map(\.rawValue),
        at: named.kindLocation
      )
    }
    openFormats.append(named.name)
    defer { openFormats.removeLast() }
    let body = try self.body(
      kind,
      options: named.options,
      unknown: named.unknown,
      for: type,
      at: location,
      owner: named.name
    )
    return add(body, named: named.name, for: type)
  }

  /// Functions for several types share a name, as overloads do.
  private mutating func add(
    _ body: FormatFunction.Body,
    named name: String,
    for type: ValueType
  ) -> Format {
    let texts: [Text] =
      switch body {
      case .plural(let exact, let categories): Array(exact.values) + Array(categories.values)
      case .map(let entries, let unknown): entries.map(\.text) + [unknown].compactMap { $0 }
      case .format: []
      }
    var usesContext = texts.contains { self.usesContext($0) }
    if case .format(let format) = body { usesContext = format.usesContext }
    functions.append(
      FormatFunction(name: name, valueType: type, body: body, usesContext: usesContext)
    )
    return .function(name)
  }

  /// An inline plural or map becomes a function named after its field.
  private func freshFunctionName(_ owner: String) -> String {
    let taken = Set(functions.map(\.name)).union(spec.formats.map(\.name))
    var name = owner
    var number = 2
    while taken.contains(name) {
      name = "\(owner)\(number)"
      number += 1
    }
    return name
  }

  /// An inline option, as the same node that YAML gives for one under `formats`.
  private func member(
    _ argument: Syntax.Argument,
    of format: String,
    in template: Node
  ) throws(Diagnostic) -> Node.Member {
    let location = template.location(at: argument.offset)
    guard let label = argument.label else { throw .unlabelledOption(format, at: location) }
    let offset = argument.value.offset
    let value: Node.Value
    var start = offset
    switch argument.value.kind {
    case .string(let text):
      value = .string(text)
      start += 1
    case .name(let name): value = .string(name)
    case .integer(let text), .number(let text): value = .number(text)
    case .bool(let bool): value = .bool(bool)
    default: throw .literalOption(label, at: template.location(at: offset))
    }
    return Node.Member(
      key: label,
      keyLocation: location,
      value: Node(value, at: template.location(at: start))
    )
  }
}

extension Node {
  fileprivate func removing(_ key: String) -> Node {
    Node(.mapping((members ?? []).filter { $0.key != key }), style: style, at: location)
  }
}
