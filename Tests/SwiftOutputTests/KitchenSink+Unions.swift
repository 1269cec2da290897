import ViewModelIR

/// Unions whose cases share members, with names as long as they get.
let unionsWithMembers: [ServiceModel.Declaration] = [
  declaration("Message", .union(.init(cases: messages, discriminator: "kind"))),
  declaration(
    "OpenMessage",
    .union(.init(cases: messages, discriminator: "kind", keepsUnknown: true))
  ),
  declaration(
    "Entry",
    .union(
      .init(cases: [
        .init(name: "message", type: .named("OpenMessage")),
        .init(name: "note", type: .named("Note")),
      ])
    )
  ),
  // Not of one type in both: `size`. Called like a case: `note`. A keyword: `class`.
  declaration(
    "Note",
    .record(
      record(
        [
          ("kind", .string), ("note", .string), ("class", .integer), ("size", .integer),
          (longMember, .dictionary(.list(.named(longMessage)))),
        ],
        .refused
      )
    )
  ),
  declaration(
    longMessage,
    .record(
      record(
        [
          ("kind", .string), ("note", .optional(.string)), ("class", .integer), ("size", .string),
          (longMember, .optional(.dictionary(.list(.named(longMessage))))),
        ],
        .dropped
      )
    )
  ),
]

private let messages: [ServiceModel.Union.Case] = [
  .init(name: "note", type: .named("Note"), tags: ["note"]),
  .init(name: longMember, type: .named(longMessage), tags: ["long"]),
]

private let longMember = "membersThatGoOnAndOnUntilTheyFillForty"

private let longMessage = "MessagesThatGoOnAndOnUntilTheyFillForty"
