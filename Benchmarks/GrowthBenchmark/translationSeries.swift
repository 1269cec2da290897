/// Series of XLIFF files from translators, which can contain all texts of an app.
var translationSeries: [Series] {
  [
    series("units without a text") { count in
      lines(count) { unit("App.text\($0)") }
    },
    series("units on one line") { count in
      lines(count, separator: "") { unit("App.text\($0)", lineEnd: "") }
    },
    series("units of one text") { count in
      lines(count) { unit("Screen.text", target: "Hallo %@ \($0)") }
    },
    series("attributes of a unit") { count in
      "<trans-unit id=\"x\" \(lines(count, separator: " ") { "a\($0)=\"v\"" })><source/></trans-unit>"
    },
    series("blanks between units", 4_000_000) { String(repeating: " ", count: $0) },
  ]
}

private func series(
  _ name: String,
  _ size: Int = 5_000,
  _ body: @escaping (Int) -> String
) -> Series {
  Series(name: name, command: .importTranslations, size: size) { count in
    [
      "specs/Screen.yaml": specStart("Screen") + "display: { text: \"Hello {title}\" }\n",
      "specs/schema.json": object("Answer", [("title", #"{ "type": "string" }"#)]),
      "Texts.xcstrings": """
      {
        "sourceLanguage": "en", "version": "1.0",
        "strings": {
          "Screen.text": {
            "localizations": { "en": { "stringUnit": { "state": "translated", "value": "Hello %@" } } }
          }
        }
      }
      """,
      "texts.xliff": """
      <xliff version="1.2"><file original="Texts.xcstrings" source-language="en" target-language="de"><body>
      \(body(count))
      </body></file></xliff>
      """,
    ]
  }
}

private func unit(_ id: String, target: String = "Wort", lineEnd: String = "\n") -> String {
  [
    "<trans-unit id=\"\(id)\">", "<source>Hello %@</source>", "<target>\(target)</target>",
    "</trans-unit>",
  ].joined(separator: lineEnd)
}
