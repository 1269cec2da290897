import DocumentReader
import ViewModelIR

/// The syntax tree of an expression, without types. docs/spec.md has the grammar.
package struct Syntax: Sendable {
  /// The UTF-8 offsets of the whole expression in its scalar, including parentheses around it.
  package let range: Range<Int>
  /// The part that a message points at: the sign of an operator, the name of a member, or otherwise the whole expression.
  package let mark: Range<Int>
  package let kind: Kind

  package indirect enum Kind: Sendable {
    case integer(String)
    case number(String)
    case string(String)
    case bool(Bool)
    case null
    case emptyList
    case name(String)
    /// `$0`
    case element
    /// `.inStock`
    case implicitMember(String)
    /// `base.name` or `base?.name`
    case member(Syntax, name: String, isChained: Bool)
    /// `base.name(…)`, or without a base `name(…)`, which calls a function of the model or one such as `min(a, b)`.
    case call(Syntax?, name: String, isChained: Bool, arguments: [Argument])
    /// `base['key']` or `base?['key']`
    case lookup(Syntax, key: Syntax, isChained: Bool)
    case prefix(PrefixOperator, Syntax)
    case binary(Syntax, BinaryOperator, Syntax)
    /// `condition ? then : otherwise`
    case choice(Syntax, then: Syntax, otherwise: Syntax)
    /// `value in [literal, …]`
    case membership(Syntax, [Syntax])
    /// `base is Type`. The name is written as in Swift, such as `[Photo]`.
    case isType(Syntax, name: String, mark: Range<Int>)
    /// `base | format | …`. Each format takes the result of the one before it.
    case formatted(Syntax, [FormatSyntax])
  }

  package struct Argument: Sendable {
    package let label: String?
    /// The part that a message points at: the label, or otherwise the value.
    package let mark: Range<Int>
    /// The name that the argument gives to the elements of the list, as in `order in order.isOpen`.
    package let element: ElementName?
    package let value: Syntax
  }

  package struct ElementName: Sendable {
    package let name: String
    /// The UTF-8 offsets of the name in the scalar.
    package let mark: Range<Int>
  }

  /// The source text of an expression that is a path of names, such as `author?.name`; `nil` for any other expression.
  package var path: String? {
    switch kind {
    case .name(let name): name
    case .element: "$0"
    case .member(let base, let name, let isChained):
      base.path.map { $0 + (isChained ? "?." : ".") + name }
    case .lookup(let base, let key, let isChained):
      base.path.map { "\($0)\(isChained ? "?" : "")[\(key.shownKey)]" }
    default: nil
    }
  }

  /// Whether the path has a computed key, as in `rates[code ?? 'EUR']`. Conditions imply nothing about such a value.
  package var hasComputedKey: Bool {
    switch kind {
    case .member(let base, _, _): return base.hasComputedKey
    case .lookup(let base, let key, _):
      let isLiteral =
        switch key.kind {
        case .string, .integer: true
        default: false
        }
      return base.hasComputedKey || !isLiteral && (key.path == nil || key.hasComputedKey)
    default: return false
    }
  }

  /// The source text of a key in brackets; `…` if it is computed.
  package var shownKey: String {
    if case .string(let text) = kind {
      return
        "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
    }
    if case .integer(let text) = kind { return text }
    return path ?? "…"
  }

  package var isInteger: Bool {
    if case .integer = kind { true } else { false }
  }

  /// The literal as a YAML node, with a bare name as a string; `nil` for a computed expression.
  package func literal(in scalar: Node) -> Node? {
    literal.map { literal in
      // Exclude the quotes of a string.
      var range = mark
      if case .string = kind, range.count > 1 {
        range = (range.lowerBound + 1)..<(range.upperBound - 1)
      }
      return Node(literal, at: scalar.location(of: range))
    }
  }

  private var literal: Node.Value? {
    switch kind {
    case .string(let text), .name(let text): .string(text)
    case .integer(let text), .number(let text): .number(text.filter { $0 != "_" })
    case .bool(let bool): .bool(bool)
    case .prefix(.negate, let operand):
      if case .number(let text)? = operand.literal { .number("-" + text) } else { nil }
    default: nil
    }
  }

  /// The expression without its formats, and the formats.
  package var unformatted: (Syntax, [FormatSyntax]) {
    if case .formatted(let base, let formats) = kind { (base, formats) } else { (self, []) }
  }
}

/// A format with its arguments, such as `date(style: long)`, as it follows a `|`.
package struct FormatSyntax: Sendable {
  package let name: String
  /// The UTF-8 offsets of the name in the scalar.
  package let mark: Range<Int>
  /// The UTF-8 offsets of the name and the arguments in the scalar.
  package let range: Range<Int>
  package let arguments: [Syntax.Argument]
  /// The arguments of `plural` and `map` that are texts, by label; empty for other formats.
  package let texts: [String: SpecTemplate]
}

/// The syntax of a template: literal text and placeholders.
package struct TemplateSyntax: Sendable {
  package enum Segment: Sendable {
    case literal(String)
    case placeholder(Syntax)
  }

  package let segments: [Segment]
  /// The UTF-8 offset in the scalar at which each segment starts.
  package let starts: [Int]

  /// The UTF-8 offset in the scalar of a byte of a literal. In the scalar, each brace of a literal is doubled.
  package func offset(of byte: Int, in segment: Int) -> Int {
    guard segments.indices.contains(segment), case .literal(let text) = segments[segment] else {
      return starts.dropFirst(segment).first ?? 0
    }
    let braces = text.utf8.prefix(byte)
      .count { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    return starts[segment] + byte + braces
  }
}

/// A syntax error in an expression or a template.
struct SyntaxProblem: Error {
  let range: Range<Int>
  let message: String
}
