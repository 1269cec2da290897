import DocumentReader
import Foundation
import Translations
import ViewModelIR
import Workspace

/// A translation into one language: a text, or plural forms by category.
package enum Wording: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
  case text(String)
  case plural([String: String])

  package init(stringLiteral text: String) { self = .text(text) }

  package init(dictionaryLiteral forms: (String, String)...) {
    self = .plural(Dictionary(uniqueKeysWithValues: forms))
  }

  fileprivate var json: [String: Any] {
    switch self {
    case .text(let text): ["stringUnit": ["state": "translated", "value": text]]
    case .plural(let forms):
      ["variations": ["plural": forms.mapValues { Wording.text($0).json }]]
    }
  }
}

/// Compiles a spec as `shopScreen` does and translates it with a synced catalog that has these wordings, by key and language.
package func translatedShopScreen(
  _ spec: String,
  _ wordings: [String: [String: Wording]],
  into languages: [String]? = nil
) throws -> TranslatedScreen {
  let screen = try shopScreen(spec, isTranslated: true)
  let strings = wordings.mapValues { ["localizations": $0.mapValues(\.json)] }
  let json: [String: Any] = [
    "sourceLanguage": screen.language, "strings": strings, "version": "1.0",
  ]
  let data = try JSONSerialization.data(withJSONObject: json, options: [.sortedKeys])
  var diagnostics: [Diagnostic] = []
  let written = SourceFile(path: "Shop.xcstrings", bytes: Array(data))
  var sync = CatalogSync(
    readCatalog(written, into: &diagnostics)?.root,
    in: written,
    sourceLanguage: screen.language
  )
  sync.sync(screen.textUnits, of: ["Shop"], prunes: false)
  let file = SourceFile(path: "Shop.xcstrings", bytes: sync.text ?? written.bytes)
  let catalog = readCatalog(file, into: &diagnostics)
  if !diagnostics.isEmpty { throw Problems(texts: diagnostics.map(\.message)) }
  let all = Set(wordings.values.flatMap(\.keys)).sorted()
  return translate(screen, with: catalog, into: languages ?? all)
}
