import OutputInterface
import ViewModelIR

/// Writes the functions of `DisplayTexts`, one for each translated text.
struct TextFunctionWriter {
  let function: TextFunction
  /// The plural rules of the source language.
  let plurals: PluralRules

  var declaration: Declaration {
    let parameters = (function.numbers + function.texts).map { parameter -> Code in
      "_ \(swiftIdentifier(parameter.name)): \(parameter.type.code)"
    }
    let language: Code = "_ language: \(helper: "DisplayContext", as: "DisplayLanguage")"
    return Declaration(
      doc: doc,
      function: "static func \(swiftIdentifier(function.name))",
      parameters + [language],
      result: function.styling == nil ? "\(helper: "StaticString")" : "AttributedString",
      body: function.translation.variants.flatMap(statements)
    )
  }

  /// The meaning of the placeholders: `%1` is author, `%2` is count.
  private var doc: String {
    if function.styling != nil { return "" }
    let names = function.shownSlots.enumerated().map { index, slot in
      "`%\(index + 1)` is \(function.translation.slots[slot].name)"
    }
    return names.count < 2 ? "" : names.joined(separator: ", ") + "."
  }

  private func statements(_ variant: Translation.Variant) -> [Code] {
    let statements = languages(variant)
    let conditions = variant.exact.map { exact in
      Code.text("\(parameter(exact.slot)) == \(integerLiteral(exact.value))")
    }
    return conditions.isEmpty ? statements : [.conditional([Code.Branch(conditions, statements)])]
  }

  /// Returns a `switch` over the languages. Languages with the same text share a case. The source language is the default, also for
  /// languages without a translation. Pseudolanguages are for debug builds only.
  private func languages(_ variant: Translation.Variant) -> [Code] {
    let source = pattern(variant.source, plurals)
    var cases: [(languages: [String], body: [Code])] = []
    var invented: [Code.Branch] = []
    for (tag, wording) in variant.patterns.sorted(by: { $0.key < $1.key }) {
      let plurals = PseudoLanguage(rawValue: tag) == nil ? pluralRules(for: tag) : self.plurals
      guard let plurals else { continue }
      let body = pattern(wording, plurals)
      if PseudoLanguage(rawValue: tag) != nil {
        let label = Code.text(".\(languageCase(tag))")
        invented.append(Code.Branch([label], body, isForDebugging: true))
      } else if let same = cases.firstIndex(where: { $0.body == body }) {
        cases[same].languages.append(tag)
      } else {
        cases.append(([tag], body))
      }
    }
    if cases.isEmpty, invented.isEmpty { return source }
    let branches = cases.map { languages, body in
      Code.Branch(languages.map { .text(".\(languageCase($0))") }, body)
    }
    return [.choice(of: "language", branches + invented + [Code.Branch([], source)])]
  }

  private func pattern(_ pattern: TextPattern, _ plurals: PluralRules) -> [Code] {
    switch pattern {
    case .words(let pieces):
      let marked = Set(function.texts.filter { $0.type == .styledText }.map(\.slot))
      let wording = function.styling?.code(pieces, marked: marked) { slot in
        .text(swiftIdentifier(function.texts.first { $0.slot == slot }?.name ?? "value"))
      }
      return [.returning(wording ?? .string(SwiftString(text(pieces))))]
    case .plural(let slot, let forms):
      var statements: [Code] = []
      var forms = forms
      // In a language without this category, `zero` is the form for 0 only.
      if !plurals.categories.contains(.zero), let zero = forms.removeValue(forKey: .zero) {
        let condition = Code.text("\(parameter(slot)) == 0")
        statements.append(.conditional([Code.Branch([condition], self.pattern(zero, plurals))]))
      }
      let rest = forms.removeValue(forKey: .other)
      let other = rest.map { self.pattern($0, plurals) } ?? []
      forms = forms.filter { $0.value != rest }
      if forms.isEmpty { return statements + other }
      let cases = PluralCategory.allCases.compactMap { category in
        forms[category].map {
          Code.Branch([.text(".\(category.rawValue)")], self.pattern($0, plurals))
        }
      }
      return statements + [
        .choice(of: category(of: slot, plurals), cases + [Code.Branch([], other)])
      ]
    }
  }

  private func category(of slot: Int, _ plurals: PluralRules) -> Code {
    if let digits = function.numbers.first(where: { $0.slot == slot && $0.isDigits }) {
      return plurals.category(shown: .text(swiftIdentifier(digits.name)))
    }
    let number = function.translation.slots[slot]
    let name = Code.text(parameter(slot))
    let value = FormattedValue(base: name, type: number.value.type.unwrapped)
    return plurals.category(of: value, number.shown, text: name)
  }

  private func parameter(_ slot: Int) -> String {
    let name = function.numbers.first { $0.slot == slot && !$0.isDigits }?.name
    return swiftIdentifier(name ?? "value")
  }

  /// `%1 wrote %2 books`
  private func text(_ pieces: [TextPattern.Piece]) -> String {
    let shown = function.shownSlots
    return pieces.map { piece in
      switch piece {
      case .literal(let text):
        shown.isEmpty
          ? text
          : text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
      case .slot(let slot): "%\((shown.firstIndex(of: slot) ?? 0) + 1)"
      }
    }.joined()
  }
}

/// Returns the enum case of a language: `ptBR` for `pt-BR`.
func languageCase(_ tag: String) -> String { swiftMember(tag.split(separator: "-").joined()) }
