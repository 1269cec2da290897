import ViewModelIR

// The conditions of `if` and `guard`.

extension ExpressionWriter {
  func conditions(_ conditions: [Condition]) -> [Code] {
    var writer = self
    writer.isInCondition = true
    return conditions.map { condition in
      defer { writer = writer.binding([condition]) }
      return switch condition {
      case .holds(let value): writer.code(value)
      case .binds(let binding): writer.binding(binding)
      case .matches(let match):
        .assignment("case \(match.pattern)", writer.code(match.value))
      }
    }
  }

  /// Returns a writer for the code after the conditions, in which the names that they bind stand for themselves.
  func binding(_ conditions: [Condition]) -> Self {
    var writer = self
    for name in conditions.boundNames { writer.otherNames[name] = nil }
    return writer
  }

  /// `let author = post.author`, or `let author` for a variable of that name
  func binding(_ binding: Binding) -> Code {
    let name = swiftIdentifier(binding.name)
    let value = code(binding.value)
    return value == .text(name) ? .text("let \(name)") : .assignment("let \(name)", value)
  }
}

extension CaseMatch {
  /// `.image(let image)`
  var pattern: String {
    let payload = name.map { "(let \(swiftIdentifier($0)))" } ?? ""
    let mark = value.type.isOptional ? "?" : ""
    return ".\(swiftMember(caseName))\(payload)\(mark)"
  }
}
