import TextOutput
import ViewModelIR

/// What Swift has no expression for, as a function: whether a union is one of its cases, or what that case holds.
struct CaseFunction: Hashable {
  let type: ValueType
  let caseName: String
  /// The type of what the case holds; nil where only the case is asked for.
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

/// Those that some expressions use, in their order.
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
