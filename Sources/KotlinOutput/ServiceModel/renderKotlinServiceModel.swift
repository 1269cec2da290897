import DocumentReader
import OutputInterface
import ViewModelIR

/// Returns the declarations of a schema's types.
func serviceModel(
  _ declared: [ServiceModel.Declaration],
  in types: TypeNames,
  into diagnostics: inout [Diagnostic]
) -> [Declaration] {
  var names = KotlinNames()
  return declared.flatMap { type -> [Declaration] in
    do throws(NotInKotlin) {
      try names.add(types.name(of: type.name), for: type.name)
      try names.add("\(types.name(of: type.name))Serializer", for: type.name)
      return try declarations(type, in: types, into: &diagnostics)
    } catch {
      diagnostics.append(error.diagnostic(at: type.location))
      return []
    }
  }
}

/// Returns the type, and the serializer if it has one of its own.
private func declarations(
  _ type: ServiceModel.Declaration,
  in types: TypeNames,
  into diagnostics: inout [Diagnostic]
) throws(NotInKotlin) -> [Declaration] {
  switch type.kind {
  case .record(let record):
    var writer = RecordWriter(type, record.properties, in: types)
    return try writer.declarations(record, into: &diagnostics)
  case .tuple(let tuple):
    var writer = RecordWriter(type, tuple.items, in: types)
    return try writer.declarations(tuple, into: &diagnostics)
  case .enumeration(let enumeration):
    return try EnumerationWriter(type, enumeration, in: types).declarations()
  case .union(let union): return try UnionWriter(type, union, in: types).declarations()
  case .alias(let aliased): return try alias(type, aliased, in: types)
  }
}

/// Returns the name of a list or dictionary, and its serializer if Kotlin finds none by itself, because it does not look at annotations of
/// the values.
private func alias(
  _ type: ServiceModel.Declaration,
  _ aliased: ValueType,
  in types: TypeNames
) throws(NotInKotlin) -> [Declaration] {
  let name = types.name(of: type.name)
  let wire = WireType(type: aliased, coding: nil, types: types)
  let alias = Declaration(
    doc: type.doc,
    .sequence([.text("typealias \(name) = "), try wire.code()])
  )
  guard aliased.needsSerializer else { return [alias] }
  let head = Code.sequence([
    .text("internal object \(name)Serializer : "),
    .imported("KSerializer", from: "kotlinx.serialization"), .text("<\(name)> by "),
  ])
  return [alias, Declaration(.sequence([head, wire.serializerCode()]))]
}

extension ValueType {
  /// Whether values are read with a serializer that has to be named.
  fileprivate var needsSerializer: Bool {
    switch innermost {
    case .date, .day, .localDateTime, .decimal, .uuid, .url: true
    default: false
    }
  }
}

/// `decoded<Book>(json)`, or `decoded(BookIdsSerializer, json)` for a response that is a list of UUIDs.
func decoded(
  _ type: ValueType,
  _ json: Code,
  in screen: KotlinScreen
) throws(NotInKotlin) -> Code {
  let function = Code.testHelper("decoded")
  if type.needsSerializer,
    let alias = screen.service.declarations.first(where: { $0.kind == .alias(type) })
  {
    return .call(function, [.text("\(screen.types.name(of: alias.name))Serializer"), json])
  }
  return .call(.sequence([function, "<", try type.kotlin(in: screen.types), ">"]), [json])
}
