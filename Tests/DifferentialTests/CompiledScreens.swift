import DocumentReader
import Foundation
import OutputInterface
import SpecSyntax
import SwiftOutput
import TestSupport
import Testing
import Translations
import ViewModelIR

@testable import Workspace

/// The screens of the specs in some folders, and the Swift generated for them in a temporary folder.
struct GeneratedSwift {
  let screens: [Screen]
  /// The spec of each screen, in the same order.
  let specs: [Spec]
  let files: [String]
  let folder: TemporaryFolder
  private let catalogs: TemporaryFolder
  /// The marks of all wordings that the languages have.
  private(set) var marks: Set<String> = []

  /// Generates one module, so that one run of the compiler is enough. Every text is translated into each of the languages.
  ///
  /// Presenters need Combine, so they are left out unless the test is about their texts.
  init(of folders: [URL], in languages: [String] = [], withPresenters: Bool = false) throws {
    var diagnostics: [Diagnostic] = []
    let workspace = Workspace(in: SwiftLanguage.self)
    var groups = selectSpecs(
      folders.map(\.path),
      flags: Settings(),
      in: workspace.files,
      into: &diagnostics
    )
    if languages.isEmpty { groups.removeAll(where: \.hasTranslations) }
    // What functions of the app return is known for the examples only, not for the documents of these tests.
    for index in groups.indices {
      let screens = workspace.compiled(groups[index], isTranslated: false, into: &diagnostics)
        .screens
      let calling = Set(screens.filter { !$0.functionValues.isEmpty }.map(\.stem))
      groups[index].specs.removeAll { calling.contains(fileStem($0)) }
    }
    catalogs = try TemporaryFolder()
    if !languages.isEmpty {
      for index in groups.indices {
        marks.formUnion(
          try groups[index]
            .mark(languages, in: catalogs, workspace, withPresenters: withPresenters)
        )
      }
    }
    let first = try #require(groups.first)
    var all = CompiledGroup(folder: first.folder, settings: first.settings, isWhole: true)
    for group in groups { all.screens += workspace.compiled(group, into: &diagnostics).screens }
    all.all = all.screens
    var types = ServiceTypes()
    for screen in all.screens { types.add(screen, into: &diagnostics) }
    all.services = types.files(.internal, into: &diagnostics)
    let rendered = workspace.renderedFiles(of: all, into: &diagnostics)
      .filter { withPresenters || !$0.name.hasSuffix("Presenter.swift") }
    try #require(diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    screens = all.screens
    specs = try groups.flatMap(\.specs).compactMap { path in
      let file = SourceFile(path: path, text: try String(contentsOfFile: path, encoding: .utf8))
      return readYAML(file, into: &diagnostics).flatMap { parseSpec($0, into: &diagnostics) }
    }
    try #require(specs.count == screens.count)
    // The app's views, which layout 2 extends.
    let views = screens.filter { $0.layout == .insideView }.map { "enum \($0.view) {}\n" }
    files = rendered.filter { $0.kind == .source }.map(\.name) + ["Views.swift"]
    folder = try TemporaryFolder()
    for file in rendered { try write(file.body.string, to: file.name) }
    try write(views.joined(), to: "Views.swift")
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.url.appending(path: name))
  }

  func swiftc(_ arguments: [String]) async throws -> ProcessOutput {
    try await run("swiftc", ["-warnings-as-errors"] + arguments + files, in: folder.url)
  }
}

extension SpecGroup {
  /// Gives every text of the English specs a marked wording in each language, and leaves out the other specs.
  fileprivate mutating func mark(
    _ languages: [String],
    in catalogs: TemporaryFolder,
    _ workspace: Workspace,
    withPresenters: Bool
  ) throws -> Set<String> {
    settings.translations = .init(catalog: catalogs.path, languages: languages)
    var diagnostics: [Diagnostic] = []
    let screens = workspace.compiled(self, isTranslated: false, into: &diagnostics).screens
      .filter { $0.language == "en" }
    let stems = Set(screens.map(\.stem))
    specs = specs.filter { stems.contains(fileStem($0)) }
    return try screens.reduce(into: []) { marks, screen in
      let screen = withPresenters ? screen : screen.with(presenter: .some(nil))
      let marked = try MarkedCatalog(screen, languages: languages)
      try catalogs.write(
        String(decoding: marked.text, as: UTF8.self),
        to: screen.stem + catalogSuffix
      )
      marks.formUnion(marked.marks)
    }
  }
}

/// A program that builds the generated view models from JSON.
struct CompiledScreens {
  private let swift: GeneratedSwift

  init(_ swift: GeneratedSwift, driver: URL) async throws {
    self.swift = swift
    try swift.write(Self.registry(of: swift.screens), to: "Screens.swift")
    try swift.write(try String(contentsOf: driver, encoding: .utf8), to: "main.swift")
    let notation = try #require(helperFiles.first { $0.name == "StyledNotation" })
      .lines.map { $0 + "\n" }.joined()
    try swift.write(
      notation.replacingOccurrences(of: "package ", with: ""),
      to: "StyledNotation.swift"
    )
    let flags = swift.marks.isEmpty ? [] : ["-D", "LANGUAGES"]
    let compiler = try await swift.swiftc(
      [
        "-swift-version", "6", "-wmo", "-o", "driver", "Screens.swift", "StyledNotation.swift",
        "main.swift",
      ] + flags
    )
    try #require(compiler.status == 0, "\(compiler.text)")
  }

  /// The fields of each request's view model, in the requests' order.
  func answers(_ requests: [Request]) async throws -> [[String: String]] {
    try await requests.answers(in: swift.folder) {
      let process = try await run("./driver", ["requests", "answers"], in: swift.folder.url)
      try #require(process.status == 0, "\(process.text)")
    }
  }

  /// The Swift source of the dictionary by which the driver builds each view model.
  private static func registry(of screens: [Screen]) -> String {
    let entries = screens.compactMap { screen -> String? in
      guard let viewModel = screen.viewModels.first else { return nil }
      var arguments = ["from: request.model()"]
      arguments += viewModel.inputs.map { "\($0.name): request.input(\"\($0.name)\")" }
      if viewModel.usesContext { arguments.append("in: request.context") }
      let call = "\(screen.typeName(of: viewModel))(\(arguments.joined(separator: ", ")))"
      return "  \"\(screen.driverName)\": { request in try \(call) },\n"
    }
    return "let screens: [String: @Sendable (Request) throws -> Any] = [\n\(entries.joined())]\n"
  }
}
