func textFormat(_ options: FormatOptions) throws(Diagnostic) -> TextFormat {
  switch options.kind {
  case .uppercase: .letterCase(.uppercase)
  case .lowercase: .letterCase(.lowercase)
  default: .letterCase(.capitalize)
  }
}

extension TextFormat {
  var isShort: Bool {
    switch self {
    case .letterCase: true
    }
  }
}
