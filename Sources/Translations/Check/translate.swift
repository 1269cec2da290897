import DocumentReader
import ViewModelIR

/// A screen with its translations from a catalog.
package struct TranslatedScreen: Sendable {
  package var screen: Screen
  package var coverage: TranslationCoverage
  package var diagnostics: [Diagnostic]
}

/// The number of texts that are translated into each language.
package struct TranslationCoverage: Sendable {
  package struct Language: Sendable {
    /// The catalog's keys for the texts that are translated, and for those whose translation needs a review.
    var translatedKeys: Set<String> = []
    var keysToReview: Set<String> = []
    /// The catalog's keys for the texts that are not translated.
    package var missing: [String] = []

    package var translated: Int { translatedKeys.count }
    package var toReview: Int { keysToReview.count }

    /// Returns a summary such as `24 of 26 texts (92%), 1 to review`.
    package func summary(of texts: Int) -> String {
      let percent = texts == 0 ? 100 : translated * 100 / texts
      let review = toReview == 0 ? "" : ", \(toReview) to review"
      return "\(translated) of \(texts) texts (\(percent)%)\(review)"
    }
  }

  /// The catalog's keys for all texts.
  package var keys: Set<String> = []
  package var languages: [String: Language] = [:]

  package init() {}

  package mutating func add(_ other: TranslationCoverage) {
    keys.formUnion(other.keys)
    for (tag, other) in other.languages {
      var language = languages[tag] ?? .init()
      language.translatedKeys.formUnion(other.translatedKeys)
      language.keysToReview.formUnion(other.keysToReview)
      // Several specs can have the texts of a shared format.
      let known = Set(language.missing)
      language.missing += other.missing.filter { !known.contains($0) }
      languages[tag] = language
    }
  }
}

/// Adds the translations from a catalog to each text of a screen, and reports their errors.
package func translate(
  _ screen: Screen,
  with catalog: Catalog?,
  into languages: [String],
  samples: TextSamples? = nil
) -> TranslatedScreen {
  var translator = ScreenTranslator(screen, catalog, languages)
  let units = screen.textUnits
  translator.coverage.keys = Set(units.map(\.key))
  var variants: [Text.ID: [(unit: TextUnit, variant: Translation.Variant)]] = [:]
  let exact = Dictionary(grouping: units, by: \.id).mapValues { $0.flatMap(\.exact) }
  for unit in units {
    let variant = translator.variant(of: unit, excluding: exact[unit.id] ?? [], samples: samples)
    variants[unit.id, default: []].append((unit, variant))
  }
  translator.noteMissingEntries()
  for (id, variants) in variants {
    guard let last = variants.last, variants.contains(where: { !$0.variant.patterns.isEmpty })
    else { continue }
    translator.translations[id] = Translation(
      key: last.unit.key,
      slots: last.unit.slots,
      variants: variants.map(\.variant)
    )
  }
  let languages = [screen.language] + languages.filter { $0 != screen.language }
  let translated = screen.with(languages: languages).translated(by: translator.translations)
  return TranslatedScreen(
    screen: translated,
    coverage: translator.coverage,
    diagnostics: translator.diagnostics
  )
}

/// Returns what an example shows in the slots of a text; `nil` if no example shows the text.
package typealias TextSamples = (_ slots: [TextSlot], _ text: Text.ID) -> [String]?

private struct ScreenTranslator {
  let catalog: Catalog?
  let languages: [(tag: String, plurals: PluralRules)]
  let pseudoLanguages: [PseudoLanguage]
  let source: String
  var translations: [Text.ID: Translation] = [:]
  var coverage = TranslationCoverage()
  var diagnostics: [Diagnostic] = []
  private var unknown: [String] = []

  init(_ screen: Screen, _ catalog: Catalog?, _ languages: [String]) {
    self.catalog = catalog
    source = screen.language
    pseudoLanguages = languages.compactMap(PseudoLanguage.init)
    self.languages = languages.filter {
      $0 != screen.language && PseudoLanguage(rawValue: $0) == nil
    }
    .compactMap { tag in pluralRules(for: tag).map { (tag, $0) } }
    for (tag, _) in self.languages { coverage.languages[tag] = .init() }
  }

