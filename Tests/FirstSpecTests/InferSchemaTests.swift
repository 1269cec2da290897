import DocumentReader
import FirstSpec
import OutputInterface
import SwiftOutput
import TestSupport
import Testing

@Suite struct InferSchemaTests {
  @Test func propertiesOfAllSamplesAreRequired() {
    let inferred = infer([
      #"{"id": 1, "name": "Ada", "bio": null}"#, #"{"id": 2, "name": "Bob"}"#,
      #"{"id": 3, "name": "Cas", "bio": "Hi"}"#,
    ])
    #expect(
      inferred.schema == """
        {
          "type": "object",
          "required": ["id", "name"],
          "properties": {
            "id": {"type": "integer"},
            "name": {"type": "string"},
            "bio": {"type": ["string", "null"]}
          }
        }
        """
    )
    #expect(
      inferred.decisions == [
        "id: integer (in 3 of 3)", "name: string (in 3 of 3)",
        "bio: string or null (in 2 of 3, null in 1)",
      ]
    )
  }

  @Test(arguments: [
    // Two different values.
    (#"[{"a": "2024-03-05T13:45:07Z"}, {"a": "2024-03-05T13:45:08.5+01:00"}]"#, "date-time"),
    (#"[{"a": "2024-03-05"}, {"a": "2024-02-29"}]"#, "date"),
    (#"[{"a": "2024-03-05T13:45:07"}, {"a": "2024-03-05T13:45:08"}]"#, "date-time-local"),
    (
      #"[{"a": "1b4e28ba-2fa1-11d2-883f-0016d3cca427"}, {"a": "1B4E28BA-2FA1-11D2-883F-0016D3CCA428"}]"#,
      "uuid"
    ),
    // A single web address is enough.
    (#"[{"a": "https://example.com/a.png"}]"#, "uri"),
    // Only one distinct value, an impossible date, or a value in another format.
    (#"[{"a": "2024-03-05"}, {"a": "2024-03-05"}]"#, "string"),
    (#"[{"a": "2024-02-30"}, {"a": "2024-03-05"}]"#, "string"),
    (#"[{"a": "2024-03-05"}, {"a": "2024-03-06"}, {"a": ""}]"#, "string"),
    (#"[{"a": "https://example.com"}, {"a": "none"}]"#, "string"),
    (#"[{"a": "http://a b"}, {"a": "https://"}]"#, "string"),
    // Numbers.
    ("[{\"a\": 1}, {\"a\": -0}]", "integer"), ("[{\"a\": 1}, {\"a\": 1.0}]", "number"),
    ("[{\"a\": 1e3}]", "number"),
  ])
  func formatIsInferredOnlyIfAllValuesHaveIt(sample: String, type: String) {
    let decision = infer([sample]).decisions.first
    #expect(decision?.hasPrefix("a: \(type) (") == true, "\(decision ?? "")")
  }

  @Test func largeIntegersGetAWiderFormat() {
    #expect(infer(["9223372036854775807"]).schema == #"{"type": "integer"}"#)
    #expect(infer(["18446744073709551615"]).schema == #"{"type": "integer", "format": "uint64"}"#)
    #expect(infer(["-18446744073709551615"]).schema == #"{"type": "integer", "format": "int128"}"#)
  }

  @Test(arguments: [
    (#"{"1b4e28ba-2fa1-11d2-883f-0016d3cca427": 1}"#, "1 key in 1 object, all UUIDs"),
    (#"{"2024-01-01": 1, "2024-01-02": 1.5}"#, "2 keys in 1 object, all dates"),
    (#"{"1": {"a": 1, "b": 2}, "2": {"a": 1}}"#, "2 keys in 1 object, all numbers"),
  ])
  func keysThatAreDataBecomeADictionary(object: String, evidence: String) {
    let decisions = infer(["{\"x\": \(object)}"]).decisions
    #expect(decisions.first?.hasPrefix("x: [string: ") == true)
    #expect(decisions.first?.contains(evidence) == true, "\(decisions)")
  }

  @Test func keysThatAreNamesBecomeAnObject() {
    // Values of two types, objects without common keys, or a key that is a name.
    for object in [
      #"{"1": 1, "2": "a"}"#, #"{"1": {"a": 1}, "2": {"b": 1}}"#, #"{"1": 1, "a": 1}"#,
    ] {
      #expect(infer(["{\"x\": \(object)}"]).decisions.first == "x: object (in 1 of 1)")
    }
    let hinted = infer([#"{"rates": {"EUR": 1, "USD": 2}}"#], InferenceHints(maps: ["rates"]))
    #expect(
      hinted.decisions == ["rates: [string: integer] (in 1 of 1, 2 keys in 1 object, as requested)"]
    )
  }

  @Test func keyThatDistinguishesObjectsMakesAUnion() {
    let posts = infer([
      #"[{"kind": "text", "id": 1, "text": "Hi"}, {"url": "https://a.de/1", "kind": "image", "id": 2}]"#
    ])
    #expect(
      posts.schema == """
        {
          "type": "array",
          "items": {
            "oneOf": [
              {
                "type": "object",
                "required": ["kind", "id", "text"],
                "properties": {
                  "kind": {"const": "text"},
                  "id": {"type": "integer"},
                  "text": {"type": "string"}
                }
              },
              {
                "type": "object",
                "required": ["url", "kind", "id"],
                "properties": {
                  "url": {"type": "string", "format": "uri"},
                  "kind": {"const": "image"},
                  "id": {"type": "integer"}
                }
              }
            ]
          }
        }
        """
    )
    // Only one of the objects has properties of its own, or the key is not one that usually distinguishes objects.
    for sample in [
      #"[{"kind": "a", "x": 1}, {"kind": "b"}]"#,
      #"[{"name": "a", "x": 1}, {"name": "b", "y": 1}]"#,
    ] {
      #expect(!infer([sample]).schema.contains("oneOf"), "\(sample)")
    }
  }

  @Test func enumerationsAndSingleDatesAreOnlySuggested() {
    let sample =
      #"[{"s": "on", "d": "2024-01-01"}, {"s": "off", "d": "2024-01-01"}, {"s": "on", "d": "2024-01-01"}, {"s": "off", "d": "2024-01-01"}]"#
    let inferred = infer([sample])
    #expect(inferred.decisions == ["s: string (in 4 of 4)", "d: string (in 4 of 4)"])
    #expect(
      inferred.candidates == [
        "--enum s: 2 values in 4: 'on' and 'off'",
        "--date d: looks like a date, but has only one value",
      ]
    )
    let hinted = infer([sample], InferenceHints(enumerations: ["s"], dates: ["d"]))
    #expect(hinted.schema.contains(#"{"type": "string", "enum": ["on", "off"]}"#))
    #expect(hinted.schema.contains(#"{"type": "string", "format": "date"}"#))
  }

  /// Values that repeat and read like words suggest an enumeration; ids and names do not.
  @Test(arguments: [
    ("status", ["on", "off", "on"], true), ("visibility", ["public", "public", "public"], false),
    ("visibility", ["public", "public", "public", "public", "public"], true),
    ("visibility", ["public", "unlisted", "public"], true), ("status", ["on", "off"], false),
    ("in_reply_to", ["109", "110", "109", "110"], false),
    ("code", ["a1", "b2", "a1", "b2"], false),
    ("accountId", ["ada", "bob", "ada", "bob"], false),
    ("account_id", ["ada", "bob", "ada", "bob"], false), ("name", ["Ada", "Ada", "Bob"], false),
    ("codec", ["mp4", "webm", "mp4"], true), ("note", ["so it is", "so it is", "yes"], false),
  ])
  func suggestsAnEnumerationForRepeatedWords(key: String, values: [String], isOffered: Bool) {
    let objects = values.map { "{\"\(key)\": \"\($0)\"}" }.joined(separator: ", ")
    let offered = infer(["[\(objects)]"]).candidates
    #expect(offered.contains { $0.hasPrefix("--enum \(key): ") } == isOffered, "\(offered)")
  }

  @Test(arguments: [
    (["{\"a\": null}"], "x0.json:1:7: warning: 'a' is null in all samples, so its type is unknown"),
    (["{\"a\": []}", "{\"a\": []}"], "x0.json:1:7: warning: 'a' is an empty list in all samples"),
    (["{\"a\": {}}"], "x0.json:1:7: warning: 'a' is an empty object in all samples"),
    (
      ["{\"a\": 1}", "{\n\"a\": \"1\"}"],
      "x1.json:2:6: warning: 'a' is a string here, but an integer in x0.json:1:7"
    ),
    ([""], "x0.json:1:1: error: the file is empty"),
    (["{\"a\": 1,}"], "x0.json:1:9: error: JSON does not allow a comma before a closing bracket"),
    (["{\"a\": 1, \"a\": 2}"], "x0.json:1:10: error: the key 'a' is already used on line 1"),
    (["<html>"], "x0.json:1:1: error: "),
    (["{\"a\": 1} {\"a\": 2}"], "x0.json:1:10: error: the JSON value has ended before this"),
    (["\u{FEFF}{\"a\": {\"b\": [1, \"x\"]}}"], "x0.json:1:17: warning: 'a.b' is a string here"),
  ])
  func reportsProblemsOfTheSamples(samples: [String], start: String) {
    let messages = infer(samples).diagnostics
    #expect(messages.count == 1 && messages.first?.hasPrefix(start) == true, "\(messages)")
  }

  @Test(arguments: [
    (InferenceHints(maps: ["b"]), "--map: error: nothing in the samples is at 'b'"),
    (
      InferenceHints(maps: ["names"]),
      "--map: error: nothing in the samples is at 'names'; did you mean 'name'?"
    ),
    (
      InferenceHints(maps: ["name"]),
      "x0.json:1:10: error: '--map' is for objects, but 'name' is something else here"
    ),
    (
      InferenceHints(enumerations: ["id"]),
      "x0.json:1:23: error: '--enum' is for strings, but 'id' is something else here"
    ),
    (
      InferenceHints(dates: ["id"]),
      "x0.json:1:23: error: 'id' is not a string here; if it counts seconds or milliseconds since 1970"
    ),
    (InferenceHints(dates: ["name"]), "x0.json:1:10: error: 'name' is not a date here"),
  ])
  func reportsHintsThatDoNotApply(hints: InferenceHints, start: String) {
    let messages = infer([#"{"name": "Ada", "id": 1}"#], hints).diagnostics
    #expect(messages.count == 1 && messages.first?.hasPrefix(start) == true, "\(messages)")
  }

  @Test func manyKeysBecomeADictionary() {
    let members = (0..<1_200).map { "\"k\($0)x\": \($0)" }.joined(separator: ", ")
    let decisions = infer(["{\"x\": {\(members)}}"]).decisions
    #expect(decisions == ["x: [string: integer] (in 1 of 1, 1200 keys in 1 object)"])
  }
}

/// The result of an inference, as texts that can be compared.
struct Inferred {
  var schema = ""
  var types: [String] = []
  var decisions: [String] = []
  var candidates: [String] = []
  var diagnostics: [String] = []
}

/// Infers a schema from samples, whose names are `x0.json`, `x1.json` …
func infer(_ samples: [String], _ hints: InferenceHints = InferenceHints()) -> Inferred {
  infer([("", samples)], hints)
}

/// Infers a schema from the samples of several endpoints.
func infer(
  _ samples: [(endpoint: String, texts: [String])],
  _ hints: InferenceHints = InferenceHints()
) -> Inferred {
  var texts: [String: String] = [:]
  let endpoints = samples.map { endpoint, samples in
    let paths = samples.map { text in
      let path = "x\(texts.count).json"
      texts[path] = text
      return path
    }
    return Endpoint(name: endpoint, samples: paths)
  }
  let loader = FileLoader(texts: texts)
  var diagnostics: [Diagnostic] = []
  let inferred = inferSchema(from: endpoints, hints: hints, loader: loader, into: &diagnostics)
  return Inferred(
    schema: inferred.map {
      jsonText(json($0.schema.members?.dropFirst().map { ($0.key, $0.value) } ?? []))
    } ?? "",
    types: inferred?.types ?? [],
    decisions: inferred?.decisions.map { "\($0.path): \($0.type) (\($0.evidence))" } ?? [],
    candidates: inferred?.candidates.map { "\($0.option): \($0.reason)" } ?? [],
    diagnostics: diagnostics.map { diagnostic in
      let place =
        diagnostic.location.line > 0
        ? ":\(diagnostic.location.line):\(diagnostic.location.column)" : ""
      return
        "\(diagnostic.location.file.path)\(place): \(diagnostic.severity.rawValue): \(diagnostic.message)"
    }
  )
}
