import ArgumentParser
import DocumentReader
import Workspace
import XLIFFReader

struct TranslationsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "translations",
    abstract: "Translate the texts of the specs with a String Catalog.",
    subcommands: [Sync.self, Check.self, Export.self, Import.self]
  )

  struct Sync: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "sync",
      abstract: "Write the specs' texts into the catalog; translations are kept."
    )

    @Argument(help: "Specs, or folders of specs (default: the folder set in viewmodelgen.yaml).")
    var spec: [String] = []

    @Flag(help: "Delete the entries that no spec uses anymore.")
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
      abstract: "Report incorrect and missing translations."
    )

    @Argument(help: "Specs, or folders of specs (default: the folder set in viewmodelgen.yaml).")
    var spec: [String] = []

    @Option(help: "How to report texts that are not translated; overrides the configuration.")
    var missing: TranslationSettings.Missing?

    @OptionGroup var languageOptions: LanguageOptions
    @Option(
      help: "The app's Info.plist, to check that it declares every language.",
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
      abstract: "Write the texts as XLIFF files, for translators who do not use String Catalogs."
    )

    @Argument(help: "Specs, or folders of specs (default: the folder set in viewmodelgen.yaml).")
    var spec: [String] = []

    @Option(
      help: ArgumentHelp(
        "The folder for the XLIFF 1.2 files, one for each language.",
        valueName: "dir"
      ),
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
      abstract: "Read the translators' XLIFF files into the catalog, and check it."
    )

    @Argument(help: "XLIFF 1.2 files.")
    var file: [String]

    @OptionGroup var specOptions: SpecOptions
    @OptionGroup var reportOptions: ReportOptions

    func run() throws {
      var diagnostics: [Diagnostic] = []
      let imported = Workspace(in: outputLanguage).importXLIFF(
        file,
        reading: readXLIFF,
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
      "One of the configured languages (default: all of them); may be repeated.",
      valueName: "id"
    ),
    transform: languageCode
  )
  var languages: [String] = []
}

extension TranslationSettings.Missing: ExpressibleByArgument {}
