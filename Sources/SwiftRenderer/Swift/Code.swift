/// A piece of Swift that can be laid out as `swift format` would: on one line where it fits, else broken.
package indirect enum Code: Hashable, Sendable {
  /// On one line, as it is: `service.title`.
  case text(String)
  case string(SwiftString)
  /// The lines of a literal such as `jsonLiteral` gives: the first stays where it is, the others are indented.
  case lines([String])
  /// One after the other: `Self.name` and the list of arguments.
  case sequence([Code])
  /// Arguments, parameters or elements: all on the line, or each on its own.
  case list(open: String, [Code], close: String)
  /// `{ $0.title }`, or with parameters `{ book in … }`.
  case closure(parameters: String = "", [Code])
  /// `service.books` and `.filter { … }`, `.map { … }`: a break before each, where there is one.
  case chain(Code, [Code])
  /// Operands of one precedence: `a ?? b ?? "none"`.
  case binary(Code, [Operation])
  case parentheses(Code)
  case ternary(Code, then: Code, else: Code)
  /// `let x` or `x`, and what it becomes.
  case assignment(String, Code)
  /// A head and what its braces hold, never on one line: `switch stock {` … `}`, `case .inStock:` has no braces.
  case braces(Code, [Code])
  /// `if … { … } else if … { … } else { … }`
  case conditional([Branch], otherwise: [Code] = [])
  /// `guard … else { return nil }`
  case guarded([Code], otherwise: String)

  package struct Operation: Hashable, Sendable {
    package let sign: String
    package let operand: Code

    package init(_ sign: String, _ operand: Code) {
      self.sign = sign
      self.operand = operand
    }
  }

  package struct Branch: Hashable, Sendable {
    package let conditions: [Code]
    package let body: [Code]

    package init(_ conditions: [Code], _ body: [Code]) {
      self.conditions = conditions
      self.body = body
    }
  }
}

extension Code: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self = .text(text) }
}

extension Code {
  /// `name(a, in: context)`; arguments carry their labels.
  package static func call(_ name: String, _ arguments: [Code]) -> Code {
    .sequence([.text(name), .list(open: "(", arguments, close: ")")])
  }

  /// `label: value`
  package static func argument(_ label: String, _ value: Code) -> Code {
    .sequence([.text("\(label): "), value])
  }

  package static func array(_ elements: [Code]) -> Code {
    .list(open: "[", elements, close: "]")
  }

  /// `service.author?.name`, from the names with their question marks.
  package static func path(_ names: [String]) -> Code {
    guard names.count > 1, let first = names.first else { return .text(names.joined()) }
    return .chain(.text(first), names.dropFirst().map { .text(".\($0)") })
  }

  /// `["EUR": 1]`
  package static func dictionary(_ members: [(key: String, value: Code)]) -> Code {
    if members.isEmpty { return "[:]" }
    return .array(members.map { .sequence([.string(SwiftString($0.key)), ": ", $0.value]) })
  }

  /// `return value`
  package static func returning(_ value: Code) -> Code {
    .sequence([.text("return "), value])
  }

  /// On one line whatever its width; nil for what never is.
  package var flat: String? {
    switch self {
    case .text(let text): text
    case .string(let string): string.literal
    case .lines(let lines): lines.count == 1 ? lines.first : nil
    case .sequence(let parts): flat(parts)
    case .list(let open, let items, let close):
      flat(items, separator: ", ").map { open + $0 + close }
    case .closure(let parameters, let body):
      body.count == 1
        ? flat(body).map { parameters.isEmpty ? "{ \($0) }" : "{ \(parameters) in \($0) }" } : nil
    case .chain(let base, let suffixes): flat([base] + suffixes)
    case .binary(let first, let operations):
      flat([first] + operations.map { .sequence([.text(" \($0.sign) "), $0.operand]) })
    case .parentheses(let code): code.flat.map { "(\($0))" }
    case .ternary(let condition, let then, let otherwise):
      flat([condition, " ? ", then, " : ", otherwise])
    case .assignment(let target, let value): value.flat.map { "\(target) = \($0)" }
    case .braces, .conditional: nil
    case .guarded(let conditions, let otherwise):
      flat(conditions, separator: ", ").map { "guard \($0) else { \(otherwise) }" }
    }
  }

  private func flat(_ parts: [Code], separator: String = "") -> String? {
    var flat: [String] = []
    for part in parts {
      guard let text = part.flat else { return nil }
      flat.append(text)
    }
    return flat.joined(separator: separator)
  }
}
