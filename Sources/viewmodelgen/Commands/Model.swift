import ArgumentParser
import DocumentReader
import OutputInterface
import SchemaCompiler
import SwiftOutput
import ViewModelIR
import Workspace

struct Model: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "model",
    abstract: "Write only the Codable types of one schema, in a single self-contained file."
  )

  @Argument(help: "The JSON Schema.", transform: nonEmpty)
  var schema: String

  @Option(help: "The name of the root type.", transform: typeName)
  var type: String

  @Option(help: "The Swift file to write.", transform: swiftFile)
  var output: String

  @Option(help: "The access level of generated types.")
  var access: Access?

  @OptionGroup var schemaOptions: SchemaOptions
  @OptionGroup var reportOptions: ReportOptions

  @Flag(help: "Overwrite the file even if it was edited by hand or is not generated.")
  var force = false

  func run() throws {
    var diagnostics: [Diagnostic] = []
    let source = lastComponent(splitSchemaReference(schema).path)
    let plans = body(into: &diagnostics).map {
      [planModel($0, at: output, from: source, into: &diagnostics)]
    }
    let results = applyPlans(plans ?? [], force: force, into: &diagnostics)
    try report(diagnostics, printing: results.summary.line + "\n", as: reportOptions.format)
  }

  private func body(into diagnostics: inout [Diagnostic]) -> RenderedText? {
    guard let model = model(into: &diagnostics) else { return nil }
    let templates = TemplateSet(needs: needsNamed, into: &diagnostics)
    return renderModel(
      model,
      access: access ?? .internal,
      isHashed: schemaOptions.hashable == .all,
      templates: templates,
      into: &diagnostics
    )
  }

  /// Reads and compiles the schema. A separate function, so that the schema's nodes are freed before rendering needs memory.
  private func model(into diagnostics: inout [Diagnostic]) -> ServiceModel? {
    let file: SourceFile
    let (path, fragment) = splitSchemaReference(schema)
    switch FileLoader.disk.load(path) {
    case .file(let loaded): file = loaded
    case .failure(let reason):
      diagnostics.append(.unreadable(path, reason))
      return nil
    }
    guard let node = readFile(file, isForeign: true, into: &diagnostics) else { return nil }
    let request = SchemaRequest(
      document: node,
      fragment: fragment,
      location: node.location,
      typeName: type,
      typeNameLocation: file.whole,
      namesAnyRoot: true,
      acronyms: schemaOptions.acronyms ?? [],
      reserved: .swift,
      keepsUnknown: schemaOptions.unknownCases != .reject,
      keepsUnknownMembers: schemaOptions.unknownMembers != .drop
    )
    return compileSchema(request, loader: .disk, into: &diagnostics)
  }
}

@Sendable func typeName(_ argument: String) throws -> String {
  guard isModuleName(argument) else {
    throw ValidationError("Expected a type name such as Response.")
  }
  return argument
}

@Sendable func swiftFile(_ argument: String) throws -> String {
  guard argument.hasSuffix(".swift"), argument.utf8.count > ".swift".utf8.count else {
    throw ValidationError("Expected a .swift file.")
  }
  return argument
}
