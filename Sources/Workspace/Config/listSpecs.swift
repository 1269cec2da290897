import DocumentReader

/// The folders that by convention contain schemas and fixtures, not specs.
private let folderNamesWithoutSpecs: Set = ["schemas", "fixtures"]

/// Returns every `*.yaml` and `*.yml` in a folder and its subfolders, sorted by name. Skips configurations, hidden files, and folders that
/// contain schemas or fixtures.
package func listSpecs(
  in folder: String,
  _ files: Files,
  into diagnostics: inout [Diagnostic]
) -> [String] {
  var specs: [String] = []
  // The listing becomes an input of the run, so that added and removed specs are noticed.
  switch files.listing(of: folder).contents {
  case .failure(let failure): diagnostics.append(.unreadable(folder, failure.reason))
  case .success(let entries):
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = joinPath(folder, entry.name)
      if entry.type == .folder {
        // Links to folders are not followed, because they can form loops.
        if !folderNamesWithoutSpecs.contains(entry.name) {
          specs += listSpecs(in: path, files, into: &diagnostics)
        }
      } else if isSpecName(entry.name) {
        specs.append(path)
      }
    }
  }
  return specs
}

/// Returns the specs among the files that a build system lists, by the same rules.
func listSpecs(in folder: String, _ inputs: BuildInputs) -> [String] {
  inputs.paths(in: folder).filter { path in
    var parts = relativePath(of: path, from: folder).split(separator: "/").map(String.init)
    let name = parts.popLast() ?? ""
    return isSpecName(name)
      && !parts.contains { $0 != ".." && $0.hasPrefix(".") || folderNamesWithoutSpecs.contains($0) }
  }
}

private func isSpecName(_ name: String) -> Bool {
  (name.hasSuffix(".yaml") || name.hasSuffix(".yml")) && !name.hasPrefix(".")
    && name != Configuration.fileName
}

/// Returns the folders that have a configuration, among a folder and its subfolders, except for those that contain schemas or fixtures.
func configurationFolders(in folder: String, _ files: Files) -> [String] {
  guard case .success(let entries) = files.listing(of: folder).contents else { return [] }
  let isOne = entries.contains { $0.name == Configuration.fileName && $0.type != .folder }
  let inner = entries.filter { entry in
    entry.type == .folder && !entry.name.hasPrefix(".")
      && !folderNamesWithoutSpecs.contains(entry.name)
  }
  return (isOne ? [folder] : [])
    + inner.flatMap { configurationFolders(in: joinPath(folder, $0.name), files) }
}
