import DocumentReader
import SpecChecker
import SpecSyntax
import ViewModelIR

// A shared model is compiled once, like any spec: specs that nest it get its screen, which is a result of its own.

extension Workspace {
  /// Returns what a spec uses from other specs' files, and reports the references that cannot be followed.
  func sharedDeclarations(
    of spec: Spec,
    _ key: SpecKey,
    in reading: Reading,
    into diagnostics: inout [Diagnostic]
  ) -> SharedDeclarations {
    var models: [String: Screen] = [:]
    for entry in spec.sharedModels {
      models[entry.name] = sharedModel(entry, key, in: reading, into: &diagnostics)
    }
    return SharedDeclarations(
      models: models,
      formats: sharedFormats(of: spec, key.defaults, in: reading, into: &diagnostics),
      errors: spec.presenter.map {
        sharedErrors(of: $0, key.defaults, in: reading, into: &diagnostics)
      } ?? []
    )
  }

  private func sharedModel(
    _ entry: Spec.SharedModel,
    _ user: SpecKey,
    in reading: Reading,
    into diagnostics: inout [Diagnostic]
  ) -> Screen? {
    let path = entry.path
    if case .failure(let reason) = reading.load(path) {
      let others = pathsBeside(path, in: reading)
      diagnostics.append(.unreadableModel(entry, reason, others: others))
      return nil
    }
    let file = specFile(path, in: reading)
    guard let content = file.value else {
      diagnostics += file.diagnostics
      return nil
    }
    guard case .spec(let model) = content, model.isShared else {
      diagnostics.append(.notASharedModel(entry))
      return nil
    }
    if let name = model.view.text, name != entry.name {
      diagnostics.append(.modelOfOtherName(entry, name))
      return nil
    }
    if let cycle = ModelCycle(from: path, in: self, reading) {
      diagnostics.append(.modelsInCycle(cycle))
      return nil
    }
    let compiled = compiled(user.key(ofModel: path), in: reading)
    diagnostics += compiled.diagnostics.filter { $0.severity == .error }
    return compiled.screen
  }

  /// The shared models that a spec names.
  func sharedModels(of path: String, in reading: Reading) -> [Spec.SharedModel] {
    if case .spec(let spec)? = specFile(path, in: reading).value { spec.sharedModels } else { [] }
  }

  /// The paths of the files next to a path that does not exist.
  func pathsBeside(_ path: String, in reading: Reading) -> [String] {
    let folder = parentFolder(path)
    let entries = (try? reading.entries(of: folder).get()) ?? []
    return entries.filter { $0.type != .folder }.map(\.name)
  }
}

/// Shared models that nest each other in a circle, so that none of them can be compiled first.
struct ModelCycle {
  /// The entries that lead from each model to the next, starting with the one whose path is the first in alphabetical order, so that
  /// the cycle is the same from wherever it is found.
  let entries: [Spec.SharedModel]

  /// Returns `nil` if no cycle can be reached from a model.
  init?(from path: String, in workspace: Workspace, _ reading: Reading) {
    var search = Search(workspace: workspace, reading: reading)
    guard let found = search.cycle(from: path) else { return nil }
    let first = found.indices.min { found[$0].owner < found[$1].owner } ?? 0
    entries = Array(found[first...] + found[..<first])
  }

  private struct Search {
    let workspace: Workspace
    let reading: Reading
    private var trail: [Spec.SharedModel] = []
    private var done: Set<String> = []

    init(workspace: Workspace, reading: Reading) {
      self.workspace = workspace
      self.reading = reading
    }

    mutating func cycle(from path: String) -> [Spec.SharedModel]? {
      if let start = trail.firstIndex(where: { $0.owner == path }) { return Array(trail[start...]) }
      guard done.insert(path).inserted else { return nil }
      for entry in workspace.sharedModels(of: path, in: reading) {
        trail.append(entry)
        if let found = cycle(from: entry.path) { return found }
        trail.removeLast()
      }
      return nil
    }
  }
}

extension SpecKey {
  /// The key of a shared model, which has the settings of its own module.
  fileprivate func key(ofModel path: String) -> SpecKey {
    if let module = modules.first(where: { $0.specs.contains(path) }) {
      return SpecKey(path, module.settings, isTranslated: translations != nil)
    }
    var key = SpecKey(path: path, defaults: defaults, translations: translations)
    key.modules = modules
    return key
  }
}

extension Spec.SharedModel {
  /// The path of the model's spec.
  var path: String { normalizedPath(file.path) }

  /// The path of the spec with this entry.
  var owner: String { normalizedPath(location.file.path) }
}
