import DocumentReader
import SwiftRenderer
import ViewModelIR

/// What flags or a configuration say; nil if they say nothing. Paths are relative to the current folder.
package struct PartialSettings: Equatable {
  package var specs: String?
  package var output: String?
  package var tests: String?
  package var layout: Screen.Layout?
  package var access: Access?
  package var testFramework: RenderOptions.TestFramework?
  package var module: String?
  package var language: String?
  package var unknownCases: UnknownCases?
  package var unknownMembers: UnknownMembers?
  package var hashable: HashableTypes?
  package var acronyms: [String]?
  package var binding: Presenter.Binding?
  package var screenSuffix: String?
  package var samples: Bool?
  package var templates: String?
  package var translations: TranslationSettings?
  /// Of schemas, which `impact` lists without counting them.
  package var knownChanges: [KnownChange]?
  /// Whether a configuration and specs may name files outside their repository. Only a flag can set this.
  package var allowsOutside = false

  package init(
    specs: String? = nil,
    output: String? = nil,
    tests: String? = nil,
    layout: Screen.Layout? = nil,
    access: Access? = nil,
    testFramework: RenderOptions.TestFramework? = nil,
    module: String? = nil,
    language: String? = nil,
    unknownCases: UnknownCases? = nil,
    unknownMembers: UnknownMembers? = nil,
    hashable: HashableTypes? = nil,
    acronyms: [String]? = nil,
    binding: Presenter.Binding? = nil,
    screenSuffix: String? = nil,
    samples: Bool? = nil,
    templates: String? = nil,
    translations: TranslationSettings? = nil,
    knownChanges: [KnownChange]? = nil,
    allowsOutside: Bool = false
  ) {
    self.specs = specs
    self.output = output
    self.tests = tests
    self.layout = layout
    self.access = access
    self.testFramework = testFramework
    self.module = module
    self.language = language
    self.unknownCases = unknownCases
    self.unknownMembers = unknownMembers
    self.hashable = hashable
    self.acronyms = acronyms
    self.binding = binding
    self.screenSuffix = screenSuffix
    self.samples = samples
    self.templates = templates
    self.translations = translations
    self.knownChanges = knownChanges
    self.allowsOutside = allowsOutside
  }
}

/// What becomes of enumeration values that the schema does not know.
package enum UnknownCases: String, CaseIterable {
  case keep, reject
}

/// What becomes of object members that the schema does not declare.
package enum UnknownMembers: String, CaseIterable {
  case keep, drop
}

/// Which of the schema's types are `Hashable`, besides enumerations.
package enum HashableTypes: String, CaseIterable {
  case used, all
}

/// What holds for the specs of one folder: flags before configuration before defaults.
package struct Settings: Equatable {
  var specs: String
  var output: String
  var tests: String
  var layout: Screen.Layout
  var access: Access
  var testFramework: RenderOptions.TestFramework
  /// What generated tests import.
  var module: String
  var language: String
  var unknownCases: UnknownCases
  var unknownMembers: UnknownMembers
  var hashable: HashableTypes
  var acronyms: [String]
  var binding: Presenter.Binding
  var screenSuffix: String
  var samples: Bool
  var templates: String?
  /// nil where the specs have one language.
  package var translations: TranslationSettings?
  var knownChanges: [KnownChange]

  init(flags: PartialSettings, configuration: Configuration) {
    let values = configuration.values
    specs = flags.specs ?? values.specs ?? joinPath(configuration.folder, "specs")
    output = flags.output ?? values.output ?? joinPath(configuration.folder, "Generated")
    tests = flags.tests ?? values.tests ?? joinPath(configuration.folder, "GeneratedTests")
    layout = flags.layout ?? values.layout ?? .together
    access = flags.access ?? values.access ?? .internal
    testFramework = flags.testFramework ?? values.testFramework ?? .swiftTesting
    module = flags.module ?? values.module ?? moduleName(forFolder: output)
    language = flags.language ?? values.language ?? "en"
    unknownCases = flags.unknownCases ?? values.unknownCases ?? .keep
    // A screen only shows what it knows.
    unknownMembers = flags.unknownMembers ?? values.unknownMembers ?? .drop
    hashable = flags.hashable ?? values.hashable ?? .used
    acronyms = flags.acronyms ?? values.acronyms ?? []
    binding = flags.binding ?? values.binding ?? .observation
    screenSuffix = flags.screenSuffix ?? values.screenSuffix ?? "Presenter"
    samples = flags.samples ?? values.samples ?? false
    templates = flags.templates ?? values.templates
    translations = flags.translations ?? values.translations
    knownChanges = flags.knownChanges ?? values.knownChanges ?? []
  }
}

/// `Sources/My-App` gives `My_App`, as SwiftPM names the module of such a target.
func moduleName(forFolder path: String) -> String {
  let last = lastComponent(path)
  let name = last == "." || last == ".." ? lastComponent(canonicalPath(path)) : last
  var module = String(String.UnicodeScalarView(name.unicodeScalars.map { isPart($0) ? $0 : "_" }))
  if module.unicodeScalars.first?.properties.isXIDStart != true { module = "_" + module }
  return module
}

/// Whether `import` takes it.
package func isModuleName(_ name: String) -> Bool {
  guard let first = name.unicodeScalars.first else { return false }
  return (first == "_" || first.properties.isXIDStart) && name.unicodeScalars.allSatisfy(isPart)
}

private func isPart(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isXIDContinue }

/// Whether it has the form of a BCP 47 code: `en`, `pt-BR`, `zh-Hant-TW`.
package func isLanguageCode(_ code: String) -> Bool {
  let parts = code.split(separator: "-", omittingEmptySubsequences: false)
  return parts.allSatisfy { (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(isAlphanumeric) }
    && (parts.first?.utf8.count ?? 0) >= 2
    && parts.first?.utf8.allSatisfy { !isDigit($0) } == true
}

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

private func isAlphanumeric(_ byte: UInt8) -> Bool {
  isDigit(byte) || (0x61...0x7A).contains(byte | 0x20)
}

/// Whether it can be part of a Swift name: letters and digits only.
package func isAcronym(_ text: String) -> Bool {
  !text.isEmpty && text.utf8.allSatisfy(isAlphanumeric)
}
