import ArgumentParser
import DocumentReader
import Reports
import Workspace

struct TranslationsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "translations",
    abstract: "Keep a String Catalog with the texts of the specs in other languages.",
    subcommands: [Sync.self, Check.self, Export.self, Import.self]
  )

  struct Sync: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "sync",
      abstract: "Write the specs' texts into the catalog; what translators wrote there stays."
    )

    @Argument(help: "Specs, or folders of specs; without any, the configured folder.")
    var spec: [String] = []

    @Flag(help: "Delete the entries that no spec has any more.")
    var prune = false

    @OptionGroup var specOptions: SpecOptions
    @OptionGroup var reportOptions: ReportOptions

    func run() throws {
      var diagnostics: [Diagnostic] = []
      let synced = Workspace(in: outputLanguage).syncTranslations(
        spec,
        flags: specOptions.settings,
        prunes: prune,
        into: &diagnostics
      )
      let lines = synced.map { describe($0) + "\n" }.joined()
      try report(diagnostics, printing: lines, as: reportOptions.format)
    }
  }

  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Report what is wrong with the translations, and what is missing."
    )

    @Argument(help: "Specs, or folders of specs; without any, the configured folder.")
    var spec: [String] = []

    @Option(help: "What is said of texts that are not translated, in place of the configuration.")
    var missing: TranslationSettings.Missing?

    @OptionGroup var languageOptions: LanguageOptions
    @Option(
      help: "The app's Info.plist, which tells iOS the languages that there are.",
      transform: nonEmpty
    )
    var infoPlist: String?

    @OptionGroup var sourceOptions: SourceOptions
    @OptionGroup var reportOptions: ReportOptions

    func run() throws {
      var diagnostics: [Diagnostic] = []
      let checked = Workspace(in: outputLanguage).checkTranslations(
        spec,
        flags: sourceOptions.settings,
        languages: languageOptions.languages,
        missing: missing,
        infoPlist: infoPlist,
        into: &diagnostics
      )
      let lines = checked.map { describe($0) }.joined()
      try report(diagnostics, printing: lines, as: reportOptions.format)
    }
  }
}

extension TranslationsCommand {
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export",
      abstract: "Write the texts for those who read no catalogs."
    )

    @Argument(help: "Specs, or folders of specs; without any, the configured folder.")
    var spec: [String] = []

    @Option(
      help: ArgumentHelp("The folder for a file in XLIFF 1.2 for each language.", valueName: "dir"),
      transform: nonEmpty
    )
    var xliff: String

    @OptionGroup var languageOptions: LanguageOptions
    @OptionGroup var sourceOptions: SourceOptions
    @OptionGroup var reportOptions: ReportOptions

    func run() throws {
      var diagnostics: [Diagnostic] = []
      let exported = Workspace(in: outputLanguage).exportXLIFF(
        spec,
        flags: sourceOptions.settings,
        languages: languageOptions.languages,
        to: xliff,
        into: &diagnostics
      )
      let lines = exported.map { describe($0) + "\n" }.joined()
      try report(diagnostics, printing: lines, as: reportOptions.format)
    }
  }

  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import",
      abstract: "Put what translators sent back into the catalog, and check it."
    )

    @Argument(help: "Files in XLIFF 1.2.")
    var file: [String]

    @OptionGroup var specOptions: SpecOptions
    @OptionGroup var reportOptions: ReportOptions

    func run() throws {
      var diagnostics: [Diagnostic] = []
      let imported = Workspace(in: outputLanguage).importXLIFF(
        file,
        flags: specOptions.settings,
        into: &diagnostics
      )
      if !diagnostics.hasErrors {
        _ = Workspace(in: outputLanguage).checkTranslations(
          [],
          flags: specOptions.settings,
          languages: [],
          missing: nil,
          infoPlist: nil,
          into: &diagnostics
        )
      }
      let lines = imported.map { describe($0) + "\n" }.joined()
      try report(diagnostics, printing: lines, as: reportOptions.format)
    }
  }
}

struct LanguageOptions: ParsableArguments {
  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      "A language of the configuration; may be repeated; without any, all.",
      valueName: "id"
    ),
    transform: languageCode
  )
  var languages: [String] = []
}

extension TranslationSettings.Missing: ExpressibleByArgument {}
