import DocumentReader
import OutputInterface

/// A configuration whose files belong in an output folder.
struct FolderOwner: Hashable {
  /// The canonical path of the configuration's folder.
  let configuration: String
  let kind: FileKind
  /// The setting that names the output folder: `output`, or `kotlin.tests`.
  let setting: [String]

  init(_ configuration: String, _ kind: FileKind, twin: String? = nil) {
    self.configuration = canonicalPath(configuration)
    self.kind = kind
    setting = [twin, kind == .source ? "output" : "tests"].compactMap { $0 }
  }

  fileprivate var path: String {
    let path = joinPath(configuration, Configuration.fileName)
    return relativePath(of: path, from: canonicalPath("."))
  }

  /// Where the configuration names the folder; the whole file if it does not.
  fileprivate var location: Location {
    var ignoredDiagnostics: [Diagnostic] = []
    guard case .file(let file) = FileLoader.disk.load(path),
      var node = readFile(file, into: &ignoredDiagnostics)
    else { return whole(path) }
    for key in setting {
      guard let member = node.members?.first(where: { $0.key == key }) else { return whole(path) }
      node = member.value
    }
    return node.location
  }
}

extension Workspace {
  /// Plans the files of a folder. If other configurations of the tree have the same folder of tests, their files are kept. If they have
  /// the same folder of sources, reports that and returns `nil`: each would write the files that its specs share.
  func plan(_ folder: OutputFolder, into diagnostics: inout [Diagnostic]) -> OutputPlan? {
    var folder = folder
    var found: [Diagnostic] = []
    var plan = planOutput(folder, comparedWith: outputs, into: &found)
    // Only a folder with older files can be another one's, and a search through the tree takes long.
    let others = plan.steps.contains(where: \.replacesFile) ? otherOwners(of: folder) : [:]
    let sources = folder.owners.union(others.keys).filter { $0.kind == .source }
    if Set(sources.map(\.configuration)).count > 1 {
      diagnostics.append(.outputOfTwoConfigurations(sources, folder.path))
      return nil
    }
    if !others.isEmpty {
      found = []
      folder.coverage.isWhole = false
      folder.coverage.kept.formUnion(others.values.joined().map(lastComponent))
      plan = planOutput(folder, comparedWith: outputs, into: &found)
    }
    diagnostics += found
    return plan
  }

  /// The configurations of the tree that have a folder as well, without those of the run, and the paths of their specs.
  private func otherOwners(of folder: OutputFolder) -> [FolderOwner: [String]] {
    let path = canonicalPath(folder.path)
    let known = Set(folder.owners.map(\.configuration))
    let roots = Set(known.map { Boundary(of: $0).root })
    var others: [FolderOwner: [String]] = [:]
    var ignoredDiagnostics: [Diagnostic] = []
    for place in roots.flatMap(configurationFolders) where !known.contains(place) {
      let files = Files()
      let found = loadConfiguration(in: place, from: files, into: &ignoredDiagnostics)
      let settings = Settings(flags: Settings(), configuration: found)
      for (owner, output) in owned(by: place, settings, folder.fileExtension)
      where canonicalPath(output) == path {
        others[owner] = listSpecs(in: settings.specs, files, into: &ignoredDiagnostics)
      }
    }
    return others
  }

  /// The folders of a configuration for files with an extension.
  private func owned(
    by place: String,
    _ settings: Settings,
    _ fileExtension: String
  ) -> [(FolderOwner, String)] {
    FileKind.allCases.flatMap { kind in
      let own =
        language.fileExtension == fileExtension
        ? [(FolderOwner(place, kind), settings.folder(for: kind))] : []
      return own
        + twins.filter { $0.fileExtension == fileExtension }.compactMap { twin in
          settings.twins[twin.key].map {
            (FolderOwner(place, kind, twin: twin.key), $0.folder(for: kind))
          }
        }
    }
  }
}

/// The folders below a folder that have a configuration. Leaves out hidden folders and other repositories, whose output is not here.
private func configurationFolders(below root: String) -> [String] {
  let most = 20_000
  var found: [String] = []
  var open = [root]
  var count = 0
  while let folder = open.popLast(), count < most {
    count += 1
    let entries = (try? folderEntries(folder)) ?? []
    if folder != root, entries.contains(where: { $0.name == ".git" }) { continue }
    if entries.contains(where: { $0.name == Configuration.fileName }) { found.append(folder) }
    open += entries.filter { $0.type == .folder && !$0.name.hasPrefix(".") }
      .map { joinPath(folder, $0.name) }
  }
  return found
}

extension OutputPlan.Step {
  fileprivate var replacesFile: Bool {
    switch action {
    case .update, .replaceEdited, .replaceForeign, .delete, .keepEdited: true
    case .unchanged, .create: false
    }
  }
}

extension Diagnostic {
  fileprivate static func outputOfTwoConfigurations(
    _ owners: Set<FolderOwner>,
    _ folder: String
  ) -> Diagnostic {
    let owners = owners.sorted { $0.path < $1.path }
    let others = owners.dropFirst().map { quoted($0.path, limit: 200) }.joined(separator: ", ")
    return Diagnostic(
      .output,
      "\(others) has the same output folder, \(quoted(normalizedPath(folder), limit: 200)), so each would delete or overwrite the files of the other: "
        + "give each its own '\(owners.first?.setting.joined(separator: ".") ?? "output")'",
      at: owners.first?.location ?? whole(folder)
    )
  }
}
