import ViewModelIR

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
