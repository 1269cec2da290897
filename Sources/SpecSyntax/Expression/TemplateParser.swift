import DocumentReader

/// Parses a template: text with placeholders such as `{expression | format}`, and `{{` and `}}` for literal braces.
enum TemplateParser {
  /// Parses a scalar as a template. `diagnostics` receives the errors in the texts inside its placeholders.
  static func parse(
    _ scalar: Node,
    into diagnostics: inout [Diagnostic]
  ) throws(SyntaxProblem) -> TemplateSyntax {
    let bytes = Array((scalar.text ?? "").utf8)
    var segments: [TemplateSyntax.Segment] = []
    var starts: [Int] = []
    var literal: [UInt8] = []
    var start = 0
    var offset = 0

    func flush() {
      if literal.isEmpty { return }
      segments.append(.literal(String(decoding: literal, as: UTF8.self)))
      starts.append(start)
      literal = []
    }

    while offset < bytes.count {
      let byte = bytes[offset]
      let isDoubled = offset + 1 < bytes.count && bytes[offset + 1] == byte
      switch byte {
      case UInt8(ascii: "{") where isDoubled, UInt8(ascii: "}") where isDoubled:
        literal.append(byte)
        offset += 2
      case UInt8(ascii: "{"):
        flush()
        starts.append(offset)
        segments.append(try placeholder(scalar, bytes, at: &offset, into: &diagnostics))
        start = offset
      case UInt8(ascii: "}"):
        throw SyntaxProblem(
          range: offset..<(offset + 1),
          message: "this '}' has no matching '{': for a literal brace write '}}'"
        )
      default:
        literal.append(byte)
        offset += 1
      }
    }
    flush()
    return TemplateSyntax(segments: segments, starts: starts)
  }

  /// Parses `placeholder = "{", expression, "}"`.
  private static func placeholder(
    _ scalar: Node,
    _ bytes: [UInt8],
    at offset: inout Int,
    into diagnostics: inout [Diagnostic]
  ) throws(SyntaxProblem) -> TemplateSyntax.Segment {
    let start = offset
    var parser = try ExpressionParser(scalar, bytes, from: offset + 1)
    defer { diagnostics += parser.diagnostics }
    if parser.at("}") {
      throw SyntaxProblem(
        range: start..<parser.token.range.upperBound,
        message:
          "this placeholder is empty: write an expression in it, or '{{}}' for literal braces"
      )
    }
    let expression = try parser.expression()
    guard parser.at("}") else {
      throw parser.token.kind == .end
        ? SyntaxProblem(
          range: start..<(start + 1),
          message: "this '{' is never closed: for a literal brace write '{{'"
        )
        : parser.leftOver(after: expression, "expected '}' to close the placeholder")
    }
    offset = parser.token.range.upperBound
    return .placeholder(expression)
  }
}
