import DocumentReader
import ViewModelIR

/// Checks a name that the author chooses. Generated code uses it unchanged, so it must be valid in Swift.
func checkPropertyName(
  _ name: String,
  _ what: String,
  at location: Location,
  into diagnostics: inout [Diagnostic]
) {
  if !isLowerCamelCase(name) {
    let instead = SpecNames().property(name)
    diagnostics.append(
      .badName(name, what: what, at: location, why: "write a name such as '\(instead)'")
    )
  } else if reservedWords.contains(name) {
    diagnostics.append(.reservedName(name, what: what, at: location))
  }
}

/// Checks the name of a value that expressions can use, where `is` and `nil` have another meaning.
func checkVariableName(
  _ name: String,
  _ what: String,
  at location: Location,
  into diagnostics: inout [Diagnostic]
) {
  checkPropertyName(name, what, at: location, into: &diagnostics)
  if isLowerCamelCase(name), !isName(name, at: location) {
    diagnostics.append(
      .badName(name, what: what, at: location, why: "it has a meaning of its own in expressions")
    )
  }
}

func checkTypeName(_ node: Node, _ what: String, into diagnostics: inout [Diagnostic]) {
  let name = node.text ?? ""
  let isCapitalized = name.utf8.first { $0 != UInt8(ascii: "_") }.map(isCapital) ?? false
  if !isIdentifier(name) || !isCapitalized
    || ["Self", "Type", "Protocol", "Any"].contains(name)
  {
    diagnostics.append(
      .badName(
        name,
        what: what,
        at: node.location,
        why: "write a type name such as 'PhotoList'"
      )
    )
  }
}

/// Checks an entry of `service.rename`: the new name of a type (`Amount`) or a property (`Amount.value`).
func checkNewName(_ member: Node.Member, into diagnostics: inout [Diagnostic]) {
  let name = member.value.text ?? ""
  if member.key.contains(".") {
    checkPropertyName(name, "a property", at: member.value.location, into: &diagnostics)
  } else {
    checkTypeName(member.value, "a type", into: &diagnostics)
  }
}

/// Reads `import`: the module in which the app declares the types or the protocol.
func readModule<Key: MappingKey>(
  _ key: Key,
  _ keys: KeyReader<Key>,
  into diagnostics: inout [Diagnostic]
) -> Node? {
  guard let node = keys.scalar(key, into: &diagnostics) else { return nil }
  let name = node.text ?? ""
  if !isIdentifier(name) {
    let why = "write the name of a module, such as 'Backend'"
    diagnostics.append(.badName(name, what: "a module", at: node.location, why: why))
  }
  return node
}

/// Whether a name is in lower camel case and ASCII: `avatarURL`, not `avatar_url` or `Größe`.
package func isLowerCamelCase(_ name: String) -> Bool {
  isIdentifier(name) && !name.utf8.contains(UInt8(ascii: "_"))
    && name.utf8.first.map(isCapital) == false
}

private func isCapital(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
}

/// Whether expressions read the text as a name, and not as a keyword.
private func isName(_ text: String, at location: Location) -> Bool {
  var ignoredDiagnostics: [Diagnostic] = []
  let syntax = SpecExpression(Node(.string(text), at: location), into: &ignoredDiagnostics).syntax
  return if case .name? = syntax?.kind { true } else { false }
}
