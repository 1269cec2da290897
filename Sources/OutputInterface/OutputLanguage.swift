import DocumentReader
import SpecSyntax
import ViewModelIR

/// A language in which the tool writes screens.
///
/// Everything that is specific to a language is behind this protocol. Reading, checking, evaluating and caching specs is the same for all.
package protocol OutputLanguage: AnyObject, Sendable {
  init()

  /// The language's name, for messages.
  var name: String { get }

  // MARK: - Specs

  /// The names that types, properties and cases of schemas must not get.
  var reservedNames: ReservedNames { get }

  /// Reports what a spec requests that the language does not allow. `screen` is `nil` if the spec has other errors.
  func check(
    _ spec: Spec,
    of service: ServiceModel,
    _ screen: Screen?,
    _ defaults: SpecDefaults,
    into diagnostics: inout [Diagnostic]
  )

  /// A type's name as the files of the screen write it.
  func name(of type: ValueType, in screen: Screen) -> String

  /// The types that a screen's files declare.
  func typeNames(of screen: Screen, models: [NamedPlace]) -> DeclaredTypes

  // MARK: - Files

  /// The extension of the language's source files, without the dot.
  var fileExtension: String { get }

  /// Returns the name of a file that a build system must know before any spec is read (see `RenderOptions.inOneFile`), or `nil` if
  /// the language does not generate that file.
  func fileName(of subject: FileSubject, _ kind: FileKind, _ options: RenderOptions) -> String?

  /// The language's templates, some of them replaced by the user's.
  func templates(_ overrides: [SourceFile], into diagnostics: inout [Diagnostic]) -> TemplateSet

  /// Renders the files of one screen.
  func files(
    of screen: ShownScreen,
    _ options: RenderOptions,
    _ templates: TemplateSet,
    into diagnostics: inout [Diagnostic]
  ) -> [RenderedFile]

  /// Renders the file with the types of one schema.
  func file(
    of types: SchemaTypeFile,
    _ options: RenderOptions,
    _ templates: TemplateSet,
    into diagnostics: inout [Diagnostic]
  ) -> RenderedFile?

  /// Renders the files that the other files of the output share.
  func sharedFiles(
    of output: SharedParts,
    _ options: RenderOptions,
    _ templates: TemplateSet,
    into diagnostics: inout [Diagnostic]
  ) -> [RenderedFile]

  /// Renders a starter view, which the author owns once it is written; `nil` if the screen cannot have one.
  func view(
    of screen: ShownScreen,
    _ templates: TemplateSet,
    into diagnostics: inout [Diagnostic]
  ) -> RenderedFile?
}

/// A name and its location in a spec.
package struct NamedPlace: Sendable {
  package var name: String
  package var location: Location

  package init(_ name: String, _ location: Location) {
    self.name = name
    self.location = location
  }
}

/// The types that the files of one spec declare.
package struct DeclaredTypes {
  /// The types that no other spec may declare.
  package var own: [NamedPlace]
  /// The types that other specs may declare too.
  package var shared: [NamedPlace]

  package init(own: [NamedPlace], shared: [NamedPlace]) {
    self.own = own
    self.shared = shared
  }
}
