import DocumentReader
import Foundation

/// Where a project's Swift and tests are: in the folders of a package's target, or beside an Xcode project.
struct ProjectPlaces: Equatable {
  let output: String
  let tests: String
  /// What the tests import.
  let module: String
  /// Whether there is anything yet.
  let isNew: Bool

  private init(sources: String, tests: String, name: String, isNew: Bool = false) {
    output = joinPath(sources, "Generated")
    self.tests = joinPath(tests, "Generated")
    module = moduleName(forFolder: name)
    self.isNew = isNew
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

  /// The target that the package is named after, or the first.
  private init(packageIn folder: String) {
    let targets = Self.folders(in: joinPath(folder, "Sources"))
    let package = lastComponent(canonicalPath(folder))
    guard let target = targets.first(where: { $0 == package }) ?? targets.first else {
      self.init(sources: "Sources", tests: "Tests", name: package)
      return
    }
    let tests = Self.folders(in: joinPath(folder, "Tests"))
    let own = "\(target)Tests"
    let test = tests.contains(own) ? own : tests.first ?? own
    self.init(sources: "Sources/\(target)", tests: "Tests/\(test)", name: target)
  }

  private static func names(in folder: String) -> [String] {
    ((try? folderEntries(folder)) ?? []).map(\.name)
  }

  private static func folders(in folder: String) -> [String] {
    names(in: folder).filter { !$0.hasPrefix(".") && isFolder(joinPath(folder, $0)) }
  }
}
