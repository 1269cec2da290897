import Foundation
import SwiftOutput
import TestSupport
import Testing

/// Tests that printed code has the layout of `swift format` under the repository's configuration.
@Suite struct CodeTests {
  /// Small and large expressions of the kinds that rendering combines.
  static let expressions: [Code] = {
    let words = Code.string(SwiftString("You have \"read\" it"))
    let long = Code.string(
      SwiftString(String(repeating: "more words than fit on a line, ", count: 5))
    )
    let interpolated = Code.string(
      SwiftString([.text("Read by "), .code("service.name(in: context)"), .text(" and others")])
    )
    let call: Code = .call("Self.pageCount", ["service.numberOfPages", .argument("in", "context")])
    let map: Code = .chain(
      "service.books",
      [.sequence([".map ", .closure([.call("BookCell", ["from: $0", "in: context"])])])]
    )
    let chain: Code = .chain(
      "service.books",
      [
        .sequence([".filter ", .closure(["$0.numberOfPages > 100"])]),
        .sequence([".map ", .closure(parameters: "book", [.call("Self.title", ["book"])])]),
        .sequence([".joined", .list(open: "(", [.argument("separator", words)], close: ")")]),
      ]
    )
    let formatted: Code = .chain(
      "service.price",
      [.call(".formatted", [.chain(".currency(code: code)", [".locale(context.locale)"])])]
    )
    let filled: Code = .chain(
      .call("DisplayTexts.chapterAndItsAuthorOfTheBook", ["service.chapter", "context.language"]),
      [.call(".filled", [.argument("with", "service.author"), "service.title"])]
    )
    let nilText: Code = .binary("service.lastMessage?.caption", [.init("??", words)])
    let both: Code = .binary(
      "service.isFan",
      [.init("&&", .binary("service.price", [.init("<", "10")]))]
    )
    let either: Code = .binary(both, [.init("||", both)])
    let ternary: Code = .ternary(both, then: interpolated, else: words)
    let array: Code = .array(["service.salutation", "service.firstName", nilText])
    let path: Code = .chain("service", [".profile?", ".avatar?", ".small"])
    return [
      "service.title", words, long, interpolated, call, map, chain, formatted, filled,
      nilText, both, either,
      ternary, array, path,
      .ternary(both, then: call, else: map),
      .ternary(both, then: chain, else: .ternary(both, then: words, else: call)),
      .ternary(both, then: long, else: words),
      .binary("service.bio", [.init("??", long)]),
      .binary(call, [.init("+", words), .init("+", .parentheses(nilText))]),
      .binary("a", [.init("&&", .parentheses(either))]),
      .call("Self.joined", [array, .argument("separator", words), .argument("in", "context")]),
      .call("Foo", [.argument("a", chain), .argument("b", ternary), .argument("c", long)]),
      .call("calls.call", [.list(open: "(", [words, long, nilText], close: ")")]),
      .call("try Foo", [.argument("cells", map), .argument("text", nilText)]),
      .call("Self.outer", [.call("Self.inner", [.call("Self.innermost", [words])])]),
      .binary(.call("Self.outer", [chain]), [.init("==", long)]),
      .closure(parameters: "book", [.assignment("let x", call), .returning("x")]),
    ]
  }()

  /// A chain on a choice, which is broken in a way of its own.
  static let rowsOfChoice: Code = .chain(
    .parentheses(.ternary("service.isFan", then: "service.books", else: "service.magazines")),
    [.sequence([".map ", .closure([.call("BookCell", ["from: $0", "in: context"])])])]
  )

  static let names = [
    "x", "titleDisplayText", "viewModelOfAllThatTheUserHasReadThisYear.titleDisplayText",
    "theNameOfThisPropertyIsAsLongAsTheSchemaOfTheBackendPleases.titleDisplayText",
  ]

  static func statements(_ name: String) -> [Code] {
    let text = Code.path(name.split(separator: ".").map(String.init))
    return expressions.flatMap { value -> [Code] in
      // The printer puts only choices in parentheses: the code that builds an expression knows its operators.
      let operand = if case .binary = value { Code.parentheses(value) } else { value }
      return [
        .assignment(.text(name), value),
        .assignment("let titleDisplayText", .binary(text, [.init("??", operand)])),
        .returning(value),
        .returning(.binary(text, [.init("??", operand)])),
        .call("#expect", [.binary(text, [.init("==", operand)])]),
        .call("use", [.argument("a", text), .argument("b", value)]),
        .assignment("x", .ternary(text, then: value, else: text)),
      ]
    }
      + [expressions[9], expressions[10], "let x = y", .assignment("let x", expressions[4])].flatMap
    {
      condition -> [Code] in
      [
        .conditional([.init([condition], [.returning(text)])]),
        .conditional(
          [.init([text, condition], [.returning(text)]), .init([condition, text], ["x"])],
          otherwise: [.assignment("x", text)]
        ),
        .guarded([text, condition], otherwise: ["return nil"]),
      ]
    }
      + [
        .assignment(.text(name), rowsOfChoice),
        .braces(
          .sequence([
            "func f", .list(open: "(", ["a: A", .argument("b", text)], close: ")"),
            " throws -> C {",
          ]),
          [.returning(text)]
        ),
      ]
  }

  /// Properties with an observer, whose initial values fit on the line or do not.
  static let declarations: [Declaration] = [2, 20].map { count in
    let values = (1...count).map { Code.text(".case\($0)") }
    return Declaration(
      head: .sequence(["var kinds: [Kind] = ", .array(values)]),
      body: ["didSet { if kinds != oldValue { render() } }"]
    )
  }

  @Test(.slow) func agreesWithSwiftFormat() throws {
    var source = ""
    for (depth, indent) in [2, 4, 8, 20].enumerated() {
      source += "enum Sample\(depth) {\n"
      for inner in stride(from: 2, to: indent, by: 2) { source += spaces(inner) + "struct S {\n" }
      source += spaces(indent) + "init() {\n"
      for name in Self.names {
        for statement in Self.statements(name) {
          source += statement.lines(indent: indent + 2).joined(separator: "\n") + "\n"
        }
      }
      for declaration in Self.declarations {
        for line in declaration.lines(indent: indent + 2).texts {
          source += spaces(indent + 2) + line + "\n"
        }
      }
      for outer in stride(from: indent, through: 0, by: -2) { source += spaces(outer) + "}\n" }
    }
    #expect(try swiftFormatLint(source) == "")
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

/// The output of `swift format lint --strict` for the source, which is empty if there is nothing to report.
func swiftFormatLint(_ source: String) throws -> String {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("printed-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appendingPathComponent("Printed.swift")
  try source.write(to: file, atomically: true, encoding: .utf8)
  let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let configuration = package.appendingPathComponent(".swift-format").path
  let arguments = ["format", "lint", "--strict", "--configuration", configuration, file.path]
  return try output(of: "swift", arguments)
    .split(separator: "\n").prefix(20).joined(separator: "\n")
}
