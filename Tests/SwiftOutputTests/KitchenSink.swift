import DocumentReader
import ViewModelIR

/// At least one type of every kind.
let kitchenSink: [ServiceModel.Declaration] = [
  declaration("Plain", .record(record([("a", .integer), ("b", .optional(.string))], .dropped))),
  declaration("Anything", .record(record([], .kept(name: "members", type: .json, coding: nil)))),
  declaration("Nothing", .record(record([], .refused))),
  declaration(
    "Kept",
    .record(
      record(
        [("container", .date), ("class", .optional(.list(.json))), ("snakeCase", .boolean)],
        .kept(name: "additionalProperties", type: .json, coding: nil)
      )
    )
  ),
  declaration(
    "KeptDates",
    .record(
      record(
        [("at", .dictionary(.list(.optional(.date)))), ("days", .optional(.dictionary(.day)))],
        .kept(name: "others", type: .optional(.list(.date)), coding: nil)
      )
    )
  ),
  declaration("Refused", .record(record([("kind", .named("Mode")), ("n", .integer)], .refused))),
  declaration(
    "Nullable",
    .record(
      .init(properties: [
        property("a", .optional(.integer), isRequired: true),
        property("at", .optional(.date), isRequired: true),
        property("b", .optional(.integer)),
      ])
    )
  ),
  declaration(
    "Node",
    .record(
      .init(properties: [
        property("value", .integer), property("next", .optional(.named("Node")), isBoxed: true),
      ])
    )
  ),
  declaration(
    "Odd",
    .record(
      .init(
        properties: [property("even", .named("Even"), isBoxed: true), property("at", .date)],
        others: .kept(name: "more", type: .integer, coding: nil)
      )
    )
  ),
  declaration("Even", .record(record([("odd", .optional(.named("Odd")))], .dropped))),
  declaration("Point", .tuple(tuple([("x", .number), ("y", .number)], .dropped))),
  declaration(
    "Row",
    .tuple(
      tuple(
        [("at", .date), ("x", .optional(.integer)), ("n", .integer)] + [
          ("label", .optional(.string)), ("day", .optional(.day)),
        ],
        .kept(name: "rest", type: .json, coding: nil)
      )
    )
  ),
  declaration("Pair", .tuple(tuple([("x", .url), ("y", .optional(.integer))], .refused))),
  declaration("NoItems", .tuple(tuple([], .refused))),
  declaration("AnyItems", .tuple(tuple([], .dropped))),
  declaration(
    "Cons",
    .tuple(
      .init(items: [
        property("head", .integer), property("tail", .optional(.named("Cons")), isBoxed: true),
      ])
    )
  ),
  declaration("Dates", .tuple(tuple([], .kept(name: "rest", type: .date, coding: nil)))),
  declaration("Level", values(.integer, [("low", "-1"), ("high", "2")], keepsUnknown: false)),
  declaration("OpenLevel", values(.integer, [("low", "1"), ("high", "2")], keepsUnknown: true)),
  declaration("Rate", values(.number, [("half", "0.5"), ("one", "1")], keepsUnknown: false)),
  declaration("OpenRate", values(.number, [("half", "0.5"), ("big", "1e20")], keepsUnknown: true)),
  declaration("Mode", values(.json, mode, keepsUnknown: false)),
  declaration("OpenMode", values(.json, mode, keepsUnknown: true)),
  declaration("Shape", .union(.init(cases: shapes, discriminator: "type"))),
  declaration(
    "OpenShape",
    .union(.init(cases: shapes, discriminator: "type", keepsUnknown: true))
  ),
  declaration("Circle", .record(record([("type", .string), ("r", .number)], .dropped))),
  declaration(
    "Group",
    .record(record([("type", .string), ("shapes", .list(.named("Shape")))], .dropped))
  ),
  declaration(
    "Square",
    .record(record([("side", .number)], .kept(name: "more", type: .json, coding: nil)))
  ),
  declaration("Line", .record(record([("length", .number)], .dropped))),
  declaration("Scalar", .union(.init(cases: scalars))),
  declaration("OpenScalar", .union(.init(cases: scalars, keepsUnknown: true))),
  declaration(
    "Tree",
    .union(
      .init(
        cases: [
          .init(name: "leaf", type: .integer), .init(name: "branch", type: .named("Branch")),
          .init(name: "many", type: .list(.named("Tree"))),
        ],
        isIndirect: true
      )
    )
  ),
  declaration("Branch", .record(record([("tree", .named("Tree"))], .refused))),
  // Names of the maximum length, and texts that don't fit on a line.
  declaration(
    long,
    .record(
      .init(
        properties: [
          property(longName, .optional(.named(long)), isBoxed: true),
          property(longName + "2", .optional(.dictionary(.list(.date)))),
          property(longName + "3", .named(long + "Union")),
        ],
        others: .kept(name: longName + "4", type: .dictionary(.list(.date)), coding: nil)
      )
    )
  ),
  declaration(
    long + "Tuple",
    .tuple(
      tuple(
        [
          (longName, .dictionary(.list(.date))),
          (longName + "2", .optional(.dictionary(.list(.date)))),
        ],
        .kept(name: longName + "3", type: .dictionary(.dictionary(.date)), coding: nil)
      )
    )
  ),
  declaration(
    long + "Union",
    .union(
      .init(
        cases: [
          .init(
            name: longName,
            type: .dictionary(.named(long)),
            tags: [long, long + " 1", longText, "b"]
          ),
          .init(name: longName + "2", type: .dictionary(.list(.date)), tags: ["a"]),
        ],
        discriminator: longText
      )
    )
  ),
  declaration(
    long + "Choice",
    .union(
      .init(
        cases: [
          .init(name: longName, type: .dictionary(.dictionary(.named(long)))),
          .init(name: longName + "2", type: .dictionary(.dictionary(.date))),
        ]
      )
    )
  ),
  declaration(
    long + "Values",
    values(
      .json,
      [
        ("a", "[\"\(longText)\"]"), ("b", "{\"\(longText)\": 1, \"b\": [1, 2]}"),
        ("c", "\"\(longText)\""),
      ],
      keepsUnknown: true
    )
  ),
  declaration(
    "Formula",
    .union(
      .init(
        cases: ["Sum", "Product"].map { .init(name: $0.lowercased(), type: .named($0)) }
          + [.init(name: "number", type: .integer)]
      )
    )
  ),
  declaration("Sum", .record(operation("plus", .dropped))),
  declaration(
    "Product",
    .record(operation("times", .kept(name: "others", type: .json, coding: nil)))
  ),
  declaration("Names", .alias(.dictionary(.list(.optional(.string))))),
]

