import DocumentReader
import OutputInterface
import ViewModelIR

/// Writes the data class of a JSON object or of an array with a type for each position.
struct RecordWriter {
  let type: ServiceModel.Declaration
  let types: TypeNames
  private let source: [ServiceModel.Property]
  private var properties: [Property] = []
  private var members: [Declaration] = []
  private var serializers: [Declaration] = []
  private var names = KotlinNames()

  init(
    _ type: ServiceModel.Declaration,
    _ source: [ServiceModel.Property],
    in types: TypeNames
  ) {
    self.types = types
    self.type = type
    self.source = source
  }

  private var name: String { types.name(of: type.name) }

  /// Returns the class of an object, and its serializer if it keeps or refuses undeclared members.
  mutating func declarations(
    _ record: ServiceModel.Record,
    into diagnostics: inout [Diagnostic]
  ) throws(NotInKotlin) -> [Declaration] {
    addProperties(into: &diagnostics) { property in property.canBeAbsent }
    var arguments: [Code] = []
    if case .kept(let kept, let type, let coding) = record.others {
      let doc = "Members that the schema does not declare."
      let wire = WireType(type: .dictionary(type), coding: coding, types: types)
      let key = try add(kept, wire, doc, empty: "emptyMap()")
      arguments = [
        .assignment("keptIn", .string([.literal(key)])),
        keys("unread", record.keptUnread), keys("nulls", record.keptNulls),
      ]
      .compactMap { $0 }
    }
    switch record.others {
    case .dropped: return try declarations(serializer: nil, arguments)
    case .refused: return try declarations(serializer: "ClosedSerializer", arguments)
    case .kept: return try declarations(serializer: "KeptMembersSerializer", arguments)
    }
  }

  /// Returns the class of an array, and its serializer.
  mutating func declarations(
    _ tuple: ServiceModel.Tuple,
    into diagnostics: inout [Diagnostic]
  ) throws(NotInKotlin) -> [Declaration] {
    // The items that are always present, even if only as null.
    let last = tuple.items.lastIndex { $0.isRequired || !$0.type.isOptional }
    let required = last.map { $0 + 1 } ?? 0
    let absentable = tuple.items.dropFirst(required).map(\.name)
    addProperties(into: &diagnostics) { absentable.contains($0.name) }
    var arguments: [Code] = [.assignment("required", .text("\(required)"))]
    switch tuple.others {
    case .dropped: break
    case .refused: arguments.append("isClosed = true")
    case .kept(let kept, let type, let coding):
      let doc = "Elements that the schema does not declare."
      let wire = WireType(type: .list(type), coding: coding, types: types)
      let key = try add(kept, wire, doc, empty: "emptyList()")
      arguments.append(.assignment("keptIn", .string([.literal(key)])))
    }
    return try declarations(serializer: "TupleSerializer", arguments)
  }

  private func declarations(
    serializer: String?,
    _ arguments: [Code]
  ) throws(NotInKotlin) -> [Declaration] {
    try properties.checkCount(of: type.name)
    var annotations = [kotlinAnnotation("Serializable")]
    var own: [Declaration] = []
    if let serializer {
      let experimental: Code = .imported("ExperimentalSerializationApi", from: serialization)
      annotations = [
        .sequence(["@OptIn(", experimental, "::class)"]),
        kotlinAnnotation("KeepGeneratedSerializer"),
        serializable(with: "\(name)Serializer"),
      ]
      let head = Code.text("internal object \(name)Serializer : ")
      let generated = Code.text("\(name).generatedSerializer()")
      let base = Code.call(
        .sequence([.helper(serializer), .text("<\(name)>")]),
        [generated] + arguments
      )
      own = [Declaration(.sequence([head, base]))]
    }
    if properties.isEmpty {
      let object = Declaration(
        doc: type.doc,
        annotations: annotations,
        .text("data object \(name)")
      )
      return [object] + own
    }
    let data = dataClass(
      name,
      doc: type.doc,
      annotations: annotations,
      properties,
      members: members
    )
    return [data] + own + serializers
  }
}

// MARK: - Properties

