import DocumentReader
import SwiftNaming
import ViewModelIR

extension ExpressionChecker {
  /// `prices['EUR']`
  func lookup(
    _ key: Syntax,
    in base: Syntax,
    isChained: Bool,
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    let dictionary = try check(base)
    guard case .dictionary(let value) = dictionary.type.unwrapped else {
      throw .noDictionary(dictionary.type, base.path, key.shownKey, at: location(syntax))
    }
    let suffix = "[\(key.shownKey)]"
    try checkChaining(of: dictionary, base, suffix, isChained: isChained, syntax)
    let text = try check(key, expected: .string)
    try require(text, key, "a dictionary lookup", "a String") { $0 == .string }
    return TypedExpression(value.asOptional, .lookup(dictionary, key: text))
  }

  /// The case of a union that a type, or the case's own name, says.
  func unionCase(
    _ name: String,
    at mark: Range<Int>,
    of value: TypedExpression,
    _ syntax: Syntax,
    _ test: Syntax
  ) throws(Diagnostic) -> ServiceModel.Union.Case {
    if name == "nil" { throw .isNil(at: location(test)) }
    guard let union = service.union(value.type.unwrapped) else {
      let enumeration = service.enumeration(value.type.unwrapped)
      throw .noUnion(value.type, syntax.path, enumeration, name, at: location(test))
    }
    let named = union.cases.filter { $0.type.swiftName == name }
    if named.count == 1, let found = named.first { return found }
    if let found = union.cases.first(where: { $0.name == name }) { return found }
    if union.keepsUnknown, name == "unknown" {
      return ServiceModel.Union.Case(name: "unknown", type: .json)
    }
    if !named.isEmpty {
      throw .ambiguousType(name, named.map(\.name), at: location(test))
    }
    throw .noUnionCase(
      name,
      of: value.type,
      union.cases.map(\.type),
      at: location(test),
      scalar.location(of: mark)
    )
  }
}
