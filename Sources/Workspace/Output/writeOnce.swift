import DocumentReader
import TextOutput

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
