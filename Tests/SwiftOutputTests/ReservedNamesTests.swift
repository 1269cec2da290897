import DocumentReader
import Evaluator
import Foundation
import OutputInterface
import SpecSyntax
import SwiftOutput
import TestSupport
import Testing
import ViewModelIR
import Workspace

@testable import SwiftOutput

/// Tests that `namesGeneratedCodeUses` lists exactly the names that generated code uses, so that no type of a schema gets one of them.
struct ReservedNamesTests {
  @Test(.slow) func reservedNamesAreThoseThatGeneratedCodeUses() throws {
    let found = try namesInSupport().union(namesInTemplates())
      .union(namesInLiterals()).union(namesInSamples())
      .subtracting(keywords).subtracting(otherNames)
      .filter { !$0.hasPrefix("SameVersionOfSupport_") }
    let missing = found.subtracting(namesGeneratedCodeUses).sorted()
    let superfluous = namesGeneratedCodeUses.subtracting(found).sorted()
    #expect(missing == [], "add them to namesGeneratedCodeUses")
    #expect(superfluous == [], "remove them: generated code no longer uses them")
  }

  /// The names in the support code, in all branches of `#if`.
  private func namesInSupport() throws -> Set<String> {
    try texts(in: "Sources/ViewModelSupport", ".swift").reduce(into: []) { names, text in
      let words = SwiftWords(text)
      names.formUnion(words.names.subtracting(words.localNames))
    }
  }

  /// The names in the templates, outside their tags.
  private func namesInTemplates() throws -> Set<String> {
    try texts(in: "Templates", ".mustache").reduce(into: []) { names, text in
      let words = SwiftWords(text.replacing(/\{\{[^}]*\}\}/, with: " x "))
      names.formUnion(words.names.subtracting(words.localNames))
    }
  }

  /// The names in string literals of the renderer, even if no sample uses them. The literals also contain prose, so only words that a
  /// sign follows count.
  private func namesInLiterals() throws -> Set<String> {
    let sources =
      try texts(in: "Sources/SwiftOutput", ".swift")
      + texts(in: "Sources/ViewModelIR/Names", "ValueType+Name.swift")
    let literals = sources.flatMap { SwiftWords($0).literals }.filter { !$0.hasSuffix(".swift") }
    let templates = try paths(in: "Templates", ".mustache")
      .map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
    return Set(literals.flatMap { SwiftWords($0).namesBeforeSigns }.filter { $0.count > 1 })
      .subtracting(templates).subtracting(helperFiles.map(\.name))
  }

  /// The names in the code that is rendered for every spec of the repository, without those that the specs choose.
  private func namesInSamples() throws -> Set<String> {
    var names: Set<String> = []
    let specs = try paths(in: "specs", ".yaml") + paths(in: "Tests/DifferentialTests", ".yaml")
    let others = ["viewmodelgen.yaml", "/formats.yaml"]
    for path in specs where !others.contains(where: path.hasSuffix) && !path.contains("/.build/") {
      names.formUnion(try namesInSample(path))
    }
    let words = SwiftWords(renderedModel(kitchenSink))
    return names.union(words.names.subtracting(words.localNames))
      .subtracting(kitchenSink.map(\.name))
  }

  private func namesInSample(_ path: String) throws -> Set<String> {
    let screen = try screen(ofSpec: path)
    var own = Set(
      (screen.service.declarations + screen.service.tokens).map(\.name) + [
        "Sample", "SampleViewModelTestSupport", screen.testsTypeName,
      ]
    )
    own.formUnion(screen.otherModules.map(\.name))
    for viewModel in screen.allViewModels {
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
    for access in Access.allCases {
      for file in try rendered(screen, RenderOptions(access: access, module: "Sample")) {
        let words = SwiftWords(file.string)
        names.formUnion(words.names.subtracting(words.localNames))
      }
    }
    return names.subtracting(own)
  }
}

/// Names of types nested in a presenter, generic parameters and nested types of the store, a part of a test's name, and a compiler
/// condition. They are not reserved: a screen whose schema has a type like one nested in its presenter is refused, and the others hide
/// nothing outside of the store.
private let otherNames: Set<String> = [
  "Action", "AddsTheNextPage", "Answer", "Confirmation", "Content", "DEBUG", "Edits", "Event", "ID",
  "Model",
  "Name", "Request", "Row", "RowChange", "RowID", "Screenx", "State", "Text",
]

// MARK: - Files

private let root = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

/// The paths with this ending, in the folder and its subfolders.
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
    // Views belong to the app, whose other files can give a name another meaning.
    .filter { path in !["/View/", "/View.m"].contains { path.contains($0) } }
    // These templates are HTML.
    .filter { !$0.contains("Templates/Gallery") && !$0.contains("Templates/Difference") }
    // These files contain names of tests, lists of names, suffixes of names and letters of date patterns.
    .filter { path in
      ![
        "/ActionTestWriter", "/Names/Re", "/Names/Screen+", "/Rules/", "/Code/", "/PatternFields.",
        "/SkeletonFields.",
      ]
      .contains { path.contains($0) }
    }
    .map { try String(contentsOfFile: $0, encoding: .utf8) }
}
