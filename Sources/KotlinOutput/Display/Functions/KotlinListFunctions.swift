import ViewModelIR

extension ExpressionWriter {
  func count(_ call: FunctionCall) throws(NotInKotlin) -> Code {
    if call.base.type.unwrapped == .string {
      return try links([.call(.helper("characters"), []), "size", "toLong()"], on: call.base)
    }
    if case .call(let list, .filter, let arguments) = call.base.kind {
      let filter = FunctionCall(base: list, arguments: arguments)
      if !filter.readsIndex {
        return try links([try elements("count", filter), "toLong()"], on: list)
      }
    }
    return try links(["size", "toLong()"], on: call.base)
  }

  /// `filter { it.isNew }`, or `filterIndexed { index, element -> index.toLong() > 2L }`
  func elements(_ name: String, _ call: FunctionCall) throws(NotInKotlin) -> Code {
    let indexed = name == "mapNotNull" ? "mapIndexedNotNull" : "\(name)Indexed"
    return .sequence([.text("\(call.readsIndex ? indexed : name) "), try lambda(call.body)])
  }

  func overElements(_ name: String, _ call: FunctionCall) throws(NotInKotlin) -> Code {
    try link(try elements(name, call), on: call.base)
  }

  /// `none { it.isNew }` for a filtered list that is empty.
  func isEmpty(_ call: FunctionCall) throws(NotInKotlin) -> Code {
    if case .call(let list, .filter, let arguments) = call.base.kind {
      let filter = FunctionCall(base: list, arguments: arguments)
      if !filter.readsIndex { return try overElements("none", filter) }
    }
    return try link("isEmpty()", on: call.base)
  }

  /// `joinToString(", ") { it.name }`
  func joined(_ call: FunctionCall) throws(NotInKotlin) -> Code {
    let separators = call.arguments.isEmpty ? ["\"\""] : try codes(call.arguments)
    let join = Code.call("joinToString", separators)
    if case .call(let list, .map, let arguments) = call.base.kind {
      let map = FunctionCall(base: list, arguments: arguments)
      if !map.readsIndex {
        return try link(.sequence([join, " ", try lambda(map.body)]), on: list)
      }
    }
    return try link(join, on: call.base)
  }

  /// `firstOrNull { it.isNew }`
  func end(_ name: String, _ call: FunctionCall) throws(NotInKotlin) -> Code {
    if call.argument == nil, case .call(let list, .filter, let arguments) = call.base.kind {
      return try end(name, FunctionCall(base: list, arguments: arguments))
    }
    guard call.argument != nil else { return try link(.text("\(name)OrNull()"), on: call.base) }
    if call.readsIndex {
      return try links([try elements("filter", call), .text("\(name)OrNull()")], on: call.base)
    }
    return try overElements("\(name)OrNull", call)
  }

  func firstIndex(_ call: FunctionCall) throws(NotInKotlin) -> Code {
    if call.readsIndex {
      let closure = try lambda(call.body).parameters { "(\($0))" }
      let first = Code.sequence(["firstOrNull ", closure])
      return try links(["withIndex()", first], on: call.base)
        .followed(by: ["?.index", "?.toLong()"])
    }
    let found = Code.sequence(["takeIf ", .lambda(parameters: "", ["it >= 0"])])
    return try links([try elements("indexOfFirst", call), found], on: call.base)
      .followed(by: ["?.toLong()"])
  }

  /// `take(3)`, for a text of its characters.
  func part(_ name: String, _ call: FunctionCall) throws(NotInKotlin) -> Code {
    var count: Code = "0"
    if let argument = call.argument {
      if case .literal(.integer(let number)) = argument.kind, let small = Int32(exactly: number) {
        count = .text("\(small)")
      } else {
        count = try link(.call(.helper("asCount"), []), on: argument)
      }
    }
    let part = Code.call(.text(name), [count])
    if call.base.type.unwrapped != .string { return try link(part, on: call.base) }
    return try links(
      [.call(.helper("characters"), []), part, .call("joinToString", ["\"\""])],
      on: call.base
    )
  }

