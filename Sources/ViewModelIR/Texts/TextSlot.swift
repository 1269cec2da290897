/// A value in a translated text, with its format.
package struct TextSlot: Hashable, Sendable {
  package let value: TypedExpression
  package let format: Format
  /// The name that translators see.
  package let name: String
  /// How the number is shown whose plural category selects a form; `nil` if the slot does not select one.
  package let choosing: ShownNumber?

  package init(
    _ value: TypedExpression,
    _ format: Format,
    named name: String? = nil,
    choosing: ShownNumber? = nil
  ) {
    self.value = value
    self.format = format
    self.name = name ?? value.path
    self.choosing = choosing
  }

  /// The number as the plural rules see it.
  package var shown: ShownNumber {
    choosing ?? .digits(value.type.unwrapped == .integer ? 0...0 : 0...6)
  }
}

extension TextSlot {
  /// Whether the slot shows a text from the service.
  package var isData: Bool {
    switch format.style {
    case .verbatim, .text: value.type.unwrapped == .string
    default: false
    }
  }
}
