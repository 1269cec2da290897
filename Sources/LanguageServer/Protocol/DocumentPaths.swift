import DocumentReader
import Foundation
import Workspace

/// The paths of documents: as seen from where the server runs, so that messages name them as the command line does.
struct DocumentPaths {
  /// Where the server runs.
  let folder: String

  /// nil for what is not a file.
  func path(of uri: String) -> String? {
    guard let url = URL(string: uri), url.isFileURL, !url.path.isEmpty else { return nil }
    let path = normalizedPath(url.path)
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  func uri(of path: String) -> String {
    URL(fileURLWithPath: normalizedPath(joinPath(folder, path))).absoluteString
  }
}
