import DocumentReader
import ViewModelIR

/// The value that a plain `JSONDecoder` and the generated Codable types make of JSON; nil if they
/// would throw, with a diagnostic for everything that is wrong.
package func decode(
  _ node: Node,
  as type: ValueType,
  _ coding: ServiceModel.Coding? = nil,
  in model: ServiceModel,
  into diagnostics: inout [Diagnostic]
) -> Value? {
  var decoder = NodeDecoder(model: model)
  let value = decoder.decode(node, as: type, coding, at: DataPath())
  diagnostics += decoder.diagnostics
  return decoder.diagnostics.isEmpty ? value : nil
}
