import DocumentReader
import SpecSyntax
import ViewModelIR

/// A language that screens are written in. All that the tool knows of it is behind this: specs, checker and evaluator are the same for each.
package protocol OutputLanguage: AnyObject, Sendable {
  init()

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
