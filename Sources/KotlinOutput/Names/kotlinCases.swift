/// Returns the name of an enumeration's case: `InTransit` for `inTransit`.
///
/// A case is a class in its type, so its name could hide the type itself and those that it uses.
func kotlinCase(_ name: String, of type: String) -> String {
  let name = kotlinCapitalized(kotlinName(name))
  return isReservedType(name) || name == type || name == "Companion" || name == "Unknown"
    ? name + "Value" : name
}

/// Returns the name of a union's case: `PhotoCase` for `photo`. Without the suffix, it would often hide the type of its value.
func kotlinUnionCase(_ name: String) -> String { kotlinCapitalized(kotlinName(name)) + "Case" }

/// The name of the case for values that the schema does not declare.
let unknownCase = "Unknown"

/// Returns the name with a capital as its first letter.
func kotlinCapitalized(_ name: String) -> String {
  name.prefix(1).uppercased() + name.dropFirst()
}
