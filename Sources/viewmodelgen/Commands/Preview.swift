import ArgumentParser
import Evaluator
import SpecCompiler

struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show the strings that the screen would show, for its examples or for --data."
  )

  @Argument(help: "The spec.", transform: nonEmptyPath)
  var spec: String

  @Option(help: "A JSON file in place of the examples' data.", transform: nonEmptyPath)
  var data: String?

  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp("A locale, such as de_DE; may be repeated.", valueName: "id"),
    transform: localeIdentifier
  )
  var locales: [String] = []

  @OptionGroup var specOptions: SpecOptions

  func validate() throws {
    if isFolder(spec) { throw ValidationError("'\(spec)' is a folder; name one spec.") }
  }

  func run() throws {
    var diagnostics: [Diagnostic] = []
    var text = ""
    for var group in selectSpecs([spec], flags: specOptions.settings, into: &diagnostics) {
      group.others = []
      for screen in compileGroup(group, into: &diagnostics).screens {
        let examples = examples(of: screen, into: &diagnostics)
        text += examples.map { preview($0, of: screen, into: &diagnostics) }
          .filter { !$0.isEmpty }.joined(separator: "\n")
      }
    }
    try report(diagnostics, printing: text)
  }

  /// The spec's own, or one made of `--data`.
  private func examples(of screen: Screen, into diagnostics: inout [Diagnostic]) -> [Example] {
    guard let data else {
      if screen.examples.isEmpty { diagnostics.append(.noExamples(spec)) }
      return screen.examples
    }
    switch FileLoader.disk.load(data) {
    case .failure(let reason):
      diagnostics.append(.unreadable(data, reason))
      return []
    case .file(let file):
      guard let node = readFile(file, into: &diagnostics) else { return [] }
      let first = screen.examples.first
      return [
        Example(
          name: data,
          location: file.whole,
          data: node,
          inputs: first?.inputs ?? [:],
          locale: first?.locale ?? Example.defaultLocale,
          timeZone: first?.timeZone ?? Example.defaultTimeZone,
          now: first?.now ?? Example.defaultNow,
          expectations: []
        )
      ]
    }
  }

  private func preview(
    _ example: Example,
    of screen: Screen,
    into diagnostics: inout [Diagnostic]
  ) -> String {
    let locales = locales.isEmpty ? [example.locale] : locales
    var values: [[String: Value]] = []
    for locale in locales {
      var example = example
      example.locale = locale
      guard let fields = evaluate(example, of: screen, into: &diagnostics) else { return "" }
      values.append(fields)
    }
    let rows = previewRows(of: screen, values: values)
    let header = TableRow(label: "field", cells: locales)
    return escapingControls(example.name) + "\n\n"
      + table(header, rows, width: Console.output.width)
  }
}

@Sendable private func localeIdentifier(_ argument: String) throws -> String {
  let allowed = argument.utf8.allSatisfy { byte in
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
      || "_-@=;".utf8.contains(byte)
  }
  guard allowed, argument.utf8.first.map({ (0x61...0x7A).contains($0 | 0x20) }) == true else {
    throw ValidationError("Expected a locale such as de_DE.")
  }
  return argument
}
