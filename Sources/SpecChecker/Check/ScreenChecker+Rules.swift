import DocumentReader
import SpecSyntax
import ViewModelIR

extension ScreenChecker {
  /// Checks the rule of a display field. Returns the rule and the type of the property.
  func rule(
    _ field: Spec.DisplayField,
    _ id: Text.ID,
    in scope: Scope
  ) throws(Diagnostic) -> (Rule, ValueType) {
    guard let rule = field.rule else { throw .alreadyReported }
    return try self.rule(rule, of: field, id, in: scope)
  }

  func rule(
    _ rule: Spec.DisplayField.Rule,
    of field: Spec.DisplayField,
    _ id: Text.ID,
    in scope: Scope
  ) throws(Diagnostic) -> (Rule, ValueType) {
    switch rule {
    case .text(let template):
      let id = id.appending("text")
      return (.text(try text(template, id, in: scope, allowsOptionals: false)), .string)
    case .styled(let rule, let links, let token):
      let styling = Styling(
        schemes: links.map(schemes) ?? Styling.defaultSchemes,
        tokenType: token?.text
      )
      return try styled(rule, styling, field, id, in: scope)
    case .fallback(let template, let otherwise, let location):
      return try fallback(template, otherwise, at: location, id, in: scope)
    case .cases(let branches):
      return try cases(branches, id.appending("cases"), in: scope)
    case .join(let parts, let separator):
      var scope = scope
      scope.assigned.insert("\(field.name)Parts")
      let rules = try problems.all(parts.enumerated()) { (index, part) throws(Diagnostic) in
        let id = id.appending("join", String(index), named: "part\(index + 1)")
        return try self.part(part, id, in: scope)
      }
      let between = Text(
        id.appending("separator", named: "separator"),
        segments: separator.isEmpty ? [] : [.literal(separator)]
      )
      return (.join(rules, separator: between), .string)
    case .value(let written):
      let (syntax, checker) = try expression(written, id.appending("value"), in: scope)
      let value = try checker.check(syntax)
      if id.entry != nil, let words = value.joinedWords {
        problems.note(.untranslatedWords(words, at: written.node.location))
      }
      return (.value(value), value.type)
    case .each(let nested): return try each(nested, id, in: scope)
    case .one(let nested): return try one(nested, id, in: scope)
    case .tokens(let tokens):
      return try self.tokens(tokens, id, in: scope)
    case .token:
      throw .alreadyReported
    case .state(let literal):
      return try state(literal)
    }
  }

  /// Checks a part of `join`: a text or cases with texts, which can be optional.
  private func part(
    _ part: Spec.DisplayField.Rule,
    _ id: Text.ID,
    in scope: Scope
  ) throws(Diagnostic) -> Rule {
    guard case .cases(let branches) = part else {
      guard case .text(let template) = part else { throw .alreadyReported }
      return .text(try text(template, id, in: scope, allowsOptionals: true))
    }
    let (rule, type) = try cases(branches, id.appending("cases"), isPart: true, in: scope)
    if type.unwrapped != .string, let first = branches.first {
      throw .mismatch("'join'", wants: "texts", got: type, at: first.location)
    }
    return rule
  }

  private func fallback(
    _ template: SpecTemplate,
    _ otherwise: SpecTemplate?,
    at location: Location?,
    _ id: Text.ID,
    in scope: Scope
  ) throws(Diagnostic) -> (Rule, ValueType) {
    let templates = [(template, "text")] + [otherwise].compactMap { $0 }.map { ($0, "fallback") }
    let texts = try problems.all(templates) { (template, key) throws(Diagnostic) in
      if key == "text" {
        return try text(template, id.appending(key), in: scope, allowsOptionals: true)
      }
      let id = id.appending(key, named: key, place: "if something in it is missing")
      return try text(template, id, in: scope, allowsOptionals: false)
    }
    guard let text = texts.first else { throw .alreadyReported }
    if text.bindings.isEmpty, let location { problems.note(.needlessFallback(at: location)) }
    let other = texts.dropFirst().first
    return (.fallback(text, otherwise: other), other == nil ? .optional(.string) : .string)
  }

  /// Checks the initial value of a state field or a local. A number takes the wanted type if possible.
  func state(
    _ literal: Node,
    _ what: String = "the initial value of a state field",
    as wanted: ValueType? = nil
  ) throws(Diagnostic) -> (Rule, ValueType) {
    switch literal.value {
    case .bool(let bool):
      return (.state(TypedExpression(.boolean, .literal(.bool(bool)))), .boolean)
    case .string(let text):
      return (.state(TypedExpression(.string, .literal(.string(text)))), .string)
    case .number(let text):
      let value =
        if Int(text) != nil {
          try TypedExpression(integer: text, as: wanted, at: literal.location)
        } else {
          try TypedExpression(number: text, as: wanted, at: literal.location)
        }
      return (.state(value), value.type)
    case .null, .list, .mapping:
      throw .wrongType(literal, what: what, expected: "a literal")
    }
  }
}

extension TypedExpression {
  /// A literal of several words that the expression joins with other texts; `nil` if there is none.
  fileprivate var joinedWords: String? {
    if case .arithmetic(let left, .add, let right) = kind {
      for case .literal(.string(let text)) in [left.kind, right.kind]
      where text.contains(where: \.isLetter) && text.contains(" ") { return text }
    }
    return children.lazy.compactMap(\.joinedWords).first
  }
}
