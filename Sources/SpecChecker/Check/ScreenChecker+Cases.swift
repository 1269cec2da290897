import DocumentReader
import SpecSyntax
import ViewModelIR

extension ScreenChecker {
  /// Checks `cases`. Returns the rule and the type of its values. In a part of `join`, texts can be optional.
  func cases(
    _ branches: [Spec.DisplayField.Branch],
    _ id: Text.ID,
    of tokens: ValueType? = nil,
    isPart: Bool = false,
    in scope: Scope
  ) throws(Diagnostic) -> (Rule, ValueType) {
    // The scope is narrowed by each condition that did not hold.
    var scope = scope
    var type = tokens
    let literals = tokens ?? typeOfLiterals(branches, id, in: scope)
    let checked = try problems.all(branches.enumerated()) { (index, branch) throws(Diagnostic) in
      let id = self.id(of: branch, at: index, in: id)
      return try self.branch(branch, id, type: &type, literals, isPart: isPart, in: &scope)
    }
    warnOfUnreachable(branches, checked.map(\.branch.unnamed.conditions))
    let result = type ?? .string
    let isOptional = branches.contains { $0.rule == nil }
    return (.cases(inOrder(checked)), isOptional ? result.asOptional : result)
  }

  /// The ID of a case. In catalogs it is named after its condition, so that adding a case does not change the names of the others.
  private func id(of branch: Spec.DisplayField.Branch, at index: Int, in id: Text.ID) -> Text.ID {
    guard let when = branch.when else {
      return id.appending(String(index), named: branch.id ?? "otherwise", place: "otherwise")
    }
    let name = branch.id ?? catalogName(of: when)
    return id.appending(String(index), named: name, place: "when \(when.node.text ?? "")")
  }

  /// The type of literals that come first among the values, determined by a later case; `nil` if none determines it.
  private func typeOfLiterals(
    _ branches: [Spec.DisplayField.Branch],
    _ id: Text.ID,
    in scope: Scope
  ) -> ValueType? {
    let values = branches.compactMap { branch -> (node: Node, syntax: Syntax)? in
      guard case .value(let value)? = branch.rule else { return nil }
      return value.syntax.map { (value.node, $0) }
    }
    guard let first = values.first, first.syntax.takesType else { return nil }
    for (node, syntax) in values where !syntax.takesType {
      // Errors are reported when this case itself is checked.
      let checker = silent.expressionChecker(node, id, in: scope)
      if let value = try? checker.check(syntax) { return value.type.unwrapped }
    }
    return values.contains { $0.syntax.isFraction } ? .number : nil
  }

  private func branch(
    _ branch: Spec.DisplayField.Branch,
    _ id: Text.ID,
    type: inout ValueType?,
    _ literals: ValueType?,
    isPart: Bool,
    in scope: inout Scope
  ) throws(Diagnostic) -> (branch: Rule.Branch, leaves: [Condition]) {
    var inner = scope
    var conditions: [Condition] = []
    var leaves: [Condition] = []
    if let when = branch.when {
      let (syntax, expressions) = try expression(when, id.appending("when"), in: scope)
      do throws(Diagnostic) {
        conditions = try expressions.clauses(syntax, narrowing: &inner)
      } catch {
        problems.note(error)
        scope.distrust(syntax, holding: false)
        inner.distrust(syntax)
        _ = try result(branch, id, type: &type, literals, isPart: isPart, in: inner)
        throw .alreadyReported
      }
      if !expressions.scope.narrowed(by: syntax, holding: false).isEmpty {
        leaves = try expressions.clauses(syntax, holding: false, narrowing: &scope)
      }
    }
    let rule = try result(branch, id, type: &type, literals, isPart: isPart, in: inner)
    return (Rule.Branch(conditions: conditions, rule: rule), leaves)
  }

  /// Checks the value of a case, which must have the same type as those before it. Returns `nil` for `null`.
  private func result(
    _ branch: Spec.DisplayField.Branch,
    _ id: Text.ID,
    type: inout ValueType?,
    _ literals: ValueType?,
    isPart: Bool,
    in scope: Scope
  ) throws(Diagnostic) -> Rule? {
    let rule: Rule
    let found: ValueType
    let location: Location
    switch branch.rule {
    case .text(let template)?:
      let id = id.appending("text")
      rule = .text(try text(template, id, in: scope, allowsOptionals: isPart))
      (found, location) = (.string, template.node.location)
    case .value(let written)?:
      let (syntax, checker) = try expression(written, id.appending("value"), in: scope)
      let value = try checker.check(syntax, expected: type ?? literals)
      rule = .value(value)
      (found, location) = (value.type, checker.location(syntax))
    case .token(let name)?:
      return type.flatMap { .token(name, of: $0) }
    default: return nil
    }
    guard let before = type else {
      type = found
      return rule
    }
    guard before.unwrapped == found.unwrapped else {
      throw .casesOfTwoTypes(found, after: before, at: location)
    }
    if found.isOptional { type = found }
    return rule
  }

  /// Orders the branches for generated code. After `x == nil`, later branches can use x. If one does, they move before that branch, each
  /// with its own `let x`.
  private func inOrder(_ checked: [(branch: Rule.Branch, leaves: [Condition])]) -> [Rule.Branch] {
    var result: [Rule.Branch] = []
    var read: Set<String> = []
    for (branch, leaves) in checked.reversed() {
      if !read.isDisjoint(with: leaves.compactMap(\.boundName)) {
        for index in result.indices { result[index].conditions = leaves + result[index].conditions }
        result.append(Rule.Branch(conditions: [], rule: branch.rule))
        read.formUnion(Rule.Branch(conditions: leaves, rule: branch.rule).variables)
      } else {
        result.insert(branch, at: 0)
        read.formUnion(branch.variables)
      }
    }
    return result.map(\.unnamed)
  }
}

extension Rule.Branch {
  /// The branch without names that nothing uses.
  fileprivate var unnamed: Self {
    Self(conditions: conditions.unnamed(unusedIn: rule?.expressions ?? []), rule: rule)
  }

  fileprivate var variables: Set<String> {
    Set((conditions.map(\.expression) + (rule?.expressions ?? [])).flatMap(\.variables))
  }
}

extension Syntax {
  /// Whether the expression is a literal with a decimal point.
  fileprivate var isFraction: Bool {
    switch kind {
    case .number: true
    case .prefix(.negate, let operand): operand.isFraction
    default: false
    }
  }
}
