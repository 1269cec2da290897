import DocumentReader
import ViewModelIR

/// An expression as it is written, before any type is known; docs/spec.md has the grammar.
package struct Syntax: Sendable {
  /// From its first character to its last, parentheses included: UTF-8 offsets in the scalar.
  package let range: Range<Int>
  /// What a message points at: an operator's sign, a member's name, else all of it.
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
    /// `base.name`, `base?.name`
    case member(Syntax, name: String, isChained: Bool)
    /// `base.name(…)`; without a base `name(…)`, a function of the model itself.
    case call(Syntax?, name: String, isChained: Bool, arguments: [Argument])
    /// `base['key']`, `base?['key']`
    case lookup(Syntax, key: Syntax, isChained: Bool)
    case prefix(PrefixOperator, Syntax)
    case binary(Syntax, BinaryOperator, Syntax)
    /// `base is Type`, with the type as Swift writes it: `[Photo]`.
    case isType(Syntax, name: String, mark: Range<Int>)
    /// `base | format`; each format takes what the one before it makes.
    case formatted(Syntax, [FormatSyntax])
  }

  package struct Argument: Sendable {
    package let label: String?
    /// That of its label, where it has one.
    package let mark: Range<Int>
    package let value: Syntax
  }

  /// `author?.name` for a path of names, as it is written; nil for anything else.
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

  /// Whether a key is computed, as in `rates[code ?? 'EUR']`, so that no condition implies anything about the value.
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

  /// A key as it is written between brackets.
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

  /// As YAML would give it, a bare name as a word; nil for what is computed.
  package func literal(in scalar: Node) -> Node? {
    literal.map { literal in
      // A string's characters stand between its quotes.
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

  /// Without the formats after it, and these.
  package var unformatted: (Syntax, [FormatSyntax]) {
    if case .formatted(let base, let formats) = kind { (base, formats) } else { (self, []) }
  }
}

/// `date(style: long)` after the bar of a placeholder.
package struct FormatSyntax: Sendable {
  package let name: String
  /// Where the name is.
  package let mark: Range<Int>
  /// From the name to the end of the arguments.
  package let range: Range<Int>
  package let arguments: [Syntax.Argument]
  /// Of `plural` and `map`: the arguments that are texts, by their labels.
  package let texts: [String: SpecTemplate]
}

/// A template as it is written: literal text and placeholders.
package struct TemplateSyntax: Sendable {
  package enum Segment: Sendable {
    case literal(String)
    case placeholder(Syntax)
  }

  package let segments: [Segment]
}

/// What stops a scalar from being read as an expression or a template.
struct SyntaxProblem: Error {
  let range: Range<Int>
  let message: String
}
