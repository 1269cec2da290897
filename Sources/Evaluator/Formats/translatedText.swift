import ViewModelIR
import ViewModelSupport

import enum ViewModelIR.PluralCategory

/// The wording of a translated text in the scope's language.
func translatedText(
  _ text: Text,
  _ translation: Translation,
  in scope: EvaluationScope
) -> [TextPattern.Piece] {
  let numbers = text.segments.map { segment -> Value in
    guard case .value(let value, _) = segment else { return .null }
    return scope.expressions.value(value)
  }
  let variant = translation.variants.first { variant in
    variant.exact.allSatisfy { isEqual(numbers[$0.slot], to: .integer($0.value)) }
  }
  let wording = variant?.patterns[scope.language]
  let plurals = scope.screen.plurals(of: wording == nil ? scope.screen.language : scope.language)
  let pieces = (wording ?? variant?.source)?.sentence { slot, forms in
    let number = numbers[slot]
    // In a language without the category `zero`, the form for it is used for exactly 0.
    if !plurals.categories.contains(.zero), forms[.zero] != nil, isEqual(number, to: .integer(0)) {
      return .zero
    }
    var shown = translation.slots[slot].shown
    // The form for screen readers has the same translation, and formats of its own.
    if case .text(_, let type) = shown,
      case .value(_, let format) = text.segments[translation.decidingSlot(of: slot)]
    {
      shown = .text(format, of: type)
    }
    return plurals.category(of: number, shown, in: scope)
  }
  return pieces ?? []
}

extension TextPattern {
  /// The words that the plural categories select.
  fileprivate func sentence(
    _ category: (_ slot: Int, _ forms: [PluralCategory: TextPattern]) -> PluralCategory
  ) -> [Piece] {
    switch self {
    case .words(let pieces): pieces
    case .plural(let slot, let forms):
      (forms[category(slot, forms)] ?? forms[.other])?.sentence(category) ?? []
    }
  }
}

extension PluralRules {
  /// The plural category of a number, determined like `PluralCategory.en(value)` in generated code,
  /// `PluralCategory.en(shown: value.shownDigits(fraction: 0...6))` or `PluralCategory.en(shown: text.firstNumber(…))`.
  func category(
    of value: Value,
    _ shown: ShownNumber,
    in scope: EvaluationScope
  ) -> PluralCategory {
    switch (shown, value) {
    case (.text(let format, let type), _):
      let text = formatted(value, of: type, as: format, in: scope.over(variables: ["value": value]))
      let compact = format.isCompact ? double(value) : nil
      return category(shown: text.firstNumber(in: scope.context.locale, compact: compact))
    case (_, .integer(let value)): return category(of: value)
    case (.digits(let digits), .number(let value)):
      return category(shown: value.shownDigits(fraction: digits))
    case (.digits(let digits), .decimal(let value)):
      return category(shown: value.shownDigits(fraction: digits))
    default: return .other
    }
  }
}

func isEqual(_ value: Value, to integer: Value) -> Bool {
  [ValueType.integer, .number, .decimal].contains { value == integer.converted(to: $0) }
}
