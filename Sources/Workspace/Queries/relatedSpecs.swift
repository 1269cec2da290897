import DocumentReader
import OutputInterface

/// Returns the paths of the specs that can use the same shared declarations as a spec: those under its configuration, those of the modules
/// that this depends on, and those of the modules in the repository that depend on one of these.
package func relatedSpecs(of path: String, in files: Files) -> [String] {
  var ignoredDiagnostics: [Diagnostic] = []
  let flags = Settings { $0.allowsOutside = true }
  let groups = selectSpecs([path], flags: flags, in: files, into: &ignoredDiagnostics)
  let modules = groups.flatMap(\.settings.modules)
  let folders = Set((groups.map(\.folder) + modules.map(\.folder)).map(canonicalPath))
  var specs = groups.flatMap { $0.specs + $0.others } + modules.flatMap(\.specs)
  guard let root = groups.first.flatMap({ repository(around: $0.folder) }) else { return specs }
  var configurations = ConfigurationFinder(files: files, flags: flags)
  for folder in configurationFolders(in: root, files) where !folders.contains(canonicalPath(folder))
  {
    let (key, configuration) = configurations.governing(folder, into: &ignoredDiagnostics)
    let settings = Settings(flags: flags, configuration: configuration)
    let used = configurations.modules(of: settings, key, into: &ignoredDiagnostics) ?? []
    if used.contains(where: { folders.contains(canonicalPath($0.folder)) }),
      files.isFolder(settings.specs)
    {
      specs += configurations.specs(in: settings.specs, into: &ignoredDiagnostics)
    }
  }
  return specs
}

/// The folder with the repository that contains a folder; `nil` if there is none.
private func repository(around folder: String) -> String? {
  var next: String? = folder
  while let current = next {
    if exists(joinPath(current, ".git")) { return current }
    next = folderAbove(current)
  }
  return nil
}
