import TestSupport
import Testing
import Workspace

/// Tests which members a union has before a condition narrows it: those that all its cases share.
struct UnionMemberTests {
  private let schema = """
    title: Chat
    type: object
    required: [newest, messages, entry, loose]
    properties:
      newest: { $ref: "#/$defs/Message" }
      pinned: { $ref: "#/$defs/Message" }
      messages: { type: array, items: { $ref: "#/$defs/Message" } }
      entry: { $ref: "#/$defs/Entry" }
      loose: { anyOf: [{ $ref: "#/$defs/Note" }, { type: string }] }
      many: { $ref: "#/$defs/Many" }
    $defs:
      Message:
        oneOf: [{ $ref: "#/$defs/Note" }, { $ref: "#/$defs/Photo" }]
        discriminator:
          propertyName: kind
          mapping: { note: "#/$defs/Note", photo: "#/$defs/Photo" }
      Entry: { oneOf: [{ $ref: "#/$defs/Message" }, { $ref: "#/$defs/Ping" }] }
      Many: { oneOf: [\((1...51).map { "{ $ref: \"#/$defs/M\($0)\" }" }.joined(separator: ", "))] }
      Ping: { type: object, required: [from, ping], properties: { from: { type: string }, ping: { type: integer } } }
      Note:
        type: object
        required: [kind, from, size, text]
        properties: { kind: { type: string }, from: { type: string }, size: { type: integer }, text: { type: string }, sent_at: { type: string } }
      Photo:
        type: object
        required: [kind, from, size, sent_at]
        properties: { kind: { type: string }, from: { type: string }, size: { type: string }, sent_at: { type: string } }
    \((1...51).map { "  M\($0): { type: object, required: [a\($0), id], properties: { a\($0): { type: integer }, id: { type: integer } } }" }.joined(separator: "\n"))
    """

  private func type(of expression: String, unknownCases: String = "reject") -> String {
    let spec = """
      view: ChatView
      service: { schema: chat.yaml, unknownCases: \(unknownCases) }
      display:
        a:
          value: |-
            \(expression)
      """
    let result = Workspace(texts: ["Chat.yaml": spec, "chat.yaml": schema]).compiled("Chat.yaml")
    let problems = result.diagnostics.map(\.message)
    guard let screen = result.screen, problems.isEmpty else {
      return problems.joined(separator: "\n")
    }
    return screen.viewModels[0].fields[0].type.swiftName
  }

  @Test(arguments: [
    ("newest.from", "String"),
    // Optional in one of the cases
    ("newest.sentAt", "String?"),
    ("pinned?.from", "String?"),
    ("pinned?.from.count", "Int?"),
    ("messages.map($0.from)", "[String]"),
    ("messages.filter($0.sentAt != nil).count", "Int"),
    // A union with a case that is a union itself
    ("entry.from", "String"),
    ("newest.sentAt != nil && newest.sentAt.count > 3", "Bool"),
    ("newest is Note && newest.from == newest.text", "Bool"),
  ])
  func unionHasTheMembersThatAllItsCasesShare(expression: String, expected: String) {
    #expect(type(of: expression) == expected)
  }

  @Test func sharedMembersAreOptionalIfUnknownCasesAreKept() {
    #expect(type(of: "newest.from", unknownCases: "keep") == "String?")
    #expect(type(of: "entry.from", unknownCases: "keep") == "String?")
  }

  @Test(arguments: [
    (
      "newest.text",
      "'Message' is 'Note' or 'Photo', and 'Photo' has no 'text': narrow it with 'when: newest is Note'"
    ),
    (
      "newest.size",
      "'size' of 'Message' is 'Int' in 'Note' and 'String' in 'Photo': narrow it with 'when: newest is Note'"
    ),
    (
      "newest.sent_at",
      "'Message' is 'Note' or 'Photo', neither of which has 'sent_at'; the JSON key 'sent_at' is 'sentAt' in Swift"
    ),
    (
      "newest.frm",
      "'Message' is 'Note' or 'Photo', neither of which has 'frm'; did you mean 'from'?"
    ),
    (
      "newest.city",
      "'Message' is 'Note' or 'Photo', neither of which has 'city'; all have 'kind', 'from' and 'sentAt', some 'size' and 'text'"
    ),
    (
      "loose.from",
      "'Loose' is 'String' or 'Note', and 'String' has no 'from': narrow it with 'when: loose is Note'"
    ),
    ("pinned.from", "'pinned' may be nil: write 'pinned?.from'"),
    (
      "many?.id",
      "'Many' is a union of 51 types, and only unions of up to 50 have the properties that their types share: narrow it with 'when: many is M1'"
    ),
  ])
  func mistakesAreReported(expression: String, expected: String) {
    #expect(type(of: expression) == expected)
  }
}
