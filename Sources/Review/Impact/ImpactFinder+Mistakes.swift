import DocumentReader
import ViewModelIR
import Workspace

/// What the next build says.
extension ImpactFinder {
  mutating func addMistakes(
    of next: CompiledSpec?,
    _ path: String,
    _ now: SpecGroup?,
    to screen: inout ScreenImpact,
    on released: Screen
  ) {
    guard let next, let now else {
      // The screen is no part of it.
      for index in screen.findings.indices { screen.findings[index].nextBuild = .none }
      return
    }
    let errors = next.diagnostics.filter { $0.severity == .error }
    if errors.isEmpty { return }
    let before = Set(sides.specChange.compiled(path, in: now).diagnostics)
    let unrelated = errors.filter { before.contains($0) }
    if !unrelated.isEmpty {
      impact.notCompared.insert(path)
      diagnostics += unrelated
    }
    let keys = SpecKeys(path, in: sides.next.files)
    for mistake in errors where !before.contains(mistake) {
      let field = keys?.field(at: mistake.location)
      let guilty = screen.findings.indices.filter { index in
        guard let field, let change = screen.findings[index].change else { return false }
        return screen.findings[index].fields.contains(field) && change.mayBeMistake
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
            fields: [field].compactMap { $0 },
            mistakes: [mistake]
          )
        )
      }
    }
  }
}

extension ServiceChange {
  /// Whether a spec may need to change for it.
  fileprivate var mayBeMistake: Bool { kind != .added || effect > .nothing }
}

/// Where in a spec's file its fields are.
private struct SpecKeys {
  private let root: Node

  init?(_ path: String, in files: Files) {
    var unheard: [Diagnostic] = []
    guard case .file(let file) = files.contents(of: path),
      let root = readYAML(file, into: &unheard)
    else { return nil }
    self.root = root
  }

  /// The field under whose key a place is, as the spec declares it: `title`, `Cell.title`.
  func field(at location: Location) -> String? {
    guard location.file.path == root.location.file.path else { return nil }
    let keys = keys(to: location.start, in: root)
    guard let display = keys.lastIndex(of: "display"), let name = keys.dropFirst(display + 1).first
    else {
      // A row's fields stand under its name without another key.
      guard keys.first == "models", keys.count > 2, let model = keys.dropFirst().first,
        let name = keys.dropFirst(2).first
      else { return nil }
      return "\(model).\(name)"
    }
    return display == 0 ? name : keys.dropFirst(1).first.map { "\($0).\(name)" }
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
