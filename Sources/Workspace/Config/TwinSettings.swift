import DocumentReader
import OutputInterface
import ViewModelIR

/// The output in a further language.
package struct TwinSettings: Hashable, Sendable {
  /// The name that a type has in the language: `Result: SearchResult`.
  struct TypeName: Hashable, Sendable {
    /// The name in specs.
    let type: String
    let name: String
    let location: Location
  }

  /// The folder for the source files.
  var output: String
  /// The folder for the tests.
  var tests: String
  var options: TwinOptions
  /// The types with other names than in the specs.
  var names: [TypeName] = []
}

/// The keys of a further language in a configuration.
enum TwinKey: String, MappingKey {
  case output, tests, package, support, model, screen, icu, rename

  static let mapping = "'kotlin'"

  var definition: KeyDefinition {
    switch self {
    case .output: .init(.text, isRequired: true, "the folder for the generated Kotlin")
    case .tests: .init(.text, isRequired: true, "the folder for the generated JUnit tests")
    case .package:
      .init(.text, isRequired: true, "the package of the files, such as `com.example.screens`")
    case .support:
      .init(
        .either([.text, .mapping(SupportKey.self)]),
        "the package with [the support code of the app](modules.md), such as `com.example.display`; there, `{ everything: true }`"
      )
    case .model:
      .init(.text, "the suffix of the classes that say what a view shows; `UiState`")
    case .screen:
      .init(.text, "the suffix of the classes that extend Android's `ViewModel`; `ViewModel`")
    case .icu:
      .init(
        .word(icus),
        standard: TwinOptions.androidICU,
        "`android.icu`, or `com.ibm.icu` if the app contains [ICU4J](kotlin.md#icu4j)"
      )
    case .rename:
      .init(.names(.text), "other names for types of the service: `{ Result: SearchResult }`")
    }
  }
}

private let icus = [TwinOptions.androidICU, TwinOptions.icu4j]

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
  func text(_ key: TwinKey, _ expected: String, _ isValid: (String) -> Bool) -> String? {
    guard let node = keys.node(key) else { return nil }
    if let text = node.string, isValid(text) { return text }
    found.append(.wrongSetting(key.rawValue, node, expected: expected))
    return nil
  }
  let package = text(.package, "a package name, such as com.example.screens", isPackageName)
  var options = TwinOptions(package: package ?? "")
  if let suffix = text(.model, "a suffix for type names, such as UiState", isTypeName) {
    options.modelSuffix = suffix
  }
  if let node = keys.node(.support) {
    options.support = readSupport(node, isPackageName, "com.example.display", into: &found)
    if options.support == .module(options.package) {
      found.append(.supportOfItself(options.package, at: node.location))
    }
  }
  // A screen has three classes. The suffix of the presenter's is fixed.
  let others = [options.modelSuffix, "Presenter"]
  let expected =
    "a suffix for type names, such as ViewModel, other than \(others.joined(separator: " and "))"
  if let suffix = text(.screen, expected, { isTypeName($0) && !others.contains($0) }) {
    options.screenSuffix = suffix
  }
  if let icu = text(.icu, icus.joined(separator: " or "), icus.contains) { options.icu = icu }
  let names = readNames(keys.node(.rename), into: &found)
  options.names = Dictionary(names.map { ($0.type, $0.name) }) { first, _ in first }
  let (output, tests) = (path(.output), path(.tests))
  if found.hasErrors { return nil }
  return TwinSettings(output: output, tests: tests, options: options, names: names)
}

private func readNames(
  _ node: Node?,
  into diagnostics: inout [Diagnostic]
) -> [TwinSettings.TypeName] {
  guard let node else { return [] }
  guard let members = node.members else {
    let expected = "a mapping of types to names, such as { Result: SearchResult }"
    diagnostics.append(.wrongSetting("rename", node, expected: expected))
    return []
  }
  return members.compactMap { member in
    if let name = member.value.string, isTypeName(name) {
      return .init(type: member.key, name: name, location: member.keyLocation)
    }
    let expected = "a type name, such as SearchResult"
    diagnostics.append(.wrongSetting(member.key, member.value, expected: expected))
    return nil
  }
}

private func isPackageName(_ text: String) -> Bool {
  text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
    part.first?.isLowercase == true && part.allSatisfy(isNameCharacter)
  }
}

private func isTypeName(_ text: String) -> Bool {
  text.first?.isUppercase == true && text.allSatisfy(isNameCharacter)
}

private func isNameCharacter(_ character: Character) -> Bool {
  character.isASCII && (character.isLetter || character.isNumber || character == "_")
}
