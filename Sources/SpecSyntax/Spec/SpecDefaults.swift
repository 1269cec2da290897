import DocumentReader
import ViewModelIR

/// What holds for specs that do not say.
package struct SpecDefaults: Hashable, Sendable {
  @Setting package var layout = Screen.Layout.besideView
  @Setting package var language = "en"
  @Setting package var unknownCases = UnknownCases.keep
  /// A screen only shows what it knows.
  @Setting package var unknownMembers = UnknownMembers.drop
  @Setting package var hashable = HashableTypes.used
  @Setting package var acronyms: [String] = []
  @Setting package var binding = Presenter.Binding.observation
  /// What a presenter's name ends with.
  @Setting package var screenSuffix = "Presenter"
  /// Whether texts come from a catalog.
  package var isTranslated = false

  package init(_ change: (inout Self) -> Void = { _ in }) { change(&self) }
}

/// What becomes of enumeration values that the schema does not know.
package enum UnknownCases: String, CaseIterable, Sendable {
  case keep, reject
}

/// What becomes of object members that the schema does not declare.
package enum UnknownMembers: String, CaseIterable, Sendable {
  case keep, drop
}

/// Which of the schema's types have comparable values; those of enumerations always are.
package enum HashableTypes: String, CaseIterable, Sendable {
  case used, all
}
