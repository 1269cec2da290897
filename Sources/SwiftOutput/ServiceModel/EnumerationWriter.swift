import OutputInterface
import ViewModelIR

/// Writes an enumeration: with raw values if Swift supports them, otherwise with a `switch` in each direction.
struct EnumerationWriter {
  private let enumeration: ServiceModel.Enumeration
  /// The type of the raw values; `json` if a number does not fit in the schema's type.
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

  /// Whether the compiler synthesizes everything except the cases.
  private var isRaw: Bool { !enumeration.keepsUnknown && type != .json }

  var protocols: String {
    "\(isRaw ? rawType : "RawRepresentable"), Codable, Hashable, Sendable"
  }

  /// Whether the compiler would take too long for a `switch` over the raw values.
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

  /// The conversion from and to raw values, which the compiler does not synthesize.
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

  /// The needs of the cases' literals.
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

  /// The coding of raw values that are any JSON, which the compiler does not synthesize.
  private var coding: TemplateValue {
    let refusing: [Code] = [
      "let container = try decoder.singleValueContainer()",
      .braces(
        "guard let value = Self(rawValue: try JSONValue(from: decoder)) else {",
        [
          .call(
            "throw DecodingError.dataCorruptedError",
            ["in: container", "debugDescription: \"a value that the schema does not declare\""]
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

/// Returns the case for values that the schema does not declare.
func unknownCase(of type: String) -> [String] {
  ["/// A value that the schema does not declare.", "case unknown(\(type))"]
}

/// The maximum number of cases in a `switch`. With 700 raw values, the compiler takes 7 s for a `switch` and 1 s for a table. With as many
/// types, it rejects a `switch` without a `default`.
let largestSwitch = 400
