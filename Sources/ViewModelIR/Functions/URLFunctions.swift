import Foundation
import ViewModelSupport

/// Functions that return a part of a URL.
extension FunctionDefinition {
  static let scheme = part("scheme", .optional(.string)) { $0.schemePart }
  static let host = part("host", .optional(.string)) { $0.hostPart }
  static let path = part("path", .string) { $0.pathPart }
  static let query = part("query", .optional(.string)) { $0.queryPart }

  static let queryItem = Self(
    sample: "queryItem('page')",
    parameters: [.url: [FunctionParameter(.text, label: "named")]],
    gives: { _, _ in .optional(.string) },
    value: { input in
      let name = input.argument.text ?? ""
      return input.base.url?.queryItem(named: name).map(Value.string) ?? .null
    }
  )

  private static func part(
    _ name: String,
    _ type: ValueType,
    _ part: @escaping @Sendable (URL) -> String?
  ) -> Self {
    Self(
      sample: name,
      isProperty: true,
      parameters: [.url: []],
      gives: { _, _ in type },
      value: { $0.base.url.flatMap(part).map(Value.string) ?? .null }
    )
  }
}
