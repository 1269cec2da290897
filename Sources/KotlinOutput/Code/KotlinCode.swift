import OutputInterface

/// A piece of Kotlin code that can be laid out as Kotlin's style guide requires: on one line if it fits, otherwise broken.
enum Code: Hashable, Sendable {
  /// Code that is always on one line: `profile.name`.
  case text(String, needs: Set<Need> = [])
  /// A literal, with templates: `"@$username"`.
  case string([StringPart])
  /// Parts that follow one another: a name and a list of arguments.
  case sequence([Code])
  /// Arguments or parameters: all on one line, or each on a line of its own.
  case list(open: String, [Code], close: String)
  /// `{ page -> statement }`, or without parameters `{ statement }`.
  case lambda(parameters: String, [Code])
  /// A receiver and its links: `books`, `.filter { … }`. If the chain is broken, each link begins a line.
  indirect case chain(Code, [Code])
  indirect case binary(Code, sign: String, Code)
  indirect case parentheses(Code)
  /// `val name = value`, or `name = value`.
  indirect case assignment(Code, Code)
  /// `if (condition) a else b`
  indirect case conditional([Branch], otherwise: Code)
  /// `when (subject) { a, b -> value; else -> value }`
  indirect case choice(of: Code, [Branch], otherwise: Code?)
  /// `if (condition) { statements }`, with each statement on a line of its own.
  indirect case block(head: Code, [Code])

  enum StringPart: Hashable, Sendable {
    case literal(String)
    case template(Code)
  }

  /// A value, and the conditions or patterns that select it.
  struct Branch: Hashable, Sendable {
    let conditions: [Code]
    let value: Code
  }
}

extension Code: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) { self = .text(text) }

  init(stringInterpolation: Interpolation) { self = .text(stringInterpolation.text) }

  /// Text with other texts, and not with code, whose needs would be lost: that is a sequence.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ text: some StringProtocol) { self.text += text }

    mutating func appendInterpolation(_ number: Int) { text += String(number) }
  }
}

extension Code {
  /// A helper of the support file, by the name that it declares.
  static func helper(_ name: String) -> Code { .text(name, needs: [.helper(name)]) }

  /// A helper of the tests' support file, by the name that it declares.
  static func testHelper(_ name: String) -> Code { .text(name, needs: [.testHelper(name)]) }

  /// A name of a package, which the file imports.
  static func imported(_ name: String, from package: String) -> Code {
    .text(name, needs: [.module("\(package).\(name)")])
  }

  static func call(_ function: Code, _ arguments: [Code]) -> Code {
    .sequence([function, .list(open: "(", arguments, close: ")")])
  }

  /// The code on one line, however wide that is; `nil` for code that is never on one line.
  var flat: String? { isBroken ? nil : onOneLine }

  /// Whether the code, or a part of it outside of texts, is never on one line.
  private var isBroken: Bool {
    switch self {
    case .string: false
    case .choice, .block: true
    case .conditional(let branches, _) where branches.count > 1: true
    case .lambda(_, let body) where body.count != 1: true
    default: children.contains(where: \.isBroken)
    }
  }

  /// The code on one line, even if it is never written so outside of a text: `if (a) 1 else if (b) 2 else 3`.
  var onOneLine: String {
    switch self {
    case .text(let text, _): return text
    case .string(let parts): return stringLiteral(parts)
    case .sequence(let parts): return joined(parts)
    case .list(let open, let items, let close): return open + joined(items, ", ") + close
    case .lambda(let parameters, let body):
      return "{ \(parameters.isEmpty ? "" : "\(parameters) -> ")\(joined(body, "; ")) }"
    case .chain(let receiver, let links): return joined([receiver.asReceiver] + links)
    case .binary(let left, let sign, let right):
      return joined([left.asOperand, right.asOperand], " \(sign) ")
    case .parentheses(let code): return "(\(code.onOneLine))"
    case .assignment(let target, let value): return joined([target, value], " = ")
    case .conditional(let branches, let otherwise):
      let tests = branches.map { "if (\(joined($0.conditions, " && "))) \($0.value.onOneLine)" }
      return (tests + [otherwise.onOneLine]).joined(separator: " else ")
    case .choice(let subject, let branches, let otherwise):
      var entries = branches.map { "\(joined($0.conditions, ", ")) -> \($0.value.onOneLine)" }
      if let otherwise { entries.append("else -> \(otherwise.onOneLine)") }
      return "when (\(subject.onOneLine)) { \(entries.joined(separator: "; ")) }"
    case .block(let head, let body): return "\(head.onOneLine) { \(joined(body, "; ")) }"
    }
  }

  private func joined(_ parts: [Code], _ separator: String = "") -> String {
    parts.map(\.onOneLine).joined(separator: separator)
  }

  /// The code as an operand: an `else` would take the operator for a part of its value.
  var asOperand: Code { if case .conditional = self { .parentheses(self) } else { self } }

  /// The code as what a member is read of.
  var asReceiver: Code { if case .binary = self { .parentheses(self) } else { asOperand } }

  var needs: Set<Need> {
    if case .text(_, let needs) = self { return needs }
    return children.reduce(into: []) { $0.formUnion($1.needs) }
  }

  /// The direct parts of the code.
  var children: [Code] {
    switch self {
    case .text: []
    case .string(let parts):
      parts.compactMap { if case .template(let code) = $0 { code } else { nil } }
    case .sequence(let parts), .list(_, let parts, _), .lambda(_, let parts): parts
    case .chain(let first, let rest), .block(let first, let rest): [first] + rest
    case .binary(let left, _, let right), .assignment(let left, let right): [left, right]
    case .parentheses(let code): [code]
    case .conditional(let branches, let otherwise):
      branches.flatMap { $0.conditions + [$0.value] } + [otherwise]
    case .choice(let subject, let branches, let otherwise):
      [subject] + branches.flatMap { $0.conditions + [$0.value] } + [otherwise].compactMap { $0 }
    }
  }
}
