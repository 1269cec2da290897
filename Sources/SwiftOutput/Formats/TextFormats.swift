import ViewModelIR

extension TextFormat {
  func code(_ value: FormattedValue) -> Code {
    switch self {
    case .letterCase(let letterCase):
      .chain(value.base, [.call(method(letterCase), ["with: context.locale"])])
    case .list(let options):
      .chain(value.base, [.call(".formatted", [listCode(options)])])
    case .truncate(let length):
      .chain(
        value.base,
        [.call(".\(helper: "truncated")", [.text("to: \(integerLiteral(length))")])]
      )
    case .excerpt(let length):
      .chain(
        value.base,
        [
          .call(
            ".\(helper: "excerpt")",
            [
              .argument("around", value.arguments["words"] ?? "\"\""),
              .text("length: \(integerLiteral(length))"),
            ]
          )
        ]
      )
    case .highlight: value.alone
    case .initials(let count):
      .chain(value.base, [.call(".\(helper: "nameInitials")", [.text("count: \(count)")])])
    case .mask(let visible, let character):
      .chain(value.base, [.call(".\(helper: "masked")", maskCode(visible, character))])
    case .url(let style):
      .chain(
        value.base,
        [value.type == .url ? ".absoluteString" : nil, method(style)].compactMap { $0 }
      )
    case .name(.language) where value.arguments["language"] != nil: translatedNameCode(value)
    case .name(let code):
      .chain(value.base, [.call(".\(helper: "\(code.rawValue)Name")", ["in: context.locale"])])
    case .regionFlag: .chain(value.base, [".\(helper: "regionFlag")"])
    case .html: .chain(value.base, [".\(helper: "htmlText")"])
    case .markdown: .chain(value.base, [".\(helper: "markdownText")"])
    }
  }

  var isShort: Bool {
    switch self {
    case .letterCase, .truncate, .excerpt, .highlight, .initials, .mask, .url, .name, .regionFlag,
      .html, .markdown:
      true
    case .list(let options): options.width == .standard
    }
  }

  var functionName: String? {
    switch self {
    case .list(let options): "\(options.width.rawValue)List"
    case .excerpt: "excerpt"
    case .name(let code): "\(code.rawValue)Name"
    default: nil
    }
  }
}

/// `value.translatedLanguageName(to: model.language, or: context.locale)`
private func translatedNameCode(_ value: FormattedValue) -> Code {
  let tag = value.arguments["language"].map { [Code.argument("to", $0)] } ?? []
  return .chain(
    value.base,
    [.call(".\(helper: "translatedLanguageName")", tag + [.argument("or", "context.locale")])]
  )
}

private func method(_ letterCase: TextFormat.LetterCase) -> Code {
  switch letterCase {
  case .uppercase: ".uppercased"
  case .lowercase: ".lowercased"
  case .capitalize: ".capitalized"
  case .sentence: ".\(helper: "sentenceCased")"
  }
}

/// `value.formatted(.list(type: .and, width: .short).locale(context.locale))`
private func listCode(_ options: TextFormat.ListOptions) -> Code {
  let width = options.width == .standard ? "" : ", width: .\(options.width.rawValue)"
  return .text(".list(type: .\(options.conjunction.rawValue)\(width)).locale(context.locale)")
}

private func maskCode(_ visible: Int, _ character: String) -> [Code] {
  let count = Code.text("visible: \(visible)")
  return character == "•"
    ? [count] : [count, .argument("with", .text(SwiftString(character).literal))]
}

private func method(_ style: TextFormat.URLStyle) -> Code {
  switch style {
  case .host: ".\(helper: "urlHostText")"
  case .short: ".\(helper: "urlShortText")"
  case .full: ".\(helper: "urlFullText")"
  }
}
