import DocumentReader

/// What a client can show of a text; Markdown is legible as plain text too.
enum MarkupKind {
  case markdown, plain

  /// Markdown if it is in a client's list of formats.
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
