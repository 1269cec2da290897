import DocumentReader
import SwiftNaming
import ViewModelIR

/// Names that an author chooses become Swift names as they are, so they must be some.
func checkPropertyName(
  _ name: String,
  _ what: String,
  at location: Location,
  into diagnostics: inout [Diagnostic]
) {
  if !isLowerCamelCase(name) {
    let instead = SwiftNames().property(name)
    diagnostics.append(
      .badName(name, what: what, at: location, why: "write a Swift name such as '\(instead)'")
    )
  } else if namesOfNoField.contains(name) {
    diagnostics.append(
      .badName(name, what: what, at: location, why: "Swift or the generated code already uses it")
    )
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
  if isLowerCamelCase(name), (try? ExpressionParser.parse(name))?.isName != true {
    diagnostics.append(
      .badName(name, what: what, at: location, why: "it is a word of expressions")
    )
  }
}

func checkTypeName(_ node: Node, _ what: String, into diagnostics: inout [Diagnostic]) {
  let name = node.text ?? ""
  let isCapitalized = name.utf8.first { $0 != UInt8(ascii: "_") }.map(isCapital) ?? false
  if !isSwiftIdentifier(name) || !isCapitalized
    || ["Self", "Type", "Protocol", "Any"].contains(name)
  {
    diagnostics.append(
      .badName(
        name,
        what: what,
        at: node.location,
        why: "write a Swift type name such as 'PhotoList'"
      )
    )
  }
}

/// What `service.rename` calls a type (`Amount`) or a property (`Amount.value`).
func checkNewName(_ member: Node.Member, into diagnostics: inout [Diagnostic]) {
  let name = member.value.text ?? ""
  if member.key.contains(".") {
    checkPropertyName(name, "a property", at: member.value.location, into: &diagnostics)
  } else if reservedTypeNames.contains(name) {
    diagnostics.append(.reservedName(name, what: "a type", at: member.value.location))
  } else {
    checkTypeName(member.value, "a type", into: &diagnostics)
  }
}

func checkModuleName(_ node: Node, into diagnostics: inout [Diagnostic]) {
  let name = node.text ?? ""
  // `import` takes no backticks.
  if !isSwiftIdentifier(name) || swiftIdentifier(name) != name {
    diagnostics.append(
      .badName(
        name,
        what: "a module",
        at: node.location,
        why: "write the name that Swift imports, such as 'Backend'"
      )
    )
  }
}

/// As swift-format wants names of properties and functions: `avatarURL`, not `avatar_url` or `Größe`.
private func isLowerCamelCase(_ name: String) -> Bool {
  isSwiftIdentifier(name) && !name.utf8.contains(UInt8(ascii: "_"))
    && name.utf8.first.map(isCapital) == false
}

private func isCapital(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
}

extension Syntax {
  fileprivate var isName: Bool {
    if case .name = kind { true } else { false }
  }
}
