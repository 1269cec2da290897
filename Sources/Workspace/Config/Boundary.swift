import DocumentReader

/// The folder in which a configuration and its specs may name files. The limit protects the person who runs the tool, who may not
/// have written these files.
struct Boundary: Hashable {
  /// The folder's path with symbolic links resolved.
  let root: String
  private let kind: Kind

  private enum Kind { case repository, project, folder }

  var isRepository: Bool { kind == .repository }

  /// The repository that contains a configuration's folder or, without one, the project, or else the folder itself.
  ///
  /// - Parameter expect: Called with the paths that would make another folder the limit if they existed.
  init(of folder: String, expecting expect: (String) -> Void = { _ in }) {
    let path = resolvingLinks(folder)
    self =
      Boundary(ofRepositoryAround: folder, expecting: expect)
      ?? folderAround(path) { isProject($0, expecting: expect) }.map {
        Boundary(root: $0, .project)
      }
      ?? Boundary(root: path, .folder)
  }

  /// The repository that contains a folder; `nil` if there is none.
  init?(ofRepositoryAround folder: String, expecting expect: (String) -> Void = { _ in }) {
    let root = folderAround(resolvingLinks(folder)) { folder in
      let path = joinPath(folder, ".git")
      if exists(path) { return true }
      expect(path)
      return false
    }
    guard let root else { return nil }
    self.init(root: root, .repository)
  }

  /// A folder that the user passes as an option.
  init(named folder: String) {
    self.init(root: resolvingLinks(folder), .folder)
  }

  private init(root: String, _ kind: Kind) {
    self.root = root
    self.kind = kind
  }

  /// Whether a path with symbolic links resolved leads into the folder, even if the file does not exist.
  func contains(resolved path: String) -> Bool { path == root || path.hasPrefix(prefix) }

  /// The reason for not reading or writing a file, even one that does not exist; `nil` if that is allowed.
  func refusal(of path: String) -> String? { refusal(ofResolved: resolvingLinks(path)) }

  /// The reason for not reading or writing a file, given its path with symbolic links resolved.
  func refusal(ofResolved path: String) -> String? {
    if !contains(resolved: path) { return outsideRefusal }
    // Git's own folders can contain tokens, and hooks that git runs. Some file systems ignore the case of names.
    let inner = path.dropFirst(prefix.count).split(separator: "/")
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
    let path = excerpt(root, limit: 200)
    let name =
      switch kind {
      case .repository: "the repository '\(path)'"
      case .project: "the project '\(path)', which is not in a git repository"
      case .folder: "the configuration's folder '\(path)', which is not in a git repository"
      }
    return "it is outside of \(name); move it there, or pass '--allow-outside'"
  }
}

/// The nearest folder at or above a path that meets a condition.
private func folderAround(_ path: String, where isMet: (String) -> Bool) -> String? {
  var folder = path
  while !isMet(folder) {
    let parent = parentFolder(folder)
    // "/" has no parent, and "." has none if the process's own folder was deleted.
    if parent == folder { return nil }
    folder = parent
  }
  return folder
}

/// Whether a folder has a Swift package, an Xcode project, or the specification of one for XcodeGen, or is the root of a Bazel workspace.
private func isProject(_ folder: String, expecting expect: (String) -> Void) -> Bool {
  let names = ((try? folderEntries(folder)) ?? []).map(\.name)
  if names.contains(where: { rootFiles.contains($0) || $0.hasSuffix(".xcodeproj") }) { return true }
  for name in rootFiles { expect(joinPath(folder, name)) }
  return false
}

private let rootFiles: Set<String> = [
  "Package.swift", "project.yml", "WORKSPACE", "WORKSPACE.bazel", "MODULE.bazel",
]
