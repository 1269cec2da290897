import DocumentReader
import Foundation
import OutputInterface
import ViewModelIR
import ViewModelSupport

/// Texts of a format that Android shows differently in some languages, because its ICU has other data: a row of
/// `AndroidDifferences.yaml`, which explains its keys.
package struct AndroidDifference: Sendable {
  /// The texts of the format that differ.
  enum Extent: Sendable {
    case all
    /// Texts with one of these words as Linux writes them.
    case containing([String])
    /// Texts that a regular expression matches, such as those with four digits in a row.
    case matching(String)
    /// Texts with one of the names that these codes have.
    case naming([String])
  }

  /// The format's name.
  package let format: String
  /// The options with which the texts differ, in Markdown; empty if all do.
  package let options: String
  /// Locales such as `en_GB`, and languages such as `de` for all of their locales.
  package let locales: [String]
  let extent: Extent
  /// A text as Android and Linux show it.
  package let example: (android: String, linux: String)
  /// The parts of a style that all must be there, or be absent if they begin with `!`, for each kind of style that differs.
  private let styles: [[String]]

  /// Returns `nil` if a key is missing.
  fileprivate init?(_ row: Node, languages: [String]) {
    guard let format = row["format"]?.text, let locales = row["locales"]?.text,
      let android = row["android"]?.text, let linux = row["linux"]?.text
    else { return nil }
    self.format = format
    self.options = row["options"]?.text ?? ""
    self.locales = locales == "all" ? languages : words(locales)
    self.example = (android, linux)
    self.styles = texts(row["styles"]).map(words)
    self.extent =
      if let pattern = row["matching"]?.text { .matching(pattern) } else if row["containing"] != nil
      { .containing(texts(row["containing"])) } else if row["naming"] != nil {
        .naming(texts(row["naming"]))
      } else { .all }
  }

  /// All parts that the row names.
  package var parts: Set<String> {
    Set(styles.joined().map { String($0.trimmingPrefix("!")) })
  }

  /// Whether the row is about a style with these parts.
  func includes(_ parts: Set<String>) -> Bool {
    styles.contains { wanted in
      wanted.allSatisfy {
        $0.hasPrefix("!") ? !parts.contains("\($0.dropFirst())") : parts.contains($0)
      }
    }
  }

  /// The name of the locale's language if a text of Linux differs in it; `nil` if it does not.
  ///
  /// - Parameter text: `nil` for whether all texts differ.
  func language(of locale: String, _ text: String?) -> String? {
    guard let entry = entry(for: locale) else { return nil }
    let isDifferent = text.map { differs($0, in: locale) } ?? differsAlways
    return isDifferent ? AndroidDifference.name(of: entry) : nil
  }

  /// The element of `locales` that includes the locale.
  private func entry(for identifier: String) -> String? {
    let locale = Locale(identifier: identifier)
    let code = locale.language.languageCode?.identifier ?? ""
    let language = code == "no" ? "nb" : code
    if locales.contains(language) { return language }
    let region =
      locale.region?.identifier ?? String(likelyLocale(of: locale.identifier).suffix(2))
    let entry = "\(language)_\(region)"
    return locales.contains(entry) ? entry : nil
  }

  private var differsAlways: Bool { if case .all = extent { true } else { false } }

  private func differs(_ text: String, in locale: String) -> Bool {
    // The table has plain spaces.
    let plain = text.replacing(/[\u{A0}\u{2009}\u{202F}]/, with: " ")
    switch extent {
    case .all: return true
    case .containing(let words): return words.contains { plain.contains($0) }
    case .matching(let pattern): return plain.range(of: pattern, options: .regularExpression) != nil
    case .naming(let codes):
      let locale = Locale(identifier: locale)
      let names = codes.map { code in
        switch format {
        case "regionName": code.regionName(in: locale)
        case "languageName": code.languageName(in: locale)
        default: code.currencyName(in: locale)
        }
      }
      return names.contains { text.contains($0) }
    }
  }
}

extension AndroidDifference {
  /// All differences that are known.
  package static let all = (table["differences"]?.elements ?? []).compactMap {
    Self($0, languages: Set(measured.map { String($0.prefix(2)) }).sorted())
  }

  /// The locales for which the differences are known.
  package static let measured = words(table["locales"]?.text ?? "")

  /// The English name of a locale or language: `English (India)`, `German`. It must be the same on all systems.
  package static func name(of entry: String) -> String {
    let names = entry.split(separator: "_").map { englishNames["\($0)"] ?? "\($0)" }
    return names.count == 2 ? "\(names[0]) (\(names[1]))" : names.joined()
  }

  private static let englishNames: [String: String] = (table["names"]?.members ?? [])
    .reduce(into: [:]) { names, member in names[member.key] = member.value.text }

  private static let table: Node = {
    let text = tableTexts["AndroidDifferences"] ?? ""
    let file = SourceFile(path: "AndroidDifferences.yaml", text: text)
    var diagnostics: [Diagnostic] = []
    return readYAML(file, into: &diagnostics) ?? Node(.null, at: file.whole)
  }()
}

private func words(_ text: String) -> [String] {
  text.split { $0 == " " || $0 == "\n" }.map(String.init)
}

private func texts(_ list: Node?) -> [String] { (list?.elements ?? []).compactMap(\.text) }
