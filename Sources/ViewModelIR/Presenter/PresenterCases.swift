import DocumentReader

/// What the tests of a presenter do and expect. The data comes from the examples of the spec, which are identified by their index.
package struct PresenterCases: Sendable {
  /// An expected text, `nil` if there is none. A folded text is compared without the spaces and marks that differ between systems.
  package typealias Text = (text: String?, isFolded: Bool)

  /// A notice of an action, with its texts as a test expects them.
  package typealias Notice = (notice: Presenter.Notice, texts: [Text])

  /// An example that is shown, after the view has set locals to these values.
  package typealias Shown = (example: Int, locals: [String: Node], isEmpty: Bool)

  /// A value that an example contains: its model, an element of a list, or a part of one of them.
  package typealias Excerpt = (
    example: Int, element: (list: Presenter.ListPath, index: Int)?, path: PropertyPath
  )

  /// The new values of locals, and the event that is sent with the values of its parameters; `nil` for values that an example cannot
  /// express.
  package typealias Effects = (locals: [Node?], event: Presenter.Event?, values: [Node?])

  package struct Action: Sendable {
    /// The example that the test loads.
    package var example = 0
    /// The values of locals that the test sets before the load, so that the action is allowed and changes them.
    package var locals: [String: Node] = [:]
    /// The IDs of the rows; empty for an action without rows.
    package var ids: [Node] = []
    /// The values of the parameters that the view passes; `nil` for the element that the action inserts.
    package var parameters: [Node?] = []
    /// The index of the question's button.
    package var button = 0
    package var inserted: Excerpt?
    /// The arguments of the service function; `nil` for one that an example cannot express.
    package var arguments: [Node?] = []
    package var begins: Effects = ([], nil, [])
    /// What the screen shows differently while the call runs.
    package var meanwhile: [Example.Expectation] = []
    /// What the service responds with, if that is shown.
    package var response: Excerpt?
    /// What the call returns, made up from its type; `nil` if it returns nothing or the response.
    package var answer: Node?
    /// What then happens; `nil` if no case of `onSuccess` applies.
    package var outcome: Presenter.Action.Outcome?
    package var succeeds: Effects = ([], nil, [])
    package var toast: Text?
    /// The action that then follows, if it is allowed.
    package var next: Presenter.Action?
    /// What the screen then shows differently, and whether it certainly shows the same.
    package var after: [Example.Expectation] = []
    package var staysShown = false
    /// The ID of the new row, if it stays after a failure.
    package var keptID: Node?
    /// The example that the screen then shows; `nil` if it only shows something differently.
    package var shown: Shown?
    package var notices: [Notice] = []

    package init() {}
  }

  /// The example whose inputs and settings all tests use.
  package var loaded = 0
  /// The arguments of the presenter's initializer.
  package var inputs: [String: Node] = [:]
  /// The responses to the calls of the sources.
  package var sources: [String: Node] = [:]
  package var examples: [Shown] = []
  /// The errors, with the values of their parameters, in the order of the spec. The one for all other errors is the last.
  package var failures: [Failure] = []

  /// An error, with the texts that it has beside fields, by their locals.
  package typealias Failure = (
    pattern: Presenter.ErrorPattern, values: [Node], text: Text,
    fields: [(local: String, text: Text)]
  )

  /// What happens in a case in which an action is refused, by the action. Its values and effects are those of the refusal.
  package var refusals: [String: Action] = [:]
  /// The cases of each action: one for each button of its question and each outcome that data are found for. An action without data in the examples has none.
  package var actions: [String: [Action]] = [:]

  package init() {}
}
