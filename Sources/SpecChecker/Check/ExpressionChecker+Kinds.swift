import DocumentReader
import SpecSyntax
import ViewModelIR

extension ExpressionChecker {
  /// Checks a lookup such as `prices['EUR']` or `scores[0]`.
  func lookup(
    _ key: Syntax,
    in base: Syntax,
    isChained: Bool,
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    let collection = try check(base)
    let (found, wanted, what): (ValueType, ValueType, String)
    switch collection.type.unwrapped {
    case .dictionary(let value): (found, wanted, what) = (value, .string, "a dictionary's key")
    case .list(let element): (found, wanted, what) = (element, .integer, "a position in a list")
    default: throw .nothingToLookUp(collection.type, base.path, key, at: location(syntax))
    }
    let suffix = "[\(key.shownKey)]"
    try checkChaining(of: collection, base, suffix, isChained: isChained, syntax)
    let place = try check(key, expected: wanted)
    try require(place, key, what, wanted == .string ? "a String" : "an Int") { $0 == wanted }
    if case .literal(.integer(..<0)) = place.kind {
      throw .negativePosition(base.path.map { $0 + (isChained ? "?" : "") }, at: location(key))
    }
    return TypedExpression(found.asOptional, .lookup(collection, key: place))
  }

  /// Finds the case of a union by the name of its type, or by its own name.
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
    if name.isGap, let trace = screen.trace {
      trace.note(.unionCase(of: value.type.unwrapped))
      throw .alreadyReported
    }
    let named = union.cases.filter { $0.type.specName == name }
    let isUnique = named.count == 1
    if let found = isUnique ? named.first : union.cases.first(where: { $0.name == name }) {
      if let precedingCase = service.precedingCase(of: found, in: union) {
        screen.problems.note(
          .takenCase(found.type, by: precedingCase.type, of: value.type, at: location(test))
        )
      }
      return found
    }
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
