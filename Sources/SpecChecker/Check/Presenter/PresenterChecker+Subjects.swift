import DocumentReader
import SpecSyntax
import ViewModelIR

// The part of a row that an action is about, and the part of the model that its call returns.

extension PresenterChecker {
  /// Checks `on`, and adds `row` and `it` to the scope. Returns `nil` if the action is about the whole row, or has no rows.
  func subject(
    of action: Spec.Presenter.Action,
    _ rows: Presenter.Rows?,
    in scope: inout Scope
  ) throws(Diagnostic) -> Presenter.Action.Subject? {
    guard let element = rows?.list.element else {
      if let on = action.subject ?? action.subjectID { throw .onWithoutRow(at: on.node.location) }
      return nil
    }
    scope.variables[Presenter.row] = element
    scope.variables[Presenter.it] = element
    if let outer = rows?.outer {
      scope.variables[Presenter.outer] = outer.list.element
      if let on = action.subject ?? action.subjectID {
        throw .notInInnerRows("on", at: on.node.location)
      }
      if let progress = action.progress {
        throw .notInInnerRows("progress", at: progress.location)
      }
    }
    guard let on = action.subject else {
      if let id = action.subjectID { throw .idWithoutOn(at: id.node.location) }
      scope.aliases[Presenter.it] = Presenter.row
      return nil
    }
    var ofRow = scope
    ofRow.variables = [Presenter.row: element]
    ofRow.model = element
    let value = try value(on, ["actions", action.name, "on"], in: ofRow)
    let paths = try paths(value, of: element, at: on.node.location)
    if paths == [PropertyPath()] {
      scope.aliases[Presenter.it] = Presenter.row
      return nil
    }
    let type = value.type.unwrapped
    scope.variables[Presenter.it] = type
    let id = try id(of: type, action, in: scope)
    let row = TypedExpression(element, .variable(Presenter.row))
    return Presenter.Action.Subject(
      paths: paths,
      type: type,
      id: id,
      value: value.replacingModel(by: row)
    )
  }

  /// The paths in `reblog ?? self`.
  private func paths(
    _ value: TypedExpression,
    of element: ValueType,
    at location: Location
  ) throws(Diagnostic) -> [PropertyPath] {
    if case .coalesce(let left, let right) = value.kind {
      return try paths(left, of: element, at: location) + paths(right, of: element, at: location)
    }
    guard let (base, names) = value.propertyChain,
      base.kind == .model || base.variableName == Presenter.row,
      let path = service.path(names, of: element)
    else { throw .onWithoutPath(at: location) }
    return [path]
  }

  /// The expression that identifies values of the type: the `id` of the action, or of a model that is made from them.
  private func id(
    of type: ValueType,
    _ action: Spec.Presenter.Action,
    in scope: Scope
  ) throws(Diagnostic) -> TypedExpression {
    if let written = action.subjectID {
      var ofPart = scope
      ofPart.variables = [Presenter.it: type]
      ofPart.model = type
      let id = try value(written, ["actions", action.name, "id"], in: ofPart)
      guard [.string, .integer, .uuid].contains(id.type) else {
        throw .idOfWrongType(id.type, at: written.node.location)
      }
      return id.replacing(Presenter.it, by: TypedExpression(type, .model))
    }
    for model in viewModels where model.isIdentifiable && model.source == type {
      if case .value(let id)? = model.field("id")?.rule { return id }
    }
    let fitting = (service.properties(of: type) ?? []).filter {
      [.string, .integer, .uuid].contains($0.type)
    }
    let property =
      fitting.first { $0.name.lowercased().hasSuffix("id") }
      ?? fitting.first { $0.type != .integer }
    throw .partWithoutID(type, property?.name, at: action.subject?.node.location ?? action.location)
  }

  /// Checks the path in `{ use: path }`. Returns `nil` if the call returns the row, its part or the model.
  func returned(
    by action: Spec.Presenter.Action,
    of owner: ValueType,
    in scope: Scope
  ) throws(Diagnostic) -> Presenter.Action.Returned? {
    guard let written = action.successes.first?.returned else { return nil }
    let location = written.node.location
    let value = try value(written, ["actions", action.name, "onSuccess", "use"], in: scope)
    let hasRows = action.row != nil
    guard let (base, names) = value.propertyChain else {
      throw .useWithoutPath(hasRows, at: location)
    }
    if base.kind == .model {
      guard let path = service.path(names, of: service.root), !hasRows || !names.isEmpty else {
        throw .useWithoutPath(hasRows, at: location)
      }
      return names.isEmpty ? nil : .init(isOfModel: hasRows, path: path)
    }
    let name = action.subject == nil ? Presenter.row : Presenter.it
    guard base.variableName == name, let path = service.path(names, of: owner) else {
      throw .useWithoutPath(hasRows, at: location)
    }
    return names.isEmpty ? nil : .init(isOfModel: false, path: path)
  }

  /// Checks that the presenter knows each value in the rows of a list by one ID: that of the row or that of the part.
  func checkSubjects(_ actions: [Presenter.Action]) {
    for (index, action) in actions.enumerated() {
      let other = actions.prefix(index).first { other in
        action.rows?.isOfSameList(other.rows) == true
          && (other.subject?.text != action.subject?.text
            || other.subject?.id != action.subject?.id)
          && other.writtenPaths.contains { path in
            action.writtenPaths.contains { $0.overlaps(path.names) }
          }
      }
      guard let other, let spec = spec.actions.first(where: { $0.name == action.name }) else {
        continue
      }
      let location = spec.subject?.node.location ?? spec.row?.location ?? spec.location
      problems.note(.differentParts(action, other, at: location))
    }
  }
}

extension TypedExpression {
  fileprivate func replacingModel(by value: TypedExpression) -> TypedExpression {
    kind == .model ? value : mapChildren { $0.replacingModel(by: value) }
  }
}
