import DocumentReader

extension Diagnostic {
  static func onlyNull(_ path: String, at location: Location) -> Diagnostic {
    unknown(path, "is null in all samples", at: location)
  }

  static func onlyEmptyLists(_ path: String, at location: Location) -> Diagnostic {
    unknown(path, "is an empty list in all samples", at: location)
  }

  static func onlyEmptyObjects(_ path: String, at location: Location) -> Diagnostic {
    unknown(path, "is an empty object in all samples", at: location)
  }

  private static func unknown(_ path: String, _ what: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .warning,
      .samples,
      "\(subject(path)) \(what), so its type is unknown; add a sample that has a value, or set the type in the schema",
      at: location
    )
  }

  static func disagreement(
    _ path: String,
    _ first: (kind: Shape.Kind, place: Location),
    _ second: (kind: Shape.Kind, place: Location)
  ) -> Diagnostic {
    let place = "\(first.place.file.path):\(first.place.line):\(first.place.column)"
    return Diagnostic(
      .warning,
      .samples,
      "\(subject(path)) is \(article(second.kind)) here, but \(article(first.kind)) in \(place), so the schema allows both; "
        + "correct the sample if one of them is a mistake",
      at: second.place
    )
  }

  // MARK: Options

  /// - Parameter endpoints: The names of several endpoints; empty if there is only one.
  static func noSuchPath(
    _ path: String,
    option: String,
    known: [String],
    in endpoints: [String]
  ) -> Diagnostic {
    if !endpoints.isEmpty, !endpoints.contains(where: { "\(path).".hasPrefix("\($0).") }) {
      return noEndpoint(path, option: option, known: known, endpoints)
    }
    let hint = Hint(for: path, among: known.filter { !$0.isEmpty }, else: "the samples have")
    return Diagnostic(
      .samples,
      "nothing in the samples is at '\(excerpt(path))'",
      hint,
      at: whole(option)
    )
  }

  private static func noEndpoint(
    _ path: String,
    option: String,
    known: [String],
    _ endpoints: [String]
  ) -> Diagnostic {
    let complete = known.first { $0.lowercased().hasSuffix(".\(path.lowercased())") }
    return Diagnostic(
      .samples,
      "nothing in the samples is at '\(excerpt(spoken(path)))'; with several '--from', "
        + "a path begins with the name of a response",
      complete.map(Hint.init(nearest:)) ?? Hint(for: path, near: known)
        ?? Hint("the responses are \(list(endpoints, "and"))"),
      at: whole(option)
    )
  }

  static func wrongKind(
    _ path: String,
    option: String,
    needed: Shape.Kind,
    at location: Location
  ) -> Diagnostic {
    if option == "--date" {
      return Diagnostic(
        .samples,
        "\(subject(path)) is not a string here; if it counts seconds or milliseconds since 1970, declare it as 'unixtime' or "
          + "'unixtime-milliseconds' under 'service.types' in the spec",
        at: location
      )
    }
    let needed = needed == .object ? "objects" : "strings"
    return Diagnostic(
      .samples,
      "'\(option)' is for \(needed), but \(subject(path)) is something else here; remove the option, or use another path",
      at: location
    )
  }

  static func noDate(_ path: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .samples,
      "\(subject(path)) is not a date here: neither RFC 3339 (2024-03-05T13:45:07Z), with or without an offset, nor a day (2024-03-05); "
        + "remove '--date \(spoken(path))'",
      at: location
    )
  }

  static func noEnumeration(_ path: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .samples,
      "\(subject(path)) has more than \(TextFacts.mostValues) different values, or values that are too long; remove '--enum \(spoken(path))'",
      at: location
    )
  }

  private static func subject(_ path: String) -> String {
    path.isEmpty ? "the value" : "'\(excerpt(path, limit: 200))'"
  }

  private static func article(_ kind: Shape.Kind) -> String {
    switch kind {
    case .null: "null"
    case .boolean, .number, .string: "a \(kind.rawValue)"
    case .integer, .array, .object: "an \(kind.rawValue)"
    }
  }
}
