/// How a field's value comes about.
package indirect enum Rule: Sendable {
  case text(Text)
  /// `text` where its bindings all hold, else `otherwise`; nil makes the property optional.
  case fallback(Text, otherwise: Text?)
  /// The first branch whose conditions all hold; the last has none.
  case cases([Branch])
  /// The parts, texts or cases of texts, that are neither nil nor empty, joined.
  case join([Rule], separator: Text)
  /// A typed pass-through.
  case value(TypedExpression)
  /// One nested view model for each element.
  case each(TypedExpression, model: String, arguments: [Argument])
  /// The view model's own mutable state with its first value.
  case state(TypedExpression)

  package struct Branch: Sendable {
    package var conditions: [Condition]
    /// A text or a value; nil makes the property optional.
    package var rule: Rule?

    package init(conditions: [Condition], rule: Rule?) {
      self.conditions = conditions
      self.rule = rule
    }
  }

  package struct Argument: Sendable {
    package var name: String
    package var value: TypedExpression

    package init(name: String, value: TypedExpression) {
      self.name = name
      self.value = value
    }
  }
}

/// One clause of a branch's `if`; all must hold, in order.
package enum Condition: Sendable {
  case holds(TypedExpression)
  /// `if let name = expression`
  case binds(Binding)
  /// `if case .image(let name) = expression`
  case matches(CaseMatch)
}

/// Whether a union, which may be nil, is one of its cases.
package struct CaseMatch: Sendable {
  package var caseName: String
  /// What the case holds.
  package var type: ValueType
  /// What the value of the case is called: unique among the names in scope; nil if nothing reads it.
  package var name: String?
  /// The union.
  package var value: TypedExpression
  /// Whether earlier conditions imply this match; it is left out if nothing reads its name.
  package var isImplied = false

  package init(caseName: String, type: ValueType, name: String? = nil, value: TypedExpression) {
    self.caseName = caseName
    self.type = type
    self.name = name
    self.value = value
  }

  /// The same as an optional; nil if nothing reads it.
  package var binding: Binding? {
    let payload = TypedExpression(.optional(type), .payload(value, caseName))
    return name.map { Binding(name: $0, value: payload) }
  }
}

/// A value unwrapped and named, as `if let` does.
package struct Binding: Hashable, Sendable {
  /// Unique among the names in scope.
  package var name: String
  /// Of optional type.
  package var value: TypedExpression
  /// Whether earlier conditions imply that the value is not nil; the binding is left out if nothing reads its name.
  package var isImplied: Bool

  package init(name: String, value: TypedExpression, isImplied: Bool = false) {
    self.name = name
    self.value = value
    self.isImplied = isImplied
  }
}

extension Condition {
  /// What it looks at.
  package var expression: TypedExpression {
    switch self {
    case .holds(let value): value
    case .binds(let binding): binding.value
    case .matches(let match): match.value
    }
  }
}

extension Rule {
  /// All that it looks at.
  package var expressions: [TypedExpression] {
    switch self {
    case .text(let text): text.expressions
    case .fallback(let text, let otherwise): text.expressions + (otherwise?.expressions ?? [])
    case .cases(let branches):
      branches.flatMap { $0.conditions.map(\.expression) + ($0.rule?.expressions ?? []) }
    case .join(let parts, _): parts.flatMap(\.expressions)
    case .value(let value), .state(let value): [value]
    case .each(let list, _, let arguments): [list] + arguments.map(\.value)
    }
  }

  /// Inputs, locals and bound values that it looks at.
  package var variables: Set<String> { Set(expressions.flatMap(\.variables)) }

  /// What formats make texts of in it, in order.
  package var formattedParts: [(value: TypedExpression, format: Format)] {
    switch self {
    case .text(let text): text.formattedParts
    case .fallback(let text, let otherwise):
      text.formattedParts + (otherwise?.formattedParts ?? [])
    case .cases(let branches):
      branches.flatMap {
        $0.conditions.flatMap(\.expression.formattedParts) + ($0.rule?.formattedParts ?? [])
      }
    case .join(let parts, let separator):
      parts.flatMap(\.formattedParts) + separator.formattedParts
    case .value, .each, .state: expressions.flatMap(\.formattedParts)
    }
  }

  /// In the order of the spec.
  package var texts: [Text] {
    switch self {
    case .text(let text): [text]
    case .fallback(let text, let otherwise): [text] + [otherwise].compactMap { $0 }
    case .cases(let branches): branches.compactMap(\.rule).flatMap(\.texts)
    case .join(let parts, let separator): parts.flatMap(\.texts) + [separator]
    case .value, .each, .state: []
    }
  }
}
