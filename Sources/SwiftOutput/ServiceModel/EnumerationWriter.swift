import TextOutput
import ViewModelIR

/// The enum of a choice of values: with raw values where the compiler knows such enums, else with a switch each way.
struct EnumerationWriter {
  private let enumeration: ServiceModel.Enumeration
  /// `json` too where a number is beyond the type.
  let type: ServiceModel.Enumeration.RawType

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
      "cases": lines(isRaw ? enumeration.cases.flatMap(rawCase) : plainCases),
      "rawValues": isRaw ? false : rawValues,
      "coding": type == .json ? coding : false,
    ]
  }

  /// What the compiler does not write.
  private var rawValues: TemplateValue {
    [
      "table": lines(isLarge ? table : []),
      "initializer": .text("init\(enumeration.keepsUnknown ? "" : "?")(rawValue: \(rawType))"),
      "decoding": lines(isLarge ? lookup : choice),
      "type": .text(rawType),
      "encoding": lines(
        enumeration.cases.flatMap(encoding)
          + (enumeration.keepsUnknown ? ["case .unknown(let value): value"] : [])
      ),
    ]
  }

  /// Of the cases' literals.
  var needs: Set<Need> {
    enumeration.cases.reduce(into: []) { $0.formUnion(literal($1).needs) }
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

  private var plainCases: [String] {
    enumeration.cases.map { "case \(swiftIdentifier($0.name))" }
      + (enumeration.keepsUnknown ? unknownCase(of: rawType) : [])
  }

  private var choice: [String] {
    let other = enumeration.keepsUnknown ? "self = .unknown(rawValue)" : "return nil"
    return ["switch rawValue {"] + enumeration.cases.flatMap(decoding) + ["default: \(other)", "}"]
  }

  private var lookup: [String] {
    enumeration.keepsUnknown
      ? ["self = Self.casesByRawValue[rawValue] ?? .unknown(rawValue)"]
      : [
        "guard let value = Self.casesByRawValue[rawValue] else { return nil }",
        "self = value",
      ]
  }

  /// Of raw values that the compiler's own coding does not know.
  private var coding: TemplateValue {
    let refusing: [Code] = [
      "let container = try decoder.singleValueContainer()",
      .braces(
        "guard let value = Self(rawValue: try JSONValue(from: decoder)) else {",
        [
          .call(
            "throw DecodingError.dataCorruptedError",
            ["in: container", "debugDescription: \"a value that the schema does not name\""]
          )
        ]
      ),
      "self = value",
    ]
    let keeping: [Code] = ["self.init(rawValue: try JSONValue(from: decoder))"]
    let statements = enumeration.keepsUnknown ? keeping : refusing
    return [
      "decoding": lines(statements.flatMap { $0.outdentedLines(indent: 4) }),
      "encoding": lines(["try rawValue.encode(to: encoder)"]),
    ]
  }

  private func decoding(_ value: ServiceModel.Enumeration.Case) -> [String] {
    switchCase(value: literal(value), .text("self = .\(swiftMember(value.name))"), indent: 4)
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

/// The case of what the schema does not name.
func unknownCase(of type: String) -> [String] {
  ["/// A value that the schema does not name.", "case unknown(\(type))"]
}

/// How many cases a `switch` may have: over 700 raw values it takes the compiler 7 s where a table takes it 1 s, and it refuses one over as
/// many types that has no `default`.
let largestSwitch = 400
