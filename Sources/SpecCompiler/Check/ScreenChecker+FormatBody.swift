extension ScreenChecker {
  /// What a format of a kind does with a value of a type, its options checked.
  mutating func body(
    _ kind: FormatKind,
    options: Node,
    unknown: Node?,
    for type: ValueType,
    at location: Location,
    owner: String
  ) throws(Diagnostic) -> FormatFunction.Body {
    func require(_ isRight: Bool, _ wanted: String) throws(Diagnostic) {
      if !isRight { throw .wrongValue(kind.rawValue, wants: wanted, got: type, at: location) }
    }
    switch kind {
    case .plain:
      try require(type.isNumeric, "a number")
      _ = try keys(options, kind, allowed: [])
      return .format(.plain)
    case .number:
      try require(type.isNumeric, "a number")
      return .format(.number(try numberOptions(options)))
    case .compact:
      try require(type.isNumeric, "a number")
      _ = try keys(options, kind, allowed: [])
      return .format(.compact)
    case .date:
      try require(type == .date || type == .day, "a date")
      return .format(.date(try dateOptions(options)))
    case .plural:
      try require(type == .integer, "an Int to count with")
      return try plural(options, owner: owner)
    case .map:
      try require(
        type == .boolean || type == .string || service.enumeration(type) != nil,
        "an enumeration, a Bool or a String"
      )
      return try map(options, unknown: unknown, for: type, owner: owner)
    }
  }

  /// The options by key; `true` and no options mean the same: `{ compact: true }`.
  private func keys(
    _ options: Node,
    _ kind: FormatKind,
    allowed: [String]
  ) throws(Diagnostic) -> KeyReader? {
    if options.bool == true { return nil }
    var told: [Diagnostic] = []
    let keys = KeyReader(options, "'\(kind.rawValue)'", allowed: allowed, into: &told)
    if let problem = told.first { throw problem }
    return keys
  }

  private func numberOptions(_ options: Node) throws(Diagnostic) -> NumberOptions {
    var result = NumberOptions()
    guard let keys = try keys(options, .number, allowed: ["fractionDigits", "grouping"]) else {
      return result
    }
    if let digits = keys["fractionDigits"] {
      guard let count = digits.text.flatMap({ Int($0) }), (0...20).contains(count) else {
        throw .wrongType(digits, what: "'fractionDigits'", expected: "a count from 0 to 20")
      }
      result.fractionDigits = count...count
    }
    if let grouping = keys["grouping"] {
      guard let isOn = grouping.bool else {
        throw .wrongType(grouping, what: "'grouping'", expected: "true or false")
      }
      result.grouping = isOn
    }
    return result
  }

  private func dateOptions(_ options: Node) throws(Diagnostic) -> DateOptions {
    let keys = try keys(options, .date, allowed: ["style", "pattern"])
    switch (keys?["style"], keys?["pattern"]) {
    case (let style?, nil):
      guard let found = style.text.flatMap(DateOptions.Style.init) else {
        let choices = DateOptions.Style.allCases.map(\.rawValue)
        throw .notOneOf(style, what: "'style'", choices: choices)
      }
      return .style(found)
    case (nil, let pattern?):
      guard let text = pattern.text else {
        throw .wrongType(pattern, what: "'pattern'", expected: "a string such as 'd MMMM yyyy'")
      }
      switch parseDatePattern(text) {
      case .success(let parts): return .pattern(parts)
      case .failure(let problem):
        throw Diagnostic(.format, problem.message, at: pattern.location(at: problem.offset))
      }
    default: throw .dateNeedsOne(at: options.location)
    }
  }

  private mutating func plural(
    _ options: Node,
    owner: String
  ) throws(Diagnostic) -> FormatFunction.Body {
    guard let members = options.members else {
      throw .wrongType(options, what: "'plural'", expected: "a mapping of categories to texts")
    }
    let scope = Scope(variables: ["value": .integer])
    var exact: [Int: Text] = [:]
    var categories: [PluralCategory: Text] = [:]
    for member in members {
      let text = try self.text(member.value, in: scope, allowsOptionals: false, owner: owner)
      if member.key.hasPrefix("="), let value = Int(member.key.dropFirst()),
        member.key == "=\(value)"
      {
        exact[value] = text
      } else if let category = PluralCategory(rawValue: member.key),
        plurals.categories.contains(category) || category == .other
      {
        categories[category] = text
      } else {
        throw .wrongCategory(
          member,
          language: language,
          categories: plurals.categories.map(\.rawValue)
        )
      }
    }
    guard categories[.other] != nil else { throw .pluralWithoutOther(at: options.location) }
    return .plural(exact: exact, categories: categories)
  }

  private mutating func map(
    _ options: Node,
    unknown: Node?,
    for type: ValueType,
    owner: String
  ) throws(Diagnostic) -> FormatFunction.Body {
    guard let members = options.members else {
      throw .wrongType(options, what: "'map'", expected: "a mapping of values to texts")
    }
    let enumeration = service.enumeration(type)
    let known = type == .boolean ? ["true", "false"] : enumeration?.cases.map(\.rawValue)
    if let known {
      if let stray = members.first(where: { !known.contains($0.key) }) {
        throw .strayMapKey(stray, known: known, cases: enumeration?.cases ?? [], type: type)
      }
      let missing = known.filter { key in !members.contains { $0.key == key } }
      if !missing.isEmpty { throw .missingMapKeys(missing, type: type, at: options.location) }
    }
    let needsUnknown = known == nil || enumeration?.keepsUnknown == true
    if needsUnknown, unknown == nil {
      throw .mapWithoutUnknown(type, at: options.location)
    }
    if !needsUnknown, let unknown {
      diagnostics.append(.needlessUnknown(type, at: unknown.location))
    }
    let scope = Scope(variables: ["value": type])
    var entries: [FormatFunction.MapEntry] = []
    for member in members {
      let text = try self.text(member.value, in: scope, allowsOptionals: false, owner: owner)
      entries.append(.init(key: member.key, text: text))
    }
    var other: Text?
    if needsUnknown, let unknown {
      other = try text(unknown, in: scope, allowsOptionals: false, owner: owner)
    }
    return .map(entries, unknown: other)
  }
}
