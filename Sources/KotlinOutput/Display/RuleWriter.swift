import ViewModelIR

/// Writes the expressions that compute the fields of a view model.
struct RuleWriter {
  let texts: TextWriter
  let screen: Screen

  init(_ screen: Screen, hiding: Set<String>) {
    self.screen = screen
    texts = TextWriter(expressions: ExpressionWriter(screen: screen, hiding: hiding))
  }

  func code(_ rule: Rule) throws(NotInKotlin) -> Code {
    switch rule {
    case .text(let text): return try texts.code(text)
    case .fallback(let text, let otherwise):
      let value = try texts.optionalCode(text)
      guard let otherwise else { return value }
      return .binary(value, sign: "?:", try texts.code(otherwise))
    case .cases(let branches): return try cases(branches)
    case .value(let value), .state(let value): return try texts.expressions.code(value)
    case .each(let nested): return try each(nested)
    case .one(let nested): return try one(nested)
    case .join: throw NotInKotlin("'join'")
    }
  }

  private func cases(_ branches: [Rule.Branch]) throws(NotInKotlin) -> Code {
    var written: [Code.Branch] = []
    for branch in branches.dropLast() {
      var conditions: [Code] = []
      for condition in branch.conditions {
        guard case .holds(let value) = condition else {
          throw NotInKotlin("a condition that unwraps a value")
        }
        conditions.append(try texts.expressions.code(value, in: .conjunction))
      }
      written.append(Code.Branch(conditions: conditions, value: try code(branch)))
    }
    guard let last = branches.last else { return "null" }
    return written.isEmpty ? try code(last) : .conditional(written, otherwise: try code(last))
  }

  private func code(_ branch: Rule.Branch) throws(NotInKotlin) -> Code {
    guard let rule = branch.rule else { return "null" }
    return try code(rule)
  }

  // MARK: - Nested view models

  /// `photos.map { it.toPhotoUiState(context) }`
  private func each(_ nested: Rule.Nested) throws(NotInKotlin) -> Code {
    let closure = Code.lambda(parameters: "", [.sequence(["it.", try call(nested)])])
    return try texts.expressions.link(.sequence(["map ", closure]), on: nested.source)
  }

  private func one(_ nested: Rule.Nested) throws(NotInKotlin) -> Code {
    if nested.source.type.isOptional, !nested.isOptional(in: screen) {
      throw NotInKotlin("a model of an optional")
    }
    return try texts.expressions.link(try call(nested), on: nested.source)
  }

  /// `toPhotoUiState(context)`
  private func call(_ nested: Rule.Nested) throws(NotInKotlin) -> Code {
    if !nested.arguments.isEmpty { throw NotInKotlin("'with'") }
    let usesContext = screen.viewModel(nested.model)?.usesContext ?? false
    let name = adapterName(screen.uiStateName(ofModel: nested.model))
    return .call(.text(name), usesContext ? ["context"] : [])
  }
}

/// `toProfileUiState`
func adapterName(_ type: String) -> String { "to\(type)" }
