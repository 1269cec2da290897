import DocumentReader
import Workspace

/// The folders of a project's code and tests: those of a package's targets, or those next to an Xcode project.
struct ProjectPlaces: Equatable {
  let output: String
  let tests: String
  /// The module that the tests import.
  let module: String
  /// Whether the folder contains neither a package nor an Xcode project yet.
  var isNew = false
  /// Whether the folders are a guess, because the package has no folder that shows where its targets are.
  var isGuess = false

  private init(sources: String, tests: String, name: String) {
    output = joinPath(sources, "Generated")
    self.tests = joinPath(tests, "Generated")
    module = moduleName(forFolder: name)
  }

  init(in folder: String) {
    let entries = Self.names(in: folder)
    if entries.contains("Package.swift") {
      self.init(packageIn: folder)
    } else if let project = entries.first(where: { $0.hasSuffix(".xcodeproj") }) {
      let name = String(project.dropLast(".xcodeproj".count))
      self.init(sources: name, tests: "\(name)Tests", name: name)
    } else {
      self.init(sources: "Sources/App", tests: "Tests/AppTests", name: "App")
      isNew = true
    }
  }

  /// Uses the folder with the package's name, or the first one. A package of one target may have its files directly in `Sources`.
  private init(packageIn folder: String) {
    let package = lastComponent(canonicalPath(folder))
    let targets = Self.folders(in: joinPath(folder, "Sources"))
    let target = targets.first { $0 == package } ?? targets.first
    let tests = Self.folders(in: joinPath(folder, "Tests"))
    let own = "\(target ?? package)Tests"
    self.init(
      sources: target.map { "Sources/\($0)" } ?? "Sources",
      tests: "Tests/\(tests.contains(own) ? own : tests.first ?? own)",
      name: target ?? package
    )
    let files = Self.names(in: joinPath(folder, "Sources"))
    isGuess = target == nil && !files.contains { $0.hasSuffix(".swift") }
  }

  private static func names(in folder: String) -> [String] {
    ((try? folderEntries(folder)) ?? []).map(\.name)
  }

  private static func folders(in folder: String) -> [String] {
    names(in: folder).filter { !$0.hasPrefix(".") && isFolder(joinPath(folder, $0)) }
  }
}

/// The text of a first `viewmodelgen.yaml`.
func configurationText(_ places: ProjectPlaces) -> String {
  """
  # The folders of the specs and of the generated Swift, relative to this file.
  specs: specs
  output: \(yamlScalar(places.output))
  tests: \(yamlScalar(places.tests))
  # The module that the tests import.
  module: \(yamlScalar(places.module))

  """
}
