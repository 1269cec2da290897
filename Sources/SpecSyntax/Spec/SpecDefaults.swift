import DocumentReader
import ViewModelIR

/// The settings for specs that do not specify their own.
package struct SpecDefaults: Hashable, Sendable {
  @Setting package var layout = Screen.Layout.besideView
  @Setting package var language = "en"
  @Setting package var unknownCases = UnknownCases.keep
  /// A screen shows only known members, so unknown ones are dropped.
  @Setting package var unknownMembers = UnknownMembers.drop
  @Setting package var hashable = HashableTypes.used
  @Setting package var acronyms: [String] = []
  /// Whether texts that screen readers misread have spoken forms.
  @Setting package var spoken = false
  @Setting package var binding = Presenter.Binding.observation
  /// The suffix of presenters' names.
  @Setting package var screenSuffix = "Presenter"
  /// The path of a file of formats for all specs; `nil` if there is none.
  package var formats: String?
  /// The path of a file of texts of errors for all screens; `nil` if there is none.
  package var errors: String?
  /// The functions of the app that expressions can call.
  @Setting package var functions: [FunctionDeclaration] = []
  /// Whether the texts are looked up in a catalog.
  package var isTranslated = false
  /// The module of the generated code.
  package var module = ""

  package init(_ change: (inout Self) -> Void = { _ in }) { change(&self) }
}

/// How enumeration values are decoded that the schema does not list.
package enum UnknownCases: String, CaseIterable, Sendable {
  case keep, reject
}

/// How object members are decoded that the schema does not declare.
package enum UnknownMembers: String, CaseIterable, Sendable {
  case keep, drop
}

/// Which of the schema's types are `Hashable`. Enumerations always are.
package enum HashableTypes: String, CaseIterable, Sendable {
  case used, all
}
