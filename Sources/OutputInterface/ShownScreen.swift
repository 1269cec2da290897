import ViewModelIR

/// A screen that is to be written, with what it shows in its examples.
package struct ShownScreen: Sendable {
  package let screen: Screen
  /// The fields that the view model has for each example; none where nobody wants to see them.
  package var samples: [(example: String, fields: [String: Value])] = []
  /// Those of the examples that the presenter calls empty.
  package var empty: Set<String> = []
  /// What the presenter's tests do; nil where there are none.
  package var cases: PresenterCases?
  /// The functions of which the presenter's protocol has several, with what other specs call.
  package var overloads: Set<String> = []

  package init(_ screen: Screen) { self.screen = screen }
}
