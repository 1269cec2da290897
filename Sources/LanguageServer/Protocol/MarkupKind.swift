import DocumentReader

/// The text format that a client supports. A client without Markdown gets the same text, which is legible as plain text too.
enum MarkupKind {
  case markdown, plain

  /// Chooses Markdown if the client's list of formats contains it.
  init(offered: Node?) {
    let isThere = offered?.elements?.contains { $0.string == "markdown" } == true
    self = isThere ? .markdown : .plain
  }

  func markup(_ text: String) -> Node {
    switch self {
    case .markdown: json(["kind": json("markdown"), "value": json(text)])
    case .plain: json(text)
    }
  }
}
