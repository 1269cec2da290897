import DocumentReader
import ViewModelIR

/// The output in a further language.
package struct TwinSettings: Hashable, Sendable {
  /// The folder for the source files.
  var output: String
  /// The folder for the tests.
  var tests: String
  /// The package that the files belong to.
  var package: String
}

/// The keys of a further language in a configuration.
enum TwinKey: String, MappingKey {
  case output, tests, package

  static let mapping = "'kotlin'"

  var definition: KeyDefinition {
    switch self {
    case .output: .init(.text, isRequired: true, "the folder for the generated Kotlin")
    case .tests: .init(.text, isRequired: true, "the folder for the generated JUnit tests")
    case .package:
      .init(.text, isRequired: true, "the package of the files, such as `com.example.screens`")
    }
  }
}

/// Reads the settings of a further language; `nil` if they have errors.
func readTwin(
  _ node: Node,
  in folder: String,
  within boundary: Boundary?,
  into diagnostics: inout [Diagnostic]
) -> TwinSettings? {
  var found: [Diagnostic] = []
  defer { diagnostics += found }
  guard let keys = KeyReader<TwinKey>(node, into: &found) else { return nil }
  func path(_ key: TwinKey) -> String {
    guard let node = keys.node(key) else { return "" }
    var reader = SettingReader(key: key.rawValue, node: node, folder: folder, boundary: boundary)
    let path = reader.path()
    found += reader.diagnostics
    return path ?? ""
  }
  let settings = TwinSettings(
    output: path(.output),
    tests: path(.tests),
    package: keys.node(.package)?.string ?? ""
  )
  if let node = keys.node(.package), !isPackageName(settings.package) {
    found.append(
      .wrongSetting("package", node, expected: "a package name, such as com.example.screens")
    )
  }
  return found.hasErrors ? nil : settings
}

private func isPackageName(_ text: String) -> Bool {
  text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
    part.first?.isLowercase == true
      && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
