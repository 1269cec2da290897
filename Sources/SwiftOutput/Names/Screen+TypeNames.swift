import ViewModelIR

/// Returns the type of a view model: `PhotoListViewModel` or `PhotoListCellViewModel`, or nested in the view `PhotoListView.Model` or
/// `PhotoListView.PhotoListCell`. `model` is `nil` for the own view model of a view's screen.
package func typeName(ofModel model: String?, of view: String, _ layout: Screen.Layout) -> String {
  switch layout {
  case .besideView:
    guard let model else { return view.hasSuffix("View") ? "\(view)Model" : "\(view)ViewModel" }
    return "\(model)ViewModel"
  case .insideView: return "\(view).\(model ?? "Model")"
  }
}

extension Screen {
  /// The name of the screen's files as part of a type name: `PhotoList`.
  var stemName: String { SpecNames().upperCamelCase(stem) }

  /// Whether the view models are nested in the view. A shared model is in no view, whatever the layout.
  var nestsInView: Bool { layout == .insideView && !isShared }

  package func typeName(ofModel model: String?) -> String {
    guard let model = model ?? (isShared ? view : nil) else {
      return SwiftOutput.typeName(ofModel: nil, of: view, layout)
    }
    let owner = owner(of: model)
    let layout = owner.nestsInView ? Layout.insideView : .besideView
    return SwiftOutput.typeName(ofModel: model, of: owner.view, layout)
  }

  package func typeName(of viewModel: ViewModel) -> String { typeName(ofModel: viewModel.name) }

  /// `NotesPresenter`, or nested in the view `NotesView.Presenter`.
  package func typeName(of presenter: Presenter) -> String {
    switch layout {
    case .besideView: presenter.name(in: self)
    case .insideView: "\(view).\(presenter.name ?? presenter.suffix)"
    }
  }
}
