import DocumentReader
import ViewModelIR

/// Reports each model that contains itself through `of`, directly or in another model: a struct cannot. Through `each` it can, since
/// an array can be empty.
func checkNesting(_ viewModels: [ViewModel], into problems: Problems) {
  var reported: Set<String> = []
  for viewModel in viewModels {
    guard let name = viewModel.name, !reported.contains(name) else { continue }
    for field in viewModel.fields {
      guard let model = nestedModel(field) else { continue }
      let inside = models(inside: model, in: viewModels)
      if !inside.contains(name) { continue }
      reported.formUnion(inside)
      problems.note(.containsItself(name, through: field.name, at: field.location))
    }
  }
}

/// The names of the models that a model contains through `of`, at any depth, including its own.
private func models(inside name: String, in viewModels: [ViewModel]) -> Set<String> {
  var found: Set = [name]
  var open = [name]
  while let name = open.popLast() {
    let viewModel = viewModels.first { $0.name == name }
    for model in (viewModel?.fields ?? []).compactMap(nestedModel)
    where found.insert(model).inserted {
      open.append(model)
    }
  }
  return found
}

private func nestedModel(_ field: Field) -> String? {
  if case .one(let nested) = field.rule { nested.model } else { nil }
}

extension Diagnostic {
  fileprivate static func containsItself(
    _ name: String,
    through field: String,
    at location: Location
  ) -> Self {
    Self(
      .typeMismatch,
      "model '\(name)' contains itself through '\(field)': nest a model there that does not contain a '\(name)'",
      at: location
    )
  }
}
