import ViewModelIR

/// Raises the `contextUse` of each field with nested view models to theirs, at any depth.
func settleContext(_ viewModels: inout [ViewModel], nesting shared: [ViewModel]) {
  var listing: [String: [String]] = [:]
  for viewModel in viewModels {
    for nested in viewModel.fields.compactMap(\.rule.nested) {
      listing[nested.model, default: []] += [viewModel.name].compactMap { $0 }
    }
  }
  var uses = Dictionary(
    (viewModels + shared).compactMap { viewModel in
      viewModel.name.map { ($0, viewModel.contextUse) }
    },
    uniquingKeysWith: max
  )
  var raised = Array(uses.keys)
  while let name = raised.popLast() {
    guard let use = uses[name] else { continue }
    for owner in listing[name] ?? [] where uses[owner, default: .nothing] < use {
      uses[owner] = use
      raised.append(owner)
    }
  }
  viewModels = viewModels.map { $0.followingContext(of: uses) }
}

extension ViewModel {
  fileprivate func followingContext(of models: [String: ContextUse]) -> ViewModel {
    let fields = fields.map { field in
      guard let nested = field.rule.nested, let use = models[nested.model] else { return field }
      var field = field
      field.contextUse = max(field.contextUse, use)
      return field
    }
    return with(fields: fields)
  }
}
