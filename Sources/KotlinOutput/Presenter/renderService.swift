import OutputInterface
import ViewModelIR

/// `NoteStore`, or `FlowService` for the protocol `Flow`.
func serviceName(_ name: String) -> String {
  let name = kotlinName(name)
  return isReservedType(name) ? name + "Service" : name
}

/// Returns the interface of a service, and the exception with its own errors, if it has any.
func serviceInterface(
  _ service: ServiceProtocol,
  in types: TypeNames
) throws(NotInKotlin) -> [Declaration] {
  let name = serviceName(service.name)
  var functions: [Declaration] = []
  for function in service.functions {
    functions.append(Declaration(try function.kotlin(in: types), isMember: true))
  }
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
    errors.append(Declaration(try code(of: error, exceptionName(service.name), in: types)))
  }
  let exception = Declaration(
    doc: "The errors of [\(name)] for which the screens have texts.",
    head: "sealed class \(exceptionName(service.name)) : Exception()",
    members: [Declaration(group: errors)]
  )
  return [interface, exception]
}

extension FunctionSignature {
  /// `suspend fun delete(id: String): Note`, `fun newNotes(): Flow<Note>`
  func kotlin(in types: TypeNames) throws(NotInKotlin) -> Code {
    let parameters = try parameters.kotlin(in: types)
    let start = isStream ? "fun" : "suspend fun"
    let name = kotlinFunction(function, hasParameters: !parameters.isEmpty)
    let head = Code.call("\(start) \(name)", parameters)
    guard let result = try kotlinResult(in: types) else { return head }
    return .sequence([head, ": ", result])
  }

  /// The type that the function returns: `Flow<Note>` for a sequence of notes.
  func kotlinResult(in types: TypeNames) throws(NotInKotlin) -> Code? {
    guard let result = try result?.kotlin(in: types) else { return nil }
    if !isStream { return result }
    return .sequence([.imported("Flow", from: "kotlinx.coroutines.flow"), "<", result, ">"])
  }
}

/// `class Full(val limit: Long) : NoteStoreException()`
private func code(
  of error: ServiceProtocol.ErrorCase,
  _ exception: String,
  in types: TypeNames
) throws(NotInKotlin) -> Code {
  let properties = error.parameters.map {
    ViewModel.Input(name: exceptionMember($0.name), type: $0.type)
  }
  let parameters = try properties.kotlin(in: types, prefix: "val ")
  let name = Code.text("class \(nestedType(error.name, "Error"))")
  let head = parameters.isEmpty ? name : .call(name, parameters)
  return .sequence([head, " : \(exception)()"])
}

/// Returns the parameters of a function of an action: the row's ID, then some of those of the spec.
func parameters(
  of action: Presenter.Action,
  _ parameters: [ViewModel.Input],
  in screen: KotlinScreen
) throws(NotInKotlin) -> [Code] {
  try ((action.rows?.idParameters ?? []) + parameters).kotlin(in: screen.types)
}
