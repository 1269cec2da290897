import ViewModelIR

/// Types that accept JSON that does not match the schema.
let tolerantTypes: [ServiceModel.Declaration] = [
  declaration("Tolerant", .record(record(tolerant, .dropped))),
  declaration(
    "TolerantKept",
    .record(record(tolerant, .kept(name: "others", type: .json, coding: nil)))
  ),
  declaration(
    "NullKept",
    .record(
      .init(
        properties: [
          property("a", .optional(.integer), isNullable: true),
          property("at", .optional(.date), isNullable: true),
          property("next", .optional(.named("NullKept")), isNullable: true, isBoxed: true),
          property("n", .optional(.integer)),
          property("r", .optional(.integer), isRequired: true, isNullable: true),
          property("list", .optional(.list(.integer)), isNullable: true, skippedCount: "skipped"),
        ],
        others: .kept(name: "others", type: .json, coding: nil)
      )
    )
  ),
  declaration(
    "Conditional",
    .record(
      .init(
        properties: [
          property("a", .optional(.integer), isTolerant: true),
          property("at", .optional(.date), isTolerant: true),
          property("plain", .optional(.named("Plain")), isBoxed: true, isTolerant: true),
          property("days", .optional(.list(.day)), isTolerant: true),
          property("open", .named("OpenChoice"), isTolerant: true),
          property(
            "list",
            .optional(.list(.integer)),
            isTolerant: true,
            skippedCount: "skipped"
          ),
        ],
        others: .kept(name: "others", type: .json, coding: nil)
      )
    ),
    mayNestDeeply: true
  ),
  declaration(
    "OpenChoice",
    .union(.init(cases: [.init(name: "integer", type: .integer)], keepsUnknown: true))
  ),
  declaration(
    "Lossy",
    .record(
      .init(
        properties: [
          property("a", .list(.named("Plain")), skippedCount: "skippedA"),
          property("b", .optional(.list(.optional(.day))), skippedCount: "skippedB"),
          property("c", .optional(.list(.decimal)), isRequired: true, skippedCount: "skippedC"),
          property("d", .optional(.list(.list(.url))), skippedCount: "class"),
          property("lossyA", .optional(.boolean)),
        ],
        others: .kept(name: "others", type: .json, coding: nil)
      )
    )
  ),
]

private let tolerant: [(String, ValueType)] = [
  ("at", .optional(.date)), ("class", .optional(.url)), ("container", .optional(.day)),
  ("id", .optional(.uuid)), ("n", .optional(.decimal)),
]
