import DocumentReader
import Foundation
import OutputInterface
import TestSupport
import Testing
import ViewModelIR

@testable import SwiftOutput

@Suite struct LiteralTests {
  /// The digits of the last number are so close to the middle between two Doubles that rounding them to 80 bits loses which is nearer.
  @Test(arguments: [
    ("0.1", "0.1"), ("1", "1.0"), ("-2.5e-7", "-2.5e-07"),
    ("3.875016739547721e-07", "3.8750167395477213e-07"),
  ])
  func aNumberHasTheDigitsThatItNeeds(number: String, literal: String) {
    #expect(Double(number).map(doubleLiteral) == literal)
  }

  @Test(arguments: [("Card.Type", "Card.`Type`"), ("A.class.B", "A.`class`.B"), ("Card", "Card")])
  func nestedTypesCanBeNamedLikeKeywords(name: String, swift: String) {
    #expect(ValueType.optional(.list(.named(name))).swiftName == "[\(swift)]?")
  }

  @Test(arguments: [
    ("plain é 漢字", #""plain é 漢字""#),
    (#"say "hi" \(now) \n"#, #""say \"hi\" \\(now) \\n""#),
    ("a\nb\r\nc\td\0", #""a\nb\r\nc\td\0""#),
    ("\u{B}\u{C}\u{85}\u{2028}\u{2029}", #""\u{B}\u{C}\u{85}\u{2028}\u{2029}""#),
    ("\u{1B}\u{7F}\u{9B}", #""\u{1B}\u{7F}\u{9B}""#),
    ("a\u{202E}b\u{2066}c", #""a\u{202E}b\u{2066}c""#),
    ("1\u{A0}000\u{202F}km\u{200B}\u{FEFF}", #""1\u{A0}000\u{202F}km\u{200B}\u{FEFF}""#),
    // Marks that would combine with a quote of the literal are escaped. The joiners of an emoji are kept.
    ("e\u{301} \u{301}", "\"e\u{301} \u{301}\""),
    ("\u{301}\"\u{301}", #""\u{301}\"\u{301}""#),
    ("👩\u{200D}💻❤\u{FE0F}", "\"👩\u{200D}💻❤\u{FE0F}\""),
    ("a\u{200D}b\u{FE0F}", #""a\u{200D}b\u{FE0F}""#),
  ])
  func textIsEscapedOnOneLine(text: String, literal: String) {
    #expect(SwiftString(text).literal.unicodeScalars.elementsEqual(literal.unicodeScalars))
  }

  @Test func interpolationIsNotEscaped() {
    let string = SwiftString([.text(#"\("#), .code("count"), .text(" books")])
    #expect(string.literal == #""\\(\(count) books""#)
  }

  @Test(arguments: [
    ("one two three four", 10, [#"one two \"#, #"three \"#, "four"]),
    ("abcdefghijklmnop", 10, [#"abcdefghi\"#, "jklmnop"]),
    ("a \"\"\" b", 20, ["a \"\"\\\" b"]),
    ("\"\"\"\"\"\"", 20, ["\"\"\\\"\"\"\\\""]),
    ("a\nb ", 20, [#"a\nb\u{20}"#]),
  ])
  func longTextIsWrappedInABlock(text: String, width: Int, content: [String]) {
    #expect(SwiftString(text).block(width: width) == ["\"\"\""] + content + ["\"\"\""])
  }

  @Test(arguments: [
    ("", []),
    ("One line.", ["/// One line."]),
    ("words that are wrapped", ["/// words that", "/// are wrapped"]),
    ("a\n\n\nb\n", ["/// a", "///", "/// b"]),
    ("a\rb\u{2028}c\u{B}d\r\ne", ["/// a", "/// b", "/// c", "/// d", "/// e"]),
    ("*/ \u{202E}x\0\u{1B}y", ["/// */ xy"]),
    ("abcdefghijklmnopq", ["/// abcdefghijkl", "/// mnopq"]),
  ])
  func docCommentIsWrappedAndCleaned(text: String, lines: [String]) {
    #expect(docLines(text, width: 16) == lines)
  }

  @Test func jsonIsWrittenAsARawLiteral() {
    let node: Node = .mapping(
      ("a", .string("x\u{202E}\n😀\"#")),
      ("b", .list([.scalar(.number("1.50")), .scalar(.null)])),
      ("c", .mapping([]))
    )
    #expect(jsonText(node) == ##"{"a": "x\u202e\n😀\"#", "b": [1.50, null], "c": {}}"##)
    #expect(
      jsonLiteral(node, width: 20) == [
        "##\"\"\"", "{", ##"  "a": "x\u202e\n😀\"#","##, #"  "b": [1.50, null],"#, #"  "c": {}"#,
        "}",
        "\"\"\"##",
      ]
    )
  }

  /// The compiler reads every hostile text unchanged, from each form of literal.
  @Test(.slow) func compiledLiteralsKeepTheirText() throws {
    let hostile = [
      #"" + "x"#, #"\(exit(1))"#, "\"\"\" ", #"\""#, "\n\r\r\n\u{85}\u{2028}\u{B}",
      "\0\u{1}\u{7F}\u{9B}",
      "\u{202E}abc\u{2066}", "\u{301}e\u{301}", "👨\u{200D}👩\u{200D}👧 🏳\u{FE0F}\u{200D}🌈 \u{200D}",
      " x ",
      "\u{E0041}\u{3164}\u{FEFF}\u{FFFE}", "\\#(x) \"\"\"# \\", "ends in \\",
    ]
    var source = "import Foundation\n"
    for text in hostile {
      let scalars = text.unicodeScalars.map { String($0.value) }.joined(separator: ", ")
      let block = SwiftString(text).block(width: 7).joined(separator: "\n")
      let json = jsonLiteral(Node.list([.scalar(.string(text))])).joined(separator: "\n")
      source += docLines(text + " */ x", width: 40).joined(separator: "\n") + "\n"
      source += """
        check(\(SwiftString(text).literal), [\(scalars)])
        check(
        \(block), [\(scalars)])
        check(try JSONDecoder().decode([String].self, from: Data(
        \(json).utf8))[0], [\(scalars)])

        """
    }
    source += """
      func check(_ text: String, _ scalars: [UInt32]) {
        if text.unicodeScalars.map(\\.value) != scalars { print("differs:", scalars) }
      }
      print("done")
      """
    #expect(try run(source) == "done\n")
  }

  private func run(_ source: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("literals-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("main.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let program = folder.appendingPathComponent("main")
    let compiled = try output(of: "swiftc", ["-swift-version", "6", file.path, "-o", program.path])
    return compiled.isEmpty ? try output(of: program.path, []) : compiled
  }
}

func output(of command: String, _ arguments: [String]) throws -> String {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [command] + arguments
  let pipe = Pipe()
  process.standardError = pipe
  process.standardOutput = pipe
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: output, as: UTF8.self)
}

extension Node {
  private static let nowhere = SourceFile(path: "test", text: "").whole

  static func scalar(_ value: Value) -> Node { Node(value, at: nowhere) }
  static func list(_ elements: [Node]) -> Node { Node(.list(elements), at: nowhere) }
  static func mapping(_ members: (String, Value)...) -> Node {
    let members = members.map { key, value in
      Member(key: key, keyLocation: nowhere, value: scalar(value))
    }
    return Node(.mapping(members), at: nowhere)
  }
}
