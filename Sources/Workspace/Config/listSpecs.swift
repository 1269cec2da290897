import DocumentReader

/// Folders of what specs read, by convention: nothing in them is a spec.
private let folderNamesWithoutSpecs: Set = ["schemas", "fixtures"]

/// Every `*.yaml` and `*.yml` under a folder, in the order of their names, without configurations and hidden files.
package func listSpecs(
  in folder: String,
  _ files: Files,
  into diagnostics: inout [Diagnostic]
) -> [String] {
  var specs: [String] = []
  // A spec that is added or taken away changes its folder.
  switch files.listing(of: folder).contents {
  case .failure(let failure): diagnostics.append(.unreadable(folder, failure.reason))
  case .success(let entries):
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = joinPath(folder, entry.name)
      if entry.type == .folder {
        // Linked folders are not entered: they may lead round in circles.
        if !folderNamesWithoutSpecs.contains(entry.name) {
          specs += listSpecs(in: path, files, into: &diagnostics)
        }
      } else if entry.name.hasSuffix(".yaml") || entry.name.hasSuffix(".yml"),
        entry.name != Configuration.fileName
      {
        specs.append(path)
      }
    }
  }
  return specs
}
