import DocumentReader
import ViewModelIR

/// Applies a spec's `service.types` to the model: wire formats, as in `Episode.published: unixtime`, and tolerance, as in
/// `Feed.photos: { lossy: true }`. Returns `nil` after reporting an error if an entry does not fit its property.
func applyWireFormats(
  _ types: [Node.Member],
  to model: ServiceModel,
  into diagnostics: inout [Diagnostic]
) -> ServiceModel? {
  if types.isEmpty { return model }
  let before = diagnostics.count
  var forms: [PropertyName: WireForm] = [:]
  var unions: [String: ServiceModel.Union] = [:]
  for member in types {
    do throws(Diagnostic) {
      if let union = model.union(.named(member.key)) {
        unions[member.key] = try union.ordered(by: member, into: &diagnostics)
        continue
      }
      let (name, property) = try property(member, in: model)
      guard let form = try WireForm(member, for: property, into: &diagnostics) else { continue }
      if form.isLossy, case .tuple? = model[name.type]?.kind { throw .lossyItem(member) }
      forms[name] = form
    } catch {
      diagnostics.append(error)
    }
  }
  if diagnostics.count > before { return nil }
  let declarations = model.declarations.map { declaration in
    var changed = declaration.applying(forms)
    if let union = unions[declaration.name] { changed.kind = .union(union) }
    return changed
  }
  return ServiceModel(root: model.root, declarations: declarations)
}

private struct PropertyName: Hashable {
  let type: String
  let property: String
}

private func property(
  _ member: Node.Member,
  in model: ServiceModel
) throws(Diagnostic) -> (PropertyName, ServiceModel.Property) {
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
      excluding: [],
      at: member.keyLocation
    )
  }
  return (PropertyName(type: type, property: name), property)
}

/// An entry of `service.types`: the form that a property has in JSON.
private struct WireForm {
  var format: WireFormat?
  var isLossy = false
  let location: Location

  /// Returns `nil` after reporting an error if a mapping has the wrong keys.
  init?(
    _ member: Node.Member,
    for property: ServiceModel.Property,
    into diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) {
    location = member.keyLocation
    guard member.value.members != nil else {
      format = try wireFormat(member.value, of: member, for: property)
      return
    }
    let before = diagnostics.count
    guard
      let keys = KeyReader<WireFormKey>(
        member.value,
        allowed: WireFormKey.ofProperties,
        into: &diagnostics
      )
    else { return nil }
    if let node = keys[.format] { format = try wireFormat(node, of: member, for: property) }
    if keys[.lossy] != nil || format == nil {
      keys.require(.lossy, into: &diagnostics)
      isLossy = keys.bool(.lossy, into: &diagnostics) ?? false
    }
    if isLossy, !property.type.unwrapped.isList, !property.type.isOptional {
      throw .lossyMisfit(member, property.type)
    }
    if diagnostics.count > before { return nil }
  }
}

private func wireFormat(
  _ node: Node,
  of member: Node.Member,
  for property: ServiceModel.Property
) throws(Diagnostic) -> WireFormat {
  let scalar = property.type.innermost
  let fitting = WireFormat.allCases.filter { $0.meaning(for: scalar, property.coding) != nil }
  guard let format = WireFormat(rawValue: node.text ?? "") else {
    let known = fitting.isEmpty ? WireFormat.allCases : fitting
    throw .unknownWireFormat(node, known: known.map(\.rawValue))
  }
  guard fitting.contains(format) else {
    throw .wireFormatMisfit(node, of: member, property, fitting: fitting.map(\.rawValue))
  }
  return format
}

extension ServiceModel.Declaration {
  fileprivate func applying(_ forms: [PropertyName: WireForm]) -> Self {
    var changed = self
    switch kind {
    case .record(let record):
      var names = UniqueNames()
      for property in record.properties { _ = names.reserve(property.name) }
      if case .kept(let others, _, _) = record.others { _ = names.reserve(others) }
      let properties = record.properties.map { $0.applying(form(of: $0, in: forms), &names) }
      changed.kind = .record(ServiceModel.Record(properties: properties, others: record.others))
    case .tuple(let tuple):
      var names = UniqueNames()
      let items = tuple.items.map { $0.applying(form(of: $0, in: forms), &names) }
      changed.kind = .tuple(ServiceModel.Tuple(items: items, others: tuple.others))
    case .enumeration, .union, .alias: break
    }
    return changed
  }

