import OutputInterface
import ViewModelIR

/// Returns the private functions for the translated texts of a screen.
func textFunctions(
  of screen: KotlinScreen,
  _ functions: ScreenFunctions
) throws(NotInKotlin) -> [Declaration] {
  var declarations: [Declaration] = []
  for function in functions.texts.all {
    declarations.append(try TextFunctionWriter(screen: screen, function: function).declaration())
  }
  return declarations
}

extension KotlinScreen {
  /// `textLanguage("en", "de")`, the language that fits the user's best.
  func textLanguage(context: String) -> Code {
    let available = screen.languages.filter { PseudoLanguage(rawValue: $0) == nil }
    let function = Code.text(context + "textLanguage", needs: [.helper("textLanguage")])
    return .call(function, available.map { Code.string([.literal($0)]) })
  }
}

/// Writes the function of a translated text:
///
///     private fun DisplayContext.bylineText(author: String): String = when (textLanguage("en", "de")) {
///         "de" -> "von $author"
///         else -> "by $author"
///     }
private struct TextFunctionWriter {
  let screen: KotlinScreen
  let function: TextFunction

  func declaration() throws(NotInKotlin) -> Declaration {
    var parameters: [Code] = []
    for (_, number) in function.numbers.sorted(by: { $0.key < $1.key }) {
      parameters.append(
        .sequence([.text("\(number.name): "), try number.type.kotlin(in: screen.types)])
      )
    }
    for (_, text) in function.texts.sorted(by: { $0.key < $1.key }) {
      parameters.append(
        .sequence([.text("\(text.name): "), try text.type.kotlin(in: screen.types)])
      )
    }
    let head = Code.sequence([
      .text("private fun DisplayContext.\(function.name)", needs: [.helper("DisplayContext")]),
      .list(open: "(", parameters, close: "): "), try type.kotlin(in: screen.types),
    ])
    return Declaration(.assignment(head, try styled(wordings)))
  }

  private var type: ValueType { function.styling == nil ? .string : .styledText }

  private func styled(_ wordings: Code) throws(NotInKotlin) -> Code {
    try function.styling?.code(wordings, in: screen) ?? wordings
  }

  private var noWords: Code { function.styling == nil ? "\"\"" : "it" }

  private var wordings: Code {
    var branches: [Code.Branch] = []
    for variant in function.translation.variants {
      if variant.exact.isEmpty { return conditional(branches, otherwise: languages(variant)) }
      let conditions = variant.exact.map { exact in
        isNumber(number(exact.slot), exact.value, of: type(exact.slot))
      }
      branches.append(Code.Branch(conditions: conditions, value: languages(variant)))
    }
    return conditional(branches, otherwise: noWords)
  }

  private func conditional(_ branches: [Code.Branch], otherwise: Code) -> Code {
    branches.isEmpty ? otherwise : .conditional(branches, otherwise: otherwise)
  }

  /// Returns a `when` over the languages. Languages with the same text share a branch. The source language is the last one, also for
  /// languages without a translation.
  private func languages(_ variant: Translation.Variant) -> Code {
    let source = pattern(variant.source, screen.plurals)
    var branches: [(tags: [String], text: Code)] = []
    for (tag, wording) in variant.patterns.sorted(by: { $0.key < $1.key }) {
      // Only Swift's debug builds have pseudo-languages.
      guard PseudoLanguage(rawValue: tag) == nil, let plurals = pluralRules(for: tag) else {
        continue
      }
      let text = pattern(wording, plurals)
      if let same = branches.firstIndex(where: { $0.text == text }) {
        branches[same].tags.append(tag)
      } else {
        branches.append(([tag], text))
      }
    }
    if branches.isEmpty { return source }
    return .choice(
      of: screen.textLanguage(context: ""),
      branches.map { tags, text in
        Code.Branch(conditions: tags.map { .string([.literal($0)]) }, value: text)
      },
      otherwise: source
    )
  }

  private func pattern(_ pattern: TextPattern, _ plurals: PluralRules) -> Code {
    switch pattern {
    case .words(let pieces):
      if let styling = function.styling {
        let values = function.texts.mapValues { Code.text($0.name) }
        let marked = function.texts.filter { $0.value.type == .styledText }.keys
        return styling.parts(of: pieces, values, marked: Set(marked))
      }
      return .string(
        pieces.map { piece in
          switch piece {
          case .literal(let text): .literal(text)
          case .slot(let slot): .template(.text(function.texts[slot]?.name ?? "\"\""))
          }
        }
      )
    case .plural(let slot, var forms):
      // In a language without this category, `zero` is the form for 0 only.
      if !plurals.categories.contains(.zero), let zero = forms.removeValue(forKey: .zero) {
        let isZero = isNumber(number(slot), 0, of: type(slot))
        let branch = Code.Branch(conditions: [isZero], value: self.pattern(zero, plurals))
        return .conditional([branch], otherwise: self.pattern(.plural(slot: slot, forms), plurals))
      }
      let rest = forms.removeValue(forKey: .other)
      let other = rest.map { self.pattern($0, plurals) } ?? noWords
      let branches = PluralCategory.allCases.compactMap { category -> Code.Branch? in
        guard let form = forms[category], form != rest else { return nil }
        let keyword = Code.string([.literal(category.rawValue)])
        return Code.Branch(conditions: [keyword], value: self.pattern(form, plurals))
      }
      if branches.isEmpty { return other }
      let shown = function.translation.slots[slot].shown
      let deciding = function.translation.decidingSlot(of: slot)
      let text = Code.text(function.texts[deciding]?.name ?? "\"\"")
      let category = pluralCategory(number(slot), type(slot), shown, text: text, plurals)
      return .choice(of: category, branches, otherwise: other)
    }
  }

  private func number(_ slot: Int) -> Code { .text(function.numbers[slot]?.name ?? "0L") }

  private func type(_ slot: Int) -> ValueType { function.numbers[slot]?.type ?? .integer }
}
