import DocumentReader
import SpecSyntax
import ViewModelIR

extension PresenterChecker {
  /// Looks up the rows of a display field, such as `posts`, or of the rows in it, such as `sections.rows`.
  func rows(_ node: Node) throws(Diagnostic) -> (rows: Presenter.Rows, model: ViewModel) {
    guard let path = node.text, !node.isReported else { throw .alreadyReported }
    var viewModel = own
    var origin = ListOrigin(type: service.root)
    var fields: [String] = []
    var nesting: [ValueType?] = []
    var isRows = false
    var outer: Presenter.Rows.Outer?
    for name in path.split(separator: ".").map(String.init) {
      guard let owner = viewModel, let field = owner.field(name), let nested = field.rule.nested
      else {
        if isWrong(name, in: viewModel) { throw .alreadyReported }
        let known = viewModel?.fields.filter { $0.rule.nested != nil }.map(\.name) ?? []
        throw .unknownRows(name, known: known, at: node.location)
      }
      if isRows, case .list(let element) = origin.type.unwrapped, owner.source == element {
        if outer != nil { throw .rowsTooDeep(path, at: node.location) }
        outer = .init(
          list: .init(path: origin.path, element: element),
          id: try id(of: owner, at: node)
        )
        origin = ListOrigin(type: element)
      }
      let origins = ListOrigins(service, of: origin, sharing: owner.locals)
      guard let found = origins.origin(of: nested.source) else {
        throw .rowsOfNoList(name, at: node.location)
      }
      isRows = field.rule.isRows
      origin = isRows ? found : ListOrigin(path: found.path, type: found.type.unwrapped)
      viewModel = viewModels.first { $0.name == nested.model }
      fields.append(name)
      nesting.append(isRows ? nil : field.type)
    }
    if !isRows { throw .rowsOfNestedViewModel(path, at: node.location) }
    guard let model = viewModel,
      case .list(let element) = origin.type.unwrapped
    else { throw .alreadyReported }
    guard model.source == element else { throw .rowsOfNoList(path, at: node.location) }
    let list = Presenter.ListPath(path: origin.path, element: element)
    var rows = Presenter.Rows(fields: fields, list: list, id: try id(of: model, at: node))
    rows.nesting = nesting
    rows.outer = outer
    if outer != nil, list.isOptional {
      throw .missingInnerRows(list.path.text, at: node.location)
    }
    return (rows, model)
  }

  /// The ID of a row.
  private func id(of model: ViewModel, at node: Node) throws(Diagnostic) -> TypedExpression {
    if isWrong("id", in: model) { throw .alreadyReported }
    guard model.isIdentifiable, case .value(let id)? = model.field("id")?.rule else {
      throw .rowWithoutID(model.name ?? "", at: node.location)
    }
    return id
  }

  /// Checks an expression for the list of the service's model to which a call adds elements.
  func listPath(
    _ list: SpecExpression,
    _ key: String,
    of root: ValueType? = nil,
    in scope: Scope
  ) throws(Diagnostic) -> Presenter.ListPath {
    let value = try value(list, [key], in: scope)
    let origins = ListOrigins(service, of: ListOrigin(type: root ?? service.root))
    guard value.isProperty, let origin = origins.origin(of: value),
      case .list(let element) = origin.type.unwrapped, !origin.path.passesOptional
    else { throw .noListOfModel(key, at: list.node.location) }
    return Presenter.ListPath(path: origin.path, element: element)
  }

  /// The expression that identifies the elements of a list: the `id` of a model of rows for them.
  func rowIDs(of list: Presenter.ListPath, at node: Node) throws(Diagnostic) -> TypedExpression {
    let models = viewModels.filter { $0.isIdentifiable && $0.source == list.element }
    for model in models {
      if case .value(let id)? = model.field("id")?.rule { return id }
    }
    let names = Set(viewModels.map(\.name))
    if models.contains(where: { isWrong("id", in: $0) })
      || screen.spec.models.contains(where: { !names.contains($0.name) })
      || screen.spec.sharedModels.contains(where: { !names.contains($0.name) })
    {
      throw .alreadyReported
    }
    throw .listWithoutID(node.text ?? "", at: node.location)
  }

  /// Whether the spec has the field, but with an error that has been reported.
  func isWrong(_ field: String, in viewModel: ViewModel?) -> Bool {
    let spec = screen.spec
    let fields = viewModel?.name.map { name in
      spec.models.first { $0.name == name }?.display ?? []
    }
    return viewModel?.field(field) == nil
      && (fields ?? spec.display).contains { $0.name == field }
  }
}

extension TypedExpression {
  /// Whether the expression is the model or a property in it.
  fileprivate var isProperty: Bool {
    switch kind {
    case .model: true
    case .property(let base, _): base.isProperty
    default: false
    }
  }
}
