import DocumentReader
import ViewModelIR

/// Facts that the checker collects while it checks a spec, for the warnings at the end and as a cache.
final class Findings {
  /// The names of the formats under `formats` that a text or an expression uses.
  var usedFormats: Set<String> = []
  /// The properties of the service that expressions read, such as `Order.total`.
  var readProperties: Set<String> = []
  var namedChoices: [NamedChoice: Format] = [:]
  /// The named formats whose texts are being checked, for detecting a format that uses itself.
  var openFormats: [String] = []
  /// The plural texts that some type of value can show, and warnings about texts that some type of value cannot show.
  var shownTexts: [Location] = []
  var hiddenTexts: [Diagnostic] = []
  /// Warnings about state fields that no action sets, and about changes that no field shows.
  var unusedState: [Diagnostic] = []
  var invisibleChanges: [Diagnostic] = []
  /// Warnings about values of `let` that no field uses.
  var unusedLocals: [Diagnostic] = []
  /// The values of `let` that the screen uses, and those that have an error, by the locations of their names.
  var sharedLocals: Set<Location> = []
  var brokenLocals: Set<Location> = []
  /// The actions whose attempts an expression asks for, and those for which a field does.
  var attempted: Set<String> = []
  var shownAttempts: Set<String> = []
  /// Whether a field asks whether the user has edited a local that another one sets.
  var asksForFollower = false
}
