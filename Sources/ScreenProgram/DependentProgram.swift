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
    /// The values of several arguments together.
    case values([Value])
  }

  /// The value of an argument, which becomes a constant.
  package struct Value: Sendable {
    package let index: Int
    /// The type of the constant.
    package let type: ValueType
    /// Whether the source is not loaded if the value is `nil`.
    package let isUnwrapped: Bool

    /// Whether the source is not loaded if the value is an empty list.
    package var isList: Bool { if case .list = type { true } else { false } }
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
    if source.subjects != nil, let only = reading.first {
      about = .subjects(only)
    } else {
      about = .values(
        reading.map { index in
          let isUnwrapped = source.isMissing(if: arguments[index])
          let type = arguments[index].value.type
          return Value(
            index: index,
            type: isUnwrapped ? type.unwrapped : type,
            isUnwrapped: isUnwrapped
          )
        }
      )
    }
  }
}
