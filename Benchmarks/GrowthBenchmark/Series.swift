/// An input that can be created at any size, and the command that reads it.
struct Series {
  enum Command {
    /// Runs over all specs of the folder.
    case lint, generate
    /// Runs over `schema.json`.
    case model
    /// Imports `texts.xliff`.
    case importTranslations
  }

  let name: String
  let command: Command
  /// The smallest of the three sizes. Each of the others is twice as large as the previous one.
  let size: Int
  /// Returns the files that the command reads at a size, by path.
  let files: (Int) -> [String: String]
}

extension Series {
  /// Returns a series of schemas for `model`.
  static func schema(_ name: String, _ size: Int, _ schema: @escaping (Int) -> String) -> Series {
    Series(name: name, command: .model, size: size) { ["schema.json": schema($0)] }
  }

  /// Returns a series with one spec and one schema. `text` follows the spec's first lines; `properties` are those of the schema, all of them
  /// required.
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
