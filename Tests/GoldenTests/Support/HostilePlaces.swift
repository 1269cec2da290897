import DocumentReader
import Evaluator
import Foundation
import OutputInterface
import SwiftOutput
import TestSupport
import Testing
import ViewModelIR
import Workspace

/// Texts that would like to be code, to end a literal or a comment, or to reorder the source.
private let hostile =
  ###" \(fatalError()) "q" \\ """ #""" """# \#(x) "## */ /* // "###
  + "one\ntwo\r\nthree\rfour\u{2028}five\u{2029}six\u{85}seven\u{B}eight\u{C}nine\u{0}ten\u{1B}[31m "
  + "x\u{202E}evil\u{202C} \u{2066}iso\u{2069} \u{200F}\u{61C}\u{200B}\u{E000}\u{10FFFF} \u{301}first \u{FE0F} lone "
  + "\u{200D}\u{200D} \u{E0100} " + String(repeating: "x", count: 140) + " lorem ipsum \""

/// Puts hostile texts into every key and scalar of specs with which the tool still has no error, so no list of places that take free text
/// can miss one.
struct HostilePlaces {
  let folder: TemporaryFolder

  /// Copies specs of the project, and those with a catalog.
  init(_ specs: [String]) throws {
    folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(
      "specs: .\noutput: Hostile\ntests: HostileTests\nmodule: Hostile\n",
      to: "viewmodelgen.yaml"
    )
    for name in specs.map({ "\($0).yaml" }) + ["schemas", "fixtures", "languages"] {
      try FileManager.default.copyItem(
        at: Repository.root.appending(path: "specs/\(name)"),
        to: folder.url.appending(path: name)
      )
    }
  }

  /// Changes a spec. Returns the names of the keys whose texts it has changed.
  func change(spec name: String) throws -> Set<String> {
    let (path, old) = (folder.path(name), try folder.text(name))
    let scalars = try #require(read(old, at: path)).scalars(under: "")
    let changes = concurrentMap(scalars.count) { index in
      scalars[index].changes.first { accepted($0.applied(to: old), at: path) != nil }
    }
    .compactMap { $0 }
    try folder.write(try #require(accepted(changes.applied(to: old), at: path)), to: name)
    return Set(changes.map(\.key))
  }

  /// Changes all texts and comments of a catalog, whose other members are keys and words of the format.
  func change(catalog name: String, of specs: [String]) throws {
    let (path, old) = (folder.path(name), try folder.text(name))
    let texts = try #require(read(old, at: path)).scalars(under: "")
      .filter { ["value", "comment"].contains($0.key) }
    try folder.write(texts.compactMap(\.changes.first).applied(to: old), to: name)
    for spec in specs {
      let text = accepted(try folder.text(spec), at: folder.path(spec))
      try folder.write(try #require(text), to: spec)
    }
  }

  /// A spec's text with its actual values as expectations; `nil` if `lint` has an error nevertheless.
  private func accepted(_ text: String, at path: String) -> String? {
    let (screen, errors) = lint(text, at: path)
    guard errors.allSatisfy({ $0.code == .expectation }), let screen,
      let examples = read(text, at: path)?["examples"]?.elements
    else { return nil }
    let changes = zip(examples, screen.examples).compactMap { node, example -> TextChange? in
      node["expect"].map { old in
        let lines = yamlLines(expected(example, of: screen)).map { "\n        " + $0 }
        return TextChange(key: "expect", location: old.location, text: lines.joined())
      }
    }
    let result = changes.applied(to: text)
    return lint(result, at: path).errors.isEmpty ? result : nil
  }

  private func lint(_ text: String, at path: String) -> (screen: Screen?, errors: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let loader = FileLoader.disk.replacing([path: text])
    let workspace = Workspace(Files(loader), in: SwiftLanguage.self)
    let groups = selectSpecs([path], flags: Settings(), in: workspace.files, into: &diagnostics)
    let screen = workspace.lint(groups, into: &diagnostics).first
    return (screen, diagnostics.filter { $0.severity == .error })
  }

  private func read(_ text: String, at path: String) -> Node? {
    var ignoredDiagnostics: [Diagnostic] = []
    return readFile(SourceFile(path: path, text: text), into: &ignoredDiagnostics)
  }
}

extension Node {
  /// The keys and scalars of the node, except those that say what to expect.
  fileprivate func scalars(under key: String) -> [Scalar] {
    let own = text.map { [Scalar(key: key, text: $0, location: location)] } ?? []
    return own + (elements ?? []).flatMap { $0.scalars(under: key) }
      + (members ?? []).filter { $0.key != "expect" }.flatMap { member in
        [Scalar(key: "keys of \(key)", text: member.key, location: member.keyLocation)]
          + member.value.scalars(under: member.key)
      }
  }
}

/// A text in a file.
private struct Scalar: Sendable {
  let key: String
  let text: String
  let location: Location

  /// A hostile text after the text, or at the end of the last literal in it.
  var changes: [TextChange] {
    var texts = [text + hostile]
    if let quote = text.lastIndex(of: "'") {
      texts.append(text[..<quote] + hostile + text[quote...])
    }
    let isJSON = location.file.path.hasSuffix("xcstrings")
    return texts.map {
      TextChange(key: key, location: location, text: isJSON ? jsonText(json($0)) : yamlQuoted($0))
    }
  }
}

/// Another text for a part of a file.
private struct TextChange: Sendable {
  let key: String
  let location: Location
  let text: String

  var start: Int { location.file.offset(of: location.start) ?? 0 }

  func applied(to old: String) -> String {
    let bytes = Array(old.utf8)
    let end = location.file.offset(of: location.end) ?? start
    return String(decoding: bytes[..<start] + Array(text.utf8) + bytes[end...], as: UTF8.self)
  }
}

extension [TextChange] {
  func applied(to text: String) -> String {
    sorted { $0.start > $1.start }.reduce(text) { $1.applied(to: $0) }
  }
}
