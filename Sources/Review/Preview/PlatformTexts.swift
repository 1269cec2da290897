import DocumentReader
import OutputInterface
import ViewModelIR

/// What a platform shows instead of the texts that the evaluator computes, as far as is known.
package struct PlatformTexts: Sendable {
  private let platform: Platform
  private let differences: [PlatformDifference]

  /// - Parameter differences: What the platform shows differently in the screen's fields.
  package init(on platform: Platform, _ differences: [PlatformDifference]) {
    self.platform = platform
    self.differences = differences
  }

  /// The fields with the texts that the example has for the platform.
  func shown(_ fields: [String: Value], of example: Example) -> [String: Value] {
    var fields = fields
    for expectation in example.platforms[platform] ?? [] {
      fields[expectation.field] = fields[expectation.field]?.replaced(by: expectation.value)
    }
    return fields
  }

  /// The fields with a mark after the texts that differ in the example's locale, and that the example does not have.
  func marked(_ fields: [String: Value], of example: Example) -> [String: Value] {
    let known = example.fields(on: platform)
    return Dictionary(
      uniqueKeysWithValues: fields.map { name, value in
        (name, known.contains(name) ? value : marked(value, at: [name], in: example.locale))
      }
    )
  }

  private func marked(_ value: Value, at path: [String], in locale: String) -> Value {
    switch value {
    case .object(let fields):
      return .object(
        Dictionary(
          uniqueKeysWithValues: fields.map { ($0, marked($1, at: path + [$0], in: locale)) }
        )
      )
    case .list(let elements): return .list(elements.map { marked($0, at: path, in: locale) })
    case .string(let text):
      let differs = differences.contains {
        $0.path == path && $0.language(of: locale, text) != nil
      }
      return differs ? .string("\(text) (differs on \(platform.name))") : value
    default: return value
    }
  }
}

extension Value {
  /// The value with the texts of an expectation, which has the form of the value.
  fileprivate func replaced(by expected: Node) -> Value {
    switch self {
    case .object(var fields):
      for member in expected.members ?? [] {
        fields[member.key] = fields[member.key]?.replaced(by: member.value)
      }
      return .object(fields)
    case .list(let elements):
      return .list(zip(elements, expected.elements ?? []).map { $0.replaced(by: $1) })
    default: return expected.text.map { .string($0) } ?? self
    }
  }
}
