import DocumentReader
import Foundation
import OutputInterface
import SwiftOutput
import TestSupport
import Testing
import Workspace

/// The views that the command `view` writes compile: on macOS with the SDK of iOS, elsewhere with stubs of Apple's frameworks.
@Suite(.slow) struct ViewCompileTests {
  private static let basket = Repository.root.appending(path: "Tests/GoldenTests/Views/Basket.yaml")

  /// The views of every spec, for the oldest iOS that the binding supports: 17 for `observation`, 15 for the others. With a later one, the
  /// compiler warns that a function of `observableObject`'s views is deprecated.
  @Test(arguments: [("6", 17), ("5", 15)])
  func viewsCompile(language: String, iOS: Int) async throws {
    let folder = try TemporaryFolder()
    try await AppleStubs.compile(AppleStubs.allCases, into: folder)
    let specs = iOS < 17 ? try await specsWithoutObservation(in: folder) : Repository.specs
    for (project, screens) in [("", "Screens"), ("app/", "app/AppScreens")] {
      let paths = try (yamlFiles(in: specs, project) + yamlFiles(in: specs, "\(project)models"))
        .filter { try iOS < 17 || !text(of: $0).contains("binding: observableObject") }
      let views = try paths.compactMap { try write($0, to: folder) }
      #expect(views.count > 2)
      let sources = try Repository.swiftFiles(in: specs.appending(path: screens))
      let output = try await compile(views + sources, language, iOS: iOS, in: folder)
      #expect(output.status == 0 && output.text.isEmpty, "\(output.text)")
    }
  }

  /// A view that the stubs accept but Apple's frameworks do not would fail in Xcode only, so the stubs must be strict about labels.
  @Test func everyLabelMatters() async throws {
    let folder = try TemporaryFolder()
    try await AppleStubs.compile(AppleStubs.allCases, into: folder)
    let output = folder.path("Basket")
    let generated = try await run(
      Repository.tool(),
      ["generate", Self.basket.path, "--output", output],
      in: folder.url
    )
    #expect(generated.status == 0, "\(generated.text)")
    let sources = try Repository.swiftFiles(in: URL(filePath: output))
    let path = try #require(try write(Self.basket.path, to: folder))
    func compileView() async throws -> ProcessOutput {
      try await compile([path] + sources, "6", iOS: 15, in: folder)
    }
    let correct = try await compileView()
    #expect(correct.status == 0 && correct.text.isEmpty, "\(correct.text)")

    let view = try text(of: path)
    // The first use of each label in a call.
    var labels: [String: String.Index] = [:]
    for label in view.matches(of: #/(?m)(?:\(|, |^ +)(\w+): /#) {
      labels[String(label.1)] = labels[String(label.1)] ?? label.1.endIndex
    }
    #expect(labels.count > 15)
    for (label, end) in labels.sorted(by: { $0.key < $1.key }).sampled(every: 6) {
      var misspelled = view
      misspelled.insert("s", at: end)
      try Data(misspelled.utf8).write(to: URL(filePath: path))
      let failed = try await compileView()
      #expect(failed.status != 0, "'\(label)s' compiles")
      #expect(failed.text.contains("\(path):"), "\(failed.text)")
    }
  }

  /// Writes the view of a spec into a folder and returns its path; nil if the spec has no view.
  private func write(_ spec: String, to folder: TemporaryFolder) throws -> String? {
    var diagnostics: [Diagnostic] = []
    guard let view = starterView(of: spec, into: &diagnostics) else { return nil }
    let name = URL(filePath: view.path).lastPathComponent
    try folder.write(AppleStubs.withoutMacros(view.text.string), to: name)
    return folder.path(name)
  }

  private func compile(
    _ files: [String],
    _ language: String,
    iOS: Int,
    in folder: TemporaryFolder
  ) async throws -> ProcessOutput {
    let frameworks = try await AppleStubs.arguments(in: folder, iOS: iOS)
    let mode = [
      "-swift-version", language, "-warnings-as-errors", "-parse-as-library", "-D", "DEBUG",
      "-emit-sil", "-wmo", "-o", folder.path("output.sil"),
    ]
    return try await run("swiftc", mode + frameworks + files, in: folder.url)
  }

  /// Generates a copy of the specs with another binding wherever they have `observation`, which is also the default.
  private func specsWithoutObservation(in folder: TemporaryFolder) async throws -> URL {
    let specs = folder.url.appending(path: "specs")
    try FileManager.default.copyItem(at: Repository.specs, to: specs)
    for project in ["", "app"] {
      let configuration = specs.appending(path: project).appending(path: "viewmodelgen.yaml")
      let settings = try text(of: configuration.path)
      try Data("binding: observableObject\n\(settings)".utf8).write(to: configuration)
      for path in try yamlFiles(in: specs, project) {
        let changed = try text(of: path)
          .replacing("binding: observation\n", with: "binding: observableObject\n")
        try Data(changed.utf8).write(to: URL(filePath: path))
      }
      let generated = try await run(
        Repository.tool(),
        ["generate"],
        in: specs.appending(path: project)
      )
      #expect(generated.status == 0, "\(generated.text)")
    }
    return specs
  }

  /// The paths of the YAML files directly in a folder of specs.
  private func yamlFiles(in specs: URL, _ folder: String) throws -> [String] {
    let url = specs.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".yaml") && $0 != "viewmodelgen.yaml" }
      .map { url.appending(path: $0).path }
  }

  private func text(of path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }
}
