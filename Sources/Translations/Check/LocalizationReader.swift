import DocumentReader
import ViewModelIR

/// Reads one translation of a unit, and checks its placeholders and plural categories.
struct LocalizationReader {
  let unit: TextUnit
  let language: String
  let plurals: PluralRules
  /// The numbers that have texts of their own.
  private let exact: [ExactNumber]
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether a plural has one form for all numbers, in a language that has several.
  private(set) var lacksForms = false

  init(_ unit: TextUnit, language: String, excluding exact: [ExactNumber], plurals: PluralRules) {
    self.unit = unit
    self.language = language
    self.exact = exact
    self.plurals = plurals
  }

  /// Returns the translation; `nil`, with diagnostics, if it has errors.
  mutating func pattern(of localization: Localization) -> TextPattern? {
    guard let pieces = pieces(of: localization), !diagnostics.hasErrors else { return nil }
    let count = pieces.sentenceCount
    if count > 30 {
      diagnostics.append(.tooManySentences(count, at: localization.location))
      return nil
    }
    let pattern = pieces.pattern
    if let styling = unit.styling {
      diagnostics += checkMarks(of: pattern, as: unit, styling, at: localization.location)
    }
    return diagnostics.hasErrors ? nil : pattern
  }

  private mutating func pieces(of localization: Localization) -> [SentencePiece]? {
    if let value = localization.value {
      var plurals: [String: SentencePiece] = [:]
      for substitution in localization.substitutions {
        plurals[substitution.name] = plural(substitution)
      }
      let names = localization.substitutions.map(\.name)
      let pieces = pieces(of: value, plurals: plurals, reported: Set(names))
      check(pieces, in: value.location)
      checkPlurals(of: pieces, at: value.location)
      return pieces
    }
    guard let slot = unit.slots.indices.first(where: { unit.slots[$0].choosing != nil })
    else {
      diagnostics.append(.pluralWithoutNumber(at: localization.location))
      return nil
    }
    let forms = forms(localization.forms, of: slot, at: localization.location)
    for (category, pieces) in forms {
      let place = localization.forms.first { $0.category == category }?.text.location
      check(pieces, in: place ?? localization.location, excluding: slot)
    }
    return [.plural(slot, forms)]
  }

  private mutating func plural(_ substitution: Localization.Substitution) -> SentencePiece? {
    let choosing = unit.slots.indices.filter { unit.slots[$0].choosing != nil }
    let slot =
      substitution.argument.map { number in choosing.first { $0 + 1 == number } }
      ?? choosing.first {
        unit.slots[$0].name.split(separator: ".").last ?? "" == substitution.name
      }
    guard let slot else {
      let names = choosing.map { unit.slots[$0].name }
      diagnostics.append(.unknownPlural(substitution.name, names, at: substitution.location))
      return nil
    }
    return .plural(slot, forms(substitution.forms, of: slot, at: substitution.location))
  }

  // MARK: - Plural forms

  /// Returns the forms for the categories that the number can have. Missing forms are reported; forms that are never shown are reported and
  /// skipped.
  private mutating func forms(
    _ forms: [Localization.Form],
    of slot: Int,
    at location: Location
  ) -> [PluralCategory: [SentencePiece]] {
    let possible = plurals.samples(unit.slots[slot].shown)
    var result: [PluralCategory: [SentencePiece]] = [:]
    for form in forms {
      let pieces = pieces(of: form.text, number: slot)
      checkNumber(of: form, pieces, slot)
      // In languages without 'zero', Apple's systems use that form for 0.
      if possible[form.category] != nil || form.category == .zero {
        result[form.category] = pieces
      } else if form.category == .other {
        result[.other] = result[.other] ?? pieces
      } else {
        diagnostics.append(.unusedCategory(form.category, language, at: form.location))
      }
    }
    checkMissing(Set(result.keys), of: slot, at: location)
    if possible[.other] == nil { result[.other] = nil }
    guard result[.other] == nil else { return result }
    let last = PluralCategory.allCases.last { possible[$0] != nil && result[$0] != nil }
    if let last {
      result[.other] = result[last]
      result[last] = nil
    } else if let only = forms.first(where: { $0.category == .other }) {
      result[.other] = pieces(of: only.text, number: slot)
    }
    return result
  }

  /// Reports the plurals of the spec's text that this text has only one form for.
  private mutating func checkPlurals(of pieces: [SentencePiece], at location: Location) {
    for slot in unit.slots.indices
    where unit.pieces.contains(where: { $0.isPlural(of: slot) })
      && !pieces.contains(where: { $0.isPlural(of: slot) })
    {
      let isShown = unit.slots.indices.contains { number in
        unit.isNumber(number, of: slot) && pieces.contains { $0.shows(number) }
      }
      // A text without the number is reported as such.
      if isShown || !unit.showsNumber(slot) { checkMissing([.other], of: slot, at: location) }
    }
  }

  private mutating func checkMissing(
    _ forms: Set<PluralCategory>,
    of slot: Int,
    at location: Location
  ) {
    let shown = unit.slots[slot].shown
    let own = exact.filter { $0.slot == slot }.map { "\($0.value)" }
    let common = plurals.samples(shown, isCommon: true)
    for category in PluralCategory.allCases where !forms.contains(category) {
      if common[category] != nil {
        let numbers = plurals.numbers(of: category, shown)
        if Set(numbers).isSubset(of: own) { continue }
        // One form can be right for all numbers, as "5 Follower" is in German.
        let isCertain = forms != [.other]
        lacksForms = lacksForms || !isCertain
        diagnostics.append(
          .missingCategory(category, language, numbers, isCertain: isCertain, at: location)
        )
      } else if plurals.samples(shown)[category] != nil {
        diagnostics.append(.missingRareCategory(category, language, at: location))
      }
    }
  }

