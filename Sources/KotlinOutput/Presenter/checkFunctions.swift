import DocumentReader
import OutputInterface
import ViewModelIR

/// Reports the functions of a service that Kotlin cannot tell apart: it selects them by the types of their parameters, not by their
/// labels. The screens of different specs can call them.
func checkFunctions(of service: ServiceProtocol, into diagnostics: inout [Diagnostic]) {
  var names = KotlinNames()
  var checked: Set<FunctionSignature> = []
  for screen in service.screens {
    for (function, location) in screen.presenter?.functions ?? []
    where checked.insert(function).inserted {
      do throws(NotInKotlin) {
        var types: [String] = []
        for parameter in function.parameters {
          types.append(try parameter.type.kotlin(in: screen).flat ?? "")
        }
        let name = kotlinMember(function.function)
        try names.add("\(name)(\(types.joined(separator: ", ")))", for: function.name)
      } catch {
        diagnostics.append(error.diagnostic(at: location))
      }
    }
  }
}
