import DocumentReader

extension SchemaWriter {
  private static let mostSuggestedValues = 12

  mutating func writeText(_ shape: Shape) -> Written {
    let texts = textsByPath[shape.path] ?? shape.texts
    if wishes.enumerations.contains(shape.path) { return writeEnumeration(shape) }
    let isAsked = wishes.dates.contains(shape.path)
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
    let count = texts.count == 1 ? "its one value parses" : "all \(texts.count) values parse"
    written.evidence.append(isAsked ? "\(count), as asked" : count)
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
      evidence: ["\(counted(values.count, "value")) in \(shape.texts.count), as asked"]
    )
  }

  private mutating func suggest(for shape: Shape) {
    let texts = textsByPath[shape.path] ?? shape.texts
    if let format = texts.formats.first, format.isDate {
      suggest("--date", shape, "looks like a \(format.rawValue), but has only one value")
    } else if 2...Self.mostSuggestedValues ~= texts.values.count,
      texts.count >= 2 * texts.values.count, texts.values.allSatisfy(isWord)
    {
      let values = list(texts.values, "and")
      suggest("--enum", shape, "\(texts.values.count) values in \(texts.count): \(values)")
    }
  }

  private mutating func suggest(_ option: String, _ shape: Shape, _ reason: String) {
    let option = "\(option) \(spoken(shape.path))"
    // A union's variants each have their own shape of it.
    if candidates.contains(where: { $0.option == option }) { return }
    candidates.append(InferredSchema.Candidate(option: option, reason: reason))
  }
}

/// What a program has for a name: `on_hold`.
private func isWord(_ text: String) -> Bool {
  1...40 ~= text.utf8.count
    && text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0"..."9" ~= $0 || "_-.:".unicodeScalars.contains($0)
    }
}

/// How a path is written on the command line.
func spoken(_ path: String) -> String { path.isEmpty ? "." : path }
