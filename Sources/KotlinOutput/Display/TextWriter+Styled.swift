import OutputInterface
import ViewModelIR

// Texts with marks.

extension TextWriter {
  /// `styledText { it.addValue(name, StyledText.Style.Strong).addWords(" liked this") }`, or with `.text` only its words.
  func styled(_ text: Text, _ styling: Styling) throws(NotInKotlin) -> Code {
    let styled: Code
    if text.translation != nil {
      styled = try translated(text)
    } else {
      var values: [Int: Code] = [:]
      for case (let slot, .value(let value, let format)) in text.segments.enumerated() {
        let marked = try marked(text.segments[slot], of: text)
        values[slot] = if let marked { marked } else { try part(value, format) }
      }
      let parts = styling.parts(of: text.pieces, values, marked: text.markedSlots)
      styled = try styling.code(parts, in: expressions.screen)
    }
    return styling.isPlain ? .chain(styled, [".text"]) : styled
  }

  /// Returns the value of a segment with its own marks; `nil` if it has none.
  func marked(_ segment: Text.Segment, of text: Text) throws(NotInKotlin) -> Code? {
    guard let styling = text.styling, let marked = text.marked(segment) else { return nil }
    return try marked.code(styling, expressions)
  }
}

extension MarkedValue {
  /// `note.styledMarkdown().truncatedWords(40)`
  fileprivate func code(
    _ styling: Styling,
    _ expressions: ExpressionWriter
  ) throws(NotInKotlin) -> Code {
    let (reader, arguments) =
      switch marks {
      case .read(.markdown): ("styledMarkdown", styling.links)
      case .read(.html): ("styledHtml", styling.links)
      case .highlighted(let words): ("highlighted", [try expressions.code(words)])
      }
    let reading = Code.text(".\(reader)", needs: [.helper(reader)])
    let cutting = Code.text(".truncatedWords", needs: [.helper("truncatedWords")])
    let cut = length.map { Code.call(cutting, [.text(String($0))]) }
    let value = try expressions.code(value, in: .postfix)
    return .chain(value, [.call(reading, arguments)] + [cut].compactMap { $0 })
  }
}

extension Styling {
  /// `styledText(links = setOf("https")) { parts }`
  func code(_ parts: Code, in screen: KotlinScreen) throws(NotInKotlin) -> Code {
    let tokens = try tokenType.map(screen.types.tokenNeeds) ?? []
    var function = Code.text("styledText", needs: tokens.union([.helper("styledText")]))
    if !links.isEmpty { function = .call(function, links) }
    return .sequence([function, " ", .lambda(parameters: "", [parts])])
  }

  /// `links = setOf("https")`, unless these are the usual ones.
  fileprivate var links: [Code] {
    if schemes == Self.defaultSchemes { return [] }
    return [option("links", .call("setOf", schemes.map { .string([.literal($0)]) }))]
  }

  /// `it.addValue(name, StyledText.Style.Strong).addWords(" liked this")`
  func parts(of pieces: [TextPattern.Piece], _ values: [Int: Code], marked: Set<Int>) -> Code {
    func text(_ pieces: [TextPattern.Piece]) -> Code {
      if case .slot(let slot)? = pieces.first, pieces.count == 1 { return values[slot] ?? "\"\"" }
      return .string(
        pieces.flatMap { piece -> [Code.StringPart] in
          switch piece {
          case .literal(let literal): [.literal(literal)]
          case .slot(let slot): values[slot].map(\.stringParts) ?? []
          }
        }
      )
    }
    let links = MarkedText(pieces).styledParts.map { part -> Code in
      var arguments = [text([part.content])]
      if let token = part.token {
        arguments.append(.call("StyledText.Style.Token", [.string([.literal(token)])]))
      }
      if let url = part.link?.url {
        arguments.append(.call("StyledText.Style.Link", [.string([.literal(url)])]))
      } else if let link = part.link {
        arguments.append(.call("it.link", [text(link.start)] + link.rest.map { text([$0]) }))
      }
      for name in part.markNames {
        arguments.append(.text("StyledText.Style.\(capitalized(name))"))
      }
      guard case .slot(let slot) = part.content else { return .call(".addWords", arguments) }
      return marked.contains(slot)
        ? .call(.text(".addMarked", needs: [.helper("addMarked")]), arguments)
        : .call(".addValue", arguments)
    }
    return links.isEmpty ? "it" : .chain("it", links)
  }
}
