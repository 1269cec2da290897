import ViewModelIR

/// Returns the name of a case of an enumeration or union: `Status.InStock`.
func kotlinCase(_ name: String, of type: ValueType) -> String {
  let name = kotlinName(name)
  return "\(kotlinType(type.declaredName ?? "")).\(name.prefix(1).uppercased())\(name.dropFirst())"
}
