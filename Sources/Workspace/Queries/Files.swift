import DocumentReader
import Foundation

/// The files and folders that runs read. A run looks at each of them only once, so that all of the run sees the same contents.
///
/// The next run reads a file again if it has changed, or is so new that a change might go unnoticed.
package final class Files: @unchecked Sendable {
  /// The state of a path as a run found it.
  fileprivate struct Look {
    /// The identity before the contents were read; `nil` if nothing is there, or if changes cannot be detected.
    let identity: FileIdentity?
    /// Whether no later change can have the same identity.
    let isSettled: Bool
  }

  struct Read<Contents> {
    let contents: Contents
    /// A number that is different for different contents.
    let version: Int
    fileprivate let look: Look
    fileprivate let run: Int
  }

  typealias Entries = Result<[FolderEntry], FileFailure>

  package let tree: FileTree
  /// The only files that can be read; `nil` if there is no limit.
  let limit: BuildInputs?

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

  /// The files on the disk.
  package init() {
    tree = .disk
    limit = nil
    clock_gettime(CLOCK_REALTIME, &start)
  }

  init(limitedTo inputs: BuildInputs) {
    tree = inputs.tree
    limit = inputs
    clock_gettime(CLOCK_REALTIME, &start)
  }

  /// The files on the disk, with the contents of one file replaced by those of another.
  package init(reading other: String, inPlaceOf path: String) {
    let path = normalizedPath(path)
    tree = FileTree(
      loader: FileLoader { FileLoader.disk.load(normalizedPath($0) == path ? other : $0) },
      identity: { _ in nil }
    )
    limit = nil
  }

  /// The files of a loader. Each run reads them again, because changes cannot be detected.
  package init(_ loader: FileLoader) {
    tree = FileTree(loader: loader, identity: { _ in nil })
    limit = nil
  }

  /// The files in a revision, which never change.
  package init(_ revision: GitRevision) {
    tree = revision.tree
    limit = nil
  }

  /// The files on the disk, with the current texts of the documents that an editor has open.
  package init(overriding open: @escaping @Sendable (_ path: String) -> SourceFile?) {
    tree = FileTree(
      loader: FileLoader { path in open(path).map { .file($0) } ?? FileLoader.disk.load(path) },
      identity: { path in open(path) == nil ? FileIdentity(of: path) : nil }
    )
    limit = nil
  }

  /// Whether only certain files can be read.
  var areLimited: Bool { limit != nil }

  /// Whether a file can be read. A build system would not notice changes to files that it does not know about.
  func includes(_ path: String) -> Bool { limit?.includes(path) ?? true }

  /// Adds a folder in which specs may name files; `nil` removes the limit.
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

  /// The reason why a spec may not name a file, whether or not the file exists; `nil` if it may.
  func refusal(of path: String) -> String? {
    lock.withLock {
      guard case .inside(let all) = bounds else { return nil }
      if let known = refusals[path] { return known }
      let refusal = Self.refusal(of: path, by: all)
      refusals[path] = .some(refusal)
      return refusal
    }
  }

  /// The reason why a spec may not name a file, which is not opened then. Notices if the file, which may be a link, changes.
  func noticedRefusal(of path: String) -> String? {
    let refusal = refusal(of: path)
    if refusal != nil { expect(path) }
    return refusal
  }

  private static func refusal(of path: String, by all: Set<Boundary>) -> String? {
    // A workspace can have hundreds of folders, and resolving a path asks the disk.
    let path = resolvingLinks(path)
    let around = all.filter { $0.contains(resolved: path) }
    if around.contains(where: { $0.refusal(ofResolved: path) == nil }) { return nil }
    // The message is about the folder that contains the path, if there is one.
    let choices = [around, all.filter(\.isRepository), all]
    let named = choices.first { !$0.isEmpty }
    return named?.min { $0.root < $1.root }?.refusal(ofResolved: path)
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

  /// Ends a run, and returns the paths that have changed since the previous run.
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

  /// The paths that the run has read, and those that it would have read if they existed.
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

  /// Whether any file or folder that the run has looked at has changed since.
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

  /// Records a path that does not exist, but would be read if it did.
  func expect(_ path: String) { _ = look(at: path) }

  func file(_ path: String) -> Read<FileLoader.Outcome> {
    func load() -> FileLoader.Outcome {
      let outcome = tree.loader.load(path)
      if includes(path) { return outcome }
      // In a sandbox, a file that the build does not know about is not there.
      guard case .failure(let reason) = outcome else { return .failure(Self.unwatched) }
      return .failure("\(reason), or the build does not know it; \(Self.remedy)")
    }
    return read(path, in: \.files, areEqual: { $0.isSame(as: $1) }, from: load)
  }

  package func contents(of path: String) -> FileLoader.Outcome { file(path).contents }

  /// The contents of a file that was not named by the user, and is not opened if specs may not name it.
  func allowedContents(of path: String) -> FileLoader.Outcome {
    noticedRefusal(of: path).map { .failure($0) } ?? contents(of: path)
  }

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
    the build does not watch it, because it is not one of the target's files; move or link it there, or add it \
    to the '--schemas' or '--inputs' of `viewmodelgen build`; \(remedy)
    """
  private static let remedy = "with Bazel, list it in 'specs', 'schemas' or 'data'"
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
