import DocumentReader

/// An option of a format, with its documentation for the reference and for editors.
package struct FormatOption: Sendable {
  package let name: String
  /// The words that the option accepts; `nil` if its values are not words.
  package let words: [String]?
  /// The accepted words or sample values, in Markdown.
  package let values: String
  private let sentence: String
  private let isRequired: Bool
  /// The default value, in Markdown; `nil` if it is not documented separately.
  private let standard: String?

  /// The effect of the option, whether it is required, and its default, in Markdown.
  package var reference: String {
    if isRequired { return "\(sentence); required" }
    return standard.map { "\(sentence); default: \($0)" } ?? sentence
  }

  /// Creates an option. If it is not part of a `LiteralOption`, its value comes from the data or is read by the format.
  ///
  /// `values`: sample values in Markdown, unless the option has words.
  init(
    _ name: String,
    words: [String]? = nil,
    _ values: String,
    _ sentence: String,
    isRequired: Bool = false,
    standard: String? = nil
  ) {
    self.name = name
    self.words = words
    self.values = values
    self.sentence = sentence
    self.isRequired = isRequired
    self.standard = standard
  }
}

/// An option whose value must be a literal in the spec: how it is read, and its default.
struct LiteralOption<Value: Sendable>: Sendable {
  let option: FormatOption
  let standard: Value
  /// A description of the accepted values, for messages.
  let wanted: String
  let read: @Sendable (Node) throws(Diagnostic) -> Value
}

// MARK: - Words

extension LiteralOption {
  /// An option with one of a type's words; its value is `nil` if it is not given.
  static func word<Word>(
    _ name: String,
    except unfit: [Word] = [],
    _ sentence: String,
    isRequired: Bool = false
  ) -> Self where Value == Word?, Word: RawRepresentable<String> & CaseIterable & Sendable {
    words(name, standard: nil, except: unfit, sentence, isRequired: isRequired, says: nil) { $0 }
  }

  /// An option with one of a type's words and a default.
  static func word(
    _ name: String,
    standard: Value,
    except unfit: [Value] = [],
    _ sentence: String
  ) -> Self where Value: RawRepresentable<String> & CaseIterable {
    words(name, standard: standard, except: unfit, sentence, says: "`\(standard.rawValue)`") { $0 }
  }

  private static func words<Word>(
    _ name: String,
    standard: Value,
    except unfit: [Word],
    _ sentence: String,
    isRequired: Bool = false,
    says: String?,
    _ convert: @escaping @Sendable (Word) -> Value
  ) -> Self where Word: RawRepresentable<String> & CaseIterable & Sendable {
    let others = unfit.map(\.rawValue)
    let words = Word.allCases.map(\.rawValue).filter { !others.contains($0) }
    let option = FormatOption(
      name,
      words: words,
      words.map { "`\($0)`" }.joined(separator: ", "),
      sentence,
      isRequired: isRequired,
      standard: says
    )
    return Self(option: option, standard: standard, wanted: "a word") {
      (node) throws(Diagnostic) in
      if let text = node.text, words.contains(text), let word = Word(rawValue: text) {
        return convert(word)
      }
      throw .notOneOf(node, what: "'\(name)'", choices: words)
    }
  }
}

// MARK: - Other values

extension LiteralOption {
  /// Creates an option that `convert` reads. If that returns `nil`, reading the option throws a diagnostic with `wanted`.
  init(
    _ option: FormatOption,
    standard: Value,
    wanted: String,
    _ convert: @escaping @Sendable (Node) -> Value?
  ) {
    self.init(option: option, standard: standard, wanted: wanted) { (node) throws(Diagnostic) in
      if let value = convert(node) { return value }
      throw .wrongOption(option.name, node, wants: wanted)
    }
  }
}

extension LiteralOption<Bool> {
  static func flag(_ name: String, standard: Bool = false, _ sentence: String) -> Self {
    let option = FormatOption(
      name,
      words: ["true", "false"],
      "`true`, `false`",
      sentence,
      standard: standard ? "`true`" : nil
    )
    return Self(option, standard: standard, wanted: "true or false") { $0.bool }
  }
}

extension LiteralOption<Int?> {
  static func count(
    _ name: String,
    in range: ClosedRange<Int>,
    standard: Int? = nil,
    _ sentence: String,
    isRequired: Bool = false
  ) -> Self {
    let option = FormatOption(
      name,
      "`\(range.lowerBound)` to `\(range.upperBound)`",
      sentence,
      isRequired: isRequired,
      standard: standard.map { "`\($0)`" }
    )
    let wanted = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return Self(option, standard: standard, wanted: wanted) { node in
      let count = node.text.flatMap { Int($0) }
      return count.map(range.contains) == true ? .some(count) : nil
    }
  }
}

extension LiteralOption<ClosedRange<Int>?> {
  /// An option with a number of digits or a range of them: `1`, `'0...2'`. `values`: sample values in Markdown.
  static func digits(
    _ values: String,
    _ sentence: String,
    standard: ClosedRange<Int>? = nil,
    says: String? = nil
  ) -> Self {
    let option = FormatOption(
      "fractionDigits",
      values,
      sentence,
      standard: says ?? standard?.written
    )
    return Self(option, standard: standard, wanted: Node.digitsDescription) { node in
      node.digits.map(Optional.some)
    }
  }
}

extension ClosedRange<Int> {
  fileprivate var written: String {
    lowerBound == upperBound ? "`\(lowerBound)`" : "`'\(lowerBound)...\(upperBound)'`"
  }
}

extension LiteralOption<Node?> {
  /// An option with a text that the format itself interprets.
  static func text(
    _ name: String,
    such sample: String,
    _ values: String,
    _ sentence: String,
    isRequired: Bool = false,
    says: String? = nil
  ) -> Self {
    let option = FormatOption(
      name,
      values,
      sentence,
      isRequired: isRequired,
      standard: says
    )
    return Self(option, standard: nil, wanted: "a string such as '\(sample)'") { node in
      node.text == nil ? nil : .some(node)
    }
  }
}

extension Node {
  package static let digitsDescription = "a whole number up to 20 or a range such as '0...2'"

  /// The node as a number of digits or a range of them; `nil` if it is neither or is greater than 20.
  package var digits: ClosedRange<Int>? {
    let bounds = (text ?? "").split(separator: "...", omittingEmptySubsequences: false)
      .map { Int($0) }
    guard bounds.count <= 2, let lower = bounds.first ?? nil, let upper = bounds.last ?? nil,
      lower >= 0, lower <= upper, upper <= 20
    else { return nil }
    return lower...upper
  }
}

extension Diagnostic {
  package static func wrongOption(_ name: String, _ node: Node, wants wanted: String) -> Self {
    let given = node.text.map { quoted($0) } ?? node.kindName
    return Self(.wrongType, "'\(name)' cannot be \(given): write \(wanted)", at: node.location)
  }

  package static func literalOption(_ name: String, _ expected: String, at location: Location)
    -> Self
  {
    Self(
      .format,
      "option '\(name)' must be a literal: write \(expected)",
      at: location
    )
  }

  static func missingOption(
    _ name: String,
    of format: String,
    such sample: String,
    at location: Location
  ) -> Self {
    Self(.missingKey, "'\(format)' needs '\(name)': add it, for example '\(sample)'", at: location)
  }
}
