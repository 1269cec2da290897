/// Gives properties the wire formats that a spec says: `Episode.published: unixtime`; nil where one does not fit.
func applyWireFormats(
  _ types: [Node.Member],
  to model: ServiceModel,
  into diagnostics: inout [Diagnostic]
) -> ServiceModel? {
  if types.isEmpty { return model }
  let before = diagnostics.count
  var formats: [PropertyName: (WireFormat, Location)] = [:]
  for member in types {
    do {
      let (name, format) = try wireFormat(member, in: model)
      formats[name] = (format, member.keyLocation)
    } catch {
      diagnostics.append(error)
    }
  }
  if diagnostics.count > before { return nil }
  return ServiceModel(
    root: model.root,
    declarations: model.declarations.map { $0.applying(formats) }
  )
}

private struct PropertyName: Hashable {
  let type: String
  let property: String
}

private func wireFormat(
  _ member: Node.Member,
  in model: ServiceModel
) throws(Diagnostic) -> (PropertyName, WireFormat) {
  let parts = member.key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  guard let type = parts.first, let name = parts.last, parts.count == 2 else {
    throw .wireFormatKey(member)
  }
  guard let properties = model[type]?.properties else {
    let types = model.declarations.filter { $0.properties != nil }.map(\.name)
    throw .wireFormatType(type, of: member, among: types)
  }
  guard let property = properties.first(where: { $0.name == name }) else {
    throw .unknownProperty(
      name,
      type: type,
      properties: properties,
      besides: [],
      at: member.keyLocation
    )
  }
  let scalar = property.type.innermost
  let fitting = WireFormat.allCases.filter { $0.meaning(for: scalar) != nil }
  guard let format = WireFormat(rawValue: member.value.text ?? "") else {
    let known = fitting.isEmpty ? WireFormat.allCases : fitting
    throw .unknownWireFormat(member.value, known: known.map(\.rawValue))
  }
  guard fitting.contains(format) else {
    throw .wireFormatMisfit(member, scalar, fitting: fitting.map(\.rawValue))
  }
  return (PropertyName(type: type, property: name), format)
}

extension ServiceModel.Declaration {
  fileprivate func applying(_ formats: [PropertyName: (WireFormat, Location)]) -> Self {
    guard case .record(let record) = kind else { return self }
    let changed = record.properties.map { property in
      guard let (format, location) = formats[PropertyName(type: name, property: property.name)],
        let (type, coding) = format.meaning(for: property.type.innermost)
      else { return property }
      return ServiceModel.Property(
        name: property.name,
        key: property.key,
        type: property.type.replacingInnermost(with: type),
        isRequired: property.isRequired,
        isBoxed: property.isBoxed,
        coding: coding,
        maximum: property.maximum,
        doc: property.doc,
        location: location
      )
    }
    return ServiceModel.Declaration(
      name: name,
      doc: doc,
      kind: .record(ServiceModel.Record(properties: changed, others: record.others)),
      location: location
    )
  }
}

extension ValueType {
  fileprivate func replacingInnermost(with type: ValueType) -> ValueType {
    switch self {
    case .list(let inner): .list(inner.replacingInnermost(with: type))
    case .dictionary(let inner): .dictionary(inner.replacingInnermost(with: type))
    case .optional(let inner): .optional(inner.replacingInnermost(with: type))
    default: type
    }
  }
}
