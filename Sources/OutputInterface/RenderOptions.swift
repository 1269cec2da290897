/// What the configuration says of the output's form.
package struct RenderOptions: Hashable, Sendable {
  package var access: Access
  /// The module that the tests import.
  package var module: String
  package var testFramework: TestFramework
  /// Whether all that a spec becomes is one file, and all that the specs share another, with the tests in two more.
  package var inOneFile: Bool
  /// nil where texts have one language.
  package var languages: DisplayLanguages?

  package init(
    access: Access = .internal,
    module: String,
    testFramework: TestFramework = .swiftTesting,
    inOneFile: Bool = false,
    languages: DisplayLanguages? = nil
  ) {
    self.access = access
    self.module = module
    self.testFramework = testFramework
    self.inOneFile = inOneFile
    self.languages = languages
  }
}

/// The access level of what is generated.
package enum Access: String, CaseIterable, Sendable {
  case `internal`
  case `package`
  case `public`
}

/// What generated tests are written with.
package enum TestFramework: String, CaseIterable, Sendable {
  case swiftTesting = "swift-testing"
  case xcTest = "xctest"
}

/// The languages of an output folder, by their tags.
package struct DisplayLanguages: Hashable, Sendable {
  /// What the specs are in.
  package let source: String
  /// All others.
  package let others: [String]

  package init(source: String, others: [String]) {
    self.source = source
    self.others = others.filter { $0 != source }
  }

  package var all: [String] { [source] + others }
}
