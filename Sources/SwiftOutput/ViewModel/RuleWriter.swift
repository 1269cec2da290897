import ViewModelIR

/// Writes the statements of a view model's initializer.
struct RuleWriter {
  let screen: Screen
  let texts: TextWriter

  init(_ screen: Screen, _ functions: FormatFunctions, _ translated: TextFunctions) {
    self.screen = screen
    texts = TextWriter(screen, functions, translated)
  }

  /// Returns the statements that assign a view model's `let` values and fields, each with the name of the value or field it belongs to.
  func statements(_ viewModel: ViewModel) -> [(owner: String, code: Code)] {
    let keptRows = viewModel.name == nil ? screen.keptRows : []
    var taken = Set(viewModel.inputs.map(\.name) + viewModel.locals.map(\.name))
    var statements: [(owner: String, code: Code)] = []
    func add(_ more: [Code], of owner: String) {
      statements += more.map { (owner, $0) }
      taken.formUnion(more.flatMap { $0.partNames(indent: 4) })
    }
    for local in viewModel.locals { add(declaration(local, taken), of: local.name) }
    for field in viewModel.fields {
      let target = Target("self.\(swiftMember(field.name))", of: field.name, excluding: taken)
      if let rows = keptRows.first(where: { $0.field == field.name }) {
        add([target.assigning(kept(rows))], of: field.name)
      } else {
        add(self.statements(field.rule, target), of: field.name)
      }
    }
    return statements
  }

  /// `let remaining = …`, or a declaration before the branches that assign the value.
  private func declaration(_ local: ViewModel.Local, _ taken: Set<String>) -> [Code] {
    let name = swiftIdentifier(local.name)
    let target = Target(name, of: local.name, excluding: taken)
    let statements = statements(local.rule, target)
    if let declaration = statements.last?.declaring(name) {
      return statements.dropLast() + [declaration]
    }
    return ["let \(name): \(screen.code(local.type))"] + statements
  }

  /// The field or constant that a rule assigns.
  private struct Target {
    let code: String
    let name: String
    /// The name of the variable that collects the parts of a `join`.
    let parts: String
    /// The names in scope.
    let taken: Set<String>

    init(_ code: String, of name: String, excluding taken: Set<String>) {
      self.code = code
      self.name = name
      self.taken = taken
      parts = unused("\(name)Parts", taken)
    }

    func assigning(_ value: Code) -> Code { .assignment(.text(code), value) }
  }

  /// Returns the statements that assign the value of a rule; none for state, whose declaration has its first value.
  private func statements(_ rule: Rule, _ target: Target) -> [Code] {
    switch rule {
    case .text(let text): return [statement(text, target)]
    case .fallback(let text, let otherwise): return fallback(target, text, otherwise)
    case .cases(let branches):
      return conditional(branches, target, nothing: target.assigning("nil"), target.assigning)
    case .join(let rules, let separator, let languages):
      let isStyled = rules.contains(where: \.isStyled)
      let joined = joined(separator, isStyled: isStyled, isolatedIn: languages)
      return join(target, rules, isStyled: isStyled, joined)
    case .value(let value): return statements(value, target.assigning)
    case .each(let nested): return [target.assigning(each(nested))]
    case .one(let nested): return [target.assigning(one(nested))]
    case .state: return []
    }
  }

  /// Returns the statements that use a value. If the value unwraps several optionals, `if let` is more readable than nested closures.
  private func statements(_ value: TypedExpression, _ use: (Code) -> Code) -> [Code] {
    var (optional, otherwise): (TypedExpression, Code) = (value, "nil")
    if case .coalesce(let left, let right) = value.kind, !left.unwrapped.value.type.isOptional {
      (optional, otherwise) = (left, texts.expressions.code(right))
    }
    let (bindings, body) = optional.unwrapped
    guard bindings.count > 1 else { return [use(texts.expressions.code(value))] }
    let branch = Code.Branch(
      bindings.map { expressionsInCondition.binding($0) },
      [use(texts.expressions.code(body))]
    )
    return [.conditional([branch], otherwise: [use(otherwise)])]
  }

