import OutputInterface
import ViewModelIR

extension TextFormat {
  func code(_ value: FormattedValue) -> Code {
    switch self {
    case .letterCase(.uppercase): return value.cased("toUpperCase")
    case .letterCase(.lowercase): return value.cased("toLowerCase")
    case .letterCase(.capitalize): return value.call("capitalized")
    case .letterCase(.sentence): return value.call("sentenceCased")
    case .list(let options): return value.call(options.width.helper, options.code)
    case .truncate(let length): return value.member("truncated", [.text("\(length)")])
    case .excerpt(let length):
      return value.member("excerpt", [value.arguments["words"] ?? "\"\"", .text("\(length)")])
    case .highlight: return value.alone
    case .initials(let count): return value.member("initials", [.text("\(count)")])
    case .mask(let visible, let character):
      let mask = character == "•" ? [] : [Code.string([.literal(character)])]
      return value.member("masked", [.text("\(visible)")] + mask)
    case .url(let style):
      return .sequence([
        .call(.helper("ShownUrl"), [value.alone]), .text(".\(style.rawValue)"),
      ])
    case .name(.region): return value.call("regionName")
    case .name(.language):
      return value.call("languageName", value.arguments["language"].map { [$0] } ?? [])
    case .name(.currency): return value.call("currencyName")
    case .regionFlag: return .call(.helper("regionFlag"), [value.alone])
    case .html: return value.member("htmlText", [])
    case .markdown: return value.member("markdownText", [])
    }
  }
}

extension FormattedValue {
  /// `name.truncated(40)`
  fileprivate func member(_ helper: String, _ arguments: [Code]) -> Code {
    link(.sequence([".", .call(.helper(helper), arguments)]))
  }

  /// `UCharacter.toUpperCase(context.locale, name)`: Kotlin's own function does not know the rules of all languages.
  fileprivate func cased(_ function: String) -> Code {
    let receiver = Code.imported("UCharacter", from: "android.icu.lang")
    return .sequence([receiver, ".", .call(.text(function), [locale, alone])])
  }
}

extension TextFormat.ListOptions {
  fileprivate var code: [Code] { conjunction == .or ? [option("isOr", "true")] : [] }
}

extension TextFormat.ListOptions.Width {
  fileprivate var helper: String {
    switch self {
    case .standard: "list"
    case .short: "shortList"
    case .narrow: "narrowList"
    }
  }
}
