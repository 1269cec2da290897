import Expressions
import SwiftCode
import SwiftNaming
import ViewModelIR

/// Whether a union is one of its cases, as a function: Swift has no expression for it.
struct CaseTest: Hashable {
  let type: ValueType
  let caseName: String

  /// Its lines within the enum.
  var lines: [String] {
    let head = Code.sequence([
      .text("static func \(caseTest(caseName))"),
      .list(open: "(", [.text("_ value: \(type.swiftName)")], close: ")"),
      " -> Bool {",
    ])
    let mark = type.isOptional ? "?" : ""
    return head.lines(indent: 2) + [
      "    if case .\(swiftMember(caseName))\(mark) = value { true } else { false }",
      "  }",
    ]
  }
}

extension Screen {
  /// Those that its expressions use, in their order.
  var caseTests: [CaseTest] {
    var found: [CaseTest] = []
    for expression in viewModels.flatMap(\.fields).flatMap(\.rule.expressions) {
      for test in expression.caseTests where !found.contains(test) { found.append(test) }
    }
    return found
  }
}

extension TypedExpression {
  fileprivate var caseTests: [CaseTest] {
    let inner = children.flatMap(\.caseTests)
    guard case .isCase(let union, let name) = kind else { return inner }
    return inner + [CaseTest(type: union.type, caseName: name)]
  }
}

extension Rule {
  fileprivate var expressions: [TypedExpression] {
    switch self {
    case .text(let text): text.expressions
    case .fallback(let text, let otherwise): text.expressions + (otherwise?.expressions ?? [])
    case .cases(let branches):
      branches.flatMap { $0.conditions.map(\.expression) + ($0.text?.expressions ?? []) }
    case .join(let texts, _): texts.flatMap(\.expressions)
    case .value(let value), .state(let value): [value]
    case .each(let list, _, let arguments): [list] + arguments.map(\.value)
    }
  }
}

extension Condition {
  fileprivate var expression: TypedExpression {
    switch self {
    case .holds(let value): value
    case .binds(let binding): binding.value
    case .matches(let match): match.value
    }
  }
}
