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

  package func typeName(of viewModel: ViewModel) -> String {
    Self.typeName(ofModel: viewModel.name, view: view, layout: layout)
  }
}
