import OutputInterface

/// A piece of Swift code that can be laid out like swift-format does: on one line if it fits, otherwise broken.
package enum Code: Hashable, Sendable {
  /// Code that is always on one line: `service.title`.
  case fragment(Fragment)
  case string(SwiftString)
  /// The lines of a literal, such as those of `jsonLiteral`. All lines but the first are indented.
  case lines([String])
  /// Parts that follow one another: `Self.name` and a list of arguments.
  case sequence([Code])
  /// Arguments, parameters or elements: all on one line, or each on a line of its own.
  case list(open: String, [Code], close: String)
  /// `{ $0.title }`, or with parameters `{ book in … }`.
  case closure(parameters: String = "", [Code])
  /// A base and its links: `service.books`, `.filter { … }`, `.map { … }`. If the chain is broken, each link begins a line.
  indirect case chain(Code, [Code])
  /// Operands joined by operators of one precedence: `a ?? b ?? "none"`.
  indirect case binary(Code, [Operation])
  indirect case parentheses(Code)
  indirect case ternary(Code, then: Code, else: Code)
  /// A target, `let x` or `x`, and its value.
  indirect case assignment(Code, Code)
  /// A statement for one line, and the form to use if it is too long: constants for its parts, and a statement that uses them.
  indirect case naming(Code, [Part], Code)
  /// A head that ends with a brace, and the statements in the braces; never on one line: `for index in rows.indices {` … `}`.
  indirect case braces(Code, [Code])
  /// `if … { … } else if … { … } else { … }`
  case conditional([Branch], otherwise: [Code] = [])
  /// `switch … { case … }`. A branch without conditions is the `default`.
  indirect case choice(of: Code, [Branch])
  /// `guard … else { return nil }`
  case guarded([Code], otherwise: [Code])

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
    /// Whether the branch of a `switch` is compiled only if `DEBUG` is set.
    package let isForDebugging: Bool

    package init(_ conditions: [Code], _ body: [Code], isForDebugging: Bool = false) {
      self.conditions = conditions
      self.body = body
      self.isForDebugging = isForDebugging
    }
  }
}

extension Code {
  /// Code that is always on one line and has no needs: `service.title`.
  package static func text(_ text: String) -> Code { .fragment(Fragment(text)) }

  /// `try value`
  package static func trying(_ value: Code) -> Code {
    var keyword = Fragment("try ")
    keyword.mayThrow = true
    return .sequence([.fragment(keyword), value])
  }

  /// `name(a, in: context)`. The arguments include their labels.
  package static func call(_ name: String, _ arguments: [Code]) -> Code {
    .call(.text(name), arguments)
  }

  /// A call of a function that is given as code, such as a helper: `clockText(locale: context.locale)`
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

  /// `service.author?.name`. The names include their question marks.
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

  /// The code on one line, however wide that is; `nil` for code that is never on one line.
  package var flat: String? {
    if case .fragment(let fragment) = self { return fragment.text }
    var flat: [UInt8] = []
    flat.reserveCapacity(lineWidth)
    return append(to: &flat) ? String(decoding: flat, as: UTF8.self) : nil
  }

  /// Appends the code on one line. Returns `false` if the code is never on one line.
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
      return base.asBase.append(to: &flat) && append(suffixes, to: &flat)
    case .binary(let first, let operations):
      guard first.asOperand.append(to: &flat) else { return false }
      return operations.allSatisfy {
        flat.append(" \($0.sign) ")
        return $0.operand.asOperand.append(to: &flat)
      }
    case .parentheses(let code):
      return append(["(", code, ")"], to: &flat)
    case .ternary(let condition, let then, let otherwise):
      return append([condition.asOperand, " ? ", then, " : ", otherwise], to: &flat)
    case .assignment(let target, let value):
      return append([target, " = ", value], to: &flat)
    case .naming(let whole, _, _): return whole.append(to: &flat)
    case .braces, .conditional, .choice: return false
    case .guarded(let conditions, let otherwise):
      flat.append("guard ")
      guard append(conditions, separator: ", ", to: &flat) else { return false }
      guard otherwise.count == 1 else { return false }
      flat.append(" else { ")
      guard append(otherwise, separator: "", to: &flat) else { return false }
      flat.append(" }")
    }
    return true
  }

  /// The code as an operand: every operator binds more tightly than `? :`.
  var asOperand: Code { if case .ternary = self { .parentheses(self) } else { self } }

  /// The code as what a member is read of.
  var asBase: Code { if case .binary = self { .parentheses(self) } else { asOperand } }

  private func append(_ parts: [Code], separator: String = "", to flat: inout [UInt8]) -> Bool {
    for (index, part) in parts.enumerated() {
      if index > 0 { flat.append(separator) }
      guard part.append(to: &flat) else { return false }
    }
    return true
  }
}
