import ViewModelIR

// Lambdas over the elements of a list.

extension ExpressionWriter {
  /// `{ it.price > 3 }`, or with a name for the element if `it` would be the element of a lambda in it.
  ///
  /// - Parameter isKey: Whether the results are compared with one another.
  func lambda(_ body: TypedExpression, isKey: Bool = false) throws(NotInKotlin) -> Code {
    if case .closure(let name, let inner) = body.kind {
      var writer = self
      writer.forget { $0.variables.contains(name.name) }
      let parameter = writer.claim(name.name)
      writer.variables[name.name] = .text(parameter)
      return .lambda(parameters: parameter, [try writer.body(inner, isKey)])
    }
    var writer = self
    // What is known is about the element of a lambda around this one.
    writer.forget(\.usesElement)
    writer.element = "it"
    guard body.usesIndex else {
      let code = try writer.body(body, isKey)
      if !body.usesElement || !code.hasLambdaWithIt { return .lambda(parameters: "", [code]) }
      let name = writer.nameElement()
      return .lambda(parameters: name, [try writer.body(body, isKey)])
    }
    let name = body.usesElement ? writer.nameElement() : "_"
    let index = writer.nameIndex()
    return .lambda(parameters: "\(index), \(name)", [try writer.body(body, isKey)])
  }

  private mutating func forget(_ isOther: (TypedExpression) -> Bool) {
    present = present.filter { !isOther($0) }
    cases = cases.filter { !isOther($0.key) }
  }

  private func body(_ body: TypedExpression, _ isKey: Bool) throws(NotInKotlin) -> Code {
    isKey ? try key(body, in: .choice) : try code(body)
  }

  /// Gives the element a name, and returns it.
  mutating func nameElement() -> String {
    let name = claim("element")
    element = .text(name)
    return name
  }

  /// Gives the element of a lambda with these values a name if `it` would mean something else in one of them, or if the lambda has an index,
  /// too. Returns the name; empty for `it`.
  mutating func nameElement(in values: [TypedExpression]) throws(NotInKotlin) -> String {
    let codes = try values.map { (value) throws(NotInKotlin) in try code(value) }
    let isNamed = values.contains(where: \.usesIndex) || codes.contains(where: \.hasLambdaWithIt)
    return isNamed ? nameElement() : ""
  }

  /// Gives the index a name, and returns it.
  mutating func nameIndex() -> String {
    let name = claim("index")
    index = .text(name)
    return name
  }
}

extension Code {
  /// Whether the code has a lambda that calls its parameter `it`.
  var hasLambdaWithIt: Bool {
    if case .lambda("", let body) = self, body.contains(where: \.usesIt) { return true }
    return children.contains(where: \.hasLambdaWithIt)
  }

  private var usesIt: Bool {
    if case .text(let text, _) = self { return text == "it" || text.hasPrefix("it.") }
    return children.contains(where: \.usesIt)
  }
}
