/// A template, lowered: literal text and formatted values.
package struct Text: Hashable, Sendable {
  /// Which text of its spec it is: the keys that lead to it, as in `["display", "byline", "fallback"]`.
  package struct ID: Hashable, Sendable {
    package let keys: [String]

    package init(_ keys: [String]) { self.keys = keys }

    package func appending(_ keys: String...) -> ID { ID(self.keys + keys) }
  }

  package enum Segment: Hashable, Sendable {
    case literal(String)
    case value(TypedExpression, Format)
  }

  package let id: ID
  /// Values that must not be nil for the text to exist; empty for a text that always exists.
  package var bindings: [Binding]
  package var segments: [Segment]

  package init(_ id: ID, bindings: [Binding] = [], segments: [Segment]) {
    self.id = id
    self.bindings = bindings
    self.segments = segments
  }
}

extension Text {
  /// What formats make texts of in it, in order.
  package var formattedParts: [(value: TypedExpression, format: Format)] {
    bindings.flatMap(\.value.formattedParts)
      + segments.flatMap { segment -> [(value: TypedExpression, format: Format)] in
        guard case .value(let value, let format) = segment else { return [] }
        return TypedExpression(.string, .formatted(value, format)).formattedParts
      }
  }

  /// What its bindings and placeholders show, and what their formats take.
  package var expressions: [TypedExpression] {
    bindings.map(\.value)
      + segments.flatMap { segment -> [TypedExpression] in
        guard case .value(let value, let format) = segment else { return [] }
        return [value] + format.arguments.map(\.value)
      }
  }
}
