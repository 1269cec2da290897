import DocumentReader
import Translations

/// Returns a line such as `ViewModels.xcstrings: 2 new, 1 changed (Book.byline), 1 stale`.
package func describe(_ catalog: SyncedCatalog) -> String {
  let changes = catalog.changes
  let moved = changes.moved.map { "\($0.from) to \($0.to)" }
  let parts = [
    counted(changes.new, "new", naming: false), counted(changes.changed, "changed"),
    counted(moved, "moved"), counted(changes.returned, "in use again"),
    counted(changes.stale, "stale"),
    counted(changes.pruned, "deleted"), changes.isLaidOut ? "laid out as Xcode does" : nil,
  ].compactMap { $0 }
  let nothing =
    changes.isCreated ? "created, no texts" : catalog.isWritten ? "comments updated" : "up to date"
  return "\(catalog.path): \(parts.isEmpty ? nothing : parts.joined(separator: ", "))"
}

/// Returns a text such as `3 changed (Book.byline, Book.title and 1 more)`; `nil` if there are no keys.
private func counted(_ keys: [String], _ what: String, naming: Bool = true) -> String? {
  if keys.isEmpty { return nil }
  if !naming { return "\(keys.count) \(what)" }
  let rest = keys.count > 3 ? " and \(keys.count - 2) more" : ""
  let named = keys.prefix(rest.isEmpty ? 3 : 2).joined(separator: ", ")
  return "\(keys.count) \(what) (\(named)\(rest))"
}

/// Returns a line for each language: `ViewModels.xcstrings: de: 24 of 26 texts (92%), 1 to review`.
package func describe(_ catalog: CheckedCatalog) -> String {
  let texts = catalog.coverage.keys.count
  return catalog.coverage.languages.sorted { $0.key < $1.key }
    .map { tag, language in "\(catalog.path): \(tag): \(language.summary(of: texts))\n" }.joined()
}

/// Returns a line such as `Translations/de.xliff: 40 texts, 38 translated`.
package func describe(_ file: ExportedXLIFF) -> String {
  "\(file.path): \(counted(file.units, "text")), \(file.translated) translated"
}

/// Returns a line such as `ViewModels.xcstrings: de: 2 new, 1 changed, 1 to review`.
package func describe(_ catalog: ImportedXLIFF) -> String {
  let changes = catalog.changes
  let counts: [(Int, String)] = [
    (changes.new, "new"), (changes.changed, "changed"), (changes.toReview, "to review"),
    (changes.reviewed, "reviewed"),
    (changes.unknown.count, "unknown"),
  ]
  let parts: [String] = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
  let summary = parts.isEmpty ? "nothing new" : parts.joined(separator: ", ")
  return "\(catalog.path): \(catalog.language): \(summary)"
}
