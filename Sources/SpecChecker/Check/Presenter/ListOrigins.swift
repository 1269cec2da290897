import ViewModelIR

/// The part of the service's model that an expression's value or elements come from.
struct ListOrigin: Equatable {
  var path = PropertyPath()
  var type: ValueType
}

/// The origins of the lists that a view model's expressions can read.
struct ListOrigins {
  private let service: ServiceModel
  private let model: ListOrigin
  /// The origins of `let` values and of variables that conditions have bound.
  private var named: [String: ListOrigin] = [:]

  init(_ service: ServiceModel, of model: ListOrigin, sharing locals: [ViewModel.Local] = []) {
    self.service = service
    self.model = model
    for local in locals { named[local.name] = origin(of: local.rule) }
  }

  /// The part of the model that the expression's elements come from; `nil` if they come from anywhere else.
  func origin(of expression: TypedExpression) -> ListOrigin? {
    switch expression.kind {
    case .model: return model
    case .variable(let name): return named[name]
    case .property(let base, let name):
      guard let owner = origin(of: base), let inner = service.path([name], of: owner.type) else {
        return nil
      }
      return ListOrigin(path: owner.path.appending(inner), type: expression.type)
    case .coalesce(let list, let otherwise):
      return otherwise.isEmptyList ? origin(of: list) : nil
    case .ifPresent(let binding, let body):
      var inner = self
      inner.named[binding.name] = origin(of: binding.value)
      return inner.origin(of: body)
    case .choice(_, let then, let otherwise):
      if then.isEmptyList { return origin(of: otherwise) }
      let found = origin(of: then)
      return otherwise.isEmptyList || origin(of: otherwise) == found ? found : nil
    case .call(let base, let function, _):
      switch function {
      case .filter, .sorted, .uniqued, .reversed, .prefix, .suffix, .dropFirst, .dropLast, .chunked:
        return origin(of: base)
      default: return nil
      }
    default: return nil
    }
  }

  /// The origin of a rule's value. For `cases`, all cases must have the same origin, except empty lists.
  private func origin(of rule: Rule) -> ListOrigin? {
    switch rule {
    case .value(let value): return origin(of: value)
    case .cases(let branches):
      var found: ListOrigin?
      for branch in branches {
        guard let rule = branch.rule else { continue }
        guard case .value(let value) = rule else { return nil }
        if value.isEmptyList { continue }
        var inner = self
        for case .binds(let binding) in branch.conditions {
          inner.named[binding.name] = origin(of: binding.value)
        }
        guard let origin = inner.origin(of: value), found == nil || found == origin else {
          return nil
        }
        found = origin
      }
      return found
    default: return nil
    }
  }
}

extension TypedExpression {
  fileprivate var isEmptyList: Bool { kind == .literal(.list([])) }
}
