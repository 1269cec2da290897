import DocumentReader
import ViewModelIR

/// Names that an author chooses stay as they are in generated code, so they must be names there.
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

/// The name of a value that expressions use, where `is` or `nil` would mean something else.
func checkVariableName(
  _ name: String,
  _ what: String,
  at location: Location,
  into diagnostics: inout [Diagnostic]
) {
  checkPropertyName(name, what, at: location, into: &diagnostics)
  if isLowerCamelCase(name), !isName(name, at: location) {
    diagnostics.append(
      .badName(name, what: what, at: location, why: "it is a word of expressions")
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

/// What `service.rename` calls a type (`Amount`) or a property (`Amount.value`).
func checkNewName(_ member: Node.Member, into diagnostics: inout [Diagnostic]) {
  let name = member.value.text ?? ""
  if member.key.contains(".") {
    checkPropertyName(name, "a property", at: member.value.location, into: &diagnostics)
  } else {
    checkTypeName(member.value, "a type", into: &diagnostics)
  }
}

/// The module that `import` names, where the app has the types or the protocol.
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

/// `avatarURL`, not `avatar_url` or `Größe`.
private func isLowerCamelCase(_ name: String) -> Bool {
  isIdentifier(name) && !name.utf8.contains(UInt8(ascii: "_"))
    && name.utf8.first.map(isCapital) == false
}

private func isCapital(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
}

/// Whether it is one in expressions too.
private func isName(_ text: String, at location: Location) -> Bool {
  var unheard: [Diagnostic] = []
  let syntax = SpecExpression(Node(.string(text), at: location), into: &unheard).syntax
  return if case .name? = syntax?.kind { true } else { false }
}
