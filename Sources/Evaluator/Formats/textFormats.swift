import Foundation
import ViewModelIR
import ViewModelSupport

func text(_ input: FormatInput, _ format: TextFormat) -> String {
  let value = verbatim(input.value)
  return switch format {
  case .letterCase(let letterCase): text(value, letterCase, input.context.locale)
  case .list(let options): list(input.value.texts, options, input.context.locale)
  case .truncate(let length): value.truncated(to: length)
  case .initials(let count): value.nameInitials(count: count)
  case .mask(let visible, let character): value.masked(visible: visible, with: character)
  case .url(.host): value.urlHostText
  case .url(.short): value.urlShortText
  case .url(.full): value.urlFullText
  }
}

private func text(
  _ text: String,
  _ letterCase: TextFormat.LetterCase,
  _ locale: Locale
) -> String {
  switch letterCase {
  case .uppercase: text.uppercased(with: locale)
  case .lowercase: text.lowercased(with: locale)
  case .capitalize: text.capitalized(with: locale)
  }
}

/// `value.formatted(.list(type: .and, width: .short).locale(context.locale))`
private func list(
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

extension Value {
  fileprivate var texts: [String] {
    if case .list(let elements) = self { elements.compactMap(\.text) } else { [] }
  }
}
