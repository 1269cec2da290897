import DocumentReader

/// A note on what the schema asks of values that no type can say, all in one; nil where it asks nothing of the kind.
package func noteOnUncheckedKeywords(of document: Node) -> Diagnostic? {
  var unchecked = UncheckedKeywords()
  unchecked.add(document)
  guard let first = unchecked.first else { return nil }
  let keywords = unchecked.counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
  return .uncheckedKeywords(keywords.map { "\($0.key) (\($0.value))" }, at: first)
}

private struct UncheckedKeywords {
  var counts: [String: Int] = [:]
  var first: Location?

  mutating func add(_ schema: Node) {
    let members = schema.members ?? []
    for index in members.indices {
      if uncheckedKeywords.contains(members[index].key) { count(members[index]) }
      if !members[index].value.isScalar { addSubschemas(of: members[index]) }
    }
  }

  private mutating func count(_ member: Node.Member) {
    counts[member.key, default: 0] += 1
    if member.keyLocation.isBefore(first) { first = member.keyLocation }
  }

  private mutating func addSubschemas(of member: Node.Member) {
    switch member.key {
    case "properties", "patternProperties", "$defs", "definitions", "dependentSchemas",
      "dependencies", "schemas":
      for inner in member.value.members ?? [] { add(inner.value) }
    case "items", "prefixItems", "additionalItems", "additionalProperties",
      "unevaluatedProperties", "anyOf", "oneOf", "allOf", "then", "else",
      "components":
      if let elements = member.value.elements {
        for element in elements { add(element) }
      } else {
        add(member.value)
      }
    default: break
    }
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
