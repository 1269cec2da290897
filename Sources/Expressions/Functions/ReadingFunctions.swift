import Foundation
import SwiftCode
import ViewModelIR
import ViewModelSupport

/// What a text may be, or nil.
extension FunctionDefinition {
  static let nonEmpty = Self(
    sample: "nonEmpty",
    isProperty: true,
    swiftProperty: "\(helper: "unlessEmpty")",
    parameters: [.text: []],
    gives: { base, _ in .optional(base) },
    code: { $0.member(of: $1.base, "\(helper: "unlessEmpty")") },
    value: { ($0.base.text ?? "").unlessEmpty.map(Value.string) ?? .null }
  )

  static let rawValue = Self(
    sample: "rawValue",
    isProperty: true,
    swiftProperty: "rawValue",
    parameters: [.enumeration: []],
    gives: { _, _ in .string },
    code: { $0.member(of: $1.base, "rawValue") },
    value: { $0.base }
  )

  static let number = Self(
    sample: "number",
    isProperty: true,
    swiftProperty: "\(helper: "finiteNumber")",
    parameters: [.text: []],
    gives: { _, _ in .optional(.number) },
    code: { $0.member(of: $1.base, "\(helper: "finiteNumber")") },
    value: { ($0.base.text ?? "").finiteNumber.map(Value.number) ?? .null }
  )

  static let url = Self(
    sample: "url",
    isProperty: true,
    parameters: [.text: []],
    gives: { _, _ in .optional(.url) },
    code: { writer, call in
      if call.base.type.isOptional {
        return .chain(writer.optional(call.base), [".flatMap\(call: "URL.init(string:)")"])
      }
      return .call("URL", [.argument("string", writer.code(call.base))])
    },
    value: { URL(string: $0.base.text ?? "").map(Value.url) ?? .null }
  )

  static let integer = Self(
    sample: "integer",
    isProperty: true,
    parameters: [.text: []],
    gives: { _, _ in .optional(.integer) },
    code: { writer, call in
      if call.base.type.isOptional {
        return .chain(writer.optional(call.base), [".flatMap\(call: "Int.init")"])
      }
      return .call("Int", [writer.sequence(call.base) ?? writer.code(call.base)])
    },
    value: { Int($0.base.text ?? "").map(Value.integer) ?? .null }
  )
}
