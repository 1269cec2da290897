import DocumentReader
import SpecSyntax
import ViewModelIR

extension ScreenChecker {
  /// The rule of `cases` and the type of its values. In a part of `join`, a text may be nil.
  func cases(
    _ branches: [Spec.DisplayField.Branch],
    _ id: Text.ID,
    of tokens: ValueType? = nil,
    isPart: Bool = false,
    in scope: Scope
  ) throws(Diagnostic) -> (Rule, ValueType) {
    // What the branches so far leave for the later ones to know.
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

  /// In a catalog a case has the name of its condition, so that one more case does not change the others' names.
  private func id(of branch: Spec.DisplayField.Branch, at index: Int, in id: Text.ID) -> Text.ID {
    guard let when = branch.when else {
      return id.appending(String(index), named: branch.id ?? "otherwise", place: "otherwise")
    }
    let name = branch.id ?? catalogName(of: when)
    return id.appending(String(index), named: name, place: "when \(when.node.text ?? "")")
  }

  /// What literals are that come first among the values, by a later case that tells; nil where none does.
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
      // What is wrong is told when its turn comes.
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
        throw .alreadyTold
      }
      if !expressions.scope.narrowed(by: syntax, holding: false).isEmpty {
        leaves = try expressions.clauses(syntax, holding: false, narrowing: &scope)
      }
    }
    let rule = try result(branch, id, type: &type, literals, isPart: isPart, in: inner)
    return (Rule.Branch(conditions: conditions, rule: rule), leaves)
  }

  /// What a case comes out as, of the same type as those before it.
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

  /// Behind `x == nil` the later branches know x: where one reads it they come first, each with a `let x` of its own.
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
  /// Without names that nothing reads.
  fileprivate var unnamed: Self {
    Self(conditions: conditions.unnamed(unusedIn: rule?.expressions ?? []), rule: rule)
  }

  fileprivate var variables: Set<String> {
    Set((conditions.map(\.expression) + (rule?.expressions ?? [])).flatMap(\.variables))
  }
}

extension Syntax {
  /// Whether it is a number with a fraction as it stands.
  fileprivate var isFraction: Bool {
    switch kind {
    case .number: true
    case .prefix(.negate, let operand): operand.isFraction
    default: false
    }
  }
}
