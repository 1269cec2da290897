import DocumentReader
import Evaluator
import SpecChecker
import SpecCompiler
import SwiftRenderer
import ViewModelIR

/// A group whose specs are compiled.
struct CompiledGroup {
  let settings: Settings
  var screens: [Screen] = []
  /// Those that the run leaves alone, but whose needs count for shared files.
  var others: [Screen] = []
  /// The types that all of them write, by the schemas' files.
  var services: [ServiceTypes.File] = []
  /// Whether two specs want other types of one name, or two schemas one file: then none of the output can be right.
  var isContradictory = false
  /// File names of the specs that are not in `screens`: what they yielded stays.
  var kept: Set<String> = []
  /// Whether every spec of the output is in `screens` or `others`.
  var isComplete = true
  /// Whether every spec of the output is in `screens`.
  var isWhole: Bool
}

/// What a spec yields by itself, whatever the others say.
struct SpecResult {
  var spec = CompiledSpec()
  var diagnostics: [Diagnostic] = []
}

func compileGroup(
  _ group: SpecGroup,
  noting inputs: Inputs = Inputs(),
  memory: RunMemory? = nil,
  into diagnostics: inout [Diagnostic]
) -> CompiledGroup {
  var compiled = CompiledGroup(settings: group.settings, isWhole: group.isWhole)
  let defaults = SpecDefaults(group.settings)
  let services = SharedServices()
  func compile(_ paths: [String]) -> [SpecResult] {
    let known = paths.map { memory?.result(of: $0, under: group.settings, noting: inputs) }
    return concurrentMap(paths.count) { index in
      if let result = known[index] { return result }
      let path = paths[index]
      func result(loader: FileLoader) -> SpecResult {
        var result = SpecResult()
        result.spec = loadAndCompile(path, defaults, loader, services, into: &result.diagnostics)
        return result
      }
      return memory?.remember(path, under: group.settings, noting: inputs, compile: result)
        ?? result(loader: inputs.loader)
    }
  }
  var pathByStem: [String: String] = [:]
  var types = ScreenTypes()
  // Of specs that get no further: their view models are there from before and need them.
  var strayServices: [ServiceModel] = []
  for (path, result) in zip(group.specs, compile(group.specs)) {
    let spec = result.spec
    let stem = fileStem(path).lowercased()
    if let other = pathByStem[stem] {
      diagnostics.append(.specsOfOneName(path, other))
      compiled.kept.insert(lastComponent(path))
      continue
    }
    pathByStem[stem] = path
    diagnostics += result.diagnostics
    if let screen = spec.screen, types.add(spec, into: &diagnostics) {
      compiled.screens.append(screen)
    } else {
      compiled.kept.insert(lastComponent(path))
      strayServices += [spec.service].compactMap { $0 }
    }
  }
  compiled.isComplete = compiled.kept.isEmpty
  compiled.isWhole = group.isWhole && compiled.kept.isEmpty
  // Whoever runs one spec does not want to hear of the others.
  for (path, result) in zip(group.others, compile(group.others)) {
    let spec = result.spec
    compiled.kept.insert(lastComponent(path))
    if let screen = spec.screen {
      compiled.others.append(screen)
    } else {
      compiled.isComplete = false
      strayServices += [spec.service].compactMap { $0 }
    }
  }
  let before = diagnostics.count
  var serviceTypes = ServiceTypes()
  for screen in compiled.screens + compiled.others where screen.generatesService {
    serviceTypes.add(screen.service, into: &diagnostics)
  }
  for service in strayServices { serviceTypes.complete(from: service, into: &diagnostics) }
  compiled.services = serviceTypes.files(into: &diagnostics)
  compiled.isContradictory = diagnostics.count > before
  return compiled
}

private func loadAndCompile(
  _ path: String,
  _ defaults: SpecDefaults,
  _ loader: FileLoader,
  _ services: SharedServices,
  into diagnostics: inout [Diagnostic]
) -> CompiledSpec {
  switch loader.load(path) {
  case .failure(let reason):
    diagnostics.append(.unreadable(path, reason))
    return CompiledSpec()
  case .file(let file):
    var spec = compileSpec(
      file,
      defaults: defaults,
      loader: loader,
      services: services,
      into: &diagnostics
    )
    if let screen = spec.screen, screen.examples.isEmpty {
      spec.screen?.examples = [snapshot(of: screen, at: file.whole)].compactMap { $0 }
    }
    return spec
  }
}

