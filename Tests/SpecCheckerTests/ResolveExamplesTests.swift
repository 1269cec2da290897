import DocumentReader
import TestSupport
import Testing
import ViewModelIR

@testable import SpecChecker

struct ResolveExamplesTests {
  /// The examples of RFC 7396 (JSON Merge Patch), appendix A.
  @Test(arguments: [
    (#"{"a":"b"}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
    (#"{"a":"b"}"#, #"{"b":"c"}"#, #"{"a":"b","b":"c"}"#),
    (#"{"a":"b"}"#, #"{"a":null}"#, "{}"),
    (#"{"a":"b","b":"c"}"#, #"{"a":null}"#, #"{"b":"c"}"#),
    (#"{"a":["b"]}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
    (#"{"a":"c"}"#, #"{"a":["b"]}"#, #"{"a":["b"]}"#),
    (#"{"a":{"b":"c"}}"#, #"{"a":{"b":"d","c":null}}"#, #"{"a":{"b":"d"}}"#),
    (#"{"a":[{"b":"c"}]}"#, #"{"a":[1]}"#, #"{"a":[1]}"#),
    (#"["a","b"]"#, #"["c","d"]"#, #"["c","d"]"#),
    (#"{"a":"b"}"#, #"["c"]"#, #"["c"]"#),
    (#"{"a":"foo"}"#, "null", "null"),
    (#"{"a":"foo"}"#, #""bar""#, #""bar""#),
    (#"{"e":null}"#, #"{"a":1}"#, #"{"e":null,"a":1}"#),
    ("[1,2]", #"{"a":"b","c":null}"#, #"{"a":"b"}"#),
    ("{}", #"{"a":{"bb":{"ccc":null}}}"#, #"{"a":{"bb":{}}}"#),
  ])
  func mergesLikeRFC7396(target: String, patch: String, expected: String) throws {
    let merged = try #require(readJSON(target)).merging(try #require(readJSON(patch)))
    #expect(Plain(merged) == Plain(try #require(readJSON(expected))))
  }

  static let spec = """
    inputs: { me: String }
    display: { a: "{name} {me}" }
    examples:

    """

  func example(_ yaml: String) -> (Example?, [String]) {
    let (screen, problems) = compiled(
      spec: Self.spec + "  - \(yaml)\n",
      files: [
        "specs/data/shop.json": #"{"name": "Bo", "nick_name": "B", "count": 1}"#,
        "specs/data/me.json": #"{"me": "Cy"}"#, "specs/data/list.json": "[1]",
      ]
    )
    return (screen?.examples.first, problems)
  }

  @Test func exampleHasDefaultNameAndSettings() throws {
    let (example, problems) = example("{ given: {}, inputs: { me: x }, expect: { a: b } }")
    #expect(problems == [])
    let resolved = try #require(example)
    #expect(resolved.name == "example 1")
    #expect(
      [resolved.locale, resolved.timeZone, resolved.now] == [
        "en_US", "UTC", "2024-03-05T13:45:07Z",
      ]
    )
  }

  @Test func inputsCanComeFromAFile() throws {
    let (example, problems) = example("{ given: {}, inputs: data/me.json, expect: { a: b } }")
    #expect(problems == [])
    #expect(example?.inputs["me"]?.text == "Cy")
  }

  @Test(
    arguments: [
      ("fixture: data/shop.json", ["name": "Bo", "nick_name": "B", "count": .number("1")]),
      ("given: { name: Cy }", ["name": "Cy"]),
      (
        "fixture: data/shop.json, given: { nick_name: null, count: 2 }",
        ["name": "Bo", "count": .number("2")]
      ),
      (
        "fixture: data/shop.json, given: { name: null, owner: { name: null, nick: null } }",
        [
          "name": .null, "nick_name": "B", "count": .number("1"),
          "owner": .mapping(["name": .null]),
        ]
      ),
    ] as [(String, Plain)]
  )
  func givenValuesReplaceThoseOfTheFixture(source: String, expected: Plain) throws {
    let (example, problems) = example("{ \(source), inputs: { me: x }, expect: { a: b } }")
    #expect(problems == [])
    #expect(Plain(try #require(example).data) == expected)
  }

  @Test(arguments: [
    (
      "{ given: {}, inputs: { me: x }, expect: { b: c } }",
      "4:47: the view model has no key 'b'; it takes 'a' [unknown-key]"
    ),
    (
      "{ given: {}, expect: { a: c } }",
      "4:5: the view model needs its input 'me': add 'inputs: { me: … }' [example-data]"
    ),
    (
      "{ given: {}, inputs: { me: x, you: y }, expect: { a: c } }",
      "4:35: 'inputs' has no key 'you'; it takes 'me' [unknown-key]"
    ),
    (
      "{ given: {}, inputs: x.json, expect: { a: c } }",
      "4:26: cannot read 'specs/x.json': no such file [unreadable-file]"
    ),
    (
      "{ given: {}, inputs: data/list.json, expect: { a: c } }",
      "-1:1: a file of inputs must be an object, not a list [wrong-type]"
    ),
    (
      "{ given: {}, inputs: [x], expect: { a: c } }",
      "4:26: 'inputs' must be a mapping or the name of a JSON file, not a list [wrong-type]"
    ),
    (
      "{ fixture: x.json, inputs: { me: x }, expect: { a: c } }",
      "4:16: cannot read 'specs/x.json': no such file [unreadable-file]"
    ),
  ])
  func mistakesInAnExampleAreReported(yaml: String, expected: String) {
    #expect(example(yaml).1 == [expected])
  }
}
