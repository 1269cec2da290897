import DocumentReader
import ViewModelIR

/// The definition of a setting: its description in the reference, and how to read and merge it.
struct SettingDefinition {
  let definition: KeyDefinition
  let read: (inout SettingReader, inout Settings) -> Void
  /// Copies the setting from the first settings to the second if the first specify it.
  let merge: (Settings, inout Settings) -> Void

  /// Creates a setting with a default.
  ///
  /// - Parameter standard: Formats the default for the reference; `nil` if the sentence mentions it.
  init<Value: Hashable & Sendable>(
    _ path: WritableKeyPath<Settings, Setting<Value>>,
    _ shape: KeyShape,
    standard: ((Value) -> String)? = nil,
    _ sentence: String,
    read: @escaping (inout SettingReader) -> Value?
  ) {
    let fallback = Settings()[keyPath: path].standard
    definition = KeyDefinition(shape, standard: standard?(fallback), sentence)
    self.read = { $1[keyPath: path].given = read(&$0) }
    merge = { others, settings in
      if let given = others[keyPath: path].given { settings[keyPath: path].given = given }
    }
  }

  /// Creates a setting without a default.
  init<Value>(
    _ path: WritableKeyPath<Settings, Value?>,
    _ shape: KeyShape,
    _ sentence: String,
    read: @escaping (inout SettingReader) -> Value?
  ) {
    definition = KeyDefinition(shape, sentence)
    self.read = { $1[keyPath: path] = read(&$0) }
    merge = { others, settings in
      if let given = others[keyPath: path] { settings[keyPath: path] = given }
    }
  }

  static func word<Word: RawRepresentable<String> & CaseIterable & Hashable & Sendable>(
    _ path: WritableKeyPath<Settings, Setting<Word>>,
    _ sentence: String
  ) -> Self {
    Self(path, .word(of: Word.self), standard: \.rawValue, sentence) { $0.choice() }
  }

  static func text(
    _ path: WritableKeyPath<Settings, Setting<String>>,
    _ sentence: String,
    read: @escaping (inout SettingReader) -> String?
  ) -> Self {
    Self(path, .text, standard: { $0 }, sentence, read: read)
  }

  static func path(
    _ path: WritableKeyPath<Settings, Setting<String>>,
    _ sentence: String
  ) -> Self {
    text(path, sentence) { $0.path() }
  }
}

/// Reads one value of a configuration.
struct SettingReader {
  let key: String
  let node: Node
  let folder: String
  let boundary: Boundary?
  var diagnostics: [Diagnostic] = []

  mutating func string(_ expected: String, _ isValid: (String) -> Bool) -> String? {
    string(node, expected, isValid)
  }

  private mutating func string(
    _ node: Node,
    _ expected: String,
    _ isValid: (String) -> Bool
  ) -> String? {
    if let string = node.string, isValid(string) { return string }
    return refuse(node, expected)
  }

  private mutating func refuse<Value>(_ node: Node, _ expected: String) -> Value? {
    diagnostics.append(.wrongSetting(key, node, expected: expected))
    return nil
  }

  mutating func path(of what: String = "a folder") -> String? {
    let name = string("the path of \(what)") { !$0.isEmpty && !$0.utf8.contains(0) }
    // Without the dot, all of the paths below have one spelling.
    guard let path = name.map({ $0 == "." ? folder : joinPath(folder, $0) }) else { return nil }
    boundary?.check(path, of: key, at: node.location, into: &diagnostics)
    return path
  }

  mutating func dependencies() -> [DependencyFolder]? {
    let expected = "a list of folders with a \(Configuration.fileName), such as [../AppCore]"
    guard let elements = node.elements else { return refuse(node, expected) }
    return elements.compactMap { element in
      guard let text = element.string, !text.isEmpty, !text.utf8.contains(0) else {
        return refuse(element, expected)
      }
      let path = normalizedPath(joinPath(folder, text))
      boundary?.check(path, of: key, at: element.location, into: &diagnostics)
      return DependencyFolder(path: path, location: element.location)
    }
  }

  mutating func layout() -> Screen.Layout? {
    switch node.text {
    case "1": .besideView
    case "2": .insideView
    default: refuse(node, "1 or 2")
    }
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>() -> Choice? {
    if let choice = node.string.flatMap(Choice.init) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    return refuse(node, names.dropLast().joined(separator: ", ") + " or " + (names.last ?? ""))
  }

  mutating func bool() -> Bool? {
    node.bool ?? refuse(node, "true or false")
  }

  mutating func acronyms() -> [String]? {
    let expected = "a list of words of letters and digits, such as [ID, URL]"
    guard let elements = node.elements else { return refuse(node, expected) }
    var words: [String] = []
    for element in elements {
      if let word = string(element, expected, isAcronym) { words.append(word) }
    }
    return words
  }
}
