import DocumentReader
import OutputInterface

/// A step of a build system, which generates certain files from certain inputs.
///
/// The build system derives the output files from the names of the inputs, before any spec is read. The step must write exactly these
/// files: one more or fewer would break the build.
package struct BuildStep {
  /// The paths of all specs of the target.
  private let specs: [String]
  private let schemas: [String]
  private let module: String?
  private let inputs: BuildInputs
  private let folders: [Folder]
  private let language: any OutputLanguage.Type
  private let twin: (any TwinLanguage)?

  /// Where the view models or the tests go. A step can write both, or only one of them.
  package enum Folder {
    case output(String)
    case tests(String)
  }

  /// - Parameters:
  ///   - roots: The folders with inputs that the build has made, whose paths in them are those that they would have as sources.
  ///   - twin: The language in which the files are written instead. The contents of the specs determine their names.
  package init(
    specs: [String],
    schemas: [String],
    others: [String],
    builtIn roots: [String] = [],
    module: String?,
    folders: [Folder],
    in language: any OutputLanguage.Type,
    twin: (any TwinLanguage)? = nil
  ) {
    self.specs = specs.map { BuildInputs.source(of: $0, in: roots) }
    self.schemas = schemas.map { BuildInputs.source(of: $0, in: roots) }
    inputs = BuildInputs(specs + schemas + others, builtIn: roots)
    self.module = module
    self.folders = folders
    self.language = language
    self.twin = twin
  }

  /// The names of the files that the build system expects, with their subjects.
  private func expected(
    _ options: RenderOptions,
    in language: any OutputLanguage
  ) -> [(name: String, kind: FileKind, subject: FileSubject)] {
    let subjects = specs.map { FileSubject.spec($0) } + schemas.map { .schema($0) } + [.allSpecs]
    return folders.flatMap { folder in
      subjects.compactMap { subject in
        language.fileName(of: subject, folder.kind, options).map { ($0, folder.kind, subject) }
      }
    }
  }

  /// Writes the files unless there is an error, and returns the diagnostics.
  package func run() -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    write(into: &diagnostics)
    // The step that writes the view models reports the warnings.
    let writesViewModels = folders.contains { $0.kind == .source }
    return writesViewModels ? diagnostics : diagnostics.filter { $0.severity == .error }
  }

  private func write(into diagnostics: inout [Diagnostic]) {
    let files = files(into: &diagnostics)
    if diagnostics.hasErrors { return }
    // The folder belongs to the build system, so nothing in it is edited by hand.
    let coverage = Coverage(sources: [], kept: [], isWhole: true)
    let outputs = folders.map { folder in
      OutputFolder(
        path: folder.path,
        fileExtension: twin?.fileExtension ?? language.init().fileExtension,
        files: files.filter { $0.kind == folder.kind },
        coverage: coverage
      )
    }
    let plans = merged(outputs).map { planOutput($0, into: &diagnostics) }
    _ = applyPlans(plans, force: true, into: &diagnostics)
  }

  func files(into diagnostics: inout [Diagnostic]) -> [OutputFile] {
    let files = Files(limitedTo: inputs)
    let groups = selectSpecs(
      specs,
      flags: Settings { $0.testedModule = module },
      in: files,
      into: &diagnostics
    )
    guard let group = groups.first else { return [] }
    if let other = groups.dropFirst().first {
      diagnostics.append(.configurationsOfOneTarget(other.folder, group.folder))
      return []
    }
    let workspace = Workspace(files, in: language, twins: [twin].compactMap { $0 })
    workspace.checkSharedModels(of: group, into: &diagnostics)
    let compiled = workspace.compiled(group, into: &diagnostics)
    if let twin {
      guard let settings = group.settings.twins[twin.key] else {
        diagnostics.append(.noSettings(of: twin.key, in: group.folder))
        return []
      }
      return workspace.files(of: compiled, in: twin, settings)
    }
    // The name of a spec does not reveal its layout.
    let rendered = workspace.renderedFiles(of: compiled, oneFileForEach: true, into: &diagnostics)
    let found = rendered.filter { file in folders.contains { $0.kind == file.kind } }
    let options = RenderOptions(group.settings, inOneFile: true)
    return exactly(
      found,
      options,
      using: group.settings.modules,
      in: workspace.language,
      into: &diagnostics
    )
  }

  /// Adds a file with only a comment for each expected file that is missing, and reports files that are not expected.
  private func exactly(
    _ files: [OutputFile],
    _ options: RenderOptions,
    using modules: [ModuleDependency],
    in language: any OutputLanguage,
    into diagnostics: inout [Diagnostic]
  ) -> [OutputFile] {
    let expected = expected(options, in: language)
    var missing = Set(expected.map(\.name))
    for file in files {
      if missing.remove(file.name) == nil, let location = file.location {
        // In a sandbox, files are links to elsewhere, but folders are not.
        let folder = canonicalPath(parentFolder(location.file.path)) + "/"
        let isOfOther = modules.contains { folder.hasPrefix(canonicalPath($0.folder) + "/") }
        let schema = location.file.whole
        diagnostics.append(
          isOfOther
            ? .schemaOfOtherModule(schema, for: language.name)
            : .schemaWithoutItsName(schema, for: language.name)
        )
      }
    }
    let empty = expected.filter { missing.remove($0.name) != nil }.map { name, kind, subject in
      OutputFile(
        kind: kind,
        name: name,
        source: subject.source,
        body: "// \(subject.whyEmpty(kind))\n"
      )
    }
    return files + empty
  }
}

extension BuildStep.Folder {
  fileprivate var path: String {
    switch self {
    case .output(let path), .tests(let path): path
    }
  }

  fileprivate var kind: FileKind {
    switch self {
    case .output: .source
    case .tests: .test
    }
  }
}

extension FileSubject {
  fileprivate func whyEmpty(_ kind: FileKind) -> String {
    switch self {
    case .spec where kind == .source: "The file has texts for several specs, but is not a spec."
    case .spec: "The spec has no examples, and none can be made up from its schema."
    case .schema: "No spec uses a type of this schema."
    case .allSpecs: "The other files need no helpers."
    }
  }
}
