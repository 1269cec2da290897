import DocumentReader
import ViewModelIR

/// The languages in addition to the specs' own, and the path of their texts.
package struct TranslationSettings: Hashable, Sendable {
  /// How to report a missing translation.
  package enum Missing: String, CaseIterable, Sendable {
    case allow, warn, error
  }

  /// The path of the catalog, or of a folder with a catalog for each spec; `nil` if there are only pseudo-languages.
  var catalog: String?
  /// Language tags as Xcode writes them: `pt-BR`, `zh-Hant`.
  package var languages: [String]
  var missing = Missing.warn
  var missingByLanguage: [String: Missing] = [:]

  /// The path of the catalog for a spec; `nil` if there are only pseudo-languages.
  func path(for screen: Screen) -> String? {
    catalog.map { $0.hasSuffix(catalogSuffix) ? $0 : joinPath($0, screen.stem + catalogSuffix) }
  }
}

let catalogSuffix = ".xcstrings"

/// Reads `translations` of a configuration; `nil` if it has errors.
func readTranslations(
  _ node: Node,
  in folder: String,
  within boundary: Boundary?,
  into diagnostics: inout [Diagnostic]
) -> TranslationSettings? {
  var found: [Diagnostic] = []
  defer { diagnostics += found }
  guard let keys = KeyReader<TranslationsKey>(node, into: &found) else { return nil }
  let catalog = keys.node(.catalog)
  if let catalog, catalog.string?.isEmpty ?? true {
    found.append(
      .wrongSetting("catalog", catalog, expected: "a file such as ViewModels.xcstrings or a folder")
    )
  }
  let list = keys.node(.languages)
  if let list, list.elements == nil {
    found.append(
      .wrongSetting("languages", list, expected: "a list of language tags, such as [de, pt-BR]")
    )
  }
  if let list, list.elements?.isEmpty == true { found.append(.noLanguages(list)) }
  let path = joinPath(folder, catalog?.string ?? "")
  if let catalog { boundary?.check(path, of: "catalog", at: catalog.location, into: &found) }
  var settings = TranslationSettings(catalog: path, languages: [])
  for language in list?.elements ?? [] {
    guard let tag = languageTag(language, into: &found) else { continue }
    if !settings.languages.contains(tag) { settings.languages.append(tag) }
  }
  // If a language is misspelled, its key under `missing` would wrongly seem to be unknown.
  if let node = keys[.missing], !found.hasErrors { readMissing(node, &settings, into: &found) }
  return found.hasErrors ? nil : settings
}

private func readMissing(
  _ node: Node,
  _ settings: inout TranslationSettings,
  into diagnostics: inout [Diagnostic]
) {
  func missing(_ key: String, _ node: Node) -> TranslationSettings.Missing? {
    if let missing = node.string.flatMap(TranslationSettings.Missing.init) { return missing }
    diagnostics.append(.wrongSetting(key, node, expected: "allow, warn or error"))
    return nil
  }
  guard let members = node.members else {
    settings.missing = missing("missing", node) ?? .warn
    return
  }
  for member in members {
    guard settings.languages.contains(member.key) else {
      let hint = Hint(for: member.key, among: settings.languages, else: "'languages' has")
      let what = "'\(excerpt(member.key))' is not one of the languages"
      diagnostics.append(Diagnostic(.unknownKey, what, hint, at: member.keyLocation))
      continue
    }
    settings.missingByLanguage[member.key] = missing(member.key, member.value)
  }
}

/// Reads a language tag, which must be in the form that catalogs use.
private func languageTag(_ node: Node, into diagnostics: inout [Diagnostic]) -> String? {
  guard let text = node.string else {
    diagnostics.append(
      .wrongSetting("languages", node, expected: "a list of language tags, such as [de, pt-BR]")
    )
    return nil
  }
  let tag = canonicalTag(text)
  guard isLanguageCode(tag), pluralRules(for: tag) != nil else {
    diagnostics.append(.unknownLanguageTag(node, nil))
    return nil
  }
  if tag != text {
    diagnostics.append(.unknownLanguageTag(node, tag))
    return nil
  }
  return tag
}

/// The form of a tag that catalogs use: `pt-BR` for `pt_br`, `zh-Hant` for `zh-hant` (BCP 47, 2.1.1).
private func canonicalTag(_ text: String) -> String {
  text.split(whereSeparator: { $0 == "-" || $0 == "_" }).enumerated().map { index, part in
    switch (index, part.count) {
    case (0, _): part.lowercased()
    case (_, 4): part.prefix(1).uppercased() + part.dropFirst().lowercased()
    case (_, 2): part.uppercased()
    default: String(part)
    }
  }.joined(separator: "-")
}

extension Diagnostic {
  fileprivate static func noLanguages(_ node: Node) -> Diagnostic {
    Diagnostic(
      .wrongType,
      "'languages' is empty; write the languages of the translations, such as [de, pt-BR], or remove 'translations'",
      at: node.location
    )
  }

  fileprivate static func unknownLanguageTag(_ node: Node, _ meant: String?) -> Diagnostic {
    let hint =
      meant.map { "; did you mean '\($0)'?" } ?? "; write a tag such as de, pt-BR or zh-Hant"
    return Diagnostic(
      .unknownLanguage,
      "'\(excerpt(node.text ?? ""))' is not a language tag\(hint)",
      at: node.location,
      fix: meant.flatMap { Fix(node.location, $0) }
    )
  }
}
