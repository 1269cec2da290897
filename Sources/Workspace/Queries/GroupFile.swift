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
  var body: RenderedText
  /// Where what it says comes from; nil for what all specs share.
  var location: Location?
  /// What it needs of the support file.
  var needs = SupportNeeds()
  /// What it needs of the support file of the tests.
  var testNeeds = TestSupportNeeds()
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
    let found = templates(in: settings.templates, in: Reading(files))
    diagnostics += found.diagnostics
    guard let templates = found.value else { return [] }
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
    var shared = serviceFiles(of: group, into: &diagnostics)
    let protocols = protocolFiles(of: group, templates, into: &diagnostics)
    let all = screens.flatMap(\.value)
    let testSupport = testSupportFile(all, of: group, options, templates, into: &diagnostics)
    shared += [testSupport].compactMap { $0 }
    let own = screens.prefix(group.screens.count).flatMap(\.value)
    let support = supportFile(all + shared + protocols, of: group)
    if oneFileForEach {
      return own + shared + [withProtocols(protocols, support)].compactMap { $0 }
    }
    return own + shared + protocols + [support].compactMap { $0 }
  }

  /// The protocols have names that no build system knows of beforehand.
  private func withProtocols(_ protocols: [GroupFile], _ support: GroupFile?) -> GroupFile? {
    guard let first = protocols.first else { return support }
    var file =
      support ?? GroupFile(kind: .source, source: allSpecs, name: supportFileName, body: first.body)
    file.body = inOneFile(protocols.map(\.body) + [support?.body].compactMap { $0 })
    return file
  }

  private func protocolFiles(
    of group: CompiledGroup,
    _ templates: TemplateSet,
    into diagnostics: inout [Diagnostic]
  ) -> [GroupFile] {
    group.protocols.compactMap { file in
      renderServiceProtocol(
        file.service,
        modules: file.modules,
        access: group.settings.access,
        templates: templates,
        into: &diagnostics
      )
      .map { rendered in
        GroupFile(
          kind: .source,
          source: allSpecs,
          name: rendered.name,
          body: rendered.body,
          location: file.location,
          needs: SupportNeeds(of: rendered.body)
        )
      }
    }
  }

  private func supportFile(_ files: [GroupFile], of group: CompiledGroup) -> GroupFile? {
    var needs = SupportNeeds()
    for file in files { needs.formUnion(file.needs) }
    if let existing = group.neededFile(joinPath(group.settings.output, supportFileName)) {
      needs.add(usedBy: RenderedText(existing))
      needs.add(tokensIn: existing)
    }
    return renderSupport(needs, access: group.settings.access).map {
      GroupFile(kind: .source, source: allSpecs, name: supportFileName, body: RenderedText($0))
    }
  }

  private func testSupportFile(
    _ files: [GroupFile],
    of group: CompiledGroup,
    _ options: RenderOptions,
    _ templates: TemplateSet,
    into diagnostics: inout [Diagnostic]
  ) -> GroupFile? {
    var needs = TestSupportNeeds()
    for file in files { needs.formUnion(file.testNeeds) }
    if let existing = group.neededFile(joinPath(group.settings.tests, options.testSupportFile)) {
      needs.add(heldBy: existing)
    }
    return renderTestSupport(needs, options: options, templates: templates, into: &diagnostics)
      .map { file in
        GroupFile(
          kind: .test,
          source: allSpecs,
          name: file.name,
          body: file.body,
          needs: SupportNeeds(of: file.body)
        )
      }
  }
}

private let supportFileName = "ViewModelSupport.swift"

/// What the header of a file names that all specs share.
let allSpecs = "all specs"

extension CompiledGroup {
  /// The text of a shared file that is to keep what it has: a spec with an error still has its own files, and they need what they
  /// needed.
  func neededFile(_ path: String) -> String? {
    guard !isComplete, let bytes = try? readBytes(path) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
