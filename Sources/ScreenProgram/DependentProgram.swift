import ViewModelIR

/// The function that loads a source for what is in the content.
package struct DependentProgram: Sendable {
  package let source: Presenter.Source
  package let readsContext: Bool
  /// Whether it reads the values that the shown content was loaded with. They stand for the locals.
  package let readsRequest: Bool
  package let about: About

  package enum About: Sendable {
    /// Each element of an argument, which is a list: only new ones are sent.
    case subjects(Int)
    /// The values of these arguments together. There is nothing to load for if one of them is `nil`.
    case values([Int])
  }

  package static func all(of presenter: Presenter) -> [Self] {
    presenter.dependentSources.map { Self($0, in: presenter) }
  }

  private init(_ source: Presenter.Source, in presenter: Presenter) {
    let arguments = source.call.arguments
    self.source = source
    readsContext = source.call.readsContext
    readsRequest = presenter.readsRequest(arguments.map(\.value))
    let reading = arguments.indices.filter { arguments[$0].value.readsModel }
    about = source.subjects == nil ? .values(reading) : .subjects(reading[0])
  }
}
