import DocumentReader
import SwiftOutput
import TestSupport
import Testing
import Workspace

@testable import Workspace

struct ConfigurationTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Loads a configuration with this text. Returns it with its diagnostics.
  func load(_ text: String) throws -> (configuration: Configuration, diagnostics: String) {
    try folder.write(text, to: "viewmodelgen.yaml")
    var diagnostics: [Diagnostic] = []
    let configuration = loadConfiguration(in: folder.path, from: Files(), into: &diagnostics)
    return (configuration, folder.shortened(describe(DiagnosticReport(diagnostics))))
  }

  @Test func readsEverySetting() throws {
    let (configuration, diagnostics) = try load(
      """
      specs: screens
      output: Sources/App/Generated
      tests: /tmp/Tests
      layout: 2
      access: public
      module: App
      language: pt-BR
      unknownCases: reject
      acronyms: [ID, URL]
      templates: templates
      """
    )
    #expect(diagnostics == "")
    #expect(
      configuration.values
        == Settings(in: folder.path) {
          $0.specs = folder.path("screens")
          $0.output = folder.path("Sources/App/Generated")
          $0.tests = "/tmp/Tests"
          $0.defaults.layout = .insideView
          $0.access = .public
          $0.testedModule = "App"
          $0.defaults.language = "pt-BR"
          $0.defaults.unknownCases = .reject
          $0.defaults.acronyms = ["ID", "URL"]
          $0.templates = folder.path("templates")
        }
    )
  }

  @Test(arguments: [
    ("ouput: x", "1:1: error: unknown setting 'ouput'; did you mean 'output'? [unknown-key]"),
    ("screen-suffix: x", "1:1: error: unknown setting 'screen-suffix'; did you mean"),
    ("layout: 2\ntestFramework: xctest", "2:1: error: remove 'testFramework', which is no longer"),
    ("a: 1\nzzz: 1", "2:1: error: unknown setting 'zzz'; the settings are 'specs', 'output',"),
    ("layout: 3", "1:9: error: 'layout' must be 1 or 2, not '3' [wrong-type]"),
    ("layout: [1]", "1:9: error: 'layout' must be 1 or 2, not a list [wrong-type]"),
    ("access: private", "error: 'access' must be internal, package or public, not 'private'"),
    ("unknownCases: true", "error: 'unknownCases' must be keep or reject, not 'true' [wrong-type]"),
    ("hashable: none", "1:11: error: 'hashable' must be used or all, not 'none' [wrong-type]"),
    ("module: My-App", "1:9: error: 'module' must be a module name, such as MyApp, not 'My-App'"),
    ("language: e_n", "error: 'language' must be a language code, such as en or pt-BR, not 'e_n'"),
    ("acronyms: ID", "error: 'acronyms' must be a list of words of letters and digits"),
    ("acronyms: [ID, 'a b']", "1:16: error: 'acronyms' must be a list"),
    ("output: 1", "1:9: error: 'output' must be the path of a folder, not '1' [wrong-type]"),
    ("output: \"\"", "1:9: error: 'output' must be the path of a folder, not '' [wrong-type]"),
    ("- output", "1:1: error: the configuration is a list; write lines such as 'output: Gen"),
    ("impact: { ignored: [] }", "1:11: error: 'impact' has no key 'ignored'; did you mean"),
    (
      "impact: { ignore: [{ path: A.b }] }",
      "1:20: error: a change to ignore needs 'reason' [missing"
    ),
    ("impact: { ignore: [{ path: A.b, reason: ' ' }] }", "'reason' must be a sentence, not ' '"),
    (
      "translations: { catalog: T.xcstrings, languages: [] }",
      "1:50: error: 'languages' is empty; write the languages of the translations"
    ),
    ("support: everything", "1:10: error: 'support' must be the place of the app's support code,"),
    ("support: { all: true }", "1:12: error: 'support' has no key 'all'; it takes 'everything'"),
    (
      "support: { everything: true }",
      "1:10: error: other modules cannot use this support code: add"
    ),
    (
      "module: A\nsupport: A", "2:10: error: 'A' is this module itself, and 'support' names another"
    ),
    (
      "support: ViewModelSupport\ntranslations: { catalog: T.xcstrings, languages: [de] }",
      "1:10: error: the library 'ViewModelSupport' does not know the languages of the app"
    ),
    (
      "kotlin: { output: K, tests: T, package: a.b, support: a.b }",
      "1:55: error: 'a.b' is this module itself"
    ),
    ("output: [", "[syntax]"),
    ("output: a\noutput: b", "2:1: error: "),
  ])
  func reportsErrorsWithTheirLocations(text: String, expected: String) throws {
    let (configuration, diagnostics) = try load(text)
    #expect(diagnostics.contains(expected))
    #expect(diagnostics.hasPrefix("viewmodelgen.yaml:"))
    #expect(configuration.isBroken)
  }

  @Test(arguments: ["", "# output: x\n\n"])
  func emptyConfigurationHasNoSettings(text: String) throws {
    let (configuration, diagnostics) = try load(text)
    #expect(diagnostics == "")
    #expect(configuration.values == Settings())
  }

  @Test func flagsOverrideTheConfigurationWhichOverridesDefaults() {
    let configuration = Configuration(
      folder: "app",
      values: Settings {
        $0.output = "app/My-Out"
        $0.defaults.layout = .insideView
        $0.defaults.language = "pl"
      },
      isBroken: false
    )
    let settings = Settings(
      flags: Settings { $0.defaults.language = "ar" },
      configuration: configuration
    )
    #expect(settings.defaults.language == "ar")
    #expect(settings.defaults.layout == .insideView)
    #expect(settings.specs == "app/specs")
    #expect(settings.tests == "app/GeneratedTests")
    #expect(settings.module == "My_Out")
    #expect(settings.access == .internal)
    #expect(settings.defaults.unknownCases == .keep)
  }
}
