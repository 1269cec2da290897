import ViewModelIR

extension ExpressionWriter {
  func write(_ expression: TypedExpression) -> (code: Code, precedence: Precedence) {
    if !named.isEmpty, let name = named[expression] { return (name, .postfix) }
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
    case .closure(_, let body): return write(body)
    case .property(let base, let name):
      return (member(of: base, .text(memberName(name, of: base))), .postfix)
    case .call(let base, let function, let arguments):
      let call = FunctionCall(base: base, arguments: arguments)
      return (function.swift.code(self, call), .postfix)
    case .appCall(let function, let arguments):
      let name: Code = "\(helper: "DisplayFunctions").\(swiftMember(function.name))"
      return (.call(name, arguments.map { code($0) }), .postfix)
    case .object(let members):
      let arguments = members.map { member in
        Code.argument(swiftLabel(member.property.name), code(member.value))
      }
      return (.call(.text(expression.type.swiftName), arguments), .postfix)
    case .lookup(let base, let key):
      // The value can be `nil`, or missing: both become `nil`.
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
    case .choice(let condition, let then, let otherwise):
      return choice(condition, then, otherwise)
    case .isAny(let value, let literals): return isAny(value, of: literals)
    case .not(let operand): return (prefixed("!", operand), .prefix)
    case .and(let left, let right): return infix(left, "&&", right, .conjunction)
    case .or(let left, let right): return infix(left, "||", right, .disjunction)
    case .equal(let left, let right, let negated):
      return infix(left, negated ? "!=" : "==", right, .comparison)
    case .ordered(let left, let ordering, let right):
      if let passing = expression.passing { return isNow(passing.ordering, passing.time) }
      return infix(left, ordering.rawValue, right, .comparison)
    case .arithmetic(let left, let sign, let right): return arithmetic(left, sign, right)
    case .negate(let operand): return negated(operand)
    case .toNumber(let operand):
      return (converted(operand, to: expression.type.unwrapped), .postfix)
    }
  }
}

extension ExpressionWriter {
  /// `context.isNow(before: model.sentAt + 60)`
  private func isNow(
    _ ordering: TypedExpression.Ordering,
    _ time: TypedExpression
  ) -> (code: Code, precedence: Precedence) {
    let side = ordering == .less || ordering == .greaterOrEqual ? "before" : "after"
    let call = Code.call("context.\(helper: "isNow")", [.argument(side, code(time))])
    return ordering == .less || ordering == .greater
      ? (call, .postfix) : (.sequence(["!", call]), .prefix)
  }
}

// The names of the functions that replace what Swift has no expression for.

/// `isImageMessage`
func caseTest(_ caseName: String) -> String { named("is", caseName) }

/// `asImageMessage`
func casePayload(_ caseName: String) -> String { named("as", caseName) }

private func named(_ prefix: String, _ caseName: String) -> String {
  prefix + caseName.prefix(1).uppercased() + caseName.dropFirst()
}

extension ExpressionWriter {
  /// The name under which code reads a property.
  private func memberName(_ name: String, of base: TypedExpression) -> String {
    let conversion = service.property(name, of: base.type.unwrapped)?.conversion
    return swiftMember(conversion?.name ?? name)
  }

  /// The path `.name.first` of an expression that follows properties of `$0` without optional chaining; empty for `$0` itself; `nil` for
  /// any other expression.
  func elementPath(of expression: TypedExpression) -> Code? {
    keyPath(of: expression, from: .element)
  }

  /// Returns the path from the root (a closure's element or the model) in the form of a Swift key path; `nil` for any other expression.
  func keyPath(of expression: TypedExpression, from root: TypedExpression.Kind) -> Code? {
    if expression.kind == root { return "" }
    switch expression.kind {
    case .property(let base, let name):
      return base.type.isOptional
        ? nil : keyPath(of: base, from: root).map { "\($0).\(memberName(name, of: base))" }
    case .call(let base, let function, []):
      guard let name = function.swift.property, !base.type.isOptional else { return nil }
      return keyPath(of: base, from: root).map { "\($0).\(name)" }
    default: return nil
    }
  }
}
