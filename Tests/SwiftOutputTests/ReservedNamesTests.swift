import DocumentReader
import Evaluator
import Foundation
import OutputInterface
import SpecSyntax
import SwiftOutput
import Testing
import TextOutput
import ViewModelIR
import Workspace

@testable import SwiftOutput

/// The names that a schema's types do not get are those that generated code means something else by.
struct ReservedNamesTests {
  @Test func theListIsWhatGeneratedCodeSays() throws {
    let found = try inSupport().union(inTemplates()).union(inLiterals()).union(inSamples())
      .subtracting(keywords).subtracting(otherNames)
    let missing = found.subtracting(namesGeneratedCodeUses).sorted()
    let superfluous = namesGeneratedCodeUses.subtracting(found).sorted()
    #expect(missing == [], "add them to namesGeneratedCodeUses")
    #expect(superfluous == [], "nothing says them any more")
  }

  /// Whatever the platform: no branch of `#if` is left out.
  private func inSupport() throws -> Set<String> {
    try texts(in: "Sources/ViewModelSupport", ".swift").reduce(into: []) { names, text in
      let words = SwiftWords(text)
      names.formUnion(words.names.subtracting(words.localNames))
    }
  }

  private func inTemplates() throws -> Set<String> {
    try texts(in: "Templates", ".mustache").reduce(into: []) { names, text in
      let words = SwiftWords(text.replacing(/\{\{[^}]*\}\}/, with: " x "))
      names.formUnion(words.names.subtracting(words.localNames))
    }
  }

  /// What the renderer may write, also where no sample has it; its literals hold prose too.
  private func inLiterals() throws -> Set<String> {
    let sources =
      try texts(in: "Sources/SwiftOutput", ".swift")
      + texts(in: "Sources/ViewModelIR/Names", "ValueType+Name.swift")
    let literals = sources.flatMap { SwiftWords($0).literals }.filter { !$0.hasSuffix(".swift") }
    let templates = try paths(in: "Templates", ".mustache")
      .map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
    return Set(literals.flatMap { SwiftWords($0).namesBeforeSigns }.filter { $0.count > 1 })
      .subtracting(templates).subtracting(helperTexts.keys)
  }

  /// What the renderer does write for every spec of the repository, but for the specs' own names.
  private func inSamples() throws -> Set<String> {
    var names: Set<String> = []
    let specs = try paths(in: "specs", ".yaml") + paths(in: "Tests/DifferentialTests", ".yaml")
    for path in specs where !path.hasSuffix("viewmodelgen.yaml") && !path.contains("/.build/") {
      names.formUnion(try inSample(path))
    }
    let words = SwiftWords(renderedModel(kitchenSink))
    return names.union(words.names.subtracting(words.localNames))
      .subtracting(kitchenSink.map(\.name))
  }

  private func inSample(_ path: String) throws -> Set<String> {
    let screen = try screen(path)
    var own = Set(
      (screen.service.declarations + screen.service.tokens).map(\.name) + [
        "Sample", "SampleViewModelTestSupport", screen.testsTypeName,
      ]
    )
    for viewModel in screen.viewModels {
      own.formUnion(screen.typeName(of: viewModel).split(separator: ".").map(String.init))
    }
    if let presenter = screen.presenter {
      let service = presenter.service.protocolName
      own.formUnion(screen.typeName(of: presenter).split(separator: ".").map(String.init))
      own.formUnion([
        service, "\(service)Error", mockName(service), screen.presenterTestsTypeName,
      ])
    }
    var names: Set<String> = []
    let forms: [(Access, TestFramework)] = [
      (.internal, .swiftTesting), (.package, .swiftTesting), (.public, .xcTest),
    ]
    for (access, framework) in forms {
      let options = RenderOptions(access: access, module: "Sample", testFramework: framework)
      for file in try rendered(screen, options) {
        let words = SwiftWords(file.string)
        names.formUnion(words.names.subtracting(words.localNames))
      }
    }
    return names.subtracting(own)
  }

  private func screen(_ path: String) throws -> Screen {
    // Whatever language its examples are in.
    let compiled = Workspace(in: SwiftLanguage.self).compiled(
      path,
      SpecDefaults { $0.isTranslated = true }
    )
    return try #require(compiled.screen, "\(path): \(compiled.diagnostics.map(\.message))")
  }
}

/// A type inside a presenter that few schemas have to leave it, as a check refuses a screen whose schema has one; and a condition of
/// the compiler's, which is no type's name.
private let otherNames: Set<String> = [
  "Action", "Confirmation", "DEBUG", "ID", "Name", "Request", "Screenx", "State", "Text",
]

// MARK: - Files

private let root = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

/// Those with that end, in the folder and below it.
private func paths(in folder: String, _ end: String) throws -> [String] {
  let folder = root.appending(path: folder)
  let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    .filter { $0.hasSuffix(end) }
    .map { folder.appending(path: $0).path }
  try #require(!paths.isEmpty)
  return paths
}

private func texts(in folder: String, _ end: String) throws -> [String] {
  try paths(in: folder, end)
    .filter { !$0.contains("/Diagnostic+") && !$0.contains("/Mustache/") }
    // A view is the author's, whose other files may mean something else by a name.
    .filter { path in !["/View/", "/View.m", "/ViewController.m"].contains { path.contains($0) } }
    // Those are pages of HTML.
    .filter { !$0.contains("Templates/Gallery") && !$0.contains("Templates/Difference") }
    // The names of tests, which end in verbs; lists of names, ends of names, the letters of date patterns.
    .filter { path in
      ![
        "/ActionTestWriter.", "/Names/Re", "/Names/Screen+", "/Rules/", "/Code/", "/PatternFields.",
        "/SkeletonFields.",
      ]
      .contains { path.contains($0) }
    }
    .map { try String(contentsOfFile: $0, encoding: .utf8) }
}
