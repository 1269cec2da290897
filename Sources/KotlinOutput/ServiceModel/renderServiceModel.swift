import DocumentReader
import OutputInterface
import ViewModelIR

/// Returns the declarations of a schema's types.
func serviceModel(
  _ types: [ServiceModel.Declaration],
  into diagnostics: inout [Diagnostic]
) -> [Declaration] {
  var names = KotlinNames()
  return types.flatMap { type -> [Declaration] in
    do throws(NotInKotlin) {
      try names.add(kotlinType(type.name), for: type.name)
      try names.add("\(kotlinType(type.name))Serializer", for: type.name)
      return try declarations(type, into: &diagnostics)
    } catch {
      diagnostics.append(error.diagnostic(at: type.location))
      return []
    }
  }
}

/// Returns the type, and the serializer if it has one of its own.
private func declarations(
  _ type: ServiceModel.Declaration,
  into diagnostics: inout [Diagnostic]
) throws(NotInKotlin) -> [Declaration] {
  switch type.kind {
  case .record(let record):
    var writer = RecordWriter(type, record.properties)
    return try writer.declarations(record, into: &diagnostics)
  case .tuple(let tuple):
    var writer = RecordWriter(type, tuple.items)
    return try writer.declarations(tuple, into: &diagnostics)
  case .enumeration(let enumeration): return try EnumerationWriter(type, enumeration).declarations()
  case .union(let union): return try UnionWriter(type, union).declarations()
  case .alias(let aliased): return [try alias(type, aliased)]
  }
}

private func alias(
  _ type: ServiceModel.Declaration,
  _ aliased: ValueType
) throws(NotInKotlin) -> Declaration {
  switch aliased.innermost {
  // Only properties can name the serializers of these types.
  case .date, .day, .localDateTime, .decimal, .uuid:
    throw NotInKotlin("'\(type.name)', which consists of values of the type '\(aliased.specName)',")
  default: break
  }
  let name = try aliased.kotlin(in: nil)
  return Declaration(
    doc: type.doc,
    .sequence([.text("typealias \(kotlinType(type.name)) = "), name])
  )
}
