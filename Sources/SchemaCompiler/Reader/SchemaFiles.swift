import DocumentReader

/// The files that a schema consists of. Each is read only once.
final class SchemaFiles {
  private let loader: FileLoader
  private var outcomes: [String: Outcome] = [:]
  private var count = 0

  enum Outcome {
    case file(SchemaFile)
    case failure([Diagnostic])
  }

  init(root: Node, loader: FileLoader) {
    self.loader = loader
    self.root = SchemaFile(root: root, index: 0)
    outcomes[normalizedPath(root.location.file.path)] = .file(self.root)
    count = 1
  }

  let root: SchemaFile

  /// Returns the file that a `$ref` refers to. `reference` is a path relative to the file that contains the `$ref`.
  func file(_ reference: String, from file: SchemaFile, at location: Location) -> Outcome {
    let folder = file.path.lastIndex(of: "/").map { file.path[...$0] } ?? ""
    let path = normalizedPath(folder + reference)
    if let outcome = outcomes[path] { return outcome }
    let outcome = read(path, at: location)
    outcomes[path] = outcome
    return outcome
  }

  /// Returns the local copy of a remote schema: the file `money.json` for `https://example.com/money.json`, if it is next to the file
  /// with the reference and has the same `$id`.
  func saved(_ uri: String, from file: SchemaFile) -> SchemaPart? {
    guard let name = uri.split(separator: "/").last,
      case .file(let saved) = self.file(String(name), from: file, at: file.root.location),
      saved.node(named: uri) != nil
    else { return nil }
    return SchemaPart(node: saved.root, file: saved)
  }

  private func read(_ path: String, at location: Location) -> Outcome {
    switch loader.load(path) {
    case .failure(let reason):
      return .failure([.referencedFile(path, reason: reason, at: location)])
    case .file(let source):
      var diagnostics: [Diagnostic] = []
      guard let root = readFile(source, isForeign: true, into: &diagnostics) else {
        return .failure(
          diagnostics.isEmpty
            ? [.referencedFile(path, reason: "it is empty", at: location)] : diagnostics
        )
      }
      defer { count += 1 }
      return .file(SchemaFile(root: root, index: count))
    }
  }
}
