import DocumentReader
import ViewModelIR

func listOptions(_ options: FormatOptions) throws(Diagnostic) -> TextFormat.ListOptions {
  let conjunction = try options.choice("type", of: TextFormat.ListOptions.Conjunction.self)
  let width = try options.choice("width", of: TextFormat.ListOptions.Width.self)
  return TextFormat.ListOptions(conjunction: conjunction ?? .and, width: width ?? .standard)
}

func truncation(_ options: FormatOptions) throws(Diagnostic) -> TextFormat {
  guard let length = try options.count("length", in: 1...10_000) else {
    throw .truncateWithoutLength(at: options.location)
  }
  return .truncate(length: length)
}

func masking(_ options: FormatOptions) throws(Diagnostic) -> TextFormat {
  let character = try options.text("character", such: "•")
  if let character, character.text?.count != 1 {
    throw .wrongOption("character", character, wants: "one character such as '•'")
  }
  return .mask(
    visible: try options.count("visible", in: 0...100) ?? 4,
    character: character?.text ?? "•"
  )
}
