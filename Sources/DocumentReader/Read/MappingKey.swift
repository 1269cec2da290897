/// The keys of one kind of mapping. They are used to read a mapping, to report a wrong key, and in the reference.
package protocol MappingKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// What the mapping is, as a message names it: `a spec`.
  static var mapping: String { get }
  /// What the key may hold and what that is for, in Markdown, as the reference says it.
  var reference: String { get }
}
