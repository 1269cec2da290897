import ViewModelIR

extension FunctionSignature {
  /// `delete(id: String) -> Note`, as messages say it.
  package var spoken: String {
    let parameters = parameters.map { "\($0.name): \($0.type.swiftName)" }.joined(separator: ", ")
    return "\(function)(\(parameters))" + (result.map { " -> \($0.swiftName)" } ?? "")
  }
}
