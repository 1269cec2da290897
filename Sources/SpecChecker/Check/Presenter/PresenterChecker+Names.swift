import DocumentReader
import ViewModelIR

extension PresenterChecker {
  func checkNames() {
    let members = members
    let reserved = reserved
    for (name, what, location) in members where reserved.contains(name) {
      problems.note(.reservedMember(name, what: what, at: location))
    }
    let attempts = Set(spec.actions.map { Presenter.Local.attempt(of: $0.name) })
    let inputs = (screen.spec.inputs + spec.inputs).map { ($0.name, "an input", $0.location) }
    let locals = spec.locals.map { ($0.name, "a local", $0.location) }
    for (name, what, location) in inputs + locals where attempts.contains(name) {
      problems.note(.reservedMember(name, what: what, at: location))
    }
    var known: [String: (what: String, location: Location)] = [:]
    for (name, what, location) in members {
      if let (other, first) = known[name] {
        problems.note(
          what == Self.selection
            ? .memberOfSelection(name, what: other, first: first, at: location)
            : .duplicateName(name, what: other, first: first, at: location)
        )
      } else {
        known[name] = (what, location)
      }
    }
    for parameter in spec.actions.flatMap(\.parameters) {
      let (name, location) = (parameter.name, parameter.location)
      if reserved.contains(name) || name == "id" {
        problems.note(.reservedMember(name, what: "a parameter", at: location))
      } else if let (what, first) = known[name] {
        problems.note(.duplicateName(name, what: what, first: first, at: location))
      }
    }
  }

  /// Checks that no member has the name of the outer row of rows in rows.
  func checkOuterNames(_ actions: [Presenter.Action]) {
    guard actions.contains(where: { $0.rows?.outer != nil }) else { return }
    let names = [Presenter.outer, Presenter.outerID]
    for (name, what, location) in members where names.contains(name) {
      problems.note(.reservedMember(name, what: what, at: location))
    }
  }

  var nameLocations: [String: Location] {
    Dictionary(members.map { ($0.name, $0.location) }, uniquingKeysWith: { first, _ in first })
  }

  /// The public members of presenters, and `row`, `it` and `answer` in expressions. Private members need no check: they get names that the spec does not use.
  private var reserved: Set<String> {
    let retrying = allErrors.contains(where: \.isRetried) ? Presenter.retrying : []
    let keeps = spec.actions.contains { $0.failures.contains { $0.keep != nil } }
    return Presenter.publicMembers.union(
      [Presenter.row, Presenter.it, Presenter.answer] + retrying
        + (keeps ? Presenter.keeping : [])
    )
  }

  private static let selection = "a selection"

  /// The presenter's members whose names the author chooses.
  private var members: [(name: String, what: String, location: Location)] {
    let inputs = (screen.spec.inputs + spec.inputs).filter { !isOwn($0.name) }
    var members: [String: (name: String, what: String, location: Location)] = [:]
    // An input of the screen may repeat one of the view model, so duplicates among the inputs are allowed.
    for input in inputs { members[input.name] = (input.name, "an input", input.location) }
    let service = spec.service.map { service in
      let name = service.name?.text ?? lastWord(of: service.protocolName.text ?? "")
      return (name, "a service", service.name?.location ?? service.protocolName.location)
    }
    return inputs.compactMap { members.removeValue(forKey: $0.name) }
      + spec.locals.map { ($0.name, "a local", $0.location) }
      + spec.sources.map { ($0.name, "a source", $0.location) }
      + errorFields.filter { field in
        !spec.locals.contains { $0.name == field.name }
          && !spec.sources.contains { $0.name == field.name }
      }
      .map { ($0.name, "an error", $0.location) }
      + spec.sources.filter { $0.more != nil }
      .map { (Presenter.Source.loadMore(of: $0.name), "the pages of a source", $0.location) }
      + spec.actions.map { ($0.name, "an action", $0.location) }
      + [service].compactMap { $0 }
      + spec.selections.flatMap { selection in
        Presenter.Selection.members(of: selection.name)
          .map { ($0, Self.selection, selection.location) }
      }
  }
}
