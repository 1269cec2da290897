import Foundation
import TestSupport
import Testing
import ViewModelIR

/// The evaluator and the generated Swift compute the same strings for every field.
@Suite(.serialized, .slow) struct DifferentialTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  static let root = folder.deletingLastPathComponent().deletingLastPathComponent()
  static let specs = folder.appending(path: "Specs")

  /// The number of comparisons that a run must reach. It makes fewer if documents become less varied or cannot be decoded.
  static let minimumComparisons = 50_000
  static let minimumPerFormat = 50

  @Test func evaluatorMatchesGeneratedSwift() async throws {
    // The specs in `specs` have tests of their own.
    let more = TestRun.current == .thorough ? [Self.root.appending(path: "specs")] : []
    let swift = try GeneratedSwift(of: more + [Self.specs])
    let compiled = try await compiled(swift)
    let tally = try await compareFields(of: swift, compiled)
    print(tally.table)
    #expect(tally.comparisons >= Self.minimumComparisons)
    for kind in FormatDefinition.all {
      #expect(
        tally.count(kind) >= Self.minimumPerFormat,
        "'\(kind.name)' needs more fields in Specs"
      )
      for option in kind.optionNames ?? [] {
        #expect(
          tally.counts["\(kind.name).\(option)"] != nil,
          "no field has '\(kind.name)' with '\(option)'"
        )
      }
    }
    try await compareRefusals(of: swift, compiled)
  }

  static let languages = [
    "ar", "de", "es", "fr", "he", "ja", "lt", "lv", "pl", "pt", "ru", "sl",
  ]

  /// Compares every text in every plural category, in languages with one, two, three, four and six categories.
  @Test(.nightly) func evaluatorMatchesGeneratedSwiftInEveryLanguage() async throws {
    let units = try unitSpecs()
    let folders = [Self.specs, Self.root.appending(path: "specs/languages"), units.url]
    let swift = try GeneratedSwift(of: folders, in: Self.languages)
    let tally = try await compareFields(of: swift, compiled(swift))
    let unused = swift.marks.subtracting(MarkedCatalog.marks(in: tally.texts))
    print(
      "differential: \(tally.comparisons) comparisons, \(tally.differences.count) differences, "
        + "\(swift.marks.count - unused.count) of \(swift.marks.count) wordings used"
    )
    // Some cases are for documents that are hardly ever generated.
    #expect(unused.count * 10 < swift.marks.count, "\(unused.sorted())")
    // The wordings with `nameIs` in their keys are for names that no document has, and no document has a size that is `few` in Slovenian.
    let rare = /\.nameIs|^sl .*size few$/
    #expect(unused.filter { $0.contains(/^\w+ Unit\d+\./) && !$0.contains(rare) } == [])
    #expect(tally.comparisons >= Self.minimumComparisons)
  }

  /// A folder with a spec for each kind of translation unit.
  private func unitSpecs() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(shopSchema, to: "schemas/shop.yaml")
    for (index, unit) in textUnitCases.enumerated() {
      let spec = """
        view: Unit\(index)View
        service: { schema: schemas/shop.yaml, rename: { Item: ShopItem, Stock: ShopStock } }
        \(unit.spec.replacing("from: Item", with: "from: ShopItem"))
        """
      try folder.write(spec, to: "Unit\(index).yaml")
    }
    return folder
  }

  /// Checks that every wording is in the output, including those of presenters, and that code calls the function that returns it.
  @Test func generatedCodeCallsEveryTranslation() throws {
    let units = try unitSpecs()
    let folder = Self.root.appending(path: "specs")
    let specs = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yaml") && $0 != "viewmodelgen.yaml" }
    let swift = try GeneratedSwift(
      of: specs.map { folder.appending(path: $0) } + [units.url],
      in: Self.languages.sampled(every: 3),
      withPresenters: true
    )
    let texts = try swift.files.map {
      try String(contentsOf: swift.folder.url.appending(path: $0), encoding: .utf8)
        .replacing(/\\\n */, with: "")
    }
    #expect(swift.marks.subtracting(MarkedCatalog.marks(in: texts)) == [])
    let functions = texts.flatMap { text in
      text.matches(of: /static func (\S+?)\([^{]*-> StaticString \{/).map {
        (name: $0.1, isCalled: text.contains("DisplayTexts.\($0.1)("))
      }
    }
    #expect(functions.count > 30)
    #expect(functions.filter { !$0.isCalled }.map(\.name) == [])
  }

  private func compiled(_ swift: GeneratedSwift) async throws -> CompiledScreens {
    let start = ContinuousClock.now
    let driver = Self.folder.appending(path: "Driver/main.swift")
    let compiled = try await CompiledScreens(swift, driver: driver)
    print("differential: \(swift.screens.count) screens compiled in \(ContinuousClock.now - start)")
    return compiled
  }

  /// Compares the fields of documents that the schema allows.
  private func compareFields(
    of swift: GeneratedSwift,
    _ compiled: CompiledScreens
  ) async throws -> Tally {
    var requests: [(screen: Int, request: Request)] = []
    for (index, screen) in swift.screens.enumerated() {
      // The number of locales and the interval have no common divisor.
      requests += Request.edges(of: screen, seed: UInt64(index)).sampled(every: 5)
        .map { (index, $0) }
    }
    let answers = try await compiled.answers(requests.map(\.request))
    try #require(answers.count == requests.count)
    let refused = zip(requests, answers).filter { $1["error"] != nil }.map(\.0.request.data)
    #expect(refused.isEmpty, "\(refused.count) documents, such as \(refused.first ?? "")")

    var tally = Tally()
    let uses = swift.specs.map(FormatUses.init)
    for ((index, request), answer) in zip(requests, answers) {
      tally.compare(
        evaluated: request.fields(of: swift.screens[index]),
        "Swift",
        answer,
        request,
        uses[index]
      )
    }
    if !tally.differences.isEmpty {
      Issue.record("\(tally.differences.count) differences\n\(tally.shownDifferences)")
    }
    return tally
  }

  /// JSON has no infinity and no NaN, so the fields of `BadInput` compute them.
  @Test func everyNumberFormatIsTestedWithInfinity() throws {
    let swift = try GeneratedSwift(of: [Self.specs])
    let index = try #require(swift.screens.firstIndex { $0.stem == "BadInput" })
    let uses = FormatUses(spec: swift.specs[index])
    let tested = swift.specs[index].display.reduce(into: Set<String>()) { formats, field in
      formats.formUnion(uses.formats(at: ".\(field.name)"))
    }
    let service = swift.screens[index].service
    let numberFormats = FormatDefinition.all.filter { $0.accepts(.number, in: service) }
    #expect(Set(numberFormats.map(\.name)).subtracting(tested) == [])
  }

  /// Checks that the evaluator and the generated Swift refuse the same documents.
  private func compareRefusals(
    of swift: GeneratedSwift,
    _ compiled: CompiledScreens
  ) async throws {
    let screen = try #require(swift.screens.first { $0.stem == "BadInput" })
    let requests = BadDocuments.all.map { Request(screen, data: $0) }
    let answers = try await compiled.answers(requests)
    for (request, answer) in zip(requests, answers) {
      let isRefused = request.fields(of: screen)["error"] != nil
      #expect(isRefused == (answer["error"] != nil), "\(request.data)")
      #expect(isRefused == (request.data != BadDocuments.good), "\(request.data)")
    }
  }

  /// Compiles the specs in the modes in which `GoldenTests.Names` does not.
  @Test(.nightly, arguments: [("5", "nonisolated"), ("6", "MainActor")])
  func specsCompileInTheOtherModes(language: String, isolation: String) async throws {
    let output = try await GeneratedSwift(of: [Self.specs]).swiftc([
      "-swift-version", language, "-default-isolation", isolation, "-wmo", "-parse-as-library",
      "-emit-sil", "-o", "output.sil",
    ])
    #expect(output.status == 0 && output.text.isEmpty, "\(output.text)")
  }
}
