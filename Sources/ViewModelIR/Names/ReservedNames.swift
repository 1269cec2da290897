/// Names that an output language, or what apps use with it, needs for itself: the parts of a schema get other ones.
package struct ReservedNames: Hashable, Sendable {
  /// Types that generated code or the app means something else by.
  package var types: Set<String>
  /// Types of the framework that views are written in.
  package var viewTypes: Set<String>
  /// Members of every type.
  package var members: Set<String>
  /// Members of every enumeration.
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

  /// Whether a schema's type of this name would hide another type.
  package func hides(_ name: String) -> Bool { types.contains(name) || viewTypes.contains(name) }
}
