extension Code {
  /// `name(arguments) { … }`, or `name { … }` without arguments.
  static func call(_ name: Code, _ arguments: [Code], closure: Code) -> Code {
    .sequence([arguments.isEmpty ? name : .call(name, arguments), " ", closure])
  }

  /// `name(arguments) { … } accept: { … }`
  static func call(_ name: Code, _ arguments: [Code], _ body: [Code], accept: [Code]) -> Code {
    .sequence([
      arguments.isEmpty ? name : .call(name, arguments), " ", .braces("{", body),
      " accept: ", .braces("{", accept),
    ])
  }

  /// `if case .done = ending { … }`, with further conditions
  static func ifCase(
    _ pattern: String,
    _ subject: String,
    and conditions: [Code] = [],
    _ body: [Code]
  ) -> Code {
    let condition = Code.text("case .\(pattern) = \(subject)")
    if conditions.isEmpty, body.count == 1, let only = body.first,
      only.flat.map({ $0.count < 40 }) == true
    {
      return "if \(condition) \(braces: only)"
    }
    return .conditional([.init([condition] + conditions, body)])
  }
}
