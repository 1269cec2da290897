import Foundation
import PackagePlugin

/// The files in a target's folder that the tool reads, recognized by their names alone.
///
/// The contents are not read: the plugin does not run again when they change, only when files are added or removed.
struct SpecFolder {
  let module: String
  private(set) var specs: [URL] = []
  private var schemas: [URL] = []
  /// The files that specs and schemas refer to, and the configuration.
  private var others: [URL] = []

  init(_ target: any SourceModuleTarget) {
    self.init(filesOf: target)
    for case let module as any SourceModuleTarget in target.recursiveTargetDependencies {
      use(SpecFolder(filesOf: module))
    }
  }

  private init(filesOf target: any SourceModuleTarget) {
    let files = target.sourceFiles.map(\.url)
    self.init(module: target.moduleName, files: files, in: target.directoryURL)
  }

  /// Adds the files of a module that the target depends on: the target's specs can use its shared models, types and tokens.
  mutating func use(_ module: SpecFolder) {
    if module.specs.isEmpty { return }
    let known = Set(others.map(\.path))
    others += (module.specs + module.schemas + module.others).filter { !known.contains($0.path) }
  }

  init(module: String, files: [URL], in folder: URL) {
    self.module = module
    for file in files.sorted(by: { $0.path < $1.path })
    where !file.lastPathComponent.hasPrefix(".") {
      // The names of folders above the target have no meaning.
      let folders = file.deletingLastPathComponent().pathComponents
        .dropFirst(folder.pathComponents.count)
      switch file.pathExtension {
      case _ where file.lastPathComponent == "viewmodelgen.yaml":
        others.append(file)
      case "yaml", "yml", "json":
        if folders.contains("fixtures") {
          others.append(file)
        } else if folders.contains("schemas") || file.lastPathComponent.hasSuffix(".schema.json") {
          schemas.append(file)
        } else if file.pathExtension == "json" {
          others.append(file)
        } else {
          specs.append(file)
        }
      case "mustache", "xcstrings":
        others.append(file)
      default: break
      }
    }
    let known = Set(others.map(\.path))
    let governing = configurations(atOrAbove: folder)
    others += (governing + governing.flatMap(catalogs(beside:))).filter { !known.contains($0.path) }
  }

  /// Returns whether the folder has specs, and reports an error if it does not.
  func hasSpecs(of target: String) -> Bool {
    if specs.isEmpty {
      Diagnostics.error(
        "'\(target)' applies ViewModelGenerator, but has no specs (*.yaml) in its folder; put them there, and do not exclude them"
      )
    }
    return !specs.isEmpty
  }

  func viewModels(by tool: URL, to folder: URL) -> Command {
    let names =
      specs.map { $0.stem + "ViewModel.swift" }
      + schemas.map { $0.schemaStem + "ServiceModel.swift" }
      + ["ViewModelSupport.swift"]
    return command("view models of", ["--output", folder.path], by: tool, names, in: folder)
  }

  func tests(by tool: URL, to folder: URL) -> Command {
    let names =
      specs.map { $0.stem + "ViewModelTests.swift" }
      + [module + "ViewModelTestSupport.swift"]
    let arguments = ["--tests", folder.path, "--module", module]
    return command("tests of", arguments, by: tool, names, in: folder)
  }

  private func command(
    _ what: String,
    _ arguments: [String],
    by tool: URL,
    _ names: [String],
    in folder: URL
  ) -> Command {
    // Two specs with the same name have the same output. The tool reports them; SwiftPM's error would not name them.
    let outputs = Set(names).sorted().map { folder.appending(path: $0) }
    return .buildCommand(
      displayName: "Generating \(what) \(module)",
      executable: tool,
      arguments: ["build"] + specs.map(\.path) + arguments + list("--schemas", schemas)
        + list("--inputs", others),
      inputFiles: specs + schemas + others,
      outputFiles: outputs
    )
  }
}

private func list(_ option: String, _ files: [URL]) -> [String] {
  files.isEmpty ? [] : [option] + files.map(\.path)
}

/// Returns the configurations that can apply to the target's specs.
private func configurations(atOrAbove folder: URL) -> [URL] {
  var found: [URL] = []
  var folder = folder.standardizedFileURL
  while folder.pathComponents.count > 1 {
    let file = folder.appending(path: "viewmodelgen.yaml")
    if FileManager.default.fileExists(atPath: file.path) { found.append(file) }
    folder.deleteLastPathComponent()
  }
  return found
}

/// Returns the catalogs in the configuration's folder and the folders directly in it. A plugin cannot read the configuration to find their
/// actual location.
private func catalogs(beside configuration: URL) -> [URL] {
  let folder = configuration.deletingLastPathComponent()
  return files(in: folder).flatMap { [$0] + ($0.hasDirectoryPath ? files(in: $0) : []) }
    .filter { $0.pathExtension == "xcstrings" }
}

private func files(in folder: URL) -> [URL] {
  let found = try? FileManager.default.contentsOfDirectory(
    at: folder,
    includingPropertiesForKeys: [.isDirectoryKey],
    options: .skipsHiddenFiles
  )
  return (found ?? []).sorted { $0.path < $1.path }
}

extension URL {
  /// The name without its extension: `Feed` for `specs/Feed.yaml`.
  var stem: String { deletingPathExtension().lastPathComponent }

  /// The name without `.schema.json` or `.json`: `Book` for `Book.schema.json`.
  var schemaStem: String {
    let stem = deletingPathExtension()
    return stem.pathExtension == "schema" ? stem.stem : stem.lastPathComponent
  }
}
