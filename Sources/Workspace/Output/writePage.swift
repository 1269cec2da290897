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
