import DocumentReader
import Foundation
import SpecCompiler
import SwiftRenderer
import ViewModelIR

/// What `watch` keeps from run to run, so that the next does again only what has changed.
///
/// The files tell what has changed, by their times and sizes; events, which may get lost, only tell when to look.
final class RunMemory: @unchecked Sendable {
  private struct Entry {
    let result: SpecResult
    let settings: Settings
    let inputs: Inputs
    let paths: [String]
    var rendering: ScreenRendering?
  }

  private let lock = NSLock()
  private var entries: [String: Entry] = [:]
  /// By the folder of the user's own.
  private var templates: [String: (overrides: [[UInt8]], set: TemplateSet)] = [:]
  private var services: [String: (declarations: [ServiceModel.Declaration], file: ServiceFile)] =
    [:]
  private var outputs: [String: (file: OutputFile, identity: FileIdentity)] = [:]
  /// All that was ever read or looked for, as it was before it was read; nil where nothing was there.
  private var versions: [String: FileIdentity?] = [:]
  private var changed: Set<String> = []
  /// What was so new when it was looked at that it may become another version with nothing to show for it.
  private var unsettled: Set<String> = []
  /// What must be read again.
  private var stale: Set<String> = []
  private var start = timespec()

  /// Looks at every file that is known.
  func beginRun() {
    clock_gettime(CLOCK_REALTIME, &start)
    let known = Array(versions)
    let found = concurrentMap(known.count) { FileIdentity(of: known[$0].key) }
    changed = []
    stale = unsettled
    unsettled = []
    for ((path, before), now) in zip(known, found) {
      if before != now {
        changed.insert(path)
        versions[path] = .some(now)
      }
      if now?.isSettled(at: start) == false { unsettled.insert(path) }
    }
    stale.formUnion(changed)
  }

  /// Ends a run; the result is what it found changed.
  func endRun(_ inputs: Inputs) -> Set<String> {
    for path in inputs.paths + inputs.missingPaths { look(at: path) }
    return changed
  }

  /// Has to come before the file is read.
  private func look(at path: String) {
    if lock.withLock({ versions[path] }) != nil { return }
    let identity = FileIdentity(of: path)
    lock.withLock {
      guard versions[path] == nil else { return }
      versions[path] = .some(identity)
      if identity != nil { changed.insert(path) }
      if identity?.isSettled(at: start) == false { unsettled.insert(path) }
    }
  }

  /// What the spec yielded in an earlier run, if none of what it was made of has changed.
  func result(
    of path: String,
    under settings: Settings,
    noting inputs: Inputs
  ) -> SpecResult? {
    guard let known = entries[path], known.settings == settings,
      !known.paths.contains(where: stale.contains)
    else { return nil }
    inputs.formUnion(known.inputs)
    return known.result
  }

  func remember(
    _ path: String,
    under settings: Settings,
    noting inputs: Inputs,
    compile: (FileLoader) -> SpecResult
  ) -> SpecResult {
    let own = Inputs()
    let loader = own.loader
    let result = compile(
      FileLoader { path in
        self.look(at: path)
        return loader.load(path)
      }
    )
    for path in result.spec.serviceFiles { own.note(path) }
    inputs.formUnion(own)
    let paths = own.paths + own.missingPaths
    let entry = Entry(result: result, settings: settings, inputs: own, paths: paths)
    lock.withLock { entries[path] = entry }
    return result
  }

  func rendering(of screen: Screen) -> ScreenRendering? {
    entries[screen.location.file.path]?.rendering
  }

  func remember(_ renderings: [ScreenRendering], of screens: [Screen]) {
    for (rendering, screen) in zip(renderings, screens) {
      entries[screen.location.file.path]?.rendering = rendering
    }
  }

  func serviceFile(_ key: String, of declarations: [ServiceModel.Declaration]) -> ServiceFile? {
    services[key].flatMap { $0.declarations == declarations ? $0.file : nil }
  }

  func remember(
    _ file: ServiceFile,
    as key: String,
    of declarations: [ServiceModel.Declaration]
  ) {
    services[key] = (declarations, file)
  }

  /// nil where there are others than before; what these rendered is forgotten.
  func templates(_ overrides: [SourceFile], in folder: String?) -> TemplateSet? {
    if let known = templates[folder ?? ""], known.overrides == texts(overrides) { return known.set }
    templates[folder ?? ""] = nil
    services = [:]
    for path in entries.keys { entries[path]?.rendering = nil }
    return nil
  }

  func remember(_ set: TemplateSet, of overrides: [SourceFile], in folder: String?) {
    templates[folder ?? ""] = (texts(overrides), set)
  }

  private func texts(_ overrides: [SourceFile]) -> [[UInt8]] {
    overrides.flatMap { [Array($0.path.utf8), $0.bytes] }
  }

  /// Whether it is a spec of the last run.
  func knows(_ path: String) -> Bool { entries[path] != nil }

  /// What the last run made of a spec, and by what.
  func lastRendering(
    _ path: String
  ) -> (spec: CompiledSpec, rendering: ScreenRendering, settings: Settings, templates: TemplateSet)?
  {
    guard let entry = entries[path], let rendering = entry.rendering,
      let templates = templates[entry.settings.templates ?? ""]
    else { return nil }
    return (entry.result.spec, rendering, entry.settings, templates.set)
  }

  /// Whether the file on the disk is known to be what the run would write.
  func holds(_ file: OutputFile, at path: String, _ identity: FileIdentity?) -> Bool {
    guard let known = lock.withLock({ outputs[path] }) else { return false }
    return known.identity == identity && known.file.source == file.source
      && known.file.body == file.body
  }

  func remember(_ file: OutputFile, at path: String, _ identity: FileIdentity) {
    lock.withLock { outputs[path] = (file, identity) }
  }
}
