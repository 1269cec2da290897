import DocumentReader
import SpecSyntax

extension Workspace {
  /// Adds the shared models that the specs of a group nest, so that their files are generated with those of any spec that uses them, whether
  /// or not they are among the selected specs.
  func withSharedModels(
    _ group: SpecGroup,
    into diagnostics: inout [Diagnostic]
  ) -> SpecGroup {
    var configurations = ConfigurationFinder(
      files: files,
      flags: Settings { $0.allowsOutside = group.settings.allowsOutside }
    )
    var group = group
    let (own, others) = (sharedModels(of: group.specs), sharedModels(of: group.others))
    var known = Set(group.specs.map(canonicalPath)).union(group.importedSpecs)
    for entry in own where known.insert(canonicalPath(entry.path)).inserted {
      let folder = parentFolder(entry.path)
      let governing = configurations.governing(folder, into: &diagnostics).configuration.folder
      if canonicalPath(governing) != canonicalPath(group.folder) {
        diagnostics.append(.modelOfOtherConfiguration(entry, governing, group.folder))
      } else if files.has(entry.path) {
        group.specs.append(entry.path)
      }
    }
    group.others.removeAll { known.contains(canonicalPath($0)) }
    known.formUnion(group.others.map(canonicalPath))
    for entry in others where known.insert(canonicalPath(entry.path)).inserted {
      if files.has(entry.path) { group.others.append(entry.path) }
    }
    return group
  }

  /// Reports the shared models that a build step would not generate, because they are not among its specs.
  func checkSharedModels(of group: SpecGroup, into diagnostics: inout [Diagnostic]) {
    let known = Set(group.specs.map(canonicalPath)).union(group.importedSpecs)
    for entry in sharedModels(of: group.specs)
    where !known.contains(canonicalPath(entry.path)) && files.includes(entry.path) {
      diagnostics.append(.modelOutsideOfTarget(entry))
    }
  }

  /// The entries that lead from specs to shared models, directly or through other models, one for each model.
  func sharedModels(of specs: [String]) -> [Spec.SharedModel] {
    let reading = Reading(files)
    var found: [Spec.SharedModel] = []
    var seen: Set<String> = []
    var open = specs
    while let path = open.popLast() {
      for entry in sharedModels(of: path, in: reading) where seen.insert(entry.path).inserted {
        found.append(entry)
        open.append(entry.path)
      }
    }
    return found.sorted { $0.path < $1.path }
  }
}

extension SpecGroup {
  /// The canonical paths of the specs of the modules that this one depends on.
  fileprivate var importedSpecs: Set<String> {
    Set(settings.modules.flatMap(\.specs).map(canonicalPath))
  }
}
