import Foundation
import TestSupport
import Testing
import ViewModelIR

@testable import Evaluator

@Suite struct EvaluateTests {
  private func shown(_ rule: Rule, _ source: Value = .null, inputs: [String: Value] = [:]) -> Value?
  {
    let viewModel = viewModel(of: .named("Model"), ["field": rule])
    let fields = evaluate(
      viewModel,
      in: screen([viewModel]),
      source: source,
      inputs: inputs,
      context: context()
    )
    guard case .object(let values) = fields else { return nil }
    return values["field"]
  }

  private let person = Value.object([
    "name": .string("Ann"), "title": .null, "age": .integer(1234), "empty": .string(""),
  ])

  /// The text `{name}`, with an optional property bound to the variable.
  private func part(_ name: String) -> Text {
    Text(
      Text.ID([]),
      bindings: [Binding(name: name, value: model(name, .optional(.string)))],
      segments: [.value(TypedExpression(.string, .variable(name)), .verbatim)]
    )
  }

  @Test func textIsFilled() {
    let age = Text.Segment.value(model("age", .integer), .number)
    #expect(shown(.text(text(.literal("Age "), age)), person) == .string("Age 1,234"))
    let input = Text.Segment.value(TypedExpression(.string, .variable("me")), .verbatim)
    #expect(shown(.text(text(input)), inputs: ["me": .string("I")]) == .string("I"))
  }

  @Test func fallbackReplacesNil() {
    let other = text(.literal("none"))
    #expect(shown(.fallback(part("name"), otherwise: other), person) == .string("Ann"))
    #expect(shown(.fallback(part("title"), otherwise: other), person) == .string("none"))
    #expect(shown(.fallback(part("empty"), otherwise: other), person) == .string(""))
    #expect(shown(.fallback(part("title"), otherwise: nil), person) == .null)
  }

  @Test func joinSkipsNilAndEmptyTexts() {
    let parts = [part("title"), part("name"), part("empty"), text(.literal("x"))].map(Rule.text)
    let dash = text(.literal(" - "))
    #expect(shown(.join(parts, separator: dash), person) == .string("Ann - x"))
    #expect(shown(.join([.text(part("title"))], separator: dash), person) == .string(""))
  }

  @Test func firstCaseWhoseConditionIsTrueApplies() {
    let isOld = TypedExpression(.boolean, .ordered(model("age", .integer), .greater, int(100)))
    let title = Binding(name: "title", value: model("title", .optional(.string)))
    let branches = [
      Rule.Branch(conditions: [.binds(title), .holds(bool(true))], rule: .text(part("title"))),
      Rule.Branch(conditions: [.holds(isOld)], rule: .text(text(.literal("old")))),
      Rule.Branch(conditions: [], rule: .text(text(.literal("young")))),
    ]
    #expect(shown(.cases(branches), person) == .string("old"))
    #expect(shown(.cases(branches), .object(["title": .string("Dr.")])) == .string("Dr."))
    #expect(shown(.cases(branches), .object([:])) == .string("young"))
  }

  @Test func matchedCaseBindsItsValue() {
    let message = model("message", .optional(.named("Message")))
    let image = CaseMatch(caseName: "image", type: .named("Image"), name: "image", value: message)
    let caption = TypedExpression(
      .optional(.string),
      .property(TypedExpression(.named("Image"), .variable("image")), "caption")
    )
    let branches = [
      Rule.Branch(
        conditions: [.matches(image), .binds(Binding(name: "caption", value: caption))],
        rule: .text(text(.value(TypedExpression(.string, .variable("caption")), .verbatim)))
      ),
      Rule.Branch(
        conditions: [.matches(CaseMatch(caseName: "image", type: .named("Image"), value: message))],
        rule: .text(text(.literal("Photo")))
      ),
      Rule.Branch(conditions: [], rule: .text(text(.literal("other")))),
    ]
    func shown(_ message: Value) -> Value? {
      self.shown(.cases(branches), .object(["message": message]))
    }
    #expect(shown(.choice("image", .object(["caption": .string("Me")]))) == .string("Me"))
    #expect(shown(.choice("image", .object(["caption": .null]))) == .string("Photo"))
    #expect(shown(.choice("text", .object(["caption": .string("Me")]))) == .string("other"))
    #expect(shown(.null) == .string("other"))
  }

  @Test func valuesAndStatesAreCopied() {
    #expect(shown(.value(model("age", .integer)), person) == .integer(1234))
    #expect(shown(.state(bool(false)), person) == .bool(false))
  }

  @Test func rowsAreEvaluatedWithTheirInputs() {
    let cell = viewModel(
      "Cell",
      of: .string,
      [
        "text": .text(
          text(
            .value(TypedExpression(.string, .model), .verbatim),
            .value(TypedExpression(.string, .variable("unit")), .verbatim)
          )
        )
      ]
    )
    let list = viewModel(
      of: .named("Model"),
      [
        "cells": .each(
          .init(
            source: model("items", .list(.string)),
            model: "Cell",
            arguments: [.init(name: "unit", value: model("unit", .string))]
          )
        )
      ]
    )
    let source = Value.object([
      "items": .list([.string("a"), .string("b")]), "unit": .string(" kg"),
    ])
    let fields = evaluate(
      list,
      in: screen([list, cell]),
      source: source,
      inputs: [:],
      context: context()
    )
    let cells = ["a kg", "b kg"].map { Value.object(["text": .string($0)]) }
    #expect(fields == .object(["cells": .list(cells)]))
  }

  @Test func nestedViewModelIsNilIfItsSourceIs() {
    let text = text(.value(TypedExpression(.string, .model), .verbatim))
    let cell = viewModel("Cell", of: .string, ["text": .text(text)])
    func nested(_ type: ValueType) -> Value {
      let rule = Rule.one(.init(source: model("item", type), model: "Cell", arguments: []))
      let own = viewModel(of: .named("Model"), ["cell": rule])
      let source = Value.object(["item": type.isOptional ? .null : .string("a")])
      let screen = screen([own, cell])
      return evaluate(own, in: screen, source: source, inputs: [:], context: context())
    }
    #expect(nested(.string) == .object(["cell": .object(["text": .string("a")])]))
    #expect(nested(.optional(.string)) == .object(["cell": .null]))
  }
}
