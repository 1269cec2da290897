import Foundation
import ViewModelIR
import ViewModelSupport

extension TextFormat {

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
