import DocumentReader
import Foundation

/// The files of a git tree by path. The tree of a submodule is read when a path leads into it.
final class GitContents: @unchecked Sendable {
  /// The root of the work tree, which contains the submodules.
  private let root: String
  private let lock = NSLock()
  private var objects: [String: GitObject] = [:]
  private var folders: [String: Set<FolderEntry>] = ["": []]
  /// The submodules that have not been read yet, by path, and the commit of each.
  private var submodules: [String: String] = [:]

  init(of tree: String, from repository: GitRepository, root: String) throws(FileFailure) {
    self.root = root
    try add(tree, from: repository, at: "")
  }

  // MARK: - Lookup

  /// The type of the file, with symbolic links resolved; `nil` if the path does not exist.
  func type(of path: String) throws(FileFailure) -> FileType? {
    lock.lock()
    defer { lock.unlock() }
    let target = try target(of: path)
    return folders[target] == nil ? objects[target]?.type : .folder
  }

  /// The type of the entry itself: a symbolic link is not resolved.
  func entryType(of path: String) throws(FileFailure) -> FileType? {
    lock.lock()
    defer { lock.unlock() }
    let folder = try target(of: parent(path))
    let place = folder.isEmpty ? lastComponent(path) : folder + "/" + lastComponent(path)
    return folders[place] == nil && submodules[place] == nil ? objects[place]?.type : .folder
  }

  /// The entries of a folder, in which symbolic links are not resolved; `nil` if there is no such folder.
  func entries(of folder: String) throws(FileFailure) -> [FolderEntry]? {
    lock.lock()
    defer { lock.unlock() }
    let target = try target(of: folder)
    return folders[target]?.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The contents of a file; `nil` if the path does not exist.
  func bytes(of path: String, atMost limit: Int) throws(FileFailure) -> [UInt8]? {
    lock.lock()
    defer { lock.unlock() }
    let target = try target(of: path)
    if folders[target] != nil { throw FileFailure("is a directory") }
    guard let object = objects[target] else { return nil }
    try object.type.checkIsRegular()
    return try object.bytes(atMost: limit)
  }

  /// The path with symbolic links resolved.
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
      let here = reached.joined(separator: "/")
      if let commit = submodules[here] { try enter(here, commit, isLast: left.isEmpty) }
      guard let object = objects[here], object.type == .symbolicLink else { continue }
      links += 1
      if links > 32 { throw FileFailure("its symbolic links form a loop") }
      let target = String(decoding: try object.bytes(atMost: 4096), as: UTF8.self)
      if target.hasPrefix("/") { throw FileFailure("its link leads out of the repository") }
      reached.removeLast()
      left += target.split(separator: "/").map(String.init).reversed().filter { $0 != "." }
    }
    return reached.joined(separator: "/")
  }

  // MARK: - Reading trees

  private func add(
    _ tree: String,
    from repository: GitRepository,
    at folder: String
  ) throws(FileFailure) {
    let listing: [UInt8]
    do throws(FileFailure) {
      listing = try repository.output(of: ["ls-tree", "-r", "-z", "--full-tree", tree])
    } catch {
      throw repository.isPartial ? .partialClone : error
    }
    let reader = GitObjectReader(repository)
    for entry in listing.split(separator: 0) {
      // For example `100644 blob 1f2e…\tspecs/Profile.yaml`.
      let line = String(decoding: entry, as: UTF8.self)
      guard let tab = line.firstIndex(of: "\t") else { continue }
      let words = line[..<tab].split(separator: " ").map(String.init)
      guard let mode = words.first, let id = words.dropFirst(2).first else { continue }
      let name = String(line[line.index(after: tab)...])
      add(mode, id, reader, at: folder.isEmpty ? name : folder + "/" + name)
    }
  }

  private func add(_ mode: String, _ id: String, _ reader: GitObjectReader, at path: String) {
    let type: FileType
    switch mode {
    case "100644", "100755": type = .regular
    case "120000": type = .symbolicLink
    case "160000":
      type = .folder
      submodules[path] = id
    default: type = .other
    }
    if type != .folder { objects[path] = GitObject(id: id, type: type, reader: reader) }
    var child = FolderEntry(name: lastComponent(path), type: type)
    var folder = path
    repeat {
      folder = parent(folder)
      if folders[folder, default: []].insert(child).inserted == false { break }
      child = FolderEntry(name: lastComponent(folder), type: .folder)
    } while !folder.isEmpty
  }

  // MARK: - Submodules

  /// - Parameter isLast: Whether the path ends at the submodule.
  private func enter(_ path: String, _ commit: String, isLast: Bool) throws(FileFailure) {
    let folder = joinPath(root, path)
    // A submodule that is not checked out is an empty folder in the work tree, so it is one in the revision too.
    let isEmpty = (try? folderEntries(folder))?.isEmpty == true
    if isLast, isEmpty {
      folders[path] = []
      return
    }
    let repository = try GitRepository(of: folder)
    guard isFolder(folder), try repository.root() == canonicalPath(folder) else {
      throw FileFailure(
        isStillSubmodule(path)
          ? "it is in the submodule '\(path)', which is not checked out; run `git submodule update --init`"
          : "it is in the submodule '\(path)', which is no longer part of the repository, so it cannot be compared"
      )
    }
    guard let tree = repository.tree(of: commit) else {
      throw FileFailure(
        """
        it is in the submodule '\(path)', whose repository lacks the commit that it was at; \
        run `git fetch origin \(commit)` in that folder
        """
      )
    }
    submodules[path] = nil
    folders[path] = []
    try add(tree, from: repository, at: path)
  }

  /// Whether git can check out the submodule at its path: the submodule has not been moved or removed since the revision.
  private func isStillSubmodule(_ path: String) -> Bool {
    let modules = ["config", "--null", "--file", joinPath(root, ".gitmodules")]
    let paths = try? GitRepository.current.output(
      of: modules + ["--get-regexp", #"^submodule\..*\.path$"#]
    )
    // For example `submodule.kit.path\nVendor/Kit`.
    return (paths ?? []).split(separator: 0).contains { entry in
      entry.drop { $0 != newline }.dropFirst().elementsEqual(path.utf8)
    }
  }
}

/// A file or a symbolic link.
private struct GitObject {
  let id: String
  let type: FileType
  let reader: GitObjectReader

  func bytes(atMost limit: Int) throws(FileFailure) -> [UInt8] {
    try reader.bytes(of: id, atMost: limit)
  }
}

private func parent(_ path: String) -> String {
  path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
}
