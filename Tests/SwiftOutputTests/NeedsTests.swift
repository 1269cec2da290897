import DocumentReader
import Foundation
import OutputInterface
import SpecSyntax
import SwiftOutput
import Testing
import ViewModelIR
import Workspace

@testable import SwiftOutput

/// Tests that the needs a file declares are those that its text shows.
struct NeedsTests {
  @Test(arguments: try specs().sampled(every: 2))
  func filesDeclareWhatTheyUse(spec: String) throws {
    let screen = try screen(ofSpec: spec)
    for file in try rendered(screen, RenderOptions(access: .public, module: "Sample")) {
      expectNeeds(of: file, excluding: ownNames(of: screen))
    }
  }

  @Test func typesDeclareWhatTheyUse() throws {
    for declaration in kitchenSink + unionsWithMembers {
      var diagnostics: [Diagnostic] = []
      let file = renderServiceModel(
        [declaration],
        access: .internal,
        needs: TypeNeeds(),
        templates: TemplateSet(needs: needsNamed, into: &diagnostics),
        into: &diagnostics
      )
      expectNeeds(of: try #require(file))
    }
  }

  @Test func templateCanUseHelpers() throws {
    var diagnostics: [Diagnostic] = []
    let text = """
      // runs, as {{name}} runs
      {{#sums}}
      let sum = numbers.clampedSum()
      {{/sums}}
      let category = PluralCategory.pl(shown: {{name}})
      """
    let template = try #require(
      Template(
        SourceFile(path: "mine.mustache", text: text),
        needs: needsNamed,
        into: &diagnostics
      )
    )
    func needs(sums: Bool) -> Set<Need>? {
      template.render(["name": "x", "sums": .flag(sums)], into: &diagnostics)?.needs
    }
    let plural = Need.plural(language: "pl", ofDigits: true)
    #expect(needs(sums: true) == [.helper("clampedSum"), plural])
    #expect(needs(sums: false) == [plural])
  }

  /// The sources must not search generated text for what the code that writes it already knows.
  @Test func sourcesDoNotSearchGeneratedText() throws {
    let reading =
      /\b(flat|string)\b[^=,&|]*\.(contains|hasPrefix|hasSuffix|split|range|dropFirst)\b/
    let folder = Self.root.appending(path: "Sources/SwiftOutput")
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let lines = source.split(separator: "\n").filter { $0.contains(reading) }
      #expect(lines == [], "\(path)")
    }
  }

  /// - Parameter ownNames: Names from the spec or the schema. Some of them are also names of helpers.
  private func expectNeeds(of file: RenderedText, excluding ownNames: Set<String> = []) {
    // AttributedString has `runs`, too.
    let ownNames = file.string.contains("StyledNotation") ? ownNames.union(["runs"]) : ownNames
    let found = needsNamed(in: file.string)
    let named = SupportNeeds(
      found.filter { if case .helper(let name) = $0 { !ownNames.contains(name) } else { true } }
    )
    let needed = SupportNeeds(file.needs)
    let others = SupportNeeds(found).pieces.subtracting(named.pieces)
    #expect(names(needed.pieces.subtracting(others)) == names(named.pieces.subtracting(others)))
    #expect(needed.languages == named.languages)
    #expect(needed.fractionLanguages == named.fractionLanguages)
    let imports = file.needs.contains(.module("Foundation"))
    #expect(imports == file.string.contains("import Foundation\n"))
  }

  private func names(_ pieces: Set<Int>) -> Set<String> {
    Set(pieces.compactMap { supportPieces[$0].names.first })
  }

  private func ownNames(of screen: Screen) -> Set<String> {
    var names = Set(screen.viewModels.flatMap { $0.fields.map(\.name) + $0.locals.map(\.name) })
    names.formUnion(FormatFunctions(screen).all.map(\.name))
    names.formUnion(screen.functionValues.map(\.function.name))
    names.formUnion(screen.presenter?.memberNames ?? [])
    for declaration in screen.service.declarations {
      names.formUnion(declaration.properties?.map(\.name) ?? [])
      if case .union(let union) = declaration.kind { names.formUnion(union.cases.map(\.name)) }
    }
    return names
  }

  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  private static func specs() throws -> [String] {
    let folders = ["specs", "specs/app", "specs/languages", "Tests/DifferentialTests/Specs"]
    return try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
        .filter { $0.hasSuffix(".yaml") && !["viewmodelgen.yaml", "formats.yaml"].contains($0) }
        .map { root.appending(path: "\(folder)/\($0)").path }
    }
    .sorted()
  }
}
