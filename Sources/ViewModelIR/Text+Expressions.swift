extension Text {
  /// What its bindings and placeholders show, and what their formats take.
  package var expressions: [TypedExpression] {
    bindings.map(\.value)
      + segments.flatMap { segment -> [TypedExpression] in
        guard case .value(let value, let format) = segment else { return [] }
        return [value] + format.arguments.map(\.value)
      }
  }
}
