import DocumentReader
import FirstSpec
import Foundation
import OutputInterface
import SpecSyntax
import SwiftOutput
import TestSupport
import Testing

@testable import Workspace

/// The JSON Schema for editors agrees with the tool about which specs are valid.
@Suite struct SpecSchemaTests {
  /// Compares the schema with the tool on every spec with one value changed, added or removed.
  @Test(.slow) func schemaAgreesWithTheToolOnBrokenSpecs() async throws {
    let specs = try Self.specs()
    let edits = specs.indices.flatMap { index in
      // Each kind of mistake is in many places.
      Edit.all(of: specs[index].node).sampled(every: 61).map { (spec: index, edit: $0) }
    }
    #expect(edits.count > 300)
    let refused = try await refused(specs.map(\.node), edits)
    let disagreements = edits.enumerated().compactMap { index, entry -> String? in
      let (path, node) = specs[entry.spec]
      let spec = entry.edit.applied(to: node)
      let codes = shapeErrors(of: spec)
      if refused.contains(index) {
        // Checking finds mistakes that parsing does not, such as a format's wrong options.
        return codes.isEmpty && !hasErrors(spec, at: path) ? "refused: \(path): \(entry.edit)" : nil
      }
      // The schema of a case does not depend on the field that contains it, so it cannot require `token`, nor that of an example on
      // whether the screen loads anything, so it cannot require data.
      let isGone = entry.edit.value == nil
      let last = entry.edit.path.last?.text ?? ""
      let hasWrongShape =
        !(isGone && ["token", "given", "fixture", "service"].contains(last))
        && !codes.isDisjoint(with: [.unknownKey, .missingKey, .wrongType])
      return hasWrongShape ? "allowed: \(path): \(entry.edit)" : nil
    }
    #expect(disagreements.isEmpty, "\(disagreements.prefix(40).joined(separator: "\n"))")
  }

  private static func specs() throws -> [(path: String, node: Node)] {
    let folders = [
      "specs", "specs/option2", "specs/classes", "specs/languages", "specs/app",
      "Tests/DifferentialTests/Specs",
    ]
    return try folders.flatMap { folder in
      let url = Repository.root.appending(path: folder)
      return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
        .filter { $0.hasSuffix(".yaml") && !["viewmodelgen.yaml", "formats.yaml"].contains($0) }
        .compactMap { name in
          let path = url.appending(path: name).path
          return readYAML(try String(contentsOfFile: path, encoding: .utf8)).map { (path, $0) }
        }
    }
  }
}

/// The indices of the edits that the schema refuses.
private func refused(_ specs: [Node], _ edits: [(spec: Int, edit: Edit)]) async throws -> Set<Int> {
  let folder = try TemporaryFolder()
  try folder.write(EditorSchema.spec.text, to: "schema.json")
  try folder.write(
    specs.map { jsonText($0, width: 0) + "\n" }.joined(separator: "\u{0}"),
    to: "specs"
  )
  let lines = edits.map {
    jsonText(json([json($0.spec), json($0.edit.path), $0.edit.node]), width: .max)
  }
  try folder.write(lines.joined(separator: "\n"), to: "edits")
  let script = Repository.root.appending(path: "Tests/FirstSpecTests/refused.py").path
  let result = try await run("python3", [script, "schema.json", "specs", "edits"], in: folder.url)
  #expect(result.status == 0, "\(result.text.suffix(2_000))")
  return Set(result.stdout.split(separator: "\n").compactMap { Int($0) })
}

private func shapeErrors(of spec: Node) -> Set<Diagnostic.Code> {
  var diagnostics: [Diagnostic] = []
  _ = parseSpec(spec, into: &diagnostics)
  return Set(diagnostics.map(\.code))
}

/// Whether the tool reports any error.
private func hasErrors(_ spec: Node, at path: String) -> Bool {
  let loader = FileLoader.disk.replacing([path: jsonText(spec)])
  return Workspace(Files(loader), in: SwiftLanguage.self).compiled(path).diagnostics.hasErrors
}

/// A change to one value of a document.
private struct Edit: CustomStringConvertible {
  /// The keys and indices that lead to the value.
  let path: [Node]
  /// The new value; `nil` if the key is removed.
  let value: Node?

  var node: Node { value.map { json([$0]) } ?? json([Node]()) }

  var description: String {
    path.compactMap(\.text).joined(separator: ".")
      + (value.map { " is \(jsonText($0))" } ?? " is gone")
  }

  private static let values = [
    json(.null), json(.bool(true)), json(3), json("x"), json([Node]()), json([json("x")]),
    emptyJSONObject, json(["x": json("y")]),
  ]

  static func all(of node: Node, at path: [Node] = []) -> [Edit] {
    let replaced = values.map { Edit(path: path, value: $0) }
    switch node.value {
    case .mapping(let members):
      return replaced + [Edit(path: path + [json("frobnicate")], value: json("x"))]
        + members.flatMap { member in
          let inner = path + [json(member.key)]
          return [Edit(path: inner, value: nil)] + all(of: member.value, at: inner)
        }
    case .list(let elements):
      return replaced
        + elements.enumerated().flatMap { all(of: $0.element, at: path + [json($0.offset)]) }
    case .null, .bool, .number, .string: return replaced
    }
  }

  func applied(to node: Node) -> Node { Edit.put(value, at: path[...], in: node) }

  private static func put(_ value: Node?, at path: ArraySlice<Node>, in node: Node) -> Node {
    guard let step = path.first?.text else { return value ?? node }
    let rest = path.dropFirst()
    switch node.value {
    case .list(let elements):
      return json(
        elements.enumerated().map {
          String($0.offset) == step ? put(value, at: rest, in: $0.element) : $0.element
        }
      )
    case .mapping(let members):
      var pairs = members.map { (key: $0.key, value: $0.value) }
      guard let index = pairs.firstIndex(where: { $0.key == step }) else {
        return json(pairs + [(key: step, value: value ?? node)])
      }
      if rest.isEmpty, value == nil {
        pairs.remove(at: index)
      } else {
        pairs[index].value = put(value, at: rest, in: pairs[index].value)
      }
      return json(pairs)
    case .null, .bool, .number, .string: return node
    }
  }
}
