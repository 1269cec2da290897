import CYAML

extension YAMLReader {
  mutating func takeScalar(_ event: yaml_event_t) {
    let scalar = event.data.scalar
    var text = String(
      decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length),
      as: UTF8.self
    )
    if let standIns { text = standIns.restored(in: text) }
    let style = Node.Style(scalar.style)
    let start =
      scalar.anchor == nil ? position(event.start_mark) : skipAnchor(from: event.start_mark)
    let location = Location(file, from: start, to: end(of: event, style))
    if let tag = scalar.tag {
      note(.tag(string(tag), at: place(event.start_mark)))
    }
    if style == .plain, let comment = lines.comment(after: position(event.end_mark)) {
      diagnostics.append(.swallowedTemplate(at: comment))
    }
    var built = NodeBuilder.Built(node: Node(.string(text), style: style, at: location))
    if builder.expectsKey {
      takeKey(text, style, at: location)
    } else {
      // A tag without a text is reported as a tag, not also as an empty value.
      let isText = style != .plain || scalar.tag != nil
      let value = isText ? .string(text) : plainValue(text, ended: event.end_mark, at: location)
      let isReported = value == nil || scalar.tag != nil
      let node = Node(value ?? .null, style: style, isReported: isReported, at: location)
      built = NodeBuilder.Built(node: node)
      builder.add(built)
    }
    if let anchor = scalar.anchor { anchors[string(anchor)] = .done(built) }
  }

  private mutating func end(of event: yaml_event_t, _ style: Node.Style) -> Position {
    switch style {
    case .plain, .singleQuoted, .doubleQuoted: position(event.end_mark)
    case .literal, .folded:
      lines.endOfText(beforeLine: event.end_mark.line, column: event.end_mark.column)
    }
  }

  private mutating func takeKey(_ text: String, _ style: Node.Style, at location: Location) {
    builder.setKey(.name(text, location))
    guard style == .plain else { return }
    if text == "<<" {
      note(.mergeKey(at: location))
      if !isForeign { builder.setKey(.invalid) }
    } else if case .value(.null) = YAMLScalar(plain: text) {
      note(.nullKey(text, at: location))
      builder.setKey(.invalid)
    } else if let top = builder.top, top.kind == .flowMapping,
      hasOpenParenthesis(text) || text.contains(" ? ")
    {
      // YAML cuts `{price | currency(code: code)}` and `{isOpen ? 1 : 2}` at their colons, which leaves such keys.
      reportTemplate("{\(text)…}", top)
    }
  }

  /// Returns `nil` if the text is an error, which is reported.
  private mutating func plainValue(
    _ text: String,
    ended mark: yaml_mark_t,
    at location: Location
  ) -> Node.Value? {
    if text.isEmpty {
      let offset = lines.offset(line: mark.line, column: mark.column)
      let hasColon = file.bytes.prefix(offset).last { !$0.isBlank } == UInt8(ascii: ":")
      if isForeign, hasColon || builder.top?.isMapping == false { return .null }
      reportEmpty(afterColon: hasColon, at: location)
      return nil
    }
    if let top = builder.top, top.kind == .flowMapping, case .name(let key, _) = top.key,
      let before = top.lastPlainText, opensCall(before), hasOpenParenthesis(before),
      closesParenthesis(text)
    {
      if !top.isReported {
        diagnostics.append(.textCutAtComma(before, " \(key): \(text)", at: location))
      }
      builder.markReported()
    }
    switch YAMLScalar(plain: text) {
    case .value(let value): return value
    case .notFinite: note(.notFinite(text, at: location))
    case .tooLarge: note(.numberPast64Bits(text, at: location))
    }
    return nil
  }

  private mutating func reportEmpty(afterColon hasColon: Bool, at location: Location) {
    guard let top = builder.top else {
      diagnostics.append(.emptyDocument(at: location))
      return
    }
    guard case .name(let key, _) = top.key else {
      if !top.isMapping { diagnostics.append(.emptyItem(at: location)) }
      return
    }
    if top.kind == .flowMapping, !hasColon, let before = top.lastText {
      // `{ a: 1,234 }`: YAML reads what comes after the comma as another key.
      if !top.isReported { diagnostics.append(.textCutAtComma(before, key, at: location)) }
      builder.markReported()
    } else if top.kind == .flowMapping, !hasColon {
      reportTemplate("{\(key)}", top)
    } else if !top.isReported {
      diagnostics.append(.emptyValue(of: key, at: location))
    }
  }

  private mutating func reportTemplate(_ text: String, _ container: NodeBuilder.Container) {
    if !container.isReported {
      diagnostics.append(.unquotedTemplate(text, at: container.location))
    }
    builder.markReported()
  }

  private func hasOpenParenthesis(_ text: String) -> Bool { openParentheses(text) > 0 }

  /// Whether a parenthesis is closed that the text does not open: YAML cuts `posts.sorted($0.date, descending: true)` at its comma, and
  /// the second half is such a text.
  private func closesParenthesis(_ text: String) -> Bool { openParentheses(text) < 0 }

  private func openParentheses(_ text: String) -> Int {
    text.utf8.reduce(0) { $0 + ($1 == 0x28 ? 1 : $1 == 0x29 ? -1 : 0) }
  }

  /// Whether a parenthesis follows a letter, as in a call and unlike in a smiley.
  private func opensCall(_ text: String) -> Bool {
    zip(text, text.dropFirst()).contains { $0.isLetter && $1 == "(" }
  }
}

