extension Diagnostic {
  static func jsonUnclosed(_ container: JSONTokens.Container?, at location: Location) -> Diagnostic
  {
    let what = container.map {
      "the '\($0.isMapping ? "{" : "[")' on line \($0.location.line) is not closed"
    }
    return Diagnostic(
      .syntax,
      "the file ends too early: \(what ?? "a value is missing")",
      at: location
    )
  }

  static func jsonMismatch(_ container: JSONTokens.Container?, at location: Location) -> Diagnostic
  {
    let isMapping = container?.isMapping ?? false
    return Diagnostic(
      .syntax,
      "expected '\(isMapping ? "}" : "]")' to close the '\(isMapping ? "{" : "[")' on line "
        + "\(container?.location.line ?? 1)",
      at: location
    )
  }

  static func jsonMissingComma(at location: Location) -> Diagnostic {
    Diagnostic(.syntax, "expected ',' before this, or the closing bracket", at: location)
  }

  static func jsonMissingColon(after key: String, at location: Location) -> Diagnostic {
    Diagnostic(.syntax, "expected ':' after the key \"\(excerpt(key))\"", at: location)
  }

  static func jsonTrailingComma(at location: Location) -> Diagnostic {
    Diagnostic(
      .syntax,
      "JSON does not allow a comma before a closing bracket; remove it",
      at: location
    )
  }

  static func jsonComment(at location: Location) -> Diagnostic {
    Diagnostic(.syntax, "JSON has no comments; remove it", at: location)
  }

  static func jsonAfterEnd(at location: Location) -> Diagnostic {
    Diagnostic(.syntax, "the JSON value has ended before this; remove what follows", at: location)
  }

  static func jsonSingleQuotes(at location: Location) -> Diagnostic {
    Diagnostic(.syntax, "JSON strings take double quotes", at: location)
  }

  static func jsonBareKey(_ word: String, at location: Location) -> Diagnostic {
    Diagnostic(.syntax, "JSON keys take double quotes: \"\(excerpt(word))\"", at: location)
  }

  static func jsonWord(_ word: String, at location: Location) -> Diagnostic {
    let message =
      switch word.lowercased() {
      case let literal where ["true", "false", "null"].contains(literal):
        "JSON writes '\(literal)' in lower case"
      case "nan", "infinity", "inf", "+infinity", "+inf":
        "JSON has no '\(word)'; write null or a string"
      case "none", "nil", "undefined": "JSON has no '\(word)'; write null"
      case let word where word.hasPrefix("+"): "a JSON number has no '+' before it; remove it"
      case let word where word.hasPrefix("."): "a JSON number has a digit before the '.': 0.5"
      default: "'\(excerpt(word))' is not a JSON value; put a string in double quotes"
      }
    return Diagnostic(.syntax, message, at: location)
  }

  static func jsonUnexpected(
    _ scalar: Unicode.Scalar,
    key: Bool,
    at location: Location
  ) -> Diagnostic {
    let found =
      scalar.isASCII && scalar.value > 0x20 && scalar.value < 0x7F
      ? "'\(scalar)'" : codePoint(scalar)
    return Diagnostic(
      .syntax,
      "expected a \(key ? "key in double quotes" : "value"), not \(found)",
      at: location
    )
  }

  static func jsonUnclosedString(at location: Location) -> Diagnostic {
    Diagnostic(
      .syntax,
      "the string that starts here is not closed on its line; write a line break as \\n",
      at: location
    )
  }

  static func jsonControlCharacter(_ scalar: Unicode.Scalar, at location: Location) -> Diagnostic {
    let escape =
      scalar == "\t" ? "\\t" : "\\u" + String(0x10000 + scalar.value, radix: 16).dropFirst()
    return Diagnostic(
      .syntax,
      "the character \(codePoint(scalar)) is not allowed in a string; write \(escape)",
      at: location
    )
  }

  static func jsonEscape(at location: Location) -> Diagnostic {
    Diagnostic(
      .syntax,
      "unknown escape; JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with 4 digits",
      at: location
    )
  }

  static func jsonUnicodeEscape(at location: Location) -> Diagnostic {
    Diagnostic(.syntax, "\\u takes 4 hexadecimal digits", at: location)
  }

  static func jsonLoneSurrogate(_ unit: UInt16, at location: Location) -> Diagnostic {
    Diagnostic(
      .encoding,
      "\\u\(String(unit, radix: 16)) is half a character; write both halves, "
        + "or the character itself",
      at: location
    )
  }

  static func jsonNumber(_ text: String, _ reason: String, at location: Location) -> Diagnostic {
    Diagnostic(.syntax, "'\(excerpt(text))' is not a JSON number: \(reason)", at: location)
  }
}
