import ViewModelIR

/// The names of what a presenter has for itself, with a number if the spec has the name.
struct PresenterNames {
  /// The names that the spec chooses, and those that every presenter shows to its view.
  private let taken: Set<String>
  private let screen: Screen

  init(_ screen: Screen, _ presenter: Presenter) {
    taken = Presenter.publicMembers.union(presenter.memberNames)
      .union(presenter.actions.flatMap { $0.parameters.map(\.name) })
    self.screen = screen
  }

  /// The name of a private member, or of a value inside a function.
  func own(_ name: String) -> String { unused(name, taken) }

  /// The name of a type inside the presenter, which would hide a type of the schema.
  func type(_ name: String) -> String {
    screen.service[name] == nil ? name : type("Screen\(name)")
  }

  /// A property that the spec names. The functions about a row have a parameter `id`.
  func property(_ name: String) -> String {
    name == "id" || swiftIdentifier(name) != name ? "self.\(swiftMember(name))" : name
  }

  /// The name by which a closure that is kept captures a property.
  func captured(_ name: String) -> String {
    property(name) == name ? name : own("captured\(capitalized(name))")
  }
}
