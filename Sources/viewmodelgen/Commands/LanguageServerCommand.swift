import ArgumentParser
import Foundation
import LanguageServer

struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve an editor over standard input and output (Language Server Protocol).",
    discussion: """
      Editors start it; docs/editors.md says how to set them up.
      """
  )

  @Flag(
    help: "Standard input and output, the only way there is; editors that say so are welcome to."
  )
  var stdio = false

  func run() throws {
    let folder = FileManager.default.currentDirectoryPath
    throw ExitCode(
      serve(from: STDIN_FILENO, to: STDOUT_FILENO, in: folder, writing: outputLanguage)
    )
  }
}
