import DocumentReader
import Foundation
import ViewModelIR
import ViewModelSupport

extension PresenterCaseFinder {
  func value(_ node: Node, _ type: ValueType) -> Value? {
    var ignoredDiagnostics: [Diagnostic] = []
    return decode(node, as: type, in: screen.service, into: &ignoredDiagnostics)
  }

  /// A few values of a type to try.
  func candidates(_ type: ValueType) -> [Node] {
    let location = presenter.location
    func node(_ value: Node.Value) -> Node { Node(value, at: location) }
    switch type {
    case .boolean: return [true, false].map { node(.bool($0)) }
    case .integer, .number: return ["1", "2", "1000", "0"].map { node(.number($0)) }
    case .string: return ["a text", "another", ""].map { node(.string($0)) }
    case .optional(let wrapped): return candidates(wrapped) + [node(.null)]
    case .named:
      let known = screen.service.enumeration(type)?.cases.prefix(8) ?? []
      if known.isEmpty { break }
      return known.compactMap { readable($0.rawValue, type) }
    default: break
    }
    return [sampleJSON(for: type, in: screen.service)].compactMap { $0 }
  }

  /// A case as JSON, a string or a number; `nil` if it is neither.
  private func readable(_ rawValue: String, _ type: ValueType) -> Node? {
    [Node.Value.string(rawValue), .number(rawValue)]
      .map { Node($0, at: presenter.location) }
      .first { value($0, type) != nil }
  }

  /// A few values to try. The first one is valid in the texts that show the parameter: not every string is a currency code, for example.
  func candidates(_ parameter: ViewModel.Input, shownIn texts: [Text]) -> [Node] {
    let codes = texts.flatMap(\.formattedParts).compactMap { value, format in
      format.code(of: parameter.name, showing: value)
    }
    let isText = parameter.type.unwrapped == .string
    return codes.prefix(isText ? 1 : 0).map { Node(.string($0), at: presenter.location) }
      + candidates(parameter.type)
  }

  /// A date in the future, because most errors with a date say until when something is not possible; `nil` for other types.
  private func later(_ type: ValueType) -> Node? {
    let text: String? =
      switch type.unwrapped {
      case .date: RFC3339.string(from: context.now + 3600)
      case .day: RFC3339.dayString(from: context.now + 86_400)
      default: nil
      }
    return text.map { Node(.string($0), at: presenter.location) }
  }

  // MARK: - Texts

  func text(_ text: Text?, in scope: EvaluationScope) -> PresenterCases.Text {
    (text.flatMap { evaluate($0, in: scope) }, text?.usesContext ?? false)
  }

  var failures: [PresenterCases.Failure] {
    let codes = ["badServerResponse", "timedOut", "cannotParseResponse"]
    let listed = presenter.errors.map(\.pattern)
    let other = codes.map { Presenter.ErrorPattern.connection($0) }.first { !listed.contains($0) }
    let errors = presenter.errors.map { ($0.pattern, $0.text, $0.fields) }
    return (errors + [other.map { ($0, presenter.otherError, []) }].compactMap { $0 })
      .compactMap { pattern, text, fields in
        guard case .own(_, let parameters) = pattern else {
          return failure(pattern, [], text, fields, in: scope(.null))
        }
        let nodes = parameters.compactMap {
          later($0.type) ?? dictionary($0, readIn: [text] + fields.compactMap(\.text))
            ?? candidates($0, shownIn: [text]).first
        }
        if nodes.count != parameters.count { return nil }
        let values = zip(parameters, nodes).compactMap { parameter, node in
          value(node, parameter.type).map { (parameter.name, $0) }
        }
        let scope = scope(.null, Dictionary(values, uniquingKeysWith: { first, _ in first }))
        return failure(pattern, nodes, text, fields, in: scope)
      }
  }

  /// A dictionary with the keys that the texts read, such as `password` for `fields['password']`; `nil` for other types, or without such
  /// keys.
  private func dictionary(_ parameter: ViewModel.Input, readIn texts: [Text]) -> Node? {
    guard case .dictionary(let value) = parameter.type.unwrapped else { return nil }
    let keys = Set(texts.flatMap(\.expressions).flatMap { $0.keys(of: parameter.name) })
    let members = keys.sorted().compactMap { key -> Node.Member? in
      sampleJSON(for: value, named: key, in: screen.service).map {
        Node.Member(key: key, keyLocation: $0.location, value: $0)
      }
    }
    return members.first.map { Node(.mapping(members), at: $0.keyLocation) }
  }

  private func failure(
    _ pattern: Presenter.ErrorPattern,
    _ values: [Node],
    _ text: Text,
    _ fields: [(local: String, text: Text?)],
    in scope: EvaluationScope
  ) -> PresenterCases.Failure {
    let shown = fields.map { ($0.local, self.text($0.text ?? text, in: scope)) }
    return (pattern, values, self.text(text, in: scope), shown)
  }
}

extension Format {
  /// A valid value for the variable if the format uses it as the code of a currency, a country, a language or a time zone.
  fileprivate func code(of variable: String, showing value: TypedExpression) -> String? {
    if let argument = arguments.first(where: { $0.value.variables.contains(variable) }) {
      switch argument.name {
      case "code": return "EUR"
      case "timeZone", "sinceTimeZone": return "Europe/Berlin"
      default: return nil
      }
    }
    guard case .text(.name(let code)) = style, value.variables.contains(variable) else {
      return nil
    }
    return switch code {
    case .currency: "EUR"
    case .region: "DE"
    case .language: "de"
    }
  }
}

extension TypedExpression {
  /// The keys that the expression reads of a variable.
  fileprivate func keys(of variable: String) -> [String] {
    let inner = children.flatMap { $0.keys(of: variable) }
    guard case .lookup(let base, let key) = kind, base.variableName == variable,
      case .literal(.string(let text)) = key.kind
    else { return inner }
    return [text] + inner
  }
}
