import DocumentReader
import SwiftOutput
import Workspace

extension FileLoader {
  /// Creates a loader of files in memory, by their paths.
  package init(texts: [String: String]) {
    self.init { path in
      texts[path].map { .file(SourceFile(path: path, text: $0)) } ?? .failure("no such file")
    }
  }
}

extension Workspace {
  /// Creates a workspace of files in memory, by their paths.
  package convenience init(texts: [String: String]) {
    self.init(Files(FileLoader(texts: texts)), in: SwiftLanguage.self)
  }
}
