import ViewModelIR

/// A list of a screen whose next page is loaded when its last row is visible: a list of the model, or of a source.
struct ViewPages {
  let more: Presenter.More
  /// The source whose list it is; `nil` for the model.
  var source: Presenter.Source?
  /// The presenter's function that loads the next page.
  let function: String
  /// The fields that lead to the rows, `posts`, or `sections` and `rows`; empty if the rows are not shown in such a field.
  let fields: [String]

  static func all(of screen: Screen) -> [Self] {
    guard let presenter = screen.presenter, let viewModel = screen.viewModels.first else {
      return []
    }
    let sources = presenter.sources.filter { $0.more != nil }
    func fields(_ more: Presenter.More, of source: Presenter.Source?) -> [String] {
      let others = Set(sources.map(\.name)).subtracting([source?.name].compactMap { $0 })
      let lists = ViewWriter(screen).lists(of: viewModel).filter { field, _ in
        let read = field.rule.nested?.source.withoutShared(of: viewModel).variables ?? []
        return source.map { read.contains($0.name) } ?? true && read.isDisjoint(with: others)
      }
      return path(to: more.list.element, through: lists, of: screen)
    }
    let own = presenter.more.map {
      Self(more: $0, function: "loadMore", fields: fields($0, of: nil))
    }
    return [own].compactMap { $0 }
      + sources.compactMap { source in
        source.more.map {
          Self(
            more: $0,
            source: source,
            function: source.loadMore,
            fields: fields($0, of: source)
          )
        }
      }
  }

  private static func path(
    to element: ValueType,
    through lists: [(Field, ViewModel)],
    of screen: Screen
  ) -> [String] {
    for (field, nested) in lists {
      if nested.source == element { return [field.name] }
      let inner = ViewWriter(screen).lists(of: nested)
      if let found = inner.first(where: { $0.1.source == element }) {
        return [field.name, found.0.name]
      }
    }
    return []
  }
}

extension ViewPages {
  /// Whether a condition holds if and only if there is a next page: it is that of the spec or, if that has none, says that a value that the
  /// call needs is not nil, such as `next != nil`.
  func isPossible(if condition: TypedExpression) -> Bool {
    if let own = more.condition { return condition == own }
    guard case .equal(let value, let other, negated: true) = condition.kind else { return false }
    let needed = more.call.arguments.filter(more.canEnd).map(\.value)
    return other.kind == .literal(.null) && needed.contains(value)
  }
}
