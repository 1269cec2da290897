import DocumentReader
import Evaluator
import Reports
import Testing
import ViewModelIR

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
        viewModel(nil, ("title", .string), ("cells", .list(.viewModel("Cell"))), ("tags", .string)),
        viewModel("Cell", ("name", .string), ("isNew", .boolean)),
      ],
      formatNames: [],
      examples: []
    )
    func values(_ title: String, _ name: String) -> [String: Value] {
      [
        "title": .string(title),
        "cells": .list([.object(["name": .string(name), "isNew": .bool(true)])]),
        "tags": .list([.string("x"), .null]),
      ]
    }
    let rows = previewRows(of: screen, values: [values("Photos", "Sea"), values("Fotos", "Meer")])
    #expect(
      table(TableRow(label: "field", cells: ["en", "de"]), rows) == """
        field      en         de
        ─────────  ─────────  ─────────
        title      Photos     Fotos
        cells      1 item     1 item
          [0]
            name   Sea        Meer
            isNew  true       true
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
        let rule = Rule.text(Text(Text.ID([]), segments: []))
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
