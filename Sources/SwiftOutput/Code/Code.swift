import TextOutput

/// A piece of Swift that can be laid out as `swift format` would: on one line where it fits, else broken.
package enum Code: Hashable, Sendable {
  /// On one line, as it is: `service.title`.
  case fragment(Fragment)
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
  indirect case chain(Code, [Code])
  /// Operands of one precedence: `a ?? b ?? "none"`.
  indirect case binary(Code, [Operation])
  indirect case parentheses(Code)
  indirect case ternary(Code, then: Code, else: Code)
  /// `let x` or `x`, and what it becomes.
  indirect case assignment(Code, Code)
  /// A statement on one line; where that is too long, its parts as values with names, and the statement of these.
  indirect case naming(Code, [Part], Code)
  /// A head and what its braces hold, never on one line: `switch stock {` … `}`, `case .inStock:` has no braces.
  indirect case braces(Code, [Code])
  /// `if … { … } else if … { … } else { … }`
  case conditional([Branch], otherwise: [Code] = [])
  /// `switch … { case … }`; a branch without conditions is the default.
  indirect case choice(of: Code, [Branch])
  /// `guard … else { return nil }`
  case guarded([Code], otherwise: String)

  /// `let name = value`
  package struct Part: Hashable, Sendable {
    package let name: String
    package let value: Code

    package init(_ name: String, _ value: Code) {
      self.name = name
      self.value = value
    }
  }

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
    /// Of a `switch`: whether it is left out where `DEBUG` is not set.
    package let isForDebugging: Bool

    package init(_ conditions: [Code], _ body: [Code], isForDebugging: Bool = false) {
      self.conditions = conditions
      self.body = body
      self.isForDebugging = isForDebugging
    }
  }
}

extension Code {
  /// On one line, as it is, without anything that matters elsewhere: `service.title`.
  package static func text(_ text: String) -> Code { .fragment(Fragment(text)) }

  /// `try value`
  package static func trying(_ value: Code) -> Code {
    var keyword = Fragment("try ")
    keyword.mayThrow = true
    return .sequence([.fragment(keyword), value])
  }

  /// `name(a, in: context)`; arguments carry their labels.
  package static func call(_ name: String, _ arguments: [Code]) -> Code {
    .call(.text(name), arguments)
  }

  /// The same of a helper: `clockText(locale: context.locale)`
  package static func call(_ name: Code, _ arguments: [Code]) -> Code {
    .sequence([name, .list(open: "(", arguments, close: ")")])
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
    if case .fragment(let fragment) = self { return fragment.text }
    var flat: [UInt8] = []
    flat.reserveCapacity(lineWidth)
    return append(to: &flat) ? String(decoding: flat, as: UTF8.self) : nil
  }

  /// Adds the code on one line; false where it never is on one.
  private func append(to flat: inout [UInt8]) -> Bool {
    switch self {
    case .fragment(let fragment): flat.append(fragment.text)
    case .string(let string): flat.append(string.literal)
    case .lines(let lines):
      guard lines.count == 1, let line = lines.first else { return false }
      flat.append(line)
    case .sequence(let parts): return append(parts, to: &flat)
    case .list(let open, let items, let close):
      flat.append(open)
      guard append(items, separator: ", ", to: &flat) else { return false }
      flat.append(close)
    case .closure(let parameters, let body):
      flat.append(parameters.isEmpty ? "{ " : "{ \(parameters) in ")
      guard body.count == 1, append(body, to: &flat) else { return false }
      flat.append(" }")
    case .chain(let base, let suffixes):
      return base.append(to: &flat) && append(suffixes, to: &flat)
    case .binary(let first, let operations):
      guard first.append(to: &flat) else { return false }
      return operations.allSatisfy {
        flat.append(" \($0.sign) ")
        return $0.operand.append(to: &flat)
      }
    case .parentheses(let code):
      return append(["(", code, ")"], to: &flat)
    case .ternary(let condition, let then, let otherwise):
      return append([condition, " ? ", then, " : ", otherwise], to: &flat)
    case .assignment(let target, let value):
      return append([target, " = ", value], to: &flat)
    case .naming(let whole, _, _): return whole.append(to: &flat)
    case .braces, .conditional, .choice: return false
    case .guarded(let conditions, let otherwise):
      flat.append("guard ")
      guard append(conditions, separator: ", ", to: &flat) else { return false }
      flat.append(" else { \(otherwise) }")
    }
    return true
  }

  private func append(_ parts: [Code], separator: String = "", to flat: inout [UInt8]) -> Bool {
    for (index, part) in parts.enumerated() {
      if index > 0 { flat.append(separator) }
      guard part.append(to: &flat) else { return false }
    }
    return true
  }
}
