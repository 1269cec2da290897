import DocumentReader

/// What a run after a change did.
struct Change {
  /// The inputs that changed.
  var files: [String] = []
  var written: [String] = []
  var deleted: [String] = []
  /// All that there are now, and how many of the earlier ones are gone.
  var errors = 0
  var mended = 0

  var isNothing: Bool { files.isEmpty && written.isEmpty && deleted.isEmpty && mended == 0 }

  /// `specs/Book.yaml: 1 error mended, wrote Generated/BookViewModel.swift`
  var line: String {
    var parts: [String] = []
    if mended > 0 { parts.append("\(counted(mended, "error")) mended") }
    if !written.isEmpty { parts.append("wrote \(listed(written))") }
    if !deleted.isEmpty { parts.append("deleted \(listed(deleted))") }
    if errors > 0 { parts.append("\(counted(errors, "error"))\(mended > 0 ? " left" : "")") }
    if parts.isEmpty { parts.append("nothing to write") }
    let what = files.isEmpty ? "" : listed(files) + ": "
    return what + parts.joined(separator: ", ")
  }
}

private func listed(_ paths: [String]) -> String {
  let most = 3
  let shown = paths.prefix(most).map { escapingControls($0) }.joined(separator: " ")
  return paths.count > most ? "\(shown) and \(paths.count - most) more" : shown
}
