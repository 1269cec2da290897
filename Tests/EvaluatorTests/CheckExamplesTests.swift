import DocumentReader
import Evaluator
import TestSupport
import Testing
import Workspace

struct CheckExamplesTests {
  let schema = """
    {
      "type": "object",
      "required": ["name", "count", "tags", "cells"],
      "properties": {
        "name": { "type": "string" },
        "count": { "type": "integer" },
        "note": { "type": "string" },
        "tags": { "type": "array", "items": { "type": "string" } },
        "cells": { "type": "array", "items": { "$ref": "#/$defs/Cell" } }
      },
      "$defs": {
        "Cell": {
          "title": "Cell",
          "type": "object",
          "required": ["n"],
          "properties": { "n": { "type": "integer" } }
        }
      }
    }
    """

  let spec = """
    view: AView
    service: { schema: a.json, type: Response }
    models:
      Row:
        from: Cell
        display: { text: "{n}" }
    display:
      nameText: "Hi {name}"
      countText: "{count}"
      count: { value: count }
      note: { value: note }
      tags: { value: tags }
      rows: { each: cells, model: Row }
    examples:
      - given: { name: Bo, count: 1234, tags: [x, y], cells: [{ n: 1 }, { n: 2 }] }
        expect: EXPECT
    """

  func lint(_ expect: String) -> String {
    let texts = ["a.json": schema, "a.yaml": spec.replacing("EXPECT", with: expect)]
    let compiled = Workspace(texts: texts).compiled("a.yaml")
    var diagnostics = compiled.diagnostics
    if let screen = compiled.screen { checkExamples(of: screen, into: &diagnostics) }
    return describe(DiagnosticReport(diagnostics))
  }

  @Test func nothingIsReportedIfAllExpectationsAreMet() {
    #expect(
      lint(
        #"{ nameText: Hi Bo, countText: "1,234", count: 1234, note: null, tags: [x, y], "#
          + #"rows: [{ text: "1" }, { text: 2 }] }"#
      ) == ""
    )
  }

  @Test(arguments: [
    (
      "{ nameText: Hi Bob }",
      "a.yaml:16:25: error: 'nameText' is 'Hi Bo', but the example expects 'Hi Bob' [expectation]"
    ),
    (
      "{ count: 1 }",
      "a.yaml:16:22: error: 'count' is '1234', but the example expects '1' [expectation]"
    ),
    (
      "{ note: x }",
      "a.yaml:16:21: error: 'note' is null, but the example expects 'x' [expectation]"
    ),
    (
      "{ tags: [x] }",
      "a.yaml:16:21: error: 'tags' is '[x, y]', but the example expects '[x]' [expectation]"
    ),
    (
      "{ rows: [] }",
      "a.yaml:16:21: error: 'rows' has 2 elements, but the example expects 0 [expectation]"
    ),
    (
      "{ rows: [{ text: 1 }, { text: 3 }] }",
      "a.yaml:16:43: error: 'text' is '2', but the example expects '3' [expectation]"
    ),
  ])
  func differencesAreReportedAtTheExpectation(expect: String, expected: String) {
    #expect(lint(expect) == expected + "\n")
  }
}
