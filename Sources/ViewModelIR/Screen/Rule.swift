/// How the value of a field is computed.
package indirect enum Rule: Sendable {
  case text(Text)
  /// The text if all its bindings hold, otherwise `otherwise`. If that is `nil`, the property is optional.
  case fallback(Text, otherwise: Text?)
  /// The first branch whose conditions all hold. The last branch has no conditions.
  case cases([Branch])
  /// The parts, which are texts or cases of texts, joined. Parts that are `nil` or empty are skipped. `isolatedIn` has the languages, written
  /// from right to left, in which each part is in Unicode isolates.
  case join([Rule], separator: Text, isolatedIn: [String] = [])
  /// A value of the service model, passed on without formatting.
  case value(TypedExpression)
  /// A nested view model for each element of a list.
  case each(Nested)
  /// A nested view model for a value, which is `nil` if the value is.
  case one(Nested)
  /// Mutable state of the view model, with its initial value.
  case state(TypedExpression)

  package struct Branch: Sendable {
    package var conditions: [Condition]
    /// The text or value of the branch. If it is `nil`, the property is optional.
    package var rule: Rule?

    package init(conditions: [Condition], rule: Rule?) {
      self.conditions = conditions
      self.rule = rule
    }
  }

  /// What nested view models are built from.
  package struct Nested: Sendable {
    /// The value or, for `each`, the list of values.
    package var source: TypedExpression
    /// The name of the nested view model.
    package var model: String
    package var arguments: [Argument]
    /// For `one`, the unwrapped source, if arguments read it or a value that it is a part of, and then those values.
    package var bindings: [Binding]

    package init(
      source: TypedExpression,
      model: String,
      arguments: [Argument],
      bindings: [Binding] = []
    ) {
      self.source = source
      self.model = model
      self.arguments = arguments
      self.bindings = bindings
    }

    /// For `one`, whether a `nil` source gives a `nil` view model. Otherwise the model itself is built from the optional.
    package func isOptional(in screen: Screen) -> Bool {
      source.type.isOptional && source.type != screen.viewModel(model)?.source
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

/// A clause of a branch's `if`. All of them must hold; they are checked in order.
package enum Condition: Sendable {
  case holds(TypedExpression)
  /// `if let name = expression`
  case binds(Binding)
  /// `if case .image(let name) = expression`
  case matches(CaseMatch)
}

/// A check whether a union, which can be `nil`, is one of its cases.
package struct CaseMatch: Sendable {
  package var caseName: String
  /// The type of the case's associated value.
  package var type: ValueType
  /// The name that the associated value is bound to, which is unique in its scope; `nil` if nothing reads it.
  package var name: String?
  /// The union that is checked.
  package var value: TypedExpression
  /// Whether earlier conditions imply this match, so that it is omitted if nothing reads its name.
  package var isImplied = false

  package init(caseName: String, type: ValueType, name: String? = nil, value: TypedExpression) {
    self.caseName = caseName
    self.type = type
    self.name = name
    self.value = value
  }

  /// The match as a binding of an optional value; `nil` if nothing reads it.
  package var binding: Binding? {
    let payload = TypedExpression(.optional(type), .payload(value, caseName))
    return name.map { Binding(name: $0, value: payload) }
  }
}

/// An optional value that is unwrapped and bound to a name, as with `if let`.
package struct Binding: Hashable, Sendable {
  /// The name, which is unique in its scope.
  package var name: String
  /// The value to unwrap, which has an optional type.
  package var value: TypedExpression
  /// Whether earlier conditions imply that the value is not `nil`, so that the binding is omitted if nothing reads its name.
  package var isImplied: Bool

  package init(name: String, value: TypedExpression, isImplied: Bool = false) {
    self.name = name
    self.value = value
    self.isImplied = isImplied
  }
}

extension [Condition] {
  /// The names that the conditions bind.
  package var boundNames: [String] { compactMap(\.binding?.name) }
}

extension Condition {
  /// The value that the condition binds to a name; `nil` if it binds none.
  package var binding: Binding? {
    switch self {
    case .holds: nil
    case .binds(let binding): binding
    case .matches(let match): match.binding
    }
  }

  /// The expression that the condition checks.
  package var expression: TypedExpression {
    switch self {
    case .holds(let value): value
    case .binds(let binding): binding.value
    case .matches(let match): match.value
    }
  }
}

extension Rule {
  /// All expressions of the rule.
  package var expressions: [TypedExpression] {
    switch self {
    case .text(let text): text.expressions
    case .fallback(let text, let otherwise): text.expressions + (otherwise?.expressions ?? [])
    case .cases(let branches):
      branches.flatMap { $0.conditions.map(\.expression) + ($0.rule?.expressions ?? []) }
    case .join(let parts, _, _): parts.flatMap(\.expressions)
    case .value(let value), .state(let value): [value]
    case .each(let nested), .one(let nested):
      [nested.source] + nested.bindings.map(\.value) + nested.arguments.map(\.value)
    }
  }

  /// The view model or view models that the rule nests; `nil` if it nests none.
  package var nested: Nested? {
    switch self {
    case .each(let nested), .one(let nested): nested
    case .text, .fallback, .cases, .join, .value, .state: nil
    }
  }

  /// Whether the rule nests a view model for each element of a list.
  package var isRows: Bool { if case .each = self { true } else { false } }

  /// The names of the inputs, locals and bound values that the rule reads.
  package var variables: Set<String> { Set(expressions.flatMap(\.variables)) }

  /// The values that the rule formats, with their formats, in order.
  package var formattedParts: [(value: TypedExpression, format: Format)] {
    switch self {
    case .text(let text): text.formattedParts
    case .fallback(let text, let otherwise):
      text.formattedParts + (otherwise?.formattedParts ?? [])
    case .cases(let branches):
      branches.flatMap {
        $0.conditions.flatMap(\.expression.formattedParts) + ($0.rule?.formattedParts ?? [])
      }
    case .join(let parts, let separator, _):
      parts.flatMap(\.formattedParts) + separator.formattedParts
    case .value, .each, .one, .state: expressions.flatMap(\.formattedParts)
    }
  }

  /// All texts of the rule, in the order of the spec.
  package var texts: [Text] {
    switch self {
    case .text(let text): [text]
    case .fallback(let text, let otherwise): [text] + [otherwise].compactMap { $0 }
    case .cases(let branches): branches.compactMap(\.rule).flatMap(\.texts)
    case .join(let parts, let separator, _): parts.flatMap(\.texts) + [separator]
    case .value, .each, .one, .state: []
    }
  }

  /// Whether the rule's texts have marks, and are not only words.
  package var isStyled: Bool { texts.contains { $0.styling?.isPlain == false } }
}
