import DocumentReader
import SwiftRenderer
import ViewModelIR

enum ConfigurationKey: String, MappingKey {
  case specs, output, tests, module, testFramework, layout, language, unknownCases, unknownMembers
  case hashable, access, acronyms, binding, screenSuffix, samples, templates
  case translations, impact

  static let mapping = "viewmodelgen.yaml"

  var reference: String {
    switch self {
    case .specs: "the folder of the specs, unless the command line names some; `specs`"
    case .output: "the folder of the Swift; `Generated`"
    case .tests: "the folder of its tests; `GeneratedTests`"
    case .module: "what the tests import; the output folder's name"
    case .testFramework: "`swift-testing` (default) or `xctest`"
    case .layout: "`1` (default) or `2`, for specs that do not say"
    case .language: "a language code, for specs that do not say; `en`"
    case .unknownCases: "`keep` (default) or `reject`, for specs that do not say"
    case .unknownMembers: "`drop` (default) or `keep`, for specs that do not say"
    case .hashable: "`used` (default) or `all`, for specs that do not say"
    case .access: "`internal` (default), `package` or `public`"
    case .acronyms: "acronyms in Swift names, in addition to the built-in ones"
    case .binding:
      "`observation` (default), `observableObject` or `closures`, for [screens](screens.md) that do not say"
    case .screenSuffix: "what a presenter's name ends with; `Presenter`"
    case .samples:
      "`true`: a file with a value of the view model for each example, [for previews](screens.md#previews)"
    case .templates: "a folder with templates that replace the built-in ones"
    case .translations: "[other languages](translations.md), and the catalog of their texts"
    case .impact: "[which changes of a schema are known](review.md#known-changes)"
    }
  }

  var shape: KeyShape {
    switch self {
    case .specs, .output, .tests, .module, .language, .screenSuffix, .templates: .text
    case .testFramework: .word(of: RenderOptions.TestFramework.self)
    case .layout: .word(["1", "2"])
    case .unknownCases: .word(of: UnknownCases.self)
    case .unknownMembers: .word(of: UnknownMembers.self)
    case .hashable: .word(of: HashableTypes.self)
    case .access: .word(of: Access.self)
    case .acronyms: .list(.text)
    case .binding: .word(of: Presenter.Binding.self)
    case .samples: .bool
    case .translations: .mapping(TranslationsKey.self)
    case .impact: .mapping(ImpactKey.self)
    }
  }
}

enum TranslationsKey: String, MappingKey {
  case catalog, languages, missing

  static let mapping = "'translations'"

  var reference: String {
    switch self {
    case .catalog:
      "required: the String Catalog, such as `ViewModels.xcstrings`, or a folder with one for each spec"
    case .languages: "required: language tags, such as `[de, pt-BR, zh-Hant]`"
    case .missing:
      "what is said of a text that is not translated: `warn` (default), `allow` or `error`; or by language: `{ de: error, ja: allow }`"
    }
  }

  var shape: KeyShape {
    switch self {
    case .catalog: .text
    case .languages: .list(.text)
    case .missing:
      .either([
        .word(of: TranslationSettings.Missing.self),
        .names(.word(of: TranslationSettings.Missing.self)),
      ])
    }
  }
}
