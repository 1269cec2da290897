import DocumentReader

/// Folders of what specs read, by convention: nothing in them is a spec.
private let folderNamesWithoutSpecs: Set = ["schemas", "fixtures"]

/// Every `*.yaml` and `*.yml` under a folder, in the order of their names, without configurations and hidden files.
func listSpecs(
  in folder: String,
  noting inputs: Inputs,
  into diagnostics: inout [Diagnostic]
) -> [String] {
  var specs: [String] = []
  do throws(FileFailure) {
    // A spec that is added or taken away changes its folder.
    inputs.noteFolder(folder)
    for entry in try folderEntries(folder) where !entry.name.hasPrefix(".") {
      let path = joinPath(folder, entry.name)
      if entry.type == .folder {
        // Linked folders are not entered: they may lead round in circles.
        if !folderNamesWithoutSpecs.contains(entry.name) {
          specs += listSpecs(in: path, noting: inputs, into: &diagnostics)
        }
      } else if entry.name.hasSuffix(".yaml") || entry.name.hasSuffix(".yml"),
        entry.name != Configuration.fileName
      {
        specs.append(path)
      }
    }
  } catch {
    diagnostics.append(.unreadable(folder, error.reason))
  }
  return specs
}
