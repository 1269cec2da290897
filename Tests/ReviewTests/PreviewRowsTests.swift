import DocumentReader
import Evaluator
import Testing
import ViewModelIR
import Workspace

@testable import Review

struct PreviewRowsTests {
  @Test func indentsNestedViewModels() throws {
    let screen = Screen(
      stem: "PhotoList",
      specName: "PhotoList.yaml",
      location: SourceFile(path: "PhotoList.yaml", text: "").whole,
      view: "PhotoListView",
      layout: .besideView,
      language: "en",
      plurals: try #require(pluralRules(for: "en")),
      service: ServiceModel(root: .string, declarations: []),
      viewModels: [
        viewModel(
          nil,
          ("title", .string),
          ("cells", .list(.viewModel("Cell"))),
          ("first", .optional(.viewModel("Cell"))),
          ("tags", .string)
        ),
        viewModel("Cell", ("name", .string), ("isNew", .boolean)),
      ],
      formatNames: [],
      examples: []
    )
    func values(_ title: String, _ name: String) -> [String: Value] {
      let cell = Value.object(["name": .string(name), "isNew": .bool(true)])
      return [
        "title": .string(title),
        "cells": .list([cell]),
        "first": name == "Sea" ? cell : .null,
        "tags": .list([.string("x"), .null]),
      ]
    }
    let rows = previewRows(of: screen, values: [values("Photos", "Sea"), values("Fotos", "Meer")])
    #expect(
      textTable(TableRow(label: "field", cells: ["en", "de"]), rows) == """
        field      en         de
        ─────────  ─────────  ─────────
        title      Photos     Fotos
        cells      1 item     1 item
          [0]
            name   Sea        Meer
            isNew  true       true
        first                 null
          name     Sea        null
          isNew    true       null
        tags       [x, null]  [x, null]

        """
    )
  }

  private func viewModel(_ name: String?, _ fields: (String, ValueType)...) -> ViewModel {
    ViewModel(
      name: name,
      doc: "",
      source: .string,
      inputs: [],
      fields: fields.map { name, type in
        let source = TypedExpression(.string, .model)
        let nested = Rule.Nested(source: source, model: "Cell", arguments: [])
        let rule: Rule =
          switch type.unwrapped {
          case .list: .each(nested)
          case .viewModel: .one(nested)
          default: .value(source)
          }
        let place = SourceFile(path: "", bytes: []).whole
        return Field(
          name: name,
          doc: "",
          type: type,
          rule: rule,
          location: place,
          contextUse: .nothing
        )
      }
    )
  }
}
