import Workspace

/// `ViewModels.xcstrings: 2 new, 1 changed (Book.byline), 1 stale`
package func describe(_ catalog: SyncedCatalog) -> String {
  let changes = catalog.changes
  let moved = changes.moved.map { "\($0.from) to \($0.to)" }
  let parts = [
    counted(changes.new, "new", naming: false), counted(changes.changed, "changed"),
    counted(moved, "moved"), counted(changes.returned, "back"), counted(changes.stale, "stale"),
    counted(changes.pruned, "deleted"),
  ].compactMap { $0 }
  let nothing = catalog.isWritten ? "comments" : "up to date"
  return "\(catalog.path): \(parts.isEmpty ? nothing : parts.joined(separator: ", "))"
}

/// `3 changed (Book.byline, Book.title and 1 more)`; nil for none.
private func counted(_ keys: [String], _ what: String, naming: Bool = true) -> String? {
  if keys.isEmpty { return nil }
  if !naming { return "\(keys.count) \(what)" }
  let rest = keys.count > 3 ? " and \(keys.count - 2) more" : ""
  let named = keys.prefix(rest.isEmpty ? 3 : 2).joined(separator: ", ")
  return "\(keys.count) \(what) (\(named)\(rest))"
}
