import DocumentReader
import ViewModelIR

extension Session {
  func prepareRename(_ params: Node) throws(ResponseError) -> Node {
    guard let (spec, position) = try specAndPosition(params),
      let here = spec.names[position],
      isRenamable(here.symbol, in: indices(sharing: here.symbol, with: spec))
    else { return json(.null) }
    return json([
      "range": placeRange(of: here.location), "placeholder": json(here.symbol.name),
    ])
  }

  /// Answers `textDocument/rename`: renames the declaration and all uses of a name that the spec declares.
  func rename(_ params: Node) throws(ResponseError) -> Node {
    guard let (spec, position) = try specAndPosition(params),
      let symbol = spec.names[position]?.symbol
    else { throw .invalidParams("there is no name to rename here") }
    guard let name = params["newName"]?.string else {
      throw .invalidParams("the new name is missing")
    }
    if !symbol.isOwn {
      throw .invalidParams(
        "'\(symbol.name)' is a name from the schema; to give it another \(spec.language.name) name, use 'rename' in 'service'"
      )
    }
    let indices = indices(sharing: symbol, with: spec)
    if !isRenamable(symbol, in: indices) {
      throw .invalidParams("'\(symbol.name)' must be declared exactly once to be renamed")
    }
    try checkName(name, for: symbol, in: indices)
    let edits = indices.flatMap { $0.occurrences(of: symbol) }.map { TextEdit($0.location, name) }
    return workspaceEdit(edits)
  }

  /// Whether the specs declare the name exactly once.
  private func isRenamable(_ symbol: Symbol, in indices: [NameIndex]) -> Bool {
    let occurrences = indices.flatMap { $0.occurrences(of: symbol) }
    return symbol.isOwn && occurrences.count(where: \.isDefinition) == 1
  }

  private func checkName(
    _ name: String,
    for symbol: Symbol,
    in indices: [NameIndex]
  ) throws(ResponseError) {
    let isWord = name.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
    guard isWord, name.first?.isNumber == false else {
      throw .invalidParams("a name has letters, digits and '_', and does not begin with a digit")
    }
    if case .model = symbol, name.first?.isUppercase != true {
      throw .invalidParams("a model's name begins with a capital letter")
    }
    let taken = indices.flatMap(\.occurrences).contains {
      $0.isDefinition && $0.symbol == symbol.renamed(name)
    }
    if taken, name != symbol.name { throw .invalidParams("'\(name)' already exists") }
  }
}

extension Symbol {
  fileprivate func renamed(_ name: String) -> Symbol {
    switch self {
    case .input(_, let model): .input(name, model: model)
    case .local(_, let model): .local(name, model: model)
    case .field(_, let model): .field(name, model: model)
    case .format: .format(name)
    case .model: .model(name)
    case .screenValue: .screenValue(name)
    case .action: .action(name)
    case .event: .event(name)
    case .element(_, let place): .element(name, at: place)
    case .property(_, let owner): .property(name, of: owner)
    case .type: .type(name)
    }
  }
}
