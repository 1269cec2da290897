import ViewModelIR

/// A private static function of the generated code that returns a translated text in a language.
struct TextFunction: Hashable {
  /// A number that the function chooses a plural form by.
  struct Parameter: Hashable {
    let name: String
    let type: ValueType
    let slot: Int
  }

  /// The function's name, without backticks.
  let name: String
  let parameters: [Parameter]
  let translation: Translation

  /// The slots that appear in any translation, in ascending order.
  var shownSlots: [Int] { translation.shownSlots }
}

/// The text functions that the texts of a file call.
struct TextFunctions {
  private(set) var all: [TextFunction] = []
  private var byText: [Use: TextFunction] = [:]
  private var names: [Text.ID: String] = [:]

  /// A text and the types of its values: a plural can be used with several types of numbers.
  private struct Use: Hashable {
    let id: Text.ID
    let types: [ValueType]

    init?(_ text: Text) {
      guard let translation = text.translation else { return nil }
      id = text.id
      types = translation.slots.map(\.value.type)
    }
  }

  func function(for text: Text) -> TextFunction? { Use(text).flatMap { byText[$0] } }

  func declarations(_ screen: Screen) -> [Declaration] {
    all.map { TextFunctionWriter(function: $0, plurals: screen.plurals).declaration }
  }

  mutating func add(_ rule: Rule) {
    for text in rule.texts { add(text) }
    for (_, format) in rule.formattedParts { add(format) }
    for expression in rule.expressions { add(expression) }
  }

  mutating func add(_ text: Text) {
    if let translation = text.translation, let use = Use(text), byText[use] == nil {
      let name = names[text.id] ?? name(of: translation)
      names[text.id] = name
      let function = TextFunction(
        name: name,
        parameters: parameters(of: translation),
        translation: translation
      )
      byText[use] = function
      all.append(function)
    }
    for expression in text.expressions { add(expression) }
    for case .value(_, let format) in text.segments { add(format) }
  }

  private mutating func add(_ expression: TypedExpression) {
    switch expression.kind {
    case .text(let text): add(text)
    case .formatted(_, let format): add(format)
    default: break
    }
    for child in expression.children { add(child) }
  }

  private mutating func add(_ format: Format) {
    guard case .choice(let choice) = format.style else { return }
    for text in choice.kind.texts where text.id.entry != nil { add(text) }
  }

  /// Returns a function's name: `publishedTextFallback` for the key `Book.publishedText.fallback`, `left` for `Book.formats.left`.
  private func name(of translation: Translation) -> String {
    var parts = translation.key.split(separator: ".").dropFirst()
    if parts.first == "formats", parts.count > 1 { parts = parts.dropFirst() }
    let words = parts.flatMap { $0.split(separator: "_") }
    let first = words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? "text"
    let name = first + words.dropFirst().map { capitalized(String($0)) }.joined()
    return unused(name, Set(names.values))
  }

  private func parameters(of translation: Translation) -> [TextFunction.Parameter] {
    var taken: Set = ["language"]
    return translation.choosingSlots.map { slot in
      let value = translation.slots[slot]
      let name = unused(String(value.value.path.split(separator: ".").last ?? "value"), taken)
      taken.insert(name)
      return .init(name: name, type: value.value.type.unwrapped, slot: slot)
    }
  }
}

extension Translation {
  fileprivate var shownSlots: [Int] {
    var shown: Set<Int> = []
    for piece in patterns.flatMap(\.sentences).joined() {
      if case .slot(let slot) = piece { shown.insert(slot) }
    }
    return shown.sorted()
  }
}
