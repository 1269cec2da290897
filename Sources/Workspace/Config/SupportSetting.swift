import DocumentReader
import OutputInterface

/// Where the support code of an app is that all modules share.
package enum SupportSetting: Hashable, Sendable {
  case everything
  case module(String)
}

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

extension SettingReader {
  mutating func support() -> SupportSetting? {
    let expected = "the module that has the support code, such as AppCore, or { everything: true }"
    if node.members == nil { return string(expected, isModuleName).map(SupportSetting.module) }
    guard let keys = KeyReader<SupportKey>(node, into: &diagnostics),
      let everything = keys.bool(.everything, into: &diagnostics)
    else { return nil }
    return everything ? .everything : nil
  }
}

extension Settings {
  /// Reports support code that no other module could use.
  func checkSupport(at location: Location, into diagnostics: inout [Diagnostic]) {
    if support == .everything, access == .internal {
      diagnostics.append(.supportWithoutAccess(at: location))
    }
    if support == .module(supportLibrary), translations != nil {
      diagnostics.append(.libraryWithTranslations(at: location))
    }
  }

  var supportPlace: Support {
    switch support {
    case nil: .own
    case .everything: .everything
    case .module(let name): .module(name)
    }
  }
}

/// The library of this package.
private let supportLibrary = "ViewModelSupport"

extension Diagnostic {
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
