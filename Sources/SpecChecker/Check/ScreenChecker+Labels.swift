import DocumentReader
import SpecSyntax
import ViewModelIR

extension ScreenChecker {
  /// Returns the fields with those for the texts of `label` and `hint`, and the values of `let` with the fields that these texts show:
  /// computed once, their texts are shared.
  func labelled(
    _ fields: [Field],
    _ specs: [Spec.DisplayField],
    _ labels: [Spec.DisplayField],
    _ locals: [ViewModel.Local],
    _ id: Text.ID,
    in scope: Scope
  ) -> (fields: [Field], locals: [ViewModel.Local]) {
    var scope = scope
    let texts = fields.filter { $0.type.unwrapped == .string }
    for field in texts { scope.variables[field.name] = field.type }
    scope.displayed.subtract(texts.map(\.name))
    let own = labels.compactMap { label -> Field? in
      if let other = specs.first(where: { $0.name == label.name }) {
        problems.note(.labelTwice(label, other.location))
      }
      let id = id.appending("display", label.name, named: label.name)
      let rule = problems.noting { () throws(Diagnostic) in try self.rule(label, id, in: scope) }
      guard let (rule, type) = rule else { return nil }
      var field = Field(
        name: label.name,
        doc: "",
        type: type,
        rule: rule,
        location: label.location,
        contextUse: .nothing
      )
      field.isSpoken = true
      return field
    }
    let names = own.reduce(into: Set<String>()) { $0.formUnion($1.rule.variables) }
    let shown = texts.filter { names.contains($0.name) }
    let shared = shown.map { ViewModel.Local(name: $0.name, type: $0.type, rule: $0.rule) }
    let rest = fields.map { field in
      var field = field
      if names.contains(field.name), field.type.unwrapped == .string {
        field.rule = .value(TypedExpression(field.type, .variable(field.name)))
      }
      return field
    }
    return (rest + own, locals + shared)
  }
}

extension Diagnostic {
  fileprivate static func labelTwice(_ label: Spec.DisplayField, _ first: Location) -> Self {
    Self(
      .duplicateKey,
      "the field '\(label.name)' on line \(first.line) already says this: keep one of them",
      at: label.location
    )
  }
}
