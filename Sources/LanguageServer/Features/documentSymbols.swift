import DocumentReader

extension Session {
  /// Answers `textDocument/documentSymbol` with an outline of the names that a spec declares.
  func documentSymbols(_ params: Node) throws(ResponseError) -> Node {
    guard let spec = try spec(params) else { return json([Node]()) }
    let root = spec.spec.node
    let screen = root["screen"]
    var symbols: [Node] = viewModel(root)
    symbols += named(root["models"], .structure) { viewModel($0) }
    symbols += named(root["formats"], .function)
    symbols += named(screen?["actions"], .method) + named(screen?["select"], .method)
    for example in root["examples"]?.elements ?? [] {
      guard let name = example["name"], let text = name.text else { continue }
      symbols.append(symbol(text, .event, name.location, within: example.location))
    }
    return json(symbols)
  }

  private func viewModel(_ node: Node) -> [Node] {
    let keys: [(String, SymbolKind)] = [
      ("inputs", .variable), ("let", .constant), ("display", .field), ("state", .property),
    ]
    return keys.flatMap { named(node[$0.0], $0.1) }
  }

  private func named(
    _ node: Node?,
    _ kind: SymbolKind,
    children: (Node) -> [Node] = { _ in [] }
  ) -> [Node] {
    (node?.members ?? []).map { member in
      let whole = member.keyLocation.to(member.value.location.end)
      return symbol(
        member.key,
        kind,
        member.keyLocation,
        within: whole,
        children: children(member.value)
      )
    }
  }

  private func symbol(
    _ name: String,
    _ kind: SymbolKind,
    _ location: Location,
    within whole: Location,
    children: [Node] = []
  ) -> Node {
    json([
      "name": json(name.isEmpty ? "\"\"" : name),
      "kind": json(kind.rawValue),
      "range": placeRange(of: whole),
      "selectionRange": placeRange(of: location),
      "children": json(children),
    ])
  }
}

/// The kinds of symbols, with the protocol's numbers.
private enum SymbolKind: Int {
  case method = 6
  case property = 7
  case field = 8
  case function = 12
  case variable = 13
  case constant = 14
  case structure = 23
  case event = 24
}
