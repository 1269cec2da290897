var specSeries: [Series] {
  [
    .spec("map over enum values", 5_000, properties: enumeration) { count in
      "formats:\n  kind:\n    map:\n\(lines(count) { "      value\($0): Text \($0)" })\n    unknown: Other\n"
        + "display:\n  kind: \"{kind | kind}\"\n"
    },
    .spec("map with misspelled values", 1_000, .lint, properties: enumeration) { count in
      "formats:\n  kind:\n    map:\n\(lines(count) { "      valve\($0): Text \($0)" })\n    unknown: Other\n"
        + "display:\n  kind: \"{kind | kind}\"\n"
    },
    .spec("misspelled names", 1_000, .lint, properties: strings) { count in
      "display:\n\(lines(count) { "  text\($0): \"{kay\($0)}\"" })\n"
    },
    .spec("names similar to none", 1_000, .lint, properties: strings) { count in
      "display:\n\(lines(count) { "  text\($0): \"{somethingElseAltogether\($0)}\"" })\n"
    },
    .spec("misspelled names on a line", 1_000, .lint, properties: strings) { count in
      "display: {\(lines(count, separator: ",") { "text\($0): \"{kay\($0)}\"" })}\n"
    },
    .spec("misspelled cases", 1_000, .lint, properties: enumeration) { count in
      "display:\n\(lines(count) { "  is\($0): { value: \"kind == .valve\($0)\" }" })\n"
    },
    .spec("misspelled formats", 1_000, .lint) { count in
      "formats:\n\(lines(count) { "  format\($0): { plural: { one: a, other: b } }" })\n"
        + "display:\n\(lines(count) { "  text\($0): \"{count | farmat\($0)}\"" })\n"
    },
    .spec("misspelled models", 1_000, .lint, properties: lists) { count in
      models(count) + "display:\n\(lines(count) { "  l\($0): { each: list, model: Cel\($0) }" })\n"
    },
    .spec("slots in a template", 2_000, properties: strings) { count in
      "display:\n  text: \"\(lines(count, separator: " ") { "{key\($0)}" })\"\n"
    },
    .spec("slots with a format", 2_000, properties: strings) { count in
      "display:\n  text: \"\(lines(count, separator: " ") { "{key\($0) | uppercase}" })\"\n"
    },
    .spec("templates", 2_000, properties: strings) { count in
      "display:\n\(lines(count) { "  text\($0): \"{key\($0)}\"" })\n"
    },
    .spec("members of a join", 2_000, properties: strings) { count in
      "display:\n  text: { join: [\(lines(count, separator: ", ") { "\"{key\($0)}\"" })] }\n"
    },
    .spec("cases of one value", 250) { count in
      "display:\n  text:\n    cases:\n\(lines(count) { "      - { when: count < \($0), text: Text \($0) }" })\n"
        + "      - { text: More }\n"
    },
    .spec("cases of several values", 500, properties: booleans) { count in
      "display:\n  text:\n    cases:\n\(lines(count) { "      - { when: key\($0), text: Text \($0) }" })\n"
        + "      - { text: More }\n"
    },
    .spec("cases of an enumeration", 250, properties: enumeration) { count in
      "display:\n  text:\n    cases:\n\(lines(count) { "      - { when: kind == .value\($0), text: Text \($0) }" })\n"
        + "      - { text: More }\n"
    },
    .spec("formats", 1_000) { count in
      "formats:\n\(lines(count) { "  format\($0): { plural: { one: a, other: b } }" })\n"
        + "display:\n\(lines(count) { "  text\($0): \"{count | format\($0)}\"" })\n"
    },
    .spec("plurals within slots", 1_000) { count in
      "display:\n\(lines(count) { "  text\($0): \"{count | plural(one: a\($0), other: b)}\"" })\n"
    },
    .spec("nested models", 1_000, properties: lists) { count in
      models(count) + "display:\n\(lines(count) { "  l\($0): { each: list, model: Cell\($0) }" })\n"
    },
    .spec("examples", 500) { count in
      "display:\n  text: \"{title}\"\nexamples:\n"
        + "\(lines(count) { "  - { name: e\($0), given: { title: a, count: 1 }, expect: { text: a } }" })\n"
    },
    .spec("examples that differ", 500, .lint) { count in
      "display:\n  text: \"{title}\"\nexamples:\n"
        + "\(lines(count) { "  - { name: e\($0), given: { title: a, count: 1 }, expect: { text: b } }" })\n"
    },
    .spec("inputs", 2_000) { count in
      "inputs:\n\(lines(count) { "  in\($0): String" })\n"
        + "display:\n\(lines(count) { "  text\($0): \"{in\($0)}\"" })\n"
    },
    chain("chain of types in a sample", required: "\"next\""),
    chain("chain of optionals in a sample", required: ""),
    .spec("duplicate keys", 10_000, .lint) { count in
      "display:\n\(lines(count) { "  text\($0 / 2): text" })\n"
    },
    .spec("words on a line", 20_000) { count in
      "display:\n  text: \"\(lines(count, separator: " ") { "word\($0)" })\"\n"
    },
  ]
}

private func enumeration(_ count: Int) -> [(key: String, schema: String)] {
  [("kind", choice((0..<count).map { "value\($0)" }))]
}

private func strings(_ count: Int) -> [(key: String, schema: String)] {
  (0..<count).map { ("key\($0)", #"{ "type": "string" }"#) }
}

private func booleans(_ count: Int) -> [(key: String, schema: String)] {
  (0..<count).map { ("key\($0)", #"{ "type": "boolean" }"#) }
}

private func lists(_ count: Int) -> [(key: String, schema: String)] {
  [
    (
      "list",
      #"{ "type": "array", "items": \#(object("Item", [("name", #"{ "type": "string" }"#)])) }"#
    )
  ]
}

private func models(_ count: Int) -> String {
  "models:\n\(lines(count) { "  Cell\($0): { from: Item, display: { text: \"{name}\" } }" })\n"
}

/// Returns a series of schemas with a chain of types. The spec has no examples, so its tests use data made from the schema.
private func chain(_ name: String, required: String) -> Series {
  Series(name: name, command: .generate, size: 2_000) { count in
    let links = (0..<count).map { index in
      (
        "T\(index)",
        ##"{ "required": [\##(required)], "properties": { "next": { "$ref": "#/$defs/T\##(index + 1)" } } }"##
      )
    }
    let end = ("T\(count)", #"{ "properties": { "name": { "type": "string" } } }"#)
    return [
      "specs/Screen.yaml": "view: ScreenView\nservice: { schema: schema.json, type: Root }\n"
        + "display: { text: Text }\n",
      "specs/schema.json": definitions(members(links + [end])),
    ]
  }
}
