import DocumentReader
import SpecSyntax
import ViewModelIR

extension ScreenChecker {
  /// Checks a format after a bar; without one, uses the default format of the type.
  func format(
    _ syntax: FormatSyntax?,
    for value: TypedExpression,
    source: TypedExpression,
    _ slots: inout Slots,
    at mark: Range<Int>,
    in id: Text.ID
  ) throws(Diagnostic) -> Format {
    let checker = slots.expressions
    guard let syntax else {
      return try defaultFormat(of: value.type, at: checker.scalar.location(of: mark))
    }
    try trace(syntax, of: value.type, in: checker.scalar)
    // Computed only if needed, because it requires walking the whole text before it.
    var location: Location { checker.scalar.location(of: syntax.mark) }
    let (named, kind) = try kind(of: syntax, in: checker.scalar)
    if let named { findings.usedFormats.insert(named.name) }
    guard kind.accepts(value.type, in: service) else {
      throw .wrongValue(kind, got: value, service, at: location)
    }
    try trace(syntax.arguments, of: kind)
    var given = GivenOptions(kind, named: named?.name, slots)
    if kind.options == nil {
      if let named {
        if let argument = syntax.arguments.first {
          throw .formatTakesNothing(
            syntax.name,
            at: checker.scalar.location(of: argument.mark)
          )
        }
        return try choice(of: named, kind, for: value.type, at: location)
      }
      try given.add(syntax.arguments)
      let texts = try textsByValue(syntax.texts, given.all, of: kind, at: location)
      return try choice(kind, texts, for: value.type, id: id.appending(kind.name))
    }
    if case .options(let options)? = named?.kind?.content { try given.add(options) }
    try given.add(syntax.arguments)
    var options = FormatOptions(
      kind,
      of: value,
      from: source,
      in: service,
      given.all,
      at: { checker.scalar.location(of: syntax.mark) },
      data: { (name, type, others) throws(Diagnostic) in
        try given.data(name, type, or: others)
      }
    )
    var format = try kind.lowered(&options)
    slots = given.slots
    format.name = named?.name
    problems.note(options.warnings)
    if id.entry != nil, options.warnings.isEmpty, case .date(.pattern) = format.style {
      problems.note(.fixedPattern(at: location))
    }
    return format
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

  /// The named format (`nil` if the built-in format is used directly) and its built-in format.
  func kind(
    of syntax: FormatSyntax,
    in scalar: Node
  ) throws(Diagnostic) -> (Spec.NamedFormat?, FormatDefinition) {
    let kinds = FormatDefinition.all.map(\.name)
    guard let named = namedFormats[syntax.name] else {
      if let kind = FormatDefinition.named(syntax.name) { return (nil, kind) }
      if spec.unknownKeys.contains(.formats) || shared.lacksFormats { throw .alreadyReported }
      let known = (spec.formats + shared.formats).map(\.name) + kinds
      throw .unknownFormat(syntax.name, known: known, at: scalar.location(of: syntax.mark))
    }
    guard let kind = named.kind else { throw .alreadyReported }
    if let builtIn = FormatDefinition.named(kind.name) { return (named, builtIn) }
    throw .unknownFormat(kind.name, known: kinds, at: kind.location)
  }

  /// The texts of an inline `plural` or `map`, such as `map(in_stock: 'In stock', unknown: 'Ask us')`, in which `unknown` is among the values.
  private func textsByValue(
    _ templates: [String: SpecTemplate],
    _ options: [FormatOptions.Option],
    of kind: FormatDefinition,
    at location: Location
  ) throws(Diagnostic) -> TextsByValue {
    var texts = TextsByValue(isInline: true, at: location)
    for option in options {
      guard let node = option.node else {
        throw .literalOption(option.name, "a text in quotes", at: option.valueLocation)
      }
      let member = Node.Member(key: option.name, keyLocation: option.location, value: node)
      switch templates[option.name] {
      case let unknown? where kind == .map && option.name == "unknown": texts.unknown = unknown
      case let text?: texts.texts.append((member, text))
      case nil: texts.fractionDigits = member
      }
    }
    return texts
  }

  /// The texts of a named `plural` or `map` for one type of value. They are checked on first use and cached.
  private func choice(
    of named: Spec.NamedFormat,
    _ kind: FormatDefinition,
    for type: ValueType,
    at location: @autoclosure () -> Location
  ) throws(Diagnostic) -> Format {
    let use = NamedChoice(name: named.name, type: type)
    if let known = findings.namedChoices[use] { return known }
    if findings.openFormats.contains(named.name) {
      throw .circularFormat(named.name, at: location())
    }
    findings.openFormats.append(named.name)
    defer { findings.openFormats.removeLast() }
    guard case .texts(let texts?)? = named.kind?.content else { throw .alreadyReported }
    // The texts of a shared format have one name in the catalog, whichever spec uses them.
    let file = named.location.file.path
    let owner = file == spec.view.location.file.path ? root.entry?.names : [fileStem(file)]
    let names = root.entry.flatMap { _ in owner }
      .map { Text.CatalogEntry($0 + ["formats", named.name]) }
    let id = Text.ID(root.keys + ["formats", named.name, kind.name], entry: names)
    var format = try choice(kind, texts, for: type, id: id)
    format.name = named.name
    findings.namedChoices[use] = format
    return format
  }
}

/// A named `plural` or `map` together with the type of value that it formats.
struct NamedChoice: Hashable {
  let name: String
  let type: ValueType
}
