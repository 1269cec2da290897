import DocumentReader
import Foundation
import ViewModelIR

@testable import Translations

/// A catalog in which every wording contains a mark that identifies it, such as `⟨de Book.formats.left few⟩`.
struct MarkedCatalog {
  let text: [UInt8]
  private(set) var marks: Set<String> = []

  init(_ screen: Screen, languages: [String]) throws {
    let units = screen.textUnits
    var strings: [String: Any] = [:]
    for unit in units {
      var localizations: [String: Any] = [:]
      for language in languages where language != screen.language {
        guard let plurals = pluralRules(for: language) else { continue }
        var wording = MarkedWording(unit, language, plurals)
        wording.exact = units.filter { $0.id == unit.id }.flatMap(\.exact)
        localizations[language] = wording.json
        marks.formUnion(wording.marks)
      }
      strings[unit.key] = ["localizations": localizations]
    }
    let json: [String: Any] = [
      "sourceLanguage": screen.language, "strings": strings, "version": "1.0",
    ]
    var diagnostics: [Diagnostic] = []
    let bytes = Array(try JSONSerialization.data(withJSONObject: json))
    let file = SourceFile(path: "Marked.xcstrings", bytes: bytes)
    var sync = CatalogSync(
      readCatalog(file, into: &diagnostics)?.root,
      in: file,
      sourceLanguage: screen.language
    )
    sync.sync(units, of: [screen.stem], prunes: false)
    text = sync.text ?? bytes
  }

  /// The marks that some texts contain, without `⟨` and `⟩`.
  static func marks(in texts: some Sequence<String>) -> Set<String> {
    texts.reduce(into: []) { marks, text in
      for part in text.split(separator: "⟨").dropFirst() {
        marks.insert(String(part.prefix { $0 != "⟩" }))
      }
    }
  }
}

/// The marked wording of a unit in one language, with its slots in reverse order.
private struct MarkedWording {
  let unit: TextUnit
  let language: String
  let plurals: PluralRules
  /// The numbers that have separate units, such as the form `=0` of a plural.
  var exact: [ExactNumber] = []
  private(set) var marks: Set<String> = []
  private var sentences = 1

  init(_ unit: TextUnit, _ language: String, _ plurals: PluralRules) {
    self.unit = unit
    self.language = language
    self.plurals = plurals
  }

  var json: [String: Any] {
    mutating get {
      if !unit.source.plural.isEmpty, let slot = choosingSlots.first {
        let slots = slots()
        return ["variations": ["plural": forms(of: slot, "") { "\($0) \(slots)" }]]
      }
      var substitutions: [String: Any] = [:]
      var names = ""
      for substitution in unit.source.substitutions {
        let slot = substitution.argument - 1
        names += " %#@\(substitution.name)@"
        substitutions[substitution.name] = [
          "argNum": substitution.argument,
          "formatSpecifier": unit.slots[slot].specifier,
          "variations": ["plural": forms(of: slot, substitution.name) { "\($0) %arg" }],
        ]
      }
      let text =
        "\(mark("")) \(slots(excluding: unit.source.substitutions.map { $0.argument - 1 }))"
      var json = stringUnit(text + names + links)
      if !substitutions.isEmpty { json["substitutions"] = substitutions }
      return json
    }
  }

  /// The links and tokens of a styled text, which its translations must have, too.
  private var links: String {
    if unit.styling == nil { return "" }
    let text = MarkedText(unit.pieces.pattern.sentences.first ?? [])
    return text.links.map { " [a](\(written($0.target)))" }.joined()
      + text.tokens.map { " ^[a](\(written($0.target)))" }.joined()
  }

  private func written(_ pieces: [TextPattern.Piece]) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let text):
        unit.slots.isEmpty ? text : text.replacingOccurrences(of: "%", with: "%%")
      case .slot(let slot): unit.placeholder(slot)
      }
    }.joined()
  }

  private var choosingSlots: [Int] {
    unit.slots.indices.filter { unit.slots[$0].choosing != nil }
  }

  private func slots(excluding others: [Int] = []) -> String {
    unit.slots.indices.reversed().filter { unit.shows($0) && !others.contains($0) }
      .map { unit.placeholder($0) }.joined(separator: " ")
  }

  /// A form for every plural category of the number, or only for `other` if there would be too many combinations.
  private mutating func forms(
    of slot: Int,
    _ name: String,
    _ text: (String) -> String
  ) -> [String: Any] {
    var categories = Set(plurals.samples(unit.slots[slot].shown).keys)
    if sentences * categories.count > 30 { categories = [.other] }
    sentences *= categories.count
    var forms: [String: Any] = [:]
    for category in categories {
      forms[category.rawValue] = stringUnit(text(mark("\(name) \(category.rawValue)")))
      // A form never appears if all its numbers have separate units.
      let numbers = plurals.numbers(of: category, unit.slots[slot].shown)
      let own = exact.filter { $0.slot == slot }.map { "\($0.value)" }
      if Set(numbers).isSubset(of: own) {
        marks.remove(self.name(of: "\(name) \(category.rawValue)"))
      }
    }
    return forms
  }

  private func name(of part: String) -> String {
    let words = ["\(language) \(unit.key)"] + part.split(separator: " ").map(String.init)
    return words.joined(separator: " ")
  }

  private mutating func mark(_ part: String) -> String {
    let mark = name(of: part)
    marks.insert(mark)
    // Includes characters that Swift, a format string or a terminal could interpret.
    let percent = unit.slots.isEmpty ? "5 %" : "5 %% %%1"
    return "⟨\(mark)⟩\"\\(x) #\t\u{202E}\u{202C}\u{200F} \(percent) $0"
  }

  private func stringUnit(_ text: String) -> [String: Any] {
    ["stringUnit": ["state": "translated", "value": text]]
  }
}
