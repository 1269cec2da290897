import DocumentReader
import Workspace

/// `Translations/de.xliff: 40 texts, 38 translated`
package func describe(_ file: ExportedXLIFF) -> String {
  "\(file.path): \(counted(file.units, "text")), \(file.translated) translated"
}

/// `ViewModels.xcstrings: de: 2 new, 1 changed, 1 to review`
package func describe(_ catalog: ImportedXLIFF) -> String {
  let changes = catalog.changes
  let counts: [(Int, String)] = [
    (changes.new, "new"), (changes.changed, "changed"), (changes.toReview, "to review"),
    (changes.unknown.count, "unknown"),
  ]
  let parts: [String] = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
  let summary = parts.isEmpty ? "nothing new" : parts.joined(separator: ", ")
  return "\(catalog.path): \(catalog.language): \(summary)"
}
