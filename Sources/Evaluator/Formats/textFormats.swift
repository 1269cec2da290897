import Foundation
import SpecCompiler

func text(_ input: FormatInput, _ format: TextFormat) -> String {
  switch format {
  case .letterCase(let letterCase): text(input.value.text ?? "", letterCase, input.context.locale)
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
