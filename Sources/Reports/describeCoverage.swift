import Translations
import Workspace

/// A line for each language: `ViewModels.xcstrings: de: 24 of 26 texts (92%), 1 to review`.
package func describe(_ catalog: CheckedCatalog) -> String {
  let texts = catalog.coverage.keys.count
  return catalog.coverage.languages.sorted { $0.key < $1.key }
    .map { tag, language in "\(catalog.path): \(tag): \(language.summary(of: texts))\n" }.joined()
}
