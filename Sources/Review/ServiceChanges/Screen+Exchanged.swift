import ViewModelIR

extension Screen {
  /// The declared types that the screen gets other than in the response to its load: in those to other calls, and from the app, which
  /// decodes them elsewhere.
  var receivedTypes: [String] {
    let sent = Set(sentTypes)
    let inputs = allViewModels.flatMap(\.inputs) + (presenter?.inputs ?? [])
    let parameters = (presenter?.actions ?? []).flatMap(\.parameters).map(\.type)
    let results = (presenter?.calls ?? []).compactMap(\.result)
    return declared(
      results + inputs.map(\.type)
        + parameters.filter { !sent.contains($0.declaredName ?? "") }
    )
  }

  /// The declared types of what the screen sends to the service.
  var sentTypes: [String] {
    declared((presenter?.calls ?? []).flatMap(\.arguments).map(\.value.type))
  }

  /// The types of the service that others consist of, each once.
  private func declared(_ types: [ValueType]) -> [String] {
    types.compactMap(\.declaredName).reduce(into: []) { names, name in
      if service[name] != nil, !names.contains(name) { names.append(name) }
    }
  }
}
