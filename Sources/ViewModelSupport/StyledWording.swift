import Foundation

nonisolated extension StaticString {
  /// The text with its marks, with `%1` to `%9` replaced by the values, and `%%` by a percent sign.
  package func attributedText(
    with values: [StyledValue],
    links: Set<String> = StyledText.usualLinks
  ) -> AttributedString {
    AttributedString(styled: filled(values), links: links)
  }

  package func attributedText(
    with values: String...,
    links: Set<String> = StyledText.usualLinks
  ) -> AttributedString {
    AttributedString(styled: filled(values.map { .text($0) }), links: links)
  }

  private func filled(_ values: [StyledValue]) -> StyledText {
    // A text without values has no percent signs to replace.
    if values.isEmpty { return StyledText(stringLiteral: description) }
    var text = StyledText()
    fill(values, literal: { text.append([$0]) }, value: { text.append($0) })
    return text
  }
}
