import DocumentReader
import SpecSyntax
import ViewModelIR

extension PresenterChecker {
  var locals: [Presenter.Local] {
    spec.locals.compactMap { local in
      let input = own?.inputs.first { $0.name == local.name }
      return problems.noting { () throws(Diagnostic) in
        let value = try firstValue(local, of: input?.type)
        return Presenter.Local(
          name: local.name,
          type: input?.type ?? value.type,
          value: value,
          isShown: input != nil
        )
      }
    }
  }

  /// Checks the initial value of a local: a literal of its type, or an enumeration case such as `Sort.newest`.
  private func firstValue(
    _ local: Spec.Presenter.Local,
    of wanted: ValueType?
  ) throws(Diagnostic) -> TypedExpression {
    let node = local.value
    if let declared = local.type {
      let type = try screen.type(declared)
      if let wanted, wanted != type {
        throw .inputOfTwoTypes(local.name, type, wanted, at: declared.location)
      }
      if node.isNull, !type.isOptional { throw .nullLocal(type, at: declared.location) }
      return TypedExpression(type, .literal(try service.literal(node, of: type)))
    }
    if node.isNull {
      guard let wanted, wanted.isOptional else {
        throw .localWithoutValue(local.name, wanted, at: node.location)
      }
      return TypedExpression(wanted, .literal(.null))
    }
    if let text = node.string, let (type, enumeration, name) = enumerationCase(text, wanted) {
      guard let found = enumeration.cases.first(where: { $0.name == name }) else {
        throw .unknownCase(name, type: type.specName, enumeration.cases, at: node.location)
      }
      return TypedExpression(type, .enumCase(rawValue: found.rawValue))
    }
    if let text = node.string, node.style == .plain {
      if wanted == nil { try refuseCase(text, at: node) }
      if readableNames.contains(text) { throw .localFromName(text, at: node.location) }
    }
    if let wanted, wanted.unwrapped.isWrittenInJSON {
      return TypedExpression(wanted, .literal(try service.literal(node, of: wanted)))
    }
    if wanted == nil, let elements = node.elements {
      throw .listWithoutType(local.name, elements, at: node.location)
    }
    let what = "the initial value of a local"
    let (rule, type) = try screen.state(node, what, as: wanted?.unwrapped)
    guard case .state(let value) = rule else { throw .alreadyReported }
    guard let wanted, wanted.unwrapped != type else { return value }
    throw .mismatch(
      "the initial value",
      wants: "'\(wanted.messageName)'",
      got: type,
      at: node.location
    )
  }

  private func enumerationCase(
    _ text: String,
    _ wanted: ValueType?
  ) -> (ValueType, ServiceModel.Enumeration, String)? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let type =
      if let wanted { wanted.unwrapped } else { ValueType.named(String(parts[0])) }
    guard parts[0].isEmpty || parts[0] == type.specName,
      let enumeration = service.enumeration(type)
    else { return nil }
    return (type, enumeration, String(parts[1]))
  }

  /// Reports an unquoted text that looks like the case of an enumeration: `Sort.newest` or `.newest`.
  private func refuseCase(_ text: String, at node: Node) throws(Diagnostic) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let type = parts.first, let name = parts.last, isIdentifier(name),
      type.isEmpty || isIdentifier(type)
    else { return }
    let types = service.declarations.map(\.name).filter { service.enumeration(.named($0)) != nil }
    if !type.isEmpty { throw .noEnumeration(type, in: text, known: types, at: node) }
    let owners = types.filter { type in
      service.enumeration(.named(type))?.cases.contains { $0.name == name } ?? false
    }
    throw .caseWithoutType(text, of: owners, at: node.location)
  }

  /// The names that an expression of the screen could read.
  private var readableNames: Set<String> {
    Set(
      spec.locals.map(\.name) + (screen.spec.inputs + spec.inputs).map(\.name)
        + (service.properties(of: service.root) ?? []).map(\.name)
    )
  }
}

extension ValueType {
  /// Whether the values are written as in JSON: there are no literals of the type in expressions.
  fileprivate var isWrittenInJSON: Bool {
    switch self {
    case .date, .day, .localDateTime, .url, .uuid, .list, .dictionary: true
    default: false
    }
  }
}