private let long = "WordsThatGoOnAndOnUntilTheyFillFortyNine"

private let longName = "wordsThatGoOnAndOnUntilTheyFillFortyNine"

private let longText = String(repeating: "words and ", count: 11)

private let mode: [(String, String)] = [
  ("auto", #""au\"to""#), ("two", "2"), ("half", "0.5"), ("yes", "true"), ("null", "null"),
  ("big", "12345678901234567890"), ("list", #"[1, [], {"a": null, "b": {}}]"#),
]

private let shapes: [ServiceModel.Union.Case] = [
  .init(name: "circle", type: .named("Circle"), tags: ["circle", "disc"]),
  .init(name: "group", type: .named("Group"), tags: ["gr\"oup"]),
  .init(name: "square", type: .named("Square"), tags: ["square", "tile"]),
  .init(name: "line", type: .named("Line"), tags: ["line"]),
  .init(name: "dates", type: .dictionary(.json), tags: ["dates"]),
]

private func operation(_ sign: String, _ others: ServiceModel.Others) -> ServiceModel.Record {
  .init(
    properties: [
      property("operands", .list(.named("Formula"))),
      .init(name: "sign", key: sign, type: .boolean, doc: "", location: place),
    ],
    others: others
  )
}

private let scalars: [ServiceModel.Union.Case] = [
  .init(name: "date", type: .date),
  .init(name: "link", type: .url),
  .init(name: "days", type: .dictionary(.list(.day))),
  .init(name: "time", type: .date, coding: .unixTime(inMilliseconds: false, isWhole: true)),
  .init(name: "price", type: .decimal),
]

// MARK: - Helpers

private let place = SourceFile(path: "Sink.json", text: "").whole

func declaration(
  _ name: String,
  _ kind: ServiceModel.Declaration.Kind,
  isRecursive: Bool = false,
  mayNestDeeply: Bool? = nil
) -> ServiceModel.Declaration {
  .init(
    name: name,
    doc: "",
    kind: kind,
    isRecursive: isRecursive,
    mayNestDeeply: mayNestDeeply,
    location: place
  )
}

func property(
  _ name: String,
  _ type: ValueType,
  isRequired: Bool? = nil,
  isNullable: Bool = false,
  isBoxed: Bool = false,
  isTolerant: Bool = false,
  skippedCount: String? = nil
) -> ServiceModel.Property {
  .init(
    name: name,
    key: name == "snakeCase" ? "snake_case" : name,
    type: type,
    isRequired: isRequired,
    isNullable: isNullable,
    isBoxed: isBoxed,
    isTolerant: isTolerant,
    skippedCount: skippedCount,
    doc: "",
    location: place
  )
}

func record(
  _ properties: [(String, ValueType)],
  _ others: ServiceModel.Others
) -> ServiceModel.Record {
  .init(properties: properties.map { property($0, $1) }, others: others)
}

func tuple(_ items: [(String, ValueType)], _ others: ServiceModel.Others) -> ServiceModel.Tuple {
  .init(items: items.map { property($0, $1) }, others: others)
}

func values(
  _ type: ServiceModel.Enumeration.RawType,
  _ cases: [(String, String)],
  keepsUnknown: Bool
) -> ServiceModel.Declaration.Kind {
  .enumeration(
    .init(
      rawType: type,
      cases: cases.map { .init(name: $0, rawValue: $1) },
      keepsUnknown: keepsUnknown
    )
  )
}
