import OutputInterface
import ViewModelIR

/// A type and the serializers of its innermost values: `List<@Serializable(InstantSerializer::class) Instant>`.
struct WireType {
  let type: ValueType
  let coding: ServiceModel.Coding?
  let types: TypeNames
  /// Whether a text of another form is read as null.
  var isLenient = false

  /// The type, with the annotations of the values.
  func code() throws(NotInKotlin) -> Code {
    propertyAnnotation == nil ? try code(of: type) : try type.kotlin(in: types)
  }

  /// The annotation of a property of this type; `nil` if those of the values are enough. A serializer that the file names is preferred to
  /// that of a property's type, but not to that of the property itself.
  var propertyAnnotation: Code? {
    type.unwrapped.isPrimitive ? valueAnnotation : nil
  }

  /// `@Serializable(InstantSerializer::class)`
  private var valueAnnotation: Code? {
    serializer.map {
      .call(kotlinAnnotation("Serializable"), [.sequence([.helper($0), "::class"])])
    }
  }

  /// The elements of a list type.
  var element: WireType? {
    guard case .list(let element) = type.unwrapped else { return nil }
    return WireType(type: element, coding: coding, types: types)
  }

  private func code(of type: ValueType) throws(NotInKotlin) -> Code {
    switch type {
    case .list(let element): return .sequence(["List<", try code(of: element), ">"])
    case .dictionary(let value): return .sequence(["Map<String, ", try code(of: value), ">"])
    case .optional(let wrapped) where wrapped.isCollection:
      return .sequence([try code(of: wrapped), "?"])
    default:
      let name = try type.kotlin(in: types)
      if let fileSerializer { return .text(name.flat ?? "", needs: [.helper(fileSerializer)]) }
      return valueAnnotation.map { .sequence([$0, " ", name]) } ?? name
    }
  }

  /// The serializer of the innermost values; `nil` for the usual one of the type.
  private var serializer: String? {
    if isLenient { return textSerializer.map { "Lenient\($0)" } }
    switch (coding, type.innermost) {
    case (.decimalText, _): return "DecimalTextSerializer"
    case (.iso8601Duration, _): return "DurationTextSerializer"
    case (.numberOrText, .integer): return "IntegerOrTextSerializer"
    case (.numberOrText, .decimal): return "DecimalOrTextSerializer"
    case (.numberOrText, _): return "NumberOrTextSerializer"
    case (.unixTime(let inMilliseconds, let isWhole), _):
      let unit = inMilliseconds ? "UnixMillisecondsSerializer" : "UnixSecondsSerializer"
      return isWhole ? unit : "Fractional\(unit)"
    case (nil, .decimal): return "DecimalSerializer"
    case (nil, _): return textSerializer
    }
  }

  /// The serializer that the file's annotation names for all values of the type.
  private var fileSerializer: String? {
    switch (coding, type.innermost) {
    case (nil, .boolean): "BooleanSerializer"
    case (nil, .integer): "IntegerSerializer"
    case (nil, .number), (nil, .duration): "NumberSerializer"
    default: nil
    }
  }

  private var textSerializer: String? {
    switch type.innermost {
    case .date: "InstantSerializer"
    case .day: "LocalDateSerializer"
    case .localDateTime: "LocalDateTimeSerializer"
    case .url: "UrlSerializer"
    case .uuid: "UuidSerializer"
    default: nil
    }
  }
}

extension WireType {
  /// The value that serializes the type: `ListSerializer(InstantSerializer)`.
  func serializerCode() -> Code { serializerCode(of: type) }

  private func serializerCode(of type: ValueType) -> Code {
    let builtins = "kotlinx.serialization.builtins"
    let own: Code = .imported("serializer", from: builtins)
    let text: Code = .sequence(["String.", own, "()"])
    switch type {
    case .list(let element):
      return .call(.imported("ListSerializer", from: builtins), [serializerCode(of: element)])
    case .dictionary(let value):
      return .call(.imported("MapSerializer", from: builtins), [text, serializerCode(of: value)])
    case .optional(let wrapped):
      let nullable: Code = .imported("nullable", from: builtins)
      return .sequence([serializerCode(of: wrapped), ".", nullable])
    case .named(let name): return .text("\(types.name(of: name)).serializer()")
    case .json:
      return .sequence([
        .imported("JsonElement", from: "kotlinx.serialization.json"), ".serializer()",
      ])
    default: return (fileSerializer ?? serializer).map(Code.helper) ?? text
    }
  }
}

extension ValueType {
  /// Whether the file names the serializer of the type's values.
  var isPrimitive: Bool {
    switch self {
    case .boolean, .integer, .number, .duration: true
    default: false
    }
  }

  fileprivate var isCollection: Bool {
    switch self {
    case .list, .dictionary: true
    default: false
    }
  }
}

/// `@Serializable`
func kotlinAnnotation(_ name: String) -> Code {
  .sequence(["@", .imported(name, from: "kotlinx.serialization")])
}

/// `@Serializable(OrderSerializer::class)`
func serializable(with serializer: String) -> Code {
  .call(kotlinAnnotation("Serializable"), [.text("\(serializer)::class")])
}

/// The annotation with the serializers of the declarations' numbers and Bools; none if they have none.
///
/// The usual serializers also read `"1"` as a number, so that a union would select another case than in Swift, but not `1.0` as an
/// integer.
func serializers(of declarations: [Declaration]) -> [Code] {
  let needs = declarations.reduce(into: Set<Need>()) { $0.formUnion($1.needs) }
  let names = ["BooleanSerializer", "IntegerSerializer", "NumberSerializer"]
  let classes = names.filter { needs.contains(.helper($0)) }
    .map { Code.sequence([.helper($0), "::class"]) }
  let name: Code = .imported("UseSerializers", from: "kotlinx.serialization")
  return classes.isEmpty ? [] : [.call(.sequence(["@file:", name]), classes)]
}
