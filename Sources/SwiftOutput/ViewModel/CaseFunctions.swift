import OutputInterface
import ViewModelIR

/// A function for what Swift has no expression for: whether the value of a union is a certain case, or the payload of that case.
struct CaseFunction: Hashable {
  let type: ValueType
  let caseName: String
  /// The type of the payload; `nil` if the function only tests for the case.
  let payload: ValueType?

  var declaration: Declaration {
    let name = payload == nil ? caseTest(caseName) : casePayload(caseName)
    let held = payload == nil ? "" : "(let held)"
    let (yes, no) = payload == nil ? ("true", "false") : ("held", "nil")
    let mark = type.isOptional ? "?" : ""
    return Declaration(
      function: "static func \(name)",
      ["_ value: \(type.code)"],
      result: payload?.asOptional.code ?? "Bool",
      body: ["if case .\(swiftMember(caseName))\(held)\(mark) = value { \(yes) } else { \(no) }"]
    )
  }
}

/// Returns the case functions that the expressions use, in order.
func caseFunctions(of expressions: [TypedExpression]) -> [CaseFunction] {
  var found: [CaseFunction] = []
  for expression in expressions {
    for function in expression.caseFunctions where !found.contains(function) {
      found.append(function)
    }
  }
  return found
}

extension TypedExpression {
  fileprivate var caseFunctions: [CaseFunction] {
    let inner = children.flatMap(\.caseFunctions)
    switch kind {
    case .isCase(let union, let name):
      return inner + [CaseFunction(type: union.type, caseName: name, payload: nil)]
    case .payload(let union, let name):
      return inner + [CaseFunction(type: union.type, caseName: name, payload: type.unwrapped)]
    default: return inner
    }
  }
}
