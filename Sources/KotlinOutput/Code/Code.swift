import TextOutput

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
}

extension Code {
  /// A helper of the support file, by the name that it declares.
  static func helper(_ name: String) -> Code { .text(name, needs: [.helper(name)]) }

  /// A name of a package, which the file imports.
  static func imported(_ name: String, from package: String) -> Code {
    .text(name, needs: [.module("\(package).\(name)")])
  }

  static func call(_ function: Code, _ arguments: [Code]) -> Code {
    .sequence([function, .list(open: "(", arguments, close: ")")])
  }

  /// The code on one line, however wide that is; `nil` for code that is never on one line.
  var flat: String? {
    switch self {
    case .text(let text, _): return text
    case .string(let parts): return stringLiteral(parts)
    case .sequence(let parts): return joined(parts)
    case .list(let open, let items, let close):
      return joined(items, separator: ", ").map { open + $0 + close }
    case .lambda(let parameters, let body):
      guard body.count == 1, let statement = body.first?.flat else { return nil }
      return parameters.isEmpty ? "{ \(statement) }" : "{ \(parameters) -> \(statement) }"
    case .chain(let receiver, let links): return joined([receiver] + links)
    case .binary(let left, let sign, let right): return joined([left, " \(sign) ", right])
    case .parentheses(let code): return joined(["(", code, ")"])
    case .assignment(let target, let value): return joined([target, " = ", value])
    case .conditional(let branches, let otherwise):
      guard branches.count == 1, let branch = branches.first,
        let condition = joined(branch.conditions, separator: " && ")
      else { return nil }
      return joined([.text("if (\(condition)) "), branch.value, " else ", otherwise])
    case .choice: return nil
    }
  }

  private func joined(_ parts: [Code], separator: String = "") -> String? {
    let flat = parts.compactMap(\.flat)
    return flat.count == parts.count ? flat.joined(separator: separator) : nil
  }

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
    case .chain(let receiver, let links): [receiver] + links
    case .binary(let left, _, let right), .assignment(let left, let right): [left, right]
    case .parentheses(let code): [code]
    case .conditional(let branches, let otherwise):
      branches.flatMap { $0.conditions + [$0.value] } + [otherwise]
    case .choice(let subject, let branches, let otherwise):
      [subject] + branches.flatMap { $0.conditions + [$0.value] } + [otherwise].compactMap { $0 }
    }
  }
}
