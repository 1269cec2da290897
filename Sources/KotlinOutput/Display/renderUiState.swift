import DocumentReader
import OutputInterface
import ViewModelIR

/// Returns the declarations of a screen: a data class for each view model, and the function that makes it.
func uiStates(of screen: Screen, into diagnostics: inout [Diagnostic]) -> [Declaration] {
  var declarations: [Declaration] = []
  var states = KotlinNames()
  for viewModel in screen.viewModels {
    var fields: [(field: Field, property: Property, code: Code)] = []
    var names = KotlinNames()
    for field in viewModel.fields {
      do throws(NotInKotlin) {
        try names.add(kotlinMember(field.name), for: field.name)
        fields.append(try written(field, of: viewModel, in: screen))
      } catch {
        diagnostics.append(error.diagnostic(at: field.location))
      }
    }
    do throws(NotInKotlin) {
      if !viewModel.locals.isEmpty { throw NotInKotlin("'let'") }
      if !viewModel.traits.isEmpty { throw NotInKotlin("'traits'") }
      try states.add(
        screen.uiStateName(ofModel: viewModel.name),
        for: viewModel.name ?? screen.view
      )
      declarations.append(dataClass(fields.map(\.property), of: viewModel, in: screen))
      let given = fields.filter { !$0.field.isState }.map { ($0.property.name, $0.code) }
      declarations.append(try adapter(given, of: viewModel, in: screen))
    } catch {
      diagnostics.append(error.diagnostic(at: screen.location))
    }
  }
  if let presenter = screen.presenter {
    diagnostics.append(NotInKotlin("'screen'").diagnostic(at: presenter.location))
  }
  do throws(NotInKotlin) {
    declarations += try formatFunctions(of: screen)
    declarations += try textFunctions(of: screen)
  } catch {
    diagnostics.append(error.diagnostic(at: screen.location))
  }
  return declarations
}

private func written(
  _ field: Field,
  of viewModel: ViewModel,
  in screen: Screen
) throws(NotInKotlin) -> (Field, Property, Code) {
  if field.maxLength != nil { throw NotInKotlin("'maxLength'") }
  let hidden = Set(viewModel.inputs.map { kotlinMember($0.name) } + ["context"])
  let code = try RuleWriter(screen, hiding: hidden).code(field.rule)
  let property = Property(
    doc: field.doc,
    name: kotlinMember(field.name),
    type: try field.type.kotlin(in: screen),
    value: field.isState ? code : nil
  )
  return (field, property, code)
}

private func dataClass(
  _ properties: [Property],
  of viewModel: ViewModel,
  in screen: Screen
) -> Declaration {
  dataClass(screen.uiStateName(ofModel: viewModel.name), doc: viewModel.doc, properties)
}

/// `fun UserProfile.toProfileUiState(context: DisplayContext): ProfileUiState = …`
private func adapter(
  _ fields: [(name: String, code: Code)],
  of viewModel: ViewModel,
  in screen: Screen
) throws(NotInKotlin) -> Declaration {
  let name = screen.uiStateName(ofModel: viewModel.name)
  let receiver = try viewModel.source.kotlin(in: screen)
  var parameters: [Code] = []
  var names = KotlinNames()
  for input in viewModel.inputs {
    try names.add(kotlinMember(input.name), for: input.name)
    let type = try input.type.kotlin(in: screen)
    parameters.append(.sequence([.text("\(kotlinMember(input.name)): "), type]))
  }
  if viewModel.usesContext {
    parameters.append(.text("context: DisplayContext", needs: [.helper("DisplayContext")]))
  }
  let head = Code.sequence([
    "fun ", receiver, .text(".\(adapterName(name))"),
    .list(open: "(", parameters, close: "): \(name)"),
  ])
  let arguments = fields.map { Code.assignment(.text($0.name), $0.code) }
  return Declaration(
    doc: viewModel.usesContext
      ? "Returns what the screen shows, formatted for [context]."
      : "Returns what the screen shows.",
    .assignment(head, .call(.text(name), arguments))
  )
}

extension Field {
  var isState: Bool { if case .state = rule { true } else { false } }
}
