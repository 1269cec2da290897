import DocumentReader
import OutputInterface
import SpecSyntax

/// Finds the nearest configuration at or above a folder, and reads each once.
package struct ConfigurationFinder {
  /// The most levels to search, in case a path has no end.
  private static let deepest = 256

  let files: Files
  private let allowsOutside: Bool
  private var keyByFolder: [String: String] = [:]
  private var byKey: [String: Configuration] = [:]

  package init(files: Files, flags: Settings) {
    self.files = files
    // A build system lists the files that may be read and decides where the output goes, so no limit is needed.
    allowsOutside = flags.allowsOutside || files.areLimited
    if let templates = flags.templates { files.bound(by: Boundary(named: templates)) }
  }

  /// Returns the configuration that governs a folder, with a key that is the same for all folders that the configuration governs.
  package mutating func governing(
    _ folder: String,
    into diagnostics: inout [Diagnostic]
  ) -> (key: String, configuration: Configuration) {
    var passed: [String] = []
    var next: String? = folder
    var key = ""
    while let current = next, passed.count < Self.deepest {
      if let known = keyByFolder[current] {
        key = known
        break
      }
      passed.append(current)
      let path = joinPath(current, Configuration.fileName)
      // A broken link counts as a configuration too, and is an error.
      let isThere = (try? files.tree.entryType(path)).map { $0 != .folder } ?? false
      if isThere, !files.includes(path) { diagnostics.append(.unwatchedConfiguration(path)) }
      if isThere, files.includes(path) {
        key = canonicalPath(current)
        if byKey[key] == nil {
          let boundary = allowsOutside ? nil : Boundary(of: current, expecting: files.expect)
          files.bound(by: boundary)
          byKey[key] = loadConfiguration(
            in: current,
            from: files,
            within: boundary,
            into: &diagnostics
          )
        }
        break
      }
      files.expect(path)
      next = folderAbove(current)
    }
    if key.isEmpty, !passed.isEmpty {
      files.bound(
        by: allowsOutside ? nil : Boundary(ofRepositoryAround: folder, expecting: files.expect)
      )
    }
    for folder in passed { keyByFolder[folder] = key }
    return (key, byKey[key] ?? .absent)
  }

  /// The specs in a folder, without files of formats and errors that specs share. To recognize these, files are opened, which their
  /// configuration limits.
  mutating func specs(in folder: String, into diagnostics: inout [Diagnostic]) -> [String] {
    var found: [String] = []
    for path in listSpecs(in: folder, files, into: &diagnostics) {
      _ = governing(parentFolder(path), into: &diagnostics)
      if case .file(let file) = files.allowedContents(of: path), looksLikeSharedTexts(file) {
        continue
      }
      found.append(path)
    }
    return found
  }
}
