import DocumentReader

extension SchemaWriter {
  private static let mostSuggestedValues = 12
  private static let fewestOfOneValue = 5

  mutating func writeText(_ shape: Shape) -> Written {
    let texts = textsByPath[shape.path] ?? shape.texts
    if hints.enumerations.contains(shape.path) { return writeEnumeration(shape) }
    let isAsked = hints.dates.contains(shape.path)
    if isAsked, !texts.formats.contains(where: \.isDate), let place = texts.firstOther {
      diagnostics.append(.noDate(shape.path, at: place))
    }
    let format = texts.formats.first { isAsked ? $0.isDate : texts.differ || !$0.needsTwo }
    guard let format else {
      suggest(for: shape)
      return plain(.string)
    }
    var written = plain(.string)
    written.schema.append(("format", json(format.rawValue)))
    written.type = format.rawValue
    let count = texts.count == 1 ? "its only value parses" : "all \(texts.count) values parse"
    written.evidence.append(isAsked ? "\(count), as requested" : count)
    return written
  }

  private mutating func writeEnumeration(_ shape: Shape) -> Written {
    let values = shape.texts.values
    if values.isEmpty, let place = shape.sightings[.string]?.first {
      diagnostics.append(.noEnumeration(shape.path, at: place))
    }
    return Written(
      schema: [("type", json("string")), ("enum", json(values.map { json($0) }))],
      type: "enumeration",
      evidence: ["\(counted(values.count, "value")) in \(shape.texts.count), as requested"]
    )
  }

  private mutating func suggest(for shape: Shape) {
    let texts = textsByPath[shape.path] ?? shape.texts
    if let format = texts.formats.first, format.isDate {
      suggest("--date", shape, "looks like a \(format.rawValue), but has only one value")
    } else if repeats(texts), texts.values.allSatisfy(isWord), !namesThings(shape) {
      let values = list(texts.values, "and")
      suggest(
        "--enum",
        shape,
        "\(counted(texts.values.count, "value")) in \(texts.count): \(values)"
      )
    }
  }

  /// Whether the texts repeat a few values, or repeat a single value often.
  private func repeats(_ texts: TextFacts) -> Bool {
    switch texts.values.count {
    case 0: false
    case 1: texts.count >= Self.fewestOfOneValue
    case let count: count <= Self.mostSuggestedValues && texts.count > count
    }
  }

  /// Whether the values are identifiers or names, which are not an enumeration even if the samples contain only a few.
  private func namesThings(_ shape: Shape) -> Bool {
    let words = words(ofKey: shape.path.split(separator: ".").last ?? "")
    return !words.isDisjoint(with: [
      "id", "uuid", "guid", "key", "name", "username", "login", "email", "slug", "acct",
    ])
  }

  private mutating func suggest(_ option: String, _ shape: Shape, _ reason: String) {
    let option = "\(option) \(spoken(shape.path))"
    // Each variant of a union has its own shape for the same path.
    if candidates.contains(where: { $0.option == option }) { return }
    candidates.append(InferredSchema.Candidate(option: option, reason: reason))
  }
}

/// Whether the text looks like a case name in a program, such as `on_hold`, rather than a number or a code with as many digits as letters.
private func isWord(_ text: String) -> Bool {
  let scalars = text.unicodeScalars
  let letters = scalars.count { $0.properties.isAlphabetic }
  let digits = scalars.count { "0"..."9" ~= $0 }
  let marks = scalars.count { "_-.:".unicodeScalars.contains($0) }
  return 1...40 ~= text.utf8.count && letters + digits + marks == scalars.count && digits < letters
    && scalars.first?.properties.isAlphabetic == true
}

/// The words of a key in lower case: `user` and `id` for `userId`, `user_id` and `userID`.
private func words(ofKey key: Substring) -> Set<String> {
  var words = [""]
  var wasLower = false
  for character in key {
    if !character.isLetter || character.isUppercase && wasLower { words.append("") }
    if character.isLetter { words[words.count - 1] += character.lowercased() }
    wasLower = character.isLowercase
  }
  return Set(words)
}

/// The path as written on the command line.
func spoken(_ path: String) -> String { path.isEmpty ? "." : path }
