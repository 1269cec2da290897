import ViewModelIR

extension ExpressionWriter {
  /// `sorted { $0.name < $1.name }`, or with several keys `sorted { ($0.n, $0.name) < ($1.n, $1.name) }`.
  func sorting(_ call: FunctionCall) -> Code {
    if call.keys.isEmpty, !call.isLocalized {
      return call.isDescending ? "sorted(by: >)" : "sorted()"
    }
    let keys = call.keys.isEmpty ? [call.element] : call.keys
    let names = parameters(of: keys)
    let sides = (names ?? ["$0", "$1"]).map { operand(keys, of: $0, call.isLocalized) }
    let operation = Code.Operation(call.isDescending ? ">" : "<", sides[1])
    let order = Code.closure(
      parameters: names?.joined(separator: ", ") ?? "",
      [.binary(sides[0], [operation])]
    )
    return closure("sorted", label: "by: ", order)
  }

  /// The names of the two elements; `nil` if `$0` and `$1` are enough, because no closure in a key uses the element.
  private func parameters(of keys: [TypedExpression]) -> [String]? {
    let names = keys.compactMap(\.elementName?.name)
    if names.isEmpty, !keys.contains(where: \.unwrapsBesideElement) { return nil }
    let first = names.first.map(swiftIdentifier) ?? unusedName("element", in: keys)
    return [first, unusedName("other", in: keys)]
  }

  private func operand(_ keys: [TypedExpression], of element: String, _ isLocalized: Bool) -> Code {
    guard let key = keys.first, keys.count == 1 else {
      return .list(open: "(", keys.map { code($0, of: element, isLocalized) }, close: ")")
    }
    return code(key, of: element, isLocalized, in: .sum)
  }

  /// Returns a key of an element.
  private func code(
    _ key: TypedExpression,
    of element: String,
    _ isLocalized: Bool,
    in place: Precedence = .choice
  ) -> Code {
    var (writer, value) = (inside, key)
    if case .closure(let name, let body) = key.kind {
      writer.element = self.element
      writer.otherNames[name.name] = element
      value = body
    } else {
      writer.element = element
    }
    guard isLocalized, key.type == .string else { return writer.code(value, in: place) }
    let order = Code.call("\(helper: "localizedOrder")", ["in: context.locale"])
    return writer.member(ofWhole: value, order)
  }
}
