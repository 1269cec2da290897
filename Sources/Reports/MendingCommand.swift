/// The `generate` that does what a `check` found undone: `viewmodelgen generate specs --layout 2`.
package struct MendingCommand {
  /// What says how much `check` prints.
  private static let manners: Set = ["-q", "--quiet"]

  private var arguments = ""

  /// From the arguments of the process, its own name and the subcommand's first.
  package init(forCheck arguments: [String]) {
    var rest = arguments.dropFirst(2)
    while let word = rest.popFirst() {
      if word == "--format" {
        rest = rest.dropFirst()
      } else if !word.hasPrefix("--format="), !Self.manners.contains(word) {
        self.arguments += " " + shellQuoted(word)
      }
    }
  }

  var text: String { "viewmodelgen generate" + arguments }
  /// Overwrites what was edited by hand or is not ours.
  var forcedText: String { "viewmodelgen generate --force" + arguments }
}

/// The word as a POSIX shell reads it back.
func shellQuoted(_ word: String) -> String {
  let isPlain = word.utf8.allSatisfy { byte in
    switch UnicodeScalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", "/", "=", ":", ",", "@", "%", "+": true
    default: false
    }
  }
  if isPlain, !word.isEmpty { return word }
  return "'"
    + word.split(separator: "'", omittingEmptySubsequences: false)
    .joined(separator: #"'\''"#) + "'"
}
