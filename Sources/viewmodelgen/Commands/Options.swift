import ArgumentParser
import KotlinOutput
import OutputInterface
import SpecSyntax
import SwiftOutput
import ViewModelIR
import Workspace

/// The language of the generated files.
let outputLanguage: any OutputLanguage.Type = SwiftLanguage.self

/// The languages in which a configuration can request the same screens.
let twinLanguages: [any TwinLanguage] = [KotlinLanguage()]

/// The options that select specs and set their defaults, named like the settings in viewmodelgen.yaml.
struct SpecOptions: ParsableArguments {
  @OptionGroup var sourceOptions: SourceOptions

  @Option(help: "The specs' language, which determines the plural rules.", transform: languageCode)
  var language: String?

  var settings: Settings {
    var settings = sourceOptions.settings
    settings.defaults.$language.given = language
    return settings
  }
}

/// The options of `SpecOptions` without `--language`, which means something else to some commands.
struct SourceOptions: ParsableArguments {
  @Option(help: "The folder of the specs.", transform: nonEmpty)
  var specs: String?

  @Option(
    help:
      "1: view model and adapter in one file; 2: the view model inside the view's type, the adapter in its own file."
  )
  var layout: Screen.Layout?

  @OptionGroup var schemaOptions: SchemaOptions

  @Flag(
    help: "Let viewmodelgen.yaml and specs refer to files and folders outside their repository."
  )
  var allowOutside = false

  var settings: Settings {
    Settings {
      $0.$specs.given = specs
      $0.defaults.$layout.given = layout
      $0.defaults.$unknownCases.given = schemaOptions.unknownCases
      $0.defaults.$unknownMembers.given = schemaOptions.unknownMembers
      $0.defaults.$hashable.given = schemaOptions.hashable
      $0.defaults.$acronyms.given = schemaOptions.acronyms
      $0.allowsOutside = allowOutside
    }
  }
}

/// Options for how a schema's types are named and decoded, and what they conform to.
struct SchemaOptions: ParsableArguments {
  @Option(help: "What to do with enumeration values that the schema does not declare.")
  var unknownCases: UnknownCases?

  @Option(help: "What to do with object members that the schema does not declare.")
  var unknownMembers: UnknownMembers?

  @Option(help: "Which of the schema's types are Hashable: only those that need it (used), or all.")
  var hashable: HashableTypes?

  @Option(
    help: ArgumentHelp(
      "Additional words to write in capitals in Swift names, such as ID,URL.",
      valueName: "words"
    ),
    transform: acronymList
  )
  var acronyms: [String]?
}

/// Options for the location and the form of the generated files.
struct OutputOptions: ParsableArguments {
  @Option(help: "The folder for view models and service models.", transform: nonEmpty)
  var output: String?

  @Option(help: "The folder for tests.", transform: nonEmpty)
  var tests: String?

  @Option(help: "The access level of generated types.")
  var access: Access?

  @Option(help: "The module that the generated tests import.", transform: validModuleName)
  var module: String?

  @Option(help: "A folder of templates that replace built-in templates of the same name.")
  var templates: String?

  func settings(for specs: SpecOptions) -> Settings {
    var settings = specs.settings
    settings.$output.given = output
    settings.$tests.given = tests
    settings.$access.given = access
    settings.testedModule = module
    settings.templates = templates
    return settings
  }
}

extension Access: ExpressibleByArgument {}
extension UnknownCases: ExpressibleByArgument {}
extension UnknownMembers: ExpressibleByArgument {}
extension HashableTypes: ExpressibleByArgument {}

extension Screen.Layout: ExpressibleByArgument {
  package static var allValueStrings: [String] { ["1", "2"] }

  package init?(argument: String) {
    guard let number = Int(argument) else { return nil }
    self.init(rawValue: number)
  }
}

@Sendable func nonEmpty(_ argument: String) throws -> String {
  if argument.isEmpty { throw ValidationError("It must not be empty.") }
  return argument
}

@Sendable func languageCode(_ argument: String) throws -> String {
  guard isLanguageCode(argument) else {
    throw ValidationError("Expected a language code such as en or pt-BR.")
  }
  let isMadeUp = PseudoLanguage(rawValue: argument) != nil
  guard argument == "all" || isMadeUp || pluralRules(for: argument) != nil else {
    throw ValidationError("CLDR has no plural rules for this language.")
  }
  return argument
}

@Sendable func validModuleName(_ argument: String) throws -> String {
  guard isModuleName(argument) else {
    throw ValidationError("Expected a module name such as MyApp.")
  }
  return argument
}

@Sendable private func acronymList(_ argument: String) throws -> [String] {
  let words = argument.split(separator: ",").map(String.init)
  guard words.allSatisfy(isAcronym) else {
    throw ValidationError("Expected a list of words such as ID,URL.")
  }
  return words
}
