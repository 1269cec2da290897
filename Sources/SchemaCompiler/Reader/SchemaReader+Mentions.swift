import DocumentReader

extension SchemaReader {
  /// Where a schema is, by names of the file: its definition and the properties that lead to it, `Order.items.price`.
  func path(of part: SchemaPart, _ context: Context) -> String {
    graph.path(to: part.title ?? context.name, in: context.parent)
  }

  /// What a message calls a schema.
  func mention(of part: SchemaPart, _ context: Context) -> String {
    mention(path(of: part, context))
  }

  /// What a message calls one branch of a choice.
  func mention(of alternative: Alternative, _ choice: String) -> String {
    alternative.name.map { "the alternative \(quoted($0)) of \(mention(choice))" }
      ?? "an alternative of \(mention(choice))"
  }

  func mention(ofAnyAlternativeOf choice: String) -> String {
    "any alternative of \(mention(choice))"
  }

  private func mention(_ path: String) -> String { path.isEmpty ? "this schema" : quoted(path) }
}
