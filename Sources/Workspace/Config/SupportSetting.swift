import DocumentReader
import OutputInterface

enum SupportKey: String, MappingKey {
  case everything

  static let mapping = "'support'"

  var definition: KeyDefinition {
    .init(
      .bool,
      isRequired: true,
      "`true` writes all support code, for the modules that name this one under `support`"
    )
  }
}

/// Reads the place of the support code: the name of a module or a package, or `{ everything: true }`.
func readSupport(
  _ node: Node,
  _ isName: (String) -> Bool,
  _ example: String,
  into diagnostics: inout [Diagnostic]
) -> Support {
  if node.members != nil {
    let keys = KeyReader<SupportKey>(node, into: &diagnostics)
    return keys?.bool(.everything, into: &diagnostics) == true ? .everything : .own
  }
  if let name = node.string, isName(name), name != SupportKey.everything.rawValue {
    return .module(name)
  }
  let expected = "the place of the app's support code, such as \(example), or { everything: true }"
  diagnostics.append(.wrongSetting("support", node, expected: expected))
  return .own
}

extension Settings {
  /// Reports support code that no other module could use.
  func checkSupport(at location: Location, into diagnostics: inout [Diagnostic]) {
    if support == Support.everything, access == .internal {
      diagnostics.append(.supportWithoutAccess(at: location))
    }
    if support == .module(module) {
      diagnostics.append(.supportOfItself(module, at: location))
    }
    if support == .module(supportLibrary), translations != nil {
      diagnostics.append(.libraryWithTranslations(at: location))
    }
  }
}

/// The library of this package.
private let supportLibrary = "ViewModelSupport"

extension Diagnostic {
  static func supportOfItself(_ name: String, at location: Location) -> Self {
    Self(
      .conflict,
      "'\(name)' is this module itself, and 'support' names another one: write '{ everything: true }' if others use the support code of this one, or remove 'support'",
      at: location
    )
  }

  fileprivate static func libraryWithTranslations(at location: Location) -> Self {
    Self(
      .conflict,
      "the library '\(supportLibrary)' does not know the languages of the app, which 'translations' lists: write the support code into a module of the app with 'support: { everything: true }', and name that module here",
      at: location
    )
  }

  fileprivate static func supportWithoutAccess(at location: Location) -> Self {
    Self(
      .conflict,
      "other modules cannot use this support code: add 'access: package', or 'access: public' for modules of other packages",
      at: location
    )
  }
}
