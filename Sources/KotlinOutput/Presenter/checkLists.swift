import ViewModelIR

extension PresenterWriter {
  /// Checks that the presenter changes no lossy list, whose type in Kotlin is not that of the new elements.
  func checkLists() throws(NotInKotlin) {
    var changed = presenter.changedProperties(of: screen.service)
    for list in lists {
      var owner = list.root ?? screen.service.root
      for step in list.path.path.steps {
        if let name = owner.declaredName { changed[name, default: []].insert(step.name) }
        owner = step.type
      }
    }
    for (owner, names) in changed.sorted(by: { $0.key < $1.key }) {
      let properties = screen.service[owner]?.properties ?? []
      let lossy = properties.first { names.contains($0.name) && $0.skippedCount != nil }
      if let lossy { throw NotInKotlin("'screen' with rows of the lossy list '\(lossy.name)'") }
    }
  }
}
