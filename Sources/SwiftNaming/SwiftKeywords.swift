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

/// Whether the text can name a Swift declaration, in backticks if need be: ASCII, as swift-format wants it.
package func isSwiftIdentifier(_ text: String) -> Bool {
  guard let first = text.utf8.first, first != UInt8(ascii: "_") || text.utf8.count > 1 else {
    return false
  }
  let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  return !digits.contains(first)
    && text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), digits,
        UInt8(ascii: "_"):
        true
      default: false
      }
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

/// Members that a struct cannot redeclare without a warning or a surprise (`x.self` is x).
let membersOfEveryType: Set<String> = ["hashValue", "init", "self"]

/// As above for enum cases; `none` and `some` would read as Optional's where the enum is optional, and large enums have tables.
package let membersOfEveryEnum: Set<String> = [
  "caseDecoders", "casesByRawValue", "hashValue", "init", "none", "rawValue", "self", "some",
]
