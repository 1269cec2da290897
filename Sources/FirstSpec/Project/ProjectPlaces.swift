import DocumentReader
import Foundation
import Workspace

/// Where a project's code and tests are: in the folders of a package's target, or beside an Xcode project.
struct ProjectPlaces: Equatable {
  let output: String
  let tests: String
  /// What the tests import.
  let module: String
  /// Whether there is anything yet.
  let isNew: Bool
  /// What the manifest does not say, so that the code or the tests may not be in any target.
  let guesses: [Guess]

  enum Guess: Equatable {
    case target
    case path(ManifestTarget)
    /// The package has no test target, which would be called this.
    case testTarget(String)
  }

  private init(
    sources: String,
    tests: String,
    name: String,
    isNew: Bool = false,
    guesses: [Guess] = []
  ) {
    output = joinPath(sources, "Generated")
    self.tests = joinPath(tests, "Generated")
    module = moduleName(forFolder: name)
    self.isNew = isNew
    self.guesses = guesses
  }

  init(in folder: String) {
    let entries = Self.names(in: folder)
    if entries.contains("Package.swift") {
      self.init(packageIn: folder)
      return
    }
    let project = entries.first { $0.hasSuffix(".xcodeproj") }
    guard let project else {
      self.init(sources: "Sources/App", tests: "Tests/AppTests", name: "App", isNew: true)
      return
    }
    let name = String(project.dropLast(".xcodeproj".count))
    self.init(sources: name, tests: "\(name)Tests", name: name)
  }

  /// Uses the target with the package's name, or the first one. If the manifest names no targets, the folders of `Sources` count.
  private init(packageIn folder: String) {
    let manifest = (try? readBytes(joinPath(folder, "Package.swift"))) ?? []
    let declared = ManifestTarget.all(in: String(decoding: manifest, as: UTF8.self))
    let package = lastComponent(canonicalPath(folder))
    let targets = declared.filter { !$0.isTest }
    guard let target = targets.first(where: { $0.name == package }) ?? targets.first else {
      self.init(foldersOfPackage: package, in: folder)
      return
    }
    let tests = declared.filter(\.isTest)
    let own = "\(target.name)Tests"
    let test = tests.first { $0.name == own } ?? tests.first
    let guesses = [target, test].compactMap { $0 }.filter { Self.statedFolder(of: $0) == nil }
    let sources = Self.folder(of: target, in: folder, isOnly: targets.count == 1)
    self.init(
      sources: sources,
      tests: test.map { Self.folder(of: $0, in: folder, isOnly: tests.count == 1) }
        ?? "Tests/\(own)",
      name: target.name,
      guesses: guesses.filter { $0.path != .usual }.map { .path($0) }
        + (test == nil ? [.testTarget(own)] : [])
    )
  }

  private init(foldersOfPackage package: String, in folder: String) {
    let targets = Self.folders(in: joinPath(folder, "Sources"))
    guard let target = targets.first(where: { $0 == package }) ?? targets.first else {
      self.init(sources: "Sources", tests: "Tests", name: package, guesses: [.target])
      return
    }
    let tests = Self.folders(in: joinPath(folder, "Tests"))
    let own = "\(target)Tests"
    let test = tests.contains(own) ? own : tests.first ?? own
    self.init(sources: "Sources/\(target)", tests: "Tests/\(test)", name: target)
  }

  /// The folder of a target. The only target of its kind may have its files directly in `Sources` or `Tests`.
  private static func folder(of target: ManifestTarget, in folder: String, isOnly: Bool) -> String {
    if let path = statedFolder(of: target) { return path }
    let all = target.isTest ? "Tests" : "Sources"
    let own = joinPath(all, target.name)
    let files = names(in: joinPath(folder, all))
    let isFlat = isOnly && files.contains { $0.hasSuffix(".swift") }
    return isFlat && !isFolder(joinPath(folder, own)) ? all : own
  }

  /// The folder that the manifest states; nil if it states none in the package.
  private static func statedFolder(of target: ManifestTarget) -> String? {
    guard case .stated(let path) = target.path else { return nil }
    let folder = normalizedPath(path)
    return folder.hasPrefix("/") || folder.split(separator: "/").first == ".." ? nil : folder
  }

  private static func names(in folder: String) -> [String] {
    ((try? folderEntries(folder)) ?? []).map(\.name)
  }

  private static func folders(in folder: String) -> [String] {
    names(in: folder).filter { !$0.hasPrefix(".") && isFolder(joinPath(folder, $0)) }
  }
}
