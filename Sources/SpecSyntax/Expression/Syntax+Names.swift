import ViewModelIR

extension Syntax {
  /// The names that the expression reads: those of variables and properties of `self`, and `self` for a function that is called on it.
  package var names: Set<String> {
    switch kind {
    case .name(let name): return name == rowIndex ? [] : [name]
    case .call(let base, let function, _, let arguments):
      let ofBase: Set<String> = base?.names ?? (isFree(function) ? [] : ["self"])
      return arguments.reduce(into: ofBase) { names, argument in
        names.formUnion(
          argument.value.names.subtracting([argument.element?.name].compactMap { $0 })
        )
      }
    default: return children.reduce(into: []) { $0.formUnion($1.names) }
    }
  }

  /// Whether a function can be called on its first argument, as in `min(a, b)`.
  private func isFree(_ function: String) -> Bool {
    TypedExpression.Function(rawValue: function)?.definition.freeSample != nil
  }

  /// The direct subexpressions, from left to right.
  package var children: [Syntax] {
    switch kind {
    case .integer, .number, .string, .bool, .null, .emptyList, .name, .element, .implicitMember: []
    case .member(let base, _, _), .isType(let base, _, _), .prefix(_, let base): [base]
    case .call(let base, _, _, let arguments): [base].compactMap { $0 } + arguments.map(\.value)
    case .formatted(let base, let formats):
      [base] + formats.flatMap(\.arguments).map(\.value)
    case .lookup(let left, let right, _), .binary(let left, _, let right): [left, right]
    case .choice(let condition, let then, let otherwise): [condition, then, otherwise]
    case .membership(let value, let literals): [value] + literals
    }
  }
}
