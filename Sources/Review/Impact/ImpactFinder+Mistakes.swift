import DocumentReader
import ViewModelIR
import Workspace

/// Finds the errors that the new schema causes in the next build.
extension ImpactFinder {
  mutating func addMistakes(
    of next: CompiledSpec?,
    _ now: GroupedSpec?,
    to screen: inout ScreenImpact,
    on released: Screen
  ) {
    guard let next, let now else {
      // The next build does not contain the screen.
      for index in screen.findings.indices { screen.findings[index].nextBuild = .none }
      return
    }
    let errors = next.diagnostics.filter { $0.severity == .error }
    if errors.isEmpty { return }
    let before = Set(
      sides.specChange.compiled(now.path, in: now.group).diagnostics.map(Mistake.init)
    )
    let unrelated = errors.filter { before.contains(Mistake($0)) }
    if !unrelated.isEmpty {
      impact.notCompared.insert(now.path)
      diagnostics += unrelated
    }
    for mistake in errors where !before.contains(Mistake(mistake)) {
      // The mistake can be in a shared model.
      let file = mistake.location.file.path
      let keys = SpecKeys(file, isNested: file != now.path, in: sides.next.files)
      let fields = keys?.fields(at: mistake.location) ?? []
      let guilty = screen.findings.indices.filter { index in
        guard let change = screen.findings[index].change else { return false }
        return change.mayBeMistake && screen.findings[index].fields.contains(where: fields.contains)
      }
      for index in guilty {
        screen.findings[index].mistakes.append(mistake)
        screen.findings[index].nextBuild = .breaking
      }
      if guilty.isEmpty {
        screen.findings.append(
          ScreenImpact.Finding(
            change: nil,
            released: .none,
            nextBuild: .breaking,
            fields: fields,
            mistakes: [mistake]
          )
        )
      }
    }
  }
}

/// Identifies an error independently of its message, because messages list names that differ between the schemas.
private struct Mistake: Hashable {
  let code: Diagnostic.Code
  let location: Location

  init(_ diagnostic: Diagnostic) {
    code = diagnostic.code
    location = diagnostic.location
  }
}

extension ServiceChange {
  /// Whether the change can cause an error in a spec.
  fileprivate var mayBeMistake: Bool { kind != .added || effect > .nothing }
}

/// Finds the fields that belong to a location in a spec's file.
private struct SpecKeys {
  private let root: Node
  /// What precedes the names of the file's own fields: the name of a shared model.
  private let prefix: String

  init?(_ path: String, isNested: Bool, in files: Files) {
    var ignoredDiagnostics: [Diagnostic] = []
    guard case .file(let file) = files.contents(of: path),
      let root = readYAML(file, into: &ignoredDiagnostics)
    else { return nil }
    self.root = root
    prefix = isNested ? root["model"]?.text.map { "\($0)." } ?? "" : ""
  }

  /// Returns the fields that a location belongs to, as the spec declares them: `title`, `Cell.title`.
  func fields(at location: Location) -> [String] {
    guard location.file.path == root.location.file.path else { return [] }
    let keys = keys(to: location.start, in: root)
    let rest = keys.dropFirst()
    switch keys.first {
    case "display": return rest.prefix(1).map { prefix + $0 }
    case "id": return ["\(prefix)id"]
    case "models":
      guard let model = rest.first else { return [] }
      let name = rest.dropFirst(2).first
      switch rest.dropFirst().first {
      case "display": return name.map { ["\(model).\($0)"] } ?? []
      case "id": return ["\(model).id"]
      case "let": return name.map { rows(of: model, naming: $0) } ?? []
      default: return []
      }
    // Several fields can share a format or a value.
    case "formats", "let": return rest.first.map(fields(naming:)) ?? []
    default: return []
    }
  }

  private func fields(naming name: String) -> [String] {
    let models = root["models"]?.members ?? []
    return fields(of: root, naming: name).map { prefix + $0 }
      + models.flatMap { rows(of: $0.key, naming: name) }
  }

  private func rows(of model: String, naming name: String) -> [String] {
    fields(of: root["models"]?[model], naming: name).map { "\(model).\($0)" }
  }

  private func fields(of owner: Node?, naming name: String) -> [String] {
    (owner?["display"]?.members ?? []).filter { $0.value.mentions(name) }.map(\.key)
  }

  private func keys(to position: Position, in node: Node) -> [String] {
    for member in node.members ?? []
    where member.keyLocation.start <= position
      && position <= max(member.keyLocation.end, member.value.location.end)
    {
      return [member.key] + keys(to: position, in: member.value)
    }
    return []
  }
}

extension Node {
  /// Whether a string in the node contains the word.
  fileprivate func mentions(_ word: String) -> Bool {
    switch value {
    case .string(let text):
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
    case .list(let elements): elements.contains { $0.mentions(word) }
    case .mapping(let members): members.contains { $0.value.mentions(word) }
    default: false
    }
  }
}
