import SpecCompiler

/// The enum of a choice of values: with raw values where the compiler knows such enums, else with a switch each way.
struct EnumerationWriter {
  let enumeration: ServiceModel.Enumeration

  /// Whether the compiler writes all but the cases.
  private var isRaw: Bool { !enumeration.keepsUnknown && enumeration.rawType != .json }

  var protocols: String {
    "\(isRaw ? rawType : "RawRepresentable"), Codable, Hashable, Sendable"
  }

  private var rawType: String {
    switch enumeration.rawType {
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
      "isJSON": .flag(enumeration.rawType == .json),
      "decoding": lines(isRaw ? [] : enumeration.cases.flatMap(decoding)),
      "encoding": lines(isRaw ? [] : enumeration.cases.flatMap(encoding)),
    ]
  }

  private func literal(_ value: ServiceModel.Enumeration.Case) -> Code {
    enumeration.rawType == .string ? .string(SwiftString(value.rawValue)) : jsonCode(value.rawValue)
  }

  private func rawCase(_ value: ServiceModel.Enumeration.Case) -> [String] {
    keyedCase(value.name, rawValue: literal(value), indent: 2)
  }

  private func plainCase(_ value: ServiceModel.Enumeration.Case) -> [String] {
    ["case \(swiftIdentifier(value.name))"]
  }

  private func decoding(_ value: ServiceModel.Enumeration.Case) -> [String] {
    switchCase(
      .list(open: "case ", [literal(value)], close: ":"),
      .text("self = .\(swiftMember(value.name))"),
      indent: 4
    )
  }

  private func encoding(_ value: ServiceModel.Enumeration.Case) -> [String] {
    switchCase(.text("case .\(swiftMember(value.name)):"), literal(value), indent: 4)
  }
}
