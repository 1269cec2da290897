import Translations
import Workspace

/// A line for each language: `ViewModels.xcstrings: de: 24 of 26 texts (92%), 1 to review`.
package func describe(_ catalog: CheckedCatalog) -> String {
  let texts = catalog.coverage.keys.count
  return catalog.coverage.languages.sorted { $0.key < $1.key }.map { tag, language in
    let percent = texts == 0 ? 100 : language.translated * 100 / texts
    let review = language.toReview == 0 ? "" : ", \(language.toReview) to review"
    return
      "\(catalog.path): \(tag): \(language.translated) of \(texts) texts (\(percent)%)\(review)\n"
  }.joined()
}
