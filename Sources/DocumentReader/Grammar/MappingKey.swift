/// The keys of one kind of mapping. The reader, error messages, the reference documentation and the schema for editors are derived from them.
package protocol MappingKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// What messages call the mapping: `a spec`.
  static var mapping: String { get }
  /// The combinations of keys that are allowed; empty if all keys can be used together.
  static var choices: [KeyChoice] { get }
  /// The snippets that editors offer for the whole mapping.
  static var snippets: [Snippet] { get }
  var definition: KeyDefinition { get }
}

extension MappingKey {
  package static var choices: [KeyChoice] { [] }
  package static var snippets: [Snippet] { [] }

  package var shape: KeyShape { definition.shape }
  package var isRequired: Bool { definition.isRequired }
}

/// Everything that is known about a key.
package struct KeyDefinition: Sendable {
  package let shape: KeyShape
  /// Whether the key is required whatever other keys the mapping has.
  package let isRequired: Bool
  /// The default value as it would be written in the file; `nil` if there is none.
  package let standard: String?
  /// The values that the key accepts and what they are for, in Markdown.
  private let sentence: String

  package init(
    _ shape: KeyShape,
    isRequired: Bool = false,
    standard: String? = nil,
    _ sentence: String
  ) {
    self.shape = shape
    self.isRequired = isRequired
    self.standard = standard
    self.sentence = sentence
  }

  /// The sentence with the default value: marked as `(default)` if the sentence mentions it, otherwise appended.
  package var description: String {
    guard let standard else { return sentence }
    guard let name = sentence.range(of: "`\(standard)`") else {
      return "\(sentence); `\(standard)`"
    }
    return sentence[..<name.upperBound] + " (default)" + sentence[name.upperBound...]
  }

  /// The description for the reference documentation.
  package var reference: String { isRequired ? "required: \(description)" : description }
}

/// A combination of keys: those that are required, and all that are allowed.
package struct KeyChoice: Sendable {
  package let required: [String]
  package let allowed: [String]

  package init<Key: MappingKey>(_ required: [Key], allowed: [Key]) {
    self.required = required.map(\.rawValue)
    self.allowed = allowed.map(\.rawValue)
  }
}

/// A mapping to fill in, as YAML; `$1` to `$9` are the places where the editor's cursor stops.
package struct Snippet: Sendable {
  package let label: String
  package let lines: [String]

  package init(_ label: String, _ lines: String...) {
    self.label = label
    self.lines = lines
  }
}

/// The values that a key accepts.
package indirect enum KeyShape: Sendable {
  /// Any scalar except null: an author who writes `text: 3` means the text "3".
  case text
  case bool
  /// A whole number greater than 0.
  case count
  case word([String])
  /// A duration: `300ms`, `1.5s`, `2min`.
  case lengthOfTime
  case null
  case list(KeyShape)
  /// A list or mapping with at least one element or name.
  case filled(KeyShape)
  /// A mapping with a single key, which is a name that the author chooses.
  case name(KeyShape)
  /// A mapping whose keys are names that the author chooses.
  case names(KeyShape)
  case mapping(any MappingKey.Type)
  /// A mapping whose keys are known only at run time.
  case options([(name: String, definition: KeyDefinition)])
  case either([KeyShape])
  case anything

  package static func word<Word: RawRepresentable<String> & CaseIterable>(
    of type: Word.Type
  ) -> KeyShape {
    .word(Word.allCases.map(\.rawValue))
  }

  package static let textOrNull = KeyShape.either([.text, .null])

  /// The allowed words; empty if other values are allowed too.
  package var words: [String] {
    if case .word(let words) = self { words } else { [] }
  }

  /// What messages call the expected value.
  var expected: String {
    switch self {
    case .text, .word, .lengthOfTime: "a string"
    case .bool: "true or false"
    case .count: "a whole number"
    case .null: "null"
    case .list: "a list"
    case .name, .names, .mapping, .options: "a mapping"
    case .filled(let shape): shape.expected
    case .either(let shapes):
      shapes.map(\.expected).reduce(into: [String]()) { known, next in
        if !known.contains(next) { known.append(next) }
      }.joined(separator: " or ")
    case .anything: "a value"
    }
  }
}
