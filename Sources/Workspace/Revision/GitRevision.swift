import DocumentReader

/// A revision of the repository that the current folder is in, read without touching the work tree.
///
/// Paths are those of the work tree, from the current folder; what is outside of the repository is read from the disk.
package struct GitRevision: Sendable {
  /// As the user wrote it: `main`, `HEAD~3`.
  package let name: String
  private let root: String
  private let current: String
  private let objects: [String: GitObject]
  private let folders: [String: [FolderEntry]]
  private let reader = GitObjectReader()

  /// - Parameter name: A branch, a tag, a commit or whatever else `gitrevisions(7)` takes.
  package init(_ name: String) throws(FileFailure) {
    self.name = name
    current = canonicalPath(".")
    root = canonicalPath(try Self.repository())
    let tree = try Self.tree(of: name)
    let listing = try git(["ls-tree", "-r", "-z", "--full-tree", tree])
    var objects: [String: GitObject] = [:]
    var folders: [String: Set<FolderEntry>] = ["": []]
    for entry in listing.split(separator: 0) {
      guard let (path, object) = GitObject.parse(String(decoding: entry, as: UTF8.self)) else {
        continue
      }
      objects[path] = object
      var child = FolderEntry(name: lastComponent(path), type: object.type)
      var folder = path
      repeat {
        folder = Self.parent(folder)
        if folders[folder, default: []].insert(child).inserted == false { break }
        child = FolderEntry(name: lastComponent(folder), type: .folder)
      } while !folder.isEmpty
    }
    self.objects = objects
    self.folders = folders.mapValues { entries in
      entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }
  }

  private static func repository() throws(FileFailure) -> String {
    do throws(FileFailure) {
      return try gitLine(["rev-parse", "--show-toplevel"])
    } catch  where error.reason.contains("not a git repository") {
      throw FileFailure("the current folder is in no repository of git")
    }
  }

  private static func tree(of name: String) throws(FileFailure) -> String {
    // Nothing that git would take for an option is a revision.
    let isOption = name.hasPrefix("-")
    if !isOption, let object = try? gitLine(["rev-parse", "--verify", "--quiet", name]),
      let tree = try? gitLine(["rev-parse", "--verify", "--quiet", object + "^{tree}"])
    {
      return tree
    }
    if name.contains("..") { throw FileFailure("it is a range; name one revision") }
    let isShallow = try gitLine(["rev-parse", "--is-shallow-repository"]) == "true"
    throw FileFailure(
      isShallow
        ? """
        no such revision in this shallow clone; `git fetch --unshallow` fetches all of its branch, and \
        `git fetch origin NAME:refs/remotes/origin/NAME` another branch, which is `origin/NAME` then
        """
        : "no such revision; `git log --oneline --all` lists those that there are"
    )
  }

  private static func parent(_ path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }
}

/// What a revision has at a path.
private struct GitObject {
  var id: String
  var type: FileType

  /// `100644 blob 1f2e…\tspecs/Profile.yaml`
  static func parse(_ line: String) -> (path: String, object: GitObject)? {
    guard let tab = line.firstIndex(of: "\t") else { return nil }
    let words = line[..<tab].split(separator: " ")
    guard let mode = words.first, let id = words.dropFirst(2).first else { return nil }
    let type: FileType =
      switch mode {
      case "100644", "100755": .regular
      case "120000": .symbolicLink
      // A submodule, which is another repository.
      default: .other
      }
    let object = GitObject(id: String(id), type: type)
    return (String(line[line.index(after: tab)...]), object)
  }
}

extension GitRevision {
  private enum Place {
    case outside
    /// From the root of the repository.
    case inside(String)
  }

  var tree: FileTree {
    FileTree(
      loader: FileLoader { load($0) },
      identity: { _ in nil },
      type: { (path) throws(FileFailure) in try type(of: path) },
      entryType: { (path) throws(FileFailure) in
        guard case .inside(let path) = place(of: path) else { return try lookAt(path)?.type }
        return folders[path] == nil ? objects[path]?.type : .folder
      },
      entries: { (path) throws(FileFailure) in
        guard case .inside(let inner) = place(of: path) else { return try folderEntries(path) }
        guard let entries = folders[try target(of: inner)] else { throw missing }
        return entries
      }
    )
  }

  /// Whether the path is one of the repository's work tree.
  package func covers(_ path: String) -> Bool {
    if case .inside = place(of: path) { true } else { false }
  }

  /// Whether the revision has something at the path.
  package func has(_ path: String) -> Bool { (try? type(of: path)) != nil }

  private var missing: FileFailure { FileFailure("no such file in \(name)") }

  private func type(of path: String) throws(FileFailure) -> FileType? {
    guard case .inside(let inner) = place(of: path) else { return try fileType(path) }
    let target = try target(of: inner)
    return folders[target] == nil ? objects[target]?.type : .folder
  }

  private func load(_ path: String) -> FileLoader.Outcome {
    guard case .inside(let inner) = place(of: path) else { return FileLoader.disk.load(path) }
    do throws(FileFailure) {
      let target = try target(of: inner)
      if folders[target] != nil { throw FileFailure("is a directory") }
      guard let object = objects[target] else { throw missing }
      try object.type.checkIsRegular()
      return .file(SourceFile(path: path, bytes: try bytes(of: object)))
    } catch {
      return .failure(error.reason)
    }
  }

  private func bytes(of object: GitObject) throws(FileFailure) -> [UInt8] {
    do throws(FileFailure) {
      return try reader.bytes(of: object.id, atMost: Limits.fileSize)
    } catch {
      throw FileFailure("git cannot read it from \(name): \(error.reason)")
    }
  }

  /// Where the links on the way lead.
  private func target(of path: String) throws(FileFailure) -> String {
    var reached: [String] = []
    var left = Array(path.split(separator: "/").map(String.init).reversed())
    var links = 0
    while let next = left.popLast() {
      if next == ".." {
        if reached.popLast() == nil { throw FileFailure("its link leads out of the repository") }
        continue
      }
      reached.append(next)
      guard let object = objects[reached.joined(separator: "/")], object.type == .symbolicLink
      else { continue }
      links += 1
      if links > 32 { throw FileFailure("its symbolic links form a loop") }
      let target = String(decoding: try bytes(of: object), as: UTF8.self)
      if target.hasPrefix("/") { throw FileFailure("its link leads out of the repository") }
      reached.removeLast()
      left += target.split(separator: "/").map(String.init).reversed().filter { $0 != "." }
    }
    return reached.joined(separator: "/")
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
