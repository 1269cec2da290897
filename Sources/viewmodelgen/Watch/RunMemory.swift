import Foundation
import SpecCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What `watch` keeps from run to run, so that the next does again only what has changed.
///
/// The files tell what has changed, by their times and sizes; events, which may get lost, only tell when to look.
final class RunMemory: @unchecked Sendable {
  /// A file, or that there is none, as a run found it before it read it.
  struct Version {
    let identity: FileIdentity?
    /// Whether the next change of the file is sure to show.
    let isSettled: Bool
  }

  private struct Entry {
    let result: SpecResult
    let settings: Settings
    let inputs: Inputs
    let versions: [String: Version]
    var rendering: ScreenRendering?
  }

  private let lock = NSLock()
  private var entries: [String: Entry] = [:]
  private var overrides: [String: [[UInt8]]] = [:]
  private var outputs: [String: (file: OutputFile, identity: FileIdentity)] = [:]
  private var versions: [String: Version] = [:]
  private var start = timespec()

  func beginRun() {
    versions = [:]
    clock_gettime(CLOCK_REALTIME, &start)
  }

  /// The same throughout a run.
  func version(of path: String) -> Version {
    if let known = lock.withLock({ versions[path] }) { return known }
    let identity = FileIdentity(of: path)
    let version = Version(identity: identity, isSettled: identity?.isSettled(at: start) ?? true)
    return lock.withLock {
      let first = versions[path] ?? version
      versions[path] = first
      return first
    }
  }

  /// What the spec yielded in an earlier run, if none of what it was made of has changed.
  func result(
    of path: String,
    under settings: Settings,
    noting inputs: Inputs,
    otherwise compile: (FileLoader) -> SpecResult
  ) -> SpecResult {
    if let known = lock.withLock({ entries[path] }), known.settings == settings, isCurrent(known) {
      inputs.formUnion(known.inputs)
      return known.result
    }
    let own = Inputs()
    let loader = own.loader
    let result = compile(
      FileLoader { path in
        _ = self.version(of: path)
        return loader.load(path)
      }
    )
    for path in result.spec.serviceFiles { own.note(path) }
    inputs.formUnion(own)
    let paths = (own.paths + own.missingPaths).map { ($0, version(of: $0)) }
    let entry = Entry(
      result: result,
      settings: settings,
      inputs: own,
      versions: Dictionary(paths) { first, _ in first }
    )
    lock.withLock { entries[path] = entry }
    return result
  }

  private func isCurrent(_ entry: Entry) -> Bool {
    entry.versions.allSatisfy { path, known in
      known.isSettled && version(of: path).identity == known.identity
    }
  }

  func rendering(
    of screen: Screen,
    otherwise render: () -> ScreenRendering
  ) -> ScreenRendering {
    let path = screen.location.file.path
    if let known = lock.withLock({ entries[path]?.rendering }) { return known }
    let rendering = render()
    lock.withLock { entries[path]?.rendering = rendering }
    return rendering
  }

  /// Forgets what was rendered by other templates.
  func keepRenderings(by templates: [SourceFile], in folder: String?) {
    let texts = templates.flatMap { [Array($0.path.utf8), $0.bytes] }
    if overrides.updateValue(texts, forKey: folder ?? "") == texts { return }
    for path in entries.keys { entries[path]?.rendering = nil }
  }

  /// Whether the file on the disk is known to be what the run would write.
  func holds(_ file: OutputFile, at path: String, _ identity: FileIdentity?) -> Bool {
    guard let known = lock.withLock({ outputs[path] }) else { return false }
    return known.identity == identity && known.file.source == file.source
      && known.file.body == file.body
  }

  func note(_ file: OutputFile, at path: String, _ identity: FileIdentity?) {
    guard let identity else { return }
    lock.withLock { outputs[path] = (file, identity) }
  }
}
