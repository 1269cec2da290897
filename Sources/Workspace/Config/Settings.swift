import DocumentReader
import OutputInterface

import SpecSyntax
import ViewModelIR

/// What holds for the specs of one folder: what flags say, then what the configuration says, then the defaults.
///
/// Paths are relative to the current folder.
package struct Settings: Equatable, Sendable {
  @Setting package var specs: String
  @Setting package var output: String
  @Setting package var tests: String
  package var defaults = SpecDefaults()
  @Setting package var access = Access.internal
  @Setting package var testFramework = TestFramework.swiftTesting
  /// nil: the one whose folder the output is in.
  package var testedModule: String?
  @Setting package var samples = false
  package var templates: String?
  /// nil if the specs have one language.
  package var translations: TranslationSettings?
  /// Of schemas, which `impact` lists without counting them.
  @Setting package var knownChanges: [KnownChange] = []
  /// Whether a configuration and specs may name files outside their repository. Only a flag can set this.
  package var allowsOutside = false

  /// The defaults under a configuration in a folder, and what a change says.
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

  /// What the others say wins.
  private mutating func take(_ others: Settings) {
    for key in ConfigurationKey.allCases { key.setting.merge(others, &self) }
    allowsOutside = allowsOutside || others.allowsOutside
  }

  /// What generated tests import.
  var module: String { testedModule ?? moduleName(forFolder: output) }
}

/// `Sources/My-App` gives `My_App`, as SwiftPM names the module of such a target.
package func moduleName(forFolder path: String) -> String {
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

/// Whether it can be part of a name: letters and digits only.
package func isAcronym(_ text: String) -> Bool {
  !text.isEmpty && text.utf8.allSatisfy(isAlphanumeric)
}
