import DocumentReader
import SpecSyntax
import ViewModelIR

extension ScreenChecker {
  func plural(
    _ options: TextsByValue,
    for type: ValueType,
    id: Text.ID
  ) throws(Diagnostic) -> TextChoice.Kind {
    let scope = Scope(variables: ["value": type])
    var exact: [Int: Text] = [:]
    var categories: [PluralCategory: (text: Text, location: Location)] = [:]
    let digits = try options.fractionDigits(of: type)
    let texts = try problems.all(options.texts) { (entry) throws(Diagnostic) in
      let (member, template) = entry
      let count = problems.noting { () throws(Diagnostic) in
        try pluralCount(member)
      }
      let id = id.appending(member.key)
      var text = try self.text(template, id, in: scope, allowsOptionals: false)
      guard let count else { throw .alreadyReported }
      if let digits { text = text.showingValue(fractionDigits: digits) }
      return (count, text, member.keyLocation)
    }
    for (count, text, location) in texts {
      switch count {
      case .exact(let value): exact[value] = text
      case .category(let category): categories[category] = (text, location)
      }
    }
    guard categories[.other] != nil else { throw .pluralWithoutOther(at: options.location) }
    // Numbers are shown with at most six fraction digits unless the spec asks for more.
    let plural = TextChoice.Kind.plural(
      exact: exact,
      categories: categories.mapValues(\.text),
      fractionDigits: digits ?? 0...6
    )
    let locations = categories.mapValues(\.location)
    check(locations, exact: Set(exact.keys), plural.shown(type), type, at: options)
    return plural
  }

  private enum PluralCount {
    /// An exact value such as `=0`.
    case exact(Int)
    case category(PluralCategory)
  }

  private func pluralCount(_ member: Node.Member) throws(Diagnostic) -> PluralCount {
    if member.key.hasPrefix("=") {
      guard let value = Int(member.key.dropFirst()), member.key == "=\(value)" else {
        throw .inexactPlural(member)
      }
      return .exact(value)
    }
    guard let category = PluralCategory(rawValue: member.key),
      plurals.categories.contains(category) || category == .other
    else {
      if spec.unknownKeys.contains(.language) { throw .alreadyReported }
      let categories = plurals.categories.map(\.rawValue)
      throw .wrongCategory(member, language: language, categories: categories)
    }
    return .category(category)
  }

  /// Warns about texts that are never shown, and about categories without a text.
  private func check(
    _ categories: [PluralCategory: Location],
    exact: Set<Int>,
    _ shown: ShownNumber,
    _ type: ValueType,
    at options: TextsByValue
  ) {
    let possible = plurals.samples(shown)
    for (category, location) in categories where category != .other {
      if possible[category] != nil {
        findings.shownTexts.append(location)
      } else {
        findings.hiddenTexts.append(
          .hiddenCategory(category.rawValue, language: language, type, shown, at: location)
        )
      }
    }
    let open = plurals.samples(shown, isCommon: true) { number in
      !exact.contains { String($0) == number }
    }
    let missing = PluralCategory.allCases.compactMap { category in
      categories[category] == nil ? open[category].map { (category.rawValue, $0) } : nil
    }
    if !missing.isEmpty {
      problems.note(.missingCategories(missing, language: language, at: options.location))
    }
  }
}

extension TextsByValue {
  fileprivate func fractionDigits(of type: ValueType) throws(Diagnostic) -> ClosedRange<Int>? {
    guard let option = fractionDigits else { return nil }
    if type == .integer { throw .fractionDigitsOfInteger(at: option.keyLocation) }
    if let digits = option.value.digits { return digits }
    throw .wrongOption("fractionDigits", option.value, wants: Node.digitsDescription)
  }
}

extension Text {
  /// The text with `{value}` formatted with the same fraction digits that determine the plural category.
  fileprivate func showingValue(fractionDigits: ClosedRange<Int>) -> Text {
    let format = Format(.number(.decimal(NumberOptions(fractionDigits: fractionDigits))))
    var text = self
    text.segments = segments.map { segment in
      guard case .value(let value, .number) = segment, value.variableName == "value" else {
        return segment
      }
      return .value(value, format)
    }
    return text
  }
}
