import ViewModelIR

extension RuleWriter {
  /// `model.posts.map { PostRowViewModel(from: $0, in: context) }`
  func each(_ nested: Rule.Nested) -> Code {
    let used = nested.arguments.reduce(into: Set<String>()) { $0.formUnion($1.value.variables) }
    guard used.contains(rowIndex) else {
      return texts.expressions.member(of: nested.source, mapping(nested))
    }
    var expressions = texts.expressions.inside
    expressions.rowIndex = unused("index", used)
    expressions.element = unused("element", used)
    let rows = Code.closure(
      parameters: "\(expressions.rowIndex), \(expressions.element)",
      [screen.viewModel(nested, of: .text(expressions.element), expressions)]
    )
    return texts.expressions.member(of: nested.source, "enumerated()")
      .followed(by: [.sequence([".map ", rows])])
  }

  /// `posts(model.posts)`
  func kept(_ rows: KeptRows) -> Code {
    let maker = Code.text(swiftIdentifier(rows.maker(in: screen)))
    let source = rows.rule.source
    if source.type.isOptional {
      return texts.expressions.optional(source).followed(by: [".map(\(maker))"])
    }
    return .call(maker, [texts.expressions.code(source)])
  }

  /// `model.poll.map { PollCardViewModel(from: $0, in: context) }`, or the initializer alone if the value is not optional.
  func one(_ nested: Rule.Nested) -> Code {
    let expressions = texts.expressions
    if !nested.isOptional(in: screen) {
      return screen.viewModel(nested, of: expressions.code(nested.source), expressions)
    }
    if !nested.bindings.isEmpty { return unwrapping(nested.bindings[...], for: nested) }
    return expressions.optional(nested.source)
      .followed(by: [.sequence([".", mapping(nested)])])
  }

  /// `model.poll.map { PollCardViewModel(from: $0, title: $0.title, in: context) }`, with a closure for each value that arguments read.
  private func unwrapping(_ bindings: ArraySlice<Binding>, for nested: Rule.Nested) -> Code {
    guard let binding = bindings.first, let source = nested.bindings.first else { return "" }
    let rest = bindings.dropFirst()
    var inside = texts.expressions.inside
    let values = nested.arguments.map(\.value)
    let isShort =
      nested.bindings.count == 1 && !values.contains { $0.hasClosures || $0.usesElement }
    if isShort { inside.shorthand = binding.name }
    let name = swiftIdentifier(source.name)
    let body =
      rest.isEmpty
      ? screen.viewModel(nested, of: isShort ? "$0" : .text(name), inside)
      : unwrapping(rest, for: nested)
    let closure = Code.closure(
      parameters: isShort ? "" : swiftIdentifier(binding.name),
      [body]
    )
    return texts.expressions.optional(binding.value)
      .followed(by: [.sequence([rest.isEmpty ? ".map " : ".flatMap ", closure])])
  }

  /// `map { PostRowViewModel(from: $0, in: context) }`
  private func mapping(_ nested: Rule.Nested) -> Code {
    if nested.arguments.isEmpty, screen.viewModel(nested.model)?.usesContext != true {
      return .call("map", [.text("\(screen.typeName(ofModel: nested.model)).init(from:)")])
    }
    return .sequence(["map ", screen.rowClosure(nested, texts.expressions)])
  }
}
