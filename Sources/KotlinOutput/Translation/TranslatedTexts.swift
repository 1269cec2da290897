import OutputInterface
import ViewModelIR

/// A private function that returns a translated text in the user's language.
struct TextFunction {
  let name: String
  let translation: Translation
  /// The numbers that choose a plural form, by their slots.
  let numbers: [Int: Parameter]
  /// The formatted values that appear in any translation, by their slots.
  let texts: [Int: Parameter]
  /// How the text is shown; `nil` if it has no marks.
  let styling: Styling?

  struct Parameter {
    let name: String
    let type: ValueType
  }
}

/// The private functions of a screen's file.
final class ScreenFunctions {
  let formats: FormatFunctions
  let texts: TextFunctions

  /// The functions for the fields of a screen.
  convenience init(_ screen: KotlinScreen) {
    self.init(screen, screen.viewModels.flatMap(\.rules))
  }

  /// The functions for the texts of a presenter, which are private to its file.
  convenience init(_ screen: KotlinScreen, of presenter: Presenter) {
    let texts = presenter.texts.map { owner, text in
      (owner: owner == "error" ? "messageText" : "\(owner)Text", rule: Rule.text(text))
    }
    let values = presenter.expressions.map { (owner: "valueText", rule: Rule.value($0)) }
    self.init(screen, texts + values, excluding: Set(presenter.memberNames.map(kotlinMember)))
  }

  init(
    _ screen: KotlinScreen,
    _ rules: [(owner: String, rule: Rule)],
    excluding members: Set<String> = []
  ) {
    formats = FormatFunctions(screen, rules, excluding: members)
    texts = TextFunctions(rules.map(\.rule), excluding: Set(formats.all.map(\.name)))
  }

  /// The declarations of the functions.
  func declarations(in screen: KotlinScreen) throws(NotInKotlin) -> [Declaration] {
    try formatFunctions(of: screen, self) + textFunctions(of: screen, self)
  }
}

/// The functions for the translated texts of a screen.
struct TextFunctions {
  private(set) var all: [TextFunction] = []
  private var byText: [TranslatedText: TextFunction] = [:]
  private var names: [Text.ID: String] = [:]
  private let takenNames: Set<String>

  init(_ rules: [Rule], excluding names: Set<String>) {
    takenNames = names
    for text in rules.flatMap(\.translatedTexts) { declare(text) }
  }

  func function(for text: Text) -> TextFunction? { TranslatedText(text).flatMap { byText[$0] } }

  private mutating func declare(_ text: Text) {
    if let translation = text.translation, let use = TranslatedText(text), byText[use] == nil {
      let name = names[text.id] ?? name(of: translation)
      names[text.id] = name
      let function = TextFunction(name, text, translation)
      byText[use] = function
      all.append(function)
    }
  }

  /// Returns a function's name: `publishedFallbackText` for the key `Book.published.fallback`.
  private func name(of translation: Translation) -> String {
    var parts = translation.key.split(separator: ".").dropFirst()
    if ["actions", "formats"].contains(parts.first), parts.count > 1 { parts = parts.dropFirst() }
    let words = parts.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }.map(String.init)
    let first = words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? "text"
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let stem = kotlinName(first + rest.joined())
    return unused(stem.hasSuffix("Text") ? stem : stem + "Text") { name in
      takenNames.contains(name) || names.values.contains(name) || kotlinHelpers[name] != nil
    }
  }
}

extension TextFunction {
  fileprivate init(_ name: String, _ text: Text, _ translation: Translation) {
    var taken: Set<String> = ["it"]
    func parameter(_ slot: Int, _ suffix: String, _ type: ValueType) -> Parameter {
      let path = translation.slots[slot].value.path.split { !$0.isLetter && !$0.isNumber }
      let stem = kotlinName(path.last.map(String.init) ?? "value") + suffix
      let letters = stem.first?.isLetter == true ? stem : "value\(stem)"
      let name = unused(kotlinMember(letters)) { taken.contains($0) || $0 == "number" }
      taken.insert(name)
      return Parameter(name: name, type: type)
    }
    let numbers = translation.choosingSlots.map { slot in
      (slot, parameter(slot, "", translation.slots[slot].value.type.unwrapped))
    }
    let marked = text.markedSlots
    let texts = translation.shownSlots.map { slot in
      let suffix = numbers.contains { $0.0 == slot } ? "Text" : ""
      return (slot, parameter(slot, suffix, marked.contains(slot) ? .styledText : .string))
    }
    self.init(
      name: name,
      translation: translation,
      numbers: Dictionary(numbers, uniquingKeysWith: { first, _ in first }),
      texts: Dictionary(texts, uniquingKeysWith: { first, _ in first }),
      styling: text.styling
    )
  }
}

/// Returns the first of `name`, `name2`, `name3` and so on that is not taken.
func unused(_ name: String, _ isTaken: (String) -> Bool) -> String {
  var number = 1
  var candidate = name
  while isTaken(candidate) {
    number += 1
    candidate = "\(name)\(number)"
  }
  return candidate
}
