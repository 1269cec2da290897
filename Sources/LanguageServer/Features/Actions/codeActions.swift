import DocumentReader
import SpecSyntax
import ViewModelIR

extension Session {
  /// Answers `textDocument/codeAction` with the fixes for the diagnostics in a range and the rewrites available there.
  func codeActions(_ params: Node) throws(ResponseError) -> Node {
    guard let (spec, place) = try specAndRange(params) else { return json([Node]()) }
    let here = (published[normalizedPath(spec.path)] ?? []).filter { $0.location.touches(place) }
    let actions =
      here.flatMap { $0.quickFixes + spec.quickFixes(for: $0) } + spec.mapActions(at: place)
      + spec.exampleActions(at: place)
    return json(actions.map { description(of: $0, in: spec.path) })
  }

  private func description(of action: CodeAction, in path: String) -> Node {
    json([
      "title": json(action.title),
      "kind": json(action.kind.rawValue),
      "diagnostics": action.diagnostic.map { json([description(of: $0)]) },
      "isPreferred": action.isPreferred ? json(.bool(true)) : nil,
      "edit": workspaceEdit(action.edits, in: path),
    ])
  }

  func workspaceEdit(_ edits: [TextEdit], in path: String) -> Node {
    let edits = json(edits.map { description(of: $0) })
    return json(["changes": json([(key: paths.uri(of: path), value: edits)])])
  }

  /// An edit of several files. The location of each change names its file.
  func workspaceEdit(_ edits: [TextEdit]) -> Node {
    let files = Dictionary(grouping: edits, by: \.location.file.path).sorted { $0.key < $1.key }
    let changes = files.map { path, edits in
      (key: paths.uri(of: path), value: json(edits.map { description(of: $0) }))
    }
    return json(["changes": json(changes)])
  }

  func description(of edit: TextEdit) -> Node {
    json(["range": placeRange(of: edit.location), "newText": json(edit.text)])
  }
}

/// A change to a spec that the editor offers.
struct CodeAction {
  enum Kind: String, CaseIterable {
    case quickFix = "quickfix"
    case rewrite = "refactor.rewrite"
  }

  let title: String
  var kind = Kind.quickFix
  var diagnostic: Diagnostic?
  /// Whether the editor's command for automatic fixes can apply the action.
  var isPreferred = false
  let edits: [TextEdit]
}

/// A replacement for the text at a location.
struct TextEdit {
  let location: Location
  let text: String

  init(_ location: Location, _ text: String) {
    self.location = location
    self.text = text
  }
}

extension Location {
  /// Whether two locations in the same file overlap or adjoin.
  func touches(_ other: Location) -> Bool { start <= other.end && other.start <= end }
}

extension Diagnostic {
  fileprivate var quickFixes: [CodeAction] {
    guard let fix else { return [] }
    let title =
      fix.replacement.isEmpty
      ? "Delete this" : "Change to '\(escapingControls(fix.replacement))'"
    let edit = TextEdit(fix.location, fix.replacement)
    return [CodeAction(title: title, diagnostic: self, isPreferred: true, edits: [edit])]
  }
}

extension SpecDocument {
  /// The quick fixes for a diagnostic, in addition to the one that it may contain.
  fileprivate func quickFixes(for diagnostic: Diagnostic) -> [CodeAction] {
    switch diagnostic.code {
    case .unhandledOptional: fallbackActions(for: diagnostic)
    case .expectation: expectationActions(for: diagnostic)
    default: []
    }
  }

  /// The ways to handle an optional value in a field's text: show another text, or make the field optional.
  private func fallbackActions(for diagnostic: Diagnostic) -> [CodeAction] {
    guard let place = place(at: diagnostic.location.start), !place.isKey else { return [] }
    let ways = [
      ("Show '–' if it is nil", json("–")), ("Show nothing if it is nil", json("")),
      ("Make the field optional", json(.null)),
    ]
    return ways.compactMap { title, value in
      edit(adding: ("fallback", value), toFieldAt: place).map {
        CodeAction(title: title, diagnostic: diagnostic, edits: [$0])
      }
    }
  }

  private func edit(
    adding member: (key: String, value: Node),
    toFieldAt place: GrammarPlace
  ) -> TextEdit? {
    if place.key as? FieldKey == .text, let field = place.steps.last?.mapping {
      return field["fallback"] == nil ? field.adding([member]) : nil
    }
    // A field in its short form, which is only its text.
    let owner = place.steps.dropLast().last?.key
    guard owner as? SpecKey == .display || owner as? ModelKey == .display,
      place.key == nil, let text = place.node.text, let value = member.value.inlineYAML
    else { return nil }
    return TextEdit(place.node.location, "{ text: \(yamlQuoted(text)), \(member.key): \(value) }")
  }
}
