import DocumentReader

/// A revision of the repository that the current folder is in, read without touching the work tree.
///
/// Paths are relative to the current folder, as in the work tree. Files outside the repository are read from the disk.
package struct GitRevision: Sendable {
  /// The revision's name as the user wrote it, such as `main` or `HEAD~3`.
  package let name: String
  private let root: String
  private let current: String
  private let contents: GitContents

  /// - Parameter name: A branch, a tag, or any other name of a commit according to `gitrevisions(7)`.
  package init(_ name: String) throws(FileFailure) {
    self.name = name
    let repository = GitRepository.current
    current = canonicalPath(".")
    root = try Self.root(of: repository)
    let tree = try Self.tree(of: name, in: repository)
    contents = try GitContents(of: tree, from: repository, root: root)
  }

  private static func root(of repository: GitRepository) throws(FileFailure) -> String {
    do throws(FileFailure) {
      return try repository.root()
    } catch {
      if error.reason.contains("not a git repository") {
        throw FileFailure("the current folder is not in a git repository")
      }
      if error.reason.contains("bare repository") {
        throw FileFailure(
          """
          the current folder is in a bare repository, which has no work tree and may have come with someone else's \
          files; run this in a clone of it
          """
        )
      }
      throw error
    }
  }

  private static func tree(
    of name: String,
    in repository: GitRepository
  ) throws(FileFailure) -> String {
    // Git would treat such a name as an option.
    let isOption = name.hasPrefix("-")
    if !isOption, let object = try? repository.line(["rev-parse", "--verify", "--quiet", name]) {
      let isCommit = repository.isCommit(object)
      if isCommit, let tree = repository.tree(of: object) { return tree }
      if !isCommit, repository.has(object) {
        throw .notACommit(isFolder: repository.tree(of: object) != nil)
      }
      if repository.isPartial { throw .partialClone }
    }
    if name.contains("..") { throw FileFailure("it is a range; name one revision") }
    let isShallow = try repository.line(["rev-parse", "--is-shallow-repository"]) == "true"
    throw FileFailure(
      isShallow
        ? """
        no such revision in this shallow clone; `git fetch --unshallow` fetches all of its branch, and \
        `git fetch origin NAME:refs/remotes/origin/NAME` fetches another branch as `origin/NAME`
        """
        : "no such revision; `git log --oneline --all` lists the existing ones"
    )
  }
}

extension FileFailure {
  /// The paths of a folder's tree start at that folder, so all files of the work tree would seem to be new.
  fileprivate static func notACommit(isFolder: Bool) -> FileFailure {
    FileFailure(
      """
      not a commit but \(isFolder ? "a folder's tree" : "a file"); name the commit, as in `--against HEAD`, and \
      pass the folders or specs to compare as arguments
      """
    )
  }
}

extension GitRevision {
  private enum Place {
    case outside
    /// The path relative to the root of the repository.
    case inside(String)
  }

  var tree: FileTree {
    FileTree(
      loader: FileLoader { load($0) },
      identity: { _ in nil },
      type: { (path) throws(FileFailure) in try type(of: path) },
      entryType: { (path) throws(FileFailure) in
        guard case .inside(let inner) = place(of: path) else { return try lookAt(path)?.type }
        return try contents.entryType(of: inner)
      },
      entries: { (path) throws(FileFailure) in
        guard case .inside(let inner) = place(of: path) else { return try folderEntries(path) }
        guard let entries = try contents.entries(of: inner) else { throw missing }
        return entries
      }
    )
  }

  /// Whether the path is in the repository's work tree.
  package func covers(_ path: String) -> Bool {
    if case .inside = place(of: path) { true } else { false }
  }

  /// Whether the revision has something at the path.
  func has(_ path: String) throws(FileFailure) -> Bool { try type(of: path) != nil }

  /// Another repository in the work tree that contains the path and is not part of this one.
  func unknownRepository(around path: String) -> String? {
    guard case .inside(let inner) = place(of: path) else { return nil }
    var folder = parentFolder(inner)
    while folder != "." {
      if (try? lookAt(joinPath(joinPath(root, folder), ".git"))) != nil {
        let entry = ["ls-files", "--stage", "--", ":(top,literal)\(folder)"]
        let isSubmodule = (try? GitRepository.current.line(entry))?.hasPrefix("160000") == true
        return isSubmodule ? nil : folder
      }
      folder = parentFolder(folder)
    }
    return nil
  }

  private var missing: FileFailure { FileFailure("no such file in \(name)") }

  private func type(of path: String) throws(FileFailure) -> FileType? {
    guard case .inside(let inner) = place(of: path) else { return try fileType(path) }
    return try contents.type(of: inner)
  }

  private func load(_ path: String) -> FileLoader.Outcome {
    guard case .inside(let inner) = place(of: path) else { return FileLoader.disk.load(path) }
    do throws(FileFailure) {
      guard let bytes = try contents.bytes(of: inner, atMost: Limits.fileSize) else {
        throw missing
      }
      return .file(SourceFile(path: path, bytes: bytes))
    } catch {
      return .failure(error.reason)
    }
  }

  private func place(of path: String) -> Place {
    let absolute = path.hasPrefix("/") ? canonicalPath(path) : current + "/" + path
    var parts: [Substring] = []
    for part in absolute.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    let plain = "/" + parts.joined(separator: "/")
    if plain == root { return .inside("") }
    let folder = root == "/" ? root : root + "/"
    return plain.hasPrefix(folder) ? .inside(String(plain.dropFirst(folder.count))) : .outside
  }
}
