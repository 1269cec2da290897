/// What a template shows: `["name": "Book", "fields": [["name": "title"]], "isLast": true]`.
package enum TemplateValue: Hashable, Sendable {
  /// As a section, an empty text is false.
  case text(String)
  case flag(Bool)
  case list([TemplateValue])
  case object([String: TemplateValue])
}

extension TemplateValue: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self = .text(text) }
}

extension TemplateValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral flag: Bool) { self = .flag(flag) }
}

extension TemplateValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, TemplateValue)...) {
    self = .object(Dictionary(members, uniquingKeysWith: { _, last in last }))
  }
}

func lines(_ lines: [String]) -> TemplateValue { .list(lines.map(TemplateValue.text)) }
