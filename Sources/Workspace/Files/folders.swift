import Foundation

/// Creates a folder, and its parents if they are missing.
func createFolder(_ path: String) throws(FileFailure) {
  try checkPath(path)
  if mkdir(path, 0o777) == 0 { return }
  switch errno {
  case EEXIST:
    if !isFolder(path) { throw FileFailure("there is a file where the folder should be") }
  case ENOENT:
    let parent = parentFolder(path)
    // The parent exists, so the path is a broken link: another `mkdir` would fail in the same way.
    if parent == path || isFolder(parent) { throw FileFailure(code: ENOENT) }
    try createFolder(parent)
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw .last }
  case let code:
    // `mkdir` on a read-only disk fails before it notices that the folder is there.
    if !isFolder(path) { throw FileFailure(code: code) }
  }
}

/// An entry of a folder.
package struct FolderEntry: Hashable, Sendable {
  package let name: String
  package let type: FileType
}

/// Returns the entries of a folder without following links, sorted by the bytes of their names.
package func folderEntries(_ path: String) throws(FileFailure) -> [FolderEntry] {
  try checkPath(path)
  guard let folder = opendir(path) else { throw .last }
  defer { closedir(folder) }
  var entries: [FolderEntry] = []
  while let entry = readdir(folder) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
    }
    if name == "." || name == ".." { continue }
    func append(_ type: FileType) { entries.append(FolderEntry(name: name, type: type)) }
    switch CInt(entry.pointee.d_type) {
    case CInt(DT_REG): append(.regular)
    case CInt(DT_DIR): append(.folder)
    case CInt(DT_LNK): append(.symbolicLink)
    case CInt(DT_UNKNOWN):
      // Some file systems do not report the type.
      if let entry = try lookAt(joinPath(path, name)) { append(entry.type) }
    default: append(.other)
    }
  }
  return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
}
