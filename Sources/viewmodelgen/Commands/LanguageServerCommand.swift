import ArgumentParser
import Foundation
import LanguageServer

struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve an editor over standard input and output (Language Server Protocol).",
    discussion: """
      Editors start this command; docs/editors.md explains how to set them up.
      """
  )

  @Flag(
    help:
      "Use standard input and output. This is always the case; the flag exists because some editors pass it."
  )
  var stdio = false

  func run() throws {
    let folder = FileManager.default.currentDirectoryPath
    throw ExitCode(
      serve(
        from: STDIN_FILENO,
        to: STDOUT_FILENO,
        in: folder,
        writing: outputLanguage,
        twins: twinLanguages
      )
    )
  }
}