/// All that `generate` and `check` know: which folders should hold what, compared with what they hold.
func planSpecs(
  _ arguments: [String],
  flags: PartialSettings,
  noting inputs: Inputs = Inputs(),
  memory: RunMemory? = nil,
  into diagnostics: inout [Diagnostic]
) -> [OutputPlan] {
  var folders: [OutputFolder] = []
  for group in selectSpecs(arguments, flags: flags, noting: inputs, into: &diagnostics) {
    let compiled = compileGroup(group, noting: inputs, memory: memory, into: &diagnostics)
    folders += outputFolders(of: compiled, noting: inputs, memory: memory, into: &diagnostics)
  }
  return merged(folders).map { planOutput($0, memory: memory, into: &diagnostics) }
}

private func outputFolders(
  of group: CompiledGroup,
  noting inputs: Inputs,
  memory: RunMemory?,
  into diagnostics: inout [Diagnostic]
) -> [OutputFolder] {
  let before = diagnostics.count
  var rendered: [GroupFile] = []
  let loaded = templates(
    of: group.settings,
    noting: inputs,
    memory: memory,
    into: &diagnostics
  )
  if let templates = loaded {
    var renderer = GroupRenderer(group, templates: templates, memory: memory)
    rendered = renderer.files(into: &diagnostics)
  }
  // What is wrong now is wrong for the whole output, so none of it may be written, nor deleted by
  // another configuration that shares the folder.
  let isWrong = diagnostics.dropFirst(before).contains { $0.severity == .error }
  if group.isContradictory || isWrong {
    let nothing = Coverage(sources: [], kept: group.kept, isWhole: false)
    return [group.settings.output, group.settings.tests].map {
      OutputFolder(path: $0, files: [], coverage: nothing)
    }
  }
  let coverage = Coverage(
    sources: Set(group.screens.map(\.specName)).subtracting(group.kept),
    kept: group.kept,
    isWhole: group.isWhole
  )
  func folder(_ path: String, _ kind: GroupFile.Kind) -> OutputFolder {
    let files = rendered.filter { $0.kind == kind }.map { OutputFile($0) }
    return OutputFolder(path: path, files: files, coverage: coverage)
  }
  return [folder(group.settings.output, .source), folder(group.settings.tests, .test)]
}

/// Groups and kinds may share a folder; each is looked at once.
func merged(_ folders: [OutputFolder]) -> [OutputFolder] {
  var merged: [OutputFolder] = []
  var indexByPath: [String: Int] = [:]
  for folder in folders {
    let path = canonicalPath(folder.path)
    if let index = indexByPath[path] {
      merged[index].files += folder.files
      merged[index].coverage.formUnion(folder.coverage)
    } else {
      indexByPath[path] = merged.count
      merged.append(folder)
    }
  }
  return merged
}

extension SpecDefaults {
  init(_ settings: Settings) {
    self.init(
      layout: settings.layout,
      language: settings.language,
      keepsUnknown: settings.unknownCases == .keep,
      keepsUnknownMembers: settings.unknownMembers == .keep,
      acronyms: settings.acronyms
    )
  }
}

/// The templates with the user's own; nil where they cannot be read.
func templates(
  of settings: Settings,
  noting inputs: Inputs,
  memory: RunMemory? = nil,
  into diagnostics: inout [Diagnostic]
) -> TemplateSet? {
  var overrides: [SourceFile] = []
  if let folder = settings.templates {
    do throws(FileFailure) {
      inputs.noteFolder(folder)
      for entry in try folderEntries(folder) where entry.name.hasSuffix(".mustache") {
        let path = joinPath(folder, entry.name)
        switch inputs.loader.load(path) {
        case .file(let file): overrides.append(file)
        case .failure(let reason):
          diagnostics.append(.unreadable(path, reason))
          return nil
        }
      }
    } catch {
      diagnostics.append(.unreadable(folder, error.reason))
      return nil
    }
  }
  if let known = memory?.templates(overrides, in: settings.templates) { return known }
  let before = diagnostics.count
  let templates = TemplateSet(overrides: overrides, into: &diagnostics)
  guard diagnostics.count == before else { return nil }
  memory?.remember(templates, of: overrides, in: settings.templates)
  return templates
}
