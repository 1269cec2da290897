import SwiftCode
import ViewModelIR

extension FunctionDefinition {
  static let sorted = Self(
    sample: "sorted($0.name)",
    parameters: [
      .list: [
        FunctionParameter(.ordered, label: "on", isOptional: true),
        FunctionParameter(.ordered, isOptional: true),
        FunctionParameter(.ordered, isOptional: true),
        FunctionParameter(.ordered, isOptional: true),
        FunctionParameter(.direction, label: "descending", needsLabel: true, isOptional: true),
      ]
    ],
    // No key is a Bool, so that one is 'descending' on its own.
    gives: { base, value in (value == .boolean ? base.element : value).isOrdered ? base : nil },
    code: { $0.member(of: $1.base, $0.sorting($1)) },
    value: { input in
      let call = input.call
      let keys = call.keys.isEmpty ? [call.element] : call.keys
      let ordering: TypedExpression.Ordering = call.isDescending ? .greater : .less
      let keyed = input.base.elements.map { element in
        (element, keys.map { input.value(of: $0, for: element) })
      }
      return .list(keyed.sorted { ordering.holds($0.1, $1.1) }.map(\.0))
    }
  )
}

extension FunctionCall {
  fileprivate var keys: [TypedExpression] { arguments.filter { $0.type != .boolean } }

  fileprivate var isDescending: Bool {
    arguments.contains { $0.kind == .literal(.bool(true)) }
  }
}

extension TypedExpression.Ordering {
  /// As tuples compare in Swift: by the first items that are not equal.
  fileprivate func holds(_ left: [Value], _ right: [Value]) -> Bool {
    zip(left, right).first { !areEqual($0, $1) }.map(holds) ?? false
  }
}

extension ExpressionWriter {
  /// `sorted { $0.name < $1.name }`, by several keys `sorted { ($0.n, $0.name) < ($1.n, $1.name) }`.
  fileprivate func sorting(_ call: FunctionCall) -> Code {
    if call.keys.isEmpty { return call.isDescending ? "sorted(by: >)" : "sorted()" }
    var second = inside
    second.element = "$1"
    let sign = call.isDescending ? ">" : "<"
    let operation = Code.Operation(sign, second.operand(call.keys))
    let order = Code.closure([.binary(inside.operand(call.keys), [operation])])
    return closure("sorted", label: "by: ", order)
  }

  private func operand(_ keys: [TypedExpression]) -> Code {
    guard let key = keys.first, keys.count == 1 else {
      return .list(open: "(", keys.map { code($0) }, close: ")")
    }
    return code(key, in: .sum)
  }
}
