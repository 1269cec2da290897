import DocumentReader
import TextOutput

/// Writes a page, in a new folder if need be, over nothing but another page of the tool's; whether it did.
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

/// An empty file is nobody's: `mktemp` makes such.
private func isPage(_ bytes: [UInt8]) -> Bool {
  bytes.isEmpty || bytes.starts(with: "<!DOCTYPE html>\n<!-- Written by `viewmodelgen ".utf8)
}

extension Diagnostic {
  fileprivate static func foreignPage(_ path: String) -> Diagnostic {
    Diagnostic(
      .foreignFile,
      "viewmodelgen did not write this file, so it stays; name another one with --output, or move it away",
      at: whole(path)
    )
  }
}

/// Writes a file, in a new folder if need be, that is the author's from then on: nothing where there is one already, and whether it was written.
package func writeOnce(
  _ text: RenderedText,
  to path: String,
  into diagnostics: inout [Diagnostic]
) -> Bool {
  do throws(FileFailure) {
    try createFolder(parentFolder(path))
    if try writeText(text, to: path, replacing: { $0 == nil }) != nil { return true }
    diagnostics.append(.thereAlready(path))
  } catch {
    diagnostics.append(.cannotWrite(path, error.reason))
  }
  return false
}
