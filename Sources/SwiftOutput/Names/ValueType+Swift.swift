import ViewModelIR

extension ValueType {
  /// The type's name in Swift, which is the same as in specs, except for keywords.
  package var swiftName: String { name(swiftTypeName) }
}

/// Returns the name of a type, which can be nested: ``Card.`Type` ``.
func swiftTypeName(_ name: String) -> String {
  name.split(separator: ".").map { swiftIdentifier(String($0)) }.joined(separator: ".")
}
