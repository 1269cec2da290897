import ViewModelIR

extension ExpressionWriter {
  /// `isNew ? 1 : 2`
  func choice(
    _ condition: TypedExpression,
    _ then: TypedExpression,
    _ otherwise: TypedExpression
  ) -> (Code, Precedence) {
    let code = Code.ternary(
      code(condition, in: .disjunction),
      then: operand(then, beside: otherwise, in: .disjunction),
      else: operand(otherwise, beside: then, in: .choice)
    )
    return (code, .choice)
  }

  /// `[71, 73, 75].contains(model.code)`; for two literals and a value that need not be computed, `model.code == 71 || model.code == 73`.
  func isAny(_ value: TypedExpression, of literals: [TypedExpression]) -> (Code, Precedence) {
    let subject = code(value)
    if literals.count == 2, case .fragment(let fragment) = subject, !fragment.isCall {
      let tests = literals.map { TypedExpression(.boolean, .equal(value, $0, negated: false)) }
      return infix(tests[0], "||", tests[1], .disjunction)
    }
    let list = Code.array(literals.map { operand($0, beside: value, in: .choice) })
    return (.chain(list, [".contains\(call: subject)"]), .postfix)
  }
}
