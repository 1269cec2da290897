import ArgumentParser
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
    main(nil)
  }
}
