import DocumentReader

/// The folder in which a configuration and its specs may name files. The limit protects the person who runs the tool, who may not
/// have written these files.
struct Boundary: Hashable {
  /// The folder's path with symbolic links resolved.
  let root: String
  let isRepository: Bool

  /// The repository that contains a configuration's folder or, without one, the folder itself.
  init(of folder: String) {
    self = Boundary(ofRepositoryAround: folder) ?? Boundary(root: resolvingLinks(folder))
  }

  /// The repository that contains a folder; `nil` if there is none.
  init?(ofRepositoryAround folder: String) {
    var root = resolvingLinks(folder)
    while !exists(joinPath(root, ".git")) {
      let parent = parentFolder(root)
      // "/" has no parent, and "." has none if the process's own folder was deleted.
      if parent == root { return nil }
      root = parent
    }
    self.root = root
    isRepository = true
  }

  /// A folder that the user passes as an option.
  init(named folder: String) {
    self.init(root: resolvingLinks(folder))
  }

  private init(root: String) {
    self.root = root
    isRepository = false
  }

  /// Whether a path leads into the folder, even if the file does not exist.
  func contains(_ path: String) -> Bool {
    let path = resolvingLinks(path)
    return path == root || path.hasPrefix(prefix)
  }

  /// The reason for not reading or writing a file, even one that does not exist; `nil` if that is allowed.
  func refusal(of path: String) -> String? {
    if !contains(path) { return outsideRefusal }
    // Git's own folders can contain tokens, and hooks that git runs. Some file systems ignore the case of names.
    let inner = resolvingLinks(path).dropFirst(prefix.count).split(separator: "/")
    let isGits = inner.contains { $0.lowercased() == ".git" }
    return isGits ? "it is in a folder that belongs to git, '.git'; name a path outside of it" : nil
  }

  private var prefix: String { root == "/" ? root : root + "/" }

  func check(
    _ path: String,
    of key: String,
    at location: Location,
    into diagnostics: inout [Diagnostic]
  ) {
    if let refusal = refusal(of: path) {
      diagnostics.append(.outsideOfBoundary(key, refusal, at: location))
    }
  }

  private var outsideRefusal: String {
    let name =
      isRepository
      ? "the repository '\(excerpt(root, limit: 200))'"
      : "the configuration's folder '\(excerpt(root, limit: 200))', which is not in a git repository"
    return "it is outside of \(name); move it there, or pass '--allow-outside'"
  }
}
