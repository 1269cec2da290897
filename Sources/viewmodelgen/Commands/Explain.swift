import ArgumentParser
import DocumentReader
import Review
import ViewModelIR
import Workspace

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract:
      "Trace a field from the schema to the screen, or list the fields that use a property (--uses).",
    discussion: """
      explain SPEC FIELD shows the field's lines in the spec, and the properties of the schema that it uses. For a field of a row, name \
      the list first: rows.title. What the field shows, preview says.
      explain --uses Profile.email [SPEC…] lists every field that shows the property or depends on it.
      """
  )

  @Argument(help: "The spec and the name of the field; with --uses, specs or folders of specs.")
  var arguments: [String] = []

  @Option(
    help: ArgumentHelp(
      "A type of the service model and one of its properties, by their Swift names.",
      valueName: "type.property"
    ),
    transform: propertyName
  )
  var uses: PropertyName?

  @OptionGroup var specOptions: SpecOptions

  func validate() throws {
    if uses == nil, arguments.count != 2 {
      throw ValidationError("Expected a spec and the name of a field, or --uses.")
    }
  }

  func run() throws {
    var diagnostics: [Diagnostic] = []
    let result =
      uses.map { describeUses(of: $0, into: &diagnostics) } ?? explain(into: &diagnostics)
    try report(diagnostics, printing: result)
  }

  private func explain(into diagnostics: inout [Diagnostic]) -> String {
    let screens = screens(in: Array(arguments.prefix(1)), into: &diagnostics)
    guard let screen = screens.first, let field = arguments.last,
      let explanation = Explanation(
        field,
        of: screen,
        in: outputLanguage.init(),
        into: &diagnostics
      )
    else { return "" }
    return describe(explanation, style: .suiting(.output))
  }

  private func describeUses(of name: PropertyName, into diagnostics: inout [Diagnostic]) -> String {
    let screens = screens(in: arguments, into: &diagnostics)
    var misses: [Diagnostic] = []
    let users = screens.filter { $0.knows(name, into: &misses) }
    if users.isEmpty, !screens.isEmpty {
      let types = Set(screens.flatMap { $0.service.declarations.map(\.name) }).sorted()
      diagnostics +=
        misses.isEmpty ? [.propertyOfNoType(name, types: types)] : Array(misses.prefix(1))
    }
    return describe(users.uses(of: name))
  }

  private func screens(in paths: [String], into diagnostics: inout [Diagnostic]) -> [Screen] {
    let workspace = Workspace(in: outputLanguage)
    let groups = selectSpecs(
      paths,
      flags: specOptions.settings,
      in: workspace.files,
      into: &diagnostics
    )
    return groups.flatMap { group in
      var group = group
      group.others = []
      return workspace.compiled(group, into: &diagnostics).screens
    }
  }
}

@Sendable private func propertyName(_ argument: String) throws -> PropertyName {
  guard let name = PropertyName(argument) else {
    throw ValidationError("Expected a type and a property, such as Profile.email.")
  }
  return name
}