  mutating func variant(
    of unit: TextUnit,
    excluding exact: [ExactNumber],
    samples: TextSamples?
  ) -> Translation.Variant {
    var variant = Translation.Variant(
      exact: unit.exact,
      source: isolated(unit.pieces.pattern, unit.slots, source),
      patterns: [:]
    )
    let entry = catalog?.entry(unit.key)
    if entry == nil { unknown.append(unit.key) }
    // Generated code distinguishes the slots of a text by a single digit.
    if unit.slots.count > 9, let entry {
      diagnostics.append(.tooManyPlaceholders(unit.slots.count, at: entry.keyLocation))
    }
    let isCurrent = entry.map { unit.isSource(in: $0.value, source) } ?? false
    let text = entry?.value["localizations"]?.members?.first { $0.key == source }
    if let text, !isCurrent {
      diagnostics.append(.outOfSync(source, at: text.value.firstText?.location ?? text.keyLocation))
    }
    for language in pseudoLanguages {
      variant.patterns[language.rawValue] = language.pattern(
        unit.pieces.pattern,
        hasMarks: unit.styling != nil
      )
    }
    let isKept = entry?.value["shouldTranslate"]?.bool == false
    let room = Room(of: unit, samples)
    if let text, let room { diagnostics += room.overflow(variant.source, at: text.value.firstText) }
    for (tag, plurals) in languages {
      if isKept {
        coverage.languages[tag]?.translatedKeys.insert(unit.key)
        continue
      }
      guard let found = entry.flatMap({ localization(tag, in: $0.value) }) else {
        coverage.languages[tag]?.missing.append(unit.key)
        continue
      }
      let reader = LocalizationReader(unit, language: tag, excluding: exact, plurals: plurals)
      let pattern = pattern(of: found, reader, isCurrent: isCurrent)
      if let pattern, let room {
        diagnostics += room.overflow(pattern, at: found.value ?? found.forms.first?.text)
      }
      if pattern != variant.source { variant.patterns[tag] = pattern }
    }
    return variant
  }

  /// Returns a checked translation; `nil`, with diagnostics, if it has errors.
  private mutating func pattern(
    of found: Localization,
    _ reader: LocalizationReader,
    isCurrent: Bool
  ) -> TextPattern? {
    var reader = reader
    let (unit, tag) = (reader.unit, reader.language)
    let pattern = reader.pattern(of: found).map { isolated($0, unit.slots, tag) }
    if isCurrent, !found.needsReview, !reader.lacksForms {
      diagnostics += reader.diagnostics
      coverage.languages[tag]?.translatedKeys.insert(unit.key)
    } else {
      diagnostics += reader.diagnostics.map(\.forReview)
      coverage.languages[tag]?.keysToReview.insert(unit.key)
    }
    return pattern
  }

  mutating func noteMissingEntries() {
    guard let catalog, !unknown.isEmpty else { return }
    diagnostics.append(.missingEntries(unknown, in: catalog.file))
  }

  /// Returns the translation into a language or, if there is none, into a fallback language: `de` for `de-AT`.
  private mutating func localization(_ tag: String, in entry: Node) -> Localization? {
    let members = entry["localizations"]?.members ?? []
    for candidate in fallbackTags(of: tag) {
      guard let member = members.first(where: { hyphenated($0.key) == candidate }) else { continue }
      let found = Localization(member, into: &diagnostics)
      if found.isTranslated { return found }
    }
    return nil
  }
}

/// The maximum length of a text, and the values that an example shows in its slots.
private struct Room {
  let name: String
  let limit: Int
  let values: [String]

  init?(of unit: TextUnit, _ samples: TextSamples?) {
    guard let limit = unit.maxLength else { return nil }
    self.limit = limit
    name = unit.places.dropFirst().first ?? unit.key
    values = samples?(unit.slots, unit.id) ?? unit.slots.map { _ in "" }
  }

  func overflow(_ pattern: TextPattern, at text: Node?) -> [Diagnostic] {
    let lengths = pattern.sentences.map { pieces in
      pieces.reduce(0) { length, piece in
        switch piece {
        case .literal(let text): length + text.count { !isIsolate($0) }
        case .slot(let slot): length + (values.dropFirst(slot).first?.count ?? 0)
        }
      }
    }
    guard let longest = lengths.max(), longest > limit, let text else { return [] }
    return [.tooLong(longest, name, limit, at: text.location)]
  }

  private func isIsolate(_ character: Character) -> Bool {
    character == "\u{2068}" || character == "\u{2069}"
  }
}

extension Diagnostic {
  /// The diagnostic for a text that needs review. It is not an error, because the source text is shown instead.
  fileprivate var forReview: Diagnostic {
    severity == .error ? Diagnostic(.warning, code, message, at: location, fix: fix) : self
  }
}

extension Node {
  /// The first text in a localization.
  fileprivate var firstText: Node? {
    if let value = self["stringUnit"]?["value"] { return value }
    return members?.firstNonNil { $0.value.firstText }
  }
}
