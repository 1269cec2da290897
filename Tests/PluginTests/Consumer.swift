import Foundation
import TestSupport
import Testing

/// A copy of `Tests/Consumer` with its own build folder.
actor Consumer {
  private let temporary: TemporaryFolder
  private let folder: URL

  /// The first build, including tests, and the build after it.
  nonisolated let first: Build
  nonisolated let second: Build

  private static let shared = Task { try await Consumer() }

  /// The package after its first builds. Only one test at a time may use it, because each edits and builds the same folder.
  static func built() async throws -> Consumer {
    try await shared.value
  }

  private init() async throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    temporary = try TemporaryFolder()
    let folder = temporary.url.resolvingSymlinksInPath().appending(path: "Consumer")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Package.swift", "viewmodelgen.yaml", "ViewModels.xcstrings", "Sources", "Tests"] {
      try FileManager.default.copyItem(
        at: root.appending(path: "Tests/Consumer").appending(path: name),
        to: folder.appending(path: name)
      )
    }
    let manifest = folder.appending(path: "Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    try #require(text.contains(#""../..""#))
    // A nightly run compiles the tool for the package, as the README's users do.
    let plugins =
      TestRun.current == .thorough ? root : try await prebuiltPlugins(in: temporary.url)
    try text.replacing(#""../..""#, with: "\"\(plugins.path)\"")
      .write(to: manifest, atomically: true, encoding: .utf8)
    self.folder = folder
    first = try await Consumer.build(folder)
    try #require(first.succeeded, "\(first.log)")
    second = try await Consumer.build(folder)
    // SwiftPM links the tool of a path dependency a second time, which runs the generator again.
    _ = try await Consumer.build(folder)
  }

  func build() async throws -> Build {
    try await Consumer.build(folder)
  }

  /// Builds with some files changed, and restores these files without building again.
  func build(with changes: [Change]) async throws -> Build {
    var before: [(file: URL, data: Data?)] = []
    for change in changes {
      let file = folder.appending(path: change.path)
      let old = try? Data(contentsOf: file)
      before.append((file, old))
      let new = try change.text(from: old.map { String(decoding: $0, as: UTF8.self) })
      try write(new.map { Data($0.utf8) }, to: file)
    }
    let build = try await build()
    for (file, data) in before { try write(data, to: file) }
    return build
  }

  private func write(_ data: Data?, to file: URL) throws {
    guard let data else { return try FileManager.default.removeItem(at: file) }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file)
  }

  /// Runs `swift SUBCOMMAND` in the package.
  func swift(_ subcommand: String, _ arguments: [String] = []) async throws -> ProcessOutput {
    try await Consumer.swift(subcommand, arguments, in: folder)
  }

  private static func swift(
    _ subcommand: String,
    _ arguments: [String],
    in folder: URL
  ) async throws -> ProcessOutput {
    let scratch = folder.appending(path: ".build").path
    return try await run("swift", [subcommand, "--scratch-path", scratch] + arguments, in: folder)
  }

  private static func build(_ folder: URL) async throws -> Build {
    let before = objects(folder)
    let output = try await swift("build", ["--build-tests"], in: folder)
    let recompiled = objects(folder).filter { before[$0.key] != $0.value }.keys
    return Build(
      succeeded: output.status == 0,
      log: output.text.replacing(folder.path + "/", with: ""),
      recompiled: recompiled.sorted()
    )
  }

  /// The dates when each file of the package's own modules was compiled, by names such as `BookListViewModel.swift`.
  private static func objects(_ folder: URL) -> [String: Date] {
    var dates: [String: Date] = [:]
    for module in ["Bookshop", "BookshopTests"] {
      let build = folder.appending(path: ".build/debug/\(module).build")
      for path in FileManager.default.subpaths(atPath: build.path) ?? []
      where path.hasSuffix(".swift.o") {
        let attributes = try? FileManager.default.attributesOfItem(atPath: "\(build.path)/\(path)")
        dates[String(path.dropLast(2))] = attributes?[.modificationDate] as? Date
      }
    }
    return dates
  }
}

/// Makes a package of the plugins with the tool that this test run built, as `.ci/join-bundles` does for a release.
private func prebuiltPlugins(in folder: URL) async throws -> URL {
  let package = folder.appending(path: "viewmodelgen")
  try FileManager.default.copyItem(at: Repository.root.appending(path: "Plugins"), to: package)
  let manifest = package.appending(path: "Package.swift")
  let text = try String(contentsOf: manifest, encoding: .utf8)
  try #require(text.contains("artifactbundle.zip"))
  try text.replacing("artifactbundle.zip", with: "artifactbundle")
    .write(to: manifest, atomically: true, encoding: .utf8)

  let target = try await run("swift", ["-print-target-info"], in: folder).stdout
  let triple = try #require(target.firstMatch(of: /"unversionedTriple": "(.+)"/)).1
  let bundle = package.appending(path: "viewmodelgen.artifactbundle")
  try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
  try FileManager.default.copyItem(
    atPath: Repository.tool(),
    toPath: bundle.appending(path: "viewmodelgen").path
  )
  let variant = #"{ "path": "viewmodelgen", "supportedTriples": ["\#(triple)"] }"#
  let tool = #"{ "type": "executable", "version": "1.0.0", "variants": [\#(variant)] }"#
  try #"{ "schemaVersion": "1.0", "artifacts": { "viewmodelgen": \#(tool) } }"#
    .write(to: bundle.appending(path: "info.json"), atomically: true, encoding: .utf8)
  return package
}

/// A change that a test makes to a file of the package.
enum Change: Sendable {
  case write(String, String)
  case replace(String, String, with: String)
  case remove(String)

  var path: String {
    switch self {
    case .write(let path, _), .replace(let path, _, with: _), .remove(let path): path
    }
  }

  func text(from old: String?) throws -> String? {
    switch self {
    case .write(_, let text): return text
    case .remove: return nil
    case .replace(_, let part, with: let other):
      let old = try #require(old)
      try #require(old.contains(part))
      return old.replacing(part, with: other)
    }
  }
}

/// The result of a build.
struct Build: Sendable {
  let succeeded: Bool
  /// The output, without the package's own path.
  let log: String
  let recompiled: [String]

  var ranGenerator: Bool { log.contains("Generating") }
}
