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
    let isQuotient =
      switch value.kind {
      case .arithmetic(_, .divide, _), .arithmetic(_, .remainder, _): true
      default: false
      }
    let origin = value.pathOfOptional
    // A case cannot have a fallback of its own.
    var remedies = [
      isCase ? "add a case for nil before it" : "give the field a 'fallback'"
    ]
    if let path, let other { remedies.insert("write '\(path) ?? \(other)'", at: 0) }
    if isQuotient { remedies.insert("write '?? 0' after it", at: 0) }
    if let path = path ?? origin { remedies.append("add 'when: \(path) != nil'") }
    let last = remedies.removeLast()
    let ways = remedies.isEmpty ? last : remedies.joined(separator: ", ") + " or " + last
    let name =
      path.map { "'\($0)'" } ?? origin.map { "'\($0)', and so this value," }
      ?? (isQuotient ? "a division by 0 returns nil, so this" : "this value")
    return Self(.unhandledOptional, "\(name) may be nil: \(ways)", at: location)
  }

  static func optionalOfComputedKey(_ text: String, isCase: Bool, at location: Location) -> Self {
    let other = isCase ? "write '??' and a default value after it" : "give the field a 'fallback'"
    return Self(
      .unhandledOptional,
      "\(quoted(text)) may be nil, and a condition cannot rule that out because the key is computed: \(other), "
        + "or name the value under 'let', as in 'let: { found: \"\(text)\" }', and test that with 'when: found != nil'",
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
      "all cases of a field must have the same type, but this is '\(type.messageName)' and the cases before it are '\(before.messageName)'",
      at: location
    )
  }

  static func unusedLocal(_ name: String, at location: Location) -> Self {
    Self(
      .warning,
      .unreachable,
      "nothing uses '\(name)', so no code is generated for it: remove it",
      at: location
    )
  }

  static func needlessFallback(at location: Location) -> Self {
    Self(
      .warning,
      .unhandledOptional,
      "nothing in the text can be nil, so the fallback is never shown: remove it",
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
      case .date, .day, .localDateTime: "add a format, such as '| date(style: long)'"
      case .boolean: "add a 'map' with a text for true and one for false"
      case .duration: "add a format, such as '| duration(style: clock)'"
      case .list: "show its 'count', join its strings with '| list', or use 'each'"
      case .json: "give it a type in the schema"
      case .dictionary: "look up a key, as in 'prices[\u{27}EUR\u{27}]', or show its 'count'"
      default:
        switch declaration {
        case .enumeration: "add a 'map' with a text for each case"
        case .union(let union):
          "add 'cases' with a text for each type, as in 'when: … is \(union.cases.first?.type.specName ?? "…")'"
        default: "show one of its properties"
        }
      }
    return Self(
      .format,
      "'\(type.specName)' cannot be shown in a text as it is: \(hint)",
      at: location
    )
  }

  static func unknownFormat(_ name: String, known: [String], at location: Location) -> Self {
    let hint =
      name == "phone"
      ? "formatting phone numbers needs the numbering plan of every country, so let the backend do it"
      : Hint(for: name, among: known)
    return Self(.format, "there is no format '\(name)'", hint, at: location)
  }

  static func formatTakesNothing(_ name: String, at location: Location) -> Self {
    Self(
      .format,
      "'\(name)' is a named format with its texts under 'formats', so it takes no arguments: write '| \(name)'",
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
      "no text uses the format '\(name)', so its options are not checked: remove it",
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
        format '\(format.name)' cannot format '\(value.type.messageName)': format each of its \
        elements with '.map($0 | \(step))'
        """,
        at: location
      )
    }
    let isChained = if case .formatted = value.kind { true } else { false }
    let found =
      isChained ? "the format before it returns a text" : "the value is '\(value.type.messageName)'"
    return Self(
      .typeMismatch,
      "format '\(format.name)' needs \(format.wanted), but \(found)"
        + (wireFormat(format, of: value, in: service).map {
          ": if the property holds one, declare that under 'service', as in 'types: { \($0) }'"
        } ?? ""),
      at: location
    )
  }

  /// The wire format that would decode a number or text of the service as what the format needs, such as `Order.paidAt: unixtime`.
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

  static func wrongInput(
    _ name: String,
    wants wanted: ValueType,
    got type: ValueType,
    at location: Location
  ) -> Self {
    let found = wanted.isOptional ? type.asOptional : type
    let hint =
      if let name = found.nameBesideDate(type.isOptional ? wanted.asOptional : wanted) {
        "; declare the input as '\(name)'"
      } else if type == wanted.asOptional {
        "; add a default value with '??', or declare the input as '\(wanted.specName)?'"
      } else {
        ""
      }
    return Self(
      .typeMismatch,
      "input '\(name)' needs '\(wanted.messageName)', but this is '\(type.messageName)'\(hint)",
      at: location
    )
  }

  static func missingInput(_ name: String, model: String, at location: Location) -> Self {
    Self(
      .missingKey,
      "model '\(model)' needs its input '\(name)': pass it with 'with: { \(name): … }'",
      at: location
    )
  }

  static func unknownLanguage(_ language: String, at location: Location) -> Self {
    Self(
      .wrongType,
      "\(quoted(language)) is not a language that CLDR has plural rules for: write a code such as 'en' or 'pt-PT'",
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

  static func wrongFunctionValue(_ function: AppFunction, _ node: Node, wants wanted: String)
    -> Self
  {
    Self(
      .exampleData,
      "this must be \(wanted), not \(node.text.map { quoted($0) } ?? node.kindName): the function is '\(function.signature)'",
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
      "the view model needs its input '\(name)': add 'inputs: { \(name): … }'",
      at: location
    )
  }
}

extension FormatDefinition {
  /// The format for each element of a list that cannot be formatted itself; `nil` if the elements cannot be formatted either.
  fileprivate func step(of element: ValueType, in service: ServiceModel) -> String? {
    if self == .list {
      if element.isNumeric || element == .decimal { return "number" }
      if element.isDateLike { return "date(style: long)" }
      return service.enumeration(element) == nil ? nil : "map(…)"
    }
    guard accepts(element, in: service) else { return nil }
    return optionNames == [] ? name : "\(name)(…)"
  }
}

extension TypedExpression {
  /// The path of the optional value that this expression is computed from; `nil` if that value has no path.
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
