import DocumentReader

/// Files that a build has made. Specs and schemas name them as if they were beside the sources, as others of the build's rules see them.
struct BuiltFiles: Sendable {
  /// The paths on the disk by the paths that the files would have as sources, `app/Book.schema.json`.
  private var paths: [String: String] = [:]

  /// - Parameters:
  ///   - inputs: The paths of all inputs of the build.
  ///   - roots: The folders of the build with such files, `bazel-out/k8-fastbuild/bin`.
  init(among inputs: [String] = [], in roots: [String] = []) {
    for input in inputs {
      let source = Self.source(of: input, in: roots)
      if source != input { paths[source] = input }
    }
  }

  /// The path that an input would have as a source.
  static func source(of input: String, in roots: [String]) -> String {
    for root in roots.map(normalizedPath) {
      let path = normalizedPath(input)
      if path.hasPrefix(root + "/") { return String(path.dropFirst(root.count + 1)) }
    }
    return input
  }

  func contains(_ path: String) -> Bool { paths[normalizedPath(path)] != nil }

  /// The files on the disk together with these.
  var tree: FileTree {
    if paths.isEmpty { return .disk }
    let disk = FileTree.disk
    @Sendable func place(of path: String) -> String { paths[normalizedPath(path)] ?? path }
    return FileTree(
      loader: FileLoader { path in
        guard let built = paths[normalizedPath(path)],
          case .file(let file) = disk.loader.load(built)
        else { return disk.loader.load(path) }
        return .file(SourceFile(path: path, bytes: file.bytes))
      },
      identity: { disk.identity(place(of: $0)) },
      type: { (path) throws(FileFailure) in try disk.type(place(of: path)) },
      entryType: { (path) throws(FileFailure) in try disk.entryType(place(of: path)) }
    )
  }
}
