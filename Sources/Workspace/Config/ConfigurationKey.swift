import DocumentReader
import SpecSyntax
import ViewModelIR

package enum ConfigurationKey: String, MappingKey {
  case specs, output, tests, module, layout, language, unknownCases, unknownMembers
  case hashable, access, support, dependencies, acronyms, spoken, binding, screenSuffix
  case formats, errors, functions, samples
  case templates, translations, kotlin, impact

  package static let mapping = "viewmodelgen.yaml"

  package var definition: KeyDefinition { setting.definition }

  var setting: SettingDefinition {
    switch self {
    case .specs:
      .path(\.$specs, "the folder of the specs, unless the command line names specs")
    case .output: .path(\.$output, "the folder for the generated Swift")
    case .tests: .path(\.$tests, "the folder for the generated tests")
    case .module:
      .init(
        \.testedModule,
        .text,
        "the module that the tests import; by default, the output folder's name"
      ) {
        $0.string("a module name, such as MyApp", isModuleName)
      }
    case .layout:
      .init(
        \.defaults.$layout,
        .word(["1", "2"]),
        standard: { "\($0.rawValue)" },
        "`1` or `2`, unless a spec sets its own",
        read: { $0.layout() }
      )
    case .language:
      .text(\.defaults.$language, "a language code, unless a spec sets its own") {
        $0.string("a language code, such as en or pt-BR", isLanguageCode)
      }
    case .unknownCases:
      .word(\.defaults.$unknownCases, "`keep` or `reject`, unless a spec sets its own")
    case .unknownMembers:
      .word(\.defaults.$unknownMembers, "`drop` or `keep`, unless a spec sets its own")
    case .hashable: .word(\.defaults.$hashable, "`used` or `all`, unless a spec sets its own")
    case .access: .word(\.$access, "`internal`, `package` or `public`")
    case .support:
      .init(
        \.$support,
        .either([.text, .mapping(SupportKey.self)]),
        "the module with [the support code of the app](modules.md), such as `AppCore`; there, `{ everything: true }`"
      ) {
        readSupport($0.node, isModuleName, "AppCore", into: &$0.diagnostics)
      }
    case .dependencies:
      .init(
        \.$dependencies,
        .list(.text),
        "the folders of the [modules](modules.md#shared-rows) whose shared models, types and tokens the specs use: `[../AppCore]`"
      ) {
        $0.dependencies()
      }
    case .acronyms:
      .init(
        \.defaults.$acronyms,
        .list(.text),
        "acronyms in Swift names, in addition to the built-in ones"
      ) {
        $0.acronyms()
      }
    case .spoken:
      .init(
        \.defaults.$spoken,
        .bool,
        "`true` adds [spoken forms](accessibility.md) to texts that screen readers misread, unless a spec, a model or a field decides for itself"
      ) {
        $0.bool()
      }
    case .binding:
      .word(
        \.defaults.$binding,
        "`observation`, `observableObject` or `closures`, unless a [screen](screens.md) sets its own"
      )
    case .screenSuffix:
      .text(\.defaults.$screenSuffix, "the suffix of presenters' names") {
        $0.string("a Swift name, such as Presenter") {
          isModuleName($0) && $0.first?.isUppercase == true
        }
      }
    case .functions:
      .init(
        \.defaults.$functions,
        .names(.mapping(FunctionKey.self)),
        "`name: { takes: [type], gives: type }`, [functions of the app](#functions-of-the-app) that expressions can call"
      ) {
        readFunctions($0.node, into: &$0.diagnostics)
      }
    case .samples:
      .init(
        \.$samples,
        .bool,
        "`true` writes a file with a sample value of the view model for each example, [for previews](screens.md#previews)"
      ) {
        $0.bool()
      }
    case .templates:
      .init(\.templates, .text, "a folder with templates that replace the built-in ones") {
        $0.path()
      }
    case .formats:
      .init(
        \.defaults.formats,
        .text,
        "a file of [formats that all specs share](spec.md#shared-formats)"
      ) {
        $0.path(of: "a file")
      }
    case .errors:
      .init(
        \.defaults.errors,
        .text,
        "a file of [texts of errors that all screens share](screens.md#shared-errors)"
      ) {
        $0.path(of: "a file")
      }
    case .translations:
      .init(
        \.translations,
        .mapping(TranslationsKey.self),
        "[other languages](translations.md) and the catalog of their texts"
      ) {
        readTranslations($0.node, in: $0.folder, within: $0.boundary, into: &$0.diagnostics)
      }
    case .kotlin:
      .init(
        \.twins[rawValue],
        .mapping(TwinKey.self),
        "[the same screens in Kotlin](kotlin.md)"
      ) {
        readTwin($0.node, in: $0.folder, within: $0.boundary, into: &$0.diagnostics)
      }
    case .impact:
      .init(
        \.$knownChanges,
        .mapping(ImpactKey.self),
        "[known schema changes](review.md#known-changes), which `impact` does not count"
      ) {
        readKnownChanges($0.node, into: &$0.diagnostics)
      }
    }
  }
}

enum TranslationsKey: String, MappingKey {
  case catalog, languages, missing

  static let mapping = "'translations'"

  var definition: KeyDefinition {
    switch self {
    case .catalog:
      .init(
        .text,
        isRequired: true,
        "the String Catalog, such as `ViewModels.xcstrings`, or a folder with one for each spec"
      )
    case .languages:
      .init(.list(.text), isRequired: true, "language tags, such as `[de, pt-BR, zh-Hant]`")
    case .missing:
      .init(
        .either([
          .word(of: TranslationSettings.Missing.self),
          .names(.word(of: TranslationSettings.Missing.self)),
        ]),
        standard: "warn",
        "how to report a missing translation: `warn`, `allow` or `error`; or by language: `{ de: error, ja: allow }`"
      )
    }
  }
}
