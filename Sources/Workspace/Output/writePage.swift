import DocumentReader
import OutputInterface

/// Writes a page, and creates its folder if necessary. Overwrites only pages that the tool wrote. Returns whether it wrote the page.
package func writePage(
  _ page: RenderedText,
  to path: String,
  into diagnostics: inout [Diagnostic]
) -> Bool {
  do throws(FileFailure) {
    if try lookAt(path) != nil, try !isPage(readBytes(path)) {
      diagnostics.append(.foreignPage(path))
      return false
    }
    try createFolder(parentFolder(path))
    try writeText(page, to: path)
    return true
  } catch {
    diagnostics.append(.cannotWrite(path, error.reason))
    return false
  }
}

/// Whether a file is a page that the tool wrote, or is empty like the files that `mktemp` creates.
private func isPage(_ bytes: [UInt8]) -> Bool {
  bytes.isEmpty
    || ["<!DOCTYPE html>\n<!--", "//"].contains {
      bytes.starts(with: "\($0) Written by `viewmodelgen ".utf8)
    }
}

extension Diagnostic {
  fileprivate static func foreignPage(_ path: String) -> Diagnostic {
    Diagnostic(
      .foreignFile,
      "this file was not written by viewmodelgen, so it is not overwritten; choose another file with --output, or move it away",
      at: whole(path)
    )
  }
}

/// Creates a file that belongs to the user from then on, and its folder if necessary. Reports a file that already exists, without changing
/// it. Returns whether it created the file.
package func writeOnce(
  _ text: RenderedText,
  to path: String,
  into diagnostics: inout [Diagnostic]
) -> Bool {
  do throws(FileFailure) {
    try createFolder(parentFolder(path))
    if try writeText(text, to: path, replacing: { $0 == nil }) != nil { return true }
    diagnostics.append(.alreadyExists(path))
  } catch {
    diagnostics.append(.cannotWrite(path, error.reason))
  }
  return false
}
