import Foundation
import TestSupport
import Testing

/// The invariants, the file names and the identifiers in `docs/architecture.md`.
@Suite struct ArchitectureTests {
  /// The part of the output of `swift package dump-package` that a test needs.
  private struct Manifest: Decodable {
    struct Target: Decodable {
      struct Dependency: Decodable {
        let byName: [String?]?
      }

      let name: String
      let type: String
      let dependencies: [Dependency]
    }

    let targets: [Target]
  }

  @Test func everyModuleIsInTheTable() throws {
    let page = try text("docs/architecture.md")
    let rows = page.matches(of: /\n\| `([\w-]+)` \|/).map { String($0.1) }
    #expect(try modules().subtracting(rows) == [])
  }

  @Test func everyModuleHasAFolderOfTests() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Tests").path
    )
    for module in try modules().subtracting(Self.programs)
    where try !sources(of: module).isEmpty {
      #expect(folders.contains("\(module)Tests"))
    }
  }

  /// A list of files, such as that of an editor or of a compiler, shows names without folders.
  @Test func noTwoFilesHaveOneName() throws {
    let names = try modules().flatMap { module in
      try sources(of: module).map { URL(filePath: $0.path).lastPathComponent }
    }
    #expect(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  /// The parsers are internal to `SpecSyntax`; the checker has none of its own.
  @Test func theCheckerParsesNothing() throws {
    for (file, source) in try sources(of: "SpecChecker") {
      #expect(!source.contains(/\bparse[A-Z]\w*\(|Parser\b/), "\(file)")
    }
  }

  @Test(.slow) func targetsDependOnExactlyWhatTheyImport() async throws {
    // The running tests lock the package's own build folder.
    let scratch = try TemporaryFolder()
    let result = try await run(
      "swift",
      ["package", "--scratch-path", scratch.path, "dump-package"],
      in: Repository.root
    )
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(result.stdout.utf8))
    let kinds = ["regular", "executable"]
    for target in manifest.targets where kinds.contains(target.type) && target.name != "TestSupport"
    {
      let dependencies = Set(target.dependencies.compactMap { $0.byName?.first ?? nil })
      let known = try imports(of: target.name).intersection(manifest.targets.map(\.name))
      #expect(known == dependencies, "\(target.name)")
    }
  }

  private static let outputLanguages: Set = ["SwiftOutput", "KotlinOutput"]
  private static let programs: Set = ["viewmodelgen", "viewmodelgen-build"]

  @Test func onlyProgramsImportAnOutputLanguage() throws {
    for module in try modules().subtracting(Self.outputLanguages).subtracting(Self.programs) {
      #expect(try imports(of: module).isDisjoint(with: Self.outputLanguages), "\(module)")
    }
  }

  @Test(arguments: outputLanguages)
  func outputLanguagesImportNeitherTheWorkspaceNorEachOther(module: String) throws {
    let others = Self.outputLanguages.subtracting([module])
    #expect(
      try imports(of: module).isDisjoint(
        with: others.union(["Evaluator", "SpecChecker", "Workspace"])
      )
    )
  }

  @Test(arguments: [
    "ViewModelIR", "SpecSyntax", "SpecChecker", "Evaluator", "Translations", "OutputInterface",
    "SwiftOutput", "KotlinOutput",
  ])
  func coreModulesDoNotAccessTheDisk(module: String) throws {
    let fileAccess = /\b(FileLoader|FileManager|FileHandle|fopen|readBytes|lookAt|contentsOfFile)\b/
    for (file, source) in try sources(of: module) {
      #expect(!source.contains(fileAccess), "\(module)/\(file)")
    }
  }

  @Test(arguments: ["SpecSyntax", "SpecChecker", "Evaluator"])
  func coreModulesDoNotImportOutput(module: String) throws {
    #expect(try imports(of: module).isDisjoint(with: ["OutputInterface", "Workspace"]))
  }

  @Test func onlyOutputLanguagesImportTheProgram() throws {
    for module in try modules().subtracting(Self.outputLanguages) {
      #expect(try !imports(of: module).contains("ScreenProgram"), "\(module)")
    }
    #expect(try imports(of: "ScreenProgram") == ["ViewModelIR"])
  }

  /// A program that mirrors the IR has no use, and a step for one language is wrong.
  @Test func theProgramIsSmallAndKnowsNoLanguage() throws {
    let files = try sources(of: "ScreenProgram")
    for (file, source) in files {
      #expect(!source.contains(/(?i)swift|kotlin|\bis\w*For[A-Z]/), "\(file)")
    }
    #expect(files.map { $0.source.count { $0.isNewline } }.reduce(0, +) <= 900)
  }

  /// `ScreenProgram` decides what an action does, and in which order.
  @Test(arguments: outputLanguages)
  func outputLanguagesDecideNoOrder(module: String) throws {
    let decisions =
      /\baction\.(?:effects|guards|condition|readsContext|debounce)\b|\b(?:(?:success|failure)\.effects|allEffects|hasBeginning)\b/
    for (file, source) in try sources(of: module) where file.hasPrefix("Presenter/") {
      #expect(!source.contains(decisions), "\(module)/\(file)")
    }
  }

  private func modules() throws -> Set<String> {
    let sources = Repository.root.appending(path: "Sources")
    return Set(try FileManager.default.contentsOfDirectory(atPath: sources.path))
  }

  /// The modules that the files of a module import.
  private func imports(of module: String) throws -> Set<String> {
    try sources(of: module).reduce(into: []) { imports, file in
      let lines = file.source.matches(of: /(?m)^(?:@\w+ )?import (\w+)/)
      imports.formUnion(lines.map { String($0.1) })
    }
  }

  private func sources(of module: String) throws -> [(path: String, source: String)] {
    let folder = Repository.root.appending(path: "Sources/\(module)")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
  }

  @Test func filesOnThePageExist() throws {
    let page = try text("docs/architecture.md")
    let files = page.matches(of: /`(\w+\/[\w\/+]+\.(?:swift|kt|c|mustache))`/).map { String($0.1) }
    #expect(files.count > 12)
    for file in files {
      let path = file.hasPrefix("Templates/") ? file : "Sources/\(file)"
      let url = Repository.root.appending(path: path)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(file)")
    }
  }

  /// The number of files that each recipe names. If a number grows, so does the work of everybody who follows the recipe.
  @Test func recipesAreShort() throws {
    let recipes = try text("docs/architecture.md").components(separatedBy: "\n### … ").dropFirst()
    let most = [
      "add a format?": 2, "add a function or an operator?": 8, "add a key of a spec?": 7,
      "add a key of an action?": 15, "add an output language?": 6,
    ]
    for recipe in recipes {
      let title = recipe.prefix { $0 != "\n" }
      let body = recipe.components(separatedBy: "\n## ")[0]
      let files = Set(body.matches(of: /`([\w\/+]+\.(?:swift|kt|mustache|c))`/).map { $0.1 })
      #expect(files.count <= most["\(title)", default: 3], "\(title) names \(files.sorted())")
    }
  }

  /// What is written in one language is written in the other.
  @Test func recipesNameTheFilesOfBothLanguages() throws {
    let recipes = try text("docs/architecture.md").components(separatedBy: "\n### … ").dropFirst()
    for recipe in recipes where recipe.contains("`SwiftOutput/") {
      #expect(recipe.contains("`KotlinOutput/"), "\(recipe.prefix { $0 != "\n" })")
    }
  }

  @Test func identifiersOnThePageExist() throws {
    let spans = try text("docs/architecture.md").matches(of: /`([A-Za-z]\w*(?:\.[A-Za-z]\w*)*)`/)
      .map { String($0.1) }
      .filter { !$0.contains(/\.(swift|md|yaml)$/) }
    var names = Set(spans.flatMap { $0.components(separatedBy: ".") }).subtracting(try modules())
    #expect(names.count > 50)
    let separators = CharacterSet.alphanumerics.union(["_"]).inverted
    for folder in ["Sources", "Tests"].map({ Repository.root.appending(path: $0) }) {
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      where path.hasSuffix(".swift") && !path.contains(".build/") {
        let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        names.subtract(source.components(separatedBy: separators))
      }
    }
    #expect(names.sorted() == [])
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }
}
