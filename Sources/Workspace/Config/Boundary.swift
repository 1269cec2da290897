import DocumentReader

/// The folder in which a configuration and the specs that it governs may name files: whoever changes them need not be who runs the tool.
struct Boundary: Hashable {
  /// Without symbolic links.
  let root: String
  let isRepository: Bool

  /// The repository that a configuration's folder is in; without one, the folder.
  init(of folder: String) {
    self = Boundary(ofRepositoryAround: folder) ?? Boundary(root: resolvingLinks(folder))
  }

  /// nil where there is none.
  init?(ofRepositoryAround folder: String) {
    var root = resolvingLinks(folder)
    while !exists(joinPath(root, ".git")) {
      if root == "/" { return nil }
      root = parentFolder(root)
    }
    self.root = root
    isRepository = true
  }

  /// A folder that somebody names for a run.
  init(named folder: String) {
    self.init(root: resolvingLinks(folder))
  }

  private init(root: String) {
    self.root = root
    isRepository = false
  }

  /// Whether a path leads to something in it, or would; git's own folder, in which tokens may be, is not.
  func contains(_ path: String) -> Bool {
    let path = resolvingLinks(path)
    if path == root { return true }
    let folder = root == "/" ? root : root + "/"
    return path.hasPrefix(folder) && path.dropFirst(folder.count).prefix { $0 != "/" } != ".git"
  }

  func check(
    _ path: String,
    of key: String,
    at location: Location,
    into diagnostics: inout [Diagnostic]
  ) {
    if !contains(path) { diagnostics.append(.outsideOfBoundary(key, refusal, at: location)) }
  }

  /// Why what is not in it is left alone.
  var refusal: String {
    let name =
      isRepository
      ? "the repository '\(excerpt(root, limit: 200))'"
      : "the configuration's folder '\(excerpt(root, limit: 200))', which is in no repository of git"
    return "it is outside of \(name); move it there, or pass '--allow-outside'"
  }
}
