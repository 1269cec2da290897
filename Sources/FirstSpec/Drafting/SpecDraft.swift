import DocumentReader

/// The first draft of a spec. Each rule is one line of YAML.
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
    /// The expressions that get no field, because their values cannot be shown as text.
    package internal(set) var leftOut: [String] = []
  }

  package internal(set) var formats: [Field] = []
  /// The row models, each before the models that contain its rows.
  package internal(set) var models: [Model] = []
  package internal(set) var display = Display()
}

extension SpecDraft {
  /// The spec as YAML, with the given examples.
  ///
  /// - Parameter isShared: Whether other specs use the schema, too.
  package func text(
    view: String,
    schema: String,
    isShared: Bool,
    type: String,
    examples: [Node]
  ) -> String {
    var lines = ["view: \(view)", "service:", "  schema: \(yamlScalar(schema))", "  type: \(type)"]
    if let (name, better) = betterName {
      // A `rename` would have to be in all specs of the schema.
      lines += [
        isShared
          ? "  # To give \(name) another name, add a title to it in the schema:"
          : "  # To give a type another name:",
        isShared ? "  # \"title\": \"\(better)\"" : "  # rename: { \(name): \(better) }",
      ]
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

  /// The name of a type that could be better, and a suggestion: an element of `posts` is a `PostsElement` unless it is renamed to `Post`.
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
        "  # Left out, because its type is unknown or cannot be shown as text: \($0)"
      }
  }

  private func block(_ key: String, _ fields: [Field]) -> [String] {
    fields.isEmpty ? [] : ["\(key):"] + fields.map { "  \(yamlScalar($0.name)): \($0.rule)" }
  }
}