  /// Reports a form that leaves out the number. That is fine for a form for a single number, as in "a book", but a form for several numbers
  /// would read the same for all of them.
  private mutating func checkNumber(
    of form: Localization.Form,
    _ pieces: [SentencePiece],
    _ slot: Int
  ) {
    let ownSlots = unit.slots.indices.filter { unit.isNumber($0, of: slot) }
    guard ownSlots.contains(where: unit.showsNumber),
      !ownSlots.contains(where: { pieces.contains(.slot($0)) })
    else { return }
    let numbers = plurals.numbers(of: form.category, unit.slots[slot].shown)
    switch form.category {
    case .zero, .one, .two:
      let own = form.category == .zero ? "0" : form.category == .one ? "1" : "2"
      let others = numbers.filter { $0 != own }
      if others.isEmpty { return }
      let placeholder = unit.placeholder(slot)
      diagnostics.append(
        .numberNeeded(form.category, language, others, placeholder, at: form.text.location)
      )
    case .few, .many, .other:
      if numbers.count > 1 { leavesOut(slot, at: form.text.location) }
    }
  }

  // MARK: - Placeholders

  private mutating func pieces(
    of text: Node,
    number: Int? = nil,
    plurals: [String: SentencePiece] = [:],
    reported: Set<String> = []
  ) -> [SentencePiece] {
    diagnostics += hiddenCharacters(in: text)
    let string = text.string ?? ""
    let parts = PlaceholderScanner.parts(of: string)
    var position = 0
    return parts.compactMap { part, range -> SentencePiece? in
      let shown = String(decoding: Array(string.utf8)[range], as: UTF8.self)
      func place() -> Location { text.location(of: range) }
      switch part {
      case .literal(let literal): return .literal(unit.slots.isEmpty ? shown : literal)
      case .percent:
        if unit.slots.isEmpty { return .literal(shown) }
        diagnostics.append(.barePercent(at: place()))
      case .number:
        if let number { return .slot(number) }
        diagnostics.append(.unknownPlaceholder(shown, unit, at: place()))
      case .substitution(let name):
        if let plural = plurals[name] { return plural }
        if reported.contains(name) { return nil }
        diagnostics.append(.unknownPlaceholder(shown, unit, at: place()))
      case .slot(let written, let specifier):
        position += 1
        // In a plural form, a placeholder without a number stands for the number that chooses the form.
        let slot =
          (written ?? (number.map { unit.slots.count == 1 ? position : $0 + 1 } ?? position)) - 1
        guard unit.slots.indices.contains(slot) else {
          diagnostics.append(.unknownPlaceholder(shown, unit, at: place()))
          return nil
        }
        if !unit.slots[slot].takes(specifier) {
          let wanted = unit.slots[slot].placeholder(written == nil ? nil : slot + 1)
          diagnostics.append(.wrongPlaceholder(shown, unit.slots[slot], wanted, at: place()))
          return nil
        }
        if written == nil, unit.slots.count > 1 {
          let numbered = unit.slots[slot].placeholder(slot + 1)
          diagnostics.append(.unnumberedPlaceholder(shown, numbered, at: place()))
        }
        return .slot(slot)
      }
      return nil
    }
  }

  /// Reports the slots that the source text shows, but this text leaves out.
  private mutating func check(
    _ pieces: [SentencePiece],
    in location: Location,
    excluding number: Int? = nil
  ) {
    // A slot may be missing only because of an error that has been reported.
    if diagnostics.hasErrors { return }
    for slot in unit.slots.indices where unit.shows(slot) {
      if let number, unit.isNumber(slot, of: number) { continue }
      if !pieces.contains(where: { $0.shows(slot) }) { leavesOut(slot, at: location) }
    }
  }

  private mutating func leavesOut(_ slot: Int, at location: Location) {
    let diagnostic = Diagnostic.missingPlaceholder(
      unit.slots[slot].name,
      unit.placeholder(slot),
      at: location
    )
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}

extension TextUnit {
  /// The placeholder of a slot, as the catalog writes it.
  func placeholder(_ slot: Int) -> String {
    slots[slot].placeholder(slots.count > 1 ? slot + 1 : nil)
  }

  /// Whether a slot shows the number of a plural, in any format.
  func isNumber(_ slot: Int, of plural: Int) -> Bool { slots[slot].value == slots[plural].value }

  /// Whether the spec's text shows the slot.
  func shows(_ slot: Int) -> Bool { pieces.contains { $0.shows(slot) } }

  /// Whether the spec's text shows the number that chooses its plural form.
  func showsNumber(_ slot: Int) -> Bool { pieces.contains { $0.hasDigits(of: slot) } }
}

extension SentencePiece {
  fileprivate func isPlural(of slot: Int) -> Bool {
    guard case .plural(let number, let forms) = self else { return false }
    return number == slot || forms.values.joined().contains { $0.isPlural(of: slot) }
  }

  fileprivate func shows(_ slot: Int) -> Bool {
    switch self {
    case .literal: false
    case .slot(let other): other == slot
    case .plural(let number, let forms):
      number == slot || forms.values.joined().contains { $0.shows(slot) }
    }
  }

  fileprivate func hasDigits(of slot: Int) -> Bool {
    switch self {
    case .literal: false
    case .slot(let other): other == slot
    case .plural(_, let forms): (forms[.other] ?? []).contains { $0.hasDigits(of: slot) }
    }
  }
}
