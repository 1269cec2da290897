/// The settings that determine the form of the output.
package struct RenderOptions: Hashable, Sendable {
  package var access: Access
  /// The module that the tests import.
  package var module: String
  /// Whether the output has one source file and one test file for each spec, and one of each for everything that the specs share.
  package var inOneFile: Bool
  /// The languages of the texts; `nil` if there is only one.
  package var languages: DisplayLanguages?
  package var support = Support.own

  package init(
    access: Access = .internal,
    module: String,
    inOneFile: Bool = false,
    languages: DisplayLanguages? = nil
  ) {
    self.access = access
    self.module = module
    self.inOneFile = inOneFile
    self.languages = languages
  }
}

/// The place of the support code, which all generated code of a module uses.
package enum Support: Hashable, Sendable {
  /// The module itself has what its code uses.
  case own
  /// The module itself has all of it, for other modules.
  case everything
  /// Another module has all of it.
  case module(String)

  /// Returns the name of a type that says which version of the support code a file needs. The name is another one for each version, so
  /// that files of different versions do not compile together.
  package static func versionType(of code: [String]) -> String {
    "SameVersionOfSupport_" + ContentHash(code.map { Array($0.utf8) }).text.prefix(8)
  }
}

/// The access level of generated types.
package enum Access: String, CaseIterable, Sendable {
  case `internal`
  case `package`
  case `public`
}

/// The languages of the texts in an output folder, as language tags.
package struct DisplayLanguages: Hashable, Sendable {
  /// The language of the specs.
  package let source: String
  /// The languages of the translations.
  package let others: [String]

  package init(source: String, others: [String]) {
    self.source = source
    self.others = others.filter { $0 != source }
  }

  package var all: [String] { [source] + others }
}
