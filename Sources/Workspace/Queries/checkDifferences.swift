import DocumentReader
import OutputInterface
import ViewModelIR

/// Reports the fields that the platform of a language shows differently, in the languages of the screen and of its examples.
///
/// If an example in a language says what the platform shows for a field, there is nothing to report.
func checkDifferences(
  of screen: Screen,
  in twin: any TwinLanguage,
  into diagnostics: inout [Diagnostic]
) {
  let locales = screen.shownLocales
  var fields: [ShownField] = []
  for difference in twin.differences(of: screen) {
    // A nested shared model reports its own fields.
    guard difference.location.file.path == screen.location.file.path else { continue }
    let languages = locales.filter { !screen.says(difference.path, in: $0, on: twin.platform) }
      .compactMap { screen.language(of: difference, in: $0) }
    if languages.isEmpty { continue }
    if fields.last?.path != difference.path { fields.append(ShownField(difference)) }
    fields[fields.count - 1].add(difference, languages)
  }
  diagnostics += fields.map { .shownDifferently($0, on: twin.platform) }
}

/// A field with all that is different in it.
private struct ShownField {
  let path: [String]
  let location: Location
  private(set) var languages: [String] = []
  private var differences: [PlatformDifference] = []

  init(_ difference: PlatformDifference) {
    path = difference.path
    location = difference.location
  }

  mutating func add(_ difference: PlatformDifference, _ languages: [String]) {
    differences.append(difference)
    self.languages += languages.filter { !self.languages.contains($0) }
  }

  /// `'date' with 'style: complete'`, or if there are several only `'date' and 'duration'`.
  var formats: String {
    if differences.count == 1, let first = differences.first, !first.options.isEmpty {
      return "'\(first.format)' with \(first.options.replacing("`", with: "'"))"
    }
    let names = differences.map { "'\($0.format)'" }
    return names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
      .joined(separator: " and ")
  }
}

extension Screen {
  /// The locales in which users see the screen, as far as is known.
  fileprivate var shownLocales: [String] {
    let translated = languages.filter { PseudoLanguage(rawValue: $0) == nil }.map(likelyLocale)
    var locales: [String] = []
    for locale in translated + examples.map(\.locale) where !locales.contains(locale) {
      locales.append(locale)
    }
    return locales
  }

  /// Whether an example in the locale's language has the text that the platform shows.
  fileprivate func says(_ path: [String], in locale: String, on platform: Platform) -> Bool {
    guard let field = path.first else { return false }
    return examples.contains { example in
      example.locale.prefix { $0 != "_" } == locale.prefix { $0 != "_" }
        && example.fields(on: platform).contains(field)
    }
  }

  /// The language of the locale if all texts differ in it, or the text that an example expects.
  fileprivate func language(of difference: PlatformDifference, in locale: String) -> String? {
    if let language = difference.language(of: locale) { return language }
    guard difference.path.count == 1 else { return nil }
    return examples.filter { $0.locale == locale }.flatMap(\.expectations)
      .filter { $0.field == difference.path.first }
      .lazy.compactMap { difference.language(of: locale, $0.value.text ?? "") }.first
  }
}

extension Diagnostic {
  fileprivate static func shownDifferently(_ field: ShownField, on platform: Platform) -> Self {
    let languages = field.languages.joined(separator: ", ")
    return Self(
      .note,
      .shownDifferently,
      "'\(field.path.last ?? "")' is shown differently on \(platform.name) in \(languages): \(field.formats); "
        + "an example can say in 'platform' what it shows",
      at: field.location
    )
  }
}
