import DocumentReader
import ViewModelIR

extension Diagnostic {
  static func optionalInText(
    _ path: String?,
    _ value: TypedExpression,
    isCase: Bool,
    at location: Location
  ) -> Self {
    let type = value.type
    let other: String? =
      switch type.unwrapped {
      case .string: "'…'"
      case .integer, .number: "0"
      default: nil
      }
    let isQuotient = if case .arithmetic(_, .divide, _) = value.kind { true } else { false }
    let origin = value.pathOfOptional
    // A case has no fallback of its own.
    var mends = [
      isCase ? "add a case before it for nil" : "give the field a 'fallback'"
    ]
    if let path, let other { mends.insert("write '\(path) ?? \(other)'", at: 0) }
    if isQuotient { mends.insert("write '?? 0' after it", at: 0) }
    if let path = path ?? origin { mends.append("add 'when: \(path) != nil'") }
    let last = mends.removeLast()
    let ways = mends.isEmpty ? last : mends.joined(separator: ", ") + " or " + last
    let name =
      path.map { "'\($0)'" } ?? origin.map { "'\($0)', and so this value," }
      ?? (isQuotient ? "a division by 0 is nil, so this" : "this value")
    return Self(.unhandledOptional, "\(name) may be nil: \(ways)", at: location)
  }

  static func optionalOfComputedKey(_ text: String, isCase: Bool, at location: Location) -> Self {
    let other = isCase ? "write '??' and another value after it" : "give the field a 'fallback'"
    return Self(
      .unhandledOptional,
      "\(quoted(text)) may be nil, and a condition cannot rule that out because the key is computed: \(other), "
        + "or give the value a name under 'let', as in 'let: { found: \"\(text)\" }', and use that with 'when: found != nil'",
      at: location
    )
  }

  static func casesOfTwoTypes(
    _ type: ValueType,
    after before: ValueType,
    at location: Location
  ) -> Self {
    Self(
      .typeMismatch,
      "all cases of a field need the same type: this is '\(type.spokenName)', but those before it are '\(before.spokenName)'",
      at: location
    )
  }

  static func unusedLocal(_ name: String, at location: Location) -> Self {
    Self(
      .warning,
      .unreachable,
      "nothing uses '\(name)', so it is not generated: leave it out",
      at: location
    )
  }

  static func needlessFallback(at location: Location) -> Self {
    Self(
      .warning,
      .unhandledOptional,
      "nothing in the text may be nil, so the fallback is never shown: leave it out",
      at: location
    )
  }

  static func needsFormat(
    _ type: ValueType,
    _ declaration: ServiceModel.Declaration.Kind?,
    at location: Location
  ) -> Self {
    let hint =
      switch type {
      case .date, .day, .localDateTime: "add one, such as '| date(style: long)'"
      case .boolean: "add a 'map' with a text for true and one for false"
      case .duration: "add one, such as '| duration(style: clock)'"
      case .list: "show its 'count', join its strings with '| list', or use 'each'"
      case .json: "give it a type in the schema"
      case .dictionary: "look up a key, as in 'prices[\u{27}EUR\u{27}]', or show its 'count'"
      default:
        switch declaration {
        case .enumeration: "add a 'map' with a text for each case"
        case .union(let union):
          "tell its types apart with 'cases' and 'when: … is \(union.cases.first?.type.specName ?? "…")'"
        default: "show one of its properties"
        }
      }
    return Self(.format, "'\(type.specName)' has no text without a format: \(hint)", at: location)
  }

  static func unknownFormat(_ name: String, known: [String], at location: Location) -> Self {
    let hint =
      name == "phone"
      ? "grouping phone numbers needs every country's numbering plan: let the backend format them"
      : Hint(for: name, among: known)
    return Self(.format, "there is no format '\(name)'", hint, at: location)
  }

  static func formatTakesNothing(_ name: String, at location: Location) -> Self {
    Self(
      .format,
      "'\(name)' is a named format, with its options under 'formats': write '| \(name)'",
      at: location
    )
  }

  static func circularFormat(_ name: String, at location: Location) -> Self {
    Self(.format, "format '\(name)' uses itself: use a different format in its texts", at: location)
  }

  static func unusedFormat(_ name: String, at location: Location) -> Self {
    Self(
      .warning,
      .format,
      "no text uses the format '\(name)', so its options are not checked: leave it out",
      at: location
    )
  }

  static func wrongValue(
    _ format: FormatDefinition,
    got value: TypedExpression,
    _ service: ServiceModel,
    at location: Location
  ) -> Self {
    if case .list(let element) = value.type.unwrapped,
      let step = format.step(of: element, in: service)
    {
      return Self(
        .typeMismatch,
        """
        format '\(format.name)' does not take '\(value.type.spokenName)': format each of its \
        elements with '.map($0 | \(step))'
        """,
        at: location
      )
    }
    let isChained = if case .formatted = value.kind { true } else { false }
    let found =
      isChained ? "the format before it makes a text" : "the value is '\(value.type.spokenName)'"
    return Self(
      .typeMismatch,
      "format '\(format.name)' needs \(format.wanted), but \(found)"
        + (wireFormat(format, of: value, in: service).map {
          ": if it means one, say so under 'service': 'types: { \($0) }'"
        } ?? ""),
      at: location
    )
  }

