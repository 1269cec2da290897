import OutputInterface
import ViewModelIR

/// Returns the interface of a service, and the exception with its own errors, if it has any.
func serviceInterface(_ service: ServiceProtocol) throws(NotInKotlin) -> [Declaration] {
  let name = kotlinName(service.name)
  var functions: [Declaration] = []
  for function in service.functions { functions.append(Declaration(try head(of: function))) }
  let presenters = service.screens.map { "[\($0.presenterName)]" }.sorted()
  let gets = presenters.count == 1 ? "gets its data from" : "get their data from"
  let interface = Declaration(
    doc: "The service that \(presenters.joined(separator: ", ")) \(gets).",
    head: "interface \(name)",
    members: [Declaration(group: functions)]
  )
  if service.errors.isEmpty { return [interface] }
  var errors: [Declaration] = []
  for error in service.errors {
    errors.append(Declaration(try code(of: error, exceptionName(service.name))))
  }
  let exception = Declaration(
    doc: "The errors of [\(name)] for which the screens have texts.",
    head: "sealed class \(exceptionName(service.name)) : Exception()",
    members: [Declaration(group: errors)]
  )
  return [interface, exception]
}

/// `suspend fun delete(id: String): Note`
func head(of function: FunctionSignature) throws(NotInKotlin) -> Code {
  if function.isStream { throw NotInKotlin("a sequence of results") }
  let parameters = try function.parameters.kotlin(in: nil)
  let head = Code.call("suspend fun \(kotlinMember(function.function))", parameters)
  guard let result = function.result else { return head }
  return .sequence([head, ": ", try result.kotlin(in: nil)])
}

/// `class Full(val limit: Long) : NoteStoreException()`
private func code(
  of error: ServiceProtocol.ErrorCase,
  _ exception: String
) throws(NotInKotlin) -> Code {
  let parameters = try error.parameters.kotlin(in: nil, prefix: "val ")
  let name = Code.text("class \(caseName(error.name))")
  let head = parameters.isEmpty ? name : .call(name, parameters)
  return .sequence([head, " : \(exception)()"])
}

/// The class that keeps a presenter while the device rotates, and launches its functions.
func screenModel(of presenter: Presenter, in screen: Screen) throws(NotInKotlin) -> Declaration {
  let launch = Code.imported("launch", from: "kotlinx.coroutines")
  let scope = Code.imported("viewModelScope", from: "androidx.lifecycle")
  func launching(_ name: String, _ parameters: [Code], _ arguments: [Code]) -> Declaration {
    let call = Code.call("presenter.\(name)", arguments)
    return Declaration(
      head: .call("fun \(name)", parameters),
      statements: [.sequence([scope, ".", launch, " ", .lambda(parameters: "", [call])])]
    )
  }
  var members = [Declaration(.text("init { load() }")), launching("load", [], [])]
  if presenter.has(.confirmation) { members.append(launching("confirm", [], [])) }
  if presenter.undoes {
    members.append(launching("undo", ["toast: \(screen.presenterName).Toast"], ["toast"]))
  }
  for action in presenter.actions where action.call != nil && action.question == nil {
    let parameters = try parameters(of: action, in: screen)
    let id: [Code] = action.rows == nil ? [] : ["id"]
    let arguments = id + action.parameters.map { Code.text(kotlinMember($0.name)) }
    members.append(launching(kotlinMember(action.name), parameters, arguments))
  }
  let base = Code.imported("ViewModel", from: "androidx.lifecycle")
  return Declaration(
    doc: "Keeps a [\(screen.presenterName)] while the device rotates, and launches its functions.",
    head: .sequence([
      .text("class \(screen.screenModelName)"),
      .list(open: "(", ["val presenter: \(screen.presenterName)"], close: ")"), " : ", base, "()",
    ]),
    members: members
  )
}

/// Returns the parameters of an action's function: the row's ID, then those of the spec.
func parameters(
  of action: Presenter.Action,
  in screen: Screen
) throws(NotInKotlin) -> [Code] {
  let id = action.rows.map { [ViewModel.Input(name: "id", type: $0.id.type)] } ?? []
  return try (id + action.parameters).kotlin(in: screen)
}
