import ArgumentParser
import DocumentReader
import Reports

// Each command gives its name, which the parser would otherwise ask the type for: a quarter of what a process costs before it does anything.
@main
struct ViewModelGen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "viewmodelgen",
    abstract: "Writes view models, their adapters and tests from YAML specs and JSON Schemas.",
    version: toolVersion,
    subcommands: [
      Init.self, Generate.self, Check.self, Watch.self, Lint.self, Preview.self, Gallery.self,
      Diff.self, ImpactCommand.self,
      View.self, Model.self,
      Explain.self, Infer.self, SpecSchema.self, LanguageServerCommand.self,
      TranslationsCommand.self, Build.self, Eject.self,
    ]
  )

  static func main() {
    ignoreFileSizeSignal()
    if let mistake = misspelt(CommandLine.arguments.dropFirst().first ?? "help") {
      exit(withError: mistake)
    }
    main(nil)
  }

  /// The parser would only call an unknown command an unexpected argument.
  static func misspelt(_ command: String) -> ValidationError? {
    let known = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    if command.hasPrefix("-") || known.contains(command) { return nil }
    let hint = Hint(for: command, near: known) ?? "'viewmodelgen help' lists them"
    return ValidationError("'\(command)' is not a command; \(hint)")
  }
}
