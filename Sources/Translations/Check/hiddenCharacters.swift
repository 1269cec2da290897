import DocumentReader

/// Reports characters of a text that are invisible or that change the reading direction of the text around it.
func hiddenCharacters(in text: Node) -> [Diagnostic] {
  let string = text.string ?? ""
  func place(_ index: String.Index) -> (Unicode.Scalar, Location) {
    let scalar = string.unicodeScalars[index]
    let start = string.utf8.distance(from: string.startIndex, to: index)
    return (scalar, text.location(of: start..<start + String(scalar).utf8.count))
  }
  // Nearly all texts need no closer look: in UTF-8, control characters outside ASCII begin with C2.
  let isClear = string.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 }
  let control =
    isClear
    ? nil
    : string.unicodeScalars.indices.first { index in
      let scalar = string.unicodeScalars[index]
      return scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
    }
  if let control {
    let (scalar, location) = place(control)
    return [.controlCharacter(scalar, at: location)]
  }
  guard let mark = openDirectionMark(in: string) else { return [] }
  let (scalar, location) = place(mark)
  return [.openDirection(scalar, at: location)]
}

extension Diagnostic {
  fileprivate static func controlCharacter(
    _ scalar: Unicode.Scalar,
    at location: Location
  ) -> Diagnostic {
    Diagnostic(
      .encoding,
      "the text contains the control character \(codePoint(scalar)); remove it",
      at: location
    )
  }

  fileprivate static func openDirection(
    _ scalar: Unicode.Scalar,
    at location: Location
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      .encoding,
      "the direction mark \(codePoint(scalar)) has no counterpart, so it affects the text around this one; remove it",
      at: location
    )
  }
}
