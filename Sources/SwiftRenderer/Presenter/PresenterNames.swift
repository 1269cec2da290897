import Expressions
import SwiftNaming
import ViewModelIR

/// The names for a presenter's private members and values, chosen so that they do not clash with the names in the spec.
struct PresenterNames {
  /// The properties that the spec names.
  private let properties: [String]
  /// All members that the spec names.
  private let taken: Set<String>

  init(_ presenter: Presenter) {
    properties =
      presenter.inputs.map(\.name) + presenter.locals.map(\.name) + presenter.sources.map(\.name)
      + [presenter.service.name]
    let selections = presenter.selections.map { capitalized($0.name) }
    taken = Presenter.ownMembers.union(
      properties + presenter.actions.map(\.name)
        + selections.flatMap { ["select\($0)", "selected\($0)", "onSelected\($0)Change"] }
    )
  }

  /// The name for a private member, with a number if the spec already uses it.
  func own(_ name: String) -> String { unused(name, taken) }

  /// A property that the spec names, as the class's functions refer to it.
  func property(_ name: String) -> String {
    Self.inFunctions.contains(name) || swiftIdentifier(name) != name
      ? "self.\(swiftMember(name))" : name
  }

  /// The properties that the class's functions must qualify with `self`, and their qualified names.
  var qualified: [String: String] {
    let qualified = properties.filter(Self.inFunctions.contains).map { ($0, "self.\($0)") }
    return Dictionary(qualified, uniquingKeysWith: { first, _ in first })
  }

  /// The names of local values and parameters in the class's functions.
  static let inFunctions: Set<String> = [
    "action", "answer", "answerBefore", "change", "context", "element", "error", "index", "index2",
    "isUnderWay", "known", "load", "new", "page", "row", "told", "viewModel", "wish",
  ]
}
