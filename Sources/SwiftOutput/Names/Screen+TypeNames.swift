import ViewModelIR

/// Returns the type of a view model: `PhotoListViewModel` or `PhotoListCellViewModel`, or nested in the view `PhotoListView.Model` or
/// `PhotoListView.PhotoListCell`. `model` is `nil` for the screen's own view model.
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

  package func typeName(ofModel model: String?) -> String {
    SwiftOutput.typeName(ofModel: model, of: view, layout)
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
