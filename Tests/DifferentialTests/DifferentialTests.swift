import Evaluator
import Foundation
import SpecCompiler
import TestSupport
import Testing
import ViewModelSupport

@testable import viewmodelgen

/// The evaluator says what the generated Swift does, field for field.
@Suite(.serialized) struct DifferentialTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  static let root = folder.deletingLastPathComponent().deletingLastPathComponent()
  static let specs = folder.appending(path: "Specs")

  static let locales = [
    "en_US", "en_GB", "de_DE", "fr_FR", "ja_JP", "ar_EG", "hi_IN", "pl_PL", "th_TH",
  ]
  static let timeZones = [
    "UTC", "America/New_York", "Europe/Berlin", "Asia/Kolkata", "Pacific/Apia",
  ]
  /// Near some of the dates in `Edges`: a leap day, changes of the clocks, both ends of a year.
  static let clocks = [
    "2024-03-05T13:45:07Z", "2024-02-29T23:59:59.999Z", "2024-03-10T07:00:00Z",
    "2024-11-03T06:00:00Z", "2023-12-31T23:59:30Z", "2024-01-01T00:00:00Z", "1970-01-01T00:00:00Z",
  ]
  static let documentsOfAScreen = 40
  /// What a shrunken generator or a failing decoder would fall short of.
  static let fewestComparisons = 100_000

  @Test func evaluatorEqualsSwift() async throws {
    let swift = try GeneratedSwift(of: [Self.root.appending(path: "specs"), Self.specs])
    let driver = Self.folder.appending(path: "Driver/main.swift")
    let compiled = try await CompiledScreens(swift, driver: driver)
    var cases: [(screen: Screen, request: Request)] = []
    for (index, screen) in swift.screens.enumerated() {
      cases += requests(for: screen, seed: UInt64(index)).map { (screen, $0) }
    }
    let answers = try await compiled.answers(cases.map(\.request))
    try #require(answers.count == cases.count)
    let refused = zip(cases, answers).filter { $1["error"] != nil }.map(\.0.request.data)
    #expect(refused.isEmpty, "\(refused.count) documents, such as \(refused.first ?? "")")

    var comparisons = 0
    var differences: [String] = []
    for ((screen, request), swift) in zip(cases, answers) {
      let evaluated = leaves(of: screen, request)
      for path in Set(swift.keys).union(evaluated.keys).sorted() {
        comparisons += 1
        let (left, right) = (evaluated[path] ?? "absent", swift[path] ?? "absent")
        if !left.utf8.elementsEqual(right.utf8) {
          differences.append(
            """
            \(screen.specName) \(path) in \(request.locale), \(request.timeZone), \
            \(request.calendar) at \(request.now)
              evaluator: \(left)
              Swift:     \(right)
              inputs:    \(request.inputs)
              JSON:      \(request.data)
            """
          )
        }
      }
    }
    print("differential: \(cases.count) view models, \(comparisons) comparisons")
    if !differences.isEmpty {
      let shown = differences.prefix(10).joined(separator: "\n")
      Issue.record("\(differences.count) differences\n\(shown)")
    }
    #expect(comparisons >= Self.fewestComparisons)
  }

  @Test(arguments: ["5", "6"], ["nonisolated", "MainActor"])
  func everyRuleCompiles(language: String, isolation: String) async throws {
    let output = try await GeneratedSwift(of: [Self.specs]).swiftc([
      "-swift-version", language, "-default-isolation", isolation, "-wmo", "-parse-as-library",
      "-emit-sil", "-o", "output.sil",
    ])
    #expect(output.status == 0 && output.text.isEmpty, "\(output.text)")
  }

  @Test func everyRuleIsWellFormed() async throws {
    let swift = try GeneratedSwift(of: [Self.specs])
    let configuration = Self.root.appending(path: ".swift-format").path
    let output = try await run(
      "swift",
      ["format", "lint", "--strict", "--recursive", "--configuration", configuration, "."],
      in: swift.folder.url
    )
    #expect(output.status == 0 && output.text.isEmpty, "\(output.text)")
  }

  private func requests(for screen: Screen, seed: UInt64) -> [Request] {
    guard let viewModel = screen.viewModels.first else { return [] }
    var edges = EdgeJSON(screen.service, seed: seed)
    var requests: [Request] = []
    for number in 0..<Self.documentsOfAScreen {
      let data = edges.document(viewModel.source)
      let inputs = viewModel.inputs.map { ($0.name, edges.document($0.type, at: $0.name)) }
      for (offset, locale) in Self.locales.enumerated() {
        requests.append(
          Request(
            screen: "\(screen.view)/\(screen.layout)",
            locale: locale,
            timeZone: Self.timeZones[(number + offset) % Self.timeZones.count],
            calendar: locale == "th_TH" ? "buddhist" : "gregorian",
            now: Self.clocks[(number + 2 * offset) % Self.clocks.count],
            data: data,
            inputs: Dictionary(inputs, uniquingKeysWith: { first, _ in first })
          )
        )
      }
    }
    return requests
  }

  private func leaves(of screen: Screen, _ request: Request) -> [String: String] {
    guard let viewModel = screen.viewModels.first,
      let source = value(request.data, viewModel.source, in: screen.service)
    else { return ["error": "refused"] }
    var inputs: [String: Value] = [:]
    for input in viewModel.inputs {
      inputs[input.name] = value(request.inputs[input.name] ?? "", input.type, in: screen.service)
    }
    var calendar = Calendar(identifier: request.calendar == "buddhist" ? .buddhist : .gregorian)
    calendar.locale = Locale(identifier: request.locale)
    calendar.timeZone = TimeZone(identifier: request.timeZone) ?? .gmt
    let context = DisplayContext(
      locale: Locale(identifier: request.locale),
      timeZone: calendar.timeZone,
      calendar: calendar,
      now: RFC3339.date(from: request.now) ?? .distantPast
    )
    return Leaves(
      evaluate(viewModel, in: screen, source: source, inputs: inputs, context: context)
    ).texts
  }

  private func value(_ json: String, _ type: ValueType, in service: ServiceModel) -> Value? {
    var diagnostics: [Diagnostic] = []
    return readJSON(SourceFile(path: "edge.json", text: json), into: &diagnostics)
      .flatMap { decode($0, as: type, in: service, into: &diagnostics) }
  }
}
