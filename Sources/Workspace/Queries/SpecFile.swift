import DocumentReader
import SpecSyntax

/// The syntax of a file in a folder of specs.
enum SpecFile {
  case spec(Spec)
  /// Formats and errors for several specs.
  case sharedTexts(Spec.SharedTexts)
}

extension Workspace {
  /// Reads a spec or a file for several specs; `nil` if it cannot be read.
  func specFile(_ path: String, in reading: Reading) -> Found<SpecFile?> {
    specFiles.value(for: path, in: reading) { reading in
      var found = Found<SpecFile?>(nil)
      guard let file = load(path, in: reading, into: &found.diagnostics),
        let node = readYAML(file, into: &found.diagnostics)
      else { return found }
      if isSharedTexts(node) {
        found.value = .sharedTexts(readSharedTexts(node, into: &found.diagnostics))
      } else {
        found.value = parseSpec(node, into: &found.diagnostics).map { .spec($0) }
      }
      return found
    }
  }
}
