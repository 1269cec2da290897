import DocumentReader
import SpecChecker
import SwiftRenderer
import TextOutput
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
        spec: SpecKey(screen.location.file.path, settings),
        options: options,
        templates: settings.templates,
        hasSamples: settings.samples,
        overloads: group.overloads(of: screen)
      )
    }
    progress?.enter(.render, of: keys.count)
    let screens = concurrentMap(keys.count) { index in
      defer { self.progress?.advance() }
      return self.rendering(keys[index])
    }
    diagnostics += screens.flatMap(\.diagnostics)
    let shared = serviceFiles(of: group, into: &diagnostics)
    let protocols = protocolFiles(of: group, templates, into: &diagnostics)
    let all = screens.flatMap(\.value)
    let testSupport = testSupportFile(all, of: group, options, templates, into: &diagnostics)
    let mocks = mockFiles(of: group, options, templates, into: &diagnostics)
    let own = screens.prefix(group.screens.count).flatMap(\.value)
    let support = supportFile(all + shared + protocols, of: group)
    let parts = [
      (protocols, support, supportFileName), (mocks, testSupport, options.testSupportFile),
    ]
    if oneFileForEach {
      return own + shared + parts.compactMap { joined($0, $1, named: $2) }
    }
    return own + shared + parts.flatMap { files, support, _ in files + [support].compactMap { $0 } }
  }

  /// In one file: a protocol has a name that no build system knows of beforehand.
  private func joined(
    _ files: [GroupFile],
    _ support: GroupFile?,
    named name: String
  ) -> GroupFile? {
    guard let first = files.first else { return support }
    var file =
      support ?? GroupFile(kind: first.kind, source: allSpecs, name: name, body: first.body)
    file.body = inOneFile(files.map(\.body) + [support?.body].compactMap { $0 })
    return file
  }

  private func mockFiles(
    of group: CompiledGroup,
    _ options: RenderOptions,
    _ templates: TemplateSet,
    into diagnostics: inout [Diagnostic]
  ) -> [GroupFile] {
    if group.protocols.isEmpty { return [] }
    var files = group.protocols.compactMap { file in
      renderServiceMock(
        file.service,
        modules: file.modules,
        options: options,
        templates: templates,
        into: &diagnostics
      )
    }
    files += [renderScreenTestSupport(templates, into: &diagnostics)].compactMap { $0 }
    files.removeAll { group.wouldLoseFunctions($0, in: group.settings.tests) }
    return files.map { GroupFile(kind: .test, source: allSpecs, name: $0.name, body: $0.body) }
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
      .flatMap { rendered in
        if group.wouldLoseFunctions(rendered, in: group.settings.output) { return nil }
        return GroupFile(
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
    let support = renderSupport(
      needs,
      access: group.settings.access,
      languages: group.settings.displayLanguages
    )
    return support.map {
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
  /// The functions of which the screen's protocol has several.
  fileprivate func overloads(of screen: Screen) -> Set<String> {
    let name = screen.presenter?.service.protocolName
    return protocols.first { $0.service.name == name }?.service.overloads ?? []
  }

  /// Whether the file as it is has functions that a spec with an error needs: it stays until the spec is mended.
  fileprivate func wouldLoseFunctions(_ file: RenderedFile, in folder: String) -> Bool {
    guard let existing = neededFile(joinPath(folder, file.name)) else { return false }
    func functions(_ text: String) -> Set<Substring> {
      Set(text.split(separator: "\n").filter { $0.contains("func ") })
    }
    return !functions(existing).isSubset(of: functions(file.body.string))
  }

  /// The text of a shared file that is to keep what it has: a spec with an error still has its own files, and they need what they
  /// needed.
  func neededFile(_ path: String) -> String? {
    guard !isComplete, let bytes = try? readBytes(path) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
