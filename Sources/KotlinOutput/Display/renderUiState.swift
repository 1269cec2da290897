import DocumentReader
import OutputInterface
import ViewModelIR

/// Returns the declarations of a screen: a data class for each view model, and the function that makes it.
func uiStates(of screen: KotlinScreen, into diagnostics: inout [Diagnostic]) -> [Declaration] {
  var declarations: [Declaration] = []
  var states = KotlinNames()
  let functions = ScreenFunctions(screen)
  for viewModel in screen.viewModels {
    do throws(NotInKotlin) {
      var adapter = try AdapterWriter(viewModel, in: screen, functions)
      try states.add(adapter.type, for: viewModel.name ?? screen.view)
      for field in viewModel.fields {
        do throws(NotInKotlin) {
          try adapter.add(field)
        } catch {
          diagnostics.append(error.diagnostic(at: field.location))
        }
      }
      try adapter.properties.checkCount(of: adapter.type)
      declarations.append(dataClass(adapter.type, doc: viewModel.doc, adapter.properties))
      declarations.append(try adapter.declaration())
    } catch {
      diagnostics.append(error.diagnostic(at: screen.location))
    }
  }
  do throws(NotInKotlin) {
    declarations += try functions.declarations(in: screen)
    declarations += try EqualForms(screen: screen).functions(for: declarations)
  } catch {
    diagnostics.append(error.diagnostic(at: screen.location))
  }
  return declarations
}

/// Writes the function that makes a view model's state: `fun UserProfile.toProfileUiState(context: DisplayContext): ProfileUiState`.
private struct AdapterWriter {
  let screen: KotlinScreen
  let viewModel: ViewModel
  /// The name of the state's class.
  let type: String
  private(set) var properties: [Property] = []
  private var rules: RuleWriter
  private var names = KotlinNames()
  private var arguments: [Code] = []

  init(
    _ viewModel: ViewModel,
    in screen: KotlinScreen,
    _ functions: ScreenFunctions
  ) throws(NotInKotlin) {
    self.viewModel = viewModel
    self.screen = screen
    type = screen.uiStateName(ofModel: viewModel.name)
    var scope = KotlinNames()
    try scope.add("context", for: "context")
    // What lambdas without parameters call theirs.
    try scope.add("it", for: "it")
    for name in viewModel.inputs.map(\.name) + viewModel.locals.map(\.name) {
      try scope.add(kotlinMember(name), for: name)
    }
    let hidden = Set(viewModel.inputs.map { kotlinMember($0.name) } + ["context", "it"])
    rules = RuleWriter(screen, functions, of: viewModel.source, hiding: hidden)
    for local in viewModel.locals { try rules.declare(local) }
    for rows in keptRows { try scope.add(rows.maker, for: rows.field) }
  }

  /// The rows that the screen's presenter keeps.
  private var keptRows: [KeptRows] { viewModel.name == nil ? screen.keptRows : [] }

  mutating func add(_ field: Field) throws(NotInKotlin) {
    let name = kotlinMember(field.name)
    try names.add(name, for: field.name)
    let code =
      if let rows = keptRows.first(where: { $0.field == field.name }) {
        try rules.each(rows.rule, madeBy: rows.maker)
      } else {
        try rules.code(field.rule)
      }
    let type = try field.type.kotlin(in: screen.types)
    properties.append(
      Property(doc: field.doc, name: name, type: type, value: field.isState ? code : nil)
    )
    if !field.isState { arguments.append(.assignment(.text(name), code)) }
  }

  func declaration() throws(NotInKotlin) -> Declaration {
    let doc =
      viewModel.usesContext
      ? "Returns what the screen shows, formatted for [context]." : "Returns what the screen shows."
    let value = Code.call(.text(type), arguments)
    if rules.statements.isEmpty { return Declaration(doc: doc, .assignment(try head(), value)) }
    return Declaration(
      doc: doc,
      head: try head(),
      statements: rules.statements + [.sequence(["return ", value])],
      isMember: false
    )
  }

  private func head() throws(NotInKotlin) -> Code {
    var parameters = try viewModel.inputs.kotlin(in: screen.types)
    if viewModel.usesContext {
      parameters.append(.text("context: DisplayContext", needs: [.helper("DisplayContext")]))
    }
    for rows in keptRows {
      let element = try rows.viewModel.source.kotlin(in: screen.types)
      let type = Code.sequence([
        "(List<", element, ">) -> List<\(screen.uiStateName(ofModel: rows.viewModel.name))>",
      ])
      let rowLambda = try rules.texts.expressions.rowLambda(rows.rule)
      let make = Code.lambda(parameters: "elements", [.sequence(["elements.map ", rowLambda])])
      parameters.append(.assignment(.sequence(["\(rows.maker): ", type]), make))
    }
    let name: Code =
      viewModel.source == .nothing
      ? .text(makerName(type))
      : .sequence([
        try viewModel.source.kotlin(in: screen.types), .text(".\(adapterName(type))"),
      ])
    return .sequence([
      "fun ", name,
      .list(open: "(", parameters, close: "): \(type)"),
    ])
  }
}

extension KeptRows {
  /// The parameter that makes the rows: `makePhotos`
  var maker: String { "make\(capitalized(field))" }
}

extension Field {
  var isState: Bool { if case .state = rule { true } else { false } }
}
