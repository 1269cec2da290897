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
        let isMarkdown = text.markdownSlots.contains(slot)
        values[slot] = try isMarkdown ? expressions.code(value) : part(value, format)
      }
      let parts = styling.parts(of: text.pieces, values, markdown: text.markdownSlots)
      styled = try styling.code(parts, in: expressions.screen)
    }
    return styling.isPlain ? .chain(styled, [".text"]) : styled
  }
}

extension Styling {
  /// `styledText(links = setOf("https")) { parts }`
  func code(_ parts: Code, in screen: KotlinScreen) throws(NotInKotlin) -> Code {
    let tokens = try tokenType.map(screen.types.tokenNeeds) ?? []
    var function = Code.text("styledText", needs: tokens.union([.helper("styledText")]))
    if schemes != Self.defaultSchemes {
      let links = Code.call("setOf", schemes.map { .string([.literal($0)]) })
      function = .call(function, [option("links", links)])
    }
    return .sequence([function, " ", .lambda(parameters: "", [parts])])
  }

  /// `it.addValue(name, StyledText.Style.Strong).addWords(" liked this")`
  func parts(of pieces: [TextPattern.Piece], _ values: [Int: Code], markdown: Set<Int>) -> Code {
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
      return markdown.contains(slot)
        ? .call(.text(".addMarkdown", needs: [.helper("addMarkdown")]), arguments)
        : .call(".addValue", arguments)
    }
    return links.isEmpty ? "it" : .chain("it", links)
  }
}