  func uniqued(_ call: FunctionCall) throws(NotInKotlin) -> Code {
    let key = try lambda(call.element, isKey: true)
    if key == .lambda(parameters: "", ["it"]) { return try link("distinct()", on: call.base) }
    return try link(.sequence(["distinctBy ", key]), on: call.base)
  }

  /// `toggling(id)`, with a key for elements that Kotlin compares differently.
  func changed(_ name: String, _ call: FunctionCall) throws(NotInKotlin) -> Code {
    let change = Code.call(.helper(name), try codes(call.arguments))
    let key = try lambda(call.element, isKey: true)
    if key == .lambda(parameters: "", ["it"]) { return try link(change, on: call.base) }
    return try link(.sequence([change, " ", key]), on: call.base)
  }

  func contains(_ call: FunctionCall) throws(NotInKotlin) -> Code {
    guard let argument = call.argument else { return "false" }
    if call.base.type.unwrapped == .string {
      return try link(.call(.helper("containsText"), [try code(argument)]), on: call.base)
    }
    if call.isConditional {
      if call.readsIndex {
        let closure = try lambda(call.body).parameters { "(\($0))" }
        return try links(["withIndex()", .sequence(["any ", closure])], on: call.base)
      }
      return try overElements("any", call)
    }
    let key = try lambda(call.element, isKey: true)
    if argument.isExactLiteral || key == .lambda(parameters: "", ["it"]) {
      return try link(.call("contains", [try code(argument)]), on: call.base)
    }
    // The argument can be about the element of a lambda around this one.
    var inside = self
    let name = element == "it" && argument.usesElement ? inside.claim("other") : "it"
    inside.element = .text(name)
    let test = Code.binary(try inside.key(call.element), sign: "==", try self.key(argument))
    let parameters = name == "it" ? "" : name
    return try link(.sequence(["any ", .lambda(parameters: parameters, [test])]), on: call.base)
  }

  // MARK: - Sorting

  /// `sortedBy { it.price }`, or with several keys `sortedWith(compareBy<Book> { it.price }.thenBy { it.id })`
  func sorting(_ call: FunctionCall) throws(NotInKotlin) -> Code {
    let keys = call.keys.isEmpty ? [call.element] : call.keys
    let order: Code =
      call.isLocalized
      ? .text("\(context)localizedOrder", needs: [.helper("localizedOrder")])
      : .helper("textOrder")
    if keys.contains(where: \.type.isOptional) { throw NotInKotlin("this sort key", call.base) }
    guard keys.count == 1, let key = keys.first else {
      return try sorting(call, by: keys, order)
    }
    let isText = key.type == .string
    if key.kind == .element {
      if !isText { return call.isDescending ? "sortedDescending()" : "sorted()" }
      return .call("sortedWith", [call.isDescending ? order.followed(by: [".reversed()"]) : order])
    }
    if isText {
      if call.isDescending { return try sorting(call, by: keys, order) }
      let comparator = Code.sequence([.call("compareBy", [order]), " ", try lambda(key)])
      return .call("sortedWith", [comparator])
    }
    return .sequence([call.isDescending ? "sortedByDescending " : "sortedBy ", try lambda(key)])
  }

  private func sorting(
    _ call: FunctionCall,
    by keys: [TypedExpression],
    _ order: Code
  ) throws(NotInKotlin) -> Code {
    let type = try call.element.type.kotlin(in: screen.types)
    var comparators: [Code] = []
    for key in keys {
      let isText = key.type == .string
      let name: Code =
        comparators.isEmpty
        ? (isText
          ? .call(.sequence(["compareBy<", type, ", String>"]), [order])
          : .sequence(["compareBy<", type, ">"]))
        : isText ? .call(".thenBy", [order]) : ".thenBy"
      comparators.append(.sequence([name, " ", try lambda(key)]))
    }
    if call.isDescending { comparators.append(".reversed()") }
    let comparator = Code.chain(comparators.first ?? "", Array(comparators.dropFirst()))
    return .call("sortedWith", [comparator])
  }
}

extension Code {
  /// A lambda with other parameters.
  fileprivate func parameters(_ change: (String) -> String) -> Code {
    guard case .lambda(let parameters, let body) = self else { return self }
    return .lambda(parameters: change(parameters), body)
  }
}
