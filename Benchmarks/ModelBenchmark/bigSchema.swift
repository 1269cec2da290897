/// Returns a schema with types of 12 properties each, half of them required: strings, numbers and Booleans with a description, a date, a
/// reference, and a list of references.
func bigSchema(types: Int) -> String {
  let definitions = (0..<types).map { index in
    let properties =
      (0..<12).map { property(of: index, $0, among: types) }.joined(separator: ",\n")
    let required = (0..<6).map { "        \"field_\($0)\"" }.joined(separator: ",\n")
    return """
          "Type\(index)": {
            "type": "object",
            "required": [
      \(required)
            ],
            "properties": {
      \(properties)
            }
          }
      """
  }
  return """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Root",
      "type": "object",
      "properties": {
        "a": {
          "$ref": "#/$defs/Type0"
        }
      },
      "$defs": {
    \(definitions.joined(separator: ",\n"))
      }
    }

    """
}

private func property(of type: Int, _ index: Int, among types: Int) -> String {
  let key: String
  let members: String
  switch index {
  case 9:
    key = "created_at_9"
    members = """
                "type": "string",
                "format": "date-time"
      """
  case 10:
    key = "field_10"
    members = """
                "$ref": "#/$defs/Type\((type * 7 + 1) % types)"
      """
  case 11:
    key = "field_11"
    members = """
                "type": "array",
                "items": {
                  "$ref": "#/$defs/Type\((type * 3 + 2) % types)"
                }
      """
  default:
    key = "field_\(index)"
    members = """
                "type": "\(["string", "integer", "number", "boolean"][index % 4])",
                "description": "The field \(index) of type \(type)."
      """
  }
  return """
            "\(key)": {
    \(members)
            }
    """
}
