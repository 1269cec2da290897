/// What screens need of a service's types.
package struct TypeNeeds: Hashable, Sendable {
  /// The names of those that are to be `Hashable`.
  package var hashed: Set<String>
  /// The properties that presenters change, by the names of their types.
  package var changed: [String: Set<String>]

  package init(hashed: Set<String> = [], changed: [String: Set<String>] = [:]) {
    self.hashed = hashed
    self.changed = changed
  }
}
