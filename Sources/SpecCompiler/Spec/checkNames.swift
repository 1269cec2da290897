/// Names that an author chooses become Swift names as they are, so they must be some.
func checkPropertyName(
  _ name: String,
  _ what: String,
  at location: Location,
  into diagnostics: inout [Diagnostic]
) {
  // These are members of every Hashable struct, or no member names at all.
  let taken = [
    "hashValue", "hash", "self", "Self", "Type", "Protocol", "init", "model", "context",
    "lhs", "rhs",
  ]
  if !isIdentifier(name) {
    diagnostics.append(
      .badName(name, what: what, at: location, why: "write a Swift name such as 'titleText'")
    )
  } else if taken.contains(name) {
    diagnostics.append(
      .badName(name, what: what, at: location, why: "Swift or the generated code uses it already")
    )
  }
}

func checkTypeName(_ node: Node, _ what: String, into diagnostics: inout [Diagnostic]) {
  let name = node.text ?? ""
  if !isIdentifier(name) || ["Self", "Type", "Protocol", "Any"].contains(name) {
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

/// Letters, digits and underscores, no digit first.
func isIdentifier(_ name: String) -> Bool {
  guard let first = name.unicodeScalars.first, !("0"..."9").contains(first), name != "_" else {
    return false
  }
  return name.unicodeScalars.allSatisfy {
    $0 == "_" || $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0)
      || !$0.isASCII && $0.properties.isXIDContinue
  }
}
