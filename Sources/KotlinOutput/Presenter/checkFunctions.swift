import DocumentReader
import OutputInterface
import ViewModelIR

/// Reports the functions of a service that Kotlin cannot tell apart: it selects them by the types of their parameters, not by their
/// labels. The screens of different specs can call them.
func checkFunctions(
  of service: ServiceProtocol,
  in types: TypeNames,
  into diagnostics: inout [Diagnostic]
) {
  var names = KotlinNames()
  var checked: Set<FunctionSignature> = []
  for screen in service.screens {
    for (function, location) in screen.presenter?.functions ?? []
    where checked.insert(function).inserted {
      do throws(NotInKotlin) {
        var parameters: [String] = []
        for parameter in function.parameters {
          parameters.append(try parameter.type.kotlin(in: types).flat ?? "")
        }
        let name = kotlinFunction(function.function, hasParameters: !parameters.isEmpty)
        try names.add("\(name)(\(parameters.joined(separator: ", ")))", for: function.name)
      } catch {
        diagnostics.append(error.diagnostic(at: location))
      }
    }
  }
}