extension RecordWriter {
  private mutating func addProperties(
    into diagnostics: inout [Diagnostic],
    canBeAbsent: (ServiceModel.Property) -> Bool
  ) {
    for property in source {
      do throws(NotInKotlin) {
        try add(property, canBeAbsent: canBeAbsent(property))
      } catch {
        diagnostics.append(error.diagnostic(at: property.schemaLocation))
      }
    }
  }

  private mutating func add(
    _ property: ServiceModel.Property,
    canBeAbsent: Bool
  ) throws(NotInKotlin) {
    let name = kotlinMember(property.name)
    try names.add(name, for: property.name)
    var annotations: [Code] = []
    if name != property.key { annotations.append(serialName(property.key)) }
    let (type, annotation) = try wireType(property)
    if let annotation { annotations.append(annotation) }
    properties.append(
      Property(
        doc: property.doc,
        annotations: annotations,
        name: name,
        type: type,
        // Without a default, the member could be null but not absent.
        value: canBeAbsent ? "null" : nil
      )
    )
    if let count = property.skippedCount {
      let doc = "The number of elements of `\(name)` that could not be decoded."
      let isOptional = property.type.isOptional
      let skipped = isOptional ? "\(name)?.skipped ?: 0L" : "\(name).skipped"
      try names.add(kotlinMember(count), for: count)
      members.append(
        Declaration(doc: doc, .text("val \(kotlinMember(count)): Long get() = \(skipped)"))
      )
    }
  }

  /// Returns the type of a property, and an annotation of the property itself.
  private mutating func wireType(
    _ property: ServiceModel.Property
  ) throws(NotInKotlin) -> (Code, Code?) {
    if property.toleratesAnything { return try tolerantType(property) }
    let wire = WireType(
      type: property.type,
      coding: property.coding,
      types: types,
      isLenient: property.toleratesOtherTexts
    )
    guard property.skippedCount != nil, let element = wire.element else {
      return (try wire.code(), wire.propertyAnnotation)
    }
    let mark: Code = property.type.isOptional ? ">?" : ">"
    return (.sequence([.helper("LossyList"), "<", try element.code(), mark]), nil)
  }

  /// Returns the type of a property that is null for any value of another type, and adds its serializer.
  private mutating func tolerantType(
    _ property: ServiceModel.Property
  ) throws(NotInKotlin) -> (Code, Code?) {
    let wire = WireType(type: property.type.unwrapped, coding: property.coding, types: types)
    var type = try property.type.unwrapped.kotlin(in: types)
    var values = wire.serializerCode()
    if property.skippedCount != nil, let element = wire.element {
      type = .sequence([.helper("LossyList"), "<", try element.type.kotlin(in: types), ">"])
      values = .call(.helper("LossyListSerializer"), [element.serializerCode()])
    }
    let serializer = name + kotlinCapitalized(kotlinName(property.name)) + "TolerantSerializer"
    let base = Code.sequence([.helper("TolerantSerializer"), "<", type, ">"])
    serializers.append(
      Declaration(.sequence([.text("internal object \(serializer) : "), .call(base, [values])]))
    )
    let nullable = Code.sequence([type, "?"])
    let annotation = serializable(with: serializer)
    return property.type.unwrapped.isPrimitive
      ? (nullable, annotation) : (.sequence([annotation, " ", nullable]), nil)
  }

  /// Adds the property for undeclared content. Returns its key in the form that the generated serializer decodes.
  private mutating func add(
    _ kept: String,
    _ wire: WireType,
    _ doc: String,
    empty: Code
  ) throws(NotInKotlin) -> String {
    let name = kotlinMember(kept)
    try names.add(name, for: kept)
    let keys = Set(source.map(\.key))
    var key = name
    while keys.contains(key) { key += "_" }
    properties.append(
      Property(
        doc: doc,
        annotations: key == name ? [] : [serialName(key)],
        name: name,
        type: try wire.code(),
        value: empty
      )
    )
    return key
  }

  private func serialName(_ key: String) -> Code {
    .call(kotlinAnnotation("SerialName"), [.string([.literal(key)])])
  }

  /// `unread = setOf("end_time")`; `nil` if there are none.
  private func keys(_ label: String, _ properties: [ServiceModel.Property]) -> Code? {
    if properties.isEmpty { return nil }
    let keys = properties.map { Code.string([.literal($0.key)]) }
    return .assignment(.text(label), .call("setOf", keys))
  }
}

private let serialization = "kotlinx.serialization"
