import DocumentReader

/// Where a run finds its files and folders: on the disk, or in a revision of a repository.
package struct FileTree: Sendable {
  package var loader = FileLoader.disk
  /// nil where nothing is there, or no one can tell a change.
  var identity: @Sendable (_ path: String) -> FileIdentity? = { FileIdentity(of: $0) }
  /// nil if nothing is there; a link counts as what it leads to.
  var type: @Sendable (_ path: String) throws(FileFailure) -> FileType? = {
    (path) throws(FileFailure) in try fileType(path)
  }
  /// nil if nothing is there; a link is a link.
  var entryType: @Sendable (_ path: String) throws(FileFailure) -> FileType? = {
    (path) throws(FileFailure) in try lookAt(path)?.type
  }
  /// Sorted by their names' bytes; a link is a link.
  var entries: @Sendable (_ folder: String) throws(FileFailure) -> [FolderEntry] = {
    (path) throws(FileFailure) in try folderEntries(path)
  }

  static let disk = FileTree()
}
