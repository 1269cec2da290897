/// Another module of the app, whose generated types a screen uses.
package struct OtherModule: Hashable, Sendable {
  package let name: String
  /// The packages of its files in further output languages, by the languages' keys.
  package let packages: [String: String]
  /// The names of its service types and token types.
  package let types: Set<String>

  package init(name: String, packages: [String: String], types: Set<String>) {
    self.name = name
    self.packages = packages
    self.types = types
  }
}

extension Screen {
  /// The modules that declare types that the screen uses, except its own.
  package var importedModules: Set<String> {
    Set(otherModules.map(\.name)).union([serviceModule].compactMap { $0 })
  }

  /// Whether another module declares a service type or a token type.
  package func isOfOtherModule(_ type: String) -> Bool {
    otherModules.contains { $0.types.contains(type) }
  }
}