  private func statement(_ text: Text, _ target: Target) -> Code {
    texts.statement(text, of: target.name, excluding: target.taken, target.assigning)
  }

  private func fallback(_ target: Target, _ text: Text, _ otherwise: Text?) -> [Code] {
    guard !text.bindings.isEmpty else { return [statement(text, target)] }
    let optional = texts.optionalCode(text)
    if !optional.containsClosure {
      let value = otherwise.map { .binary(optional, [.init("??", texts.code($0))]) } ?? optional
      return [target.assigning(value)]
    }
    let other = otherwise.map { statement($0, target) } ?? target.assigning("nil")
    return [ifPresent(text, target, otherwise: [other], target.assigning)]
  }

  /// Returns the branches as a `switch` or as `if` and `else`. Each contains the statements that use its result, or `nothing` for a branch
  /// without a result.
  private func conditional(
    _ branches: [Rule.Branch],
    _ target: Target,
    nothing: Code?,
    _ use: (Code) -> Code
  ) -> [Code] {
    func body(_ branch: Rule.Branch) -> [Code] {
      switch branch.rule {
      case .text(let text)?: [ifPresent(text, target, use)]
      case .value(let value)?: statements(value, use)
      default: [nothing].compactMap { $0 }
      }
    }
    let last = branches.last.map(body) ?? []
    var leading = branches.dropLast().map { (branch: $0, body: body($0)) }
    while last.isEmpty, leading.last?.body.isEmpty == true { leading.removeLast() }
    if leading.isEmpty { return last }
    if let choice = UnionSwitch(leading.map(\.branch), screen.service) {
      return [switching(choice, leading.map(\.body), otherwise: last)]
    }
    if let choice = ValueSwitch(leading.map(\.branch), screen.service) {
      return [switching(choice, leading.map(\.body), otherwise: last)]
    }
    if leading.count == 1, last.isEmpty, case (let branch, _)? = leading.first,
      case .text(let text)? = branch.rule
    {
      return [ifPresent(text, target, behind: conditions(branch), use)]
    }
    // A case after one for nil is not needed if it has the same result.
    while let end = leading.last, end.body == last, end.branch.onlyExcludesNil {
      leading.removeLast()
    }
    if leading.isEmpty { return last }
    let conditional = leading.map { Code.Branch(conditions($0.branch), $0.body) }
    // `else if` is more readable than an `else` that only contains an `if`.
    if last.count == 1, case .conditional(let more, let otherwise)? = last.first {
      return [.conditional(conditional + more, otherwise: otherwise)]
    }
    return [.conditional(conditional, otherwise: last)]
  }

  private func switching(_ choice: UnionSwitch, _ bodies: [[Code]], otherwise: [Code]) -> Code {
    let cases = zip(choice.matches, bodies).map { Code.Branch([.text($0.pattern)], $1) }
    let all = cases + (choice.isComplete ? [] : [Code.Branch([], otherwise)])
    return .choice(of: expressionsInCondition.code(choice.union), all.map(\.withBody))
  }

  /// Returns a `switch` over values. Values with the same statements share a case.
  private func switching(_ choice: ValueSwitch, _ bodies: [[Code]], otherwise: [Code]) -> Code {
    func pattern(_ value: TypedExpression) -> Code {
      let code = texts.expressions.code(value)
      return choice.subject.type.isOptional ? .sequence([code, "?"]) : code
    }
    let rest: [Code] =
      switch choice.rest {
      case .value(let value): [pattern(value)]
      case .null: ["nil"]
      case .others: []
      }
    var cases: [Code.Branch] = []
    var indexByBody: [[Code]: Int] = [:]
    let all = zip(choice.values.map { $0.map(pattern) }, bodies) + [(rest, otherwise)]
    // The default must come last.
    for (patterns, body) in all.filter({ !$0.0.isEmpty }) + all.filter({ $0.0.isEmpty }) {
      if let same = indexByBody[body], !patterns.isEmpty {
        cases[same] = Code.Branch(cases[same].conditions + patterns, body)
      } else {
        indexByBody[body] = cases.count
        cases.append(Code.Branch(patterns, body))
      }
    }
    return .choice(of: expressionsInCondition.code(choice.subject), cases.map(\.withBody))
  }

