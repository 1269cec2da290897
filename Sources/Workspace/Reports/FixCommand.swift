/// The `generate` command that fixes what a `check` found: `viewmodelgen generate specs --layout 2`.
package struct FixCommand {
  /// The flags that only affect how much `check` prints.
  private static let manners: Set = ["-q", "--quiet"]

  private var arguments = ""

  /// Creates the command from the arguments of the process, of which the first two are its name and the subcommand.
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
  /// The command that also overwrites files that were edited by hand or not generated.
  var forcedText: String { "viewmodelgen generate --force" + arguments }
}

/// Returns the word as it must be written in a POSIX shell.
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
