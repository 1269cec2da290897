import DocumentReader
import OutputInterface
import ViewModelIR

extension TestWriter {
  /// Returns the expectations of a list of view models: its count, then each element.
  func rows(
    _ model: String,
    at path: String,
    _ expected: [Node],
    _ taken: inout Set<String>
  ) -> [Code] {
    let count = Code.text("\(path).count")
    if expected.isEmpty { return [equal(count, "0")] }
    let isComplete = Code.binary(count, [.init("==", .text(String(expected.count)))])
    var result = [Code.sequence(["try #require", .list(open: "(", [isComplete], close: ")")])]
    for (index, element) in expected.enumerated() {
      result += members(element, of: model, at: "\(path)[\(index)]", &taken)
    }
    return result
  }

  /// Returns the expectations of a single view model. An optional one is unwrapped first.
  func nested(
    _ model: String,
    in field: Field,
    at path: String,
    _ expected: Node,
    _ taken: inout Set<String>
  ) -> [Code] {
    if expected.isNull { return [equal(.text(path), "nil")] }
    if !field.type.isOptional { return members(expected, of: model, at: path, &taken) }
    let name = unused(field.name, taken)
    taken.insert(name)
    let constant = swiftIdentifier(name)
    let expectations = members(expected, of: model, at: constant, &taken)
    let unwrapped = required(.text(path), of: .viewModel(model))
    return [.assignment(expectations.isEmpty ? "_" : "let \(constant)", unwrapped)] + expectations
  }

  private func members(
    _ expected: Node,
    of model: String,
    at path: String,
    _ taken: inout Set<String>
  ) -> [Code] {
    (expected.members ?? []).flatMap { member in
      screen.viewModel(model)?.field(member.key)
        .map { statements(for: $0, at: path, member.value, &taken) } ?? []
    }
  }
}
