/// The keys of one kind of mapping. They are used to read a mapping, to report a wrong key, in the reference, and in the schema for editors.
package protocol MappingKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// What the mapping is, as a message names it: `a spec`.
  static var mapping: String { get }
  /// What it may be, where not all keys go together; empty where they do.
  static var choices: [KeyChoice] { get }
  /// What an editor offers for the whole of it.
  static var snippets: [Snippet] { get }
  var definition: KeyDefinition { get }
}

extension MappingKey {
  package static var choices: [KeyChoice] { [] }
  package static var snippets: [Snippet] { [] }

  package var shape: KeyShape { definition.shape }
  package var isRequired: Bool { definition.isRequired }
}

/// All that is known of a key: the reader, hints, the reference and the schema for editors follow from it.
package struct KeyDefinition: Sendable {
  package let shape: KeyShape
  /// Whether it must be there, whatever other keys there are.
  package let isRequired: Bool
  /// What holds without the key, as it would be written.
  package let standard: String?
  /// What it may hold and what that is for, in Markdown.
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

  /// The sentence with the default, which is marked if the sentence names it.
  package var description: String {
    guard let standard else { return sentence }
    guard let name = sentence.range(of: "`\(standard)`") else {
      return "\(sentence); `\(standard)`"
    }
    return sentence[..<name.upperBound] + " (default)" + sentence[name.upperBound...]
  }

  /// As the reference says it.
  package var reference: String { isRequired ? "required: \(description)" : description }
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
  /// Keys that are known only when the tool runs.
  case options([(name: String, definition: KeyDefinition)])
  case either([KeyShape])
  case anything

  package static func word<Word: RawRepresentable<String> & CaseIterable>(
    of type: Word.Type
  ) -> KeyShape {
    .word(Word.allCases.map(\.rawValue))
  }

  package static let textOrNull = KeyShape.either([.text, .null])

  /// The words that it may be; none if it may be anything else.
  package var words: [String] {
    if case .word(let words) = self { words } else { [] }
  }

  /// As a message says it.
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
