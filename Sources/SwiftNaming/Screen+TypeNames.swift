import ViewModelIR

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

  /// `NotesPresenter`, or nested in the view `NotesView.Presenter`.
  package static func presenterName(
    _ name: String?,
    suffix: String,
    view: String,
    layout: Layout
  ) -> String {
    switch layout {
    case .together: name ?? (view.hasSuffix("View") ? String(view.dropLast(4)) : view) + suffix
    case .adapter: "\(view).\(name ?? suffix)"
    }
  }

  package func typeName(of viewModel: ViewModel) -> String {
    Self.typeName(ofModel: viewModel.name, view: view, layout: layout)
  }
}
