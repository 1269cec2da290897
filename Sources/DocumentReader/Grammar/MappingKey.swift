/// The keys of one kind of mapping. They are used to read a mapping, to report a wrong key, in the reference, and in the schema for editors.
package protocol MappingKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// What the mapping is, as a message names it: `a spec`.
  static var mapping: String { get }
  /// What it may be, where not all keys go together; empty where they do.
  static var choices: [KeyChoice] { get }
  /// What an editor offers for the whole of it.
  static var snippets: [Snippet] { get }
  /// What the key may hold and what that is for, in Markdown, as the reference says it.
  var reference: String { get }
  /// The same for programs.
  var shape: KeyShape { get }
}

extension MappingKey {
  package static var choices: [KeyChoice] { [] }
  package static var snippets: [Snippet] { [] }

  package var isRequired: Bool { reference.hasPrefix("required: ") }
}

/// Keys that go together: which of them must be there.
package struct KeyChoice: Sendable {
  package let required: [String]
  package let allowed: [String]

  package init<Key: MappingKey>(_ required: [Key], allowed: [Key]) {
    self.required = required.map(\.rawValue)
    self.allowed = allowed.map(\.rawValue)
  }
}

/// A mapping to fill in, as YAML; `$1` to `$9` are its gaps, in which the cursor stops.
package struct Snippet: Sendable {
  package let label: String
  package let lines: [String]

  package init(_ label: String, _ lines: String...) {
    self.label = label
    self.lines = lines
  }
}

/// What a key may hold.
package indirect enum KeyShape: Sendable {
  /// Any scalar but null: an author who writes `text: 3` means the text "3".
  case text
  case bool
  /// A whole number above 0.
  case count
  case word([String])
  /// `300ms`, `1.5s`, `2min`.
  case lengthOfTime
  case null
  case list(KeyShape)
  /// With at least one element or name.
  case filled(KeyShape)
  /// One name of the author's own with its value.
  case name(KeyShape)
  /// Names of the author's own, each with a value.
  case names(KeyShape)
  case mapping(any MappingKey.Type)
  case options([KeyDescription])
  case either([KeyShape])
  case anything

  package static func word<Word: RawRepresentable<String> & CaseIterable>(
    of type: Word.Type
  ) -> KeyShape {
    .word(Word.allCases.map(\.rawValue))
  }

  package static let textOrNull = KeyShape.either([.text, .null])
}

/// A key that is known only when the tool runs.
package struct KeyDescription: Sendable {
  package let name: String
  package let reference: String
  package let shape: KeyShape

  package init(name: String, reference: String, shape: KeyShape) {
    self.name = name
    self.reference = reference
    self.shape = shape
  }
}