  /// What makes of the service's number or text what the format takes: `Order.paidAt: unixtime`.
  private static func wireFormat(
    _ format: FormatDefinition,
    of value: TypedExpression,
    in service: ServiceModel
  ) -> String? {
    guard case .property(let base, let name) = value.kind,
      let owner = base.type.unwrapped.declaredName,
      case .record(let record)? = service.schemaType(owner)?.kind,
      record.properties.contains(where: { $0.name == name })
    else { return nil }
    let wireFormat: WireFormat
    switch (format.takes, value.type.unwrapped) {
    case (.dates, .integer), (.dates, .number): wireFormat = .unixtime
    case (.dates, .string): wireFormat = .dateTime
    case (.numbers, .string): wireFormat = .decimal
    default: return nil
    }
    return "\(owner).\(name): \(wireFormat.rawValue)"
  }

  static func unknownModel(_ node: Node, known: some Collection<String>) -> Self {
    let name = node.text ?? ""
    let hint = known.isEmpty ? "describe it under 'models'" : Hint(for: name, among: known)
    return Self(.unknownName, "there is no model \(quoted(name))", hint, at: node.location)
  }

  static func wrongEach(
    _ type: ValueType,
    model: String,
    source: ValueType,
    at location: Location
  ) -> Self {
    let elements = if case .list(let element) = type.unwrapped { element } else { type.unwrapped }
    let hint = elements.nameBesideDate(source).map { "; write 'from: \($0)'" } ?? ""
    return Self(
      .typeMismatch,
      "model '\(model)' is made from '\(source.spokenName)', so 'each' needs '[\(source.specName)]', but this is '\(type.spokenName)'\(hint)",
      at: location
    )
  }

  static func wrongInput(
    _ name: String,
    wants wanted: ValueType,
    got type: ValueType,
    at location: Location
  ) -> Self {
    let found = wanted.isOptional ? type.asOptional : type
    let hint =
      if let name = found.nameBesideDate(type.isOptional ? wanted.asOptional : wanted) {
        "; declare it as '\(name)'"
      } else if type == wanted.asOptional {
        "; say with '??' what it is if it is nil, or declare it as '\(wanted.specName)?'"
      } else {
        ""
      }
    return Self(
      .typeMismatch,
      "input '\(name)' needs '\(wanted.spokenName)', but this is '\(type.spokenName)'\(hint)",
      at: location
    )
  }

  static func missingInput(_ name: String, model: String, at location: Location) -> Self {
    Self(
      .missingKey,
      "model '\(model)' has the input '\(name)': fill it with 'with: { \(name): … }'",
      at: location
    )
  }

  static func unknownType(_ name: String, known: [String], at location: Location) -> Self {
    // Its own name would have meant one of Foundation's types in the generated code.
    let renamed = "\(name)Model"
    let hint =
      known.contains(renamed)
      ? Hint("the schema's '\(name)' is '\(renamed)' in Swift", meaning: renamed)
      : Hint(for: name, among: known)
    return Self(.unknownName, "there is no type \(quoted(name))", hint, at: location)
  }

  static func unknownLanguage(_ language: String, at location: Location) -> Self {
    Self(
      .wrongType,
      "\(quoted(language)) is not a language with plural rules in CLDR: write a code such as 'en' or 'pt-PT'",
      at: location
    )
  }

  static func wrongInput(_ name: String, _ node: Node, wants wanted: String) -> Self {
    Self(
      .exampleData,
      "the input '\(name)' must be \(wanted), not \(node.text.map { quoted($0) } ?? node.kindName)",
      at: node.location
    )
  }

  static func wrongExpectation(_ field: String, _ node: Node, wants wanted: String) -> Self {
    Self(
      .expectation,
      "'\(field)' can never be \(node.text.map { quoted($0) } ?? node.kindName): it is \(wanted)",
      at: node.location
    )
  }

  static func missingExampleInput(_ name: String, at location: Location) -> Self {
    Self(
      .exampleData,
      "the view model has the input '\(name)': give it with 'inputs: { \(name): … }'",
      at: location
    )
  }
}

extension FormatDefinition {
  /// How each element of a list is formatted where the list cannot be; nil where it cannot be either.
  fileprivate func step(of element: ValueType, in service: ServiceModel) -> String? {
    if self == .list {
      if element.isNumeric || element == .decimal { return "number" }
      if element.isMoment { return "date(style: long)" }
      return service.enumeration(element) == nil ? nil : "map(…)"
    }
    guard accepts(element, in: service) else { return nil }
    return optionNames == [] ? name : "\(name)(…)"
  }
}

extension TypedExpression {
  /// The path that it is computed from, and is nil with; nil if that is not a path.
  fileprivate var pathOfOptional: String? {
    guard case .ifPresent(let binding, _) = kind else { return nil }
    return binding.value.path
  }

  private var path: String? {
    switch kind {
    case .property(let base, let name):
      if case .model = base.kind { name } else { base.path.map { "\($0).\(name)" } }
    default: variableName
    }
  }
}
