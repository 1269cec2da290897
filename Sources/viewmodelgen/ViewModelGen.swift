import ArgumentParser
import Workspace

// Each command sets its `commandName`, because deriving it from the type's name takes a quarter of the start-up time.
@main
struct ViewModelGen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "viewmodelgen",
    abstract: "Generate view models, their adapters and tests from YAML specs and JSON Schemas.",
    version: toolVersion,
    subcommands: [
      Init.self, Generate.self, Check.self, Watch.self, Lint.self, Preview.self, Gallery.self,
      Diff.self, ImpactCommand.self,
      View.self, Model.self,
      Explain.self, Infer.self, SpecSchema.self, LanguageServerCommand.self,
      TranslationsCommand.self, Symbols.self, Build.self, Eject.self,
    ]
  )

  static func main() {
    ignoreFileSizeSignal()
    main(Build.withListedArguments(SampleGroups.marked(Array(CommandLine.arguments.dropFirst()))))
  }
}
