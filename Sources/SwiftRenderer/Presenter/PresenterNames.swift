import Expressions
import SwiftNaming
import ViewModelIR

/// The names for a presenter's private members and values, chosen so that they do not clash with the names in the spec.
struct PresenterNames {
  /// The properties that the spec names.
  private let properties: [String]
  /// All members and parameters that the spec names, and the members that presenters have anyway.
  private let taken: Set<String>

  init(_ presenter: Presenter) {
    properties =
      presenter.inputs.map(\.name) + presenter.locals.map(\.name) + presenter.sources.map(\.name)
      + [presenter.service.name]
    let selections = presenter.selections.map { capitalized($0.name) }
    taken = Presenter.ownMembers.union(
      properties + presenter.actions.flatMap { [$0.name] + $0.parameters.map(\.name) }
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

  /// The name for a constant of a function: the label of an argument, with a number if that would hide a member.
  func constant(_ label: String) -> String {
    // The page is declared further in.
    let inFunctions = Self.inFunctions.subtracting(["page"])
    return unused(label, inFunctions.union(Presenter.ownMembers).union(properties))
  }

  /// What a closure calls a property that it captures, beside its own values.
  func captured(_ name: String) -> String {
    Self.inFunctions.contains(name) ? "captured\(capitalized(name))" : swiftIdentifier(name)
  }

  /// The properties that the class's functions must qualify with `self`, and their qualified names.
  var qualified: [String: String] {
    let qualified = properties.filter(Self.inFunctions.contains).map { ($0, "self.\($0)") }
    return Dictionary(qualified, uniquingKeysWith: { first, _ in first })
  }

  /// The names of local values and parameters in the class's functions.
  static let inFunctions: Set<String> = [
    "action", "answer", "answerBefore", "change", "context", "element", "error", "index", "index2",
    "id", "isUnderWay", "known", "load", "new", "page", "row", "told", "viewModel", "wish",
  ]
}
