import DocumentReader

/// The source of a run's files and folders: the disk, or a revision of a repository.
package struct FileTree: Sendable {
  package var loader = FileLoader.disk
  /// Returns the identity of a file or folder; `nil` if there is none, or if changes cannot be detected.
  var identity: @Sendable (_ path: String) -> FileIdentity? = { FileIdentity(of: $0) }
  /// Returns the type of what is at a path, following links; `nil` if nothing is there.
  var type: @Sendable (_ path: String) throws(FileFailure) -> FileType? = {
    (path) throws(FileFailure) in try fileType(path)
  }
  /// Returns the type of the entry at a path without following links; `nil` if nothing is there.
  var entryType: @Sendable (_ path: String) throws(FileFailure) -> FileType? = {
    (path) throws(FileFailure) in try lookAt(path)?.type
  }
  /// Returns the entries of a folder without following links, sorted by the bytes of their names.
  var entries: @Sendable (_ folder: String) throws(FileFailure) -> [FolderEntry] = {
    (path) throws(FileFailure) in try folderEntries(path)
  }

  static let disk = FileTree()
}
