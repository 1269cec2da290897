import DocumentReader

/// A spec to start from, its rules as YAML on one line each.
package struct SpecDraft {
  package struct Field {
    package let name: String
    package let rule: String
  }

  package struct Model {
    package let name: String
    let source: String
    let id: String?
    let display: Display
  }

  package struct Display {
    package internal(set) var fields: [Field] = []
    /// Expressions that have no field, because no text shows them.
    package internal(set) var leftOut: [String] = []
  }

  package internal(set) var formats: [Field] = []
  /// Before those that show them.
  package internal(set) var models: [Model] = []
  package internal(set) var display = Display()
}

extension SpecDraft {
  /// The spec's YAML, with whatever the examples are.
  package func text(view: String, schema: String, type: String, examples: [Node]) -> String {
    var lines = ["view: \(view)", "service:", "  schema: \(yamlScalar(schema))", "  type: \(type)"]
    if let (name, better) = betterName {
      lines.append("  # A type gets another name like this:")
      lines.append("  # rename: { \(name): \(better) }")
    }
    lines += block("formats", formats)
    if !models.isEmpty { lines.append("models:") }
    for model in models {
      lines += ["  \(model.name):", "    from: \(model.source)"]
      if let id = model.id { lines.append("    id: \(id)") }
      lines += block(model.display).map { "    " + $0 }
    }
    lines += block(display)
    if !examples.isEmpty { lines += yamlLines(json(["examples": json(examples)])) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// An element of `posts` is a `PostsElement` as long as nobody knows better.
  private var betterName: (name: String, better: String)? {
    let name = models.map(\.source).first { $0.hasSuffix("Element") }
    return name.map { name in
      let list = name.dropLast("Element".count)
      return (name, String(list.hasSuffix("s") ? list.dropLast() : list))
    }
  }

  private func block(_ display: Display) -> [String] {
    block("display", display.fields)
      + display.leftOut.map {
        "  # Left out, because its type is not known or no text shows it: \($0)"
      }
  }

  private func block(_ key: String, _ fields: [Field]) -> [String] {
    fields.isEmpty ? [] : ["\(key):"] + fields.map { "  \(yamlScalar($0.name)): \($0.rule)" }
  }
}
