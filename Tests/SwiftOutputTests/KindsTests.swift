import DocumentReader
import SpecSyntax
import TestSupport
import Testing
import ViewModelIR
import Workspace

@testable import SwiftOutput

/// Tests the Swift code of a view model for unions, dictionaries and lookups.
struct KindsTests {
  private let schema = """
    title: Feed
    type: object
    required: [newest, posts, prices]
    properties:
      newest: { $ref: "#/$defs/Post" }
      pinned: { $ref: "#/$defs/Post" }
      posts: { type: array, items: { $ref: "#/$defs/Post" } }
      prices: { type: object, additionalProperties: { $ref: "#/$defs/Price" } }
      counts: { type: object, additionalProperties: { type: [integer, "null"] } }
      key: { type: string }
    $defs:
      Price: { type: object, required: [value], properties: { value: { type: number } } }
      Post: { oneOf: [{ $ref: "#/$defs/Photo" }, { $ref: "#/$defs/Letter" }] }
      Photo: { type: object, required: [link], properties: { link: { type: string }, caption: { type: string } } }
      Letter: { type: object, required: [text], properties: { text: { type: string }, reply: { $ref: "#/$defs/Post" } } }
    """

  private func screen(_ field: String) throws -> Screen {
    let spec = "view: FeedView\nservice: { schema: feed.yaml }\ndisplay:\n  a: \(field)\n"
    let workspace = Workspace(texts: ["Feed.yaml": spec, "feed.yaml": schema])
    let result = workspace.compiled("Feed.yaml", SpecDefaults { $0.unknownCases = .reject })
    guard let screen = result.screen else {
      throw Problems(texts: result.diagnostics.map(\.message))
    }
    return screen
  }

  private func statements(_ field: String) throws -> String {
    let screen = try screen(field)
    let writer = RuleWriter(screen, FormatFunctions(screen), TextFunctions())
    return writer.statements(screen.viewModels[0])
      .flatMap { $0.code.lines(indent: 4) }.map { String($0.dropFirst(4)) }
      .joined(separator: "\n")
  }

  private func cases(_ when: String, _ text: String) throws -> String {
    try statements(
      "\n    cases:\n      - when: \(when)\n        text: \"\(text)\"\n      - text: other"
    )
  }

