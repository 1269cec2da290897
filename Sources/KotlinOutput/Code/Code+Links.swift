extension Code {
  /// Returns the code with links appended.
  func followed(by links: [Code]) -> Code {
    guard case .chain(let first, let before) = self else { return .chain(self, links) }
    return .chain(first, before + links)
  }

  /// The text that the code begins with.
  var leadingText: String {
    switch self {
    case .text(let text, _): text
    case .sequence(let parts): parts.first?.leadingText ?? ""
    case .chain(let receiver, _): receiver.leadingText
    default: ""
    }
  }
}
