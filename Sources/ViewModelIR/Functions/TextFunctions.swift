import Foundation
import ViewModelSupport

/// Functions that turn a text into another text or a list of texts.
extension FunctionDefinition {
  static let lowercased = text("lowercased") { $0.lowercased() }
  static let uppercased = text("uppercased") { $0.uppercased() }

  private static func text(
    _ name: String,
    _ value: @escaping @Sendable (String) -> String
  ) -> Self {
    Self(
      sample: "\(name)()",
      parameters: [.text: []],
      gives: { base, _ in base },
      value: { .string(value($0.base.text ?? "")) }
    )
  }

  static let trimmed = Self(
    sample: "trimmed()",
    parameters: [.text: []],
    gives: { base, _ in base },
    value: { .string(($0.base.text ?? "").trimmed()) }
  )

  static let trimming = Self(
    sample: "trimming('/')",
    parameters: [.text: [FunctionParameter(.characters)]],
    gives: { base, _ in base },
    value: { .string(($0.base.text ?? "").trimmingEnds(of: $0.argument.text ?? "")) }
  )

  static let padded = Self(
    sample: "padded(2, with: '0')",
    parameters: [.text: padding, .wholeNumber: padding],
    gives: { _, _ in .string },
    value: { input in
      guard let width = input.argument.integer, let pad = input.arguments.last?.text else {
        return .null
      }
      let text = input.base.text?.leftPadded(to: width, with: pad)
      return .string(text ?? (input.base.integer ?? 0).leftPadded(to: width, with: pad))
    }
  )

  private static let padding = [
    FunctionParameter(.width), FunctionParameter(.character, label: "with", needsLabel: true),
  ]

  static let replacing = Self(
    sample: "replacing('_', with: ' ')",
    parameters: [
      .text: [FunctionParameter(.text), FunctionParameter(.text, label: "with", needsLabel: true)]
    ],
    gives: { base, _ in base },
    value: { input in
      let texts = input.arguments.map { $0.text ?? "" }
      guard let old = texts.first, let new = texts.last else { return input.base }
      return .string((input.base.text ?? "").replacingText(of: old, with: new))
    }
  )

  static let dropPrefix = end("dropPrefix") { $0.droppingPrefix($1) }
  static let dropSuffix = end("dropSuffix") { $0.droppingSuffix($1) }

  private static func end(
    _ name: String,
    _ value: @escaping @Sendable (String, String) -> String
  ) -> Self {
    Self(
      sample: "\(name)('x')",
      parameters: [.text: [FunctionParameter(.text)]],
      gives: { base, _ in base },
      value: { .string(value($0.base.text ?? "", $0.argument.text ?? "")) }
    )
  }

  static let lastPathComponent = property("lastPathComponent") { $0.lastPathPart }
  static let percentEncoded = property("percentEncoded") {
    $0.percentEncodedPart
  }

  private static func property(
    _ name: String,
    _ value: @escaping @Sendable (String) -> String
  ) -> Self {
    Self(
      sample: name,
      isProperty: true,
      parameters: [.text: []],
      gives: { base, _ in base },
      value: { .string(value($0.base.text ?? "")) }
    )
  }

  // MARK: - Lists of texts

  static let groups = Self(
    sample: "groups(of: 4)",
    parameters: [.text: [FunctionParameter(.positiveCount, label: "of", needsLabel: true)]],
    gives: { base, _ in .list(base) },
    value: { input in
      let groups = (input.base.text ?? "").groups(of: input.argument.integer ?? 0)
      return .list(groups.map(Value.string))
    }
  )

  static let split = Self(
    sample: "split(',')",
    parameters: [.text: [FunctionParameter(.text, label: "separator")]],
    gives: { base, _ in .list(base) },
    value: { input in
      let parts = (input.base.text ?? "").textParts(separatedBy: input.argument.text ?? "")
      return .list(parts.filter { !$0.isEmpty }.map(Value.string))
    }
  )

  static let lines = list("lines") { $0.split(whereSeparator: \.isNewline) }
  static let words = list("words") { $0.split(whereSeparator: \.isWhitespace) }

  private static func list(
    _ name: String,
    _ value: @escaping @Sendable (String) -> [Substring]
  ) -> Self {
    Self(
      sample: name,
      isProperty: true,
      parameters: [.text: []],
      gives: { base, _ in .list(base) },
      value: { .list(value($0.base.text ?? "").map { .string(String($0)) }) }
    )
  }
}

/// Conversions of texts, which are optional because they can fail, and the raw value of an enumeration.
extension FunctionDefinition {
  static let nonEmpty = Self(
    sample: "nonEmpty",
    isProperty: true,
    parameters: [.text: []],
    gives: { base, _ in .optional(base) },
    value: { ($0.base.text ?? "").unlessEmpty.map(Value.string) ?? .null }
  )

  static let rawValue = Self(
    sample: "rawValue",
    isProperty: true,
    parameters: [.enumeration: []],
    gives: { _, _ in .string },
    value: { $0.base }
  )

  static let percentDecoded = Self(
    sample: "percentDecoded",
    isProperty: true,
    parameters: [.text: []],
    gives: { _, _ in .optional(.string) },
    value: { ($0.base.text ?? "").percentDecoded.map(Value.string) ?? .null }
  )

  static let number = Self(
    sample: "number",
    isProperty: true,
    parameters: [.text: []],
    gives: { _, _ in .optional(.number) },
    value: { ($0.base.text ?? "").finiteNumber.map(Value.number) ?? .null }
  )

  static let url = Self(
    sample: "url",
    isProperty: true,
    parameters: [.text: []],
    gives: { _, _ in .optional(.url) },
    value: { URL(string: $0.base.text ?? "").map(Value.url) ?? .null }
  )

  static let integer = Self(
    sample: "integer",
    isProperty: true,
    parameters: [.text: []],
    gives: { _, _ in .optional(.integer) },
    value: { Int($0.base.text ?? "").map(Value.integer) ?? .null }
  )
}