  private func form(
    of property: ServiceModel.Property,
    in forms: [PropertyName: WireForm]
  ) -> WireForm? {
    forms[PropertyName(type: name, property: property.name)]
  }
}

extension ServiceModel.Property {
  fileprivate func applying(_ form: WireForm?, _ names: inout UniqueNames) -> Self {
    guard let form else { return self }
    let meaning = form.format?.meaning(for: type.innermost, coding)
    let count = "skipped" + name.prefix(1).uppercased() + name.dropFirst()
    let skips = form.isLossy && type.unwrapped.isList
    let becomesTolerant = form.isLossy && !skips
    return Self(
      name: name,
      key: key,
      type: meaning.map { type.replacingInnermost(with: $0.type) } ?? type,
      isRequired: isRequired && !becomesTolerant,
      isNullable: isNullable,
      isBoxed: isBoxed,
      isTolerant: isTolerant || becomesTolerant,
      coding: meaning.map(\.coding) ?? coding,
      skippedCount: skips ? names.claim(count) : nil,
      maximum: maximum,
      doc: doc,
      location: form.location,
      schemaLocation: schemaLocation
    )
  }
}

extension ValueType {
  fileprivate var isList: Bool {
    if case .list = self { true } else { false }
  }

  fileprivate func replacingInnermost(with type: ValueType) -> ValueType {
    switch self {
    case .list(let inner): .list(inner.replacingInnermost(with: type))
    case .dictionary(let inner): .dictionary(inner.replacingInnermost(with: type))
    case .optional(let inner): .optional(inner.replacingInnermost(with: type))
    default: type
    }
  }
}

extension Diagnostic {
  static func wireFormatKey(_ member: Node.Member) -> Self {
    Self(
      .unknownName,
      "'service.types' needs the name of a type and a property, as in 'Amount.value', or of a union, not \(quoted(member.key))",
      at: member.keyLocation
    )
  }

  static func wireFormatType(_ name: String, of member: Node.Member, among types: [String]) -> Self
  {
    let hint = Hint(for: name, among: types.map { excerpt($0) }, else: "it has")
    return Self(
      .unknownName,
      "the schema has no type \(quoted(name)) with properties; \(hint)",
      at: member.keyLocation
    )
  }

  static func unknownWireFormat(_ node: Node, known: [String]) -> Self {
    guard let text = node.text else {
      return wrongType(
        node,
        what: "a wire format",
        expected: "a name such as 'unixtime' or '{ lossy: true }'"
      )
    }
    let hint = Hint(for: text, among: known, else: "it can be", "or")
    return Self(.wrongType, "there is no wire format \(quoted(text))", hint, at: node.location)
  }

  static func wireFormatMisfit(
    _ node: Node,
    of member: Node.Member,
    _ property: ServiceModel.Property,
    fitting: [String]
  ) -> Self {
    let format = node.text ?? ""
    let type = property.type.innermost
    if type == .string, format == WireFormat.string.rawValue {
      return Self(
        .wrongType,
        "\(quoted(member.key)) is already a string; remove this entry",
        at: node.location
      )
    }
    let wants =
      switch type {
      case _ where property.coding == .numberOrText: "is a number that can also be in a string"
      case .string: "is a string"
      case .integer: "is an integer"
      case .number: "is a number"
      case .decimal: "is an integer that can be too large for 'Int'"
      case .date, .day, .localDateTime, .url, .uuid:
        "is already a '\(type.specName)' because of the schema's 'format'"
      default: "is neither a string nor a number"
      }
    let hint =
      fitting.isEmpty
      ? "remove this entry" : Hint(for: format, among: fitting, else: "it can be", "or")
    return Self(
      .wrongType,
      "\(quoted(member.key)) \(wants), so it cannot be \(quoted(format)); \(hint)",
      at: node.location
    )
  }

  static func lossyMisfit(_ member: Node.Member, _ type: ValueType) -> Self {
    Self(
      .wrongType,
      "\(quoted(member.key)) is a '\(type.specName)', so it cannot be nil; 'lossy' is for arrays and for what the schema does not require",
      at: member.value.location
    )
  }

  static func lossyItem(_ member: Node.Member) -> Self {
    Self(
      .wrongType,
      "\(quoted(member.key)) is an item of a tuple; 'lossy' is for properties of objects",
      at: member.value.location
    )
  }
}
