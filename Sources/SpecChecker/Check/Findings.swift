import DocumentReader
import ViewModelIR

/// What the checks of a spec come across beside problems; expressions and texts share it.
final class Findings {
  /// Named formats that a text has asked for.
  var usedFormats: Set<String> = []
  var namedChoices: [NamedChoice: Format] = [:]
  /// Named formats whose texts are being checked, to stop at one that uses itself.
  var openFormats: [String] = []
  /// The texts of plurals that some type of value shows, and warnings of those that one does not.
  var shownTexts: [Location] = []
  var hiddenTexts: [Diagnostic] = []
  /// Warnings of state that no call sets, and of changes that nobody sees.
  var unusedState: [Diagnostic] = []
  var invisibleChanges: [Diagnostic] = []
  /// Warnings of values that no field needs.
  var unusedLocals: [Diagnostic] = []
}
