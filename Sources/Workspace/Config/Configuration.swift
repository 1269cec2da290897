import DocumentReader

/// The settings of a `viewmodelgen.yaml`, or the defaults if there is none.
///
///     output: Sources/App/Generated
///     tests: Tests/AppTests/Generated
///     layout: 2
package struct Configuration {
  package static let fileName = "viewmodelgen.yaml"

  /// The folder that contains the file. Paths in the file are relative to it.
  package let folder: String
  let values: Settings
  /// Whether the file has errors, so that its settings must not be used.
  let isBroken: Bool

  /// The settings when there is no file: the defaults, in the current folder.
  static let absent = Configuration(folder: ".", values: Settings(), isBroken: false)
}

/// Reads `viewmodelgen.yaml` in a folder that has one.
///
/// - Parameter boundary: The folder that must contain all files that the configuration names; `nil` for no limit.
func loadConfiguration(
  in folder: String,
  from files: Files,
  within boundary: Boundary? = nil,
  into diagnostics: inout [Diagnostic]
) -> Configuration {
  let path = joinPath(folder, Configuration.fileName)
  var found: [Diagnostic] = []
  var values = Settings()
  switch files.allowedContents(of: path) {
  case .failure(let reason):
    found.append(.unreadable(path, reason))
  case .file(let file):
    // A file with only comments has no settings, which is not an error here.
    if !isBlank(file), let root = readFile(file, into: &found) {
      values = readConfiguration(root, in: folder, within: boundary, into: &found)
    }
  }
  diagnostics += found
  return Configuration(folder: folder, values: values, isBroken: found.hasErrors)
}

private func isBlank(_ file: SourceFile) -> Bool {
  file.bytes.split(separator: UInt8(ascii: "\n")).allSatisfy { line in
    let content = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
    return content.first ?? UInt8(ascii: "#") == UInt8(ascii: "#")
  }
}
