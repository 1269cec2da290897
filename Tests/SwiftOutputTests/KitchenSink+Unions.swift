import ViewModelIR

/// Unions whose cases share members, with names of the maximum length.
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
  // `size` has different types in the two cases, `note` has the name of a case, and `class` is a keyword.
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
