import ViewModelIR

// Lambdas over the elements of a list.

extension ExpressionWriter {
  /// `{ it.price > 3 }`, or with a name for the element if `it` could be the element of a lambda in it.
  ///
  /// - Parameter isKey: Whether the results are compared with one another.
  func lambda(
    _ body: TypedExpression,
    isKey: Bool = false
  ) throws(NotInKotlin) -> Code {
    var (writer, parameters, value) = inside(body)
    if body.usesIndex {
      if parameters.isEmpty { parameters = body.usesElement ? writer.nameElement() : "_" }
      let name = writer.claim("index")
      writer.index = .text("\(name).toLong()")
      parameters = "\(name), \(parameters)"
    }
    let code = isKey ? try writer.key(value) : try writer.code(value)
    return .lambda(parameters: parameters, [code])
  }

  /// Returns the writer for the body of a lambda, the name of its parameter (empty for `it`), and the body.
  func inside(_ body: TypedExpression) -> (ExpressionWriter, String, TypedExpression) {
    var writer = self
    if case .closure(let name, let inner) = body.kind {
      let parameter = writer.claim(name.name)
      writer.variables[name.name] = .text(parameter)
      return (writer, parameter, inner)
    }
    writer.element = "it"
    return (writer, body.hasLambdas && body.usesElement ? writer.nameElement() : "", body)
  }

  /// Gives the element a name, and returns it.
  mutating func nameElement() -> String {
    let name = claim("element")
    element = .text(name)
    return name
  }
}

extension TypedExpression {
  /// Whether the code of the expression may have lambdas in which `it` is another element.
  var hasLambdas: Bool {
    if case .call(let base, _, let arguments) = kind {
      if case .list = base.type.unwrapped, !arguments.isEmpty { return true }
    }
    if case .equal(let left, _, _) = kind, case .list = left.type.unwrapped { return true }
    return children.contains(where: \.hasLambdas)
  }
}
