import DocumentReader
import SpecSyntax
import TextOutput
import ViewModelIR

extension Session {
  /// What could stand at the cursor: in an expression by its types, elsewhere by the grammar.
  func completion(_ params: Node) throws(ResponseError) -> Node {
    let file = try file(params)
    let position = try position(params, in: file)
    let (items, needsChaining) = items(at: position, in: file)
    let word = file.word(around: position)
    let described = items.map { description(of: $0, replacing: word, needsChaining) }
    return json(["isIncomplete": json(.bool(false)), "items": json(described)])
  }

  /// Also whether the dot before them lacks a question mark.
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
    // A field that is not complete is not checked: its expression is, by itself.
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
    // What is behind a key is there already.
    if plain.hasSuffix(": "), word.file.byte(after: word.end) == UInt8(ascii: ":") {
      plain.removeLast(2)
    }
    // The dot of a case is there or it is not.
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
  /// What could stand at the gap in an expression, and whether the dot before it lacks a question mark; nil where there is none.
  fileprivate var itemsForGap: ([CompletionItem], Bool)? {
    guard let gap = spec.trace.gap, let service else { return nil }
    let needsChaining = if case .member(_, true) = gap { true } else { false }
    return (items(for: gap, in: service), needsChaining)
  }

  /// The text with the expression or template at a position as all that its field has; nil where there is none.
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
  /// Under which a field would have the place's expression or template; nil where there is something else.
  fileprivate var keyOfExpression: FieldKey? {
    if isKey { return nil }
    switch key {
    case FieldKey.text as FieldKey, FieldKey.fallback as FieldKey, FieldKey.join as FieldKey,
      CaseKey.text as CaseKey, PartKey.text as PartKey:
      return .text
    case FieldKey.value as FieldKey, FieldKey.each as FieldKey, CaseKey.value as CaseKey,
      CaseKey.when as CaseKey, PartKey.when as PartKey:
      return .value
    case nil: return steps.dropLast().last?.key as? FieldKey == .with ? .value : nil
    default: return nil
    }
  }
}

extension SourceFile {
  /// The name that a position is in or at the end of; the position itself where there is none.
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

/// Of a name in an expression, a key, or a file; all of them are ASCII.
private func isPartOfName(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "-")
    || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
}

extension String {
  /// Without `$1` to `$9`.
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
