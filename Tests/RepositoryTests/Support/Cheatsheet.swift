import Foundation
import TestSupport

/// docs/cheatsheet.md, with what its examples are about.
struct Cheatsheet {
  /// A line of its `text` blocks has several of these: `x > 0 → false`.
  struct Result {
    let expression: String
    let shown: String
  }

  let page: DocumentationPage
  let text: String

  init() throws {
    let path = "docs/cheatsheet.md"
    page = try DocumentationPage(path)
    text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  /// The code of the page: its blocks, and what stands between backticks.
  var code: String {
    let inline = text.matches(of: /`([^`\n]+)`/).map { String($0.1) }
    return (page.blocks.map(\.text) + inline).joined(separator: "\n")
  }

  var words: Set<Substring> {
    Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" })
  }

  /// The blocks with the keys of a spec and those of `screen`, as one spec.
  var shop: String {
    let parts = ["layout:", "screen:"].compactMap { start in
      page.blocks.first { $0.language == "yaml" && $0.text.hasPrefix(start) }?.text
    }
    return "view: ShopView\n" + parts.joined() + Self.shopExamples
  }

  /// The data of each block of results, with the block.
  var results: [(given: String, results: [Result])] {
    let given = page.blocks.filter { $0.language == "yaml" && $0.text.hasPrefix("given:") }
    let shown = page.blocks.filter { $0.language == "text" }
    return zip(given, shown).map { ($0.text, Self.results(in: $1.text)) }
  }

  private static func results(in text: String) -> [Result] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .flatMap { $0.split(separator: "   ").flatMap(results) }
  }

  /// `tags.count isEmpty → 3  false` is about two calls.
  private static func results(of entry: Substring) -> [Result] {
    let sides = entry.split(separator: " → ").map { $0.trimmingCharacters(in: .whitespaces) }
    guard sides.count == 2 else { return [Result(expression: String(entry), shown: "")] }
    let (calls, shown) = (parts(of: sides[0]), sides[1].split(separator: "  "))
    guard shown.count > 1, calls.count == shown.count, let dot = calls[0].firstIndex(of: ".") else {
      return [Result(expression: sides[0], shown: sides[1])]
    }
    let subject = calls[0][...dot]
    return zip(calls, shown).enumerated().map { index, call in
      Result(expression: "\(index == 0 ? "" : subject)\(call.0)", shown: String(call.1))
    }
  }

  /// The parts between spaces outside of parentheses.
  private static func parts(of text: String) -> [Substring] {
    var depth = 0
    return text.split { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == " " && depth == 0
    }
  }

  static let shopSchema = """
    title: Shop
    type: object
    required: [name, status, opensAt, no, posts]
    properties:
      name: { type: string }
      status: { enum: [open, on_hold] }
      city: { type: string }
      no: { type: integer }
      opensAt: { type: string, format: date-time }
      logo: { type: string }
      next: { type: string }
      posts: { type: array, items: { $ref: "#/$defs/Post" } }
      owner: { $ref: "#/$defs/User" }
    $defs:
      User: { type: object, properties: { name: { type: string } } }
      Poll: { type: object, required: [title], properties: { title: { type: string } } }
      Post:
        type: object
        required: [id, text, isLiked, likes]
        properties:
          id: { type: string }
          text: { type: string }
          isLiked: { type: boolean }
          likes: { type: integer }
          price: { type: string }
          poll: { $ref: "#/$defs/Poll" }
          boosted: { $ref: "#/$defs/Post" }

    """

  private static let shopExamples = """
    examples:
      - name: a post with a poll
        given:
          { name: S, status: open, opensAt: "2024-03-05T14:00:00Z", no: 1,
            posts: [{ id: a, text: A, isLiked: true, likes: 2, poll: { title: P } }] }
        inputs:
          { me: { name: Ada }, opened: [], query: "", draft: Hi, newCount: 1, nameError: null,
            hasAttemptedRename: false }
        expect: {}
      - name: a post without
        given:
          { name: S, status: open, opensAt: "2024-03-05T14:00:00Z", no: 1,
            posts: [{ id: b, text: B, isLiked: false, likes: 0 }] }
        inputs:
          { me: null, opened: [], query: "", draft: Hi, newCount: 1, nameError: null,
            hasAttemptedRename: false }
        expect: {}

    """

  /// The schema of the data of the results: all that they have is required.
  static func dataSchema(of given: String) -> String {
    var (depth, word, keys) = (0, "", [String]())
    for character in given {
      if "{[".contains(character) { depth += 1 }
      if "}]".contains(character) { depth -= 1 }
      if character == ":", depth == 1, word.allSatisfy(\.isLetter), !word.isEmpty {
        keys.append(word)
      }
      let isPart = !character.isWhitespace && !",:{}[]".contains(character)
      word = isPart ? word + String(character) : ""
    }
    return "required: [\(keys.joined(separator: ", "))]\n" + dataTypes
  }

  private static let dataTypes = """
    title: Shop
    type: object
    properties:
      s: { type: string }
      x: { type: number }
      rank: { type: integer }
      note: { type: string }
      zone: { type: string }
      html: { type: string }
      isOpen: { type: boolean }
      level: { type: string, enum: [low, high] }
      stock: { type: string }
      site: { type: string, format: uri }
      day: { type: string, format: date }
      local: { type: string, format: date-time-local }
      due: { type: string, format: date-time }
      start: { type: string, format: date-time }
      at: { type: string, format: date-time }
      end: { type: string, format: date-time }
      author: { $ref: "#/$defs/Author" }
      items: { type: array, items: { $ref: "#/$defs/Item" } }
      tags: { type: array, items: { type: string } }
      names: { type: array, items: { type: string } }
      nums: { type: array, items: { type: integer } }
      prices: { type: object, additionalProperties: { type: number } }
      shape: { oneOf: [{ $ref: "#/$defs/Circle" }, { $ref: "#/$defs/Square" }] }
    $defs:
      Item:
        type: object
        required: [price, name]
        properties: { price: { type: number }, name: { type: string }, note: { type: string } }
      Author: { type: object, required: [name], properties: { name: { type: string } } }
      Circle: { type: object, required: [radius], properties: { radius: { type: number } } }
      Square: { type: object, required: [side], properties: { side: { type: number } } }

    """
}
