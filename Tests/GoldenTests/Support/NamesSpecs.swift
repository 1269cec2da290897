import SwiftOutput
import ViewModelIR

/// A spec whose types have all reserved names.
enum TypeNames {
  /// Includes names of generic parameters and nested types in generated code, which are not reserved because they hide nothing.
  private static let all =
    reservedTypeNames.union(namesSwiftUIAppsUse).filter { $0.first?.isUppercase == true }.sorted()
    + [
      "AllCases", "Attempt", "Key", "Keys", "RawValue", "Reader", "Style", "Value",
    ]

  /// A schema with a type for each name. In turn, a type is named by its property, by its title and by its key in `$defs`.
  static var schema: [String: Any] {
    let instant = ["type": "string", "format": "date-time"]
    let text = ["type": "string"]
    var properties: [String: Any] = [
      "twosome": ["type": "array", "prefixItems": [text, instant], "items": text]
    ]
    var definitions: [String: Any] = [:]
    for (index, name) in all.enumerated() {
      let next = ["$ref": "#/$defs/\(name)"]
      var type: [String: Any] = ["type": "object", "required": ["text"]]
      type["properties"] = ["text": text, "at": instant]
      switch index % 3 {
      case 0:
        properties[name] = type
        continue
      case 1: type["title"] = name
      default:
        type["properties"] = ["text": text, "at": instant, "next": next]
        definitions[name] = type
        type = next
      }
      properties[name] = ["type": "array", "items": type]
    }
    return [
      "title": "Types", "type": "object", "required": properties.keys.sorted(),
      "properties": properties, "$defs": definitions,
    ]
  }

  /// A spec that shows a value of each type or has a model for it.
  ///
  /// A model has the type's original name, except if a type of that name inside the view would hide one that other code needs.
  static var spec: [String: Any] {
    let hidden = namesAppCodeUses.union(namesSwiftUIAppsUse).union(keywords)
      .union(["Hashable", "JSONValue", "Sendable", "String"])
    let names = SpecNames(reserved: .swift)
    var models: [String: Any] = [:]
    var display: [String: Any] = [:]
    for (index, name) in all.enumerated() {
      let model = hidden.contains(name) ? "\(name)Cell" : name
      let property = names.property(name)
      if index % 3 == 0 {
        display["\(property)Value"] = ["value": "self.\(property)"]
        continue
      }
      models[model] = ["from": names.type(name), "display": ["text": "{text}"]]
      display["\(property)Cells"] = ["each": "self.\(property)", "model": model]
    }
    return [
      "view": "TypesView", "models": models, "display": display,
      "service": ["schema": "Types.json", "unknownMembers": "keep"],
    ]
  }
}

/// A spec with keywords and with the generated code's own names in every place that takes a name.
enum Words {
  /// Excludes `init` and `self`, which cannot be the name of a field.
  private static let all =
    keywords.filter { $0.first?.isLowercase == true && $0 != "init" && $0 != "self" }.sorted() + [
      // Contextual keywords.
      "actor", "any", "async", "borrowing", "consume", "copy", "discard", "each", "final", "get",
      "indirect", "isolated", "lazy", "macro", "mutating", "nonisolated", "open", "optional",
      "override", "package", "sending", "set", "some", "then", "unsafe", "weak", "yield",
      // Names of variables, parameters and functions in generated code.
      "abs", "calendar", "container", "decoded", "decoder", "description", "element", "encoder",
      "folded", "from", "json", "lhs", "locale", "max", "min", "missing", "now", "rhs", "string",
      "tag", "text", "timeZone", "value", "viewModel", "zip",
    ]

  /// Excludes words with which no path in an expression can start.
  private static let inputs = all.filter { !["false", "is", "nil", "true"].contains($0) }

  static var schema: [String: Any] {
    let texts = of(all) { _ in ["type": "string"] }
    let choices = all.map { word in
      [
        "title": "\(word) choice", "type": "object", "required": ["which"],
        "properties": ["which": ["const": word]],
      ]
    }
    var properties: [String: Any] = texts
    properties["rows"] = [
      "type": "array",
      "items": ["title": "Row", "type": "object", "properties": texts, "required": all],
    ]
    properties["maybes"] = [
      "type": "array", "items": ["title": "Maybe", "type": "object", "properties": texts],
    ]
    properties["flag"] = ["type": "boolean"]
    properties["word"] = ["title": "Word", "enum": all]
    properties["choice"] = ["title": "Choice", "oneOf": choices]
    // With a date, the generator writes the coding explicitly instead of relying on the compiler.
    properties["at"] = ["type": "string", "format": "date-time"]
    return [
      "title": "Words", "type": "object", "required": properties.keys.sorted(),
      "properties": properties,
    ]
  }

  static var spec: [String: Any] {
    let types = of(inputs) { _ in "String" }
    var formats = of(all) { ["map": ["true": $0, "false": "not \($0)"]] as [String: Any] }
    formats["words"] = ["map": of(all) { "the word \($0)" }, "unknown": "?"]
    var display: [String: Any] = of(all) { "{flag | \($0)}" }
    for input in inputs { display["\(input)Input"] = "{\(input)}" }
    display["wordText"] = "{word | words}"
    display["isWord"] = [
      "value": inputs.prefix(20).map { "word == .\($0)" }.joined(separator: " || ")
    ]
    display["isChoice"] = ["value": "choice is DefaultChoice"]
    display["rows"] = ["each": "rows", "model": "Row", "with": of(inputs) { $0 }]
    display["maybes"] = ["each": "maybes", "model": "Maybe"]
    return [
      "view": "WordsView", "service": ["schema": "Words.json"], "inputs": types,
      "formats": formats, "display": display, "examples": ["default", "decoded"].map(example),
      "models": [
        "Row": ["from": "Row", "inputs": types, "display": of(inputs) { "{\($0)} {self.\($0)}" }],
        "Maybe": [
          "from": "Maybe",
          "display": of(all) { ["text": "{self.\($0)}!", "fallback": "-"] },
        ],
      ],
    ]
  }

  private static func example(name: String) -> [String: Any] {
    let texts = of(all) { $0 }
    var data: [String: Any] = texts
    data["rows"] = [texts]
    data["maybes"] = [texts, [:]]
    data["flag"] = true
    data["word"] = "default"
    data["choice"] = ["which": "default"]
    data["at"] = "2024-03-05T13:45:07Z"
    return [
      "name": name, "given": data, "inputs": of(inputs) { $0 },
      "expect": [
        "default": "default", "inInput": "in", "isChoice": true,
        "rows": [["inout": "inout inout"]], "maybes": [["throw": "throw!"], ["throw": "-"]],
      ],
    ]
  }

  private static func of<Value>(_ words: [String], _ value: (String) -> Value) -> [String: Value] {
    Dictionary(uniqueKeysWithValues: words.map { ($0, value($0)) })
  }
}
