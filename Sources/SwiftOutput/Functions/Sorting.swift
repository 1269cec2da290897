import ViewModelIR

extension ExpressionWriter {
  /// `sorted { $0.name < $1.name }`, or with several keys `sorted { ($0.n, $0.name) < ($1.n, $1.name) }`.
  func sorting(_ call: FunctionCall) -> Code {
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
