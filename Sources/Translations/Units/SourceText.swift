import ViewModelIR

/// A text of a spec as whole sentences: its plurals are part of the text, not calls of a format.
struct SourceText {
  /// The text for certain exact values of its numbers or, if `exact` is empty, for all other values.
  struct Variant {
    var exact: [ExactNumber]
    var pieces: [SentencePiece]
  }

  private(set) var slots: [TextSlot] = []
  /// The variants of the text, with those for exact values first.
  private(set) var variants: [Variant] = [Variant(exact: [], pieces: [])]

  /// How the text is shown if it is in Markdown; `nil` for a text without marks.
  private(set) var styling: Styling?

  init(_ text: Text) {
    styling = text.styling
    for segment in text.segments {
      switch segment {
      case .literal(let literal): append([.literal(literal)])
      case .value(let value, let format):
        let name = text.path(of: value)
        if let plural = InnerPlural(value, format, named: name) {
          append(plural)
        } else {
          append([.slot(slot(TextSlot(value, format, named: name)))])
        }
      }
    }
  }

  /// Creates a text that consists only of a plural. Returns `nil` for a map. `name` is the name of the number.
  init?(_ choice: TextChoice, of type: ValueType, named name: String) {
    guard case .plural(let exact, let categories, _) = choice.kind else { return nil }
    let value = TypedExpression(type, .variable("value"))
    let format = choice.kind.texts.firstNonNil(\.formatOfNumber)
    let number = TextSlot(
      value,
      format ?? choice.kind.number ?? .number,
      named: name,
      choosing: choice.kind.shown(type)
    )
    slots = [number]
    // In the order of the categories, which those in a dictionary do not have.
    for text in choice.kind.texts { _ = pieces(text) }
    variants = exact.sorted { $0.key < $1.key }.map { key, text in
      Variant(exact: [ExactNumber(slot: 0, value: key)], pieces: pieces(text))
    }
    variants.append(Variant(exact: [], pieces: [.plural(0, categories.mapValues { pieces($0) })]))
  }

  /// Whether the text contains anything to translate.
  var hasWords: Bool { variants.contains { $0.pieces.contains(where: \.hasWords) } }

  private mutating func append(_ pieces: [SentencePiece]) {
    for index in variants.indices { variants[index].pieces += pieces }
  }

  /// Appends a plural to each variant: once for each of its exact values, and once for all other values.
  private mutating func append(_ plural: InnerPlural) {
    let number = slot(plural.number)
    let own = plural.exact.map { value, text in
      Variant(exact: [ExactNumber(slot: number, value: value)], pieces: plural.pieces(text, number))
    }
    let categories = plural.categories.mapValues { plural.pieces($0, number) }
    let all = own + [Variant(exact: [], pieces: [.plural(number, categories)])]
    variants = variants.flatMap { variant in
      all.map { Variant(exact: variant.exact + $0.exact, pieces: variant.pieces + $0.pieces) }
    }
  }

  private mutating func pieces(_ text: Text) -> [SentencePiece] {
    text.segments.map { segment in
      switch segment {
      case .literal(let literal): return .literal(literal)
      case .value(let value, let format):
        // A plural may show its number in several formats.
        let number = slots.first { $0.value.kind == value.kind }
        return .slot(slot(TextSlot(value, format, named: number?.name)))
      }
    }
  }

  /// Returns the index of a slot, which is added unless there is one with the same value and format.
  private mutating func slot(_ slot: TextSlot) -> Int {
    let same = slots.firstIndex { $0.value == slot.value && $0.format == slot.format }
    if let same {
      if slots[same].choosing == nil { slots[same] = slot }
      return same
    }
    slots.append(slot)
    return slots.count - 1
  }
}

/// A plural whose texts show only its number, in a single format, so that it can be part of a longer sentence.
struct InnerPlural {
  let number: TextSlot
  let exact: [(Int, Text)]
  let categories: [PluralCategory: Text]

  init?(_ value: TypedExpression, _ format: Format, named name: String? = nil) {
    guard case .choice(let choice) = format.style,
      case .plural(let exact, let categories, _) = choice.kind
    else { return nil }
    let own = TypedExpression(value.type, .variable("value"))
    var formats: [Format] = []
    for text in choice.kind.texts {
      for case .value(let value, let format) in text.segments where !formats.contains(format) {
        guard value.kind == own.kind, case .number = format.style, format.arguments.isEmpty else {
          return nil
        }
        formats.append(format)
      }
    }
    if formats.count > 1 { return nil }
    let shown = formats.first ?? choice.kind.number ?? .number
    number = TextSlot(value, shown, named: name, choosing: choice.kind.shown(value.type))
    self.exact = exact.sorted { $0.key < $1.key }
    self.categories = categories
  }

  func pieces(_ text: Text, _ number: Int) -> [SentencePiece] {
    text.segments.map { segment in
      if case .literal(let literal) = segment { .literal(literal) } else { .slot(number) }
    }
  }
}

extension Text {
  /// Returns the path of a value, also of one that the text binds to a variable because it can be nil.
  fileprivate func path(of value: TypedExpression) -> String {
    guard case .variable(let name) = value.kind,
      let binding = bindings.first(where: { $0.name == name })
    else { return value.path }
    return binding.value.path
  }
}

/// A part of a text as its author or a translator wrote it. A plural can be anywhere in a text.
indirect enum SentencePiece: Hashable {
  case literal(String)
  /// A value, by the index of its slot.
  case slot(Int)
  case plural(Int, [PluralCategory: [SentencePiece]])
}

extension SentencePiece {
  var hasWords: Bool {
    switch self {
    case .literal(let text): text.contains(where: \.isLetter)
    case .slot: false
    case .plural(_, let forms): forms.values.joined().contains(where: \.hasWords)
    }
  }
}

extension [SentencePiece] {
  /// The text as whole sentences, one for each combination of plural categories.
  var pattern: TextPattern {
    let slot = firstNonNil { piece -> Int? in
      if case .plural(let slot, _) = piece { slot } else { nil }
    }
    guard let slot else { return .words(words) }
    let categories = reduce(into: Set<PluralCategory>()) { categories, piece in
      if case .plural(slot, let forms) = piece { categories.formUnion(forms.keys) }
    }
    let forms = categories.map { ($0, choosing($0, of: slot).pattern) }
    return .plural(slot: slot, Dictionary(uniqueKeysWithValues: forms))
  }

  /// The number of sentences in `pattern`.
  var sentenceCount: Int {
    reduce(into: [Int: Int]()) { counts, piece in
      guard case .plural(let slot, let forms) = piece else { return }
      counts[slot] = Swift.max(counts[slot] ?? 1, forms.count)
    }
    .values.reduce(1) { $0.multipliedReportingOverflow(by: $1).partialValue }
  }

  private func choosing(_ category: PluralCategory, of slot: Int) -> [SentencePiece] {
    flatMap { piece -> [SentencePiece] in
      guard case .plural(slot, let forms) = piece else { return [piece] }
      return forms[category] ?? forms[.other] ?? []
    }
  }

  /// The pieces with neighboring literals joined.
  private var words: [TextPattern.Piece] {
    var words: [TextPattern.Piece] = []
    for piece in self {
      switch piece {
      case .literal(let text):
        if case .literal(let before)? = words.last {
          words[words.count - 1] = .literal(before + text)
        } else if !text.isEmpty {
          words.append(.literal(text))
        }
      case .slot(let slot): words.append(.slot(slot))
      case .plural: break
      }
    }
    return words
  }
}
