import ViewModelIR

extension Styling {
  /// `AttributedString().addingValue(name, .strong).addingWords(" liked this")`
  ///
  /// - Parameters:
  ///   - marked: The slots whose values have marks of their own.
  ///   - value: Returns the value in a slot: a String or, with marks, an AttributedString.
  func code(
    _ pieces: [TextPattern.Piece],
    marked: Set<Int> = [],
    value: (Int) -> Code = { _ in "\"\"" }
  ) -> Code {
    func text(_ pieces: [TextPattern.Piece]) -> Code {
      if case .slot(let slot)? = pieces.first, pieces.count == 1 { return value(slot) }
      return .string(
        SwiftString(
          pieces.map { piece in
            switch piece {
            case .literal(let literal): .text(literal)
            case .slot(let slot): .code(value(slot))
            }
          }
        )
      )
    }
    let links = MarkedText(pieces).styledParts.map { part -> Code in
      var arguments = [text([part.content])]
      let marks = part.markNames.map { Code.text(".\($0)") }
      if !marks.isEmpty { arguments.append(marks.count == 1 ? marks[0] : .array(marks)) }
      if let url = part.link?.url {
        let url = Code.call("URL", [.argument("string", .string(SwiftString(url)))])
        arguments.append(.argument("link", url))
      } else if let link = part.link {
        let parts = Code.array([text(link.start)] + link.rest.map { text([$0]) })
        let url = Code.call(".\(helper: "checkedLink")", [parts] + schemesArgument)
        arguments.append(.argument("link", .chain("URL", [url])))
      }
      if let token = part.token {
        arguments.append(.argument("token", .string(SwiftString(token))))
      }
      guard case .slot(let slot) = part.content else {
        return .call(".\(helper: "addingWords")", arguments)
      }
      return marked.contains(slot)
        ? .call(".\(helper: "addingMarked")", arguments)
        : .call(".\(helper: "addingValue")", arguments)
    }
    return links.isEmpty ? "AttributedString()" : .chain("AttributedString()", links)
  }

  /// `schemes: ["https"]`, unless these are the usual ones.
  fileprivate var schemesArgument: [Code] {
    if schemes == Self.defaultSchemes { return [] }
    return [.argument("schemes", .array(schemes.map { .string(SwiftString($0)) }))]
  }
}

extension MarkedValue {
  /// `note.styledMarkdown().truncatedWords(to: 40)`
  func code(_ styling: Styling, _ expressions: ExpressionWriter) -> Code {
    let reading: Code =
      switch marks {
      case .read(.markdown): .call(".\(helper: "styledMarkdown")", styling.schemesArgument)
      case .read(.html): .call(".\(helper: "styledHTML")", styling.schemesArgument)
      case .highlighted(let words):
        .call(".\(helper: "highlighted")", [expressions.code(words)])
      }
    let cut = length.map { Code.call(".\(helper: "truncatedWords")", ["to: \(String($0))"]) }
    let value = expressions.code(value, in: .postfix)
    return .chain(value, [reading] + [cut].compactMap { $0 })
  }
}
