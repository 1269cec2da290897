import DocumentReader
import ViewModelIR

/// A further language in which the screens of an output are written, next to the `OutputLanguage` for which specs are checked.
package protocol TwinLanguage: Sendable {
  /// The key of its settings in a configuration.
  var key: String { get }

  /// The extension of the language's source files, without the dot.
  var fileExtension: String { get }

  /// The platform on which its files run.
  var platform: Platform { get }

  /// What the platform shows differently in the fields of a screen.
  func differences(of screen: Screen) -> [PlatformDifference]

  /// The types that a screen's files declare.
  func typeNames(of screen: Screen, _ options: TwinOptions) -> DeclaredTypes

  /// Whether a type cannot have this name, because generated code uses it for another one.
  func isReserved(_ typeName: String) -> Bool

  /// Writes the files of one screen, except for the tests of its presenter, or reports what it and the types of its service have that
  /// cannot be written in the language.
  func files(
    of screen: Screen,
    _ options: TwinOptions,
    into diagnostics: inout [Diagnostic]
  ) -> [RenderedFile]

  /// Writes the tests of the presenter of a screen that has been written.
  func tests(of screen: ShownScreen, _ options: TwinOptions) -> [RenderedFile]

  /// Writes what a screen that has been written shows in its examples, for previews; `nil` if nothing can be written.
  func samples(of screen: ShownScreen, _ options: TwinOptions) -> RenderedFile?

  /// Writes the file with the types of one schema, whose screens have been written.
  func file(of types: SchemaTypeFile, _ options: TwinOptions) -> RenderedFile

  /// Writes the files of a service that presenters call, or reports what its functions cannot have in the language.
  func files(
    of service: ServiceProtocol,
    _ options: TwinOptions,
    into diagnostics: inout [Diagnostic]
  ) -> [RenderedFile]

  /// Writes the files that these files of the output share.
  func sharedFiles(of files: [RenderedFile], _ options: TwinOptions) -> [RenderedFile]
}

/// What a configuration sets for the files in a further language.
package struct TwinOptions: Hashable, Sendable {
  /// The package that the files belong to.
  package var package: String
  /// The suffix of the types that say what a view shows.
  package var modelSuffix = "UiState"
  /// The suffix of the types that keep a presenter for the view.
  package var screenSuffix = "ViewModel"
  /// The package of ICU, which formats texts.
  package var icu = androidICU
  /// The place of the support code, by its package.
  package var support = Support.own
  /// The names that types have in the language, by the names in specs.
  package var names: [String: String] = [:]

  /// The ICU of Android itself.
  package static let androidICU = "android.icu"
  /// ICU4J, which an app can contain.
  package static let icu4j = "com.ibm.icu"

  package init(package: String) { self.package = package }
}