  @Test func typeTestBindsTheValueOfTheCase() throws {
    #expect(
      try cases("newest is Photo", "{newest.caption ?? 'Photo'}") == """
        if case .photo(let photo) = model.newest {
          self.a = photo.caption ?? "Photo"
        } else {
          self.a = "other"
        }
        """
    )
  }

  @Test(
    arguments: [
      ("newest is Photo", "photo", "if case .photo = model.newest {"),
      ("pinned is Letter", "{pinned.text}", "if case .letter(let letter)? = model.pinned {"),
      (
        "pinned != nil && pinned is Letter", "{pinned.text}",
        "if let pinned = model.pinned, case .letter(let letter) = pinned {"
      ),
      (
        "newest is Photo && newest.caption != nil", "{newest.caption}",
        "if case .photo(let photo) = model.newest, let caption = photo.caption {"
      ),
      (
        "newest is Letter && newest.reply is Letter", "{newest.text} {newest.reply.text}",
        "if case .letter(let letter) = model.newest, case .letter(let letter2)? = letter.reply {"
      ),
      (
        "posts.first is Photo", "{posts.first.link}",
        "if case .photo(let photo)? = model.posts.first {"
      ),
      ("key != nil", "key", "if model.key != nil {"),
      (
        "newest is Photo || pinned is Photo", "photo",
        "if Formats.isPhoto(model.newest) || Formats.isPhoto(model.pinned) {"
      ),
      (
        "prices['EUR'] != nil && prices['EUR'].value > 1", "{prices['EUR'].value}",
        #"if let eur = model.prices["EUR"], eur.value > 1 {"#
      ),
      (
        "counts?['a b'] != nil", "{counts?['a b']}",
        #"if let aB = model.counts?["a b"] ?? nil {"#
      ),
      (
        "posts[0] is Photo", "{posts[0].link}",
        "if case .photo(let photo)? = model.posts.element(atPosition: 0) {"
      ),
    ]
  )
  func conditionIsWritten(when: String, text: String, code: String) throws {
    #expect(try cases(when, text).split(separator: "\n").first.map(String.init) == code)
  }

  @Test(
    arguments: [
      ("newest is Photo", "Formats.isPhoto(model.newest)"),
      ("posts.contains($0 is Photo)", "model.posts.contains { Formats.isPhoto($0) }"),
      ("prices['EUR']?.value", #"model.prices["EUR"]?.value"#),
      ("prices[key ?? '']?.value ?? 0", #"model.prices[model.key ?? ""]?.value ?? 0"#),
      ("counts?['a'] ?? 3", #"(model.counts?["a"] ?? nil) ?? 3"#),
      ("counts?['a'] == 3", #"(model.counts?["a"] ?? nil) == 3"#),
      (
        "counts?['a'] > 3",
        #"(model.counts?["a"] ?? nil).map { $0 > 3 } ?? false"#
      ),
      ("posts[0]", "model.posts.element(atPosition: 0)"),
      (
        "posts.reversed()[prices.count] is Photo",
        "Formats.isPhoto(Array(model.posts.reversed()).element(atPosition: model.prices.count))"
      ),
      ("prices.count", "model.prices.count"),
      ("counts?.isEmpty ?? true", "model.counts?.isEmpty ?? true"),
      ("prices.keys.sorted()", "model.prices.keys.sorted()"),
      ("counts?.keys.sorted().count", "model.counts?.keys.sorted().count"),
      ("prices.keys.sorted().prefix(2)", "Array(model.prices.keys.sorted().prefix(2))"),
      ("prices", "model.prices"),
    ]
  )
  func valueIsWritten(expression: String, code: String) throws {
    #expect(try statements("\n    value: |-\n      \(expression)") == "self.a = \(code)")
  }

  @Test(arguments: [
    ("pinned is Photo", "pinned is Letter", "switch model.pinned", "case .photo?", "case .letter?"),
    ("newest is Letter", "newest is Photo", "switch model.newest", "case .letter", "case .photo"),
  ])
  func branchesOverOneUnionBecomeASwitch(
    first: String,
    second: String,
    head: String,
    pattern: String,
    other: String
  ) throws {
    let field =
      "\n    cases: [{ when: \(first), text: a }, { when: \(second), text: b }, { text: c }]"
    let otherwise = first.hasPrefix("pinned") ? "\ndefault: self.a = \"c\"" : ""
    #expect(
      try statements(field) == """
        \(head) {
        \(pattern): self.a = "a"
        \(other): self.a = "b"\(otherwise)
        }
        """
    )
  }

  @Test(arguments: [
    "newest is Photo && newest.caption != nil", "pinned is Photo", "newest is Letter",
    "newest is Photo || pinned is Photo",
  ])
  func otherBranchesBecomeIfStatements(first: String) throws {
    let field =
      "\n    cases: [{ when: \"\(first)\", text: a }, { when: newest is Letter, text: b }, { text: c }]"
    #expect(try statements(field).hasPrefix("if "))
  }

  @Test func caseTestsShareOneFunctionPerCase() throws {
    let screen = try screen("{ value: newest is Photo || !(newest is Photo) && pinned is Letter }")
    let expressions = screen.viewModels.flatMap(\.rules).flatMap(\.rule.expressions)
    let lines = caseFunctions(of: expressions).flatMap { $0.declaration.lines(indent: 2).texts }
    #expect(
      lines.joined(separator: "\n") == """
        static func isPhoto(_ value: Post) -> Bool {
          if case .photo = value { true } else { false }
        }
        static func isLetter(_ value: Post?) -> Bool {
          if case .letter? = value { true } else { false }
        }
        """
    )
  }
}
