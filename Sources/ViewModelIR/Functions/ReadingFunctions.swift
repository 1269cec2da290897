import Foundation
import ViewModelSupport

/// What a text may be, or nil.
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
