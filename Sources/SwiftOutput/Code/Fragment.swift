import OutputInterface

/// Code that is always on one line, such as `RFC3339.date(from: text)`, and what its author knows about it.
package struct Fragment: Hashable, Sendable {
  package var text: String
  package var needs: Set<Need> = []
  /// Whether the code is more than a path, an operation on paths or a literal.
  package var isCall = false
  package var hasBraces = false
  package var mayThrow = false

  package init(_ text: String, needs: Set<Need> = []) {
    self.text = text
    self.needs = needs
  }

  package static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.text += right.text
    sum.needs.formUnion(right.needs)
    sum.isCall = left.isCall || right.isCall
    sum.hasBraces = left.hasBraces || right.hasBraces
    sum.mayThrow = left.mayThrow || right.mayThrow
    return sum
  }
}

extension Code: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self = .text(text) }

  package init(stringInterpolation: Interpolation) {
    self = .fragment(stringInterpolation.fragment)
  }

  /// `"\(helper: "RFC3339").date\(call: "from: text")"`
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var fragment = Fragment("")

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: String) { fragment.text += text }

    package mutating func appendInterpolation(_ text: String) { fragment.text += text }

    package mutating func appendInterpolation(_ number: Int) { fragment.text += String(number) }

    /// Inserts the code on one line.
    package mutating func appendInterpolation(_ code: Code) { fragment = fragment + code.onOneLine }

    /// Inserts a helper that the code needs; `text` replaces its name.
    package mutating func appendInterpolation(helper name: String, as text: String? = nil) {
      fragment = fragment + Fragment(text ?? name, needs: [.helper(name)])
    }

    package mutating func appendInterpolation(testHelper name: String) {
      fragment = fragment + Fragment(name, needs: [.testHelper(name)])
    }

    package mutating func appendInterpolation(own name: String) {
      fragment = fragment + Fragment(name, needs: [.own(name)])
    }

    /// `(arguments)`
    package mutating func appendInterpolation(call arguments: Code) {
      appendInterpolation("(\(arguments))" as Code)
      fragment.isCall = true
    }

    /// `{ statement }`
    package mutating func appendInterpolation(braces statement: Code) {
      appendInterpolation("{ \(statement) }" as Code)
      fragment.isCall = true
      fragment.hasBraces = true
    }
  }
}

// MARK: - Properties of code

extension Code {
  private var onOneLine: Fragment {
    var fragment = Fragment(flat ?? "", needs: needs)
    (fragment.isCall, fragment.hasBraces, fragment.mayThrow) = (isCall, hasBraces, mayThrow)
    return fragment
  }

  package var needs: Set<Need> {
    var needs: Set<Need> = []
    visit { needs.formUnion($0.needs) }
    return needs
  }

  /// Whether the code contains a `try`.
  package var mayThrow: Bool {
    var mayThrow = false
    visit { mayThrow = mayThrow || $0.mayThrow }
    return mayThrow
  }

  package var hasBraces: Bool {
    switch self {
    case .fragment(let fragment): fragment.hasBraces
    case .closure, .braces, .conditional, .choice, .guarded: true
    default: children.contains(where: \.hasBraces)
    }
  }

  /// Whether the code is more than a path, an operation on paths or a literal.
  package var isCall: Bool {
    switch self {
    case .fragment(let fragment): fragment.isCall
    case .sequence, .list, .closure, .lines, .parentheses, .ternary: true
    case .chain, .binary: children.contains(where: \.isCall)
    default: false
    }
  }

  private func visit(_ body: (Fragment) -> Void) {
    if case .fragment(let fragment) = self { body(fragment) }
    for child in children { child.visit(body) }
  }

  private var children: [Code] {
    switch self {
    case .fragment, .lines: []
    case .string(let string): string.code
    case .sequence(let parts), .closure(_, let parts): parts
    case .list(_, let items, _): items
    case .chain(let base, let suffixes): [base] + suffixes
    case .binary(let first, let operations): [first] + operations.map(\.operand)
    case .parentheses(let code): [code]
    case .assignment(let target, let value): [target, value]
    case .ternary(let condition, let then, let otherwise): [condition, then, otherwise]
    case .naming(let whole, _, _): [whole]
    case .braces(let head, let body): [head] + body
    case .conditional(let branches, let otherwise):
      branches.flatMap { $0.conditions + $0.body } + otherwise
    case .choice(let subject, let branches):
      [subject] + branches.flatMap { $0.conditions + $0.body }
    case .guarded(let conditions, let otherwise): conditions + otherwise
    }
  }
}

extension SwiftString {
  fileprivate var code: [Code] {
    segments.compactMap { if case .code(let code) = $0 { code } else { nil } }
  }
}
