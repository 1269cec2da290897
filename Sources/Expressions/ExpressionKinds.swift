import SwiftCode
import SwiftNaming
import ViewModelIR

// Each kind of expression twice, one below the other: its Swift, and the value that this Swift has.

extension ExpressionWriter {
  func write(_ expression: TypedExpression) -> (code: Code, precedence: Precedence) {
    switch expression.kind {
    case .literal(let value): return literal(value)
    case .enumCase(let rawValue): return (.text(enumCase(rawValue, expression.type)), .postfix)
    case .model: return (.text(model), .postfix)
    case .variable(let name):
      if name == shorthand { return ("$0", .postfix) }
      if let other = otherNames[name] { return (.text(other), .postfix) }
      return (.text(name == ViewModelIR.rowIndex ? rowIndex : swiftIdentifier(name)), .postfix)
    case .now: return ("context.now", .postfix)
    case .today: return ("context.\(helper: "currentDay")", .postfix)
    case .element: return (.text(element), .postfix)
    case .property(let base, let name):
      return (member(of: base, .text(swiftMember(name))), .postfix)
    case .call(let base, let function, let arguments):
      let call = FunctionCall(base: base, arguments: arguments)
      return (function.definition.code(self, call), .postfix)
    case .lookup(let base, let key):
      // What may be nil itself, or none: both are nil.
      switch base.type.unwrapped {
      case .dictionary(.optional), .list(.optional):
        return (.binary(lookup(key, in: base), [.init("??", "nil")]), .coalescing)
      default: return (lookup(key, in: base), .postfix)
      }
    case .isCase(let union, let name):
      return (.call("Formats.\(caseTest(name))", [code(union)]), .postfix)
    case .payload(let union, let name):
      return (.call("Formats.\(casePayload(name))", [code(union)]), .postfix)
    case .ifPresent(let binding, let body): return (ifPresent(binding, body), .postfix)
    case .formatted(let value, let format):
      return (text?(self, Text(value, format)) ?? code(value), .postfix)
    case .text(let text): return (self.text?(self, text) ?? "\"\"", .postfix)
    case .coalesce(let left, let right):
      return infix(left, "??", right, .coalescing)
    case .not(let operand): return (prefixed("!", operand), .prefix)
    case .and(let left, let right): return infix(left, "&&", right, .conjunction)
    case .or(let left, let right): return infix(left, "||", right, .disjunction)
    case .equal(let left, let right, let negated):
      return infix(left, negated ? "!=" : "==", right, .comparison)
    case .ordered(let left, let ordering, let right):
      return infix(left, ordering.rawValue, right, .comparison)
    case .arithmetic(let left, let sign, let right): return arithmetic(left, sign, right)
    case .negate(let operand): return negated(operand)
    case .toNumber(let operand):
      return (converted(operand, to: expression.type.unwrapped), .postfix)
    }
  }
}

extension ExpressionEvaluator {
  /// Null where it is nil, or where its parts do not fit together.
  package func value(_ expression: TypedExpression) -> Value {
    switch expression.kind {
    case .literal(let value): return value
    case .enumCase(let rawValue): return .string(rawValue)
    case .model: return model
    case .variable(let name): return variables[name] ?? .null
    case .now: return .date(context.now)
    case .today: return .day(context.currentDay)
    case .element: return element
    case .property(let base, let name): return value(base).members[name] ?? .null
    case .call(let base, let function, let arguments):
      let call = FunctionCall(base: base, arguments: arguments)
      let base = value(base)
      if base == .null { return .null }
      return function.definition.value(FunctionInput(base: base, call: call, evaluator: self))
    case .lookup(let base, let key):
      switch value(key) {
      case .string(let key): return value(base).members[key] ?? .null
      case .integer(let position):
        return value(base).elements.element(atPosition: position) ?? .null
      default: return .null
      }
    case .isCase(let union, let name):
      guard case .choice(name, _) = value(union) else { return .bool(false) }
      return .bool(true)
    case .payload(let union, let name):
      guard case .choice(name, let payload) = value(union) else { return .null }
      return payload
    case .ifPresent(let binding, let body):
      let bound = value(binding.value)
      if bound == .null { return .null }
      var inner = self
      inner.variables[binding.name] = bound
      return inner.value(body)
    case .formatted(let value, let format):
      return .string(text(self, Text(value, format)))
    case .text(let text): return .string(self.text(self, text))
    case .coalesce(let left, let right):
      let first = value(left)
      return first == .null ? value(right) : first
    case .not(let operand): return .bool(!holds(operand))
    case .and(let left, let right): return .bool(holds(left) && holds(right))
    case .or(let left, let right): return .bool(holds(left) || holds(right))
    case .equal(let left, let right, let negated):
      return .bool(areEqual(value(left), value(right)) != negated)
    case .ordered(let left, let ordering, let right):
      return .bool(ordering.holds(value(left), value(right)))
    case .arithmetic(let left, let sign, let right): return sign.value(value(left), value(right))
    case .negate(let operand): return value(operand).negated
    case .toNumber(let operand): return value(operand).converted(to: expression.type.unwrapped)
    }
  }
}

// Functions that the screen has for what Swift has no expression for.

/// `isImageMessage`
package func caseTest(_ caseName: String) -> String { named("is", caseName) }

/// `asImageMessage`
package func casePayload(_ caseName: String) -> String { named("as", caseName) }

private func named(_ prefix: String, _ caseName: String) -> String {
  prefix + caseName.prefix(1).uppercased() + caseName.dropFirst()
}
