import Expressions
import SwiftNaming
import ViewModelIR

/// What a presenter calls its own members and values, beside those that the author of the spec has named.
struct PresenterNames {
  /// The properties that the author has named.
  private let properties: [String]
  /// All members that the author has named.
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

  /// The name for a private member, numbered if the author has a member of that name.
  func own(_ name: String) -> String { unused(name, taken) }

  /// A property of the author's, as the class's functions name it.
  func property(_ name: String) -> String {
    Self.inFunctions.contains(name) || swiftIdentifier(name) != name
      ? "self.\(swiftMember(name))" : name
  }

  /// The properties that the class's functions cannot name without `self`, and what they say.
  var qualified: [String: String] {
    let qualified = properties.filter(Self.inFunctions.contains).map { ($0, "self.\($0)") }
    return Dictionary(qualified, uniquingKeysWith: { first, _ in first })
  }

  /// What the class's functions call their own values.
  static let inFunctions: Set<String> = [
    "action", "answer", "answerBefore", "change", "context", "element", "error", "index", "index2",
    "isUnderWay", "known", "load", "new", "page", "row", "told", "viewModel", "wish",
  ]
}
