import SpecCompiler

func textCode(_ value: FormattedValue, _ format: TextFormat) -> Code {
  switch format {
  case .letterCase(let letterCase):
    .chain(value.base, [.call(method(letterCase), ["with: context.locale"])])
  }
}

private func method(_ letterCase: TextFormat.LetterCase) -> String {
  switch letterCase {
  case .uppercase: ".uppercased"
  case .lowercase: ".lowercased"
  case .capitalize: ".capitalized"
  }
}
