import DocumentReader
import OutputInterface
import SpecSyntax
import ViewModelIR

/// The settings for the specs that one configuration governs. Flags override the configuration, which overrides the defaults.
///
/// Paths are relative to the current folder.
package struct Settings: Equatable, Sendable {
  @Setting package var specs: String
  @Setting package var output: String
  @Setting package var tests: String
  package var defaults = SpecDefaults()
  @Setting package var access = Access.internal
  /// The module that the tests import; `nil` for the one named like the output folder.
  package var testedModule: String?
  @Setting package var samples = false
  @Setting package var support = Support.own
  /// The folders of the modules whose types the specs can use.
  @Setting package var dependencies: [DependencyFolder] = []
  /// The modules in these folders, and those that they depend on themselves, each after its own dependencies.
  package var modules: [ModuleDependency] = []
  package var templates: String?
  /// The translations; `nil` if the specs have only one language.
  package var translations: TranslationSettings?
  /// The outputs in further languages, by the languages' keys.
  package var twins: [String: TwinSettings] = [:]
  /// The changes of schemas that `impact` lists but does not count.
  @Setting package var knownChanges: [KnownChange] = []
  /// Whether a configuration and specs may name files outside their repository. Only a flag can set this.
  package var allowsOutside = false

  /// Creates the defaults for a configuration in a folder, and applies a change to them.
  package init(in folder: String = ".", _ change: (inout Self) -> Void = { _ in }) {
    _specs = Setting(wrappedValue: joinPath(folder, "specs"))
    _output = Setting(wrappedValue: joinPath(folder, "Generated"))
    _tests = Setting(wrappedValue: joinPath(folder, "GeneratedTests"))
    change(&self)
  }

  package init(flags: Settings, configuration: Configuration) {
    self.init(in: configuration.folder)
    take(configuration.values)
    take(flags)
  }

  /// Overrides settings with those that the others specify.
  private mutating func take(_ others: Settings) {
    for key in ConfigurationKey.allCases { key.setting.merge(others, &self) }
    allowsOutside = allowsOutside || others.allowsOutside
  }

  /// The name of the module that generated tests import.
  var module: String { testedModule ?? moduleName(forFolder: output) }
}

/// The name of the module that SwiftPM builds from a target in a folder: `My_App` for `Sources/My-App`.
package func moduleName(forFolder path: String) -> String {
  let last = lastComponent(path)
  let name = last == "." || last == ".." ? lastComponent(canonicalPath(path)) : last
  var module = String(String.UnicodeScalarView(name.unicodeScalars.map { isPart($0) ? $0 : "_" }))
  if module.unicodeScalars.first?.properties.isXIDStart != true { module = "_" + module }
  return module
}

/// Whether a name can be that of a module.
package func isModuleName(_ name: String) -> Bool {
  guard let first = name.unicodeScalars.first else { return false }
  return (first == "_" || first.properties.isXIDStart) && name.unicodeScalars.allSatisfy(isPart)
}

private func isPart(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isXIDContinue }

/// Whether a text has the form of a BCP 47 language tag: `en`, `pt-BR`, `zh-Hant-TW`.
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

/// Whether a text can be an acronym in a name: it consists of letters and digits.
package func isAcronym(_ text: String) -> Bool {
  !text.isEmpty && text.utf8.allSatisfy(isAlphanumeric)
}
