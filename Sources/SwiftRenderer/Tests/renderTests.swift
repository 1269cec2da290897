import DocumentReader
import SwiftCode
import SwiftNaming
import ViewModelIR

/// Writes a screen's examples as a file of tests; without examples there is none.
package func renderTests(
  _ screen: Screen,
  options: RenderOptions,
  templates: TemplateSet,
  into diagnostics: inout [Diagnostic]
) -> RenderedFile? {
  guard let context = testsContext(screen, options) else { return nil }
  return templates.template("Tests")?
    .render(context, into: &diagnostics)
    .map { RenderedFile(name: "\(screen.stem)ViewModelTests.swift", body: $0) }
}

/// What the template `Tests` is given.
func testsContext(_ screen: Screen, _ options: RenderOptions) -> TemplateValue? {
  guard let viewModel = screen.viewModels.first, !screen.examples.isEmpty else { return nil }
  let writer = TestWriter(screen, options.testFramework)
  let names = SwiftNames()
  // A test of the name of one of the file's helpers would hide it.
  var taken: Set<String> = ["context", "decoded", "folded"]
  let tests = screen.examples.map { example -> TemplateValue in
    let name = unique(names.property(example.name), &taken)
    return [
      "hasTitle": .flag(name != example.name),
      "title": lines(name == example.name ? [] : title(example.name)),
      "function": .text(swiftIdentifier(name)),
      "xctest": .text("test" + name.prefix(1).uppercased() + name.dropFirst()),
      "statements": lines(outdented(writer.lines(example, of: viewModel), by: 4)),
    ]
  }
  return [
    "module": .text(options.module),
    "isSwiftTesting": .flag(options.testFramework == .swiftTesting),
    "type": .text(screen.testsTypeName),
    "tests": .list(tests),
    "usesContext": .flag(viewModel.usesContext),
    "locale": .text(Example.defaultLocale),
    "timeZone": .text(Example.defaultTimeZone),
    "now": .text(Example.defaultNow),
  ]
}

extension Screen {
  /// `ReadingStatsViewModelTests`
  package var testsTypeName: String { "\(SwiftNames().typeName(stem))ViewModelTests" }
}

/// `@Test("a bestseller")`
private func title(_ text: String) -> [String] {
  Code.call("@Test", [.string(SwiftString(text))]).outdentedLines(indent: 2)
}

private func unique(_ name: String, _ taken: inout Set<String>) -> String {
  var result = name
  var number = 2
  while !taken.insert(result).inserted {
    result = "\(name)\(number)"
    number += 1
  }
  return result
}
