import DocumentReader
import OutputInterface
import SpecSyntax
import ViewModelIR

extension Session {
  /// Answers `textDocument/completion`: in an expression by its types, elsewhere by the spec's grammar.
  func completion(_ params: Node) throws(ResponseError) -> Node {
    let file = try file(params)
    let position = try position(params, in: file)
    let (items, needsChaining) = items(at: position, in: file)
    let word = file.word(around: position)
    let described = items.map { description(of: $0, replacing: word, needsChaining) }
    return json(["isIncomplete": json(.bool(false)), "items": json(described)])
  }

  /// Returns the completions at a position, and whether the dot before it must become `?.`.
  private func items(at position: Position, in file: SourceFile) -> ([CompletionItem], Bool) {
    guard let texts = GapText(file, at: position) else { return ([], false) }
    func read(_ text: SourceFile) -> SpecDocument? {
      workspace.traced(text, knowing: screens[file.path]?.service)
        .map { document($0) }
    }
    var candidates: [SpecDocument] = []
    for text in texts.candidates {
      guard let document = read(text) else { continue }
      if let found = document.itemsForGap { return found }
      candidates.append(document)
    }
    // The checker skips a field that is incomplete, so try again with the field reduced to its expression.
    for text in candidates.compactMap({ $0.textWithExpression(at: position) }) {
      if let found = read(text)?.itemsForGap { return found }
    }
    if candidates.isEmpty, let text = texts.candidates.first, let spec = traced(text) {
      candidates = [document(spec)]
    }
    let items = candidates.lazy.compactMap { document in
      document.place(at: position).map { document.items(for: $0, in: document.service) }
    }.first { !$0.isEmpty }
    return (items ?? [], false)
  }

  private func description(
    of item: CompletionItem,
    replacing word: Location,
    _ needsChaining: Bool
  ) -> Node {
    let isSnippet = item.isSnippet && takesSnippets
    let text = item.text ?? item.label
    var plain = isSnippet ? text : text.withoutGaps
    // The colon after the key is already there.
    if plain.hasSuffix(": "), word.file.byte(after: word.end) == UInt8(ascii: ":") {
      plain.removeLast(2)
    }
    // The dot before an enumeration's case may already be there.
    let isDotted = plain.hasPrefix(".") && word.file.byte(before: word.start) == UInt8(ascii: ".")
    let dot = Location(word.file, from: Position(line: word.line, column: word.column - 1))
    let question = needsChaining ? json([description(of: TextEdit(dot, "?"))]) : nil
    return json([
      "label": json(item.label),
      "kind": json(item.kind.rawValue),
      "detail": item.detail.isEmpty ? nil : json(item.detail),
      "documentation": item.documentation.isEmpty
        ? nil : documentationFormat.markup(item.documentation),
      "sortText": json("\(item.group)"),
      "filterText": json(isDotted ? String(item.label.dropFirst()) : item.label),
      "insertTextFormat": isSnippet ? json(2) : nil,
      "textEdit": description(of: TextEdit(word, isDotted ? String(plain.dropFirst()) : plain)),
      "additionalTextEdits": question,
    ])
  }
}

extension SpecDocument {
  /// The completions at the gap in an expression, and whether the dot before it must become `?.`; `nil` if the gap is not in an expression.
  fileprivate var itemsForGap: ([CompletionItem], Bool)? {
    guard let gap = spec.trace.gap, let service else { return nil }
    let needsChaining = if case .member(_, true) = gap { true } else { false }
    return (items(for: gap, in: service), needsChaining)
  }

  /// The spec's text with a field reduced to the expression or template at a position; `nil` if there is neither.
  fileprivate func textWithExpression(at position: Position) -> SourceFile? {
    guard let place = place(at: position), let key = place.keyOfExpression,
      let text = place.node.text,
      let step = place.steps.last(where: { step in
        step.key == nil && step.mapping[step.name]?.location.contains(position) == true
      }), let node = step.mapping[step.name], node.members != nil,
      let start = file.offset(of: node.location.start),
      let end = file.offset(of: node.location.end)
    else { return nil }
    let field = "{ \(key.rawValue): \(yamlQuoted(text)) }"
    return SourceFile(
      path: path,
      bytes: file.bytes[..<start] + Array(field.utf8) + file.bytes[end...]
    )
  }
}

extension GrammarPlace {
  /// The key under which a field takes the expression or template at this place; `nil` if something else is here.
  fileprivate var keyOfExpression: FieldKey? {
    if isKey { return nil }
    switch key {
    case FieldKey.text as FieldKey, FieldKey.fallback as FieldKey, FieldKey.join as FieldKey,
      CaseKey.text as CaseKey, PartKey.text as PartKey:
      return .text
    case FieldKey.value as FieldKey, FieldKey.each as FieldKey, FieldKey.of as FieldKey,
      CaseKey.value as CaseKey, CaseKey.when as CaseKey, PartKey.when as PartKey:
      return .value
    case nil: return steps.dropLast().last?.key as? FieldKey == .with ? .value : nil
    default: return nil
    }
  }
}

extension SourceFile {
  /// The location of the name around or right before a position; an empty location at the position if there is none.
  fileprivate func word(around position: Position) -> Location {
    guard let offset = offset(of: position) else { return Location(self, from: position) }
    let before = bytes[..<offset].reversed().prefix(while: isPartOfName).count
    let after = bytes[offset...].prefix(while: isPartOfName).count
    let start = Position(line: position.line, column: position.column - before)
    return Location(
      self,
      from: start,
      to: Position(line: position.line, column: position.column + after)
    )
  }

  fileprivate func byte(after position: Position) -> UInt8? {
    offset(of: position).flatMap { bytes[$0...].first }
  }

  fileprivate func byte(before position: Position) -> UInt8? {
    offset(of: position).flatMap { bytes[..<$0].last }
  }
}

/// Whether a byte can be part of a name in an expression, of a key or of a file name; all of these are ASCII.
private func isPartOfName(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "-")
    || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
}

extension String {
  /// The text of a snippet without the placeholders `$1` to `$9`.
  fileprivate var withoutGaps: String {
    var text = ""
    var isGap = false
    for character in self {
      if isGap, !("1"..."9").contains(character) { text += "$" + String(character) }
      if !isGap, character != "$" { text.append(character) }
      isGap = !isGap && character == "$"
    }
    return isGap ? text + "$" : text
  }
}
