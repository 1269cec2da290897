import DocumentReader
import OutputInterface
import ViewModelIR

/// Renders the tests of a screen's examples; `nil` if there are no examples or the template is wrong.
package func renderTests(
  _ screen: Screen,
  options: RenderOptions,
  templates: TemplateSet,
  into diagnostics: inout [Diagnostic]
) -> RenderedFile? {
  guard let context = testsContext(screen, options) else { return nil }
  return templates.template("Tests")?
    .render(context, into: &diagnostics)
    .map { RenderedFile(.test, name: "\(screen.stem)ViewModelTests.swift", body: $0) }
}

/// Returns the values of the template `Tests`; `nil` if there are no examples.
func testsContext(_ screen: Screen, _ options: RenderOptions) -> TemplateValue? {
  guard let viewModel = screen.viewModels.first, !screen.examples.isEmpty else { return nil }
  let writer = TestWriter(screen)
  let names = SpecNames(reserved: .swift)
  // A test with the name of a shared helper would hide it.
  var taken: Set<String> = ["context", "decoded", "folded", "notation"]
  let fixtures = fixtureNames(of: screen)
  var known: Set<String> = []
  let tests = zip(screen.examples, fixtures).map { example, fixture -> TemplateValue in
    let name = unique(names.property(example.name), &taken)
    return [
      "hasJSON": .flag(known.insert(fixture).inserted && screen.service.root != .nothing),
      "json": lines(writer.fixture(fixture, example.data).lines(indent: 2)),
      "hasTitle": .flag(name != example.name),
      "title": lines(name == example.name ? [] : title(example.name)),
      "function": .text(swiftIdentifier(name)),
      "statements": lines(writer.statements(example, fixture, of: viewModel), indent: 4),
    ]
  }
  return [
    "imports": options.imports(screen.modulesOfData.union(["Foundation", "Testing"])),
    "testedModules": options.testedModules,
    "module": .text(options.module),
    "type": .text(screen.testsTypeName),
    "head": .needing(
      [.testHelper(options.testSupportType)],
      .lines(
        // `struct ReadingStatsViewModelTests: ShopViewModelTestSupport {`
        typeHead("struct \(screen.testsTypeName)", conformingTo: [options.testSupportType])
      )
    ),
    "tests": .list(tests),
  ]
}

/// Returns the name of the constant with each example's data. Examples with the same data share one.
func fixtureNames(of screen: Screen) -> [String] {
  var taken: Set<String> = []
  var known: [String: String] = [:]
  return screen.examples.map { example in
    let text = jsonText(example.data)
    let property = SpecNames(reserved: .swift).property(example.name)
    let name =
      known[text] ?? unique(screen.makesData ? "\(property)Data" : "\(property)JSON", &taken)
    known[text] = name
    return name
  }
}

extension Screen {
  /// `ReadingStatsViewModelTests`
  package var testsTypeName: String {
    "\(stemName)ViewModelTests"
  }
}

/// Returns a declaration's head with as many types on each line as fit. If they are not all on one line, the brace is on a line of its own.
func typeHead(_ declaration: String, conformingTo types: [String]) -> [String] {
  let head = "\(declaration): \(types.joined(separator: ", ")) {"
  if head.count <= lineWidth { return [head] }
  var lines: [String] = []
  var line = declaration + ":"
  for (index, type) in types.enumerated() {
    let part = type + (index == types.count - 1 ? "" : ",")
    if line.count + 1 + part.count <= lineWidth {
      line += " " + part
    } else {
      lines.append(line)
      line = "  " + part
    }
  }
  return lines + [line, "{"]
}

/// `@Test("a bestseller")`. Swift Testing prints the name as it is, so a line of it could be a command in the log of a GitHub workflow.
private func title(_ text: String) -> [String] {
  Code.call("@Test", [.string(SwiftString(escapingControls(text)))]).outdentedLines(indent: 2)
}

func unique(_ name: String, _ taken: inout Set<String>) -> String {
  var result = name
  var number = 2
  while !taken.insert(result).inserted {
    result = "\(name)\(number)"
    number += 1
  }
  return result
}
