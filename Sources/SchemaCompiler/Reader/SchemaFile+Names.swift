extension SchemaFile {
  /// What a schema is called by its JSON Pointer: `Order` at `/components/schemas/Order`, `Tags Element` at `/properties/tags/items`.
  func name(at pointer: [String]) -> String? {
    var suffix = ""
    var rest = pointer
    while let token = rest.popLast() {
      let holder = rest.last ?? ""
      if holdersOfNames.contains(holder) { return token + suffix }
      switch token {
      case "schema" where isOpenAPI && rest.first == "paths":
        return nameOfOperation(rest).map { $0 + suffix } ?? token
      case "items", "additionalItems", "contains": suffix = " Element" + suffix
      case "additionalProperties", "unevaluatedProperties": suffix = " Value" + suffix
      case "schema", "then", "else", "not", "if": break
      case _ where holdersOfSchemas.contains(holder) || holder == "content":
        rest.removeLast()
        if let index = Int(token), index < .max { suffix = " \(index + 1)" + suffix }
      default: return token + suffix
      }
    }
    return pointer.last
  }

  /// `listOrders Response` of what an operation of that name answers, else by its path: `get /orders Response`.
  private func nameOfOperation(_ pointer: [String]) -> String? {
    guard pointer.count > 3 else { return nil }
    let operation = pointer[1...2].reversed().joined(separator: " ")
    let name = node(at: Array(pointer.prefix(3)))?["operationId"]?.string ?? operation
    switch pointer[3] {
    case "responses":
      let status = pointer.dropFirst(4).first.map { $0.hasPrefix("2") ? "" : " \($0)" } ?? ""
      return "\(name)\(status) Response"
    case "requestBody": return "\(name) Request"
    default: return node(at: pointer)?["name"]?.string ?? name
    }
  }
}

/// Their members have names of their own, even that of a keyword.
private let holdersOfNames: Set<String> = [
  "properties", "patternProperties", "$defs", "definitions", "schemas", "dependentSchemas",
]

private let holdersOfSchemas: Set<String> = ["allOf", "anyOf", "oneOf", "prefixItems", "items"]
