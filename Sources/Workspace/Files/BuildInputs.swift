import DocumentReader

/// The files that a build system lists: a step reads no others. The build can have made some of them. Specs and schemas name these as if
/// they were beside the sources, as other rules of the build see them.
struct BuildInputs: Sendable {
  /// The paths of the files, or those that they would have as sources, `app/Book.schema.json`.
  let paths: [String]
  private let canonicalPaths: Set<String>
  /// The paths on the disk of the files that the build has made, by their paths as sources.
  private let built: [String: String]

  /// - Parameters:
  ///   - files: The paths of the files on the disk.
  ///   - roots: The folders of the build with files that it has made, `bazel-out/k8-fastbuild/bin`.
  init(_ files: [String], builtIn roots: [String]) {
    let sources = files.map { Self.source(of: $0, in: roots) }
    paths = Set(sources).sorted()
    canonicalPaths = Set(sources.map(canonicalPath))
    built = Dictionary(zip(sources, files).filter { $0 != $1 }) { first, _ in first }
  }

  /// The path that a file would have as a source.
  static func source(of file: String, in roots: [String]) -> String {
    let path = normalizedPath(file)
    let root = roots.map { normalizedPath($0) + "/" }.first { path.hasPrefix($0) }
    return root.map { String(path.dropFirst($0.count)) } ?? file
  }

  func includes(_ path: String) -> Bool {
    canonicalPaths.contains(canonicalPath(path)) || built[normalizedPath(path)] != nil
  }

  /// The paths of the files in a folder and its subfolders. In a sandbox, files are links to elsewhere, but folders are not.
  func paths(in folder: String) -> [String] {
    let folders = [normalizedPath(folder), canonicalPath(folder)].map { $0 + "/" }
    return paths.filter { path in
      let places = [normalizedPath(path), canonicalPath(parentFolder(path)) + "/"]
      return places.contains { place in folders.contains { place.hasPrefix($0) } }
    }
  }

  /// The files on the disk, with those that the build has made where their sources would be.
  var tree: FileTree {
    if built.isEmpty { return .disk }
    let (disk, built) = (FileTree.disk, built)
    @Sendable func place(of path: String) -> String { built[normalizedPath(path)] ?? path }
    return FileTree(
      loader: FileLoader { path in
        guard let place = built[normalizedPath(path)],
          case .file(let file) = disk.loader.load(place)
        else { return disk.loader.load(path) }
        return .file(SourceFile(path: path, bytes: file.bytes))
      },
      identity: { disk.identity(place(of: $0)) },
      type: { (path) throws(FileFailure) in try disk.type(place(of: path)) },
      entryType: { (path) throws(FileFailure) in try disk.entryType(place(of: path)) }
    )
  }
}
