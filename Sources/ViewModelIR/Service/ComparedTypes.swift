extension Screen {
  /// The service types whose values are compared, because rules compare them or view models contain them. Types that these types
  /// contain are not listed, although their values are then compared too.
  package var comparedTypes: Set<String> {
    var found = presenter?.comparedTypes ?? []
    for rows in keptRows {
      found.insert(of: rows.viewModel.source)
      for argument in rows.changing { found.insert(of: argument.value.type) }
    }
    for viewModel in viewModels {
      for field in viewModel.fields { found.insert(of: field.type) }
      for (_, rule) in viewModel.rules {
        for expression in rule.expressions { expression.insertCompared(into: &found) }
      }
    }
    return found
  }
}

extension Presenter {
  /// The types whose values are compared: elements that the view can select (they are navigation items), parameters of events and of
  /// actions with `again: latest`, what calls return for a part of the model, what sources are loaded for, what errors have, and operands of comparisons in expressions.
  fileprivate var comparedTypes: Set<String> {
    var found: Set<String> = []
    for selection in selections { found.insert(of: selection.rows.list.element) }
    for argument in events.flatMap(\.arguments) { found.insert(of: argument.value.type) }
    for case .own(_, let parameters) in errors.map(\.pattern) {
      for parameter in parameters { found.insert(of: parameter.type) }
    }
    for action in actions where action.again == .latest {
      for parameter in action.parameters { found.insert(of: parameter.type) }
    }
    for action in actions {
      if let type = action.returned?.path.steps.last?.type { found.insert(of: type) }
      if let id = action.subject?.id { found.insert(of: id.type) }
    }
    for argument in dependentSources.flatMap(\.call.arguments) where argument.value.readsModel {
      found.insert(of: argument.value.type)
    }
    for expression in expressions { expression.insertCompared(into: &found) }
    return found
  }
}

extension ServiceModel.Declaration {
  /// The schema types that values of this type directly contain.
  package var parts: Set<String> {
    var parts: Set<String> = []
    switch kind {
    case .record(let record):
      for property in record.properties { parts.insert(of: property.type) }
      parts.insert(of: record.others)
    case .tuple(let tuple):
      for item in tuple.items { parts.insert(of: item.type) }
      parts.insert(of: tuple.others)
    case .union(let union):
      for unionCase in union.cases { parts.insert(of: unionCase.type) }
    case .alias(let type): parts.insert(of: type)
    case .enumeration: break
    }
    return parts
  }
}

extension TypedExpression {
  fileprivate func insertCompared(into found: inout Set<String>) {
    switch kind {
    case .equal(let left, let right, _) where left.isNull || right.isNull: break
    case .equal(let left, let right, _):
      found.insert(of: left.type)
      found.insert(of: right.type)
    case .isAny(let value, _): found.insert(of: value.type)
    case .call(let base, .uniqued, _), .call(let base, .adding, _), .call(let base, .removing, _),
      .call(let base, .toggling, _):
      found.insert(of: base.type)
    case .call(_, .contains, let arguments), .call(_, .chunked, let arguments):
      for argument in arguments { found.insert(of: argument.type) }
    default: break
    }
    for child in children { child.insertCompared(into: &found) }
  }

  private var isNull: Bool { kind == .literal(.null) }
}

extension Set<String> {
  fileprivate mutating func insert(of type: ValueType) {
    if let name = type.declaredName { insert(name) }
  }

  fileprivate mutating func insert(of others: ServiceModel.Others) {
    if case .kept(_, let type, _) = others { insert(of: type) }
  }
}
