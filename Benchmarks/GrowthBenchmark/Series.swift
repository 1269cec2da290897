/// An input that is made at any size, and the command that reads it.
struct Series {
  enum Command {
    /// Over all specs of the folder.
    case lint, generate
    /// Over `schema.json`.
    case model
    /// Of `texts.xliff`.
    case importTranslations
  }

  let name: String
  let command: Command
  /// The smallest of the three sizes; each of the others is twice the one before.
  let size: Int
  /// What the command reads at a size, by path.
  let files: (Int) -> [String: String]
}

extension Series {
  /// A schema for `model`.
  static func schema(_ name: String, _ size: Int, _ schema: @escaping (Int) -> String) -> Series {
    Series(name: name, command: .model, size: size) { ["schema.json": schema($0)] }
  }

  /// One spec over one schema: what follows the spec's first lines, and the properties of its type, all of them required.
  static func spec(
    _ name: String,
    _ size: Int,
    _ command: Command = .generate,
    properties: @escaping (Int) -> [(key: String, schema: String)] = { _ in
      [("title", #"{ "type": "string" }"#), ("count", #"{ "type": "integer" }"#)]
    },
    _ text: @escaping (Int) -> String
  ) -> Series {
    Series(name: name, command: command, size: size) { count in
      [
        "specs/Screen.yaml": specStart("Screen") + text(count),
        "specs/schema.json": object("Answer", properties(count)),
      ]
    }
  }
}

func specStart(_ view: String) -> String {
  "view: \(view)View\ndoc: A screen.\nservice: { schema: schema.json, type: Answer }\n"
}

func object(_ title: String, _ properties: [(key: String, schema: String)]) -> String {
  let required = properties.map { "\"\($0.key)\"" }.joined(separator: ", ")
  return """
    { "title": "\(title)", "type": "object", "required": [\(required)], "properties": {
    \(members(properties))
    } }
    """
}

func definitions(_ members: String, root: String = ##"{ "$ref": "#/$defs/T0" }"##) -> String {
  """
  { "title": "Root", "type": "object", "properties": { "first": \(root) }, "$defs": {
  \(members)
  } }
  """
}

func members(_ members: [(key: String, schema: String)]) -> String {
  members.map { "  \"\($0.key)\": \($0.schema)" }.joined(separator: ",\n")
}

func lines(_ count: Int, separator: String = "\n", _ line: (Int) -> String) -> String {
  (0..<count).map(line).joined(separator: separator)
}
