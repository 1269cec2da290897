import DocumentReader
import Foundation
import ViewModelIR
import ViewModelSupport

/// Evaluates a screen's examples, and reports each value that differs from its expectation.
package func checkExamples(of screen: Screen, into diagnostics: inout [Diagnostic]) {
  guard let viewModel = screen.viewModels.first else { return }
  for example in screen.examples {
    guard let fields = evaluate(example, of: screen, into: &diagnostics) else { continue }
    ExpectationChecker(screen: screen).check(
      fields,
      against: example.expectations,
      of: viewModel,
      into: &diagnostics
    )
    for expectations in example.platforms.values {
      ExpectationChecker(screen: screen, isForOnePlatform: true)
        .check(fields, against: expectations, of: viewModel, into: &diagnostics)
    }
  }
}

/// Compares the fields of a view model with their expectations.
private struct ExpectationChecker {
  let screen: Screen
  /// Whether the expectations are those in which a platform differs. Nothing here knows its data, so these can be any other texts.
  var isForOnePlatform = false

  func check(
    _ values: [String: Value],
    against expectations: [Example.Expectation],
    of viewModel: ViewModel,
    into diagnostics: inout [Diagnostic]
  ) {
    for expectation in expectations {
      guard let field = viewModel.field(expectation.field) else { continue }
      compare(values[field.name] ?? .null, with: expectation.value, of: field, into: &diagnostics)
    }
  }

  private func compare(
    _ value: Value,
    with expected: Node,
    of field: Field,
    into diagnostics: inout [Diagnostic]
  ) {
    switch (value, field.type.unwrapped) {
    case (.list(let elements), .list(.viewModel(let name))):
      guard let nodes = expected.elements, nodes.count == elements.count else {
        diagnostics.append(.unexpectedCount(field.name, elements.count, expected))
        return
      }
      for (node, element) in zip(nodes, elements) {
        compare(element, with: node, ofModel: name, into: &diagnostics)
      }
    case (.object, .viewModel(let name)) where !expected.isNull:
      compare(value, with: expected, ofModel: name, into: &diagnostics)
    case (.object, .viewModel(let name)):
      diagnostics.append(.unexpectedValue(field.name, .string(name), expected))
    case _ where isForOnePlatform:
      if !field.usesContext || !value.isText {
        diagnostics.append(.samePlatformValue(field.name, expected))
      } else if !value.isText(like: expected) {
        diagnostics.append(.unexpectedValue(field.name, value, expected))
      }
    default:
      let matcher = Matcher(service: screen.service, isFolded: field.usesContext)
      if !matcher.matches(value, expected, of: field.type) {
        diagnostics.append(
          .unexpectedValue(field.name, value, expected, isFolded: field.usesContext)
        )
      }
    }
  }

  private func compare(
    _ value: Value,
    with expected: Node,
    ofModel name: String,
    into diagnostics: inout [Diagnostic]
  ) {
    guard let members = expected.members, case .object(let values) = value,
      let viewModel = screen.viewModel(name)
    else { return diagnostics.append(.expectedFields(of: name, at: expected.location)) }
    for member in members {
      // The checker has reported a field that the model does not have.
      guard let inner = viewModel.field(member.key) else { continue }
      compare(values[inner.name] ?? .null, with: member.value, of: inner, into: &diagnostics)
    }
  }
}

extension Value {
  fileprivate var isText: Bool {
    switch self {
    case .string: true
    case .list(let values): values.allSatisfy(\.isText)
    default: false
    }
  }

  /// Whether a text, or a list of texts, and its expectation are of the same form.
  fileprivate func isText(like expected: Node) -> Bool {
    switch self {
    case .string: return expected.text != nil
    case .list(let values):
      guard let nodes = expected.elements, nodes.count == values.count else { return false }
      return zip(values, nodes).allSatisfy { $0.isText(like: $1) }
    default: return false
    }
  }
}

/// Compares values with expectations, which are in the notation of an example.
private struct Matcher {
  let service: ServiceModel
  /// Whether texts are folded. As in the generated tests, only texts that depend on the locale are.
  let isFolded: Bool

  func matches(_ value: Value, _ expected: Node, of type: ValueType) -> Bool {
    switch value {
    case .null: expected.isNull
    case .bool(let bool): expected.bool == bool
    case .integer(let integer): expected.text.flatMap { Int($0) } == integer
    case .number(let number): expected.text.flatMap { Double($0) } == number
    case .decimal(let number): expected.text.flatMap { decimal($0) } == number
    case .string(let text): matches(text, expected, of: type.unwrapped)
    case .date(let date): expected.text.flatMap { RFC3339.date(from: $0) } == date
    case .day(let day): expected.text.flatMap { RFC3339.day(from: $0) } == day
    case .localDateTime(let date):
      expected.text.flatMap { RFC3339.localDateTime(from: $0) } == date
    case .url(let url): expected.text == url.absoluteString
    case .uuid(let uuid): expected.text?.uppercased() == uuid.uuidString
    case .list(let values): matches(values, expected.elements, of: type.unwrapped)
    case .object(let values): matches(values, expected.members, of: type.unwrapped)
    case .choice, .json: false
    }
  }

  private func matches(_ text: String, _ expected: Node, of type: ValueType) -> Bool {
    if let enumeration = service.enumeration(type) {
      let written = expected.isNull ? "null" : expected.text ?? ""
      return (enumeration.knownCase(written)?.rawValue ?? written) == text
    }
    if type == .styledText, let written = expected.text {
      let expected = normalizedMarkdown(written)
      return isFolded ? folded(expected) == folded(text) : expected == text
    }
    return isFolded
      ? expected.text.map { folded($0) } == folded(text) : expected.text == text
  }

  private func matches(_ values: [Value], _ expected: [Node]?, of type: ValueType) -> Bool {
    guard let expected, expected.count == values.count, case .list(let element) = type else {
      return false
    }
    return zip(values, expected).allSatisfy { matches($0, $1, of: element) }
  }

  private func matches(
    _ values: [String: Value],
    _ expected: [Node.Member]?,
    of type: ValueType
  ) -> Bool {
    guard let expected, expected.count == values.count, case .dictionary(let element) = type else {
      return false
    }
    return expected.allSatisfy { member in
      values[member.key].map { matches($0, member.value, of: element) } ?? false
    }
  }
}
