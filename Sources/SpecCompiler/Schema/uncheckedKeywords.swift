/// A note on what the schema asks of values that no Swift type can say, all in one; nil where it asks nothing of the kind.
package func noteOnUncheckedKeywords(of document: Node) -> Diagnostic? {
  var counts: [String: Int] = [:]
  var first: Location?
  var rest = [document]
  while let schema = rest.popLast() {
    for member in schema.members ?? [] {
      if uncheckedKeywords.contains(member.key) {
        counts[member.key, default: 0] += 1
        if member.keyLocation.isBefore(first) { first = member.keyLocation }
      }
      rest += subschemas(of: member)
    }
  }
  guard let first else { return nil }
  let keywords = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
  return .uncheckedKeywords(keywords.map { "\($0.key) (\($0.value))" }, at: first)
}

private func subschemas(of member: Node.Member) -> [Node] {
  switch member.key {
  case "properties", "patternProperties", "$defs", "definitions", "dependentSchemas",
    "dependencies", "components", "schemas":
    (member.value.members ?? []).map(\.value)
  case "items", "prefixItems", "additionalItems", "additionalProperties",
    "unevaluatedProperties", "anyOf", "oneOf", "allOf", "then", "else":
    member.value.elements ?? [member.value]
  default: []
  }
}

private let uncheckedKeywords: Set<String> = [
  "contains", "dependentRequired", "exclusiveMaximum", "exclusiveMinimum", "if", "maxContains",
  "maxItems", "maxLength", "maxProperties", "maximum", "minContains", "minItems", "minLength",
  "minProperties", "minimum", "multipleOf", "not", "pattern", "propertyNames",
  "unevaluatedItems", "uniqueItems",
]

extension Location {
  fileprivate func isBefore(_ other: Location?) -> Bool {
    other.map { (line, column) < ($0.line, $0.column) } ?? true
  }
}
