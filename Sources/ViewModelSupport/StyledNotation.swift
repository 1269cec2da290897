import Foundation

nonisolated extension AttributedString {
  /// The text with its marks in Markdown, such as `**Ada** liked [your post](https://example.com)`.
  public var notation: String {
    var writer = StyledNotation()
    let styles = runs.map { StyledNotation.styles(of: $0.attributes) }
    for (index, run) in runs.enumerated() {
      let isCode = run.attributes.marks.contains(.code)
      // A mark can begin inside of a character.
      let words = String(String.UnicodeScalarView(unicodeScalars[run.range]))
      writer.add(words, styles[index...], isCode: isCode)
    }
    return writer.finished()
  }
}

/// Writes a text with marks in Markdown, in which a mark neither begins nor ends with a space.
private nonisolated struct StyledNotation {
  enum Style: Hashable {
    case link(URL)
    case token(String)
    case mark(String)
  }

  private var text = ""
  private var open: [Style] = []
  private var spaces = ""

  static func styles(of attributes: AttributeContainer) -> [Style] {
    let marks = attributes.marks
    let token = attributes[TokenAttribute.self].map(Style.token)
    let link = attributes.link.map(Style.link)
    return [
      token, link, marks.contains(.strong) ? .mark("**") : nil,
      marks.contains(.emphasized) ? .mark("*") : nil,
      marks.contains(.struckThrough) ? .mark("~~") : nil,
    ].compactMap { $0 }
  }

  /// Adds a part. `styles` are those of this part and of all that follow. A style that lasts longer
  /// begins outside.
  mutating func add(_ part: String, _ styles: ArraySlice<[Style]>, isCode: Bool) {
    let words = isCode ? part[...] : part.drop(while: \.isWhitespace)
    let wanted = styles.first ?? []
    close(to: open.prefix(while: wanted.contains).count)
    if words.isEmpty {
      spaces += part
      return
    }
    text += spaces + part[..<words.startIndex]
    let new = wanted.filter { !open.contains($0) }
      .map { style in (style, styles.prefix { $0.contains(style) }.count) }
    // The order of styles that last equally long is kept.
    for length in Set(new.map(\.1)).sorted(by: >) {
      for (style, _) in new.filter({ $0.1 == length }) { begin(style) }
    }
    let last = words.lastIndex { isCode || !$0.isWhitespace }
    let end = last.map(words.index(after:)) ?? words.endIndex
    text += isCode ? code(String(words)) : escaped(words[..<end])
    spaces = String(words[end...])
  }

  mutating func finished() -> String {
    close(to: 0)
    return text + spaces
  }

  private mutating func begin(_ style: Style) {
    open.append(style)
    switch style {
    case .link:
      // With one of these signs, a link would be an image or a token.
      if let sign = text.last, sign == "!" || sign == "^" { text = text.dropLast() + "\\\(sign)" }
      text += "["
    case .token: text += "^["
    case .mark(let mark): text += mark
    }
  }

  private mutating func close(to count: Int) {
    while open.count > count, let style = open.popLast() {
      switch style {
      case .link(let url): text += "](\(target(url)))"
      case .token(let name): text += "](\(name))"
      case .mark(let mark): text += mark
      }
    }
  }

  private func target(_ url: URL) -> String {
    url.absoluteString.replacingOccurrences(of: "(", with: "\\(")
      .replacingOccurrences(of: ")", with: "\\)")
  }

  /// The code in more backticks than it contains.
  private func code(_ text: String) -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let isClear = text.first != "`" && text.last != "`"
    let isTrimmed = text.first == " " && text.last == " " && text.contains { $0 != " " }
    return isClear && !isTrimmed ? fence + text + fence : "\(fence) \(text) \(fence)"
  }

  private func escaped(_ text: some StringProtocol) -> String {
    let special: Set<Unicode.Scalar> = ["\\", "`", "*", "_", "~", "[", "]", "<"]
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if special.contains(scalar) { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }
}
