import ViewModelIR

extension Screen {
  /// Returns a nested view model, such as the row of an element: `PostRowViewModel(from: $0, in: context)`
  func viewModel(
    _ nested: Rule.Nested,
    of element: Code,
    _ expressions: ExpressionWriter
  ) -> Code {
    viewModel(nested, of: element) { expressions.code($0.value) }
  }

  /// Returns a nested view model with the given code for each argument.
  func viewModel(
    _ nested: Rule.Nested,
    of element: Code,
    _ argument: (Rule.Argument) -> Code
  ) -> Code {
    var values: [Code] = [.argument("from", element)]
    values += nested.arguments.map { .argument(swiftLabel($0.name), argument($0)) }
    if viewModel(nested.model)?.usesContext == true { values.append("in: context") }
    return .call(typeName(ofModel: nested.model), values)
  }
}

extension Screen {
  /// Returns the closure that makes a row: `{ PostRowViewModel(from: $0, in: context) }`. The element has a name if `$0` would mean
  /// something else in an inner closure.
  func rowClosure(_ nested: Rule.Nested, _ expressions: ExpressionWriter) -> Code {
    var inside = expressions.inside
    let values = nested.arguments.map(\.value)
    guard values.contains(where: \.unwrapsBesideElement) else {
      return .closure([viewModel(nested, of: "$0", inside)])
    }
    inside.element = expressions.unusedName("element", in: values)
    return .closure(
      parameters: inside.element,
      [viewModel(nested, of: .text(inside.element), inside)]
    )
  }

  /// Returns the closure that makes all rows: `{ $0.map { PostRowViewModel(from: $0, in: context) } }`
  func rowsClosure(_ nested: Rule.Nested, _ expressions: ExpressionWriter) -> Code {
    .closure([.sequence(["$0.map ", rowClosure(nested, expressions)])])
  }
}

extension KeptRows {
  /// Returns the name of the initializer's closure that creates or reuses the rows.
  func maker(in screen: Screen) -> String {
    let others = screen.viewModels.first.map { $0.inputs.map(\.name) + $0.locals.map(\.name) } ?? []
    return unused(field, Set(others))
  }

  /// `posts: ([FeedPost]) -> [PostRowViewModel]`
  func parameter(in screen: Screen) -> Code {
    let name = swiftParameter(maker(in: screen))
    let row = screen.typeName(of: viewModel)
    return "\(name): ([\(screen.code(viewModel.source))]) -> [\(row)]"
  }

  /// `posts: { $0.map { PostRowViewModel(from: $0, in: context) } }`
  func argument(in screen: Screen, _ closure: Code) -> Code {
    .argument(swiftLabel(maker(in: screen)), closure)
  }
}
