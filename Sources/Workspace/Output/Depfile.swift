import DocumentReader
import OutputInterface

/// Writes a dependency file, from which make and ninja learn when to run the tool again. Leaves a file that is up to date unchanged.
@discardableResult
package func writeDepfile(
  _ path: String,
  for plans: [OutputPlan],
  inputs: Inputs,
  into diagnostics: inout [Diagnostic]
) -> OutputResults.File? {
  let outputs = plans.flatMap(\.steps).filter(\.isKept).map(\.path)
  // Writing into an output folder changes it, so as an input it would always be newer than the output.
  let folders = Set(plans.map { canonicalPath($0.folder) })
  let inputs = inputs.paths.filter { !folders.contains(canonicalPath($0)) }
  if (outputs + inputs).map(canonicalPath).contains(canonicalPath(path)) {
    diagnostics.append(.cannotWrite(path, "the run itself reads or writes it; name another file"))
    return nil
  }
  let misread = (outputs + inputs).compactMap { path in
    misreadInDepfiles(path).map { Diagnostic.noDepfileName(path, with: $0) }
  }
  diagnostics += misread
  guard misread.isEmpty else { return nil }
  let text = RenderedText(depfileText(outputs: outputs.isEmpty ? [path] : outputs, inputs: inputs))
  do throws(FileFailure) {
    try createFolder(parentFolder(path))
    return try replaceDepfile(path, with: text, into: &diagnostics)
  } catch {
    diagnostics.append(.cannotWrite(path, error.reason))
    return nil
  }
}

/// Overwrites only dependency files: the path may be a mistake, and lead to a file that is somebody's work.
private func replaceDepfile(
  _ path: String,
  with text: RenderedText,
  into diagnostics: inout [Diagnostic]
) throws(FileFailure) -> OutputResults.File? {
  for _ in 0..<maxAttempts {
    let version = try lookAt(path)
    if let version {
      try version.type.checkIsRegular()
      let old = try readBytes(path)
      if text.isText(of: old) {
        return OutputResults.File(path: path, outcome: .unchanged, version: version)
      }
      if !isDepfile(String(decoding: old, as: UTF8.self), at: path) {
        diagnostics.append(.foreignDepfile(path))
        return nil
      }
    }
    if let written = try writeText(text, to: path, replacing: { $0 == version }) {
      return OutputResults.File(path: path, outcome: .written, version: written)
    }
  }
  throw .keepsChanging
}

/// A rule as compilers write it, with a backslash before each line break in it:
///
///     Generated/BookViewModel.swift: \
///       schemas/Book.schema.json \
///       specs/Book.yaml
func depfileText(outputs: [String], inputs: [String]) -> String {
  let targets = outputs.map(escapedForMake).joined(separator: " \\\n")
  return targets + ":" + inputs.map { " \\\n  " + escapedForMake($0) }.joined() + "\n"
}

/// Whether a file is empty or has the form of a rule as above. A rule without inputs, which could be a line of notes, must be for the
/// dependency file itself.
private func isDepfile(_ text: String, at path: String) -> Bool {
  if text.isEmpty || text == depfileText(outputs: [path], inputs: []) { return true }
  let parts = text.split(separator: " \\\n", omittingEmptySubsequences: false)
  guard
    let lastTarget = parts.firstIndex(where: { $0.hasSuffix(":") && !$0.hasSuffix("\\:") }),
    let last = parts.last, last.hasSuffix("\n")
  else { return false }
  let inputs = parts[(lastTarget + 1)...]
  return !inputs.isEmpty && inputs.allSatisfy { $0.hasPrefix("  ") }
    && parts[...lastTarget].allSatisfy { !$0.hasPrefix(" ") }
    && (parts.dropLast() + [last.dropLast()]).allSatisfy { !$0.contains("\n") }
}

/// Escapes a path as GCC does, which make and ninja understand: `a b$#.yaml` becomes `a\ b$$\#.yaml`.
private func escapedForMake(_ path: String) -> String {
  path.unicodeScalars.map {
    switch $0 {
    case " ", "#", ":": "\\\($0)"
    case "$": "$$"
    default: String($0)
    }
  }
  .joined()
}

/// The first character of a path that make or ninja would not read as a part of it: make runs what follows `;`.
func misreadInDepfiles(_ path: String) -> Unicode.Scalar? {
  if let last = path.unicodeScalars.last, " :)".unicodeScalars.contains(last) { return last }
  return path.unicodeScalars.first {
    $0.value < 0x20 || $0.value == 0x7F || "\"%&'*;<=>?[\\]^`|~".unicodeScalars.contains($0)
  }
}

extension OutputPlan.Step {
  /// Whether the file is part of the output after the run.
  fileprivate var isKept: Bool {
    switch action {
    case .delete, .keepEdited: false
    default: true
    }
  }
}
