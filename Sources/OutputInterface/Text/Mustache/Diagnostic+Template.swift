import DocumentReader

extension Diagnostic {
  private static func template(_ message: String, at location: Location) -> Diagnostic {
    Diagnostic(.template, message, at: location)
  }

  static func templateNotUTF8(_ file: SourceFile) -> Diagnostic {
    template("the template is not UTF-8: save it as UTF-8", at: file.whole)
  }

  static func templateUnclosedTag(_ end: [UInt8], at location: Location) -> Diagnostic {
    let end = excerpt(String(decoding: end, as: UTF8.self))
    return template("the tag is not closed: end it with '\(end)'", at: location)
  }

  static func templateUnknownTag(_ content: String, at location: Location) -> Diagnostic {
    template(
      "'\(excerpt(content))' is neither a name nor a tag: names consist of letters, digits and '_', joined by '.'",
      at: location
    )
  }

  static func templateDelimiters(at location: Location) -> Diagnostic {
    template("delimiters must be two words without '=', as in '{{=<% %>=}}'", at: location)
  }

  static func templateUnclosedSection(_ name: Template.Name) -> Diagnostic {
    template(
      "the section '\(name.text)' is not closed: end it with '{{/\(name.text)}}'",
      at: name.location
    )
  }

  static func templateUnopenedSection(_ name: Template.Name) -> Diagnostic {
    template(
      "no section is open here: remove the end of '\(name.text)', or start it with '{{#\(name.text)}}'",
      at: name.location
    )
  }

  static func templateWrongEnd(_ name: Template.Name, of section: Template.Name) -> Diagnostic {
    template(
      "this ends '\(name.text)', but the innermost open section is '\(section.text)' on line "
        + "\(section.location.line): close that first",
      at: name.location
    )
  }

  static func templateNesting(_ name: Template.Name) -> Diagnostic {
    template(
      "sections are nested more than \(Limits.nesting) deep: move some into a partial",
      at: name.location
    )
  }

  static func templateUnknownPartial(
    _ name: Template.Name,
    among partials: [String]
  ) -> Diagnostic {
    template(
      "there is no template '\(name.text)'" + hint(name.text, among: partials),
      at: name.location
    )
  }

  static func templateRecursion(_ name: Template.Name, including: [String]) -> Diagnostic {
    let path = (including.drop { $0 != name.text } + [name.text]).joined(separator: " > ")
    return template(
      "the template '\(name.text)' contains itself (\(path)): repeat with a section over a list instead",
      at: name.location
    )
  }

  static func templateUnknownName(_ name: Template.Name, among names: [String]) -> Diagnostic {
    template(
      "unknown name '\(name.text)'" + hint(name.text, among: names),
      at: name.location
    )
  }

  static func templateNotText(_ name: Template.Name) -> Diagnostic {
    template(
      "'\(name.text)' is not a text: use it as a section, '{{#\(name.text)}}'",
      at: name.location
    )
  }

  static func templateUnknownFile(_ file: SourceFile, among names: [String]) -> Diagnostic {
    let name = templateName(ofPath: file.path)
    return template(
      "there is no template '\(excerpt(name))'" + hint(name, among: names),
      at: file.whole
    )
  }
}

private func hint(_ name: String, among names: [String]) -> String {
  names.isEmpty ? "" : "; \(Hint(for: name, among: names.sorted()))"
}
