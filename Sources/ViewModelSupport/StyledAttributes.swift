import Foundation

nonisolated extension AttributedString {
  /// Creates a text with the marks of Markdown.
  ///
  /// - Parameter links: The schemes of the links that the text can contain. Other links are text.
  package init(styled text: StyledText, links: Set<String> = StyledText.usualLinks) {
    self.init()
    for run in text.styledRuns(links: links) {
      var attributes = AttributeContainer()
      if !run.marks.isEmpty { attributes.marks = run.marks }
      if let link = run.link { attributes.link = link }
      if let token = run.token { attributes[TokenAttribute.self] = token }
      append(AttributedString(run.text, attributes: attributes))
    }
  }
}

/// The name of the token of a part of a styled text.
package nonisolated enum TokenAttribute: AttributedStringKey {
  package typealias Value = String
  package static let name = "Token"
}

nonisolated extension AttributedString {
  /// Returns the parts of the text that have a token, to give them its color, for example.
  package func parts<Token: RawRepresentable<String>>(
    with type: Token.Type
  ) -> [(range: Range<AttributedString.Index>, token: Token)] {
    runs[TokenAttribute.self].compactMap { name, range in
      name.flatMap(type.init(rawValue:)).map { (range, $0) }
    }
  }
}

nonisolated extension AttributeContainer {
  #if canImport(Darwin)
    package var marks: Set<TextMark> {
      get {
        let intent = inlinePresentationIntent?.rawValue ?? 0
        return Set(TextMark.allCases.filter { intent & $0.rawValue != 0 })
      }
      set {
        let intent = newValue.reduce(0) { $0 | $1.rawValue }
        inlinePresentationIntent = InlinePresentationIntent(rawValue: intent)
      }
    }
  #else
    /// Foundation has InlinePresentationIntent only on Apple's systems.
    private enum Key: AttributedStringKey {
      typealias Value = Set<TextMark>
      static let name = "TextMarks"
    }

    package var marks: Set<TextMark> {
      get { self[Key.self] ?? [] }
      set { self[Key.self] = newValue }
    }
  #endif
}
