import DocumentReader
import Evaluator
import OutputInterface
import ViewModelIR

extension TwinSettings {
  func folder(for kind: FileKind) -> String {
    switch kind {
    case .source: output
    case .test: tests
    }
  }
}

extension Workspace {
  /// Plans the folders of a group in a further language; none if the configuration has no settings for it.
  func twinFolders(of group: CompiledGroup, in twin: any TwinLanguage) -> [OutputFolder] {
    guard let settings = group.settings.twins[twin.key] else { return [] }
    return group.folders(
      of: files(of: group, in: twin, settings),
      fileExtension: twin.fileExtension,
      twin: twin.key,
      at: settings.folder(for:)
    )
  }

  /// The files of a group in a further language.
  func files(
    of group: CompiledGroup,
    in twin: any TwinLanguage,
    _ settings: TwinSettings
  ) -> [OutputFile] {
    let options = settings.options
    // Specs whose own files are not written still need their helpers in the shared files.
    let all = group.shared(in: twin.key)
    let overloads = all.protocols.overloads
    let screens = group.all.map { screen -> [RenderedFile] in
      if screen.twinsLeftOut.contains(twin.key) { return [] }
      var shown = ShownScreen(screen)
      shown.cases = presenterCases(of: screen)
      shown.overloads = screen.presenter.flatMap { overloads[$0.service.protocolName] } ?? []
      let written = group.twinFiles.screens[screen.location.file.path]?[twin.key] ?? []
      if group.settings.samples { shown.samples = shownExamples(of: screen) }
      let samples = written.isEmpty ? nil : twin.samples(of: shown, options)
      return written + [samples].compactMap { $0 } + twin.tests(of: shown, options)
    }
    let schemas = all.services.map { types in
      (types, file: twin.file(of: types, options))
    }
    let services = group.twinFiles.protocols[twin.key] ?? []
    let shared = twin.sharedFiles(
      of: screens.flatMap { $0 } + schemas.map(\.file) + services,
      options
    )
    let common =
      schemas.map { OutputFile($1, of: $0) }
      + (services + shared).map {
        OutputFile($0, from: FileSubject.allSpecs.source, at: $0.location)
      }
    return group.ownFiles(screens)
      + common.map { group.keepingLines($0, in: settings.folder(for: $0.kind)) }
  }
}
