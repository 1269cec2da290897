import DocumentReader
import ViewModelIR

/// Errors in the initial values of locals.
extension Diagnostic {
  static func localWithoutValue(_ name: String, _ type: ValueType?, at location: Location) -> Self {
    let what =
      type.map {
        "null is not '\($0.messageName)': declare the input '\(name)' as '\($0.messageName)?'"
      }
      ?? "null needs a type: write '\(name): { type: \"String?\", value: null }', or add an optional input '\(name)'"
    return Self(.wrongType, what, at: location)
  }

  static func editedMayBeNil(_ name: String, _ type: ValueType, at location: Location) -> Self {
    Self(
      .unhandledOptional,
      "what '\(name)' edits may be nil: write a value after '??', or declare the input '\(name)' as '\(type.messageName)'",
      at: location
    )
  }

  static func localSetsItself(_ name: String, at location: Location) -> Self {
    Self(
      .conflict,
      "'onChange' of '\(name)' sets '\(name)' itself, so the view could not set any other value: set another local",
      at: location
    )
  }

  static func circleOfLocals(_ names: [String], at location: Location) -> Self {
    let circle = (names + names.prefix(1)).map { "'\($0)'" }.joined(separator: " sets ")
    return Self(
      .conflict,
      "these locals set each other in a circle, but a local that 'onChange' sets does not run its own: \(circle)",
      at: location
    )
  }

  static func noEnumeration(_ name: String, in text: String, known: [String], at node: Node) -> Self
  {
    let what = "there is no enumeration '\(name)': quote '\(text)' if it is a text"
    let location = node.location(of: 0..<name.utf8.count)
    if known.isEmpty { return Self(.unknownName, what, at: location) }
    let hint = Hint(for: name, among: known, else: "the schema has")
    return Self(.unknownName, what, hint, at: location)
  }

  static func caseWithoutType(_ text: String, of types: [String], at location: Location) -> Self {
    guard let type = types.first else {
      let what = "no enumeration has a case '\(text)': quote it if it is a text"
      return Self(.unknownName, what, at: location)
    }
    return Self(
      .unknownName,
      "'\(text)' needs the name of its enumeration, as in '\(type)\(text)': quote it if it is a text",
      at: location,
      fix: types.count == 1 ? Fix(location, type + text) : nil
    )
  }

  static func localFromName(_ name: String, at location: Location) -> Self {
    Self(
      .wrongType,
      "the initial value of a local cannot be read from '\(name)': write a literal, or quote it if it is a text",
      at: location
    )
  }

  static func listWithoutType(_ name: String, _ elements: [Node], at location: Location) -> Self {
    let element =
      switch elements.first?.value {
      case .number(let text): Int(text) == nil ? "Double" : "Int"
      case .bool: "Bool"
      default: "String"
      }
    let value = "{ type: \"[\(element)]\", value: \(elements.isEmpty ? "[]" : "[…]") }"
    return Self(
      .wrongType,
      "a list needs a type: write '\(name): \(value)', or add an input '\(name)'",
      at: location
    )
  }

  static func nullLocal(_ type: ValueType, at location: Location) -> Self {
    Self(
      .wrongType,
      "null is not '\(type.messageName)': write '\(type.asOptional.messageName)'",
      at: location
    )
  }

  static func localOfObject(_ type: String, at location: Location) -> Self {
    Self(
      .wrongType,
      "a '\(type)' cannot be written here: declare the local as optional and start with null, or keep an ID in its place",
      at: location
    )
  }

  static func wrongFirstValue(wants: String, at location: Location) -> Self {
    Self(.wrongType, "the initial value must be \(wants)", at: location)
  }
}
