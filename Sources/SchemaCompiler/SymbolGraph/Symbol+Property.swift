extension Symbol {
  /// The tokens after the colon: the type, and `{ get }` if the property is read-only.
  var typeTokens: [DeclarationToken] {
    Array(tokens.drop { $0 != .character(":") }.dropFirst())
  }

  /// Whether other code can only get the property. A `let` is not marked as such.
  var isReadOnly: Bool {
    tokens.contains(.keyword("get")) && !tokens.contains(.keyword("set"))
  }

  /// Why generated code, which is `nonisolated`, cannot get the property; `nil` if it can.
  func unreadableProperty(of type: Symbol) -> String? {
    let accessors = tokens.drop { $0 != .character("{") }
    if accessors.contains(.keyword("async")) || accessors.contains(.keyword("throws")) {
      return "its getter is async or can throw: add a property with a value that the app keeps"
    }
    if accessors.contains(.keyword("mutating")) {
      return "getting it changes the value: add a property whose getter is not mutating"
    }
    // A stored property of a struct has no isolation of its own in its module.
    if isMarked("MainActor"), !accessors.isEmpty || type.kind == .object {
      return
        "it is isolated to the main actor: declare it, or the type \(type.name), as nonisolated"
    }
    return nil
  }
}
