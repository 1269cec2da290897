import DocumentReader
import SwiftRenderer
import ViewModelIR

enum ConfigurationKey: String, MappingKey {
  case specs, output, tests, module, testFramework, layout, language, unknownCases, unknownMembers
  case hashable, access, acronyms, binding, screenSuffix, samples, templates
  case translations, impact

  static let mapping = "viewmodelgen.yaml"

  var definition: KeyDefinition {
    switch self {
    case .specs:
      .init(.text, standard: "specs", "the folder of the specs, unless the command line names some")
    case .output: .init(.text, standard: "Generated", "the folder of the Swift")
    case .tests: .init(.text, standard: "GeneratedTests", "the folder of its tests")
    case .module: .init(.text, "what the tests import; the output folder's name")
    case .testFramework:
      .init(
        .word(of: RenderOptions.TestFramework.self),
        standard: "swift-testing",
        "`swift-testing` or `xctest`"
      )
    case .layout: .init(.word(["1", "2"]), standard: "1", "`1` or `2`, for specs that do not say")
    case .language: .init(.text, standard: "en", "a language code, for specs that do not say")
    case .unknownCases:
      .init(
        .word(of: UnknownCases.self),
        standard: "keep",
        "`keep` or `reject`, for specs that do not say"
      )
    case .unknownMembers:
      .init(
        .word(of: UnknownMembers.self),
        standard: "drop",
        "`drop` or `keep`, for specs that do not say"
      )
    case .hashable:
      .init(
        .word(of: HashableTypes.self),
        standard: "used",
        "`used` or `all`, for specs that do not say"
      )
    case .access:
      .init(.word(of: Access.self), standard: "internal", "`internal`, `package` or `public`")
    case .acronyms: .init(.list(.text), "acronyms in Swift names, in addition to the built-in ones")
    case .binding:
      .init(
        .word(of: Presenter.Binding.self),
        standard: "observation",
        "`observation`, `observableObject` or `closures`, for [screens](screens.md) that do not say"
      )
    case .screenSuffix: .init(.text, standard: "Presenter", "what a presenter's name ends with")
    case .samples:
      .init(
        .bool,
        "`true`: a file with a value of the view model for each example, [for previews](screens.md#previews)"
      )
    case .templates: .init(.text, "a folder with templates that replace the built-in ones")
    case .translations:
      .init(
        .mapping(TranslationsKey.self),
        "[other languages](translations.md), and the catalog of their texts"
      )
    case .impact:
      .init(
        .mapping(ImpactKey.self),
        "[which changes of a schema are known](review.md#known-changes)"
      )
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
        "what is said of a text that is not translated: `warn`, `allow` or `error`; or by language: `{ de: error, ja: allow }`"
      )
    }
  }
}
