import ViewModelIR

extension Screen {
  /// Returns a nested view model, such as the row of an element: `PostRowViewModel(from: $0, in: context)`
  func viewModel(
    _ nested: Rule.Nested,
    of element: Code,
    _ expressions: ExpressionWriter
  ) -> Code {
    var values: [Code] = [.argument("from", element)]
    values += nested.arguments.map { .argument(swiftLabel($0.name), expressions.code($0.value)) }
    if viewModel(nested.model)?.usesContext == true { values.append("in: context") }
    return .call(typeName(ofModel: nested.model), values)
  }
}

extension KeptRows {
  /// Returns the name of the initializer's closure that creates or reuses the rows.
  func maker(in screen: Screen) -> String {
    let others = screen.viewModels.first.map { $0.inputs.map(\.name) + $0.locals.map(\.name) } ?? []
    return unused(field, Set(others))
  }

  /// `posts: (FeedPost) -> PostRowViewModel`
  func parameter(in screen: Screen) -> Code {
    let name = swiftParameter(maker(in: screen))
    let row = screen.typeName(of: viewModel)
    return "\(name): (\(screen.code(viewModel.source))) -> \(row)"
  }

  /// `posts: { PostRowViewModel(from: $0, in: context) }`
  func argument(in screen: Screen, _ row: Code) -> Code {
    .argument(swiftLabel(maker(in: screen)), .closure([row]))
  }

  /// Returns a new row of the element `$0`.
  func row(in screen: Screen, _ expressions: ExpressionWriter) -> Code {
    screen.viewModel(rule, of: "$0", expressions)
  }
}
