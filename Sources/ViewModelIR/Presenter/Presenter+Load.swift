// What a presenter loads: its model, further sources, and next pages.

extension Presenter {
  package struct Load: Sendable {
    package var call: Call
    /// The call that returns what is kept from an earlier load, or `nil`.
    package var cached: Call?
    /// The state field that is true while the call runs; `nil` if there is none.
    package var progress: String?
    /// How many seconds a load runs before `progress` is true; `nil` if it is true immediately.
    package var progressDelay: Double?
    /// The state field that is true while the shown data was loaded with other locals; `nil` if there is none.
    package var stale: String?
    /// Whether content that was loaded with other locals stays visible until the response arrives.
    package var keeps = true
    /// The delay in seconds between a change of a local in the call and the load; `nil` for none.
    package var debounce: Double?
    /// How many seconds after a load another one with the same arguments is not sent; `nil` if it always is.
    package var throttle: Double?

    package init(call: Call) { self.call = call }
  }

  /// The call for the next page. There is none if the condition does not hold or an optional argument that reads the model is
  /// `nil`.
  package struct More: Sendable {
    package var condition: TypedExpression?
    package var call: Call
    /// The list that the page's elements are added to.
    package var list: ListPath
    /// Whether they are added at its start.
    package var isPrepended: Bool
    /// The ID of an element, which is `model` in this expression.
    package var id: TypedExpression
    package var progress: String?
    /// The number of elements of a full page, if a shorter one is the last.
    package var size: Int?
    /// Whether `edge` is an element of the list in the arguments and the condition.
    package var definesEdge = false

    package init(
      condition: TypedExpression?,
      call: Call,
      list: ListPath,
      isPrepended: Bool,
      id: TypedExpression,
      progress: String?
    ) {
      self.condition = condition
      self.call = call
      self.list = list
      self.isPrepended = isPrepended
      self.id = id
      self.progress = progress
    }
  }
}
