import DocumentReader
import SpecSyntax
import TextOutput
import ViewModelIR

/// A language that screens are written in.
///
/// All that the tool knows of it is behind this: how specs are read, checked, evaluated and kept is the same for each language.
package protocol OutputLanguage: AnyObject, Sendable {
  init()

  /// What people call it.
  var name: String { get }

  // MARK: - Specs

  /// Names that the types, properties and cases of schemas do not get.
  var reservedNames: ReservedNames { get }

  /// Reports what a spec asks for that the language does not allow; `screen` is nil if the spec has other errors.
  func check(
    _ spec: Spec,
    of service: ServiceModel,
    _ screen: Screen?,
    _ defaults: SpecDefaults,
    into diagnostics: inout [Diagnostic]
  )

  /// A type as the files of the screen write it.
  func name(of type: ValueType, in screen: Screen) -> String

  /// The lines that fill a field, for people to read.
  func code(of field: Field, in viewModel: ViewModel, of screen: Screen) -> [String]

  /// The types that a screen's files declare.
  func typeNames(of screen: Screen, models: [NamedPlace]) -> DeclaredTypes

  // MARK: - Files

  /// What the names of its files end with, after a dot.
  var fileExtension: String { get }

  /// The name of a file that a build expects before any spec is read, when everything that a spec becomes is in one file; nil if
  /// there is no such file.
  func fileName(of subject: FileSubject, _ kind: FileKind, _ options: RenderOptions) -> String?

  /// Its templates, with those of the user in their place.
  func templates(_ overrides: [SourceFile], into diagnostics: inout [Diagnostic]) -> TemplateSet

  /// What one screen becomes.
  func files(
    of screen: ShownScreen,
    _ options: RenderOptions,
    _ templates: TemplateSet,
    into diagnostics: inout [Diagnostic]
  ) -> [RenderedFile]

  /// What the types of one schema become.
  func file(
    of types: SchemaTypeFile,
    _ options: RenderOptions,
    _ templates: TemplateSet,
    into diagnostics: inout [Diagnostic]
  ) -> RenderedFile?

  /// What the other files of the output have in common.
  func sharedFiles(
    of output: SharedParts,
    _ options: RenderOptions,
    _ templates: TemplateSet,
    into diagnostics: inout [Diagnostic]
  ) -> [RenderedFile]

  /// A view to start from, which belongs to the author once it is written; nil if the screen can have none of this kind.
  func view(
    of screen: ShownScreen,
    as kind: ViewKind,
    _ templates: TemplateSet,
    into diagnostics: inout [Diagnostic]
  ) -> RenderedFile?
}

/// A name, and where a spec has it.
package struct NamedPlace: Sendable {
  package var name: String
  package var location: Location

  package init(_ name: String, _ location: Location) {
    self.name = name
    self.location = location
  }
}

/// Types that the files of one spec declare.
package struct DeclaredTypes {
  /// No other spec may declare them.
  package var own: [NamedPlace]
  /// Other specs may declare them too.
  package var shared: [NamedPlace]

  package init(own: [NamedPlace], shared: [NamedPlace]) {
    self.own = own
    self.shared = shared
  }
}
