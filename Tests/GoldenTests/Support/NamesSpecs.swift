import SwiftOutput
import ViewModelIR

/// A spec whose types have every name that is taken.
enum TypeNames {
  /// With generic parameters and nested types of the output, which hide nothing from it.
  private static let all =
    reservedTypeNames.union(namesSwiftUIAppsUse).filter { $0.first?.isUppercase == true }.sorted()
    + [
      "AllCases", "Attempt", "Key", "Keys", "RawValue", "Reader", "Style", "Value",
    ]

  /// Each by its title, its key in `$defs` or the property that has it.
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

  /// A value of each type, or a model for it, of the type's old name where the view may hide that.
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

/// A spec that has keywords, and the output's own words, wherever a name can stand.
enum Words {
  /// Not `init` and `self`, which cannot name a field.
  private static let all =
    keywords.filter { $0.first?.isLowercase == true && $0 != "init" && $0 != "self" }.sorted() + [
      // Keywords in some places only.
      "actor", "any", "async", "borrowing", "consume", "copy", "discard", "each", "final", "get",
      "indirect", "isolated", "lazy", "macro", "mutating", "nonisolated", "open", "optional",
      "override", "package", "sending", "set", "some", "then", "unsafe", "weak", "yield",
      // What the output calls things, or could mean a function by.
      "abs", "calendar", "container", "decoded", "decoder", "description", "element", "encoder",
      "folded", "from", "json", "lhs", "locale", "max", "min", "missing", "now", "rhs", "string",
      "tag", "text", "timeZone", "value", "viewModel", "zip",
    ]

  /// No path can start with these.
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
    // So that the coding is written out.
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
