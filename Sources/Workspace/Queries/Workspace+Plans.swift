import DocumentReader
import OutputInterface
import ViewModelIR

extension Workspace {
  /// Plans the output for `generate` and `check`: compares the files that each folder should contain with those that it contains.
  package func plans(
    _ arguments: [String],
    flags: Settings,
    into diagnostics: inout [Diagnostic]
  ) -> [OutputPlan] {
    var folders: [OutputFolder] = []
    for group in selectSpecs(arguments, flags: flags, in: files, into: &diagnostics) {
      let before = diagnostics.count
      let group = withSharedModels(group, into: &diagnostics)
      let isComplete = diagnostics.count == before
      var compiled = compiled(group, into: &diagnostics)
      // The output would use a type that nothing generates.
      if !isComplete { compiled.isContradictory = true }
      folders += outputFolders(of: compiled, into: &diagnostics)
    }
    let plans = merged(folders).map { plan($0, into: &diagnostics) }
    return plans.contains { $0 == nil } ? [] : plans.compactMap { $0 }
  }

  /// The paths of the files that the output of specs depends on, sorted: also the specs, their configurations and templates.
  package func inputs(
    of arguments: [String],
    flags: Settings,
    into diagnostics: inout [Diagnostic]
  ) -> [String] {
    for group in selectSpecs(arguments, flags: flags, in: files, into: &diagnostics) {
      let group = withSharedModels(group, into: &diagnostics)
      _ = compiled(group, into: &diagnostics)
      _ = templates(of: group, into: &diagnostics)
    }
    let found = files.inputs
    return Set(found.paths.filter { !found.folders.contains($0) }.map(normalizedPath)).sorted()
  }

  private func outputFolders(
    of group: CompiledGroup,
    into diagnostics: inout [Diagnostic]
  ) -> [OutputFolder] {
    let before = diagnostics.count
    let files = renderedFiles(of: group, into: &diagnostics)
    var folders = group.folders(
      of: files,
      fileExtension: language.fileExtension,
      at: group.settings.folder(for:)
    )
    for twin in twins { folders += twinFolders(of: group, in: twin) }
    // An error at this point affects the whole output, so nothing is written, and another configuration that
    // shares the folder deletes nothing.
    if group.isContradictory || Array(diagnostics.dropFirst(before)).hasErrors {
      for index in folders.indices {
        folders[index].files = []
        folders[index].coverage = Coverage(sources: [], kept: group.kept, isWhole: false)
      }
    }
    return folders
  }
}

extension CompiledGroup {
  /// The folders for sources and for tests in one language, with their files.
  func folders(
    of files: [OutputFile],
    fileExtension: String,
    twin: String? = nil,
    at path: (FileKind) -> String
  ) -> [OutputFolder] {
    FileKind.allCases.map { kind in
      OutputFolder(
        path: path(kind),
        fileExtension: fileExtension,
        files: files.filter { $0.kind == kind },
        coverage: coverage,
        owners: [FolderOwner(folder, kind, twin: twin)]
      )
    }
  }
}

/// Merges the entries for the same folder and language, which groups and kinds of files can share.
func merged(_ folders: [OutputFolder]) -> [OutputFolder] {
  var merged: [OutputFolder] = []
  var indexByPath: [[String]: Int] = [:]
  for folder in folders {
    let path = [canonicalPath(folder.path), folder.fileExtension]
    if let index = indexByPath[path] {
      merged[index].files += folder.files
      merged[index].coverage.formUnion(folder.coverage)
      merged[index].owners.formUnion(folder.owners)
    } else {
      indexByPath[path] = merged.count
      merged.append(folder)
    }
  }
  return merged
}
