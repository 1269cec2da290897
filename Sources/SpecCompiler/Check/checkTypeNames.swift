/// Refuses two generated types of one name.
func checkTypeNames(
  _ spec: Spec,
  _ layout: Screen.Layout,
  _ service: ServiceModel,
  into diagnostics: inout [Diagnostic]
) {
  let view = spec.view.text ?? ""
  let own = Screen.typeName(ofModel: nil, view: view, layout: layout)
  let all =
    [(own, spec.view.location)]
    + spec.models.map {
      (Screen.typeName(ofModel: $0.name, view: view, layout: layout), $0.location)
    }
  var seen: [String: Location] = [:]
  for (name, location) in all {
    if let first = seen[name] {
      diagnostics.append(
        .duplicateName(name, what: "view model", first: first, at: location)
      )
    }
    seen[name] = location
    if let declaration = service[name] {
      diagnostics.append(.takenByService(name, declaration.location, at: location))
    }
  }
}

extension Screen {
  /// The Swift type of a view model: `PhotoListViewModel` and `PhotoListCellViewModel`, or nested in the view `PhotoListView.Model`
  /// and `PhotoListView.PhotoListCell`.
  package static func typeName(ofModel name: String?, view: String, layout: Layout) -> String {
    switch layout {
    case .together:
      guard let name else { return view.hasSuffix("View") ? "\(view)Model" : "\(view)ViewModel" }
      return "\(name)ViewModel"
    case .adapter:
      return "\(view).\(name ?? "Model")"
    }
  }

  package func typeName(of viewModel: ViewModel) -> String {
    Self.typeName(ofModel: viewModel.name, view: view, layout: layout)
  }
}
