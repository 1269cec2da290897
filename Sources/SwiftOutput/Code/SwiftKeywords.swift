/// Returns the name as Swift source declares it, with backticks for keywords: `` `class` ``.
package func swiftIdentifier(_ name: String) -> String {
  keywords.contains(name) ? "`\(name)`" : name
}

/// Returns the name as a function declares its parameter: `default: Int`. Nearly all keywords can be labels without backticks.
package func swiftParameter(_ name: String) -> String {
  switch name {
  case "inout", "let", "var": "`\(name)`"
  default: name
  }
}

/// Returns the name as an argument's label: `default: 1`. Swift warns about unnecessary backticks here.
package func swiftLabel(_ name: String) -> String {
  name == "inout" ? "`inout`" : name
}

/// Returns the name as it is written after a dot, where only a few keywords need backticks: `model.class`.
package func swiftMember(_ name: String) -> String {
  switch name {
  case "init", "self", "Self", "Type", "Protocol": "`\(name)`"
  default: name
  }
}

/// Returns a case of an enum: `.open`. A case `none` is written with its type, because after an optional `.none` would be nil.
func swiftCase(_ name: String, of type: String) -> String {
  "\(name == "none" ? type : "").\(swiftMember(name))"
}

package let keywords: Set<String> = [
  "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
  "class", "continue",
  "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
  "fileprivate", "for", "func",
  "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
  "precedencegroup",
  "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
  "subscript", "super",
  "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
]
