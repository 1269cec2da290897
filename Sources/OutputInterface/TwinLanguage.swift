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

  /// Reports what the screen and its service's types have that cannot be written in the language.
  func check(_ screen: Screen, into diagnostics: inout [Diagnostic])

  /// Reports what the functions of a service, which several screens can call, cannot have in the language.
  func check(_ service: ServiceProtocol, into diagnostics: inout [Diagnostic])

  /// The types that a screen's files declare.
  func typeNames(of screen: Screen) -> DeclaredTypes

  /// Writes the files of one screen, which `check` has accepted.
  func files(of screen: ShownScreen, in package: String) -> [RenderedFile]

  /// Writes the file with the types of one schema, which `check` has accepted.
  func file(of types: SchemaTypeFile, in package: String) -> RenderedFile

  /// Writes the files of a service that presenters call, which `check` has accepted.
  func files(of service: ServiceProtocol, in package: String) -> [RenderedFile]

  /// Writes the files that these files of the output share.
  func sharedFiles(of files: [RenderedFile], in package: String) -> [RenderedFile]
}