  private var expressionsInCondition: ExpressionWriter {
    var expressions = texts.expressions
    expressions.isInCondition = true
    return expressions
  }

  private func conditions(_ branch: Rule.Branch) -> [Code] {
    texts.expressions.conditions(branch.conditions)
  }

  /// Returns the statements that join a list of parts. If some parts depend on conditions, they are appended to a variable.
  private func join(
    _ target: Target,
    _ rules: [Rule],
    isStyled: Bool,
    _ joined: [Code]
  ) -> [Code] {
    let texts = rules.prefix { if case .text = $0 { true } else { false } }.flatMap(\.texts)
    let list = Code.array(texts.map { self.texts.optionalCode($0) })
    let mayBeNil = texts.contains { !$0.bindings.isEmpty }
    let rest = rules.dropFirst(texts.count)
    if rest.isEmpty {
      let links: [Code] = (mayBeNil ? [".compactMap { $0 }"] : []) + joined
      return [target.assigning(.chain(list, links))]
    }
    let type = isStyled ? "AttributedString" : "String"
    let first: Code =
      texts.isEmpty
      ? .assignment("var \(target.parts): [\(type)]", list)
      : .assignment("var \(target.parts)", mayBeNil ? .chain(list, [".compactMap { $0 }"]) : list)
    return [first] + rest.flatMap { append($0, to: target) }
      + [target.assigning(.chain(.text(target.parts), joined))]
  }

  private func joined(
    _ separator: Text,
    isStyled: Bool,
    isolatedIn languages: [String]
  ) -> [Code] {
    let separators = separator.isEmpty ? [] : [texts.code(separator)]
    let arguments = separators.map { Code.argument("separator", $0) }
    let isIsolated = languages.map { "context.language == .\(languageCase($0))" }
      .joined(separator: " || ")
    if isStyled {
      let isolation = languages.isEmpty ? [] : [Code.argument("isIsolated", .text(isIsolated))]
      return [.call(".\(helper: "joinedParts")", arguments + isolation)]
    }
    let isolating: [Code] =
      languages.isEmpty
      ? [] : [.text(#".map { \#(isIsolated) ? "\u{2068}\($0)\u{2069}" : $0 }"#)]
    return [".filter { !$0.isEmpty }"] + isolating
      + [.call(".joined", arguments)]
  }

  private func append(_ part: Rule, to target: Target) -> [Code] {
    func append(_ text: Code) -> Code { .call("\(target.parts).append", [text]) }
    switch part {
    case .text(let text): return [ifPresent(text, target, append)]
    case .cases(let branches):
      return conditional(branches, target, nothing: nil, append)
    default: return []
    }
  }

  /// Returns the statement that uses the text, inside an `if` if the text can be `nil`.
  private func ifPresent(
    _ text: Text,
    _ target: Target,
    behind conditions: [Code] = [],
    otherwise: [Code] = [],
    _ use: (Code) -> Code
  ) -> Code {
    let statement = texts.statement(text, of: target.name, excluding: target.taken, use)
    let conditions = conditions + text.bindings.map { expressionsInCondition.binding($0) }
    if conditions.isEmpty { return statement }
    return .conditional([Code.Branch(conditions, [statement])], otherwise: otherwise)
  }
}

extension Code.Branch {
  /// The branch with a `break` if it is empty, since the cases of a `switch` cannot be.
  fileprivate var withBody: Self { body.isEmpty ? Self(conditions, ["break"]) : self }
}

extension Rule.Branch {
  /// Whether the conditions only exclude nil.
  fileprivate var onlyExcludesNil: Bool {
    conditions.allSatisfy { condition in
      switch condition {
      case .binds: return true
      case .holds(let value):
        guard case .equal(_, let other, negated: true) = value.kind else { return false }
        if case .literal(.null) = other.kind { return true }
        return false
      case .matches: return false
      }
    }
  }
}
