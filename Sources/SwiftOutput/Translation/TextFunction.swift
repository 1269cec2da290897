import ViewModelIR

/// A private static function of the generated code that returns a translated text in a language.
struct TextFunction: Hashable {
  struct Parameter: Hashable {
    let name: String
    let type: ValueType
    let slot: Int
    /// Whether it has the digits of the number as shown, in place of the number.
    var isDigits = false
  }

  /// The function's name, without backticks.
  let name: String
  /// The numbers that the function chooses plural forms by.
  let numbers: [Parameter]
  /// The values of a text with marks; empty for a text without, which is filled with its values later.
  let texts: [Parameter]
  let translation: Translation
  /// How the text is shown if it has marks; `nil` for a text without.
  let styling: Styling?

  /// The slots that appear in any translation, in ascending order.
  var shownSlots: [Int] { translation.shownSlots }
}

/// The text functions that the texts of a file call.
struct TextFunctions {
  private(set) var all: [TextFunction] = []
  private var byText: [TranslatedText: TextFunction] = [:]
  private var names: [Text.ID: String] = [:]

  func function(for text: Text) -> TextFunction? { TranslatedText(text).flatMap { byText[$0] } }

  func declarations(_ screen: Screen) -> [Declaration] {
    all.map { TextFunctionWriter(function: $0, plurals: screen.plurals).declaration }
  }

  mutating func add(_ rule: Rule) {
    for text in rule.translatedTexts { declare(text) }
  }

  mutating func add(_ text: Text) {
    for text in text.translatedTexts { declare(text) }
  }

  private mutating func declare(_ text: Text) {
    if let translation = text.translation, let use = TranslatedText(text), byText[use] == nil {
      let name = names[text.id] ?? name(of: translation)
      names[text.id] = name
      let parameters = parameters(of: translation, in: text)
      let function = TextFunction(
        name: name,
        numbers: parameters.numbers,
        texts: parameters.texts,
        translation: translation,
        styling: text.styling
      )
      byText[use] = function
      // A plural of several types of numbers has one function if only their digits choose its text.
      let isDeclared = all.contains {
        ($0.name, $0.numbers, $0.texts) == (name, function.numbers, function.texts)
      }
      if !isDeclared { all.append(function) }
    }
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

  private func parameters(
    of translation: Translation,
    in text: Text
  ) -> (numbers: [TextFunction.Parameter], texts: [TextFunction.Parameter]) {
    var taken: Set = ["language"]
    func parameter(
      _ slot: Int,
      _ suffix: String = "",
      as type: ValueType? = nil,
      digits: Bool = false
    ) -> TextFunction.Parameter {
      let value = translation.slots[slot].value
      let suffix = digits ? capitalized("digits") : suffix
      let name = String(value.path.split(separator: ".").last ?? "value") + suffix
      let parameter = TextFunction.Parameter(
        name: unused(name, taken),
        type: digits ? .string : type ?? value.type.unwrapped,
        slot: slot,
        isDigits: digits
      )
      taken.insert(parameter.name)
      return parameter
    }
    let numbers = translation.choosingSlots.flatMap { slot in
      let number = translation.comparesNumber(slot) ? [parameter(slot)] : []
      guard case .text = translation.slots[slot].shown else { return number }
      return number + [parameter(slot, digits: true)]
    }
    let marked = text.markedSlots
    let texts = translation.shownSlots.filter { _ in text.styling != nil }.map { slot in
      let suffix = numbers.contains { $0.slot == slot } ? "Text" : ""
      return parameter(slot, suffix, as: marked.contains(slot) ? .styledText : .string)
    }
    return (numbers, texts)
  }
}
