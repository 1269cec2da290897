import DocumentReader
import Evaluator
import OutputInterface
import ViewModelIR

extension SpecDocument {
  /// The action that replaces a wrong expected value with the actual value.
  func expectationActions(for diagnostic: Diagnostic) -> [CodeAction] {
    for example in screen?.examples ?? [] {
      guard let screen, let written = node(of: example)?["expect"],
        let value = expected(example, of: screen)
          .counterpart(of: diagnostic.location, in: written),
        let text = value.inlineYAML
      else { continue }
      let edit = TextEdit(diagnostic.location, text)
      return [
        CodeAction(title: "Expect the actual value", diagnostic: diagnostic, edits: [edit])
      ]
    }
    return []
  }

  func exampleActions(at place: Location) -> [CodeAction] {
    guard let screen else { return [] }
    return screen.examples.compactMap { example in
      guard let node = node(of: example), node.location.touches(place),
        let member = node.members?.first(where: { $0.key == "expect" }),
        member.keyLocation.to(member.value.location.end).touches(place)
      else { return nil }
      return expectingAll(example, of: screen, in: member)
    }
  }

  /// The mapping of an example in the current text of the spec.
  private func node(of example: Example) -> Node? {
    for (index, node) in (spec.node["examples"]?.elements ?? []).enumerated() {
      let name: String = node["name"]?.text ?? "example \(index + 1)"
      if name == example.name { return node }
    }
    return nil
  }

  private func expectingAll(
    _ example: Example,
    of screen: Screen,
    in member: Node.Member
  ) -> CodeAction {
    let indent = String(repeating: " ", count: member.keyLocation.column + 1)
    let lines = yamlLines(expected(example, of: screen)).map { "\n" + indent + $0 }
    let old = member.keyLocation.to(member.value.location.end)
    let edit = TextEdit(old, "expect:" + lines.joined())
    return CodeAction(title: "Expect all actual values", kind: .rewrite, edits: [edit])
  }
}

extension Node {
  /// The part of the node that corresponds to the part of `other` at a location.
  fileprivate func counterpart(of location: Location, in other: Node) -> Node? {
    if other.location == location { return self }
    for member in other.members ?? [] where member.value.location.touches(location) {
      if let found = self[member.key]?.counterpart(of: location, in: member.value) { return found }
    }
    for (own, element) in zip(elements ?? [], other.elements ?? [])
    where element.location.touches(location) {
      if let found = own.counterpart(of: location, in: element) { return found }
    }
    return nil
  }
}
