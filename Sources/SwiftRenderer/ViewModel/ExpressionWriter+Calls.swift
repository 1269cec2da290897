import SwiftCode
import SwiftNaming
import ViewModelIR

extension ExpressionWriter {
  /// A function of the expression language as the Swift that means it.
  func call(
    _ function: TypedExpression.Function,
    on base: TypedExpression,
    _ argument: TypedExpression?,
    type: ValueType
  ) -> Code {
    switch function {
    case .count, .isEmpty: return member(of: base, function.rawValue)
    case .first, .last:
      let member = member(of: base, function.rawValue)
      // An element that may be nil, or none: both are nil.
      guard case .list(.optional) = base.type.unwrapped else { return member }
      return .parentheses(.binary(member, [.init("??", "nil")]))
    case .sum:
      let sum = type.unwrapped == .integer ? "clampedSum()" : "reduce(0, +)"
      return mapped(base, argument, then: sum)
    case .min, .max: return mapped(base, argument, then: "\(function.rawValue)()")
    case .average:
      let isDecimal = type.unwrapped == .decimal
      return mapped(base, argument, then: isDecimal ? "decimalMean()" : "arithmeticMean()")
    case .map, .compactMap:
      return mapped(base, argument, by: function.rawValue)
    case .keys: return member(of: base, "keys.sorted()")
    case .filter: return member(of: base, closure("filter", body(argument)))
    case .reversed, .prefix: return array(function, of: base, argument)
    case .sorted:
      guard let argument else { return member(of: base, "sorted()") }
      return member(of: base, closure("sorted", label: "by: ", order(by: argument)))
    case .contains:
      guard let argument else { return code(base) }
      return argument.usesElement
        ? member(of: base, closure("contains", label: "where: ", body(argument)))
        : member(of: base, .call("contains", [code(argument)]))
    case .joined:
      let arguments = argument.map { [Code.argument("separator", code($0))] } ?? []
      return member(of: base, .call("joined", arguments))
    case .chunked: return member(of: base, .call("runs", [.argument("on", key(argument))]))
    case .hasPrefix, .hasSuffix:
      return member(of: base, .call(function.rawValue, argument.map { [code($0)] } ?? []))
    }
  }

  private func body(_ argument: TypedExpression?) -> Code {
    argument.map { closure($0) } ?? .closure(["$0"])
  }

  /// `{ $0.name < $1.name }`
  private func order(by key: TypedExpression) -> Code {
    var second = inside
    second.element = "$1"
    return .closure([
      .binary(
        inside.code(key, in: .coalescing),
        [.init("<", second.code(key, in: .coalescing))]
      )
    ])
  }

  /// `\.name` for a plain path, else a closure.
  private func key(_ argument: TypedExpression?) -> Code {
    guard let argument, argument.elementPath != "" else { return "\\.self" }
    if let path = argument.elementPath { return .text("\\\(path)") }
    return closure(argument)
  }

  private func mapped(
    _ base: TypedExpression,
    _ argument: TypedExpression?,
    by function: String = "map",
    then rest: String? = nil
  ) -> Code {
    let path = argument?.elementPath
    guard let argument, path != "" || rest == nil else {
      return member(of: base, rest ?? function)
    }
    let mapping: Code
    if let path, path != "" {
      mapping = .text("\(function)(\\\(path))")
    } else {
      mapping = closure(function, closure(argument))
    }
    guard let rest else { return member(of: base, mapping) }
    // Lazy, so that no array is made only to be added up.
    let result = member(of: base, "lazy")
    let links = [.sequence([".", mapping]), Code.text(".\(rest)")]
    guard case .chain(let first, let before) = result else { return .chain(result, links) }
    return .chain(first, before + links)
  }

  /// A slice or a reversed view, made an Array again.
  private func array(
    _ function: TypedExpression.Function,
    of base: TypedExpression,
    _ argument: TypedExpression?
  ) -> Code {
    let call = view(function, argument)
    guard base.type.isOptional else { return .call("Array", [member(of: base, call)]) }
    let mapping = Code.closure([.call("Array", [.sequence(["$0.", call])])])
    return .chain(optional(base), [.sequence([".", closure("map", mapping)])])
  }

  /// A slice or a reversed view as it is, which is enough where another call follows; nil for anything else.
  func sequence(_ expression: TypedExpression) -> Code? {
    guard case .call(let base, let function, let arguments) = expression.kind,
      function == .reversed || function == .prefix
    else { return nil }
    return member(of: base, view(function, arguments.first))
  }

  private func view(_ function: TypedExpression.Function, _ argument: TypedExpression?) -> Code {
    .call(function.rawValue, argument.map { [code($0)] } ?? [])
  }
}

extension TypedExpression {
  /// `.name.first` for a path from `$0` without optionals on its way, "" for `$0` itself; nil for anything else.
  var elementPath: String? {
    switch kind {
    case .element: ""
    case .property(let base, let name):
      base.type.isOptional ? nil : base.elementPath.map { "\($0).\(swiftMember(name))" }
    case .call(let base, let function, _) where function.isProperty:
      base.type.isOptional ? nil : base.elementPath.map { "\($0).\(function.rawValue)" }
    default: nil
    }
  }
}
