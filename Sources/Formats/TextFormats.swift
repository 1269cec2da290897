import Foundation
import SwiftCode
import ViewModelIR
import ViewModelSupport

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
    case .initials(let count):
      .chain(value.base, [.call(".\(helper: "nameInitials")", [.text("count: \(count)")])])
    case .mask(let visible, let character):
      .chain(value.base, [.call(".\(helper: "masked")", maskCode(visible, character))])
    case .url(let style):
      .chain(
        value.base,
        [value.type == .url ? ".absoluteString" : nil, method(style)].compactMap { $0 }
      )
    case .name(let code):
      .chain(value.base, [.call(".\(helper: "\(code.rawValue)Name")", ["in: context.locale"])])
    }
  }

  func text(_ input: FormatInput) -> String {
    let value = verbatimText(input.value)
    return switch self {
    case .letterCase(let letterCase): letterCase.text(value, input.context.locale)
    case .list(let options):
      listText(input.value.elements.compactMap(\.text), options, input.context.locale)
    case .truncate(let length): value.truncated(to: length)
    case .initials(let count): value.nameInitials(count: count)
    case .mask(let visible, let character): value.masked(visible: visible, with: character)
    case .url(.host): value.urlHostText
    case .url(.short): value.urlShortText
    case .url(.full): value.urlFullText
    case .name(.region): value.regionName(in: input.context.locale)
    case .name(.language): value.languageName(in: input.context.locale)
    case .name(.currency): value.currencyName(in: input.context.locale)
    }
  }
}

private func method(_ letterCase: TextFormat.LetterCase) -> Code {
  switch letterCase {
  case .uppercase: ".uppercased"
  case .lowercase: ".lowercased"
  case .capitalize: ".capitalized"
  case .sentence: ".\(helper: "sentenceCased")"
  }
}

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

extension TextFormat.LetterCase {
  fileprivate func text(_ text: String, _ locale: Locale) -> String {
    switch self {
    case .uppercase: text.uppercased(with: locale)
    case .lowercase: text.lowercased(with: locale)
    case .capitalize: text.capitalized(with: locale)
    case .sentence: text.sentenceCased(with: locale)
    }
  }
}

/// `value.formatted(.list(type: .and, width: .short).locale(context.locale))`
private func listText(
  _ texts: [String],
  _ options: TextFormat.ListOptions,
  _ locale: Locale
) -> String {
  typealias Style = ListFormatStyle<StringStyle, [String]>
  let conjunction: Style.ListType =
    switch options.conjunction {
    case .and: .and
    case .or: .or
    }
  let width: Style.Width =
    switch options.width {
    case .standard: .standard
    case .short: .short
    case .narrow: .narrow
    }
  return texts.formatted(.list(type: conjunction, width: width).locale(locale))
}

// MARK: - How its Swift is put

extension TextFormat {
  var isShort: Bool {
    switch self {
    case .letterCase, .truncate, .initials, .mask, .url, .name: true
    case .list(let options): options.width == .standard
    }
  }

  var functionName: String? {
    if case .list(let options) = self { "\(options.width.rawValue)List" } else { nil }
  }
}
