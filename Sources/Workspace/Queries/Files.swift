import DocumentReader
import Foundation

/// The files and folders as a run finds them: each is looked at once, so that all of the run sees the same.
///
/// The next run reads again what has changed by then, or is so new that a change might not show.
package final class Files: @unchecked Sendable {
  /// What is at a path.
  fileprivate struct Look {
    /// From before it was read; nil if nothing is there, or no one can tell.
    let identity: FileIdentity?
    /// Whether no later change can have the same identity.
    let isSettled: Bool
  }

  struct Read<Contents> {
    let contents: Contents
    /// Another one for other contents.
    let version: Int
    fileprivate let look: Look
    fileprivate let run: Int
  }

  typealias Entries = Result<[FolderEntry], FileFailure>

  package let tree: FileTree
  /// The canonical paths of all that may be read; nil if nothing is refused.
  private let allowed: Set<String>?

  private let lock = NSLock()
  private(set) var run = 0
  private var start = timespec()
  private var looks: [String: (look: Look, run: Int)] = [:]
  private var files: [String: Read<FileLoader.Outcome>] = [:]
  private var folders: [String: Read<Entries>] = [:]
  private var versions = 0
  private var changed: Set<String> = []
  private var bounds: Bounds = .unknown
  private var refusals: [String: String?] = [:]

  /// The folders that may contain the files that specs name.
  private enum Bounds {
    case unknown, anywhere
    case inside(Set<Boundary>)
  }

  /// `allowed`: all that may be read; nil if nothing is refused.
  package init(limitedTo allowed: Set<String>? = nil) {
    tree = .disk
    self.allowed = allowed.map { Set($0.map(canonicalPath)) }
    clock_gettime(CLOCK_REALTIME, &start)
  }

  /// Those of the disk, except that one is in another's place.
  package init(reading other: String, inPlaceOf path: String) {
    let path = normalizedPath(path)
    tree = FileTree(
      loader: FileLoader { FileLoader.disk.load(normalizedPath($0) == path ? other : $0) },
      identity: { _ in nil }
    )
    allowed = nil
  }

  /// Of which only the loader knows whether they change: each run reads them again.
  package init(_ loader: FileLoader) {
    tree = FileTree(loader: loader, identity: { _ in nil })
    allowed = nil
  }

  /// Those of a revision, which never change.
  package init(_ revision: GitRevision) {
    tree = revision.tree
    allowed = nil
  }

  /// Those of the disk, except where an editor has another text open.
  package init(besides open: @escaping @Sendable (_ path: String) -> SourceFile?) {
    tree = FileTree(
      loader: FileLoader { path in open(path).map { .file($0) } ?? FileLoader.disk.load(path) },
      identity: { path in open(path) == nil ? FileIdentity(of: path) : nil }
    )
    allowed = nil
  }

  /// Whether the files are known to be all that there is.
  var areLimited: Bool { allowed != nil }

  /// Whether the file may be read: a build system would not notice a change of one that it does not know about.
  func includes(_ path: String) -> Bool { allowed?.contains(canonicalPath(path)) ?? true }

  /// Adds a folder in which specs may name files; nil removes the limit.
  func bound(by boundary: Boundary?) {
    lock.withLock {
      refusals = [:]
      switch (bounds, boundary) {
      case (.anywhere, _), (_, nil): bounds = .anywhere
      case (.unknown, let boundary?): bounds = .inside([boundary])
      case (.inside(let others), let boundary?): bounds = .inside(others.union([boundary]))
      }
    }
  }

  /// The reason why a spec may not name a file, whether or not the file exists; nil if it may.
  func refusal(of path: String) -> String? {
    lock.withLock {
      guard case .inside(let all) = bounds else { return nil }
      if let known = refusals[path] { return known }
      let refusal = Self.refusal(of: path, by: all)
      refusals[path] = .some(refusal)
      return refusal
    }
  }

  private static func refusal(of path: String, by all: Set<Boundary>) -> String? {
    if all.contains(where: { $0.refusal(of: path) == nil }) { return nil }
    // The folder that contains the path is the one to speak of.
    let choices = [all.filter { $0.contains(path) }, all.filter(\.isRepository), all]
    let named = choices.first { !$0.isEmpty }
    return named?.min { $0.root < $1.root }?.refusal(of: path)
  }

  // MARK: Runs

  func beginRun() {
    lock.withLock {
      run += 1
      changed = []
      bounds = .unknown
      clock_gettime(CLOCK_REALTIME, &start)
    }
  }

  /// Ends a run; the result is what was changed since the run before.
  func endRun(forgettingUnused: Bool) -> Set<String> {
    lock.withLock {
      for (path, known) in looks where known.run < run {
        let identity = tree.identity(path)
        if identity != known.look.identity { changed.insert(path) }
        let look = Look(identity: identity, isSettled: identity?.isSettled(at: start) ?? false)
        looks[path] = forgettingUnused ? nil : (look, known.run)
      }
      if forgettingUnused {
        for (path, file) in files where file.run < run { files[path] = nil }
        for (path, folder) in folders where folder.run < run { folders[path] = nil }
      }
      return changed
    }
  }

  /// What the run has read, and what it would have read.
  package var inputs: Inputs {
    lock.withLock {
      let listed = folders.filter { $0.value.run == run }.map(\.key)
      var inputs = Inputs(folders: Set(listed))
      for (path, entry) in looks where entry.run == run {
        if isRead(path) { inputs.paths.append(path) } else { inputs.missingPaths.append(path) }
      }
      inputs.paths.sort()
      inputs.missingPaths.sort()
      return inputs
    }
  }

  /// Whether something that the run has looked at is another one by now.
  package var haveChanged: Bool {
    let looks = lock.withLock { self.looks.filter { $0.value.run == run } }
    return looks.contains { tree.identity($0) != $1.look.identity }
  }

  private func isRead(_ path: String) -> Bool {
    if let folder = folders[path], folder.run == run { return true }
    guard let file = files[path], file.run == run, case .file = file.contents else { return false }
    return true
  }

  // MARK: Reading

  func isFolder(_ path: String) -> Bool { (try? tree.type(path)) == .folder }

  package func has(_ path: String) -> Bool { (try? tree.type(path)) != nil }

  /// Notes what is not there but would be read if it were.
  func expect(_ path: String) { _ = look(at: path) }

  func file(_ path: String) -> Read<FileLoader.Outcome> {
    func load() -> FileLoader.Outcome {
      let outcome = tree.loader.load(path)
      guard case .file = outcome, !includes(path) else { return outcome }
      return .failure(Self.unwatched)
    }
    return read(path, in: \.files, areEqual: { $0.isSame(as: $1) }, from: load)
  }

  package func contents(of path: String) -> FileLoader.Outcome { file(path).contents }

  func listing(of folder: String) -> Read<Entries> {
    read(folder, in: \.folders, areEqual: ==) {
      Result { () throws(FileFailure) in try tree.entries(folder) }
    }
  }

  private func read<Contents>(
    _ path: String,
    in known: ReferenceWritableKeyPath<Files, [String: Read<Contents>]>,
    areEqual: (Contents, Contents) -> Bool,
    from disk: () -> Contents
  ) -> Read<Contents> {
    let before = lock.withLock { self[keyPath: known][path] }
    if let before, before.run == run { return before }
    let look = look(at: path)
    let isSame = before.map { $0.look.isSettled && $0.look.identity == look.identity } ?? false
    let contents = isSame ? before?.contents : nil
    let now = contents ?? disk()
    return lock.withLock {
      // Another thread may have been faster.
      if let other = self[keyPath: known][path], other.run == run { return other }
      var (contents, version) = (now, versions)
      if let before, isSame || areEqual(before.contents, now) {
        (contents, version) = (before.contents, before.version)
      } else {
        versions += 1
        if before != nil { changed.insert(path) }
      }
      let result = Read(contents: contents, version: version, look: look, run: run)
      self[keyPath: known][path] = result
      return result
    }
  }

  private func look(at path: String) -> Look {
    if let known = lock.withLock({ looks[path] }), known.run == run { return known.look }
    let identity = tree.identity(path)
    return lock.withLock {
      let before = looks[path]
      if let before, before.run == run { return before.look }
      if before?.look.identity != identity { changed.insert(path) }
      let look = Look(identity: identity, isSettled: identity?.isSettled(at: start) ?? false)
      looks[path] = (look, run)
      return look
    }
  }

  static let unwatched = """
    the build does not watch it, because it is not among the files of the target; move or link it there, or name it \
    among the '--schemas' or '--inputs' of `viewmodelgen build`
    """
}

/// The files and folders that a run reads.
package struct Inputs {
  /// Sorted.
  package var paths: [String] = []
  /// What is not there but would be read if it were; sorted.
  package var missingPaths: [String] = []
  /// Those of the paths all of whose entries matter.
  package var folders: Set<String> = []
}

extension FileLoader.Outcome {
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.file(let file), .file(let other)): file.bytes == other.bytes
    case (.failure(let reason), .failure(let other)): reason == other
    default: false
    }
  }
}
