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
  case .alias(let aliased): return [try alias(type, aliased, in: types)]
  }
}

private func alias(
  _ type: ServiceModel.Declaration,
  _ aliased: ValueType,
  in types: TypeNames
) throws(NotInKotlin) -> Declaration {
  switch aliased.innermost {
  // Only properties can name the serializers of these types.
  case .date, .day, .localDateTime, .decimal, .uuid:
    throw NotInKotlin("'\(type.name)', which consists of values of the type '\(aliased.specName)',")
  default: break
  }
  let name = try aliased.kotlin(in: types)
  return Declaration(
    doc: type.doc,
    .sequence([.text("typealias \(types.name(of: type.name)) = "), name])
  )
}
