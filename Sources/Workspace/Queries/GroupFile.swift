import DocumentReader
import SpecChecker
import SwiftRenderer
import ViewModelIR

/// A rendered file, the folder that it goes to, and what its header names.
struct GroupFile: Sendable {
  enum Kind: CaseIterable, Sendable { case source, test }

  let kind: Kind
  /// The spec's file name, the schema's, or `all specs`.
  let source: String
  let name: String
  let body: RenderedText
  /// Where what it says comes from; nil for what all specs share.
  var location: Location?
  /// What it needs of the support file.
  var needs = SupportNeeds()
}

extension OutputFile {
  init(_ file: GroupFile) {
    self.init(name: file.name, source: file.source, body: file.body, location: file.location)
  }
}

extension Settings {
  func folder(for kind: GroupFile.Kind) -> String {
    switch kind {
    case .source: output
    case .test: tests
    }
  }
}

extension Workspace {
  /// The files of all specs under one configuration; none where its templates cannot be used.
  ///
  /// `oneFileForEach`: whatever a spec's layout.
  func renderedFiles(
    of group: CompiledGroup,
    oneFileForEach: Bool = false,
    into diagnostics: inout [Diagnostic]
  ) -> [GroupFile] {
    let settings = group.settings
    let templates = templates(in: settings.templates, in: Reading(files))
    diagnostics += templates.diagnostics
    if templates.value == nil { return [] }
    let options = RenderOptions(settings, inOneFile: oneFileForEach)
    // The specs that the run leaves alone need their helpers all the same.
    let keys = (group.screens + group.others).map { screen in
      RenderingKey(
        spec: SpecKey(path: screen.location.file.path, defaults: SpecDefaults(settings)),
        options: options,
        templates: settings.templates
      )
    }
    let screens = concurrentMap(keys.count) { self.rendering(keys[$0]) }
    diagnostics += screens.flatMap(\.diagnostics)
    let services = serviceFiles(of: group, into: &diagnostics)
    var needs = SupportNeeds()
    for file in screens.flatMap(\.value) + services { needs.formUnion(file.needs) }
    let own = screens.prefix(group.screens.count).flatMap(\.value)
    return own + services + [supportFile(needs, of: group)].compactMap { $0 }
  }

  private func supportFile(_ needs: SupportNeeds, of group: CompiledGroup) -> GroupFile? {
    var needs = needs
    let name = "ViewModelSupport.swift"
    let path = joinPath(group.settings.output, name)
    if !group.isComplete, let existing = try? readBytes(path) {
      // A spec with an error still has its files, and they need what they needed.
      needs.add(usedBy: RenderedText(String(decoding: existing, as: UTF8.self)))
    }
    return renderSupport(needs, access: group.settings.access).map {
      GroupFile(kind: .source, source: "all specs", name: name, body: RenderedText($0))
    }
  }
}
