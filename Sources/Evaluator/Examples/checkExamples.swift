import Foundation
import SpecCompiler
import ViewModelSupport

/// Runs a screen's examples; every value that is not as expected becomes a diagnostic at its expectation.
package func checkExamples(of screen: Screen, into diagnostics: inout [Diagnostic]) {
  for example in screen.examples {
    guard let fields = evaluate(example, of: screen, into: &diagnostics),
      let viewModel = screen.viewModels.first
    else { continue }
    for expectation in example.expectations {
      guard let field = viewModel.fields.first(where: { $0.name == expectation.field }) else {
        continue
      }
      compare(
        fields[field.name] ?? .null,
        with: expectation.value,
        of: field,
        in: screen,
        into: &diagnostics
      )
    }
  }
}

private func compare(
  _ value: Value,
  with expected: Node,
  of field: Field,
  in screen: Screen,
  into diagnostics: inout [Diagnostic]
) {
  guard case .list(.viewModel(let name)) = field.type, case .list(let elements) = value else {
    if !matches(value, expected, isFolded: field.usesContext) {
      diagnostics.append(.unexpectedValue(field.name, value.shown, expected))
    }
    return
  }
  guard let nodes = expected.elements, nodes.count == elements.count else {
    diagnostics.append(.unexpectedCount(field.name, elements.count, expected))
    return
  }
  let fields = screen.viewModels.first { $0.name == name }?.fields ?? []
  for (node, element) in zip(nodes, elements) {
    guard let members = node.members, case .object(let values) = element else {
      diagnostics.append(.expectedFields(of: name, at: node.location))
      continue
    }
    for member in members {
      guard let inner = fields.first(where: { $0.name == member.key }) else {
        diagnostics.append(.unexpectedField(member, of: name, among: fields.map(\.name)))
        continue
      }
      compare(
        values[inner.name] ?? .null,
        with: member.value,
        of: inner,
        in: screen,
        into: &diagnostics
      )
    }
  }
}

/// Whether a value is what an example says, in the example's own notation.
///
/// Only what depends on the locale is folded, as in the generated tests.
private func matches(_ value: Value, _ expected: Node, isFolded: Bool) -> Bool {
  switch value {
  case .null: expected.isNull
  case .bool(let bool): expected.bool == bool
  case .integer(let integer): expected.text.flatMap { Int($0) } == integer
  case .number(let number): expected.text.flatMap { Double($0) } == number
  case .decimal(let number): expected.text.flatMap { decimal($0) } == number
  case .string(let text):
    isFolded ? expected.text.map { folded($0) } == folded(text) : expected.text == text
  case .date(let date): expected.text.flatMap { RFC3339.date(from: $0) } == date
  case .day(let day): expected.text.flatMap { RFC3339.day(from: $0) } == day
  case .url(let url): expected.text == url.absoluteString
  case .uuid(let uuid): expected.text?.uppercased() == uuid.uuidString
  case .list(let values):
    expected.elements.map { elements in
      elements.count == values.count
        && zip(values, elements).allSatisfy { matches($0, $1, isFolded: isFolded) }
    } ?? false
  case .object(let values):
    expected.members.map { members in
      members.count == values.count
        && members.allSatisfy { member in
          values[member.key].map { matches($0, member.value, isFolded: isFolded) } ?? false
        }
    } ?? false
  case .choice, .json: false
  }
}
