/// Names that an output language, or the frameworks that apps use with it, already use. Parts of a schema with such a name are
/// renamed.
package struct ReservedNames: Hashable, Sendable {
  /// Names of types that mean something else in generated code or the app.
  package var types: Set<String>
  /// Names of types in the framework that views are written with.
  package var viewTypes: Set<String>
  /// Names of members that every type has.
  package var members: Set<String>
  /// Names of members that every enumeration has.
  package var cases: Set<String>

  package init(
    types: Set<String> = [],
    viewTypes: Set<String> = [],
    members: Set<String> = ["hashValue", "init", "self"],
    cases: Set<String> = []
  ) {
    self.types = types
    self.viewTypes = viewTypes
    self.members = members
    self.cases = cases
  }

  /// Whether a schema type with this name would hide another type.
  package func hides(_ name: String) -> Bool { types.contains(name) || viewTypes.contains(name) }
}
