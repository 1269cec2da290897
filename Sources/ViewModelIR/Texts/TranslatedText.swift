/// A translated text and the types of its values: a plural can be used with several types of numbers.
package struct TranslatedText: Hashable {
  private let id: Text.ID
  private let types: [ValueType]
  private let markedSlots: Set<Int>

  /// `nil` for a text that is not translated.
  package init?(_ text: Text) {
    guard let translation = text.translation else { return nil }
    id = text.id
    types = translation.slots.map(\.value.type)
    markedSlots = text.markedSlots
  }
}

extension Rule {
  /// The translated texts of the rule, also those in expressions and formats, in order. A text can occur several times.
  package var translatedTexts: [Text] {
    texts.flatMap(\.translatedTexts) + formattedParts.flatMap(\.format.translatedTexts)
      + expressions.flatMap(\.translatedTexts)
  }
}

extension Text {
  /// The text itself, if it is translated, and the translated texts in its values and formats.
  package var translatedTexts: [Text] {
    var texts = translation == nil ? [] : [self]
    for expression in expressions { texts += expression.translatedTexts }
    for case .value(_, let format) in segments { texts += format.translatedTexts }
    return texts
  }
}

extension TypedExpression {
  fileprivate var translatedTexts: [Text] {
    let own: [Text] =
      switch kind {
      case .text(let text): text.translatedTexts
      case .formatted(_, let format): format.translatedTexts
      default: []
      }
    return children.reduce(own) { $0 + $1.translatedTexts }
  }
}

extension Format {
  fileprivate var translatedTexts: [Text] {
    guard case .choice(let choice) = style else { return [] }
    return choice.kind.texts.filter { $0.id.entry != nil }.flatMap(\.translatedTexts)
  }
}

extension Translation {
  /// The slots that appear in any translation, in ascending order.
  package var shownSlots: [Int] {
    var shown: Set<Int> = []
    for piece in patterns.flatMap(\.sentences).joined() {
      if case .slot(let slot) = piece { shown.insert(slot) }
    }
    return shown.sorted()
  }
}
