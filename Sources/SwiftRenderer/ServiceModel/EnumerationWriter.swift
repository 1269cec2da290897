import SwiftCode
import SwiftNaming
import ViewModelIR

/// The enum of a choice of values: with raw values where the compiler knows such enums, else with a switch each way.
struct EnumerationWriter {
  private let enumeration: ServiceModel.Enumeration
  /// `json` too where a number is beyond the type.
  private let type: ServiceModel.Enumeration.RawType

  init(_ enumeration: ServiceModel.Enumeration) {
    self.enumeration = enumeration
    let texts = enumeration.cases.map(\.rawValue)
    let fits =
      switch enumeration.rawType {
      case .string, .json: true
      case .integer: texts.allSatisfy { Int($0) != nil }
      case .number: texts.allSatisfy { Double($0)?.isFinite == true }
      }
    type = fits ? enumeration.rawType : .json
  }

  /// Whether the compiler writes all but the cases.
  private var isRaw: Bool { !enumeration.keepsUnknown && type != .json }

  var protocols: String {
    "\(isRaw ? rawType : "RawRepresentable"), Codable, Hashable, Sendable"
  }

  /// Whether the compiler would take minutes for a `switch` over the raw values.
  private var isLarge: Bool { enumeration.cases.count > largestSwitch }

  private var rawType: String {
    switch type {
    case .string: "String"
    case .integer: "Int"
    case .number: "Double"
    case .json: "JSONValue"
    }
  }

  var context: TemplateValue {
    [
      "cases": lines(enumeration.cases.flatMap(isRaw ? rawCase : plainCase)),
      "isRaw": .flag(isRaw),
      "rawType": .text(rawType),
      "keepsUnknown": .flag(enumeration.keepsUnknown),
      "isJSON": .flag(type == .json),
      "isLarge": .flag(isLarge),
      "table": lines(isLarge && !isRaw ? table : []),
      "decoding": lines(isLarge || isRaw ? [] : enumeration.cases.flatMap(decoding)),
      "encoding": lines(isRaw ? [] : enumeration.cases.flatMap(encoding)),
    ]
  }

  /// Whether a literal is a Decimal.
  var usesDecimal: Bool {
    type == .json && enumeration.cases.contains { literal($0).flat?.contains("Decimal(") ?? false }
  }

  private func literal(_ value: ServiceModel.Enumeration.Case) -> Code {
    switch type {
    case .string: .string(SwiftString(value.rawValue))
    case .integer, .json: jsonCode(value.rawValue)
    case .number: Double(value.rawValue).map { .text(numberLiteral($0)) } ?? "0"
    }
  }

  private func rawCase(_ value: ServiceModel.Enumeration.Case) -> [String] {
    type == .string
      ? keyedCase(value.name, rawValue: value.rawValue, indent: 2)
      : joined("case \(swiftIdentifier(value.name)) =", literal(value).flat ?? "", indent: 2)
  }

  private func plainCase(_ value: ServiceModel.Enumeration.Case) -> [String] {
    ["case \(swiftIdentifier(value.name))"]
  }

  private func decoding(_ value: ServiceModel.Enumeration.Case) -> [String] {
    switchCase(
      value: literal(value),
      .text("self = .\(swiftMember(value.name))"),
      indent: 4
    )
  }

  /// `"in_stock": .inStock,`
  private var table: [String] {
    let entries = enumeration.cases.map { value in
      Code.sequence([literal(value), ": ", .text(".\(swiftMember(value.name))")])
    }
    return Code.assignment(
      "private static let casesByRawValue: [\(rawType): Self]",
      .array(entries)
    )
    .outdentedLines(indent: 2)
  }

  private func encoding(_ value: ServiceModel.Enumeration.Case) -> [String] {
    switchCase(.text("case .\(swiftMember(value.name)):"), literal(value), indent: 4)
  }
}
