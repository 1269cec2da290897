import ViewModelIR

/// A screen to write, with what it shows in its examples.
package struct ShownScreen: Sendable {
  package let screen: Screen
  /// The fields of the view model in each example; empty if no samples are written.
  package var samples: [(example: String, fields: [String: Value])] = []
  /// The names of the examples that the presenter shows as empty.
  package var empty: Set<String> = []
  /// What the presenter's tests do; `nil` if it has no tests.
  package var cases: PresenterCases?
  /// The names that several functions of the presenter's protocol share, including functions that only other specs call.
  package var overloads: Set<String> = []

  package init(_ screen: Screen) { self.screen = screen }
}
