extension Presenter {
  /// Whether the service also sends values of a source by itself.
  package func isSent(_ source: Source) -> Bool { updates.contains { $0.source == source.name } }

  /// Values that the service sends by itself.
  package struct Update: Sendable {
    /// What a value is: the model, an element of a list, or the ID of an element to remove.
    package enum Kind: String, CaseIterable, Sendable { case use, upsert, remove }

    /// Where an element with an unknown ID is added.
    package enum Place: String, CaseIterable, Sendable { case start, end }

    package var call: Call
    /// `nil` if a value is for a source or for locals.
    package var kind: Kind?
    /// The name of the source whose value it is.
    package var source: String?
    /// The new values of locals, computed from `value`.
    package var assignments: [Action.Effects.Assignment] = []
    /// The list that changes, with the ID of its elements; `nil` if the value is the model.
    package var target: (list: ListPath, id: TypedExpression)?
    package var place: Place

    /// The name of what the service sends in the expressions of `set`.
    package static let value = "value"

    package init(
      call: Call,
      kind: Kind?,
      target: (list: ListPath, id: TypedExpression)?,
      place: Place
    ) {
      self.call = call
      self.kind = kind
      self.target = target
      self.place = place
    }
  }

  /// New elements of a poll, which wait until the user wants to see them.
  package struct Hold: Sendable {
    /// The input that receives their number.
    package var input: String
    package var list: ListPath
    /// The ID of an element, which is `model` in this expression.
    package var id: TypedExpression

    package init(input: String, list: ListPath, id: TypedExpression) {
      self.input = input
      self.list = list
      self.id = id
    }
  }
}
