var schemaSeries: [Series] {
  [
    .schema("chain of $refs", 5_000) { count in
      let links = (0..<count).map { ("T\($0)", ##"{ "$ref": "#/$defs/T\##($0 + 1)" }"##) }
      return definitions(members(links + [("T\(count)", #"{ "type": "string" }"#)]), root: "true")
    },
    .schema("chain of allOfs", 5_000) { count in
      let links = (0..<count).map {
        ("T\($0)", ##"{ "allOf": [{ "$ref": "#/$defs/T\##($0 + 1)" }] }"##)
      }
      return definitions(members(links + [("T\(count)", #"{ "type": "string" }"#)]), root: "true")
    },
    .schema("$refs without a target", 1_500) { count in
      definitions(
        members(
          (0..<count).flatMap {
            [
              ("Known\($0)", #"{ "type": "string" }"#),
              ("T\($0)", ##"{ "$ref": "#/$defs/Knovn\##($0)" }"##),
            ]
          }
        )
      )
    },
    .schema("ring of types", 3_000) { ring($0, isRequired: true) },
    .schema("ring of optionals", 3_000) { ring($0, isRequired: false) },
    .schema("types in their own boxes", 3_000) { count in
      definitions(members((0..<count).map { ("T\($0)", node(next: $0, isRequired: false)) }))
    },
    .schema("tower of impossible unions", 1_500) { count in
      let unions = (0..<count).map { index in
        let inner = object("", [("next", ##"{ "$ref": "#/$defs/T\##(index + 1)" }"##)])
        return ("T\(index)", #"{ "anyOf": [{ "type": "integer" }, \#(inner)] }"#)
      }
      let end = #"{ "type": "object", "required": ["x"], "properties": { "x": false } }"#
      return definitions(members(unions + [("T\(count)", end)]))
    },
    .schema("types of a property", 2_000) { count in
      definitions(
        members(
          (0..<count).map {
            ("T\($0)", object("Same", [("key", #"{ "enum": ["a\#($0)", "b"] }"#)]))
          }
        )
      )
    },
    .schema("properties", 4_000) { count in
      object("Root", (0..<count).map { ("key_\($0)", #"{ "type": "string" }"#) })
    },
    .schema("properties that collide", 4_000) { count in
      object("Root", (0..<count).map { (folded("key", $0), #"{ "type": "string" }"#) })
    },
    .schema("values that collide", 4_000) { count in
      object("Root", [("kind", choice((0..<count).map { folded("value", $0) }))])
    },
    .schema("branches of an anyOf", 200) { count in
      let branches = (0..<count).map { object("B\($0)", [("key\($0)", #"{ "type": "string" }"#)]) }
      return definitions("", root: #"{ "anyOf": [\#(branches.joined(separator: ",\n"))] }"#)
    },
    .schema("branches with a tag", 1_000) { count in
      let branches = (0..<count).map { object("B\($0)", [("kind", #"{ "const": "b\#($0)" }"#)]) }
      return definitions("", root: #"{ "oneOf": [\#(branches.joined(separator: ",\n"))] }"#)
    },
    .schema("branches of an allOf", 2_000) { count in
      let branches = (0..<count).map { object("B", [("key\($0)", #"{ "type": "string" }"#)]) }
      return definitions("", root: #"{ "allOf": [\#(branches.joined(separator: ",\n"))] }"#)
    },
    .schema("texts by pattern", 20_000) { count in
      let values = (0..<count).map { "\"\($0)\": { \"type\": \"string\" }" }
      return #"{ "type": "object", "properties": {}, "patternProperties": {"#
        + values.joined(separator: ",\n") + "} }"
    },
  ]
}

private func ring(_ count: Int, isRequired: Bool) -> String {
  definitions(
    members(
      (0..<count).map { ("T\($0)", node(next: ($0 + 1) % count, isRequired: isRequired)) }
    )
  )
}

private func node(next: Int, isRequired: Bool) -> String {
  ##"{ "type": "object", "required": [\##(isRequired ? "\"next\"" : "")], "##
    + ##""properties": { "next": { "$ref": "#/$defs/T\##(next)" } } }"##
}

/// Returns one of many texts that all become the same name in Swift, such as `key`, `-key` and `--key`.
private func folded(_ name: String, _ index: Int) -> String {
  String((0..<14).map { index >> $0 & 1 == 1 ? "-" : "_" }) + name
}

func choice(_ values: [String]) -> String {
  #"{ "enum": [\#(values.map { "\"\($0)\"" }.joined(separator: ", "))] }"#
}
