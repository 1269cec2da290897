import OutputInterface
import ViewModelIR

// Texts with marks.

extension TextWriter {
  /// `styledText { "**${it.text(name)}** liked this" }`, or with `.text` only its words.
  func styled(_ text: Text, _ styling: Styling) throws(NotInKotlin) -> Code {
    if text.translation != nil {
      let call = try translated(text)
      return styling.isPlain ? .chain(call, [".text"]) : call
    }
    var parts: [Code.StringPart] = []
    for segment in text.segments {
      switch segment {
      case .literal(let literal): parts.append(.literal(literal))
      case .value(let value, let format):
        let call: Code
        if let markdown = text.markdown(of: segment) {
          call = .call("it.markdown", [try expressions.code(markdown)])
        } else {
          call = .call("it.text", [try part(value, format)])
        }
        parts.append(.template(call))
      }
    }
    return try styling.code(.string(parts), in: expressions.screen)
  }
}

extension Styling {
  /// `styledText(links = setOf("https")) { "**words**" }`
  func code(_ markdown: Code, in screen: KotlinScreen) throws(NotInKotlin) -> Code {
    let tokens = try tokenType.map(screen.types.tokenNeeds) ?? []
    var function = Code.text("styledText", needs: tokens.union([.helper("styledText")]))
    if schemes != Self.defaultSchemes {
      let links = Code.call("setOf", schemes.map { .string([.literal($0)]) })
      function = .call(function, [option("links", links)])
    }
    let styled = Code.sequence([function, " ", .lambda(parameters: "", [markdown])])
    return isPlain ? .chain(styled, [".text"]) : styled
  }
}
