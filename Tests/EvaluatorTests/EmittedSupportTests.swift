import Foundation
import OutputInterface
import SwiftOutput
import TestSupport
import Testing
import ViewModelIR

@testable import Evaluator
@testable import SwiftOutput

/// Compiles and runs the support file that the tool generates, and compares its results with what the tool computes itself.
@Suite(.slow) struct EmittedSupportTests {
  @Test func onlyUsedHelpersAreGenerated() {
    #expect(support(needs([], []), access: .internal) == nil)
    #expect(
      support(needs(["dividedUnlessZero"], ["en"]), access: .public) == """
        nonisolated extension Double {
          /// The quotient; `nil` if the divisor is 0.
          public func dividedUnlessZero(by other: Double) -> Double? {
            other == 0 ? nil : self / other
          }
        }

        /// The plural categories of CLDR, with functions that return a number's category in a language.
        public nonisolated enum PluralCategory: Hashable, Sendable {
          case zero, one, two, few, many, other

          public static func en(_ value: Int) -> PluralCategory {
            value.magnitude == 1 ? .one : .other
          }
        }

        """
    )
  }

  @Test(arguments: Access.allCases.sampled(every: 2))
  func compilesWithoutWarnings(access: Access) throws {
    let folder = try Folder()
    let source = try #require(
      support(needs(supportPieces.flatMap(\.names), pluralLanguages()), access: access)
    )
    let use = """

      func use() -> Any? {
        [
          RFC3339.date(from: ""), DisplayContext.current, 1.addingClamped(1), [1].clampedSum(),
          [1].arithmeticMean(), [1].runs(on: \\.self), 1.5.plainText, PluralCategory.is(1),
          1.5.dividedUnlessZero(by: 2), 1.5.formattedWithSignlessZero(.number),
          TimeZone.ofCalendarDays, 1.proportion(of: 2), 1.5.proportion(of: 2),
          Decimal(1).proportion(of: 2), "EUR".currencyMinorUnit,
          "12".showingCurrency("EUR".asCurrencyCode), 1.ordinalText(in: .current),
          1.formattedWithSignlessZero(.percent), Decimal(1).formattedWithSignlessZero(.number),
        ] as [Any?]
      }

      """
    let file = try folder.write("Support.swift", source + use)
    for isolation in ["nonisolated", "MainActor"] {
      for mode in ["5", "6"] {
        let result = try run(
          "swiftc",
          "-typecheck",
          "-parse-as-library",
          "-warnings-as-errors",
          "-package-name",
          "p",
          "-swift-version",
          mode,
          "-default-isolation",
          isolation,
          file
        )
        #expect(result.status == 0, "\(mode) \(isolation): \(result.output.prefix(2000))")
      }
    }
  }

  /// Excludes `checkStack`, which needs the addresses of the thread's stack.
  @Test func isMemorySafe() throws {
    let pieces = supportPieces.filter { !$0.names.contains("checkStack") }
    let emptyStackCheck = """
      extension Decoder { func checkStack() throws {} }
      extension Encoder { func checkStack() throws {} }

      """
    let folder = try Folder()
    let plurals = try #require(support(needs([], ["en"]), access: .package))
    let source =
      "import Foundation\n" + pieces.map(\.source).joined(separator: "\n") + emptyStackCheck
      + plurals
    let result = try run(
      "swiftc",
      "-typecheck",
      "-parse-as-library",
      "-warnings-as-errors",
      "-strict-memory-safety",
      "-package-name",
      "p",
      try folder.write("Support.swift", source)
    )
    #expect(result.status == 0, "\(result.output.prefix(2000))")
  }

  @Test func isFormatted() throws {
    let folder = try Folder()
    let everything = needs(supportPieces.flatMap(\.names), pluralLanguages())
    var files: [String] = []
    for access in Access.allCases {
      let source = support(everything, access: access)
      files.append(try folder.write("\(access).swift", source ?? ""))
    }
    let configuration = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../.swift-format").path
    let result = try run(
      "swift",
      ["format", "lint", "--strict", "--configuration", configuration] + files
    )
    #expect(result.status == 0, "\(result.output.prefix(2000))")
  }

  @Test func resultsAreThoseOfTheTool() throws {
    let counts =
      Array(-2...1000)
      + [1001, 1_000_000, 1_000_001, 2_000_000, 40_000, 100_000, 20_011, .max, .min]
    let languages = pluralLanguages()
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let parts = letters.flatMap { letter in
      (1...10).filter { PatternField(letter, $0) != nil }.map { count in
        [DateFormat.PatternPart.field(letter, count), .literal("'\"\\(")]
      }
    }
    try #require(parts.count > 100)
    let shown = [
      "0", "1", "2", "5", "11", "21", "1000000", "0.0", "1.0", "0.1", "1.1", "1.5", "2.0", "2.10",
      "3.02", "4.3", "5.11", "10.0", "11.1", "21.01", "100.4", "-1.0", "1000000.0", "NaN", "∞", "",
      "12345678901234567890123.1", "0.00000000000000000001", "1c6", "1.2c6", "12c3", "1.2345c3",
      "1c", "c6", "1.c6", "1c300", "1.5c0",
    ]
    let support = support(needs(["PluralOperands"], languages), access: .internal) ?? ""
    let rows = languages.map { language in
      let function = "PluralCategory." + language.filter { $0 != "-" }
      return "  (\"\(language)\", \(function)(_:), \(function)(shown:)),\n"
    }
    let program = """
      import Foundation
      \(support)
      let counts: [Int] = \(counts)
      let shown: [String] = \(shown)
      let languages: [(String, (Int) -> PluralCategory, (String) -> PluralCategory)] = [
      \(rows.joined())]
      for (code, category, shownCategory) in languages {
        print(code, counts.map { "\\(category($0))" }.joined(separator: ","))
        print(code, shown.map { "\\(shownCategory($0))" }.joined(separator: ","))
      }
      let formats: [Date.FormatString] = [
      \(parts.map { "  \($0.literal.literal),\n" }.joined())]
      let date = Date(timeIntervalSince1970: 1_709_245_800.25)
      for format in formats {
        print(
          Date.VerbatimFormatStyle(
            format: format, locale: Locale(identifier: "en_US"),
            timeZone: TimeZone(identifier: "America/New_York")!,
            calendar: Calendar(identifier: .gregorian)
          ).format(date)
        )
      }
      """
    let folder = try Folder()
    let file = try folder.write("main.swift", program)
    let compiled = try run("swiftc", "-swift-version", "5", file, "-o", file + ".out")
    try #require(compiled.status == 0, "\(compiled.output.prefix(2000))")
    let lines = try run(file + ".out").output.split(separator: "\n").map(String.init)

    let categories = try languages.flatMap { language in
      let rules = try #require(pluralRules(for: language))
      return [
        counts.map { rules.category(of: $0).rawValue },
        shown.map { rules.category(shown: $0).rawValue },
      ]
      .map { "\(language) " + $0.joined(separator: ",") }
    }
    let dates = parts.map { parts in
      formatted(
        .date(Date(timeIntervalSince1970: 1_709_245_800.25)),
        of: .date,
        as: Format(.date(.pattern(parts))),
        in: scope(timeZone: "America/New_York")
      )
    }
    #expect(lines.count == categories.count + dates.count)
    for (line, expected) in zip(lines, categories + dates) { #expect(line == expected) }
    // If the evaluator lacked a field, only the literal after it would be shown.
    #expect(dates.filter { $0 == "'\"\\(" } == [])
  }
}

private func support(_ needs: SupportNeeds, access: Access) -> String? {
  renderSupport(needs, options: RenderOptions(access: access, module: ""))?.string
}

private func needs(_ names: [String], _ languages: [String]) -> SupportNeeds {
  var needs = SupportNeeds()
  needs.pieces = Set(
    supportPieces.indices.filter { !names.filter(supportPieces[$0].names.contains).isEmpty }
  )
  needs.languages = Set(languages)
  if names.contains("PluralOperands") { needs.fractionLanguages = Set(languages) }
  return needs
}

private struct Folder: ~Copyable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ name: String, _ text: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}

private func run(_ command: String, _ arguments: String...) throws -> (
  status: Int32, output: String
) {
  try run(command, arguments)
}

private func run(_ command: String, _ arguments: [String]) throws -> (status: Int32, output: String)
{
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [command] + arguments
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: output, as: UTF8.self))
}
