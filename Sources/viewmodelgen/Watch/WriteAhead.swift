import DocumentReader

extension RunMemory {
  /// Writes the files of a few changed specs ahead of the run that looks at everything; the result is their paths.
  ///
  /// That run has the last word, so this leaves alone all that others might have a say in: a spec that is new, has
  /// an error, or now declares other types, and anything that changes together with it.
  func writeAhead(_ changed: [String?]) -> [String] {
    let known = changed.compactMap { path in path.flatMap { knows($0) ? $0 : nil } }
    if known.count < changed.count || known.count > 4 { return [] }
    return known.flatMap { path -> [String] in
      var diagnostics: [Diagnostic] = []
      let plans = foldersAhead(path).map { planOutput($0, into: &diagnostics) }
      if !diagnostics.isEmpty { return [] }
      return applyPlans(plans, force: false, into: &diagnostics).written
    }
  }

  private func foldersAhead(_ path: String) -> [OutputFolder] {
    guard let known = lastRendering(path), let before = known.spec.screen else { return [] }
    let group = SpecGroup(
      folder: "",
      settings: known.settings,
      specs: [path],
      others: [],
      isWhole: false
    )
    var diagnostics: [Diagnostic] = []
    let compiled = compileGroup(group, into: &diagnostics)
    guard let screen = compiled.screens.first, !diagnostics.hasErrors,
      screen.view == before.view, screen.viewModels.map(\.name) == before.viewModels.map(\.name),
      screen.generatesService == before.generatesService,
      screen.service.declarations == before.service.declarations
    else { return [] }
    let renderer = GroupRenderer(compiled, templates: known.templates)
    let rendering = renderer.rendering(of: screen)
    guard rendering.diagnostics.isEmpty,
      rendering.files.map(\.name) == known.rendering.files.map(\.name)
    else { return [] }
    return rendering.files.map { file in
      let settings = known.settings
      return OutputFolder(
        path: file.kind == .source ? settings.output : settings.tests,
        files: [OutputFile(file)],
        coverage: Coverage(sources: [], kept: [], isWhole: false)
      )
    }
  }
}
