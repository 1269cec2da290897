/// The name as Swift source declares it: `class` gives `` `class` ``.
package func swiftIdentifier(_ name: String) -> String {
  keywords.contains(name) ? "`\(name)`" : name
}

/// The name as a function declares its parameter: `default: Int`, for a label may be nearly any keyword.
package func swiftParameter(_ name: String) -> String {
  switch name {
  case "inout", "let", "var": "`\(name)`"
  default: name
  }
}

/// The name before an argument, where Swift warns of backticks that need not be: `default: 1`.
package func swiftLabel(_ name: String) -> String {
  name == "inout" ? "`inout`" : name
}

/// The name as it is after a dot, where only a few words mean something else: `model.class`.
package func swiftMember(_ name: String) -> String {
  switch name {
  case "init", "self", "Self", "Type", "Protocol": "`\(name)`"
  default: name
  }
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
