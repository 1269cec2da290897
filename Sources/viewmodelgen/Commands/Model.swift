import ArgumentParser
import SpecCompiler

struct Model: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write just the Codable types of one schema, in a file that needs no other."
  )

  @Argument(help: "The JSON Schema.", transform: nonEmptyPath)
  var schema: String

  @Option(help: "The type's name, for a schema without a title.", transform: typeName)
  var type: String

  @Option(help: "The Swift file to write.", transform: swiftFile)
  var output: String

  @Option(help: "The access level of generated types.")
  var access: Access?

  @Option(help: "What becomes of enumeration values that the schema does not know.")
  var unknownCases: UnknownCases?

  @Option(
    help: ArgumentHelp("Words that names write in capitals, such as ID,URL.", valueName: "words"),
    transform: acronymList
  )
  var acronyms: [String]?

  func run() throws {
    var diagnostics: [Diagnostic] = []
    var summary = OutputSummary()
    if let model = compileSchema(
      schema,
      type: type,
      loader: .disk,
      keepsUnknown: unknownCases != .reject,
      acronyms: acronyms ?? [],
      into: &diagnostics
    ) {
      let file = OutputFile(
        name: lastComponent(output),
        source: lastComponent(schema),
        body: renderModel(model, access: access ?? .internal),
        writer: .model
      )
      // The rest of the folder is none of this command's business.
      let coverage = Coverage(sources: [], kept: [], isWhole: false)
      let folder = OutputFolder(
        path: parentFolder(output),
        files: [file],
        coverage: coverage
      )
      let plan = planOutput(folder, into: &diagnostics)
      applyPlan(plan, force: false, to: &summary, into: &diagnostics)
    }
    try report(diagnostics, printing: summary.line + "\n")
  }
}

@Sendable private func typeName(_ argument: String) throws -> String {
  guard isModuleName(argument) else {
    throw ValidationError("Expected a type name such as Response.")
  }
  return argument
}

@Sendable private func swiftFile(_ argument: String) throws -> String {
  guard argument.hasSuffix(".swift"), argument.utf8.count > ".swift".utf8.count else {
    throw ValidationError("Expected a .swift file.")
  }
  return argument
}
