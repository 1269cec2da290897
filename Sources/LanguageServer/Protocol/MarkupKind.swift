import DocumentReader

/// What a client makes of a text: Markdown is legible as it is, too.
enum MarkupKind {
  case markdown, plain

  /// Of a client's list: Markdown where it is there.
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
