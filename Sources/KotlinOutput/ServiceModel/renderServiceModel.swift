import DocumentReader
import OutputInterface
import ViewModelIR

/// Returns the declarations of a schema's types.
func serviceModel(
  _ types: [ServiceModel.Declaration],
  into diagnostics: inout [Diagnostic]
) -> [Declaration] {
  var names = KotlinNames()
  return types.compactMap { type in
    do throws(NotInKotlin) {
      try names.add(kotlinType(type.name), for: type.name)
      return try declaration(type, into: &diagnostics)
    } catch {
      diagnostics.append(error.diagnostic(at: type.location))
      return nil
    }
  }
}

private func declaration(
  _ type: ServiceModel.Declaration,
  into diagnostics: inout [Diagnostic]
) throws(NotInKotlin) -> Declaration {
  switch type.kind {
  case .record(let record): return dataClass(type, record, into: &diagnostics)
  case .alias(let aliased):
    let name = try aliased.kotlin(in: nil)
    return Declaration(
      doc: type.doc,
      .sequence([.text("typealias \(kotlinType(type.name)) = "), name])
    )
  case .enumeration: throw NotInKotlin("the enumeration '\(type.name)'")
  case .tuple: throw NotInKotlin("the tuple '\(type.name)'")
  case .union: throw NotInKotlin("the union '\(type.name)'")
  }
}

private func dataClass(
  _ type: ServiceModel.Declaration,
  _ record: ServiceModel.Record,
  into diagnostics: inout [Diagnostic]
) -> Declaration {
  if record.others != .dropped || record.properties.isEmpty {
    let subject = record.properties.isEmpty ? "without properties" : "with other members"
    let error = NotInKotlin("the type '\(type.name)' \(subject)")
    diagnostics.append(error.diagnostic(at: type.location))
  }
  var properties: [Property] = []
  var names = KotlinNames()
  for property in record.properties {
    do throws(NotInKotlin) {
      properties.append(try parameter(property))
      try names.add(kotlinMember(property.name), for: property.name)
    } catch {
      diagnostics.append(error.diagnostic(at: property.schemaLocation))
    }
  }
  return dataClass(
    kotlinType(type.name),
    doc: type.doc,
    annotations: [annotation("Serializable", in: "kotlinx.serialization")],
    properties
  )
}

private func parameter(_ property: ServiceModel.Property) throws(NotInKotlin) -> Property {
  if property.coding != nil || property.skippedCount != nil || property.isConditional {
    throw NotInKotlin("the wire format of '\(property.name)'")
  }
  switch property.type.innermost {
  case .decimal, .date, .day, .localDateTime, .duration, .uuid, .json:
    throw NotInKotlin("a property of the type '\(property.type.specName)'")
  default: break
  }
  let name = kotlinMember(property.name)
  var annotations: [Code] = []
  if name != property.key {
    let key = Code.string([.literal(property.key)])
    annotations = [.call(annotation("SerialName", in: "kotlinx.serialization"), [key])]
  }
  return Property(
    doc: property.doc,
    annotations: annotations,
    name: name,
    type: try property.type.kotlin(in: nil),
    // Without a default, the member could be null but not absent.
    value: property.type.isOptional ? "null" : nil
  )
}

private func annotation(_ name: String, in package: String) -> Code {
  .sequence(["@", .imported(name, from: package)])
}
