extension Diagnostic {
  // MARK: Files

  static func fileTooLarge(at location: Location) -> Diagnostic {
    Diagnostic(
      .limit,
      "the file has more than \(Limits.fileSize >> 20) MiB; split it",
      at: location
    )
  }

  static func notUTF8(_ what: String, at location: Location) -> Diagnostic {
    Diagnostic(.encoding, "the file is not UTF-8 (\(what)); save it as UTF-8", at: location)
  }

  static func nulByte(at location: Location) -> Diagnostic {
    Diagnostic(
      .encoding,
      "a NUL byte, as in binary files and UTF-16; save the file as UTF-8 text",
      at: location
    )
  }

  static func forbiddenCharacter(_ scalar: Unicode.Scalar, at location: Location) -> Diagnostic {
    let digits = String(scalar.value, radix: 16)
    let escape = "\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    return Diagnostic(
      .encoding,
      "the character \(codePoint(scalar)) is not allowed in YAML; "
        + "remove it, or write \"\(escape)\" in double quotes",
      at: location
    )
  }

  static func nestedTooDeep(at location: Location) -> Diagnostic {
    Diagnostic(
      .limit,
      "lists and mappings are nested more than \(Limits.nesting) levels deep",
      at: location
    )
  }

  static func emptyDocument(at location: Location) -> Diagnostic {
    Diagnostic(.emptyValue, "the file is empty; a mapping or a list is expected", at: location)
  }

  package static func duplicateKey(
    _ key: String,
    first: Location,
    at location: Location
  ) -> Diagnostic {
    Diagnostic(
      .duplicateKey,
      "the key '\(excerpt(key))' is already used on line \(first.line); "
        + "remove or rename one of the two",
      at: location
    )
  }

  package static func unreadable(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(.unreadableFile, "cannot read it: \(reason)", at: whole(path))
  }

  package static func unreadable(_ path: String, _ reason: String, at location: Location) -> Self {
    Self(.unreadableFile, "cannot read \(quoted(path, limit: 200)): \(reason)", at: location)
  }

  // MARK: YAML

  static func severalDocuments(at location: Location) -> Diagnostic {
    Diagnostic(
      .unsupportedYAML,
      "a second YAML document; keep one document in a file and remove this '---'",
      at: location
    )
  }

  static func tag(_ tag: String, at location: Location) -> Diagnostic {
    let standard = "tag:yaml.org,2002:"
    let name = tag.hasPrefix(standard) ? "!!" + tag.dropFirst(standard.count) : tag
    return Diagnostic(
      .unsupportedYAML,
      "the tag '\(excerpt(name))' is not supported; remove it, "
        + "or quote the whole text if '!' is part of it",
      at: location
    )
  }

  static func mergeKey(at location: Location) -> Diagnostic {
    Diagnostic(
      .unsupportedYAML,
      "the merge key '<<' is not part of YAML 1.2; write its keys out, or quote it",
      at: location
    )
  }

  static func complexKey(at location: Location) -> Diagnostic {
    Diagnostic(
      .unsupportedYAML,
      "a key must be a text, not a list or a mapping; quote it if it is one",
      at: location
    )
  }

  static func nullKey(_ text: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .unsupportedYAML,
      text.isEmpty
        ? "a key is missing here"
        : "null cannot be a key; quote it if you mean a text: \"\(text)\"",
      at: location
    )
  }

  static func undefinedAlias(
    _ name: String,
    suggestion: String?,
    at location: Location
  ) -> Diagnostic {
    let hint =
      suggestion.map { Hint(nearest: "*" + $0) }
      ?? "define '&\(excerpt(name))' before it, or quote the text if '*' is part of it"
    return Diagnostic(
      .unsupportedYAML,
      "the alias '*\(excerpt(name))' has no anchor",
      hint,
      at: location
    )
  }

  static func circularAlias(_ name: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .unsupportedYAML,
      "the alias '*\(excerpt(name))' refers to a value that contains it; refer to another value",
      at: location
    )
  }

  static func tooManyAliasedNodes(at location: Location) -> Diagnostic {
    Diagnostic(
      .limit,
      "the aliases up to here expand to more than \(Limits.aliasedNodes) values",
      at: location
    )
  }

  static func emptyValue(of key: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .emptyValue,
      "'\(excerpt(key))' has no value; write null or \"\" if that is meant",
      at: location
    )
  }

  static func emptyItem(at location: Location) -> Diagnostic {
    Diagnostic(
      .emptyValue,
      "the list item has no value; write null or \"\" if that is meant",
      at: location
    )
  }

  static func unquotedTemplate(_ text: String = "{…}", at location: Location) -> Diagnostic {
    Diagnostic(
      .unquotedTemplate,
      "a text that starts with '{' needs quotes around all of it: \"\(excerpt(text))\"",
      at: location
    )
  }

  static func textCutAtComma(_ before: String, _ after: String, at location: Location) -> Diagnostic
  {
    Diagnostic(
      .unquotedTemplate,
      "inside braces a comma ends the text before it: quote the whole text, such as \"\(excerpt("\(before),\(after)"))\"",
      at: location
    )
  }

  static func swallowedTemplate(at location: Location) -> Diagnostic {
    Diagnostic(
      .warning,
      .unquotedTemplate,
      "' #' starts a comment, so this is not part of the text; quote the whole text",
      at: location
    )
  }

  static func notFinite(_ text: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .unsupportedYAML,
      "'\(excerpt(text))' is not a JSON number; quote it if it is a text",
      at: location
    )
  }

  static func numberPast64Bits(_ text: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .limit,
      "the number '\(excerpt(text))' has more than 64 bits; write it in decimal, "
        + "or quote it if it is a text",
      at: location
    )
  }
}