extension Node.Style {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}

/// The meaning of a plain scalar in YAML 1.2's core schema.
enum YAMLScalar {
  case value(Node.Value)
  /// `.inf` or `.nan`, which JSON does not have.
  case notFinite
  /// A hexadecimal or octal number of more than 64 bits.
  case tooLarge

  init(plain text: String) {
    switch text {
    case "null", "Null", "NULL", "~", "": self = .value(.null)
    case "true", "True", "TRUE": self = .value(.bool(true))
    case "false", "False", "FALSE": self = .value(.bool(false))
    default: self = Self.number(text) ?? .value(.string(text))
    }
  }

  private static func number(_ text: String) -> YAMLScalar? {
    // Most scalars are words, which need none of the checks below.
    guard let first = text.utf8.first, first.isDigit || [0x2B, 0x2D, 0x2E].contains(first) else {
      return nil
    }
    for (prefix, radix) in [("0x", 16), ("0o", 8)] where text.hasPrefix(prefix) {
      let digits = text.dropFirst(2)
      guard !digits.isEmpty, digits.utf8.allSatisfy({ $0.isDigit(radix: radix) }) else {
        return nil
      }
      return UInt64(digits, radix: radix).map { .value(.number(String($0))) } ?? .tooLarge
    }
    let unsigned = text.drop { $0 == "+" || $0 == "-" }
    guard unsigned.utf8.count + 1 >= text.utf8.count else { return nil }
    if [".inf", ".Inf", ".INF"].contains(unsigned) { return .notFinite }
    if [".nan", ".NaN", ".NAN"].contains(text) { return .notFinite }
    return isDecimal(unsigned.utf8) ? .value(.number(text)) : nil
  }

  /// Whether the text is `[0-9]+(\.[0-9]*)?` or `\.[0-9]+`, optionally followed by `[eE][-+]?[0-9]+`.
  private static func isDecimal(_ text: Substring.UTF8View) -> Bool {
    let whole = text.prefix { $0.isDigit }
    var rest = text.dropFirst(whole.count)
    var digits = whole.count
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix { $0.isDigit }
      digits += fraction.count
      rest = rest.dropFirst(fraction.count + 1)
    }
    guard digits > 0 else { return false }
    guard let exponent = rest.first else { return true }
    guard exponent | 0x20 == UInt8(ascii: "e") else { return false }
    rest = rest.dropFirst()
    if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      rest = rest.dropFirst()
    }
    return !rest.isEmpty && rest.allSatisfy { $0.isDigit }
  }
}

extension UInt8 {
  func isDigit(radix: Int) -> Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): true
    case UInt8(ascii: "8")...UInt8(ascii: "9"): radix >= 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): radix == 16
    default: false
    }
  }
}
