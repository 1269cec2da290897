import OutputInterface
import ViewModelIR

/// Writes an enumeration: an enum class or, if it has a case for other values, a sealed class.
struct EnumerationWriter {
  let type: ServiceModel.Declaration
  let types: TypeNames
  let enumeration: ServiceModel.Enumeration

  init(
    _ type: ServiceModel.Declaration,
    _ enumeration: ServiceModel.Enumeration,
    in types: TypeNames
  ) {
    self.types = types
    self.type = type
    self.enumeration = enumeration
  }

  private var name: String { types.name(of: type.name) }

  /// Returns the type and its serializer.
  func declarations() throws(NotInKotlin) -> [Declaration] {
    var names = KotlinNames()
    for value in enumeration.cases {
      try names.add(kotlinCase(value.name, of: name), for: value.name)
    }
    let annotations = [serializable(with: "\(name)Serializer")]
    let declaration =
      enumeration.keepsUnknown
      ? Declaration(
        doc: type.doc,
        annotations: annotations,
        head: .sequence([.text("sealed class \(name)"), parameter]),
        members: enumeration.cases.map(objectCase) + [unknown]
      )
      : Declaration(
        doc: type.doc,
        annotations: annotations,
        head: .sequence([.text("enum class \(name)"), parameter]),
        members: [Declaration(entries: enumeration.cases.map(enumCase))]
      )
    return [declaration, serializer]
  }

  private var rawType: Code {
    switch enumeration.knownRawType {
    case .string: "String"
    case .integer: "Long"
    case .number: "Double"
    case .json: .imported("JsonElement", from: json)
    }
  }

  private var parameter: Code { .sequence(["(val rawValue: ", rawType, ")"]) }

  /// `InTransit("in_transit")`
  private func enumCase(_ value: ServiceModel.Enumeration.Case) -> Code {
    .call(.text(kotlinCase(value.name, of: name)), [enumeration.kotlinRawValue(value.rawValue)])
  }

  /// `data object InTransit : OrderState("in_transit")`
  private func objectCase(_ value: ServiceModel.Enumeration.Case) -> Declaration {
    let head = Code.text("data object \(kotlinCase(value.name, of: name)) : ")
    let base = Code.call(.text(name), [enumeration.kotlinRawValue(value.rawValue)])
    return Declaration(.sequence([head, base]))
  }

  private var unknown: Declaration {
    Declaration(
      doc: "A value that the schema does not declare.",
      .sequence([
        .text("data class \(unknownCase)(val value: "), rawType, .text(") : \(name)(value)"),
      ])
    )
  }

  private var serializer: Declaration {
    let cases = enumeration.cases.map { Code.text("\(name).\(kotlinCase($0.name, of: name))") }
    let values: Code =
      enumeration.keepsUnknown ? .call("listOf", cases) : .text("\(name).entries")
    let unknown: [Code] = enumeration.keepsUnknown ? [.text("\(name)::\(unknownCase)")] : []
    let base = Code.call(
      .sequence([.helper("RawValueSerializer"), .text("<\(name), "), rawType, ">"]),
      [rawSerializer, values, .text("\(name)::rawValue")] + unknown
    )
    return Declaration(.sequence([.text("internal object \(name)Serializer : "), base]))
  }

  private var rawSerializer: Code {
    let type: ValueType =
      switch enumeration.knownRawType {
      case .string: .string
      case .integer: .integer
      case .number: .number
      case .json: .json
      }
    return WireType(type: type, coding: nil, types: types).serializerCode()
  }
}

private let json = "kotlinx.serialization.json"

extension ServiceModel.Enumeration {
  /// The type of the raw values; `json` if a number does not fit in the schema's type.
  var knownRawType: RawType {
    let texts = cases.map(\.rawValue)
    let fits =
      switch rawType {
      case .string, .json: true
      case .integer: texts.allSatisfy { Int($0) != nil }
      case .number: texts.allSatisfy { Double($0)?.isFinite == true }
      }
    return fits ? rawType : .json
  }

  /// Returns the literal of a raw value.
  func kotlinRawValue(_ text: String) -> Code {
    switch knownRawType {
    case .string: .string([.literal(text)])
    case .integer: .text(longLiteral(Int(text) ?? 0))
    case .number: .text((Double(text) ?? 0).description)
    case .json:
      .call(
        .sequence([.imported("Json", from: json), ".parseToJsonElement"]),
        [.string([.literal(text)])]
      )
    }
  }
}
