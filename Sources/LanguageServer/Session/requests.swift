import DocumentReader

extension Session {
  /// Returns the result of the request with the given method.
  func result(of method: String, _ params: Node) throws(ResponseError) -> Node {
    switch method {
    case "textDocument/codeAction": try codeActions(params)
    case "textDocument/completion": try completion(params)
    case "textDocument/definition": try definition(params)
    case "textDocument/documentHighlight": try highlights(params)
    case "textDocument/documentSymbol": try documentSymbols(params)
    case "textDocument/hover": try hover(params)
    case "textDocument/inlayHint": try inlayHints(params)
    case "textDocument/prepareRename": try prepareRename(params)
    case "textDocument/references": try references(params)
    case "textDocument/rename": try rename(params)
    default: throw .unknownMethod(method)
    }
  }
}

/// The capabilities in the response to `initialize`.
var serverCapabilities: Node {
  let sync = json(["openClose": json(.bool(true)), "change": json(2), "save": json(.bool(true))])
  return json([
    "textDocumentSync": sync,
    "codeActionProvider": json([
      "codeActionKinds": json(CodeAction.Kind.allCases.map { json($0.rawValue) })
    ]),
    "completionProvider": json([
      "triggerCharacters": json([".", "{", "|", "(", "/", " "].map { json($0) })
    ]),
    "definitionProvider": json(.bool(true)),
    "documentHighlightProvider": json(.bool(true)),
    "documentSymbolProvider": json(.bool(true)),
    "hoverProvider": json(.bool(true)),
    "inlayHintProvider": json(.bool(true)),
    "referencesProvider": json(.bool(true)),
    "renameProvider": json(["prepareProvider": json(.bool(true))]),
  ])
}
