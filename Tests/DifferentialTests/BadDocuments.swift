/// A document of `BadInput.schema.json`, and variants with one mistake, which the evaluator and the generated Swift must refuse.
///
/// A comma after the last element is not among the mistakes, because Foundation accepts it, contrary to RFC 8259.
enum BadDocuments {
  static let good = document(replacing: "", with: "")
  static let all =
    [good]
    + members.flatMap { name, _, invalid in invalid.map { document(replacing: name, with: $0) } }
    + [good.replacing("\"nullable\"", with: "\"absent\"")]
    + ["", "null", "[]", good + "}", String(good.dropLast()), "\u{FEFF}", "{\"text\": \"a\""]

  private static let members: [(name: String, value: String, invalid: [String])] = [
    (
      "text", #""a""#,
      [
        #""\ud800""#, #""\udc00""#, #""\ude00\ud83d""#, #""a\ud83d""#, #""\ud83d\u0041""#, #""\x""#,
        #""\u12""#, "\"\n\"", "'a'", "\"a", "1", "null", "[]", "tru",
      ]
    ),
    (
      "count", "1",
      [
        "1.5", "9223372036854775808", "-9223372036854775809", "1e19", "1e400", "01", "+1", ".5",
        "NaN", "\"1\"", "true", "null",
      ]
    ),
    (
      "size", "1.5",
      ["1e400", "-1e999", "1e-400", "NaN", "Infinity", "1.", "0x10", "\"1\"", "false", "null"]
    ),
    ("huge", "1e300", []),
    (
      "openedAt", #""2024-03-05T13:45:07Z""#,
      [
        "2024-02-30T00:00:00Z", "2023-02-29T00:00:00Z", "2024-13-01T00:00:00Z",
        "2024-03-05T24:00:01Z", "2024-03-05T13:45:07", "2024-03-05", "10000-01-01T00:00:00Z",
        "-001-01-01T00:00:00Z", "2024-03-05T13:45:60Z", "",
      ].map { "\"\($0)\"" } + ["1709646307", "null"]
    ),
    (
      "foundedOn", #""2024-02-29""#,
      ["2023-02-29", "2024-00-10", "2024-3-5", "10000-01-01", "2024-02-29T00:00:00Z", ""]
        .map { "\"\($0)\"" } + ["20240229", "null"]
    ),
    ("tags", "[]", ["{}", "null", #"["a", 1]"#, #"[null]"#, #""a""#]),
    (
      "choice", #"{"value": 1}"#,
      [
        "{}", "null", "1.5", "[]", #"{"value": 1.5}"#, #"{"value": "a", "unit": "m"}"#,
        #"{"value": 1, "size": 2}"#, #"{"value": 1, "unit": 2}"#, #"{"value": null}"#,
      ]
    ),
    (
      "tagged", #"{"kind": "text", "text": "a"}"#,
      [
        "{}", "[]", "null", #"{"kind": "text"}"#, #"{"kind": "number", "text": "a"}"#,
        #"{"kind": "brand_new", "text": "a"}"#, #"{"kind": 1, "text": "a"}"#, #"{"text": "a"}"#,
        #"{"kind": null, "text": "a"}"#, #"{"kind": "TEXT", "text": "a"}"#,
      ]
    ),
    ("pair", #"[1, "a"]"#, ["[]", "[1]", #"["a", 1]"#, #"[null, "a"]"#, #"{"0": 1}"#, "null"]),
    ("sizes", #"{"a": 1}"#, ["[]", #"{"a": "b"}"#, #"{"a": null}"#, #"{"a": 1, "b": 1.5}"#, "1"]),
    ("grade", "1", ["0", "3", #""1""#, "1.5", "null", "[1]", "true"]),
    ("anything", "1", ["1e400", "[1, -1e999]", #"{"a": {"b": 1e400}}"#, #""\ud800""#]),
    (
      "open", #"{"unit": "m", "plain": 2}"#,
      [#"{"unit": "m", "plain": "2"}"#, #"{"plain": 2}"#, "[]"]
    ),
    ("nullable", "null", ["1", "[]", "{}", "true"]),
  ]

  private static func document(replacing name: String, with invalid: String) -> String {
    let members = members.map { "\"\($0.name)\": \($0.name == name ? invalid : $0.value)" }
    return "{\(members.joined(separator: ", "))}"
  }
}
