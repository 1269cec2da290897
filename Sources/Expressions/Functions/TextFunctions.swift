import Foundation
import SwiftCode
import ViewModelIR
import ViewModelSupport

/// Texts of texts.
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
      code: { $0.member(of: $1.base, "\(name)\(call: "")") },
      value: { .string(value($0.base.text ?? "")) }
    )
  }

  static let trimmed = Self(
    sample: "trimmed()",
    parameters: [.text: []],
    gives: { base, _ in base },
    code: { $0.member(of: $1.base, "trimmingCharacters\(call: "in: .whitespacesAndNewlines")") },
    value: { .string(($0.base.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)) }
  )

  static let replacing = Self(
    sample: "replacing('_', with: ' ')",
    parameters: [
      .text: [FunctionParameter(.text), FunctionParameter(.text, label: "with", needsLabel: true)]
    ],
    gives: { base, _ in base },
    code: { writer, call in
      let arguments = zip(["of", "with"], call.arguments).map { Code.argument($0, writer.code($1)) }
      return writer.member(of: call.base, .call("replacingOccurrences", arguments))
    },
    value: { input in
      let texts = input.arguments.map { $0.text ?? "" }
      guard let old = texts.first, let new = texts.last else { return input.base }
      return .string((input.base.text ?? "").replacingOccurrences(of: old, with: new))
    }
  )

  static let dropPrefix = end("dropPrefix", "droppingPrefix") { $0.droppingPrefix($1) }
  static let dropSuffix = end("dropSuffix", "droppingSuffix") { $0.droppingSuffix($1) }

  private static func end(
    _ name: String,
    _ method: String,
    _ value: @escaping @Sendable (String, String) -> String
  ) -> Self {
    Self(
      sample: "\(name)('x')",
      parameters: [.text: [FunctionParameter(.text)]],
      gives: { base, _ in base },
      code: { $0.member(of: $1.base, $0.plainCall("\(helper: method)", $1.argument)) },
      value: { .string(value($0.base.text ?? "", $0.argument.text ?? "")) }
    )
  }

  static let lastPathComponent = property("lastPathComponent", "lastPathPart") { $0.lastPathPart }
  static let percentEncoded = property("percentEncoded", "percentEncodedPart") {
    $0.percentEncodedPart
  }

  private static func property(
    _ name: String,
    _ swiftName: String,
    _ value: @escaping @Sendable (String) -> String
  ) -> Self {
    Self(
      sample: name,
      isProperty: true,
      swiftProperty: "\(helper: swiftName)",
      parameters: [.text: []],
      gives: { base, _ in base },
      code: { $0.member(of: $1.base, "\(helper: swiftName)") },
      value: { .string(value($0.base.text ?? "")) }
    )
  }

  // MARK: - Lists of texts

  static let groups = Self(
    sample: "groups(of: 4)",
    parameters: [.text: [FunctionParameter(.positiveCount, label: "of", needsLabel: true)]],
    gives: { base, _ in .list(base) },
    code: { writer, call in
      let count = call.arguments.map { Code.argument("of", writer.code($0)) }
      return writer.member(of: call.base, .call("\(helper: "groups")", count))
    },
    value: { input in
      let groups = (input.base.text ?? "").groups(of: input.argument.integer ?? 0)
      return .list(groups.map(Value.string))
    }
  )

  static let split = Self(
    sample: "split(',')",
    parameters: [.text: [FunctionParameter(.text, label: "separator")]],
    gives: { base, _ in .list(base) },
    code: { writer, call in
      let separator = call.arguments.map { Code.argument("separatedBy", writer.code($0)) }
      let parts = writer.member(of: call.base, .call("components", separator))
      let nonEmpty = writer.closure("filter", .closure(["!$0.isEmpty"]))
      return parts.followed(by: [.sequence([".", nonEmpty])])
    },
    value: { input in
      let parts = (input.base.text ?? "").components(separatedBy: input.argument.text ?? "")
      return .list(parts.filter { !$0.isEmpty }.map(Value.string))
    }
  )

  static let lines = Self(
    sample: "lines",
    isProperty: true,
    parameters: [.text: []],
    gives: { base, _ in .list(base) },
    code: { writer, call in
      writer.member(of: call.base, "split\(call: "whereSeparator: \\.isNewline")")
        .followed(by: [".map\(call: "String.init")"])
    },
    value: { input in
      let lines = (input.base.text ?? "").split(whereSeparator: \.isNewline)
      return .list(lines.map { .string(String($0)) })
    }
  )
}
