import DocumentReader
import ViewModelIR

func textFormat(_ options: FormatOptions) throws(Diagnostic) -> TextFormat {
  switch options.kind {
  case .uppercase: return .letterCase(.uppercase)
  case .lowercase: return .letterCase(.lowercase)
  case .list:
    let conjunction = try options.choice("type", of: TextFormat.ListOptions.Conjunction.self)
    let width = try options.choice("width", of: TextFormat.ListOptions.Width.self)
    return .list(.init(conjunction: conjunction ?? .and, width: width ?? .standard))
  case .truncate:
    guard let length = try options.count("length", in: 1...10_000) else {
      throw .truncateWithoutLength(at: options.location)
    }
    return .truncate(length: length)
  case .initials: return .initials(count: try options.count("count", in: 1...3) ?? 2)
  case .mask:
    let character = try options.text("character", such: "•")
    if let character, character.text?.count != 1 {
      throw .wrongOption("character", character, wants: "one character such as '•'")
    }
    return .mask(
      visible: try options.count("visible", in: 0...100) ?? 4,
      character: character?.text ?? "•"
    )
  case .url: return .url(try options.choice("style", of: TextFormat.URLStyle.self) ?? .short)
  default: return .letterCase(.capitalize)
  }
}

extension TextFormat {
  var isShort: Bool {
    switch self {
    case .letterCase, .truncate, .initials, .mask, .url: true
    case .list(let options): options.width == .standard
    }
  }

  var functionName: String? {
    if case .list(let options) = self { "\(options.width.rawValue)List" } else { nil }
  }
}
