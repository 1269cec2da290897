// MARK: PatternReader
/// Parses the text of a pattern.
nonisolated struct PatternReader {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var depth = 0
  /// The number of groups that have been read, without those that begin with `(?:`.
  private(set) var groups = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  mutating func pattern() throws -> PatternNode {
    let node = try choice()
    if index < scalars.count { throw problem(.extraParenthesis, from: index, 1) }
    return node
  }

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func accept(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    index += 1
    return true
  }

  /// A problem with the scalars from `start`, or with those that have been read since.
  private func problem(
    _ kind: SearchPattern.Problem.Kind,
    from start: Int,
    _ count: Int? = nil
  ) -> SearchPattern.Problem {
    func offset(_ index: Int) -> Int {
      scalars.prefix(index).reduce(0) { $0 + String($1).utf8.count }
    }
    let end = min(scalars.count, count.map { start + $0 } ?? index)
    return SearchPattern.Problem(kind: kind, range: offset(start)..<offset(max(start, end)))
  }

  // MARK: - Groups and repetitions

  private mutating func choice() throws -> PatternNode {
    var nodes = [try sequence()]
    while accept("|") { nodes.append(try sequence()) }
    return nodes.count == 1 ? nodes[0] : .choice(nodes)
  }

  private mutating func sequence() throws -> PatternNode {
    var nodes: [PatternNode] = []
    while let scalar = next, scalar != "|", scalar != ")" { nodes.append(try repeated()) }
    return .sequence(nodes)
  }

  private mutating func repeated() throws -> PatternNode {
    let node = try single()
    guard let counts = try counts() else { return node }
    let isLazy = accept("?")
    if let scalar = next, "*+?{".unicodeScalars.contains(scalar) {
      throw problem(.repeatedTwice, from: index, 1)
    }
    return .repeated(node, counts, isLazy: isLazy)
  }

  /// Reads `*`, `+`, `?`, `{2}`, `{2,}` or `{2,4}`; `nil` if something else follows.
  private mutating func counts() throws -> ClosedRange<Int>? {
    if accept("*") { return 0...Int.max }
    if accept("+") { return 1...Int.max }
    if accept("?") { return 0...1 }
    let start = index
    guard accept("{") else { return nil }
    let least = number()
    let most = accept(",") ? next == "}" ? Int.max : number() : least
    guard accept("}"), let least, let most, least <= most, least <= 1_000 else {
      throw problem(.count, from: start)
    }
    if most != .max, most > 1_000 { throw problem(.count, from: start) }
    return least...most
  }

  private mutating func number() -> Int? {
    let start = index
    while let digit = next, "0"..."9" ~= digit { index += 1 }
    return Int(String(String.UnicodeScalarView(scalars[start..<index])))
  }

  private mutating func single() throws -> PatternNode {
    let start = index
    guard let scalar = next else { return .sequence([]) }
    index += 1
    switch scalar {
    case "(": return try group(from: start)
    case "[": return .step(.one(try set(from: start)))
    case ".": return .step(.one(ScalarSet(parts: Self.lineBreaks, isNegated: true)))
    case "^": return .step(.start)
    case "$": return .step(.end)
    case "*", "+", "?": throw problem(.nothingToRepeat, from: start)
    case "{", "}": throw problem(.brace, from: start)
    case "]": throw problem(.missingBracket, from: start)
    case "\\":
      if accept("b") { return .step(.boundary(true)) }
      if accept("B") { return .step(.boundary(false)) }
      return .step(.one(ScalarSet(parts: [try escape(from: start)])))
    default: return .step(.one(ScalarSet(parts: [one(scalar)])))
    }
  }

  private mutating func group(from start: Int) throws -> PatternNode {
    let isCounted = !accept("?")
    if !isCounted, !accept(":") { throw problem(.group, from: start, 3) }
    if isCounted { groups += 1 }
    let number = groups
    depth += 1
    defer { depth -= 1 }
    if depth > 50 { throw problem(.tooLong, from: start) }
    let node = try choice()
    if !accept(")") { throw problem(.missingParenthesis, from: start, 1) }
    return isCounted ? .group(node, number) : node
  }

  // MARK: - Sets

  private static let lineBreaks: [ScalarSet.Part] = [
    .range("\n"..."\r"), .range("\u{85}"..."\u{85}"), .range("\u{2028}"..."\u{2029}"),
  ]

  private func one(_ scalar: Unicode.Scalar) -> ScalarSet.Part { .range(scalar...scalar) }

  /// Reads the rest of `[^a-z\d]`.
  private mutating func set(from start: Int) throws -> ScalarSet {
    var set = ScalarSet(parts: [], isNegated: accept("^"))
    while !accept("]") {
      let first = index
      guard next != nil else { throw problem(.missingBracket, from: start, 1) }
      let part = try part(of: start)
      if next == "-", index + 1 < scalars.count, scalars[index + 1] != "]" {
        index += 1
        let end = try self.part(of: start)
        guard case .range(let low) = part, case .range(let high) = end,
          low.lowerBound <= high.lowerBound
        else { throw problem(.reversedRange, from: first) }
        set.parts.append(.range(low.lowerBound...high.lowerBound))
      } else {
        set.parts.append(part)
      }
    }
    if set.parts.isEmpty { throw problem(.emptySet, from: start) }
    return set
  }

  private mutating func part(of start: Int) throws -> ScalarSet.Part {
    let first = index
    guard let scalar = next else { throw problem(.missingBracket, from: start, 1) }
    index += 1
    if scalar == "[" { throw problem(.escape, from: first) }
    return scalar == "\\" ? try escape(from: first) : one(scalar)
  }

  /// Reads what follows a backslash.
  private mutating func escape(from start: Int) throws -> ScalarSet.Part {
    guard let scalar = next else { throw problem(.escape, from: start) }
    index += 1
    switch scalar {
    case "d", "D": return .digit(scalar == "d")
    case "w", "W": return .word(scalar == "w")
    case "s", "S": return .space(scalar == "s")
    case "p", "P": return .category(try category(from: start), scalar == "p")
    case "n": return one("\n")
    case "r": return one("\r")
    case "t": return one("\t")
    case "1"..."9": throw problem(.backreference, from: start)
    case _ where scalar.isASCII && ScalarSet.isWord(scalar):
      throw problem(.escape, from: start)
    default: return one(scalar)
    }
  }

  /// Reads the name of a general category of Unicode: `{Lu}`, or `{L}` for all whose names begin with it.
  private mutating func category(from start: Int) throws -> Set<Unicode.GeneralCategory> {
    var name = ""
    if accept("{") {
      while let scalar = next, scalar != "}", name.count < 3 {
        name.unicodeScalars.append(scalar)
        index += 1
      }
    }
    let found = Self.categories.filter { !name.isEmpty && $0.name.hasPrefix(name) }
    if found.isEmpty || !accept("}") { throw problem(.category, from: start) }
    return Set(found.map(\.category))
  }

  private static let categories: [(name: String, category: Unicode.GeneralCategory)] = [
    ("Lu", .uppercaseLetter), ("Ll", .lowercaseLetter), ("Lt", .titlecaseLetter),
    ("Lm", .modifierLetter), ("Lo", .otherLetter), ("Mn", .nonspacingMark),
    ("Mc", .spacingMark), ("Me", .enclosingMark), ("Nd", .decimalNumber), ("Nl", .letterNumber),
    ("No", .otherNumber), ("Pc", .connectorPunctuation), ("Pd", .dashPunctuation),
    ("Ps", .openPunctuation), ("Pe", .closePunctuation), ("Pi", .initialPunctuation),
    ("Pf", .finalPunctuation), ("Po", .otherPunctuation), ("Sm", .mathSymbol),
    ("Sc", .currencySymbol), ("Sk", .modifierSymbol), ("So", .otherSymbol),
    ("Zs", .spaceSeparator), ("Zl", .lineSeparator), ("Zp", .paragraphSeparator),
    ("Cc", .control), ("Cf", .format), ("Co", .privateUse), ("Cn", .unassigned),
  ]
}
