import DocumentReader
import ViewModelIR

extension Diagnostic {
  static func mixedDates(
    _ option: String,
    _ type: ValueType,
    wants wanted: ValueType,
    at location: Location
  ) -> Self {
    let names: (ValueType) -> String = {
      switch $0.unwrapped {
      case .day: "a calendar day"
      case .localDateTime: "a local date-time"
      default: "a date with a time"
      }
    }
    return Self(
      .typeMismatch,
      "'\(option)' is \(names(type)), but the value is \(names(wanted)): use \(names(wanted)) for both",
      at: location
    )
  }

  static func unquotedOption(_ option: String, _ word: String, at location: Location) -> Self {
    Self(
      .unknownName,
      "there is no property '\(word)' for the option '\(option)': if you mean a text, put it in quotes",
      at: location
    )
  }

  /// - Parameter given: The names of the options before it.
  static func unlabelledOption(
    of format: FormatDefinition,
    after given: Set<String>,
    at location: Location
  ) -> Self {
    let value = location.shortText ?? "value"
    guard let names = format.optionNames else {
      let key = format == .plural ? "one" : "value"
      return Self(
        .format,
        "a text of '\(format.name)' needs its \(format == .plural ? "category" : "value"), as in \(quoted("\(format.name)(\(key): \(value))"))",
        at: location
      )
    }
    let left = names.filter { !given.contains($0) }
    guard let name = left.first else {
      return Self(
        .format,
        "\(quoted(format.name)) has no \(names.isEmpty ? "options" : "other options"): remove this one",
        at: location
      )
    }
    let use = quoted("\(format.name)(\(name): \(value))")
    let others =
      left.count == 1 ? "" : "; other options are \(list(left.dropFirst(), "and", most: 3))"
    return Self(
      .format,
      "an option of '\(format.name)' needs its name: write \(use)\(others)",
      at: location
    )
  }

  static func unquotedUnits(at location: Location) -> Self {
    Self(.format, "write several units as one text, as in units: 'hours, minutes'", at: location)
  }

  static func optionsWithoutNames(_ node: Node, of format: FormatDefinition) -> Self {
    let name = format.name
    guard let option = format.optionNames?.first else {
      return Self(
        .wrongType,
        "'\(name)' has no options: write '{ \(name): true }'",
        at: node.location
      )
    }
    let options = "{ \(option): \(node.text ?? "…") }"
    return Self(
      .wrongType,
      "write the options of '\(name)' by name, as in \(quoted("{ \(name): \(options) }"))",
      at: node.location
    )
  }

  static func doubledOption(_ name: String, at location: Location) -> Self {
    Self(.duplicateKey, "the option '\(name)' is given twice: keep one", at: location)
  }

  static func dataUnderFormats(
    _ name: String,
    _ type: ValueType,
    use: String,
    at location: Location
  ) -> Self {
    let wanted =
      type.isDateLike ? "cannot be set" : "must be a literal '\(type.specName)'"
    return Self(.wrongType, "'\(name)' \(wanted) under 'formats'; \(use)", at: location)
  }

  static func unknownOption(
    _ name: String,
    of format: String,
    allowed: [String],
    at location: Location
  ) -> Self {
    let hint =
      allowed.isEmpty ? "it takes none" : Hint(for: name, among: allowed, else: "it takes", "or")
    return Self(.unknownKey, "'\(format)' has no option \(quoted(name))", hint, at: location)
  }
}
