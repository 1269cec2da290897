import ViewModelIR

extension Presenter {
  /// The new values of locals in an update that the service sends.
  package func settings(of update: Update) -> [ActionProgram.Setting] {
    update.assignments.map { setting($0.local, $0.value) }
  }

  func setting(
    _ local: String,
    _ value: TypedExpression?,
    goesOn: Bool = false
  ) -> ActionProgram.Setting {
    let begins = followers.contains { $0.name == local }
    let isRendered = isRendered(setting: local)
    return .init(local: local, value: value, isRendered: isRendered, begins: begins, goesOn: goesOn)
  }

  /// The locals that an update sets although later values of it need their old ones.
  package func kept(by update: Update) -> [String] {
    replaced(by: update.assignments, readIn: [])
  }

  /// Whether what the screen shows depends on a local, or on one that follows it.
  private func isRendered(setting local: String) -> Bool {
    let set = locals.filter { $0.name == local }
    let followed = Set(set.flatMap(\.onChange).map(\.local))
    return locals.contains { ($0.name == local || followed.contains($0.name)) && isRendered($0) }
  }
}

/// What follows when the view or an action sets another value of a local. What it sets has no further consequences.
package struct FollowProgram: Sendable {
  package let local: Presenter.Local
  package let sets: [Step]
  package let readsContext: Bool
  package let readsModel: Bool

  /// A new value of a local.
  package struct Step: Sendable {
    package let local: Presenter.Local
    package let value: TypedExpression
    /// Whether the local begins with the value, so that it has not been edited.
    package let begins: Bool
  }

  /// Whether the screen shows any of the locals.
  package let isRendered: Bool

  package static func all(of presenter: Presenter) -> [Self] {
    presenter.locals.filter { !$0.onChange.isEmpty }.map { Self($0, of: presenter) }
  }

  private init(_ local: Presenter.Local, of presenter: Presenter) {
    let followers = Set(presenter.followers.map(\.name))
    self.local = local
    sets = local.onChange.compactMap { assignment in
      presenter.locals.first { $0.name == assignment.local }.map {
        Step(local: $0, value: assignment.value, begins: followers.contains($0.name))
      }
    }
    isRendered = ([local] + sets.map(\.local)).contains(where: presenter.isRendered)
    readsContext = local.onChange.contains(where: \.value.readsContext)
    readsModel = local.onChange.contains(where: \.value.readsModel)
  }
}
