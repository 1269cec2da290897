import OutputInterface
import ViewModelIR

/// `deleteCalls`, or `feedAfterCalls` if the service has several functions of this name.
func callsName(_ function: FunctionSignature, overloads: Set<String>) -> String {
  let isOverloaded = overloads.contains(function.function)
  let labels = isOverloaded ? function.parameters.map { caseName($0.name) } : []
  // A name in backticks cannot be a part of another one.
  return kotlinName(function.function) + labels.joined() + "Calls"
}

/// Returns the mock of a service, whose calls wait for the test to respond.
func serviceMock(
  _ service: ServiceProtocol,
  in types: TypeNames
) throws(NotInKotlin) -> Declaration {
  let name = serviceName(service.name)
  var calls: [Declaration] = []
  var functions: [Declaration] = []
  for function in service.functions {
    let result = try function.kotlinResult(in: types) ?? "Unit"
    let type = Code.sequence([.testHelper("Calls"), "<", result, ">()"])
    let callsName = callsName(function, overloads: service.overloads)
    calls.append(Declaration(.assignment(.text("val \(callsName)"), type)))
    let arguments = function.parameters.map { Code.text(kotlinMember($0.name)) }
    let call = Code.call(.text("\(callsName).call"), arguments)
    let value = function.isStream ? flow(call) : call
    functions.append(
      Declaration(
        .assignment(.sequence(["override ", try function.kotlin(in: types)]), value),
        isMember: true
      )
    )
  }
  return Declaration(
    doc: "A mock of [\(name)] whose calls wait for the test to respond.",
    head: "internal class \(name)Mock : \(name)",
    members: [Declaration(group: calls)] + functions
  )
}

/// `flow { emitAll(newNotesCalls.call()) }`
private func flow(_ call: Code) -> Code {
  let package = "kotlinx.coroutines.flow"
  let emit = Code.call(.imported("emitAll", from: package), [call])
  return .sequence([.imported("flow", from: package), " ", .lambda(parameters: "", [emit])])
}
